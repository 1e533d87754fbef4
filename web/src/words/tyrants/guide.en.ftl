# The guide to a first game. What it says of the table was played by the engine.

guide-title = Your first game of { title }
guide-title-cards = Play your cards
guide-title-recruit = Recruit
guide-title-deploy = Deploy
guide-title-assassinate = Assassinate
guide-title-control = Control
guide-title-spies = Spies
guide-title-promote = Promote
guide-title-end = The end

guide-cards-start = You lead the House of the Flame. Each turn you have five cards and play as many of them as you like, one after the other. A Noble brings influence, a Soldier brings power. Play a card.
guide-cards-noble = That is 1 influence. With influence you recruit better cards. Play on.
guide-cards-soldier = That is 1 power. With power your troops act on the map. Play on.
guide-cards-done = All five are played: 3 influence and 2 power to spend this turn, in any order. What is not spent is lost when the turn ends.

guide-recruit-choose = Influence recruits. Six cards of the market lie open, and beside them two stacks that are always for sale. The price stands at the top left of a card. You have 3: recruit a card that you can pay for.
guide-recruit-done = It goes to your discard pile; a card taken from the row is replaced at once. When your deck is used up, that pile is shuffled and becomes your deck: then you will draw what you recruited.

guide-deploy-first = Your first troop stands on a starting site, { site-skullport }, whose seal is shaped like a gate. One power deploys another from your barracks, wherever you have presence: where your troops stand, and one step from them. Deploy one.
guide-deploy-second = Presence grows with your troops: each opens the places next to it. You have one power left. Deploy again.
guide-deploy-held = Three troops against two white ones. You have more at { site-skullport } than any other colour, so you control it: 4 VP at the end.
guide-deploy-spread = You control a site where you have more troops than each other colour. White troops belong to nobody, yet they count: with two of them at { site-skullport }, it is not yours so far.

guide-assassinate-play = Some turns later. Better cards do more: the Bounty Hunter brings 3 power at once. Play it.
guide-assassinate-choose = Three power assassinate an enemy troop where you have presence: a white one, or one of the House of the Spider. Choose.
guide-assassinate-control = It goes to your trophy hall: 1 VP at the end. And now your two troops at { site-skullport } face a single white one: the site is under your control.
guide-assassinate-rival = The Spider’s troop goes to your trophy hall: 1 VP at the end. Its space is free, and whoever has presence may fill it.
guide-assassinate-white = The white troop goes to your trophy hall: 1 VP at the end. Its space is free, and whoever has presence may fill it.

guide-control-play = The lantern at { site-tsenviilyq } is a site control marker. You, the Spider and white have one troop each there, so nobody controls the site. Play the Advance Scout.
guide-control-supplant = It supplants a white troop: assassinates it, and puts one of yours in its place. Choose the one at { site-tsenviilyq }.
guide-control-gained = Two troops against one: you have control, and the marker. Its lantern burns in your colour and brings 1 influence at once, then 1 in each of your turns. Now play the Doppelganger, which supplants any enemy troop.
guide-control-again = Choose the Spider’s troop at { site-tsenviilyq }.
guide-control-total = All spaces are yours, and no rival has a spy there: total control. That is worth 2 VP more at the end, and this marker now pays 1 VP at the end of each of your turns. End the turn.
guide-control-paid = There is the first one. What you played, and what you did not, goes to your discard pile, and you draw five cards for the next turn.

guide-spies-play = The Spider has total control of { site-ched-nasad }, far from your troops. But spies get everywhere. Play the Infiltrator.
guide-spies-place = A spy is placed on any site where you have none, presence or not. Choose { site-ched-nasad }.
guide-spies-placed = It takes no troop’s space. It ends the Spider’s total control, and gives you presence at the site. As a rival’s troop stands there, the Infiltrator also brings 1 power. Now play the Spellspinner.
guide-spies-choose = Some cards let you choose. Here: place another spy, or return one of yours for something stronger. Choose the second.
guide-spies-return = What has a price is done only if you pay: take back your spy from { site-ched-nasad }.
guide-spies-done = A troop at that very site is supplanted, deep in the Spider’s land. Your spy is back in your supply. Beware: a rival with presence can return your spies for 3 power.

guide-promote-play = Not every card should stay in your deck. Whoever is promoted leaves it for your inner circle, for good, and is worth more there. Play the Wyrmspeaker.
guide-promote-waits = It brings 1 influence, and will promote another card that you played this turn, but only when the turn ends. End the turn.
guide-promote-choose = In the inner circle the House Guard is worth 3 VP instead of 1, but its power is lost to you. A Noble is worth 1 instead of 0, and your deck is better without it. Promote one.
guide-promote-done = It lies in your inner circle until the end. The smaller your deck, the more often you draw its best cards.

guide-end-sheet = When somebody deploys their last troop, or the market deck is empty, the round is played to its end. Then the sites you control, total control, trophies, all your cards, the inner circle and tokens are counted. Most VP win.
