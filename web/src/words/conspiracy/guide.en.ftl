# The guide to a first game.

guide-title = Your first game of { title }
guide-title-recruit = Recruit
guide-title-pile = Or take a pile
guide-title-chamber = The chamber
guide-title-keys = Keys and locations
guide-title-pearls = Pearls
guide-title-coalition = Coalition
guide-title-end = The end

guide-recruit-draw = Every turn begins with new lords. You may draw one, two or three from the deck, and you say how many before you look. Draw three.
guide-recruit-keep = Everybody sees them, and you keep one. The number is its influence; the sign in the other corner is what it brings: a key, pearls or a trick. Choose.
guide-recruit-kept = It takes the first spot of your chamber. The two others lie open on the discard piles of their guilds, and tempt everybody who plays after you.

guide-pile-take = Instead of drawing you may take a whole discard pile: every lord of it, in the order you like. The pile of the Mages has grown. Take it.
guide-pile-taken = Three lords in one turn, all of a guild you already have. A chamber has room for fifteen: whoever fills it first sets the pace.

guide-chamber-touch = A lord always takes the next free spot: five in the first row, then four, three, two and one. Press a spot to see which others it touches. That will matter for coalitions.

guide-keys-place = Lords of influence 1 bring a silver key, lords of influence 2 a gold one. You already have a silver key. Place the soldier with the second.
guide-keys-open = Two keys of one metal, or any three, open a location. Gold is what it is worth at the end; some do more. Take one.
guide-keys-taken = It lies on the lord who opened it, and your count of keys begins again at zero. What you left stays face up for the others.

guide-pearls-place = Lords of influence 3 and 4 bring pearls. The Pearl Master has 4, you have 3. Place the merchant.
guide-pearls-won = Whoever reaches or passes the Pearl Master takes the rank. At the end it is worth 5 points; pearls are never spent.

guide-coalition-which = At the end your largest coalition counts: lords of one guild that touch, 3 points for each. Which guild forms the largest here?
guide-coalition-wrong = Not quite: count only lords that touch each other. Try again.
guide-coalition-right = Four mages that touch: 12 points. Only the largest coalition counts, so build one great one rather than two small ones.

guide-end-sheet = When somebody places a fifteenth lord, all others have one last turn. Then you add up: the strongest lord of each guild, your locations, your largest coalition, and the rank of Pearl Master.
