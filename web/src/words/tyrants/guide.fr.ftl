# Le guide d’une première partie. Ce qu’il dit de la table, le moteur l’a joué.

guide-title = Votre première partie : { title }
guide-title-cards = Jouer ses cartes
guide-title-recruit = Recruter
guide-title-deploy = Déployer
guide-title-assassinate = Assassiner
guide-title-control = Contrôler
guide-title-spies = Les espions
guide-title-promote = Promouvoir
guide-title-end = La fin

guide-cards-start = Vous dirigez la Maison de la Flamme. À chaque tour, vous avez cinq cartes et en jouez autant que vous voulez, l’une après l’autre. Un Noble donne de l’Influence, un Soldat du Pouvoir. Jouez une carte.
guide-cards-noble = Voilà 1 d’Influence. L’Influence recrute de meilleures cartes. Continuez.
guide-cards-soldier = Voilà 1 de Pouvoir. Le Pouvoir fait agir vos unités sur le plateau. Continuez.
guide-cards-done = Les cinq sont jouées : 3 d’Influence et 2 de Pouvoir à dépenser ce tour, dans l’ordre de votre choix. Ce qui reste est perdu à la fin du tour.

guide-recruit-choose = L’Influence sert à recruter. Six cartes du marché sont visibles, à côté de deux piles toujours en vente. Le coût est en haut à gauche de chaque carte. Vous avez 3 : recrutez une carte que vous pouvez payer.
guide-recruit-done = Elle va dans votre défausse ; une carte prise dans la rangée est aussitôt remplacée. Quand votre deck est épuisé, la défausse est mélangée et le remplace : alors vous piocherez votre recrue.

guide-deploy-first = Votre première unité occupe un site de départ, { site-skullport }, au sceau en forme de porte. Avec 1 de Pouvoir, vous en déployez une autre de votre caserne, là où vous êtes présent : où sont vos unités, et à un pas d’elles. Déployez.
guide-deploy-second = Votre présence grandit avec vos unités : chacune ouvre les lieux voisins. Il vous reste 1 de Pouvoir. Déployez encore.
guide-deploy-held = Trois unités contre deux blanches. À { site-skullport }, aucune couleur n’en a autant que vous : vous contrôlez le site, soit 4 PV à la fin.
guide-deploy-spread = Vous contrôlez un site si vous y avez plus d’unités que chaque autre couleur. Les blanches ne sont à personne, mais elles comptent : à { site-skullport }, elles sont deux, et le site n’est pas encore à vous.

guide-assassinate-play = Quelques tours plus tard. De meilleures cartes font davantage : le Chasseur de primes donne 3 de Pouvoir d’un coup. Jouez-le.
guide-assassinate-choose = Avec 3 de Pouvoir, vous assassinez une unité ennemie là où vous êtes présent : une blanche, ou une de la Maison de l’Araignée. Choisissez.
guide-assassinate-control = Elle rejoint votre salle des trophées : 1 PV à la fin. Et vos deux unités de { site-skullport } n’en ont plus qu’une blanche en face : le site est sous votre contrôle.
guide-assassinate-rival = L’unité de l’Araignée rejoint votre salle des trophées : 1 PV à la fin. Sa case est libre, pour quiconque est présent.
guide-assassinate-white = L’unité blanche rejoint votre salle des trophées : 1 PV à la fin. Sa case est libre, pour quiconque est présent.

guide-control-play = La lanterne de { site-tsenviilyq } est un marqueur de contrôle. Vous, l’Araignée et les blancs y avez une unité chacun : personne ne contrôle le site. Jouez l’Éclaireur.
guide-control-supplant = Il supplante une unité blanche : il l’assassine, et une des vôtres prend sa place. Choisissez celle de { site-tsenviilyq }.
guide-control-gained = Deux unités contre une : vous avez le contrôle, et le marqueur. Sa lanterne brûle à votre couleur et donne aussitôt 1 d’Influence, puis 1 à chacun de vos tours. Jouez le Doppelganger, qui supplante n’importe quelle unité ennemie.
guide-control-again = Choisissez l’unité de l’Araignée à { site-tsenviilyq }.
guide-control-total = Toutes les cases sont à vous, et aucun rival n’y a d’espion : contrôle total. Il vaut 2 PV de plus à la fin de la partie, et ce marqueur donne désormais 1 PV à la fin de chacun de vos tours. Finissez le tour.
guide-control-paid = Voilà le premier. Ce que vous avez joué, et ce que vous n’avez pas joué, va dans la défausse, et vous piochez cinq cartes pour le tour suivant.

guide-spies-play = L’Araignée a le contrôle total de { site-ched-nasad }, loin de vos unités. Mais un espion passe partout. Jouez l’Infiltrateur.
guide-spies-place = Un espion se pose sur n’importe quel site où vous n’en avez pas, présence ou non. Choisissez { site-ched-nasad }.
guide-spies-placed = Il n’occupe pas de case. Il met fin au contrôle total de l’Araignée et vous rend présent sur le site. Comme une unité rivale s’y trouve, l’Infiltrateur donne aussi 1 de Pouvoir. Jouez maintenant la Tisseuse de sorts.
guide-spies-choose = Certaines cartes laissent le choix. Ici : poser un autre espion, ou en renvoyer un des vôtres pour un effet plus fort. Choisissez le second.
guide-spies-return = Ce qui a un prix n’arrive que si vous payez : reprenez votre espion de { site-ched-nasad }.
guide-spies-done = Une unité de ce même site est supplantée, au cœur des terres de l’Araignée. Votre espion est de retour dans la réserve. Attention : un rival présent peut renvoyer vos espions, pour 3 de Pouvoir.

guide-promote-play = Toutes les cartes n’ont pas à rester dans votre deck. Une carte promue le quitte pour votre cénacle, définitivement, et y vaut davantage. Jouez l’Orateur des wyrms.
guide-promote-waits = Il donne 1 d’Influence, et promouvra une autre carte jouée ce tour, mais seulement à la fin du tour. Finissez le tour.
guide-promote-choose = Au cénacle, le Garde vaut 3 PV au lieu de 1, mais vous perdez son Pouvoir. Un Noble y vaut 1 au lieu de 0, et votre deck s’en trouve meilleur. Promouvez une carte.
guide-promote-done = Elle reste dans votre cénacle jusqu’à la fin. Plus votre deck est petit, plus vous piochez souvent ses meilleures cartes.

guide-end-sheet = Quand quelqu’un déploie sa dernière unité, ou que la pioche du marché est vide, on finit la manche. Puis on compte les sites contrôlés, le contrôle total, les trophées, toutes vos cartes, le cénacle et les jetons. Le plus de PV gagne.
