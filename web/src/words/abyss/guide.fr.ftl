# Le guide d’une première partie.

guide-title = Votre première partie d’{ title }
guide-title-explore = Explorer
guide-title-monster = Les Monstres
guide-title-council = Le Conseil
guide-title-recruit = Recruter un Seigneur
guide-title-keys = Clefs et Lieux
guide-title-end = La fin
guide-title-leviathan = Avec Leviathan

guide-explore-start = À votre tour, vous faites une seule action. Vous pouvez explorer : révéler carte après carte, jusqu’à en prendre une. Révélez la première.
guide-explore-offer = Un Poulpe de valeur 2. Les autres peuvent d’abord vous l’acheter, pour une Perle ; personne n’en veut. Prenez-le, ce qui met fin à l’exploration, ou plongez plus profond.
guide-explore-deeper = Un Crabe de valeur 4, et personne n’achète. La piste reçoit cinq cartes au plus. Celle-ci vaut la peine : prenez-la.
guide-explore-took = L’Allié est à vous. Ceux que vous avez laissés vont face cachée au Conseil, chacun dans la pile de son Peuple, et y attendent qui les appellera.

guide-monster-met = Un Monstre ! Personne ne peut l’acheter. Combattez-le, et la victoire est certaine : la piste de Menace dit ce que vous gagnez. Ou poursuivez : il reste là, et la récompense grandit.
guide-monster-fought = Sur la case 2, on choisit deux récompenses : ici une Perle et un pion Monstre de 2 à 4 points, que vous seul pouvez regarder. La Menace revient à 1, et l’exploration prend fin.
guide-monster-passed = La Menace monte à 3, où une clef attend qui combattra. Mais qui sera-ce ? Votre voisin, peut-être.

guide-council-ask = Au lieu d’explorer, vous pouvez demander le soutien du Conseil : prenez toute la pile d’un Peuple, sans la regarder. Prenez-en une.
guide-council-taken = Elle rejoint votre main tout entière. Plus les autres laissent d’Alliés, meilleures sont les piles.

guide-recruit-choose = Les Alliés paient les Seigneurs. Le coût est au pied de la carte : une somme, et le nombre de Peuples à montrer. Le Chasseur coûte 8 avec exactement deux Peuples, dont les Crabes. Touchez le Chasseur.
guide-recruit-pay = D’abord le Peuple obligatoire : posez le Crabe 4.
guide-recruit-second = Maintenant un autre Peuple. Le Poulpe 3 fait 7 en tout ; les Perles complètent la somme, mais ne remplacent jamais un Peuple.
guide-recruit-done = Une Perle a complété la somme, et le Chasseur est à vous. L’Allié le plus faible du paiement, le Poulpe, est fédéré : il reste devant vous et comptera à la fin. Le Crabe est défaussé.

guide-keys-three = Certains Seigneurs portent une clef. Avec trois clefs, sur des Seigneurs libres ou en pions, vous prenez aussitôt un Lieu : un Lieu disponible, ou un parmi ceux que vous piochez, quatre au plus. Choisissez.
guide-keys-taken = Les Seigneurs dont les clefs ont servi passent dessous. Ils gardent leur influence, mais ni pouvoir ni clef : un Lieu a son prix.

guide-end-sheet = Qui possède sept Seigneurs met fin à la partie ; les autres jouent un dernier tour. Puis on compte les Lieux, les Seigneurs, l’Allié fédéré le plus fort de chaque Peuple et les pions Monstre.

guide-leviathan-met = Avec l’extension, les Monstres mènent à la Frontière. Un Léviathan se combat avec des Crabes ou le Peuple de sa carte ; chaque point de vie a sa résistance. La puissance : la valeur de l’Allié et un dé. Attaquez avec le Crabe ou la Méduse.
guide-leviathan-once = 2 et 6 font 8 : assez pour le premier point de vie, pas pour le deuxième en plus. Vous prenez un pion, et pouvez attaquer encore avec un autre Allié.
guide-leviathan-twice = 4 et 6 font 10 : 3 pour le premier point de vie, 7 pour le deuxième. Vous prenez trois pions. Il lui en reste un, pour vous ou pour un autre.
