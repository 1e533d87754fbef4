## Le jeu

title = Abyss
subtitle = Le trône sous la mer
about =
    Explorez les profondeurs en quête d’Alliés, ou appelez-les du Conseil, et recrutez avec eux les Seigneurs de la Cour.
    Chaque Seigneur a son prix, son pouvoir et son influence ; trois clefs vous donnent le contrôle d’un Lieu.
    Qui obtient un septième Seigneur annonce les derniers tours. Le trône revient au plus influent.
option-leviathan = Leviathan
about-option-leviathan = Extension : les Monstres mènent aux Léviathans de la Frontière. De nouveaux Alliés, Seigneurs et pions, des Blessures, et un cinquième joueur.

## Peuples, par leurs Alliés : « des » les précède tous

race-jellyfish = Méduses
race-crab = Crabes
race-seahorse = Hippocampes
race-shellfish = Coquillages
race-squid = Poulpes

## Guildes, par leurs Seigneurs

guild-mage = Mages
guild-soldier = Militaires
guild-farmer = Cultivateurs
guild-merchant = Marchands
guild-politician = Politiciens
guild-ambassador = Ambassadeurs

## Alliés ; .phrase est le nom tel qu’il se place dans une phrase, avec son article.
## Jamais « de » ni « à » devant un nom à article : ni contraction ni élision à craindre.

ally-jellyfish-1 = Méduse 1
    .phrase = une Méduse 1
ally-jellyfish-2 = Méduse 2
    .phrase = une Méduse 2
ally-jellyfish-3 = Méduse 3
    .phrase = une Méduse 3
ally-jellyfish-4 = Méduse 4
    .phrase = une Méduse 4
ally-jellyfish-5 = Méduse 5
    .phrase = une Méduse 5
ally-jellyfish-1-pearls = Méduse 1 (Perles)
    .phrase = une Méduse 1 (Perles)
ally-jellyfish-2-pearls = Méduse 2 (Perles)
    .phrase = une Méduse 2 (Perles)
ally-jellyfish-3-dice = Méduse 3 (deux dés)
    .phrase = une Méduse 3 (deux dés)
ally-jellyfish-4-dice = Méduse 4 (deux dés)
    .phrase = une Méduse 4 (deux dés)
ally-crab-1 = Crabe 1
    .phrase = un Crabe 1
ally-crab-2 = Crabe 2
    .phrase = un Crabe 2
ally-crab-3 = Crabe 3
    .phrase = un Crabe 3
ally-crab-4 = Crabe 4
    .phrase = un Crabe 4
ally-crab-5 = Crabe 5
    .phrase = un Crabe 5
ally-crab-1-pearls = Crabe 1 (Perles)
    .phrase = un Crabe 1 (Perles)
ally-crab-2-pearls = Crabe 2 (Perles)
    .phrase = un Crabe 2 (Perles)
ally-crab-3-dice = Crabe 3 (deux dés)
    .phrase = un Crabe 3 (deux dés)
ally-crab-4-dice = Crabe 4 (deux dés)
    .phrase = un Crabe 4 (deux dés)
ally-seahorse-1 = Hippocampe 1
    .phrase = un Hippocampe 1
ally-seahorse-2 = Hippocampe 2
    .phrase = un Hippocampe 2
ally-seahorse-3 = Hippocampe 3
    .phrase = un Hippocampe 3
ally-seahorse-4 = Hippocampe 4
    .phrase = un Hippocampe 4
ally-seahorse-5 = Hippocampe 5
    .phrase = un Hippocampe 5
ally-seahorse-1-pearls = Hippocampe 1 (Perles)
    .phrase = un Hippocampe 1 (Perles)
ally-seahorse-2-pearls = Hippocampe 2 (Perles)
    .phrase = un Hippocampe 2 (Perles)
ally-seahorse-3-dice = Hippocampe 3 (deux dés)
    .phrase = un Hippocampe 3 (deux dés)
ally-seahorse-4-dice = Hippocampe 4 (deux dés)
    .phrase = un Hippocampe 4 (deux dés)
ally-shellfish-1 = Coquillage 1
    .phrase = un Coquillage 1
ally-shellfish-2 = Coquillage 2
    .phrase = un Coquillage 2
ally-shellfish-3 = Coquillage 3
    .phrase = un Coquillage 3
ally-shellfish-4 = Coquillage 4
    .phrase = un Coquillage 4
ally-shellfish-5 = Coquillage 5
    .phrase = un Coquillage 5
ally-shellfish-1-pearls = Coquillage 1 (Perles)
    .phrase = un Coquillage 1 (Perles)
ally-shellfish-2-pearls = Coquillage 2 (Perles)
    .phrase = un Coquillage 2 (Perles)
ally-shellfish-3-dice = Coquillage 3 (deux dés)
    .phrase = un Coquillage 3 (deux dés)
ally-shellfish-4-dice = Coquillage 4 (deux dés)
    .phrase = un Coquillage 4 (deux dés)
ally-squid-1 = Poulpe 1
    .phrase = un Poulpe 1
ally-squid-2 = Poulpe 2
    .phrase = un Poulpe 2
ally-squid-3 = Poulpe 3
    .phrase = un Poulpe 3
ally-squid-4 = Poulpe 4
    .phrase = un Poulpe 4
ally-squid-5 = Poulpe 5
    .phrase = un Poulpe 5
ally-squid-1-pearls = Poulpe 1 (Perles)
    .phrase = un Poulpe 1 (Perles)
ally-squid-2-pearls = Poulpe 2 (Perles)
    .phrase = un Poulpe 2 (Perles)
ally-squid-3-dice = Poulpe 3 (deux dés)
    .phrase = un Poulpe 3 (deux dés)
ally-squid-4-dice = Poulpe 4 (deux dés)
    .phrase = un Poulpe 4 (deux dés)
ally-monster = Monstre
    .phrase = un Monstre

about-ally-plain = Paie des Seigneurs de sa valeur, et peut alors rester comme Allié fédéré.
about-ally-pearls = À l’attaque d’un Léviathan : après le lancer, chaque Perle dépensée ajoute 1 à la puissance.
about-ally-dice = À l’attaque d’un Léviathan : lancez deux dés, le plus élevé compte.

## Seigneurs

lord-recruiter = Le Recruteur
    .phrase = le Recruteur
lord-jailer = Le Geôlier
    .phrase = le Geôlier
lord-seeker = Le Quêteur
    .phrase = le Quêteur
lord-assassin = L’Assassin
    .phrase = l’Assassin
lord-commander = Le Chef des armées
    .phrase = le Chef des armées
lord-tamer = La Dresseuse
    .phrase = la Dresseuse
lord-hunter = Le Chasseur
    .phrase = le Chasseur
lord-ship-master = L’Armateur
    .phrase = l’Armateur
lord-trader = Le Négociant
    .phrase = le Négociant
lord-peddler = Le Colporteur
    .phrase = le Colporteur
lord-landlord = Le Rentier
    .phrase = le Rentier
lord-slaver = L’Esclavagiste
    .phrase = l’Esclavagiste
lord-shopkeeper = Le Boutiquier
    .phrase = le Boutiquier
lord-shaman = Le Chaman
    .phrase = le Chaman
lord-invoker = L’Invocateur
    .phrase = l’Invocateur
lord-apprentice = L’Apprenti
    .phrase = l’Apprenti
lord-oracle = L’Oracle
    .phrase = l’Oracle
lord-alchemist = L’Alchimiste
    .phrase = l’Alchimiste
lord-illusionist = L’Illusionniste
    .phrase = l’Illusionniste
lord-master-of-magic = Le Maître de magie
    .phrase = le Maître de magie
lord-opportunist = L’Opportuniste
    .phrase = l’Opportuniste
lord-corruptor = Le Corrupteur
    .phrase = le Corrupteur
lord-traitor = Le Traître
    .phrase = le Traître
lord-diplomat = Le Diplomate
    .phrase = le Diplomate
lord-treasurer = Le Trésorier
    .phrase = le Trésorier
lord-schemer = L’Intrigant
    .phrase = l’Intrigant
lord-keeper = La Gardienne
    .phrase = la Gardienne
lord-reaper = Le Faucheur
    .phrase = le Faucheur
lord-shepherd = Le Berger
    .phrase = le Berger
lord-miller = Le Meunier
    .phrase = le Meunier
lord-aquaculturalist = L’Aquaculteur
    .phrase = l’Aquaculteur
lord-landowner = Le Propriétaire terrien
    .phrase = le Propriétaire terrien
lord-sage = Le Sage
    .phrase = le Sage
lord-hermit = L’Ermite
    .phrase = l’Ermite
lord-elder = L’Ancien
    .phrase = l’Ancien
lord-intrepid = L’Intrépide
    .phrase = l’Intrépide
lord-border-guard = La Frontalière
    .phrase = la Frontalière
lord-taxidermist = Le Taxidermiste
    .phrase = le Taxidermiste
lord-arms-dealer = La Marchande d’armes
    .phrase = la Marchande d’armes
lord-metamorph = La Métamorphe
    .phrase = la Métamorphe
lord-sorcerer = Le Sorcier
    .phrase = le Sorcier
lord-altruist = L’Altruiste
    .phrase = l’Altruiste
lord-rebel = La Rebelle
    .phrase = la Rebelle
lord-coward = La Couarde
    .phrase = la Couarde
lord-breeder = L’Éleveur
    .phrase = l’Éleveur

about-lord-recruiter = Vos adversaires paient 2 de plus pour chaque Seigneur qu’ils recrutent.
about-lord-jailer = À l’arrivée : chaque adversaire défausse un Allié de son choix.
about-lord-seeker = À l’arrivée : chaque adversaire perd 2 Perles, ou toutes s’il en a moins.
about-lord-assassin = À l’arrivée : inclinez un Seigneur libre de chaque adversaire. Il garde son influence, mais perd pouvoir et clef.
about-lord-commander = Vos adversaires ont 6 Alliés en main au plus : qui en a davantage défausse l’excédent aussitôt, puis à la fin de chacun de ses tours.
about-lord-tamer = L’adversaire qui combat un Monstre est récompensé comme si la Menace était une case plus bas, mais jamais avant la première.
about-lord-hunter = À l’arrivée : prenez au hasard un pion Monstre à un adversaire.
about-lord-ship-master = À la fin de votre exploration : 1 Perle par Peuple différent parmi les Alliés laissés au Conseil.
about-lord-trader = À l’arrivée : 3 Perles.
about-lord-peddler = À l’arrivée : 2 Perles.
about-lord-landlord = 1 Perle à l’arrivée, puis 1 au début de chacun de vos tours.
about-lord-slaver = Une fois par tour : vous pouvez défausser un Allié contre 2 Perles.
about-lord-shopkeeper = À l’arrivée : 1 Perle.
about-lord-shaman = Les pouvoirs des Militaires adverses ne vous touchent pas.
about-lord-invoker = À l’arrivée : vous jouez un autre tour juste après celui-ci.
about-lord-apprentice = À l’arrivée : prenez une pile du Conseil.
about-lord-oracle = Une fois par tour : vous pouvez défausser une pile du Conseil.
about-lord-alchemist = Quand vous demandez le soutien du Conseil, vous prenez deux piles.
about-lord-illusionist = À l’arrivée : vous pouvez échanger un de vos Lieux contre un Lieu disponible. Les Seigneurs glissés dessous suivent.
about-lord-master-of-magic = À vos prochains recrutements, vous fédérez l’Allié de votre choix parmi ceux du paiement, et non le plus faible.
about-lord-opportunist = Une fois par tour : vous pouvez défausser un Seigneur de la Cour ; le premier de la pioche prend sa place.
about-lord-corruptor = À l’arrivée : vous pouvez recruter un autre Seigneur de la Cour pour 5 Perles, pas plus.
about-lord-traitor = À l’arrivée : vous pouvez défausser un autre de vos Seigneurs libres et prendre un Seigneur de la Cour.
about-lord-diplomat = Aucun Peuple n’est imposé quand vous recrutez ; leur nombre le reste.
about-lord-treasurer = Vous payez 2 de moins pour chaque Seigneur que vous recrutez.
about-lord-schemer = À l’arrivée : vous pouvez défausser un autre de vos Seigneurs libres et prendre le premier de la pioche.
about-lord-keeper = Aucun pouvoir, mais une clef.
about-lord-reaper = Aucun pouvoir, mais une clef.
about-lord-shepherd = Aucun pouvoir, mais une clef.
about-lord-miller = Aucun pouvoir, mais beaucoup d’influence.
about-lord-aquaculturalist = Aucun pouvoir, mais beaucoup d’influence.
about-lord-landowner = Aucun pouvoir, mais beaucoup d’influence.
about-lord-sage = À l’arrivée : piochez 2 Lieux et contrôlez l’un d’eux avec ce seul Seigneur. L’autre devient disponible.
about-lord-hermit = À l’arrivée : piochez un Lieu et contrôlez-le avec ce seul Seigneur.
about-lord-elder = À l’arrivée : piochez 3 Lieux et contrôlez l’un d’eux avec ce seul Seigneur. Les autres deviennent disponibles.
about-lord-intrepid = Après avoir tué un Léviathan au combat, vous pouvez en affronter un second dans le même tour.
about-lord-border-guard = À l’arrivée : choisissez un adversaire, qui doit ajouter un Léviathan à la Frontière.
about-lord-taxidermist = 2 Perles par point de vie que vous ôtez à un Léviathan.
about-lord-arms-dealer = À l’arrivée : 1 Perle par Léviathan à la Frontière.
about-lord-metamorph = Vous pouvez attaquer tout Léviathan avec des Alliés de n’importe quel Peuple.
about-lord-sorcerer = À l’arrivée : vous pouvez aussitôt affronter un Léviathan.
about-lord-altruist = Un pion Monstre de plus par point de vie que vous ôtez à un Léviathan.
about-lord-rebel = À l’arrivée : un Léviathan de votre choix perd un point de vie, et vous prenez la récompense.
about-lord-coward = Vous pouvez ignorer un Monstre que vous révélez : il est défaussé, et vous explorez encore.
about-lord-breeder = À l’arrivée : piochez un Léviathan et posez-le sur une zone libre de votre choix.

## Lieux

location-sargasso-silos = Les Silos à sargasse
    .phrase = les Silos à sargasse
location-hydrozoa-reserves = Les Réserves d’hydrozoaires
    .phrase = les Réserves d’hydrozoaires
location-sanctuary = Le Sanctuaire
    .phrase = le Sanctuaire
location-parliament = Le Parlement
    .phrase = le Parlement
location-barracks = La Caserne
    .phrase = la Caserne
location-dockworks = Les Docks
    .phrase = les Docks
location-sargasso-fields = Les Champs de sargasse
    .phrase = les Champs de sargasse
location-abyss = Les Abysses
    .phrase = les Abysses
location-city-of-mirrors = La Cité des miroirs
    .phrase = la Cité des miroirs
location-black-smokers = Les Fumeurs noirs
    .phrase = les Fumeurs noirs
location-oceanic-senate-assembly = L’Assemblée océanique du Sénat
    .phrase = l’Assemblée océanique du Sénat
location-depths = Les Profondeurs
    .phrase = les Profondeurs
location-throne-room = La Salle du trône
    .phrase = la Salle du trône
location-jail = La Prison
    .phrase = la Prison
location-chasm = Le Gouffre
    .phrase = le Gouffre
location-closed-tower = La Tour close
    .phrase = la Tour close
location-lost-tower = La Tour perdue
    .phrase = la Tour perdue
location-chamber-of-allies = La Chambre des Alliés
    .phrase = la Chambre des Alliés
location-nest-of-giant-clams = Le Nid de palourdes géantes
    .phrase = le Nid de palourdes géantes
location-coral-barrier = La Barrière de corail
    .phrase = la Barrière de corail

about-location-sargasso-silos = 5 points, plus 2 par Cultivateur que vous avez.
about-location-hydrozoa-reserves = 6 points, plus 2 par Mage que vous avez.
about-location-sanctuary = 4 points, plus 3 par Méduse que vous avez fédérée.
about-location-parliament = 6 points, plus 2 par Politicien que vous avez.
about-location-barracks = 7 points, plus 2 par Militaire que vous avez.
about-location-dockworks = 5 points, plus 2 par Marchand que vous avez.
about-location-sargasso-fields = 3 points, plus 3 par Hippocampe que vous avez fédéré.
about-location-abyss = 2 points par guilde différente parmi vos Seigneurs ; les Ambassadeurs en sont une.
about-location-city-of-mirrors = Copie le Lieu adverse qui vaut le plus avec vos propres Seigneurs et Alliés.
about-location-black-smokers = Aucun point, mais en le prenant vous pouvez le remplacer par n’importe quel Lieu de la pioche.
about-location-oceanic-senate-assembly = 4 points, plus 3 par Poulpe que vous avez fédéré.
about-location-depths = Le double de l’influence de votre Seigneur le plus faible.
about-location-throne-room = L’influence de votre Seigneur le plus fort.
about-location-jail = 15 points, moins 1 par Seigneur que vous avez.
about-location-chasm = 5 points, plus 3 par Crabe que vous avez fédéré.
about-location-closed-tower = 3 points par Seigneur à clef que vous avez.
about-location-lost-tower = 3 points par Seigneur sans clef que vous avez.
about-location-chamber-of-allies = 3 points, plus la valeur de votre Allié fédéré le plus faible de chaque Peuple.
about-location-nest-of-giant-clams = 3 points, plus 3 par Coquillage que vous avez fédéré.
about-location-coral-barrier = 20 points, moins 1 par Allié que vous avez fédéré.

## Léviathans

leviathan-veiled-mother = La Mère voilée
    .phrase = la Mère voilée
leviathan-drifting-shroud = Le Linceul errant
    .phrase = le Linceul errant
leviathan-crown-of-stings = La Couronne urticante
    .phrase = la Couronne urticante
leviathan-glass-bell = La Cloche de verre
    .phrase = la Cloche de verre
leviathan-reef-grinder = Le Broyeur de récifs
    .phrase = le Broyeur de récifs
leviathan-shell-warden = Le Gardien de nacre
    .phrase = le Gardien de nacre
leviathan-hinge-jaw = La Mâchoire à charnière
    .phrase = la Mâchoire à charnière
leviathan-spiral-horn = La Corne torse
    .phrase = la Corne torse
leviathan-ink-tyrant = Le Tyran d’encre
    .phrase = le Tyran d’encre
leviathan-many-arms = Le Cent-Bras
    .phrase = le Cent-Bras
leviathan-deep-grasp = L’Étreinte des fonds
    .phrase = l’Étreinte des fonds
leviathan-coil-eye = L’Œil lové
    .phrase = l’Œil lové
leviathan-long-mane = La Longue-Crinière
    .phrase = la Longue-Crinière
leviathan-bridled-wyrm = La Vouivre bridée
    .phrase = la Vouivre bridée
leviathan-river-steed = Le Coursier des courants
    .phrase = le Coursier des courants
leviathan-curl-tail = La Queue-en-volute
    .phrase = la Queue-en-volute
leviathan-old-carapace = La Vieille Carapace
    .phrase = la Vieille Carapace
leviathan-pincer-king = Le Roi des pinces
    .phrase = le Roi des pinces
leviathan-red-bulwark = Le Rempart rouge
    .phrase = le Rempart rouge
leviathan-mud-claw = La Griffe de vase
    .phrase = la Griffe de vase

about-leviathan-veiled-mother = Se combat avec des Méduses ou des Crabes. Résistance 3, puis 7, puis 5 ; récompense 1, puis 2, puis 1 pion Monstre. Quand il attaque : défaussez 3 Alliés.
about-leviathan-drifting-shroud = Se combat avec des Méduses ou des Crabes. Résistance 6, puis 4 ; récompense 2, puis 1 pion Monstre. Quand il attaque : défaussez 3 Alliés.
about-leviathan-crown-of-stings = Se combat avec des Méduses ou des Crabes. Résistance 9 ; récompense 3 pions Monstre. Quand il attaque : 3 Blessures.
about-leviathan-glass-bell = Se combat avec des Méduses ou des Crabes. Résistance 6 ; récompense 1 pion Monstre. Quand il attaque : 2 Blessures.
about-leviathan-reef-grinder = Se combat avec des Coquillages ou des Crabes. Résistance 4, puis 6, puis 5 ; récompense 1, puis 2, puis 1 pion Monstre. Quand il attaque : perdez 3 Perles.
about-leviathan-shell-warden = Se combat avec des Coquillages ou des Crabes. Résistance 6, puis 4 ; récompense 2, puis 1 pion Monstre. Quand il attaque : perdez 3 Perles.
about-leviathan-hinge-jaw = Se combat avec des Coquillages ou des Crabes. Résistance 8 ; récompense 3 pions Monstre. Quand il attaque : 3 Blessures.
about-leviathan-spiral-horn = Se combat avec des Coquillages ou des Crabes. Résistance 6 ; récompense 1 pion Monstre. Quand il attaque : 2 Blessures.
about-leviathan-ink-tyrant = Se combat avec des Poulpes ou des Crabes. Résistance 3, puis 7, puis 5 ; récompense 1, puis 2, puis 1 pion Monstre. Quand il attaque : défaussez un Seigneur libre.
about-leviathan-many-arms = Se combat avec des Poulpes ou des Crabes. Résistance 6, puis 4 ; récompense 2, puis 1 pion Monstre. Quand il attaque : défaussez un Seigneur libre.
about-leviathan-deep-grasp = Se combat avec des Poulpes ou des Crabes. Résistance 7 ; récompense 2 pions Monstre. Quand il attaque : 3 Blessures.
about-leviathan-coil-eye = Se combat avec des Poulpes ou des Crabes. Résistance 5 ; récompense 1 pion Monstre. Quand il attaque : 2 Blessures.
about-leviathan-long-mane = Se combat avec des Hippocampes ou des Crabes. Résistance 3, puis 7, puis 5 ; récompense 1, puis 1, puis 2 pions Monstre. Quand il attaque : 3 Blessures.
about-leviathan-bridled-wyrm = Se combat avec des Hippocampes ou des Crabes. Résistance 6, puis 4 ; récompense 2, puis 2 pions Monstre. Quand il attaque : 2 Blessures.
about-leviathan-river-steed = Se combat avec des Hippocampes ou des Crabes. Résistance 7 ; récompense 4 pions Monstre. Quand il attaque : 3 Blessures.
about-leviathan-curl-tail = Se combat avec des Hippocampes ou des Crabes. Résistance 5 ; récompense 2 pions Monstre. Quand il attaque : 2 Blessures.
about-leviathan-old-carapace = Se combat avec des Crabes seulement. Résistance 4, puis 7, puis 6 ; récompense 1, puis 1, puis 1 pion Monstre. Quand il attaque : 4 Blessures.
about-leviathan-pincer-king = Se combat avec des Crabes seulement. Résistance 7, puis 5 ; récompense 1, puis 1 pion Monstre. Quand il attaque : 3 Blessures.
about-leviathan-red-bulwark = Se combat avec des Crabes seulement. Résistance 9 ; récompense 2 pions Monstre. Quand il attaque : 3 Blessures.
about-leviathan-mud-claw = Se combat avec des Crabes seulement. Résistance 7 ; récompense 1 pion Monstre. Quand il attaque : 2 Blessures.

## Zones de la Frontière, par la somme des dés

zone-2-3 = 2/3
zone-4 = 4
zone-5 = 5
zone-6 = 6
zone-7 = 7
zone-8 = 8
zone-9 = 9
zone-10 = 10
zone-11-12 = 11/12

## Récompenses, pions et leurs pioches, tels qu’ils se placent dans une phrase

reward-p = une Perle
reward-m = un pion Monstre
reward-pp = deux Perles
reward-pm = une Perle et un pion Monstre
reward-mm = deux pions Monstre
reward-k = une clef
reward-kp = une clef et une Perle
reward-km = une clef et un pion Monstre
reward-kpp = une clef et deux Perles
reward-kpm = une clef, une Perle et un pion Monstre
reward-kmm = une clef et deux pions Monstre
reward-kk = deux clefs

token-two-pearls = deux Perles
token-three-pearls = trois Perles
token-key = une clef
token-council = une pile du Conseil

pile-monster = pion Monstre d’Influence
pile-new = nouveau pion Monstre

## Décisions : ce que l’on demande au joueur

decision-reveal = Vous pouvez révéler les nouveaux pions Monstre que vous avez gardés.
decision-turn = À vous : complotez à la Cour, puis explorez, demandez le soutien du Conseil ou recrutez un Seigneur.
decision-offer = { $seat2 } vous propose { $ally } pour { $count ->
    [one] { $count } Perle.
   *[other] { $count } Perles.
}
decision-ally = Personne n’achète : prenez { $ally }, ou explorez encore.
decision-monster = Un Monstre sur la case { $space } de la piste : combattez-le, ou explorez encore.
decision-reward = Le Monstre est vaincu. Choisissez votre récompense pour la Menace { $space }.
decision-council = Quelle pile du Conseil prenez-vous ?
decision-pay = Payez { $lord } avec vos Alliés ; les Perles couvrent les points qui manquent.
decision-affiliate = Vous avez payé { $lord } : lequel de ces Alliés fédérez-vous ?
decision-jail = Le Geôlier vous prend un Allié : défaussez-en un.
decision-disarm = { $count ->
    [one] Le Chef des armées vous laisse six Alliés : défaussez-en { $count }.
   *[other] Le Chef des armées vous laisse six Alliés : défaussez-en { $count }, l’un après l’autre.
}
decision-assassinate = Chez { $seat2 }, quel Seigneur libre l’Assassin incline-t-il ?
decision-hunt = À qui le Chasseur prend-il un pion Monstre ?
decision-illusion = L’Illusionniste : vous pouvez céder un de vos Lieux contre un Lieu disponible.
decision-exchange = Vous cédez { $location }. Quel Lieu disponible prenez-vous à la place ?
decision-corrupt = Le Corrupteur : vous pouvez recruter un autre Seigneur de la Cour pour 5 Perles.
decision-betray = Le Traître : vous pouvez défausser un autre de vos Seigneurs libres et en prendre un à la Cour.
decision-usurp = Quel Seigneur de la Cour prenez-vous ?
decision-scheme = L’Intrigant : vous pouvez défausser un autre de vos Seigneurs libres et prendre le premier de la pioche.
decision-location = Vos clefs ouvrent un Lieu : prenez-en un disponible, ou piochez-en jusqu’à quatre.
decision-claim = { $count ->
    [one] Prenez le Lieu pioché ({ $count }).
   *[other] Prenez un des { $count } Lieux piochés ; les autres deviennent disponibles.
}
decision-keys = { $count ->
    [one] Quelle clef ouvre { $location } ? Il en manque { $count }.
   *[other] Quelles clefs ouvrent { $location } ? Il en manque { $count }.
}
decision-smokers = Les Fumeurs noirs : remplacez-les par n’importe quel Lieu de la pioche, ou gardez-les.
decision-powers = Avant la fin de votre tour, vous pouvez encore user d’un pouvoir.
decision-target = Quel Léviathan affrontez-vous ?
decision-attack = Qui attaque { $leviathan } ?
decision-boost = Puissance { $count } contre { $leviathan } : combien de Perles ajoutez-vous ?
decision-tokens = { $count ->
    [one] Vous gagnez { $count } pion Monstre : un pion d’Influence, ou un nouveau ?
   *[other] Vous gagnez { $count } pions Monstre : combien d’Influence ? Les autres seront des nouveaux.
}
decision-unveil = Révélez maintenant de nouveaux pions Monstre, ou gardez-les pour un tour suivant.
decision-lose-allies = { $count ->
    [one] Vous subissez un assaut mené par { $leviathan } : défaussez { $count } Allié.
   *[other] Vous subissez un assaut mené par { $leviathan } : défaussez { $count } Alliés, l’un après l’autre.
}
decision-lose-lord = Vous subissez un assaut mené par { $leviathan } : défaussez un de vos Seigneurs libres.
decision-martial-law = { $count ->
    [one] Loi martiale : vous avez { $count } Allié de trop. Payez une Perle pour le garder, ou défaussez-en un.
   *[other] Loi martiale : vous avez { $count } Alliés de trop. Pour chacun, payez une Perle ou défaussez un Allié.
}
decision-guard = La Frontalière : quel adversaire ajoute un Léviathan à la Frontière ?
decision-strike = La Rebelle : quel Léviathan perd un point de vie ?
decision-breed = L’Éleveur : sur quelle zone libre posez-vous { $leviathan } ?

## Actions

action-plot = Comploter : payer une Perle pour un nouveau Seigneur à la Cour
action-explore = Explorer les profondeurs
action-take-pile = Prendre la pile des { $race }
action-recruit = Recruter { $lord }
action-sell = Esclavagiste : défausser { $ally } contre deux Perles
action-dissolve = Oracle : défausser la pile des { $race }
action-replace = Opportuniste : remplacer { $lord }
action-end-turn = Finir le tour
action-buy = Acheter
action-decline = Refuser
action-decline-all = Refuser pour le reste de ce tour
action-take-ally = Prendre l’Allié
action-explore-on = Explorer encore
action-fight = Combattre
action-ignore = Couarde : ignorer le Monstre
action-choose = Prendre { $reward }
action-pay = Payer avec { $ally }
action-pay-rest = C’est tout : payer le reste en Perles
action-affiliate = Fédérer { $ally }
action-discard = Défausser { $ally }
action-disable = Incliner { $lord }
action-hunt = Prendre un { $pile } à { $seat }
action-give-up = Céder { $location }
action-take = Prendre { $location }
action-draw-locations = { $count ->
    [one] Piocher { $count } Lieu
   *[other] Piocher { $count } Lieux
}
action-use-key = Utiliser la clef que porte { $lord }
action-use-key-token = Utiliser un pion Clef
action-keep-location = Garder les Fumeurs noirs
action-dismiss = Défausser { $lord }
action-take-lord = Prendre { $lord }
action-pass = Passer
action-attack = Combattre dans la zone { $zone }
action-attack-with = Attaquer avec { $ally }
action-stop = Cesser le combat
action-spend = { $count ->
    [0] N’ajouter aucune Perle
    [one] Ajouter une Perle
   *[other] Ajouter { $count } Perles
}
action-take-tokens = { $count ->
    [0] Aucun d’Influence : rien que des nouveaux
    [one] Un d’Influence, le reste en nouveaux
   *[other] { $count } d’Influence, le reste en nouveaux
}
action-reveal = Révéler : { $token }
action-keep-tokens = Garder le reste
action-pay-pearl = Payer une Perle et garder un Allié de plus
action-send = { $seat } ajoute un Léviathan
action-strike = Frapper dans la zone { $zone }
action-place = Poser sur la zone { $zone }

## Événements : $you vaut « yes » quand le lecteur est le joueur dont on parle, $you2 quand il est l’autre.
## Jamais « de » ni « que » devant $seat : un nom peut commencer par une voyelle.

event-turn-began = { $you ->
    [yes] À vous de jouer.
   *[no] { $seat } commence son tour.
}
event-extra-turn-began = { $you ->
    [yes] Vous jouez un autre tour.
   *[no] { $seat } joue un autre tour.
}
event-pearls-gained = { $you ->
    [yes] Vous gagnez { $count ->
        [one] { $count } Perle
       *[other] { $count } Perles
    } et en possédez { $total }.
   *[no] { $seat } gagne { $count ->
        [one] { $count } Perle
       *[other] { $count } Perles
    } et en possède { $total }.
}
event-pearls-lost = { $you ->
    [yes] Vous laissez { $count ->
        [one] { $count } Perle
       *[other] { $count } Perles
    } et en possédez { $total }.
   *[no] { $seat } laisse { $count ->
        [one] { $count } Perle
       *[other] { $count } Perles
    } et en possède { $total }.
}
event-lord-plotted = { $you ->
    [yes] Vous complotez à la Cour et y appelez { $lord }.
   *[no] { $seat } complote à la Cour et y appelle { $lord }.
}
event-ally-revealed = { $you ->
    [yes] Vous plongez et trouvez { $ally }.
   *[no] { $seat } plonge et trouve { $ally }.
}
event-monster-revealed = { $you ->
    [yes] Vous plongez et rencontrez un Monstre.
   *[no] { $seat } plonge et rencontre un Monstre.
}
event-ally-bought = { $you ->
    [yes] Vous achetez { $ally } pour { $count ->
        [one] { $count } Perle.
       *[other] { $count } Perles.
    }
   *[no] { $seat } achète { $ally } pour { $count ->
        [one] { $count } Perle.
       *[other] { $count } Perles.
    }
}
event-offer-declined = { $you ->
    [yes] Vous refusez { $ally }.
   *[no] { $seat } refuse { $ally }.
}
event-ally-taken = { $you ->
    [yes] Vous emmenez { $ally }.
   *[no] { $seat } emmène { $ally }.
}
event-ally-to-council = { $you ->
    [yes] Vous laissez au Conseil { $ally }.
   *[no] { $seat } laisse au Conseil { $ally }.
}
event-monster-passed = { $you ->
    [yes] Vous évitez le Monstre : la Menace est à { $space }.
   *[no] { $seat } évite le Monstre : la Menace est à { $space }.
}
event-monster-ignored = { $you ->
    [yes] Vous détournez le regard et laissez filer le Monstre.
   *[no] { $seat } détourne le regard et laisse filer le Monstre.
}
event-monster-fought = { $you ->
    [yes] Vous combattez le Monstre.
   *[no] { $seat } combat le Monstre.
}
event-reward-taken = { $you ->
    [yes] Vous recevez en récompense { $reward }.
   *[no] { $seat } reçoit en récompense { $reward }.
}
event-deck-rebuilt = { $count ->
    [one] La défausse ({ $count } carte) devient la nouvelle pioche d’Exploration.
   *[other] La défausse ({ $count } cartes) devient la nouvelle pioche d’Exploration.
}
event-exploration-failed = { $you ->
    [yes] Vous ne trouvez plus personne dans les profondeurs et revenez les mains vides.
   *[no] { $seat } ne trouve plus personne dans les profondeurs et revient les mains vides.
}
event-pile-taken = { $you ->
    [yes] Vous prenez au Conseil la pile des { $race } : { $count ->
        [one] { $count } Allié.
       *[other] { $count } Alliés.
    }
   *[no] { $seat } prend au Conseil la pile des { $race } : { $count ->
        [one] { $count } Allié.
       *[other] { $count } Alliés.
    }
}
event-ally-drawn = { $you ->
    [yes] Vous accueillez { $ally }.
   *[no] { $seat } accueille { $ally }.
}
event-keys-gained = { $you ->
    [yes] Vous gagnez { $count ->
        [one] { $count } pion Clef
       *[other] { $count } pions Clef
    } et en possédez { $total }.
   *[no] { $seat } gagne { $count ->
        [one] { $count } pion Clef
       *[other] { $count } pions Clef
    } et en possède { $total }.
}
event-tokens-drawn = { $you ->
    [yes] Vous piochez { $count ->
        [one] { $count } pion Monstre d’Influence.
       *[other] { $count } pions Monstre d’Influence.
    }
   *[no] { $seat } pioche { $count ->
        [one] { $count } pion Monstre d’Influence.
       *[other] { $count } pions Monstre d’Influence.
    }
}
event-token-seen = { $you ->
    [yes] Vous trouvez une influence de { $influence } sur un pion Monstre.
   *[no] { $seat } trouve une influence de { $influence } sur un pion Monstre.
}
event-new-tokens-drawn = { $you ->
    [yes] Vous piochez { $count ->
        [one] { $count } nouveau pion Monstre.
       *[other] { $count } nouveaux pions Monstre.
    }
   *[no] { $seat } pioche { $count ->
        [one] { $count } nouveau pion Monstre.
       *[other] { $count } nouveaux pions Monstre.
    }
}
event-new-token-seen = { $you ->
    [yes] Vous trouvez { $token } sur un nouveau pion Monstre.
   *[no] { $seat } trouve { $token } sur un nouveau pion Monstre.
}
event-token-revealed = { $you ->
    [yes] Vous révélez un nouveau pion Monstre : { $token }.
   *[no] { $seat } révèle un nouveau pion Monstre : { $token }.
}
event-ally-paid = { $you ->
    [yes] Vous payez avec { $ally }.
   *[no] { $seat } paie avec { $ally }.
}
event-lord-recruited = { $you ->
    [yes] Vous recrutez { $lord }{ $count ->
        [0] .
        [one] {""} en ajoutant une Perle.
       *[other] {""} en ajoutant { $count } Perles.
    }
   *[no] { $seat } recrute { $lord }{ $count ->
        [0] .
        [one] {""} en ajoutant une Perle.
       *[other] {""} en ajoutant { $count } Perles.
    }
}
event-ally-affiliated = { $you ->
    [yes] Vous fédérez { $ally }.
   *[no] { $seat } fédère { $ally }.
}
event-court-refilled = { $you ->
    [yes] Vous laissez la Cour presque vide : on y appelle de nouveaux Seigneurs.
   *[no] { $seat } laisse la Cour presque vide : on y appelle de nouveaux Seigneurs.
}
event-lord-arrived = La Cour accueille { $lord }.
event-court-short = Il ne reste pas assez de Seigneurs pour compléter la Cour.
event-ally-discarded = { $you ->
    [yes] Vous défaussez { $ally }.
   *[no] { $seat } défausse { $ally }.
}
event-lord-disabled = { $you ->
    [yes] Vous inclinez { $lord } chez { $seat2 }.
   *[no] { $you2 ->
        [yes] { $seat } incline { $lord } chez vous.
       *[no] { $seat } incline { $lord } chez { $seat2 }.
    }
}
event-token-stolen = { $you ->
    [yes] Vous prenez un { $pile } à { $seat2 }.
   *[no] { $you2 ->
        [yes] { $seat } vous prend un { $pile }.
       *[no] { $seat } prend un { $pile } à { $seat2 }.
    }
}
event-token-won = { $you ->
    [yes] Vous y trouvez une influence de { $influence }.
   *[no] { $seat } y trouve une influence de { $influence }.
}
event-new-token-won = { $you ->
    [yes] Vous y trouvez { $token }.
   *[no] { $seat } y trouve { $token }.
}
event-location-given-up = { $you ->
    [yes] Vous cédez { $location }.
   *[no] { $seat } cède { $location }.
}
event-lord-discarded = { $you ->
    [yes] Vous perdez { $lord }.
   *[no] { $seat } perd { $lord }.
}
event-lord-taken = { $you ->
    [yes] Vous prenez { $lord } à votre service.
   *[no] { $seat } prend { $lord } à son service.
}
event-pile-dissolved = { $you ->
    [yes] Vous défaussez au Conseil la pile des { $race } : { $count ->
        [one] { $count } Allié.
       *[other] { $count } Alliés.
    }
   *[no] { $seat } défausse au Conseil la pile des { $race } : { $count ->
        [one] { $count } Allié.
       *[other] { $count } Alliés.
    }
}
event-court-lord-replaced = { $you ->
    [yes] Vous renvoyez { $lord } de la Cour et y appelez { $lord2 }.
   *[no] { $seat } renvoie { $lord } de la Cour et y appelle { $lord2 }.
}
event-extra-turn-won = { $you ->
    [yes] Vous gagnez un autre tour après celui-ci.
   *[no] { $seat } gagne un autre tour après celui-ci.
}
event-location-drawn = { $you ->
    [yes] Vous piochez { $location }.
   *[no] { $seat } pioche { $location }.
}
event-location-taken = { $you ->
    [yes] Vous contrôlez désormais { $location }.
   *[no] { $seat } contrôle désormais { $location }.
}
event-lord-tucked = { $you ->
    [yes] Vous glissez { $lord } sous { $location }.
   *[no] { $seat } glisse { $lord } sous { $location }.
}
event-keys-used = { $you ->
    [yes] Vous rendez { $count ->
        [one] { $count } pion Clef.
       *[other] { $count } pions Clef.
    }
   *[no] { $seat } rend { $count ->
        [one] { $count } pion Clef.
       *[other] { $count } pions Clef.
    }
}
event-location-replaced = { $you ->
    [yes] Vous quittez les Fumeurs noirs et contrôlez { $location }.
   *[no] { $seat } quitte les Fumeurs noirs et contrôle { $location }.
}
event-last-turns-began = { $you ->
    [yes] Vous annoncez la fin de la partie : tous les autres jouent un dernier tour.
   *[no] { $seat } annonce la fin de la partie : tous les autres jouent un dernier tour.
}
event-game-ended = La partie est terminée.
event-dice-rolled = { $you ->
    [yes] Vous lancez { $count2 ->
        [0] le dé : { $count }.
       *[other] les dés : { $count } et { $count2 }.
    }
   *[no] { $seat } lance { $count2 ->
        [0] le dé : { $count }.
       *[other] les dés : { $count } et { $count2 }.
    }
}
event-leviathan-came = { $you ->
    [yes] Vous éveillez { $leviathan } dans la zone { $zone }.
   *[no] { $seat } éveille { $leviathan } dans la zone { $zone }.
}
event-leviathan-attacked = { $you ->
    [yes] Vous subissez un assaut mené par { $leviathan }.
   *[no] { $seat } subit un assaut mené par { $leviathan }.
}
event-leviathan-left = La Frontière voit partir { $leviathan }.
event-wounds-taken = { $you ->
    [yes] Vous recevez { $count ->
        [one] { $count } Blessure
       *[other] { $count } Blessures
    } et en portez { $total }.
   *[no] { $seat } reçoit { $count ->
        [one] { $count } Blessure
       *[other] { $count } Blessures
    } et en porte { $total }.
}
event-fight-began = { $you ->
    [yes] Vous affrontez { $leviathan }.
   *[no] { $seat } affronte { $leviathan }.
}
event-attack-made = { $you ->
    [yes] Vous attaquez avec { $ally } : puissance { $count }.
   *[no] { $seat } attaque avec { $ally } : puissance { $count }.
}
event-pearls-spent = { $you ->
    [yes] Vous ajoutez { $count ->
        [one] { $count } Perle
       *[other] { $count } Perles
    } : puissance { $total }.
   *[no] { $seat } ajoute { $count ->
        [one] { $count } Perle
       *[other] { $count } Perles
    } : puissance { $total }.
}
event-attack-failed = { $you ->
    [yes] Vous n’entamez pas { $leviathan }.
   *[no] { $seat } n’entame pas { $leviathan }.
}
event-leviathan-hurt = { $you ->
    [yes] Vous blessez { $leviathan } : { $count ->
        [one] { $count } point de vie en moins.
       *[other] { $count } points de vie en moins.
    }
   *[no] { $seat } blesse { $leviathan } : { $count ->
        [one] { $count } point de vie en moins.
       *[other] { $count } points de vie en moins.
    }
}
event-leviathan-slain = { $you ->
    [yes] Vous tuez { $leviathan }.
   *[no] { $seat } tue { $leviathan }.
}
event-statue-taken = { $you ->
    [yes] Vous devenez le Fléau d’Abyss.
   *[no] { $seat } devient le Fléau d’Abyss.
}
event-monster-harmless = { $you ->
    [yes] Vous chassez le Monstre, qui ne peut plus nuire.
   *[no] { $seat } chasse le Monstre, qui ne peut plus nuire.
}
event-leviathan-drawn = { $you ->
    [yes] Vous piochez { $leviathan }.
   *[no] { $seat } pioche { $leviathan }.
}

## Pourquoi pas : la suite d’un deux-points

why-game-over = la partie est terminée.
why-without-leviathan = cela relève de Leviathan, qui n’est pas en jeu.
why-not-now-plot = on complote au début de son tour, avant son action.
why-not-now-explore = explorer est l’action d’un tour, et ce n’est pas le moment de la choisir.
why-not-now-take-pile = ce n’est pas le moment de prendre une pile du Conseil.
why-not-now-recruit = recruter est l’action d’un tour, et ce n’est pas le moment de la choisir.
why-not-now-sell = l’Esclavagiste sert avant l’action de votre tour, ou à la fin du tour.
why-not-now-dissolve = l’Oracle sert avant l’action de votre tour, ou à la fin du tour.
why-not-now-replace = l’Opportuniste sert avant l’action de votre tour, ou à la fin du tour.
why-not-now-end-turn = le tour n’est pas encore fini.
why-not-now-buy = aucun Allié ne vous est proposé.
why-not-now-decline = aucun Allié ne vous est proposé.
why-not-now-decline-all = aucun Allié ne vous est proposé.
why-not-now-take-ally = la piste ne montre aucun Allié que vous puissiez prendre maintenant.
why-not-now-explore-on = on ne poursuit qu’après un Allié que personne n’achète, ou devant un Monstre.
why-not-now-fight = il n’y a pas de Monstre à combattre.
why-not-now-ignore = il n’y a pas de Monstre à ignorer.
why-not-now-choose = aucun Monstre n’est vaincu.
why-not-now-pay = aucun Seigneur n’est en train d’être payé.
why-not-now-pay-rest = aucun Seigneur n’est en train d’être payé.
why-not-now-affiliate = on ne fédère un Allié qu’une fois un Seigneur payé.
why-not-now-discard = rien ne vous demande de défausser un Allié.
why-not-now-disable = aucun Assassin ne vient d’arriver.
why-not-now-hunt = aucun Chasseur ne vient d’arriver.
why-not-now-give-up = aucun Illusionniste ne vient d’arriver.
why-not-now-take = aucune clef n’ouvre de Lieu maintenant.
why-not-now-draw-locations = aucune clef n’ouvre de Lieu maintenant.
why-not-now-use-key = aucun Lieu n’attend ses clefs.
why-not-now-use-key-token = aucun Lieu n’attend ses clefs.
why-not-now-keep-location = personne ne vient de trouver les Fumeurs noirs.
why-not-now-dismiss = rien ne vous demande de défausser un Seigneur.
why-not-now-take-lord = ni le Corrupteur ni le Traître ne vous laissent prendre un Seigneur maintenant.
why-not-now-pass = il n’y a rien à passer.
why-not-now-attack = ce n’est pas le moment de choisir un Léviathan à combattre.
why-not-now-attack-with = vous n’affrontez aucun Léviathan.
why-not-now-stop = vous n’affrontez aucun Léviathan.
why-not-now-spend = on n’ajoute des Perles qu’après le lancer d’un Allié qui a cet effet.
why-not-now-take-tokens = aucun pion Monstre n’est gagné.
why-not-now-reveal = on révèle les nouveaux pions Monstre quand on les gagne, ou au début de son tour.
why-not-now-keep-tokens = aucun pion Monstre n’attend d’être révélé.
why-not-now-pay-pearl = la loi martiale ne vous demande rien maintenant.
why-not-now-send = aucune Frontalière ne vient d’arriver.
why-not-now-strike = aucune Rebelle ne vient d’arriver.
why-not-now-place = aucun Éleveur ne vient d’arriver.
why-no-pearl = vous n’avez pas de Perle.
why-court-full = la Cour est complète.
why-lord-deck-empty = la pioche de Seigneurs est vide.
why-pile-empty = la pile des { $race } est vide.
why-council-empty = toutes les piles du Conseil sont vides.
why-lord-not-in-court = { $lord } n’est pas à la Cour.
why-race-missing = { $lord } exige des { $race }, et vous n’en avez pas.
why-too-few-races = { $count ->
    [one] { $lord } exige exactement { $count } Peuple, et votre main en compte moins.
   *[other] { $lord } exige exactement { $count } Peuples différents, et votre main en compte moins.
}
why-too-poor = { $count ->
    [one] { $lord } coûte { $count } point de plus que ce que réunissent vos Alliés et vos Perles.
   *[other] { $lord } coûte { $count } points de plus que ce que réunissent vos Alliés et vos Perles.
}
why-power-used = ce tour-ci, { $lord } a déjà usé de son pouvoir.
why-lord-not-active = c’est le pouvoir d’un Seigneur que vous n’avez pas, ou pas libre et actif : { $lord }.
why-ally-not-in-hand = il vous faudrait { $ally } en main.
why-must-fight = sur la dernière case de la piste, le combat est obligatoire.
why-nobody-can-fight = aucun de vos Alliés ne peut affronter un Léviathan de la Frontière.
why-reward-not-here = pour { $reward }, il faudrait une autre case que la Menace { $space }.
why-too-few-tokens = { $count ->
    [0] il ne reste aucun pion Monstre d’Influence.
    [one] il ne reste qu’un pion Monstre d’Influence.
   *[other] il ne reste que { $count } pions Monstre d’Influence.
}
why-too-few-new-tokens = { $count ->
    [0] il ne reste aucun nouveau pion Monstre : prenez-en plus d’Influence.
    [one] il ne reste qu’un nouveau pion Monstre : prenez-en plus d’Influence.
   *[other] il ne reste que { $count } nouveaux pions Monstre : prenez-en plus d’Influence.
}
why-fewer-tokens-won = { $count ->
    [one] vous n’avez gagné que { $count } pion Monstre.
   *[other] vous n’avez gagné que { $count } pions Monstre.
}
why-race-too-many = { $count ->
    [one] { $lord } se paie avec exactement { $count } Peuple.
   *[other] { $lord } se paie avec exactement { $count } Peuples.
}
why-race-place-kept = { $lord } exige des { $race }, et il ne reste de place pour aucun autre Peuple.
why-ally-leads-nowhere = avec { $ally }, votre paiement ne pourrait plus atteindre le prix de ce Seigneur ({ $lord }).
why-ally-superfluous = avec { $ally }, un des Alliés de votre paiement serait superflu.
why-payment-lacks-race = { $lord } exige des { $race }, et votre paiement n’en compte pas.
why-payment-lacks-races = { $count ->
    [one] il manque encore { $count } Peuple à votre paiement.
   *[other] il manque encore { $count } Peuples à votre paiement.
}
why-payment-short = { $count ->
    [one] il manque { $count } point à votre paiement, même avec toutes vos Perles.
   *[other] il manque { $count } points à votre paiement, même avec toutes vos Perles.
}
why-ally-not-paid = votre paiement ne compte pas { $ally }.
why-ally-not-weakest = on fédère le plus faible des Alliés du paiement, et ce n’est pas { $ally }.
why-lord-not-theirs = { $lord } n’est pas parmi les Seigneurs libres de ce joueur.
why-lord-already-disabled = on a déjà incliné { $lord }.
why-no-such-player = il n’y a pas de tel joueur à cette table.
why-not-yourself = vous ne pouvez pas vous choisir.
why-player-protected = un Chaman protège ce joueur contre les Militaires.
why-no-such-token = ce joueur n’a pas de { $pile }.
why-location-not-controlled = vous ne contrôlez pas { $location }.
why-location-not-available = les Lieux disponibles ne comptent pas { $location }.
why-location-not-drawn = vous n’avez pas pioché { $location }.
why-location-not-in-deck = la pioche de Lieux ne contient pas { $location }.
why-too-few-locations = { $count ->
    [0] la pioche de Lieux est vide.
    [one] la pioche de Lieux ne compte plus qu’une tuile.
   *[other] la pioche de Lieux ne compte plus que { $count } tuiles.
}
why-lord-not-free = { $lord } n’est pas parmi vos Seigneurs libres.
why-lord-disabled = on a incliné { $lord } : sa clef ne compte plus.
why-lord-without-key = { $lord } ne porte pas de clef.
why-no-key-token = vous n’avez pas de pion Clef.
why-keys-must-fit = on utilise exactement trois clefs, et avec celle-ci le compte n’y serait pas.
why-lord-just-came = { $lord } ne peut pas payer de sa personne son propre pouvoir.
why-zone-empty = il n’y a pas de Léviathan dans la zone { $zone }.
why-zone-taken = il y a déjà un Léviathan dans la zone { $zone }.
why-no-ally-for-leviathan = aucun de vos Alliés ne peut affronter { $leviathan }.
why-ally-cannot-fight = on n’affronte pas { $leviathan } avec { $ally }.
why-must-attack = un combat engagé demande une attaque.
why-too-few-pearls = { $count ->
    [0] vous n’avez pas de Perle.
    [one] vous n’avez qu’une Perle.
   *[other] vous n’avez que { $count } Perles.
}
why-more-than-needed = moins de Perles suffisent à tuer { $leviathan }.
why-token-not-held = vous n’avez pas ce pion : { $token }.
why-token-kept-earlier = vous ne venez pas de gagner ce pion ({ $token }) : révélez-le au début d’un tour suivant.

## Feuille de score

score-locations = Lieux
score-location = { $location }
score-lords = Seigneurs
score-lord = { $lord }
score-allies = Alliés fédérés
score-strongest = Plus fort Allié des { $race }
score-monsters = { $count ->
    [0] Aucun pion Monstre
    [one] Un pion Monstre
   *[other] { $count } pions Monstre
}
    .phrase = pions Monstre
score-wounds = { $count ->
    [0] Aucune Blessure
    [one] Une Blessure
   *[other] { $count } Blessures
}
    .phrase = Blessures
score-statue = Fléau d’Abyss
