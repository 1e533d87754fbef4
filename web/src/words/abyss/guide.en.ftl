# The guide to a first game.

guide-title = Your first game of { title }
guide-title-explore = Explore
guide-title-monster = Monsters
guide-title-council = The Council
guide-title-recruit = Recruit a lord
guide-title-keys = Keys and locations
guide-title-end = The end
guide-title-leviathan = With Leviathan

guide-explore-start = In your turn you do one thing. You may explore: reveal card after card until you take one. Reveal the first.
guide-explore-offer = A Squid of value 2. First the others may buy it from you, for a pearl; nobody wants it. Take it, which ends the exploration, or go deeper.
guide-explore-deeper = A Crab of value 4, and again nobody buys. Five cards at most lie on the track. This one is worth having: take it.
guide-explore-took = The ally is yours. Those that were left behind go face down to the Council, each to the pile of its race, and wait there for whoever asks.

guide-monster-met = A monster! Nobody can buy it. Fight it, and you win for certain: the threat track says what you gain. Or go on: the monster stays, and the reward grows.
guide-monster-fought = On space 2 you choose two rewards: here a pearl and a monster token, worth 2 to 4 points, which only you may look at. The threat falls back to 1, and the exploration is over.
guide-monster-passed = The threat rises to 3, where a key awaits the next who fights. But who will that be? Perhaps your neighbour.

guide-council-ask = Instead of exploring you may ask the Council for support: take a whole pile of one race, unseen. Take one.
guide-council-taken = All of it goes to your hand. The more others leave behind, the better the piles.

guide-recruit-choose = Allies pay for lords. The price stands at the foot: a sum, and how many races it must show. The Hunter costs 8 with exactly two races, Crabs among them. Press the Hunter.
guide-recruit-pay = First the race that is mandatory: lay down the Crab 4.
guide-recruit-second = Now one other race. The Squid 3 makes 7 in all; pearls can pay for missing points, but never for a race.
guide-recruit-done = One pearl made up the rest, and the Hunter is yours. The weakest ally of the payment, the Squid, is affiliated: it stays with you and counts at the end. The Crab is discarded.

guide-keys-three = Some lords show a key. With three keys, on free lords or as tokens, you take a location at once: an available one, or one of up to four that you draw. Choose.
guide-keys-taken = The lords whose keys you used go below it. They keep their influence, but neither power nor key: a location costs you something.

guide-end-sheet = Whoever has seven lords ends the game; the others have one more turn. Then count your locations, your lords, the strongest affiliated ally of each race, and your monster tokens.

guide-leviathan-met = With the expansion, monsters lead to the Border. A Leviathan is fought by Crabs and by the race on its card; each life point has a resistance. Power is the ally’s value and a die. Attack with the Crab or the Jellyfish.
guide-leviathan-once = 2 and 6 make 8: enough for the first life point, not for the second as well. You take one token, and may attack again with another ally.
guide-leviathan-twice = 4 and 6 make 10: the first life point took 3 of it, the second 7. You take three tokens. Now it has one left, for you or for somebody else.
