## The game

title = Abyss
subtitle = The throne under the sea
about =
    Explore the depths for allies, or call them from the Council, and recruit the lords of the Court with them.
    Every lord has a price, a power and influence; three keys bring a location under your control.
    Whoever wins a seventh lord calls the last turns. The most influence takes the throne.
option-leviathan = Leviathan
about-option-leviathan = Expansion: monsters lead to the Leviathans of the Border. New allies, lords and tokens, wounds, and a fifth player.

## Races, by their allies

race-jellyfish = Jellyfish
race-crab = Crabs
race-seahorse = Seahorses
race-shellfish = Shellfish
race-squid = Squid

## Guilds, by their lords

guild-mage = Mages
guild-soldier = Soldiers
guild-farmer = Farmers
guild-merchant = Merchants
guild-politician = Politicians
guild-ambassador = Ambassadors

## Allies: names without an article, the texts add "a" or "the"

ally-jellyfish-1 = Jellyfish 1
ally-jellyfish-2 = Jellyfish 2
ally-jellyfish-3 = Jellyfish 3
ally-jellyfish-4 = Jellyfish 4
ally-jellyfish-5 = Jellyfish 5
ally-jellyfish-1-pearls = Jellyfish 1 (pearls)
ally-jellyfish-2-pearls = Jellyfish 2 (pearls)
ally-jellyfish-3-dice = Jellyfish 3 (two dice)
ally-jellyfish-4-dice = Jellyfish 4 (two dice)
ally-crab-1 = Crab 1
ally-crab-2 = Crab 2
ally-crab-3 = Crab 3
ally-crab-4 = Crab 4
ally-crab-5 = Crab 5
ally-crab-1-pearls = Crab 1 (pearls)
ally-crab-2-pearls = Crab 2 (pearls)
ally-crab-3-dice = Crab 3 (two dice)
ally-crab-4-dice = Crab 4 (two dice)
ally-seahorse-1 = Seahorse 1
ally-seahorse-2 = Seahorse 2
ally-seahorse-3 = Seahorse 3
ally-seahorse-4 = Seahorse 4
ally-seahorse-5 = Seahorse 5
ally-seahorse-1-pearls = Seahorse 1 (pearls)
ally-seahorse-2-pearls = Seahorse 2 (pearls)
ally-seahorse-3-dice = Seahorse 3 (two dice)
ally-seahorse-4-dice = Seahorse 4 (two dice)
ally-shellfish-1 = Shellfish 1
ally-shellfish-2 = Shellfish 2
ally-shellfish-3 = Shellfish 3
ally-shellfish-4 = Shellfish 4
ally-shellfish-5 = Shellfish 5
ally-shellfish-1-pearls = Shellfish 1 (pearls)
ally-shellfish-2-pearls = Shellfish 2 (pearls)
ally-shellfish-3-dice = Shellfish 3 (two dice)
ally-shellfish-4-dice = Shellfish 4 (two dice)
ally-squid-1 = Squid 1
ally-squid-2 = Squid 2
ally-squid-3 = Squid 3
ally-squid-4 = Squid 4
ally-squid-5 = Squid 5
ally-squid-1-pearls = Squid 1 (pearls)
ally-squid-2-pearls = Squid 2 (pearls)
ally-squid-3-dice = Squid 3 (two dice)
ally-squid-4-dice = Squid 4 (two dice)
ally-monster = Monster

about-ally-plain = Pays for lords with its value, and may then stay as an affiliated ally.
about-ally-pearls = When it attacks a Leviathan: after the roll, each pearl you spend adds 1 to the attack.
about-ally-dice = When it attacks a Leviathan: roll two dice, the higher one counts.

## Lords: names without an article, the texts add "the"

lord-recruiter = Recruiter
lord-jailer = Jailer
lord-seeker = Seeker
lord-assassin = Assassin
lord-commander = Commander
lord-tamer = Tamer
lord-hunter = Hunter
lord-ship-master = Ship Master
lord-trader = Trader
lord-peddler = Peddler
lord-landlord = Landlord
lord-slaver = Slaver
lord-shopkeeper = Shopkeeper
lord-shaman = Shaman
lord-invoker = Invoker
lord-apprentice = Apprentice
lord-oracle = Oracle
lord-alchemist = Alchemist
lord-illusionist = Illusionist
lord-master-of-magic = Master of Magic
lord-opportunist = Opportunist
lord-corruptor = Corruptor
lord-traitor = Traitor
lord-diplomat = Diplomat
lord-treasurer = Treasurer
lord-schemer = Schemer
lord-keeper = Keeper
lord-reaper = Reaper
lord-shepherd = Shepherd
lord-miller = Miller
lord-aquaculturalist = Aquaculturalist
lord-landowner = Landowner
lord-sage = Sage
lord-hermit = Hermit
lord-elder = Elder
lord-intrepid = Intrepid
lord-border-guard = Border Guard
lord-taxidermist = Taxidermist
lord-arms-dealer = Arms Dealer
lord-metamorph = Metamorph
lord-sorcerer = Sorcerer
lord-altruist = Altruist
lord-rebel = Rebel
lord-coward = Coward
lord-breeder = Breeder

about-lord-recruiter = Your opponents pay 2 more for every lord they recruit.
about-lord-jailer = On arrival: each opponent discards one ally of their choice.
about-lord-seeker = On arrival: each opponent loses 2 pearls, or all if they have fewer.
about-lord-assassin = On arrival: disable one free lord of each opponent. It keeps its influence, but neither power nor key.
about-lord-commander = Your opponents hold 6 allies at most: whoever has more discards the rest at once, and from then on at the end of each own turn.
about-lord-tamer = An opponent who fights a monster is rewarded as if the threat were one space lower, but never below the first.
about-lord-hunter = On arrival: take a monster token at random from an opponent.
about-lord-ship-master = When your exploration ends: 1 pearl for each race among the allies you leave to the Council.
about-lord-trader = On arrival: 3 pearls.
about-lord-peddler = On arrival: 2 pearls.
about-lord-landlord = 1 pearl on arrival, and 1 at the start of each of your turns.
about-lord-slaver = Once in your turn: you may discard an ally for 2 pearls.
about-lord-shopkeeper = On arrival: 1 pearl.
about-lord-shaman = Powers of your opponents’ soldiers do not affect you.
about-lord-invoker = On arrival: you take another turn right after this one.
about-lord-apprentice = On arrival: take a pile of the Council.
about-lord-oracle = Once in your turn: you may discard a pile of the Council.
about-lord-alchemist = When you ask the Council for support, you take two piles.
about-lord-illusionist = On arrival: you may exchange one of your locations for an available one. The lords below it move along.
about-lord-master-of-magic = In later recruitments you affiliate any one of the allies you pay with, not the weakest.
about-lord-opportunist = Once in your turn: you may discard a lord of the Court; the top lord of the deck takes its place.
about-lord-corruptor = On arrival: you may recruit another lord of the Court for just 5 pearls.
about-lord-traitor = On arrival: you may discard another of your free lords and take any lord of the Court.
about-lord-diplomat = No race is mandatory when you recruit; the number of races still counts.
about-lord-treasurer = You pay 2 less for every lord you recruit.
about-lord-schemer = On arrival: you may discard another of your free lords and take the top lord of the deck.
about-lord-keeper = No power, but a key.
about-lord-reaper = No power, but a key.
about-lord-shepherd = No power, but a key.
about-lord-miller = No power, but much influence.
about-lord-aquaculturalist = No power, but much influence.
about-lord-landowner = No power, but much influence.
about-lord-sage = On arrival: draw 2 locations and control one of them with this lord alone. The other one becomes available.
about-lord-hermit = On arrival: draw a location and control it with this lord alone.
about-lord-elder = On arrival: draw 3 locations and control one of them with this lord alone. The others become available.
about-lord-intrepid = When you have slain a Leviathan in a fight, you may fight a second one in the same turn.
about-lord-border-guard = On arrival: choose an opponent, who must add a Leviathan to the Border.
about-lord-taxidermist = 2 pearls for each life point you take from a Leviathan.
about-lord-arms-dealer = On arrival: 1 pearl for each Leviathan at the Border.
about-lord-metamorph = You may attack any Leviathan with allies of any race.
about-lord-sorcerer = On arrival: you may fight a Leviathan at once.
about-lord-altruist = One more monster token for each life point you take from a Leviathan.
about-lord-rebel = On arrival: a Leviathan of your choice loses a life point, and you take the reward.
about-lord-coward = You may ignore a monster that you reveal: it is discarded, and you explore on.
about-lord-breeder = On arrival: draw a Leviathan and put it on a free zone of your choice.

## Locations: names without an article, the texts add "the"

location-sargasso-silos = Sargasso Silos
location-hydrozoa-reserves = Hydrozoa Reserves
location-sanctuary = Sanctuary
location-parliament = Parliament
location-barracks = Barracks
location-dockworks = Dockworks
location-sargasso-fields = Sargasso Fields
location-abyss = Abyss
location-city-of-mirrors = City of Mirrors
location-black-smokers = Black Smokers
location-oceanic-senate-assembly = Oceanic Senate Assembly
location-depths = Depths
location-throne-room = Throne Room
location-jail = Jail
location-chasm = Chasm
location-closed-tower = Closed Tower
location-lost-tower = Lost Tower
location-chamber-of-allies = Chamber of Allies
location-nest-of-giant-clams = Nest of Giant Clams
location-coral-barrier = Coral Barrier

about-location-sargasso-silos = 5 points, and 2 for each of your farmers.
about-location-hydrozoa-reserves = 6 points, and 2 for each of your mages.
about-location-sanctuary = 4 points, and 3 for each of your affiliated jellyfish.
about-location-parliament = 6 points, and 2 for each of your politicians.
about-location-barracks = 7 points, and 2 for each of your soldiers.
about-location-dockworks = 5 points, and 2 for each of your merchants.
about-location-sargasso-fields = 3 points, and 3 for each of your affiliated seahorses.
about-location-abyss = 2 points for each guild among your lords; the ambassadors are one.
about-location-city-of-mirrors = Copies the location of an opponent that is worth most with your own lords and allies.
about-location-black-smokers = No points, but when you take it you may put any location of the deck in its place.
about-location-oceanic-senate-assembly = 4 points, and 3 for each of your affiliated squid.
about-location-depths = Twice the influence of your weakest lord.
about-location-throne-room = The influence of your strongest lord.
about-location-jail = 15 points, less 1 for each of your lords.
about-location-chasm = 5 points, and 3 for each of your affiliated crabs.
about-location-closed-tower = 3 points for each of your lords that shows a key.
about-location-lost-tower = 3 points for each of your lords that shows no key.
about-location-chamber-of-allies = 3 points, and the value of your weakest affiliated ally of each race.
about-location-nest-of-giant-clams = 3 points, and 3 for each of your affiliated shellfish.
about-location-coral-barrier = 20 points, less 1 for each of your affiliated allies.

## Leviathans: names without an article, the texts add "the"

leviathan-veiled-mother = Veiled Mother
leviathan-drifting-shroud = Drifting Shroud
leviathan-crown-of-stings = Crown of Stings
leviathan-glass-bell = Glass Bell
leviathan-reef-grinder = Reef Grinder
leviathan-shell-warden = Shell Warden
leviathan-hinge-jaw = Hinge Jaw
leviathan-spiral-horn = Spiral Horn
leviathan-ink-tyrant = Ink Tyrant
leviathan-many-arms = Many Arms
leviathan-deep-grasp = Deep Grasp
leviathan-coil-eye = Coil Eye
leviathan-long-mane = Long Mane
leviathan-bridled-wyrm = Bridled Wyrm
leviathan-river-steed = River Steed
leviathan-curl-tail = Curl Tail
leviathan-old-carapace = Old Carapace
leviathan-pincer-king = Pincer King
leviathan-red-bulwark = Red Bulwark
leviathan-mud-claw = Mud Claw

about-leviathan-veiled-mother = Fought with jellyfish or crabs. Resistance 3, then 7, then 5; reward 1, then 2, then 1 monster token. When it attacks: discard 3 allies.
about-leviathan-drifting-shroud = Fought with jellyfish or crabs. Resistance 6, then 4; reward 2, then 1 monster token. When it attacks: discard 3 allies.
about-leviathan-crown-of-stings = Fought with jellyfish or crabs. Resistance 9; reward 3 monster tokens. When it attacks: 3 wounds.
about-leviathan-glass-bell = Fought with jellyfish or crabs. Resistance 6; reward 1 monster token. When it attacks: 2 wounds.
about-leviathan-reef-grinder = Fought with shellfish or crabs. Resistance 4, then 6, then 5; reward 1, then 2, then 1 monster token. When it attacks: lose 3 pearls.
about-leviathan-shell-warden = Fought with shellfish or crabs. Resistance 6, then 4; reward 2, then 1 monster token. When it attacks: lose 3 pearls.
about-leviathan-hinge-jaw = Fought with shellfish or crabs. Resistance 8; reward 3 monster tokens. When it attacks: 3 wounds.
about-leviathan-spiral-horn = Fought with shellfish or crabs. Resistance 6; reward 1 monster token. When it attacks: 2 wounds.
about-leviathan-ink-tyrant = Fought with squid or crabs. Resistance 3, then 7, then 5; reward 1, then 2, then 1 monster token. When it attacks: discard a free lord.
about-leviathan-many-arms = Fought with squid or crabs. Resistance 6, then 4; reward 2, then 1 monster token. When it attacks: discard a free lord.
about-leviathan-deep-grasp = Fought with squid or crabs. Resistance 7; reward 2 monster tokens. When it attacks: 3 wounds.
about-leviathan-coil-eye = Fought with squid or crabs. Resistance 5; reward 1 monster token. When it attacks: 2 wounds.
about-leviathan-long-mane = Fought with seahorses or crabs. Resistance 3, then 7, then 5; reward 1, then 1, then 2 monster tokens. When it attacks: 3 wounds.
about-leviathan-bridled-wyrm = Fought with seahorses or crabs. Resistance 6, then 4; reward 2, then 2 monster tokens. When it attacks: 2 wounds.
about-leviathan-river-steed = Fought with seahorses or crabs. Resistance 7; reward 4 monster tokens. When it attacks: 3 wounds.
about-leviathan-curl-tail = Fought with seahorses or crabs. Resistance 5; reward 2 monster tokens. When it attacks: 2 wounds.
about-leviathan-old-carapace = Fought with crabs alone. Resistance 4, then 7, then 6; reward 1, then 1, then 1 monster token. When it attacks: 4 wounds.
about-leviathan-pincer-king = Fought with crabs alone. Resistance 7, then 5; reward 1, then 1 monster token. When it attacks: 3 wounds.
about-leviathan-red-bulwark = Fought with crabs alone. Resistance 9; reward 2 monster tokens. When it attacks: 3 wounds.
about-leviathan-mud-claw = Fought with crabs alone. Resistance 7; reward 1 monster token. When it attacks: 2 wounds.

## Zones of the Border, by the sum of the dice

zone-2-3 = 2/3
zone-4 = 4
zone-5 = 5
zone-6 = 6
zone-7 = 7
zone-8 = 8
zone-9 = 9
zone-10 = 10
zone-11-12 = 11/12

## Rewards, tokens and their piles, as they stand in a sentence

reward-p = a pearl
reward-m = a monster token
reward-pp = two pearls
reward-pm = a pearl and a monster token
reward-mm = two monster tokens
reward-k = a key
reward-kp = a key and a pearl
reward-km = a key and a monster token
reward-kpp = a key and two pearls
reward-kpm = a key, a pearl and a monster token
reward-kmm = a key and two monster tokens
reward-kk = two keys

token-two-pearls = two pearls
token-three-pearls = three pearls
token-key = a key
token-council = a pile of the Council

pile-monster = monster token with influence
pile-new = new monster token

## Decisions: what is asked of the player

decision-reveal = You may reveal the new monster tokens that you kept.
decision-turn = Your turn: plot at Court, then explore, ask the Council for support, or recruit a lord.
decision-offer = { $seat2 } offers you a { $ally } for { $count ->
    [one] one pearl.
   *[other] { $count } pearls.
}
decision-ally = Nobody buys: take the { $ally }, or explore on.
decision-monster = A monster on space { $space } of the track: fight it, or explore on.
decision-reward = The monster is beaten. Choose your reward for threat { $space }.
decision-council = Which pile of the Council do you take?
decision-pay = Pay for the { $lord } with allies; pearls make up for missing points.
decision-affiliate = The { $lord } is paid for: which of these allies do you affiliate?
decision-jail = The Jailer takes one of your allies: discard one.
decision-disarm = { $count ->
    [one] The Commander leaves you six allies: discard one.
   *[other] The Commander leaves you six allies: discard { $count }, one after the other.
}
decision-assassinate = Which free lord of { $seat2 } does the Assassin disable?
decision-hunt = From whom does the Hunter take a monster token?
decision-illusion = The Illusionist: you may give up one of your locations for an available one.
decision-exchange = You give up { $location }. Which available location do you take instead?
decision-corrupt = The Corruptor: you may recruit another lord of the Court for 5 pearls.
decision-betray = The Traitor: you may discard another of your free lords and take one from the Court.
decision-usurp = Which lord of the Court do you take?
decision-scheme = The Schemer: you may discard another of your free lords and take the top lord of the deck.
decision-location = Your keys open a location: take an available one, or draw up to four.
decision-claim = { $count ->
    [one] Take the location you drew.
   *[other] Take one of the { $count } locations you drew; the others become available.
}
decision-keys = { $count ->
    [one] Which key opens the { $location }? One more is needed.
   *[other] Which keys open the { $location }? { $count } more are needed.
}
decision-smokers = The Black Smokers: put any location of the deck in their place, or keep them.
decision-powers = Before your turn ends, you may still use a power.
decision-target = Which Leviathan do you fight?
decision-attack = Who attacks the { $leviathan }?
decision-boost = Attack power { $count } against the { $leviathan }: how many pearls do you add?
decision-tokens = { $count ->
    [one] You win one monster token: one with influence, or a new one?
   *[other] You win { $count } monster tokens: how many with influence? The others are new ones.
}
decision-unveil = Reveal new monster tokens now, or keep them for a later turn.
decision-lose-allies = { $count ->
    [one] The { $leviathan } attacks you: discard one ally.
   *[other] The { $leviathan } attacks you: discard { $count } allies, one after the other.
}
decision-lose-lord = The { $leviathan } attacks you: discard one of your free lords.
decision-martial-law = { $count ->
    [one] Martial law: you hold one ally too many. Pay a pearl to keep it, or discard one.
   *[other] Martial law: you hold { $count } allies too many. For each of them pay a pearl, or discard one.
}
decision-guard = The Border Guard: which opponent adds a Leviathan to the Border?
decision-strike = The Rebel: which Leviathan loses a life point?
decision-breed = The Breeder: on which free zone do you put the { $leviathan }?

## Actions

action-plot = Plot: pay a pearl for a new lord at Court
action-explore = Explore the depths
action-take-pile = Take the pile of the { $race }
action-recruit = Recruit the { $lord }
action-sell = Slaver: discard a { $ally } for two pearls
action-dissolve = Oracle: discard the pile of the { $race }
action-replace = Opportunist: replace the { $lord }
action-end-turn = End the turn
action-buy = Buy
action-decline = Decline
action-decline-all = Decline for the rest of this turn
action-take-ally = Take the ally
action-explore-on = Explore on
action-fight = Fight
action-ignore = Coward: ignore the monster
action-choose = Take { $reward }
action-pay = Pay with a { $ally }
action-pay-rest = Done: pay the rest in pearls
action-affiliate = Affiliate a { $ally }
action-discard = Discard a { $ally }
action-disable = Disable the { $lord }
action-hunt = Take a { $pile } from { $seat }
action-give-up = Give up the { $location }
action-take = Take the { $location }
action-draw-locations = { $count ->
    [one] Draw one location
   *[other] Draw { $count } locations
}
action-use-key = Use the key of the { $lord }
action-use-key-token = Use a key token
action-keep-location = Keep the Black Smokers
action-dismiss = Discard the { $lord }
action-take-lord = Take the { $lord }
action-pass = Pass
action-attack = Fight in zone { $zone }
action-attack-with = Attack with a { $ally }
action-stop = Stop fighting
action-spend = { $count ->
    [0] Add no pearl
    [one] Add one pearl
   *[other] Add { $count } pearls
}
action-take-tokens = { $count ->
    [0] None with influence: all of them new
    [one] One with influence, the rest new
   *[other] { $count } with influence, the rest new
}
action-reveal = Reveal: { $token }
action-keep-tokens = Keep the rest
action-pay-pearl = Pay a pearl and keep one ally more
action-send = { $seat } adds a Leviathan
action-strike = Strike in zone { $zone }
action-place = Put it on zone { $zone }

## Events: $you is "yes" where the reader is the seat spoken of, $you2 where it is the other seat

event-turn-began = { $you ->
    [yes] It is your turn.
   *[no] { $seat } is to play.
}
event-extra-turn-began = { $you ->
    [yes] You take another turn.
   *[no] { $seat } takes another turn.
}
event-pearls-gained = { $you ->
    [yes] You gain { $count ->
        [one] one pearl
       *[other] { $count } pearls
    } and have { $total }.
   *[no] { $seat } gains { $count ->
        [one] one pearl
       *[other] { $count } pearls
    } and has { $total }.
}
event-pearls-lost = { $you ->
    [yes] You part with { $count ->
        [one] one pearl
       *[other] { $count } pearls
    } and have { $total }.
   *[no] { $seat } parts with { $count ->
        [one] one pearl
       *[other] { $count } pearls
    } and has { $total }.
}
event-lord-plotted = { $you ->
    [yes] You plot at Court and bring in the { $lord }.
   *[no] { $seat } plots at Court and brings in the { $lord }.
}
event-ally-revealed = { $you ->
    [yes] You descend and find a { $ally }.
   *[no] { $seat } descends and finds a { $ally }.
}
event-monster-revealed = { $you ->
    [yes] You descend and meet a monster.
   *[no] { $seat } descends and meets a monster.
}
event-ally-bought = { $you ->
    [yes] You buy the { $ally } for { $count ->
        [one] one pearl.
       *[other] { $count } pearls.
    }
   *[no] { $seat } buys the { $ally } for { $count ->
        [one] one pearl.
       *[other] { $count } pearls.
    }
}
event-offer-declined = { $you ->
    [yes] You decline the { $ally }.
   *[no] { $seat } declines the { $ally }.
}
event-ally-taken = { $you ->
    [yes] You take the { $ally } along.
   *[no] { $seat } takes the { $ally } along.
}
event-ally-to-council = { $you ->
    [yes] You leave a { $ally } to the Council.
   *[no] { $seat } leaves a { $ally } to the Council.
}
event-monster-passed = { $you ->
    [yes] You steal past the monster: the threat is at { $space }.
   *[no] { $seat } steals past the monster: the threat is at { $space }.
}
event-monster-ignored = { $you ->
    [yes] You look the other way and let the monster go.
   *[no] { $seat } looks the other way and lets the monster go.
}
event-monster-fought = { $you ->
    [yes] You fight the monster.
   *[no] { $seat } fights the monster.
}
event-reward-taken = { $you ->
    [yes] You are rewarded with { $reward }.
   *[no] { $seat } is rewarded with { $reward }.
}
event-deck-rebuilt = { $count ->
    [one] The discarded card becomes the new exploration deck.
   *[other] The { $count } discarded cards become the new exploration deck.
}
event-exploration-failed = { $you ->
    [yes] You find nobody left in the depths and come back alone.
   *[no] { $seat } finds nobody left in the depths and comes back alone.
}
event-pile-taken = { $you ->
    [yes] You take the { $race } of the Council: { $count ->
        [one] one ally.
       *[other] { $count } allies.
    }
   *[no] { $seat } takes the { $race } of the Council: { $count ->
        [one] one ally.
       *[other] { $count } allies.
    }
}
event-ally-drawn = { $you ->
    [yes] You welcome a { $ally }.
   *[no] { $seat } welcomes a { $ally }.
}
event-keys-gained = { $you ->
    [yes] You gain { $count ->
        [one] one key token
       *[other] { $count } key tokens
    } and have { $total }.
   *[no] { $seat } gains { $count ->
        [one] one key token
       *[other] { $count } key tokens
    } and has { $total }.
}
event-tokens-drawn = { $you ->
    [yes] You draw { $count ->
        [one] one monster token
       *[other] { $count } monster tokens
    } with influence.
   *[no] { $seat } draws { $count ->
        [one] one monster token
       *[other] { $count } monster tokens
    } with influence.
}
event-token-seen = { $you ->
    [yes] You find { $influence } influence on a monster token.
   *[no] { $seat } finds { $influence } influence on a monster token.
}
event-new-tokens-drawn = { $you ->
    [yes] You draw { $count ->
        [one] one new monster token.
       *[other] { $count } new monster tokens.
    }
   *[no] { $seat } draws { $count ->
        [one] one new monster token.
       *[other] { $count } new monster tokens.
    }
}
event-new-token-seen = { $you ->
    [yes] You find { $token } on a new monster token.
   *[no] { $seat } finds { $token } on a new monster token.
}
event-token-revealed = { $you ->
    [yes] You reveal a new monster token: { $token }.
   *[no] { $seat } reveals a new monster token: { $token }.
}
event-ally-paid = { $you ->
    [yes] You pay with a { $ally }.
   *[no] { $seat } pays with a { $ally }.
}
event-lord-recruited = { $you ->
    [yes] You recruit the { $lord }{ $count ->
        [0] .
        [one] {""} and add one pearl.
       *[other] {""} and add { $count } pearls.
    }
   *[no] { $seat } recruits the { $lord }{ $count ->
        [0] .
        [one] {""} and adds one pearl.
       *[other] {""} and adds { $count } pearls.
    }
}
event-ally-affiliated = { $you ->
    [yes] You affiliate a { $ally }.
   *[no] { $seat } affiliates a { $ally }.
}
event-court-refilled = { $you ->
    [yes] You leave the Court almost empty: new lords are called.
   *[no] { $seat } leaves the Court almost empty: new lords are called.
}
event-lord-arrived = The Court welcomes the { $lord }.
event-court-short = There are not enough lords left to fill the Court.
event-ally-discarded = { $you ->
    [yes] You discard a { $ally }.
   *[no] { $seat } discards a { $ally }.
}
event-lord-disabled = { $you ->
    [yes] You disable the { $lord } of { $seat2 }.
   *[no] { $you2 ->
        [yes] { $seat } disables your { $lord }.
       *[no] { $seat } disables the { $lord } of { $seat2 }.
    }
}
event-token-stolen = { $you ->
    [yes] You take a { $pile } from { $seat2 }.
   *[no] { $you2 ->
        [yes] { $seat } takes a { $pile } from you.
       *[no] { $seat } takes a { $pile } from { $seat2 }.
    }
}
event-token-won = { $you ->
    [yes] You find { $influence } influence on it.
   *[no] { $seat } finds { $influence } influence on it.
}
event-new-token-won = { $you ->
    [yes] You find { $token } on it.
   *[no] { $seat } finds { $token } on it.
}
event-location-given-up = { $you ->
    [yes] You give up the { $location }.
   *[no] { $seat } gives up the { $location }.
}
event-lord-discarded = { $you ->
    [yes] You lose the { $lord }.
   *[no] { $seat } loses the { $lord }.
}
event-lord-taken = { $you ->
    [yes] You take the { $lord } into your service.
   *[no] { $seat } takes the { $lord } into service.
}
event-pile-dissolved = { $you ->
    [yes] You discard the { $race } of the Council: { $count ->
        [one] one ally.
       *[other] { $count } allies.
    }
   *[no] { $seat } discards the { $race } of the Council: { $count ->
        [one] one ally.
       *[other] { $count } allies.
    }
}
event-court-lord-replaced = { $you ->
    [yes] You send the { $lord } away from Court and bring in the { $lord2 }.
   *[no] { $seat } sends the { $lord } away from Court and brings in the { $lord2 }.
}
event-extra-turn-won = { $you ->
    [yes] You win another turn after this one.
   *[no] { $seat } wins another turn after this one.
}
event-location-drawn = { $you ->
    [yes] You draw the { $location }.
   *[no] { $seat } draws the { $location }.
}
event-location-taken = { $you ->
    [yes] You take control of the { $location }.
   *[no] { $seat } takes control of the { $location }.
}
event-lord-tucked = { $you ->
    [yes] You post the { $lord } at the { $location }.
   *[no] { $seat } posts the { $lord } at the { $location }.
}
event-keys-used = { $you ->
    [yes] You give back { $count ->
        [one] one key token.
       *[other] { $count } key tokens.
    }
   *[no] { $seat } gives back { $count ->
        [one] one key token.
       *[other] { $count } key tokens.
    }
}
event-location-replaced = { $you ->
    [yes] You leave the Black Smokers behind and control the { $location }.
   *[no] { $seat } leaves the Black Smokers behind and controls the { $location }.
}
event-last-turns-began = { $you ->
    [yes] You bring the game near its end: everybody else has one last turn.
   *[no] { $seat } brings the game near its end: everybody else has one last turn.
}
event-game-ended = The game is over.
event-dice-rolled = { $you ->
    [yes] You roll { $count2 ->
        [0] a { $count }.
       *[other] { $count } and { $count2 }.
    }
   *[no] { $seat } rolls { $count2 ->
        [0] a { $count }.
       *[other] { $count } and { $count2 }.
    }
}
event-leviathan-came = { $you ->
    [yes] You rouse the { $leviathan } in zone { $zone }.
   *[no] { $seat } rouses the { $leviathan } in zone { $zone }.
}
event-leviathan-attacked = { $you ->
    [yes] The { $leviathan } attacks you.
   *[no] The { $leviathan } attacks { $seat }.
}
event-leviathan-left = The { $leviathan } leaves the Border.
event-wounds-taken = { $you ->
    [yes] You take { $count ->
        [one] one wound
       *[other] { $count } wounds
    } and have { $total }.
   *[no] { $seat } takes { $count ->
        [one] one wound
       *[other] { $count } wounds
    } and has { $total }.
}
event-fight-began = { $you ->
    [yes] You face the { $leviathan }.
   *[no] { $seat } faces the { $leviathan }.
}
event-attack-made = { $you ->
    [yes] You attack with a { $ally }: power { $count }.
   *[no] { $seat } attacks with a { $ally }: power { $count }.
}
event-pearls-spent = { $you ->
    [yes] You add { $count ->
        [one] one pearl
       *[other] { $count } pearls
    }: power { $total }.
   *[no] { $seat } adds { $count ->
        [one] one pearl
       *[other] { $count } pearls
    }: power { $total }.
}
event-attack-failed = { $you ->
    [yes] You cannot hurt the { $leviathan }.
   *[no] { $seat } cannot hurt the { $leviathan }.
}
event-leviathan-hurt = { $you ->
    [yes] You take { $count ->
        [one] one life point
       *[other] { $count } life points
    } from the { $leviathan }.
   *[no] { $seat } takes { $count ->
        [one] one life point
       *[other] { $count } life points
    } from the { $leviathan }.
}
event-leviathan-slain = { $you ->
    [yes] You slay the { $leviathan }.
   *[no] { $seat } slays the { $leviathan }.
}
event-statue-taken = { $you ->
    [yes] You become the Scourge of Abyss.
   *[no] { $seat } becomes the Scourge of Abyss.
}
event-monster-harmless = { $you ->
    [yes] You send the monster away: it can do no harm.
   *[no] { $seat } sends the monster away: it can do no harm.
}
event-leviathan-drawn = { $you ->
    [yes] You draw the { $leviathan }.
   *[no] { $seat } draws the { $leviathan }.
}

## Why not: these follow a colon

why-game-over = the game is over.
why-without-leviathan = this belongs to Leviathan, which is not in play.
why-not-now-plot = you plot at the beginning of your turn, before your action.
why-not-now-explore = an exploration is the action of a turn, and this is not the moment to choose it.
why-not-now-take-pile = this is not the moment to take a pile of the Council.
why-not-now-recruit = recruiting is the action of a turn, and this is not the moment to choose it.
why-not-now-sell = the Slaver serves before the action of your turn, or at the end of the turn.
why-not-now-dissolve = the Oracle serves before the action of your turn, or at the end of the turn.
why-not-now-replace = the Opportunist serves before the action of your turn, or at the end of the turn.
why-not-now-end-turn = the turn is not over yet.
why-not-now-buy = no ally is offered to you.
why-not-now-decline = no ally is offered to you.
why-not-now-decline-all = no ally is offered to you.
why-not-now-take-ally = there is no ally on the track that you could take now.
why-not-now-explore-on = you go on only from an ally that nobody bought, or from a monster.
why-not-now-fight = there is no monster to fight now.
why-not-now-ignore = there is no monster to ignore now.
why-not-now-choose = no monster has been beaten.
why-not-now-pay = no lord is being paid for.
why-not-now-pay-rest = no lord is being paid for.
why-not-now-affiliate = an ally is affiliated only when a lord has been paid for.
why-not-now-discard = nothing asks you to discard an ally.
why-not-now-disable = no Assassin has just arrived.
why-not-now-hunt = no Hunter has just arrived.
why-not-now-give-up = no Illusionist has just arrived.
why-not-now-take = no keys open a location now.
why-not-now-draw-locations = no keys open a location now.
why-not-now-use-key = no location is waiting for its keys.
why-not-now-use-key-token = no location is waiting for its keys.
why-not-now-keep-location = nobody has just found the Black Smokers.
why-not-now-dismiss = nothing asks you to discard a lord.
why-not-now-take-lord = neither Corruptor nor Traitor lets you take a lord now.
why-not-now-pass = there is nothing to pass on.
why-not-now-attack = there is no Leviathan to choose for a fight now.
why-not-now-attack-with = you are not fighting a Leviathan.
why-not-now-stop = you are not fighting a Leviathan.
why-not-now-spend = pearls are added only after the roll of an ally with that effect.
why-not-now-take-tokens = no monster tokens have been won.
why-not-now-reveal = new monster tokens are revealed when you win them, or at the start of your turn.
why-not-now-keep-tokens = no monster tokens wait to be revealed.
why-not-now-pay-pearl = martial law asks nothing of you now.
why-not-now-send = no Border Guard has just arrived.
why-not-now-strike = no Rebel has just arrived.
why-not-now-place = no Breeder has just arrived.
why-no-pearl = you have no pearl.
why-court-full = the Court is full.
why-lord-deck-empty = the lord deck is empty.
why-pile-empty = the Council has no { $race }.
why-council-empty = all piles of the Council are empty.
why-lord-not-in-court = the { $lord } is not at Court.
why-race-missing = the { $lord } demands { $race }, and you have none.
why-too-few-races = { $count ->
    [one] the { $lord } demands allies of exactly one race, and your hand has fewer.
   *[other] the { $lord } demands allies of exactly { $count } races, and your hand has fewer.
}
why-too-poor = { $count ->
    [one] the { $lord } costs one point more than your allies and pearls come to.
   *[other] the { $lord } costs { $count } points more than your allies and pearls come to.
}
why-power-used = you have used the power of the { $lord } in this turn.
why-lord-not-active = the power you mean belongs to the { $lord }, who is not among your free lords or is disabled.
why-ally-not-in-hand = you have no { $ally } in hand.
why-must-fight = on the last space of the track a monster must be fought.
why-nobody-can-fight = you have no ally that may fight any Leviathan of the Border.
why-reward-not-here = threat { $space } does not give { $reward }.
why-too-few-tokens = { $count ->
    [0] no monster token with influence is left.
    [one] only one monster token with influence is left.
   *[other] only { $count } monster tokens with influence are left.
}
why-too-few-new-tokens = { $count ->
    [0] no new monster token is left: take more with influence.
    [one] only one new monster token is left: take more with influence.
   *[other] only { $count } new monster tokens are left: take more with influence.
}
why-fewer-tokens-won = { $count ->
    [one] you have won only one monster token.
   *[other] you have won only { $count } monster tokens.
}
why-race-too-many = { $count ->
    [one] the { $lord } is paid with exactly one race.
   *[other] the { $lord } is paid with exactly { $count } races.
}
why-race-place-kept = the { $lord } demands { $race }, and no other race has room any more.
why-ally-leads-nowhere = with a { $ally } your payment could not reach the price of the { $lord } any more.
why-ally-superfluous = with a { $ally } one of the allies of your payment would be superfluous.
why-payment-lacks-race = the { $lord } demands { $race }, and none is in your payment.
why-payment-lacks-races = { $count ->
    [one] your payment lacks one more race.
   *[other] your payment lacks { $count } more races.
}
why-payment-short = { $count ->
    [one] your payment is one point short, and you have no pearl for it.
   *[other] your payment is { $count } points short, beyond what your pearls can add.
}
why-ally-not-paid = no { $ally } is among the allies you paid with.
why-ally-not-weakest = a { $ally } is not the weakest of the allies you paid with.
why-lord-not-theirs = the { $lord } is not among the free lords of that player.
why-lord-already-disabled = the { $lord } is disabled already.
why-no-such-player = there is no such player at this table.
why-not-yourself = you cannot choose yourself.
why-player-protected = a Shaman protects that player from soldiers.
why-no-such-token = that player has no { $pile }.
why-location-not-controlled = you do not control the { $location }.
why-location-not-available = the available locations do not include the { $location }.
why-location-not-drawn = you did not draw the { $location }.
why-location-not-in-deck = the location deck does not hold the { $location }.
why-too-few-locations = { $count ->
    [0] the location deck is empty.
    [one] the location deck has only one tile left.
   *[other] the location deck has only { $count } tiles left.
}
why-lord-not-free = the { $lord } is not among your free lords.
why-lord-disabled = the { $lord } is disabled: the key does not count.
why-lord-without-key = the { $lord } shows no key.
why-no-key-token = you have no key token.
why-keys-must-fit = exactly three keys are used, and with this one that would not come out even.
why-lord-just-came = the { $lord } cannot be discarded for its own power.
why-zone-empty = there is no Leviathan in zone { $zone }.
why-zone-taken = there is a Leviathan in zone { $zone } already.
why-no-ally-for-leviathan = you have no ally that may fight the { $leviathan }.
why-ally-cannot-fight = a { $ally } may not fight the { $leviathan }.
why-must-attack = a fight that has begun needs an attack.
why-too-few-pearls = { $count ->
    [0] you have no pearl.
    [one] you have only one pearl.
   *[other] you have only { $count } pearls.
}
why-more-than-needed = fewer pearls already slay the { $leviathan }.
why-token-not-held = you have no such token: { $token }.
why-token-kept-earlier = you did not win this token just now ({ $token }): reveal it at the start of a later turn.

## Score sheet

score-locations = Locations
score-location = { $location }
score-lords = Lords
score-lord = { $lord }
score-allies = Affiliated allies
score-strongest = Strongest of the { $race }
score-monsters = { $count ->
    [0] No monster token
    [one] One monster token
   *[other] { $count } monster tokens
}
    .phrase = monster tokens
score-wounds = { $count ->
    [0] No wound
    [one] One wound
   *[other] { $count } wounds
}
    .phrase = wounds
score-statue = Scourge of Abyss
