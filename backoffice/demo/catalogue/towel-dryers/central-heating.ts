import type { DemoProduct } from '../product-record.ts';

export const CENTRAL_HEATING_TOWEL_DRYERS: DemoProduct[] = [
  {
    key: 'gue',
    reference: 'AT-GUE',
    type: 'seche-serviettes-eau-chaude',
    design: 'ladder',
    categories: ['water-towel-dryers'],
    controls: [],
    mounting: ['murale'],
    colours: ['blanc', 'anthracite', 'noir', 'chrome'],
    floorDistance: 350,
    guarantee: 10,
    models: [
      {
        code: '450',
        width: 500,
        height: 900,
        depth: 80,
        weight: 6.9,
        power: 450,
        price: 219,
        eco: 0.2,
      },
      {
        code: '600',
        width: 500,
        height: 1200,
        depth: 80,
        weight: 9.2,
        power: 600,
        price: 259,
        eco: 0.2,
      },
      {
        code: '750',
        width: 500,
        height: 1500,
        depth: 80,
        weight: 11.6,
        power: 750,
        price: 309,
        eco: 0.3,
      },
      {
        code: '1000',
        width: 600,
        height: 1750,
        depth: 80,
        weight: 15.4,
        power: 1000,
        price: 389,
        eco: 0.3,
      },
    ],
    texts: {
      fr: {
        slug: 'gue',
        name: 'Gué',
        subtitle: 'Sèche-serviettes à eau, basse température',
        lead: 'Dessiné pour une eau à 45 °C aussi bien qu’à 70 : les deux puissances sont données. Pour qui garde sa chaudière cette année et pense à la pompe à chaleur.',
        story: {
          title: 'De l’eau tiède, plus de surface',
          text: 'À 70 °C, n’importe quel tube chauffe ; à 45, il faut de la surface. Gué compte un barreau de plus tous les 300 mm que les échelles courantes, et des montants en D dont le plat regarde la pièce. Au régime d’une pompe à chaleur, il garde 52 % de sa puissance nominale. Les deux chiffres sont sur la fiche, pour que le plombier n’ait pas à les calculer.',
        },
        points: [
          {
            title: 'Raccordé par le milieu',
            text: 'Entraxe de 50 mm sous l’appareil : un seul bloc vanne, et deux tuyaux qui sortent du mur côte à côte.',
          },
          {
            title: 'Le chrome rayonne peu',
            text: 'À eau égale, la finition chromée rend environ 30 % de moins : prenez la taille au-dessus.',
          },
          {
            title: 'Un purgeur côté mur',
            text: 'Il s’oriente et se ferme à la main ; la dernière goutte ne tombe pas sur le linge.',
          },
        ],
        description:
          'Gué, sèche-serviettes à eau chaude pour chaudière ou pompe à chaleur, de 450 à 1 000 W, raccord central de 50 mm, quatre finitions.',
      },
      en: {
        slug: 'gue',
        name: 'Gué',
        subtitle: 'Low-temperature hot-water towel dryer',
        lead: 'Designed for water at 45 °C as much as at 70, with both outputs given. For those keeping the boiler this year with a heat pump at the back of their minds.',
        story: {
          title: 'Cooler water, more surface',
          text: 'At 70 °C any tube gives heat; at 45 it takes surface. Gué has one rung more in every 300 mm than ordinary ladders, and D-shaped posts whose flat side faces the room. On heat-pump water it keeps 52% of its rated output. Both figures are on the data sheet, so the plumber has no sums to do.',
        },
        points: [
          {
            title: 'Connected in the middle',
            text: 'Connections 50 mm apart underneath: one valve block, and two pipes coming out of the wall side by side.',
          },
          {
            title: 'Chrome radiates little',
            text: 'For the same water, the chrome finish gives some 30% less: take the next size up.',
          },
          {
            title: 'A vent facing the wall',
            text: 'It swivels and closes by hand, and the last drop falls clear of the towels.',
          },
        ],
        description:
          'Gué, a hot-water towel dryer for boilers or heat pumps, from 450 to 1,000 W, with 50 mm central connections, in four finishes.',
      },
    },
    technical: [
      {
        label: { fr: 'Puissance', en: 'Output' },
        value: {
          fr: 'Donnée pour un écart de 50 K ; à 30 K, 52 %',
          en: 'Stated for a difference of 50 K; at 30 K, 52%',
        },
      },
      {
        label: { fr: 'Raccordement', en: 'Connections' },
        value: { fr: '2 × G 1/2, entraxe 50 mm, au centre', en: '2 × G 1/2, 50 mm centres, in the middle' },
      },
      {
        label: { fr: 'Pression de service', en: 'Working pressure' },
        value: { fr: '10 bar, eau jusqu’à 95 °C', en: '10 bar, water up to 95 °C' },
      },
      {
        label: { fr: 'Corps', en: 'Body' },
        value: {
          fr: 'Acier, montants en D de 40 × 30 mm, barreaux de 22 mm',
          en: 'Steel, 40 × 30 mm D-shaped posts, 22 mm rungs',
        },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: {
          fr: 'Poudre polyester sur apprêt par électrophorèse, ou chrome',
          en: 'Polyester powder over electro-coated primer, or chrome',
        },
      },
      {
        label: { fr: 'Contenance', en: 'Water content' },
        value: { fr: '3,6 à 7,9 l selon la taille', en: '3.6 to 7.9 l depending on size' },
      },
    ],
    goesWith: ['ecluse', 'ponton', 'affluent', 'cadran'],
  },
  {
    key: 'ponton',
    reference: 'AT-PTN',
    type: 'seche-serviettes-eau-chaude',
    design: 'slats',
    categories: ['water-towel-dryers'],
    controls: [],
    mounting: ['murale'],
    colours: ['inox'],
    floorDistance: 350,
    guarantee: 15,
    models: [
      {
        code: '400',
        width: 500,
        height: 900,
        depth: 65,
        weight: 9.8,
        power: 400,
        price: 489,
        eco: 0.2,
      },
      {
        code: '550',
        width: 500,
        height: 1230,
        depth: 65,
        weight: 13.3,
        power: 550,
        price: 579,
        eco: 0.3,
      },
      {
        code: '700',
        width: 500,
        height: 1560,
        depth: 65,
        weight: 16.9,
        power: 700,
        price: 669,
        eco: 0.3,
      },
    ],
    texts: {
      fr: {
        slug: 'ponton',
        name: 'Ponton',
        subtitle: 'Sèche-serviettes à eau, lattes d’inox',
        lead: 'Tout en inox, jusqu’aux bouchons : il se raccorde à la boucle d’eau chaude sanitaire comme au chauffage. Pour le bord de mer, et pour des serviettes sèches en juillet.',
        story: {
          title: 'Rien à repeindre',
          text: 'L’acier peint rouille de l’intérieur dès que l’eau du circuit se renouvelle ; voilà pourquoi on le réserve aux circuits fermés. Les lattes de Ponton sont en inox 1.4404, celui de l’accastillage, soudées sous argon puis passivées au bain. L’eau peut changer chaque jour. La face est brossée dans le sens de la latte, au grain 240 : une rayure s’efface avec le même papier.',
        },
        points: [
          {
            title: 'Chaud quand on se douche',
            text: 'Sur la boucle sanitaire, il tiédit dès qu’un robinet coule, chaudière de chauffage arrêtée.',
          },
          {
            title: 'Mille heures de sel',
            text: 'C’est la durée de l’essai au brouillard salin, à l’issue duquel nous n’avons vu aucune piqûre à la loupe.',
          },
          {
            title: 'Comptez sa contenance',
            text: 'De 2,1 à 3,8 l : vérifiez le vase d’expansion si vous en posez plusieurs sur la même boucle.',
          },
        ],
        description:
          'Ponton, sèche-serviettes à eau chaude à lattes d’inox brossé, de 400 à 700 W, admis sur boucle sanitaire comme sur chauffage central.',
      },
      en: {
        slug: 'ponton',
        name: 'Ponton',
        subtitle: 'Hot-water towel dryer with stainless slats',
        lead: 'Stainless throughout, plugs included: it will run on the domestic hot-water loop as well as on the heating. For the seaside, and for dry towels in July.',
        story: {
          title: 'Nothing to repaint',
          text: 'Painted steel rusts from within as soon as the water in the circuit is renewed, which is why it is kept to sealed circuits. The slats of Ponton are 1.4404 stainless, the grade used for boat fittings, welded under argon and then passivated. The water may change every day. The face is brushed along the slat at 240 grit: a scratch comes out with the same paper.',
        },
        points: [
          {
            title: 'Hot when someone showers',
            text: 'On the domestic loop it warms whenever a tap runs, even with the heating boiler off.',
          },
          {
            title: 'A thousand hours of salt',
            text: 'That was the length of the salt-spray test, after which we found no pitting under a magnifying glass.',
          },
          {
            title: 'Allow for its water',
            text: 'Between 2.1 and 3.8 l: check the expansion vessel if you fit several on one loop.',
          },
        ],
        description:
          'Ponton, a hot-water towel dryer with brushed stainless slats, from 400 to 700 W, for domestic hot-water loops or central heating.',
      },
    },
    technical: [
      {
        label: { fr: 'Puissance', en: 'Output' },
        value: {
          fr: 'Donnée pour un écart de 50 K ; à 30 K, 51 %',
          en: 'Stated for a difference of 50 K; at 30 K, 51%',
        },
      },
      {
        label: { fr: 'Raccordement', en: 'Connections' },
        value: { fr: '2 × G 1/2, entraxe 460 mm, par le bas', en: '2 × G 1/2, 460 mm centres, from below' },
      },
      {
        label: { fr: 'Pression de service', en: 'Working pressure' },
        value: { fr: '8 bar, eau jusqu’à 95 °C', en: '8 bar, water up to 95 °C' },
      },
      {
        label: { fr: 'Corps', en: 'Body' },
        value: { fr: 'Inox 1.4404, lattes de 70 × 10 mm', en: '1.4404 stainless steel, 70 × 10 mm slats' },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: {
          fr: 'Brossé au grain 240, passivé, sans vernis',
          en: 'Brushed at 240 grit, passivated, unlacquered',
        },
      },
      {
        label: { fr: 'Contenance', en: 'Water content' },
        value: { fr: '2,1 à 3,8 l selon la taille', en: '2.1 to 3.8 l depending on size' },
      },
    ],
    goesWith: ['gue', 'ecluse', 'confluent', 'niveau'],
  },
  {
    key: 'ecluse',
    reference: 'AT-ECL',
    type: 'seche-serviettes-eau-chaude',
    design: 'ladder',
    categories: ['water-towel-dryers'],
    controls: [],
    mounting: ['murale'],
    colours: ['blanc', 'lin', 'anthracite', 'brique'],
    floorDistance: 400,
    guarantee: 10,
    models: [
      {
        code: '500',
        width: 500,
        height: 1000,
        depth: 85,
        weight: 8.4,
        power: 500,
        price: 339,
        eco: 0.2,
      },
      {
        code: '700',
        width: 500,
        height: 1370,
        depth: 85,
        weight: 11.3,
        power: 700,
        price: 399,
        eco: 0.3,
      },
      {
        code: '900',
        width: 600,
        height: 1650,
        depth: 85,
        weight: 15.6,
        power: 900,
        price: 469,
        eco: 0.3,
      },
    ],
    texts: {
      fr: {
        slug: 'ecluse',
        name: 'Écluse',
        subtitle: 'Sèche-serviettes à eau, vannes intégrées',
        lead: 'Deux vannes d’arrêt dans les pieds et un entraxe réglable sur 60 mm : il prend la place de l’ancien radiateur sans que l’on touche aux tuyaux. L’affaire d’un samedi.',
        story: {
          title: 'Fermer sans vider',
          text: 'Pour changer un radiateur, on vide d’ordinaire l’installation de la maison, parfois de l’immeuble. Écluse porte ses vannes dans le bas des montants, derrière un capuchon : un quart de tour à la clé Allen de 6, et l’appareil se dépose avec son eau. Le peintre passe, on raccroche, on rouvre. Des raccords excentrés rattrapent 30 mm de chaque côté, l’écart que nous relevons sur presque toutes les vieilles installations.',
        },
        points: [
          {
            title: 'La tête à l’abri',
            text: 'L’embase M30 × 1,5 reçoit les têtes thermostatiques courantes, sous les serviettes et loin des hanches.',
          },
          {
            title: 'Ni seau, ni boues',
            text: 'Chaque vanne ferme dans les deux sens : rien ne coule sur le parquet, rien ne repart dans le circuit.',
          },
          {
            title: 'Un débit en six crans',
            text: 'Le té de réglage est gradué ; le tableau des crans, collé au dos, remplace la tournée d’équilibrage.',
          },
        ],
        description:
          'Écluse, sèche-serviettes à eau chaude de rénovation, de 500 à 900 W, deux vannes d’arrêt intégrées, entraxe réglable sur 60 mm, quatre teintes.',
      },
      en: {
        slug: 'ecluse',
        name: 'Écluse',
        subtitle: 'Hot-water towel dryer with built-in valves',
        lead: 'Two stop valves in its feet and pipe centres that adjust by 60 mm: it takes the place of the old radiator and leaves the pipework alone. A job for a Saturday.',
        story: {
          title: 'Shut off, not drained',
          text: 'Changing a radiator usually means draining the system for the whole house, sometimes for the building. Écluse has its valves at the foot of the posts, behind a cap: a quarter-turn with a 6 mm hex key, and it lifts away with its water inside. The painter does his work, it goes back up, the valves are opened. Offset unions take up 30 mm on each side, the discrepancy we find on almost every old installation.',
        },
        points: [
          {
            title: 'A sheltered head',
            text: 'The M30 × 1.5 seat takes ordinary thermostatic heads, below the towels and clear of hips.',
          },
          {
            title: 'No bucket, no sludge',
            text: 'Both valves seal in both directions: nothing on the floorboards, nothing goes back into the circuit.',
          },
          {
            title: 'Flow in six steps',
            text: 'The balancing tee is graduated, and the table of settings on the back saves a balancing tour of the house.',
          },
        ],
        description:
          'Écluse, a hot-water towel dryer for renovation, from 500 to 900 W, with two built-in stop valves and centres adjustable by 60 mm, four colours.',
      },
    },
    technical: [
      {
        label: { fr: 'Puissance', en: 'Output' },
        value: {
          fr: 'Donnée pour un écart de 50 K ; à 30 K, 51 %',
          en: 'Stated for a difference of 50 K; at 30 K, 51%',
        },
      },
      {
        label: { fr: 'Raccordement', en: 'Connections' },
        value: {
          fr: '2 × G 1/2, entraxe 440 à 500 mm (540 à 600 pour le 900)',
          en: '2 × G 1/2, 440 to 500 mm centres (540 to 600 on the 900)',
        },
      },
      {
        label: { fr: 'Pression de service', en: 'Working pressure' },
        value: { fr: '10 bar, eau jusqu’à 95 °C', en: '10 bar, water up to 95 °C' },
      },
      {
        label: { fr: 'Corps', en: 'Body' },
        value: {
          fr: 'Acier, vannes à boisseau en laiton sans plomb',
          en: 'Steel, lead-free brass ball valves',
        },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: {
          fr: 'Poudre polyester sur apprêt par électrophorèse',
          en: 'Polyester powder over electro-coated primer',
        },
      },
      {
        label: { fr: 'Contenance', en: 'Water content' },
        value: { fr: '4,2 à 7,4 l selon la taille', en: '4.2 to 7.4 l depending on size' },
      },
    ],
    goesWith: ['gue', 'affluent', 'ponton', 'niveau'],
  },
  {
    key: 'affluent',
    reference: 'AT-AFL',
    type: 'seche-serviettes-mixte',
    design: 'ladder',
    categories: ['mixed-towel-dryers'],
    controls: ['programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'anthracite', 'sapin', 'chrome'],
    floorDistance: 350,
    guarantee: 5,
    models: [
      {
        code: '500',
        width: 500,
        height: 1020,
        depth: 85,
        weight: 9.1,
        power: 500,
        price: 429,
        eco: 0.8,
      },
      {
        code: '700',
        width: 500,
        height: 1380,
        depth: 85,
        weight: 12.2,
        power: 700,
        price: 489,
        eco: 0.8,
      },
      {
        code: '950',
        width: 600,
        height: 1720,
        depth: 85,
        weight: 16.8,
        power: 950,
        price: 569,
        eco: 1.2,
      },
    ],
    texts: {
      fr: {
        slug: 'affluent',
        name: 'Affluent',
        subtitle: 'Sèche-serviettes mixte, relais automatique',
        lead: 'De novembre à mars, l’eau de la chaudière ; le reste de l’année, une résistance de 300 à 750 W prend la suite automatiquement. Pour les salles de bains froides en mai.',
        story: {
          title: 'Une sonde sur l’arrivée d’eau',
          text: 'Elle lit la température de l’eau toutes les minutes. Au-dessus de 35 °C, la résistance reste éteinte ; en dessous, elle fournit ce qui manque, et rien de plus. Vous ne touchez ni robinet ni commutateur à l’intersaison. La vanne de retour reste toujours ouverte, pour que l’eau puisse se dilater.',
        },
        points: [
          {
            title: 'L’arrivée se ferme seule',
            text: 'Un petit moteur isole l’appareil du circuit quand la résistance fonctionne : elle ne chauffe pas le salon.',
          },
          {
            title: 'Une résistance qui se dévisse',
            text: 'Par le bas, joint compris : fermez les vannes, recueillez trois litres, comptez une demi-heure.',
          },
          {
            title: 'L’horaire d’été',
            text: 'Par défaut, de 6 h 30 à 8 h 30 ; le boîtier accepte trois plages par jour.',
          },
        ],
        description:
          'Affluent, sèche-serviettes mixte à eau chaude et résistance, de 500 à 950 W, passage automatique d’une énergie à l’autre, quatre finitions.',
      },
      en: {
        slug: 'affluent',
        name: 'Affluent',
        subtitle: 'Dual-energy towel dryer, automatic changeover',
        lead: 'From November to March, water from the boiler; for the rest of the year an element of 300 to 750 W takes over automatically. For bathrooms that are cold in May.',
        story: {
          title: 'A probe on the inlet',
          text: 'It reads the water temperature every minute. Above 35 °C the element stays off; below that it supplies what is missing and no more. Between seasons you touch neither valve nor switch. The return valve always stays open, so that the water has room to expand.',
        },
        points: [
          {
            title: 'The inlet closes by itself',
            text: 'A small motor cuts the dryer off from the circuit while the element is on, so it never heats the living room.',
          },
          {
            title: 'An element that unscrews',
            text: 'From below, gasket and all: close the valves, catch three litres, allow half an hour.',
          },
          {
            title: 'Summer hours',
            text: 'From 6.30 to 8.30 am as supplied; the control takes three periods a day.',
          },
        ],
        description:
          'Affluent, a dual-energy towel dryer with hot water and an element, from 500 to 950 W, automatic changeover between the two, four finishes.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, résistance seule', en: '230 V, 50 Hz, element only' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: {
          fr: 'Classe I, IP44, à poser hors volumes',
          en: 'Class I, IP44, to be fitted outside the zones',
        },
      },
      {
        label: { fr: 'Puissance', en: 'Output' },
        value: { fr: 'Sur eau, pour un écart de 50 K', en: 'On water, for a difference of 50 K' },
      },
      {
        label: { fr: 'Résistance', en: 'Element' },
        value: { fr: '300, 500 ou 750 W, plongée, démontable', en: '300, 500 or 750 W, immersed, removable' },
      },
      {
        label: { fr: 'Raccordement', en: 'Connections' },
        value: { fr: '2 × G 1/2, entraxe 50 mm, au centre', en: '2 × G 1/2, 50 mm centres, in the middle' },
      },
      {
        label: { fr: 'Pression de service', en: 'Working pressure' },
        value: { fr: '8 bar, eau jusqu’à 95 °C', en: '8 bar, water up to 95 °C' },
      },
      {
        label: { fr: 'Corps', en: 'Body' },
        value: { fr: 'Tubes d’acier de 22 mm, montants de 35 mm', en: '22 mm steel tubes, 35 mm posts' },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Poudre polyester satinée, ou chrome', en: 'Satin polyester powder, or chrome' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Sonde sur l’arrivée d’eau, trois plages par jour',
          en: 'Probe on the water inlet, three periods a day',
        },
      },
    ],
    goesWith: ['confluent', 'gue', 'ecluse', 'cadran'],
  },
  {
    key: 'confluent',
    reference: 'AT-CFL',
    type: 'seche-serviettes-mixte',
    design: 'ladder-asymmetric',
    categories: ['mixed-towel-dryers'],
    controls: ['fil-pilote', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'noir', 'lin'],
    floorDistance: 400,
    guarantee: 5,
    models: [
      {
        code: '450',
        width: 500,
        height: 1050,
        depth: 100,
        weight: 10.4,
        power: 450,
        price: 519,
        eco: 0.8,
      },
      {
        code: '650',
        width: 550,
        height: 1400,
        depth: 100,
        weight: 14.1,
        power: 650,
        price: 599,
        eco: 0.8,
      },
      {
        code: '850',
        width: 600,
        height: 1700,
        depth: 100,
        weight: 18.3,
        power: 850,
        price: 689,
        eco: 1.2,
      },
    ],
    texts: {
      fr: {
        slug: 'confluent',
        name: 'Confluent',
        subtitle: 'Sèche-serviettes mixte asymétrique',
        lead: 'Un barreau sur deux porte l’eau, l’autre un câble électrique : deux énergies voisines qui ne se mélangent pas. Pour les rénovations où la boucle s’arrête tôt dans la saison.',
        story: {
          title: 'Deux circuits, un montant',
          text: 'Le montant d’acier est partagé par une cloison : d’un côté passe l’eau, de l’autre passent les fils. La résistance ne trempe pas dans l’eau : aucune vanne à fermer au printemps, aucun joint à surveiller. Les barreaux d’eau sont soudés, les barreaux secs se démontent par le côté libre. À l’œil, on ne les distingue pas ; à la main, en avril, un sur deux est chaud.',
        },
        points: [
          {
            title: 'Les jours de grand froid',
            text: 'L’eau et l’électricité s’additionnent : 850 W d’un côté, 400 W de l’autre sur le grand modèle.',
          },
          {
            title: 'Un montant, deux sens',
            text: 'Les arrivées d’eau sont doublées, en haut et en bas, et bouchonnées : retournez l’appareil, il ouvre à gauche.',
          },
          {
            title: 'Chacun son chantier',
            text: 'Le plombier serre deux raccords, l’électricien trois fils ; aucun des deux n’attend l’autre.',
          },
        ],
        description:
          'Confluent, sèche-serviettes mixte asymétrique, de 450 à 850 W sur eau et jusqu’à 400 W électriques, barreaux alternés, trois teintes.',
      },
      en: {
        slug: 'confluent',
        name: 'Confluent',
        subtitle: 'Asymmetric dual-energy towel dryer',
        lead: 'Every other rung carries water, and those between an electric cable: two energies side by side that never mix. For renovations where the heating loop stops early in the season.',
        story: {
          title: 'Two circuits, one post',
          text: 'A partition divides the steel post: water passes on one side, wires on the other. No element sits in the water, so there is no valve to close in spring and no seal to watch. The wet rungs are welded; the dry ones come out from the open side. By eye you cannot tell them apart; by hand, in April, every second one is warm.',
        },
        points: [
          {
            title: 'On the coldest days',
            text: 'Water and electricity add up: 850 W from the one and 400 W from the other on the largest size.',
          },
          {
            title: 'One post, two ways',
            text: 'There are water inlets at both top and bottom, supplied plugged: turn it over and it opens to the left.',
          },
          {
            title: 'Each trade in its own time',
            text: 'The plumber tightens two unions, the electrician three wires, and neither waits for the other.',
          },
        ],
        description:
          'Confluent, an asymmetric dual-energy towel dryer, from 450 to 850 W on water and up to 400 W electric, alternate rungs, three colours.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, fil pilote 6 ordres', en: '230 V, 50 Hz, six-order pilot wire' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: {
          fr: 'Classe I, IP44, à poser hors volumes',
          en: 'Class I, IP44, to be fitted outside the zones',
        },
      },
      {
        label: { fr: 'Puissance', en: 'Output' },
        value: { fr: 'Sur eau, pour un écart de 50 K', en: 'On water, for a difference of 50 K' },
      },
      {
        label: { fr: 'Résistance', en: 'Element' },
        value: {
          fr: '200, 300 ou 400 W, sèche, un barreau sur deux',
          en: '200, 300 or 400 W, dry, every other rung',
        },
      },
      {
        label: { fr: 'Raccordement', en: 'Connections' },
        value: {
          fr: '2 × G 1/2, entraxe 50 mm, sous le montant',
          en: '2 × G 1/2, 50 mm centres, below the post',
        },
      },
      {
        label: { fr: 'Pression de service', en: 'Working pressure' },
        value: { fr: '8 bar, eau jusqu’à 95 °C', en: '8 bar, water up to 95 °C' },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Poudre polyester, mat satiné', en: 'Polyester powder, satin matt' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Électronique, ± 0,3 °C, programme hebdomadaire',
          en: 'Electronic, ± 0.3 °C, weekly programme',
        },
      },
    ],
    goesWith: ['affluent', 'espalier', 'gue', 'aplomb'],
  },
];
