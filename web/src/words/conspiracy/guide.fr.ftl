# Le guide d’une première partie.

guide-title = Votre première partie de { title }
guide-title-recruit = Recruter
guide-title-pile = Ou prendre une défausse
guide-title-chamber = La Chambre
guide-title-keys = Clefs et Lieux
guide-title-pearls = Perles
guide-title-coalition = Coalition
guide-title-end = La fin

guide-recruit-draw = Chaque tour commence par de nouveaux Seigneurs. Piochez-en un, deux ou trois, en annonçant combien avant de regarder. Piochez-en trois.
guide-recruit-keep = Tout le monde les voit, et vous en gardez un. Le nombre est son influence ; le signe de l’autre coin, ce qu’il apporte : une clef, des Perles ou une ruse. Choisissez.
guide-recruit-kept = Il prend le premier emplacement de votre Chambre. Les deux autres vont, face visible, dans la défausse de leur guilde et tentent ceux qui jouent après vous.

guide-pile-take = Au lieu de piocher, vous pouvez prendre toute une défausse : tous ses Seigneurs, dans l’ordre qui vous plaît. Celle des Sorciers a grandi. Prenez-la.
guide-pile-taken = Trois Seigneurs en un tour, d’une guilde que vous avez déjà. Une Chambre en accueille quinze : qui la remplit le premier donne le rythme.

guide-chamber-touch = Un Seigneur prend toujours le prochain emplacement libre : cinq au premier rang, puis quatre, trois, deux et un. Touchez un emplacement pour voir ses voisins. Ils compteront pour les Coalitions.

guide-keys-place = Les Seigneurs d’influence 1 portent une clef en argent, ceux d’influence 2 une clef en or. Vous avez déjà une clef en argent. Placez le Militaire qui porte la deuxième.
guide-keys-open = Deux clefs du même métal, ou trois quelconques, ouvrent un Lieu. En or, ce qu’il vaut à la fin ; certains font davantage. Prenez-en un.
guide-keys-taken = Il couvre le Seigneur qui l’a ouvert, et le compte de vos clefs repart de zéro. Ce que vous laissez reste face visible pour les autres.

guide-pearls-place = Les Seigneurs d’influence 3 et 4 apportent des Perles. Le Maître des Perles en a 4, vous 3. Placez le Marchand.
guide-pearls-won = Qui atteint ou dépasse le Maître des Perles prend son titre. Il vaut 5 points à la fin ; les Perles ne se dépensent jamais.

guide-coalition-which = À la fin, votre plus grande Coalition compte : des Seigneurs d’une même guilde qui se touchent, 3 points chacun. Quelle guilde forme la plus grande ici ?
guide-coalition-wrong = Pas tout à fait : ne comptez que les Seigneurs qui se touchent. Essayez encore.
guide-coalition-right = Quatre Sorciers qui se touchent : 12 points. Seule la plus grande Coalition compte : mieux vaut une grande que deux petites.

guide-end-sheet = Quand quelqu’un place son quinzième Seigneur, tous les autres jouent un dernier tour. Puis on additionne : le Seigneur le plus influent de chaque guilde, les Lieux, la plus grande Coalition et le titre de Maître des Perles.
