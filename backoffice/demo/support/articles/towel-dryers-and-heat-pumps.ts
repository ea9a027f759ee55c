import { professional, step, type DemoArticle } from '../support-record.ts';

export const TOWEL_DRYER_ARTICLES: DemoArticle[] = [
  {
    key: 'towel-dryer-boost',
    category: 'towel-dryers',
    updated: '2026-09-02',
    products: ['AT-RIV', 'AT-BRG', 'AT-TRL', 'AT-ESP'],
    fr: {
      slug: 'lancer-la-marche-forcee-d-un-seche-serviettes',
      title: 'Lancer la marche forcée d’un sèche-serviettes',
      lead: 'Une touche, deux heures de pleine puissance, puis le programme reprend seul. Voici comment la lancer, et l’arrêter.',
    },
    en: {
      slug: 'starting-the-boost-of-a-towel-dryer',
      title: 'Starting the boost of a towel dryer',
      lead: 'One key, two hours at full power, then the programme takes over again. How to start it, and how to stop it.',
    },
    steps: [
      step(
        [
          'Presser la touche',
          'Le voyant s’allume et le décompte commence : deux heures. Comptez dix-huit minutes pour que les barreaux soient chauds de bas en haut.',
        ],
        [
          'Press the key',
          'The light comes on and the countdown begins: two hours. Allow eighteen minutes for the rails to be hot from bottom to top.',
        ],
      ),
      step(
        [
          'L’écourter',
          'Une seconde pression l’arrête tout de suite. Le programme de la semaine est conservé.',
        ],
        ['Cut it short', 'A second press stops it at once. The weekly programme is kept.'],
      ),
      step(
        [
          'La rendre quotidienne',
          'Dans le programme, placez une heure de confort avant le réveil : elle coûte moins que deux heures de marche forcée.',
        ],
        [
          'Make it daily',
          'In the programme, place an hour of comfort before you get up: it costs less than two hours of boost.',
        ],
      ),
    ],
  },
  {
    key: 'towel-dryer-filter',
    category: 'towel-dryers',
    updated: '2026-03-03',
    products: ['AT-LVD', 'AT-ETD', 'AT-PDR', 'AT-MGL'],
    fr: {
      slug: 'rincer-le-filtre-d-un-seche-serviettes-soufflant',
      title: 'Rincer le filtre d’un sèche-serviettes soufflant',
      lead: 'Le voyant orange s’allume toutes les cent heures. Le filtre se tire d’un doigt et se remet humide.',
    },
    en: {
      slug: 'rinsing-the-filter-of-a-towel-dryer',
      title: 'Rinsing the filter of a blower towel dryer',
      lead: 'The orange light comes on every hundred hours. The filter pulls out with one finger and goes back damp.',
    },
    steps: [
      step(
        ['Arrêter la soufflerie', 'Attendez que l’air soit froid : l’hélice tourne une minute encore.'],
        ['Stop the blower', 'Wait until the air is cold: the fan runs on for a minute.'],
      ),
      step(
        [
          'Tirer le filtre',
          'Sur Lavandière, deux aimants le tiennent derrière la façade. Sur les autres, il coulisse par le dessous.',
        ],
        [
          'Pull out the filter',
          'On Lavandière two magnets hold it behind the front. On the others it slides out from below.',
        ],
      ),
      step(
        [
          'Le passer sous l’eau',
          'Du côté propre vers le côté gris. Ni brosse dure ni lave-vaisselle : les mailles font 0,4 mm.',
        ],
        [
          'Hold it under the tap',
          'From the clean side towards the grey one. No hard brush and no dishwasher: the mesh is 0.4 mm.',
        ],
      ),
      step(
        [
          'Le remettre',
          'Le voyant s’éteint quand le filtre est bien en place. S’il reste allumé, le filtre est de travers.',
        ],
        [
          'Put it back',
          'The light goes out when the filter is properly in place. If it stays on, the filter is crooked.',
        ],
      ),
    ],
  },
  {
    key: 'towel-dryer-bleeding',
    category: 'towel-dryers',
    updated: '2026-10-12',
    products: ['AT-GUE', 'AT-PTN', 'AT-ECL', 'AT-AFL'],
    fr: {
      slug: 'purger-un-seche-serviettes-a-eau',
      title: 'Purger un sèche-serviettes à eau chaude',
      lead: 'Le haut reste froid quand le bas est chaud : il y a de l’air. Un quart de tour, un chiffon, trois minutes.',
    },
    en: {
      slug: 'bleeding-a-hot-water-towel-dryer',
      title: 'Bleeding a hot-water towel dryer',
      lead: 'The top stays cold while the bottom is hot: there is air in it. A quarter turn, a cloth, three minutes.',
    },
    steps: [
      step(
        [
          'Arrêter le circulateur',
          'Coupez le chauffage dix minutes : l’air monte mieux dans une eau immobile.',
        ],
        ['Stop the pump', 'Switch the heating off for ten minutes: air rises better in still water.'],
      ),
      step(
        [
          'Ouvrir le purgeur',
          'Il est en haut, côté mur sur Gué, et se tourne à la main. Attendez que l’eau soit tiède et tenez un chiffon : la dernière bulle crache.',
        ],
        [
          'Open the vent',
          'It is at the top, on the wall side on Gué, and turns by hand. Wait until the water is lukewarm and hold a cloth: the last bubble spits.',
        ],
      ),
      step(
        ['Fermer à la première goutte', 'Sans forcer. Puis rallumez le chauffage.'],
        ['Close it at the first drop', 'Without forcing. Then turn the heating back on.'],
      ),
      step(
        [
          'Relire la pression',
          'Purger fait baisser la pression du circuit. Ramenez-la entre 1 et 1,5 bar à la chaudière ou à la pompe à chaleur.',
        ],
        [
          'Read the pressure again',
          'Bleeding lowers the pressure of the circuit. Bring it back to between 1 and 1.5 bar at the boiler or heat pump.',
        ],
      ),
    ],
  },
  {
    key: 'towel-dryer-leak',
    category: 'towel-dryers',
    updated: '2025-12-09',
    products: ['AT-GUE', 'AT-AFL', 'AT-CFL', 'AT-RIV'],
    fr: {
      slug: 'une-goutte-sous-un-seche-serviettes',
      title: 'Une goutte sous un sèche-serviettes',
      lead: 'Eau du circuit, fluide scellé ou condensation : l’endroit et la couleur suffisent à le dire.',
    },
    en: {
      slug: 'a-drop-below-a-towel-dryer',
      title: 'A drop below a towel dryer',
      lead: 'Water from the circuit, sealed fluid or condensation: where it is and what colour it is will tell you.',
    },
    steps: [
      step(
        [
          'Essuyer et attendre une heure',
          'Une goutte claire sur un barreau froid, après la douche, est de la buée. Elle ne revient pas pièce aérée.',
        ],
        [
          'Wipe and wait an hour',
          'A clear drop on a cold rail after a shower is condensation. It does not return once the room is aired.',
        ],
      ),
      step(
        [
          'Regarder les raccords',
          'À eau chaude : fermez la vanne d’aller et celle de retour, posez un seau, appelez votre installateur.',
        ],
        [
          'Look at the fittings',
          'On a hot-water model, close the flow and return valves, put down a bucket, call your installer.',
        ],
      ),
      step(
        [
          'Reconnaître le fluide',
          'Sur un modèle électrique, un liquide gras et teinté vient du corps. Coupez le disjoncteur : un corps scellé ne se répare pas, il se remplace sous garantie.',
        ],
        [
          'Recognise the fluid',
          'On an electric model, an oily coloured liquid comes from the body. Switch off the breaker: a sealed body is not mended, it is replaced under guarantee.',
        ],
      ),
      professional(
        [
          'Refaire le joint',
          'Joint plat de 1/2 pouce neuf, portée propre, serrage à 15 Nm. Remise en eau, purge, contrôle à 3 bar.',
        ],
        [
          'Renew the seal',
          'A new flat 1/2 inch washer, clean seat, tightened to 15 Nm. Refill, bleed, check at 3 bar.',
        ],
      ),
    ],
  },
];

export const HEAT_PUMP_ARTICLES: DemoArticle[] = [
  {
    key: 'heat-pump-before-winter',
    category: 'heat-pumps',
    updated: '2026-10-20',
    products: ['AT-BIS', 'AT-GLN', 'AT-LVT', 'AT-ATN'],
    fr: {
      slug: 'preparer-une-pompe-a-chaleur-pour-l-hiver',
      title: 'Préparer une pompe à chaleur pour l’hiver',
      lead: 'Une heure en octobre : de l’air autour, un écoulement dessous, de la pression dedans.',
    },
    en: {
      slug: 'preparing-a-heat-pump-for-winter',
      title: 'Preparing a heat pump for winter',
      lead: 'One hour in October: air around it, drainage below it, pressure within.',
    },
    steps: [
      step(
        [
          'Dégager un mètre',
          'Taillez la haie, ôtez les feuilles derrière la batterie. Aucune bâche, même l’été : la machine a besoin d’air.',
        ],
        [
          'Clear a metre',
          'Trim the hedge, take out the leaves behind the coil. No cover, not even in summer: the machine needs air.',
        ],
      ),
      step(
        [
          'Rincer la batterie',
          'Machine coupée au disjoncteur, au jet doux, de haut en bas. Un nettoyeur haute pression couche les ailettes.',
        ],
        [
          'Rinse the coil',
          'With the machine off at its breaker and a gentle hose, from top to bottom. A pressure washer flattens the fins.',
        ],
      ),
      step(
        [
          'Vérifier l’écoulement',
          'Un litre d’eau dans le bac doit disparaître en une minute. Sinon, la glace s’y formera.',
        ],
        [
          'Check the drain',
          'A litre of water in the tray must be gone within a minute. If not, ice will form there.',
        ],
      ),
      step(
        ['Lire la pression', 'Entre 1 et 1,5 bar à froid, au module intérieur.'],
        ['Read the pressure', 'Between 1 and 1.5 bar when cold, on the indoor module.'],
      ),
      professional(
        [
          'Entretien réglementaire',
          'Tous les deux ans : étanchéité du circuit, relevé des températures, nettoyage du filtre à eau, attestation remise à l’occupant.',
        ],
        [
          'Statutory service',
          'Every two years: leak test of the circuit, temperatures recorded, water filter cleaned, certificate left with the occupant.',
        ],
      ),
    ],
  },
  {
    key: 'heat-pump-defrost',
    category: 'heat-pumps',
    updated: '2026-01-15',
    products: ['AT-BIS', 'AT-LVT', 'AT-NRT', 'AT-RIS'],
    fr: {
      slug: 'vapeur-et-eau-sous-l-unite-exterieure',
      title: 'Vapeur et eau sous l’unité extérieure',
      lead: 'Un nuage, un souffle, trois litres d’eau : c’est un dégivrage. Il dure trois minutes et, sauf exception, il n’y a rien à faire.',
    },
    en: {
      slug: 'steam-and-water-below-the-outdoor-unit',
      title: 'Steam and water below the outdoor unit',
      lead: 'A cloud, a hiss, three litres of water: that is a defrost. It takes three minutes and, with few exceptions, nothing needs doing.',
    },
    steps: [
      step(
        [
          'Compter les dégivrages',
          'Vers 2 °C par temps humide, de six à vingt par jour selon le modèle. Au-dessous de −7 °C, presque aucun : l’air est sec.',
        ],
        [
          'Count the defrosts',
          'Around 2 °C in damp weather, six to twenty a day depending on the model. Below −7 °C hardly any: the air is dry.',
        ],
      ),
      step(
        [
          'Regarder où va l’eau',
          'Elle doit se perdre dans le gravier ou un siphon, jamais couler sur un passage : elle y gèlerait.',
        ],
        [
          'See where the water goes',
          'It must sink into gravel or a trapped drain, never run over a path, where it would freeze.',
        ],
      ),
      step(
        [
          'Reconnaître l’anormal',
          'Une croûte de glace qui reste plus d’une heure, ou un ventilateur qui frotte : arrêtez la machine au module, n’attaquez pas la glace à l’outil.',
        ],
        [
          'Know what is not normal',
          'A crust of ice that stays for over an hour, or a fan that rubs: stop the machine at the module and do not chip at the ice.',
        ],
      ),
      professional(
        [
          'Contrôler sonde et charge',
          'Sonde de batterie à 10 kiloohms à 25 °C, surchauffe de 5 à 8 K, débit d’eau au-dessus du minimum de la plaque signalétique.',
        ],
        [
          'Check sensor and charge',
          'Coil sensor 10 kilohms at 25 °C, superheat 5 to 8 K, water flow above the minimum on the data plate.',
        ],
      ),
    ],
  },
  {
    key: 'heat-pump-pressure',
    category: 'heat-pumps',
    updated: '2026-09-08',
    products: ['AT-SCL', 'AT-PLS', 'AT-NCH', 'AT-ETS'],
    fr: {
      slug: 'refaire-la-pression-du-circuit-de-chauffage',
      title: 'Refaire la pression du circuit de chauffage',
      lead: 'Au-dessous de 0,8 bar, le module s’arrête pour protéger le circulateur. Remettre de l’eau prend cinq minutes.',
    },
    en: {
      slug: 'topping-up-the-heating-circuit',
      title: 'Topping up the heating circuit',
      lead: 'Below 0.8 bar the module stops to protect its pump. Adding water takes five minutes.',
    },
    steps: [
      step(
        [
          'Attendre que ce soit froid',
          'La pression se lit circuit arrêté. Sur Niche, la façade s’ôte d’une main, elle tient par aimants.',
        ],
        [
          'Wait until it is cold',
          'Pressure is read with the circuit at rest. On Niche the front lifts off by hand: magnets hold it.',
        ],
      ),
      step(
        [
          'Ouvrir le remplissage',
          'Lentement, jusqu’à 1,2 bar. Sur Socle, le robinet est derrière la porte, en bas à gauche.',
        ],
        [
          'Open the filling valve',
          'Slowly, up to 1.2 bar. On Socle the tap is behind the door, bottom left.',
        ],
      ),
      step(
        [
          'Refermer et purger',
          'Fermez à fond, puis purgez le radiateur le plus haut. Complétez si l’aiguille redescend.',
        ],
        [
          'Close it and bleed',
          'Close it fully, then bleed the highest radiator. Top up if the needle falls.',
        ],
      ),
      step(
        ['Noter la date', 'Plus de deux appoints par an : il y a une fuite, ou le vase est dégonflé.'],
        [
          'Note the date',
          'More than two top-ups a year mean a leak, or an expansion vessel that has lost its charge.',
        ],
      ),
      professional(
        [
          'Regonfler le vase',
          'Circuit vidé de ce côté, 0,7 bar à l’azote ou à l’air sec. Remplacez-le si de l’eau sort de la valve.',
        ],
        [
          'Recharge the vessel',
          'With that side drained, 0.7 bar of nitrogen or dry air. Replace it if water comes out of the valve.',
        ],
      ),
    ],
  },
  {
    key: 'heat-pump-heating-curve',
    category: 'heat-pumps',
    updated: '2026-02-24',
    products: ['AT-BIS', 'AT-PNT', 'AT-TUF', 'AT-CDR'],
    fr: {
      slug: 'regler-la-loi-d-eau',
      title: 'Régler la loi d’eau d’une pompe à chaleur',
      lead: 'Un degré d’eau en moins, c’est 2 à 2,5 % d’électricité en moins. La bonne pente se trouve en une semaine froide.',
    },
    en: {
      slug: 'setting-the-heating-curve',
      title: 'Setting the heating curve of a heat pump',
      lead: 'One degree less in the water is 2 to 2.5% less electricity. The right slope is found in one cold week.',
    },
    steps: [
      step(
        [
          'Ouvrir tous les robinets',
          'Têtes thermostatiques à fond dans les pièces de vie : c’est l’eau qui règle, pas le robinet.',
        ],
        [
          'Open all the valves',
          'Thermostatic heads fully open in the living rooms: the water does the setting, not the valve.',
        ],
      ),
      step(
        [
          'Baisser d’un cran par jour',
          'Diminuez la pente de 0,1 chaque soir tant que la pièce la plus froide tient sa température.',
        ],
        [
          'Lower it one notch a day',
          'Reduce the slope by 0.1 each evening as long as the coldest room holds its temperature.',
        ],
      ),
      step(
        [
          'Remonter d’un cran',
          'Le jour où elle ne la tient plus, revenez au réglage de la veille. C’est le bon.',
        ],
        [
          'Go back one notch',
          'The day it no longer does, return to the setting of the day before. That is the right one.',
        ],
      ),
      professional(
        [
          'Fixer les limites',
          'Plancher : 35 °C, sécurité à réarmement manuel à 50 °C. Radiateurs : la valeur du calcul de déperditions, jamais celle du catalogue.',
        ],
        [
          'Set the limits',
          'Floor heating: 35 °C, with a manually reset cut-out at 50 °C. Radiators: the figure from the heat-loss calculation, never the catalogue’s.',
        ],
      ),
    ],
  },
  {
    key: 'heat-pump-commissioning',
    category: 'heat-pumps',
    plans: ['pro'],
    updated: '2026-07-01',
    products: ['AT-NRT', 'AT-LVT', 'AT-ATN', 'AT-SCL'],
    fr: {
      slug: 'mettre-en-service-une-bi-bloc',
      title: 'Mettre en service une pompe à chaleur bi-bloc',
      lead: 'L’ordre que suivent nos metteurs au point : frigorifique, hydraulique, électrique, puis réglages. Deux heures et demie.',
    },
    en: {
      slug: 'commissioning-a-split-heat-pump',
      title: 'Commissioning a split heat pump',
      lead: 'The order our commissioning engineers follow: refrigerant, water, electricity, then settings. Two and a half hours.',
    },
    steps: [
      professional(
        [
          'Éprouver et tirer au vide',
          'Azote à 40 bar, une heure sans baisse. Puis vide à 0,5 mbar, tenu trente minutes pompe arrêtée.',
        ],
        [
          'Pressure test and evacuate',
          'Nitrogen at 40 bar, an hour without loss. Then vacuum to 0.5 mbar, held for thirty minutes with the pump off.',
        ],
      ),
      professional(
        [
          'Compléter la charge',
          'Par un opérateur titulaire de l’attestation d’aptitude. Noroît : 20 g de R32 par mètre au-delà de quinze. Notez la masse sur la plaque signalétique et sur la fiche d’intervention.',
        ],
        [
          'Complete the charge',
          'By a certified operator. Noroît: 20 g of R32 per metre beyond fifteen. Write the mass on the data plate and on the job sheet.',
        ],
      ),
      professional(
        [
          'Rincer, remplir, purger',
          'Eau claire au filtre, 1,2 bar à froid, débit supérieur au minimum affiché par le module.',
        ],
        [
          'Flush, fill, bleed',
          'Clear water at the filter, 1.2 bar cold, flow above the minimum the module displays.',
        ],
      ),
      professional(
        [
          'Essayer et relever',
          'Vingt minutes en chauffage : écart de 5 K entre départ et retour. Chaud, dégivrage forcé, appoint, sécurité : un relevé signé.',
        ],
        [
          'Run and record',
          'Twenty minutes of heating: 5 K between flow and return. Heating, forced defrost, back-up, safety: one signed record.',
        ],
      ),
    ],
  },
];
