import type { DemoProduct } from '../product-record.ts';

export const ELECTRIC_BOILERS: DemoProduct[] = [
  {
    key: 'foyer',
    reference: 'AT-FYR',
    type: 'chaudiere-electrique',
    design: 'boiler-wall',
    categories: ['electric-boilers'],
    controls: ['programmation'],
    mounting: ['murale'],
    colours: ['blanc'],
    floorDistance: 1100,
    guarantee: 5,
    models: [
      {
        code: '6',
        width: 400,
        height: 720,
        depth: 260,
        weight: 24,
        power: 6000,
        surface: [75, 105],
        price: 1690,
        eco: 2.4,
      },
      {
        code: '9',
        width: 400,
        height: 720,
        depth: 260,
        weight: 25.5,
        power: 9000,
        surface: [110, 155],
        price: 1890,
        eco: 2.4,
      },
      {
        code: '12',
        width: 420,
        height: 780,
        depth: 280,
        weight: 29,
        power: 12000,
        surface: [150, 210],
        price: 2190,
        eco: 3,
      },
    ],
    texts: {
      fr: {
        slug: 'foyer',
        name: 'Foyer',
        subtitle: 'Chaudière électrique murale, trois résistances',
        lead: 'Un kilowattheure payé, un kilowattheure rendu : nous la proposons pour une maison bien isolée, sans gaz ni place dehors. Elle garde vos radiateurs et se passe de conduit.',
        story: {
          title: 'Trois résistances à tour de rôle',
          text: 'Une chaudière tourne surtout à mi-charge, et c’est alors toujours la même résistance qui travaille. Foyer change l’ordre à chaque démarrage et tient un compteur pour chacune. Quand l’une tombe en panne, les deux autres assurent les deux tiers de la puissance jusqu’à la visite. Chacune se dévisse séparément du corps d’inox, après fermeture de deux vannes et vidange d’un litre et demi.',
        },
        points: [
          {
            title: 'Kilowatt par kilowatt',
            text: 'Des relais statiques règlent la puissance sans claquement. 22 dB(A) à 1 m : moins qu’une horloge.',
          },
          {
            title: 'Vos radiateurs, moins chauds',
            text: 'Réglez le départ à 50 °C plutôt qu’à 70 : la facture bouge peu, mais les tubes durent et l’air sèche moins.',
          },
          {
            title: 'Le compteur se vérifie',
            text: '9 kW demandent 12 kVA d’abonnement avec la cuisine. Faites le calcul avant la pose, pas après.',
          },
        ],
        description:
          'Foyer, chaudière électrique murale de 6 à 12 kW à trois résistances alternées, sans conduit, 22 dB(A) à 1 m, pour maison bien isolée.',
      },
      en: {
        slug: 'foyer',
        name: 'Foyer',
        subtitle: 'Wall-hung electric boiler with three elements',
        lead: 'One kilowatt-hour in, one kilowatt-hour out. We suggest it for a well-insulated house with neither gas nor room outdoors; it keeps your radiators and needs no flue.',
        story: {
          title: 'Three elements, taking turns',
          text: 'Boilers spend most of their lives at half load, which usually means that one element does all the work. Foyer reorders its three at every start and keeps a counter for each. If one fails, the other pair supply two thirds of the output until the engineer calls. Each unscrews separately from the stainless body, with two valves shut and a litre and a half drained off.',
        },
        points: [
          {
            title: 'A kilowatt at a time',
            text: 'Solid-state relays adjust the output without clicking. It makes 22 dB(A) at 1 m: less than a clock.',
          },
          {
            title: 'Try 50 °C instead of 70',
            text: 'It saves little on the bill, but pipes last and the air dries less.',
          },
          {
            title: 'Do the sums beforehand',
            text: 'Counting the kitchen, 9 kW calls for a 12 kVA supply. Ask for it before fitting day.',
          },
        ],
        description:
          'Foyer, a wall-hung electric boiler from 6 to 12 kW whose three elements take turns: no flue, 22 dB(A) at 1 m, for well-insulated homes.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: {
          fr: '230 V (6 et 9 kW) ou 400 V triphasé, 50 Hz',
          en: '230 V (6 and 9 kW) or 400 V three-phase, 50 Hz',
        },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe I, IPX4', en: 'Class I, IPX4' },
      },
      {
        label: { fr: 'Résistance', en: 'Heating element' },
        value: {
          fr: 'Trois, alliage de nickel et de fer, fixées séparément',
          en: 'Three, nickel-iron alloy, fixed separately',
        },
      },
      {
        label: { fr: 'Température de départ', en: 'Flow temperature' },
        value: { fr: 'De 25 à 80 °C', en: '25 to 80 °C' },
      },
      {
        label: { fr: 'Pression de service', en: 'Working pressure' },
        value: { fr: '3 bar, vase de 8 litres', en: '3 bar, 8-litre expansion vessel' },
      },
      {
        label: { fr: 'Raccordements', en: 'Connections' },
        value: { fr: 'Eau G 3/4, par le dessous', en: 'Water G 3/4, from below' },
      },
    ],
    goesWith: ['fournil', 'cornue', 'citerne', 'reserve'],
  },
  {
    key: 'fournil',
    reference: 'AT-FNL',
    type: 'chaudiere-electrique',
    design: 'boiler-wall',
    categories: ['electric-boilers'],
    controls: ['application', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc'],
    floorDistance: 1100,
    guarantee: 5,
    models: [
      {
        code: '6',
        width: 440,
        height: 760,
        depth: 300,
        weight: 29,
        power: 6000,
        surface: [75, 105],
        price: 2090,
        eco: 2.4,
      },
      {
        code: '9',
        width: 440,
        height: 760,
        depth: 300,
        weight: 31,
        power: 9000,
        surface: [110, 155],
        price: 2290,
        eco: 3,
      },
      {
        code: '12',
        width: 440,
        height: 820,
        depth: 320,
        weight: 35,
        power: 12000,
        surface: [150, 210],
        price: 2590,
        eco: 3,
      },
    ],
    texts: {
      fr: {
        slug: 'fournil',
        name: 'Fournil',
        subtitle: 'Chaudière électrique murale pour dalle chauffante',
        lead: 'Elle chauffe la dalle la nuit, au tarif des heures creuses, et la laisse rendre sa chaleur le jour. Pour un plancher d’au moins 6 cm de béton.',
        story: {
          title: 'Le béton est une batterie',
          text: '100 m² de chape de 6 cm pèsent 13 tonnes. Les élever d’un seul degré demande 3,5 kWh, que la pièce reprend en huit ou dix heures. Fournil joue de cette lenteur : elle lit la température extérieure à 22 h, prévoit la journée et charge la dalle avant 6 h, par paliers. En mars, où il fait doux l’après-midi, elle la charge moins. Un boulanger fait pareil avec la sole de son four.',
        },
        points: [
          {
            title: 'Deux tiers en heures creuses',
            text: 'C’est la part mesurée sur un hiver entier dans notre maison d’essai, à 20 °C constants.',
          },
          {
            title: '28 °C sous les pieds',
            text: 'Le sol ne dépasse pas cette limite, fixée en France par un arrêté de 1978. Un aquastat y veille.',
          },
          {
            title: 'Un second circuit pour l’étage',
            text: 'Les radiateurs des chambres reçoivent leur propre départ, aux heures où l’on y dort.',
          },
        ],
        description:
          'Fournil, chaudière électrique murale de 6 à 12 kW pour plancher chauffant : elle charge la dalle en heures creuses et la laisse chauffer le jour.',
      },
      en: {
        slug: 'fournil',
        name: 'Fournil',
        subtitle: 'Wall-hung electric boiler for heated slabs',
        lead: 'It warms the slab by night at the off-peak rate and lets it give its heat back by day. For floors with at least 6 cm of concrete over the pipes.',
        story: {
          title: 'Concrete is a battery',
          text: 'A 6 cm screed over 100 m² weighs 13 tonnes. Raising it by one degree takes 3.5 kWh, which the room draws off over eight or ten hours. Fournil makes use of that slowness. At 10 pm it reads the outdoor temperature, forecasts the day and charges the slab in steps before 6 am, less so in March, when afternoons are mild. A baker does the same with the floor of the oven.',
        },
        points: [
          {
            title: 'Two thirds off-peak',
            text: 'Measured over one whole winter in our test house, with a steady 20 °C indoors.',
          },
          {
            title: '28 °C underfoot',
            text: 'A French order of 1978 sets this ceiling for floors, and a thermostat holds to it.',
          },
          {
            title: 'A separate circuit upstairs',
            text: 'Bedroom radiators get a separate outlet, on at the hours when someone sleeps there.',
          },
        ],
        description:
          'Fournil, a wall-hung electric boiler from 6 to 12 kW for underfloor heating: it charges the slab off-peak and lets it heat the house by day.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: {
          fr: '230 V (6 et 9 kW) ou 400 V triphasé, 50 Hz',
          en: '230 V (6 and 9 kW) or 400 V three-phase, 50 Hz',
        },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe I, IPX4', en: 'Class I, IPX4' },
      },
      {
        label: { fr: 'Connexion', en: 'Connection' },
        value: { fr: 'Wi-Fi 2,4 GHz, sonde extérieure fournie', en: 'Wi-Fi 2.4 GHz, outdoor probe supplied' },
      },
      {
        label: { fr: 'Température de départ', en: 'Flow temperature' },
        value: { fr: 'De 20 à 60 °C, deux circuits', en: '20 to 60 °C, two circuits' },
      },
      {
        label: { fr: 'Sécurité', en: 'Safety' },
        value: {
          fr: 'Aquastat mécanique à 50 °C sur le plancher',
          en: 'Mechanical 50 °C thermostat on the floor circuit',
        },
      },
      {
        label: { fr: 'Circulateur', en: 'Circulator' },
        value: {
          fr: 'Deux, débit variable, indice IEE de 0,20 au plus',
          en: 'Two, variable flow, EEI 0.20 or less',
        },
      },
      {
        label: { fr: 'Pression de service', en: 'Working pressure' },
        value: { fr: '3 bar, vase de 10 litres', en: '3 bar, 10-litre expansion vessel' },
      },
    ],
    goesWith: ['foyer', 'lavoir', 'reserve', 'courette'],
  },
  {
    key: 'forge',
    reference: 'AT-FRG',
    type: 'chaudiere-electrique',
    design: 'boiler-floor',
    categories: ['electric-boilers'],
    plans: ['pro'],
    controls: [],
    mounting: ['au-sol'],
    colours: ['anthracite'],
    floorDistance: 0,
    guarantee: 5,
    models: [
      {
        code: '15',
        width: 520,
        height: 980,
        depth: 420,
        weight: 58,
        power: 15000,
        surface: [185, 260],
        price: 3590,
        eco: 5,
      },
      {
        code: '18',
        width: 520,
        height: 980,
        depth: 420,
        weight: 61,
        power: 18000,
        surface: [225, 315],
        price: 3890,
        eco: 5,
      },
      {
        code: '24',
        width: 560,
        height: 1080,
        depth: 440,
        weight: 72,
        power: 24000,
        surface: [300, 420],
        price: 4690,
        eco: 6.8,
      },
    ],
    texts: {
      fr: {
        slug: 'forge',
        name: 'Forge',
        subtitle: 'Chaudière électrique au sol, triphasée',
        lead: 'De 15 à 24 kW sur 400 V, pour un atelier, une salle communale ou un immeuble de quatre logements. Deux Forge se pilotent comme une seule, jusqu’à 48 kW.',
        story: {
          title: 'Lisible comme un tableau',
          text: 'Ouvrez la porte : à gauche l’eau, à droite le courant, entre les deux une cloison étanche. Les contacteurs sont sur rail DIN, au format du commerce, repérés comme sur le schéma collé en face. Les six thermoplongeurs sortent par le haut, groupés par deux, sur brides de 50 mm. Une panne se trouve au multimètre et se répare avec ce qu’un grossiste a en rayon le jour même.',
        },
        points: [
          {
            title: 'Phases en équilibre',
            text: 'Les étages montent par trois, un sur chaque phase. Le neutre ne porte que la commande.',
          },
          {
            title: 'Contact d’effacement',
            text: 'Une entrée libre de potentiel réduit la puissance d’un, deux ou trois tiers, sur ordre du gestionnaire ou d’un sous-compteur.',
          },
          {
            title: '58 kg, deux poignées',
            text: 'Elle descend à la cave à deux, sans démontage, et se pose sur un socle de 50 mm.',
          },
        ],
        description:
          'Forge, chaudière électrique au sol de 15 à 24 kW en triphasé, contacteurs du commerce sur rail DIN, en cascade par deux jusqu’à 48 kW.',
      },
      en: {
        slug: 'forge',
        name: 'Forge',
        subtitle: 'Floor-standing electric boiler, three-phase',
        lead: 'From 15 to 24 kW on 400 V for a workshop, a village hall or a block of four flats. Two of them are controlled as one, up to 48 kW.',
        story: {
          title: 'A panel you can read',
          text: 'Behind the door, water is on the left and current on the right, with a sealed partition in between. Contactors are of a stock size, on DIN rail, labelled as in the diagram facing them. The six immersion heaters lift out of the top in pairs on 50 mm flanges. You trace a fault with a multimeter and clear it with what the wholesaler has on the shelf that day.',
        },
        points: [
          {
            title: 'Balanced phases',
            text: 'Stages come in by threes, one to a phase, leaving the neutral to the controls.',
          },
          {
            title: 'Load-shedding input',
            text: 'One volt-free contact takes off one, two or three thirds, on a signal from the grid operator or a submeter.',
          },
          {
            title: '58 kg and two handles',
            text: 'Two people carry it down to the cellar in one piece and stand it on a 50 mm plinth.',
          },
        ],
        description:
          'Forge, a three-phase floor-standing electric boiler from 15 to 24 kW with stock contactors on DIN rail, paired in cascade up to 48 kW.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: {
          fr: '400 V triphasé avec neutre, 22, 26 ou 35 A',
          en: '400 V three-phase with neutral, 22, 26 or 35 A',
        },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe I, IP21', en: 'Class I, IP21' },
      },
      {
        label: { fr: 'Résistance', en: 'Heating element' },
        value: {
          fr: 'Six thermoplongeurs sur trois brides DN 50',
          en: 'Six immersion heaters on three DN 50 flanges',
        },
      },
      {
        label: { fr: 'Température de départ', en: 'Flow temperature' },
        value: { fr: 'De 30 à 85 °C', en: '30 to 85 °C' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: { fr: 'Trois étages, 0-10 V, bus RS-485', en: 'Three stages, 0-10 V, RS-485 bus' },
      },
      {
        label: { fr: 'Pression de service', en: 'Working pressure' },
        value: { fr: '4 bar', en: '4 bar' },
      },
      {
        label: { fr: 'Raccordements', en: 'Connections' },
        value: { fr: 'Eau G 1 1/4, à l’arrière', en: 'Water G 1 1/4, at the rear' },
      },
    ],
    goesWith: ['suroit', 'hypocauste', 'reserve', 'bassin'],
  },
  {
    key: 'cornue',
    reference: 'AT-CRN',
    type: 'chaudiere-electrique',
    design: 'boiler-wall',
    categories: ['electric-boilers'],
    isNew: true,
    controls: ['application', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc'],
    floorDistance: 1100,
    guarantee: 5,
    models: [
      {
        code: '4',
        width: 350,
        height: 640,
        depth: 210,
        weight: 16.5,
        power: 4000,
        surface: [50, 70],
        price: 1540,
        eco: 1.8,
      },
      {
        code: '6',
        width: 350,
        height: 640,
        depth: 210,
        weight: 17.5,
        power: 6000,
        surface: [75, 105],
        price: 1640,
        eco: 1.8,
      },
      {
        code: '8',
        width: 380,
        height: 680,
        depth: 230,
        weight: 21,
        power: 8000,
        surface: [100, 140],
        price: 1840,
        eco: 2.4,
      },
    ],
    texts: {
      fr: {
        slug: 'cornue',
        name: 'Cornue',
        subtitle: 'Chaudière électrique murale à délestage',
        lead: 'Elle regarde le compteur avant de chauffer. Cornue se glisse dans un placard de 400 mm et ne fait pas disjoncter la maison quand le four s’allume.',
        story: {
          title: 'Le four passe d’abord',
          text: 'La sortie du compteur communicant dit à chaque seconde ce que consomme la maison. Cornue s’y raccorde par deux fils, soustrait, et prend ce qui reste, de 500 W à sa pleine puissance. On allume le four : elle descend. On l’éteint : elle remonte. Un logement de 60 m² tient ainsi sur 9 kVA là où l’addition en réclamerait 12. La température de la pièce, elle, ne s’en ressent pas avant une heure.',
        },
        points: [
          {
            title: '210 mm de profondeur',
            text: 'Les tubes passent dans le dos, dans une gorge de 30 mm. Le placard se referme sans entaille.',
          },
          {
            title: 'Une seule personne la décroche',
            text: '21 kg pour la plus lourde. Deux vannes, une prise, et la chaudière part à l’atelier pour sa réparation.',
          },
          {
            title: 'Ancien compteur',
            text: 'S’il n’a pas de sortie utilisable, le tore fourni se pose au tableau et rend le même service.',
          },
        ],
        description:
          'Cornue, chaudière électrique murale de 4 à 8 kW, 210 mm de profondeur, qui règle sa puissance sur le compteur et évite la disjonction.',
      },
      en: {
        slug: 'cornue',
        name: 'Cornue',
        subtitle: 'Wall-hung electric boiler with load control',
        lead: 'It checks the meter before heating. Cornue slips into a 400 mm cupboard and does not trip the supply when someone turns on the oven.',
        story: {
          title: 'The oven has priority',
          text: 'A smart meter can tell, second by second, what a household is drawing. Two wires bring Cornue that figure; it subtracts, then takes what is left, from 500 W up to full power. Oven on, and it steps down; oven off, and it comes back. A 60 m² flat can thus manage on a 9 kVA supply where simple addition would call for 12. It takes more than an hour before the room temperature is affected.',
        },
        points: [
          {
            title: '210 mm deep',
            text: 'Its pipes run up the back in a 30 mm recess, so the cupboard shuts without being cut.',
          },
          {
            title: 'One person lifts it off',
            text: 'The heaviest is 21 kg. Two valves and a plug, and the boiler goes to the workshop for repair.',
          },
          {
            title: 'If the meter is old',
            text: 'If it has no usable output, the current clamp supplied goes in the consumer unit and does the same job.',
          },
        ],
        description:
          'Cornue, a wall-hung electric boiler from 4 to 8 kW, 210 mm deep, which adjusts to the meter so that the supply does not trip.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, 18, 27 ou 36 A', en: '230 V, 50 Hz, 18, 27 or 36 A' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe I, IPX4', en: 'Class I, IPX4' },
      },
      {
        label: { fr: 'Connexion', en: 'Connection' },
        value: {
          fr: 'Wi-Fi 2,4 GHz, entrée compteur et tore fourni',
          en: 'Wi-Fi 2.4 GHz, meter input and current clamp supplied',
        },
      },
      {
        label: { fr: 'Modulation', en: 'Modulation' },
        value: { fr: 'De 0,5 à 8 kW', en: '0.5 to 8 kW' },
      },
      {
        label: { fr: 'Température de départ', en: 'Flow temperature' },
        value: { fr: 'De 25 à 75 °C', en: '25 to 75 °C' },
      },
      {
        label: { fr: 'Pression de service', en: 'Working pressure' },
        value: { fr: '3 bar, vase de 6 litres', en: '3 bar, 6-litre expansion vessel' },
      },
    ],
    goesWith: ['foyer', 'bief', 'vasque', 'tabatiere'],
  },
];

export const GAS_BOILERS: DemoProduct[] = [
  {
    key: 'brasier',
    reference: 'AT-BRS',
    type: 'chaudiere-gaz',
    design: 'boiler-wall',
    categories: ['gas-boilers'],
    controls: ['application', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc'],
    floorDistance: 1100,
    guarantee: 5,
    models: [
      {
        code: '24',
        width: 420,
        height: 740,
        depth: 310,
        weight: 34,
        power: 24000,
        surface: [70, 180],
        price: 2390,
        eco: 3.6,
      },
      {
        code: '28',
        width: 420,
        height: 740,
        depth: 340,
        weight: 36.5,
        power: 28000,
        surface: [80, 220],
        price: 2690,
        eco: 3.6,
      },
    ],
    texts: {
      fr: {
        slug: 'brasier',
        name: 'Brasier',
        subtitle: 'Chaudière gaz murale à condensation, eau chaude',
        lead: 'En remplacement d’une murale à gaz, sur les mêmes tubes. Brasier chauffe le logement et donne 11 ou 13 litres d’eau chaude par minute, sans ballon.',
        story: {
          title: 'Un échangeur à rincer',
          text: 'La condensation laisse un dépôt fin entre les spires, et les spires serrées le gardent. Celles de Brasier sont d’inox, écartées de 0,8 mm, autour d’une chambre qui s’ouvre par quatre écrous. Une fois l’an, le technicien ôte la porte du brûleur, brosse, rince à l’eau claire. Le siphon se vide en même temps, et l’on voit à la couleur de l’eau si le mélange est juste.',
        },
        points: [
          {
            title: 'De 2,8 kW à pleine flamme',
            text: 'Une modulation de un à dix : en octobre, elle brûle bas et longtemps au lieu d’enchaîner les démarrages.',
          },
          {
            title: 'Tiède en cinq secondes',
            text: 'L’échangeur sanitaire reste à 45 °C aux heures choisies. Sans cela, il faut vingt-cinq secondes.',
          },
          {
            title: 'Biométhane sans réglage',
            text: 'Le réseau en transporte déjà, et c’est la même molécule. Le propane demande un diaphragme, fourni.',
          },
        ],
        description:
          'Brasier, chaudière gaz murale à condensation de 24 ou 28 kW avec eau chaude instantanée, pour remplacer une murale existante.',
      },
      en: {
        slug: 'brasier',
        name: 'Brasier',
        subtitle: 'Wall-hung condensing combination boiler',
        lead: 'A replacement for a wall-hung gas boiler, on the pipes already there. Brasier heats the home and gives 11 or 13 litres of hot water a minute with no cylinder.',
        story: {
          title: 'An exchanger you can rinse',
          text: 'Condensing leaves a fine deposit between the coils, and tight coils hold on to it. These are stainless, 0.8 mm apart, around a chamber closed by four nuts. Once a year the engineer takes off the burner door, brushes, and rinses with plain water. The trap is emptied in the same visit, and the colour of what runs out tells whether the mixture is right.',
        },
        points: [
          {
            title: 'Down to 2.8 kW',
            text: 'One-to-ten modulation: in October it burns low and long instead of cycling.',
          },
          {
            title: 'Warm within five seconds',
            text: 'At hours you choose, the water exchanger is kept at 45 °C. Otherwise it takes twenty-five seconds.',
          },
          {
            title: 'Biomethane without adjustment',
            text: 'The gas mains carry some already, and the molecule is the same. For propane there is an orifice plate in the box.',
          },
        ],
        description:
          'Brasier, a wall-hung condensing gas boiler of 24 or 28 kW with instant hot water, to replace an existing wall-hung appliance.',
      },
    },
    technical: [
      {
        label: { fr: 'Gaz', en: 'Gas' },
        value: {
          fr: 'Gaz naturel, biométhane, propane avec kit fourni',
          en: 'Natural gas, biomethane, propane with kit supplied',
        },
      },
      {
        label: { fr: 'Évacuation des fumées', en: 'Flue' },
        value: {
          fr: 'Ventouse 60/100 ou 80/125, C13, C33, C93',
          en: 'Balanced flue 60/100 or 80/125, C13, C33, C93',
        },
      },
      {
        label: { fr: 'Modulation', en: 'Modulation' },
        value: { fr: '1 à 10', en: '1 to 10' },
      },
      {
        label: { fr: 'Oxydes d’azote', en: 'Nitrogen oxides' },
        value: { fr: '32 mg/kWh, classe 6', en: '32 mg/kWh, class 6' },
      },
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, 95 W', en: '230 V, 50 Hz, 95 W' },
      },
      {
        label: { fr: 'Pression de service', en: 'Working pressure' },
        value: { fr: '3 bar, vase de 8 litres', en: '3 bar, 8-litre expansion vessel' },
      },
    ],
    goesWith: ['veilleuse', 'calorifere', 'etang', 'lucarne'],
  },
  {
    key: 'veilleuse',
    reference: 'AT-VLS',
    type: 'chaudiere-gaz',
    design: 'boiler-wall',
    categories: ['gas-boilers'],
    controls: ['application', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc'],
    floorDistance: 1100,
    guarantee: 5,
    models: [
      {
        code: '12',
        width: 400,
        height: 690,
        depth: 290,
        weight: 29,
        power: 12000,
        surface: [50, 120],
        price: 2140,
        eco: 3,
      },
      {
        code: '18',
        width: 400,
        height: 690,
        depth: 290,
        weight: 30.5,
        power: 18000,
        surface: [70, 170],
        price: 2290,
        eco: 3,
      },
      {
        code: '25',
        width: 400,
        height: 740,
        depth: 310,
        weight: 34,
        power: 25000,
        surface: [80, 220],
        price: 2540,
        eco: 3.6,
      },
    ],
    texts: {
      fr: {
        slug: 'veilleuse',
        name: 'Veilleuse',
        subtitle: 'Chaudière gaz murale à condensation, chauffage',
        lead: 'Pour remplacer une chaudière trop puissante : 1,8 kW au minimum, ce que perd un appartement isolé par 10 °C dehors. Chauffage seul, ou avec un ballon.',
        story: {
          title: 'Elle n’en a pas',
          text: 'La veilleuse de nos grands-mères brûlait 120 m³ de gaz par an pour attendre. Celle-ci n’a que le nom : une électrode allume, une autre surveille la flamme, et rien ne brûle entre deux demandes. Nous avons soigné le bas de la plage. L’air et le gaz se mélangent avant le ventilateur, si bien que la flamme tient à 1,8 kW sans se décrocher. Sur un hiver, elle s’est rallumée onze fois par jour dans notre immeuble témoin.',
        },
        points: [
          {
            title: 'Sur conduit collectif',
            text: 'Agréée 3CEp et C43p pour les immeubles, après accord du syndic et contrôle du conduit.',
          },
          {
            title: 'La sonde extérieure',
            text: 'Elle est dans le carton, avec 20 m de fil. Posez-la au nord, loin d’une fenêtre.',
          },
          {
            title: 'Un ballon, si vous voulez',
            text: 'La vanne d’inversion est prévue. Un réservoir de 200 litres se raccorde en une demi-journée.',
          },
        ],
        description:
          'Veilleuse, chaudière gaz murale à condensation de 12 à 25 kW, chauffage seul, 1,8 kW au minimum, pour remplacer un appareil trop puissant.',
      },
      en: {
        slug: 'veilleuse',
        name: 'Veilleuse',
        subtitle: 'Wall-hung condensing boiler, heating only',
        lead: 'To replace an oversized boiler: it turns down to 1.8 kW, what an insulated flat loses when it is 10 °C outside. Heating only, or with a cylinder.',
        story: {
          title: 'Named after what it lacks',
          text: 'A veilleuse is a pilot light, and our grandmothers’ burned 120 m³ of gas a year doing nothing. This boiler has none: one electrode strikes, another monitors the flame, and nothing burns between calls for heat. Our effort went into the low end of the range. Gas and air are mixed ahead of the fan, so the flame stays seated at 1.8 kW. In our test block of flats, it relit eleven times a day over a winter.',
        },
        points: [
          {
            title: 'For shared flues',
            text: 'Approved for 3CEp and C43p in blocks of flats, subject to the managing agent’s consent and a flue inspection.',
          },
          {
            title: 'Outdoor probe included',
            text: 'It comes in the box with 20 m of wire. Put it on a north wall, away from windows.',
          },
          {
            title: 'A cylinder, if you wish',
            text: 'The diverter valve is provided for; a 200-litre cylinder takes half a day to connect.',
          },
        ],
        description:
          'Veilleuse, a wall-hung condensing gas boiler from 12 to 25 kW for heating only, which turns down to 1.8 kW and has no pilot light.',
      },
    },
    technical: [
      {
        label: { fr: 'Gaz', en: 'Gas' },
        value: { fr: 'Gaz naturel, biométhane, propane', en: 'Natural gas, biomethane, propane' },
      },
      {
        label: { fr: 'Évacuation des fumées', en: 'Flue' },
        value: {
          fr: 'Ventouse 60/100, conduit collectif 3CEp, C13, C33, C43p',
          en: 'Balanced flue 60/100, shared 3CEp flue, C13, C33, C43p',
        },
      },
      {
        label: { fr: 'Modulation', en: 'Modulation' },
        value: { fr: 'De 1,8 à 25 kW', en: '1.8 to 25 kW' },
      },
      {
        label: { fr: 'Oxydes d’azote', en: 'Nitrogen oxides' },
        value: { fr: '28 mg/kWh, classe 6', en: '28 mg/kWh, class 6' },
      },
      {
        label: { fr: 'Brûleur', en: 'Burner' },
        value: {
          fr: 'Prémélange, inox, allumage électronique',
          en: 'Premix, stainless steel, electronic ignition',
        },
      },
      {
        label: { fr: 'Température de départ', en: 'Flow temperature' },
        value: { fr: 'De 25 à 80 °C', en: '25 to 80 °C' },
      },
      {
        label: { fr: 'Pression de service', en: 'Working pressure' },
        value: { fr: '3 bar, vase de 8 litres', en: '3 bar, 8-litre expansion vessel' },
      },
    ],
    goesWith: ['bassin', 'brasier', 'lanterneau', 'calorifere'],
  },
  {
    key: 'calorifere',
    reference: 'AT-CFR',
    type: 'chaudiere-gaz',
    design: 'boiler-floor',
    categories: ['gas-boilers'],
    controls: ['application', 'programmation'],
    mounting: ['au-sol'],
    colours: ['blanc'],
    floorDistance: 0,
    guarantee: 5,
    models: [
      {
        code: '20',
        width: 600,
        height: 1290,
        depth: 680,
        weight: 118,
        power: 20000,
        volume: 110,
        surface: [80, 190],
        price: 3890,
        eco: 5.6,
      },
      {
        code: '25',
        width: 600,
        height: 1290,
        depth: 680,
        weight: 121,
        power: 25000,
        volume: 110,
        surface: [90, 240],
        price: 4190,
        eco: 5.6,
      },
      {
        code: '30',
        width: 600,
        height: 1460,
        depth: 680,
        weight: 134,
        power: 30000,
        volume: 150,
        surface: [100, 280],
        price: 4690,
        eco: 6.8,
      },
    ],
    texts: {
      fr: {
        slug: 'calorifere',
        name: 'Calorifère',
        subtitle: 'Chaudière gaz au sol à condensation, ballon intégré',
        lead: 'Elle se pose sur la dalle de l’ancienne, dans la cave, et donne l’eau chaude de trois salles de bains. En remplacement d’une chaudière gaz au sol.',
        story: {
          title: 'Faite pour les gros tubes',
          text: 'Les maisons d’avant 1975 ont des tubes de 40 mm et 200 litres d’eau dans le circuit. Une petite chaudière murale n’y suffit pas. Calorifère garde 14 litres dans son corps, se passe de débit minimal et accepte ces réseaux tels quels, boues comprises : un pot de décantation est intégré au châssis, avec sa vanne de chasse devant. Sous le corps, le ballon est en inox, et son serpentin se rince.',
        },
        points: [
          {
            title: 'L’ancien conduit sert encore',
            text: 'Un tube flexible de 80 mm y descend par le haut. Le ramoneur contrôle la souche avant.',
          },
          {
            title: 'Quatre roulettes, une rampe',
            text: 'Elle entre par un soupirail de 620 mm, se redresse, se cale sur vérins.',
          },
          {
            title: 'Un écran incliné',
            text: 'À 1,20 m du sol, tourné vers vous, il dit la pression, l’heure et ce que fait la chaudière, en toutes lettres.',
          },
        ],
        description:
          'Calorifère, chaudière gaz au sol à condensation de 20 à 30 kW avec ballon inox de 110 ou 150 litres, pour les vieux réseaux à gros tubes.',
      },
      en: {
        slug: 'calorifere',
        name: 'Calorifère',
        subtitle: 'Floor-standing condensing boiler with cylinder',
        lead: 'It stands on the slab of the old one, down in the cellar, and supplies three bathrooms. A replacement for floor-standing gas boilers.',
        story: {
          title: 'Made for large old pipes',
          text: 'Houses from before 1975 have 40 mm pipes with 200 litres of water in them, which is too much for a small wall-hung boiler. Calorifère holds 14 litres in its body, asks for no minimum flow and takes such systems as it finds them. Sludge is caught in a settling pot built into the frame, with a flushing valve at the front. Beneath sits the cylinder, in stainless steel, whose coil can be rinsed.',
        },
        points: [
          {
            title: 'The chimney goes on serving',
            text: 'An 80 mm flexible liner is lowered into it, once the sweep has checked the stack.',
          },
          {
            title: 'Four castors and a ramp',
            text: 'It goes in through a 620 mm cellar hatch, is stood upright and levelled on jacks.',
          },
          {
            title: 'A display that faces you',
            text: 'Tilted, 1.2 m above the floor, it gives the pressure, the time and what the boiler is doing, in plain words.',
          },
        ],
        description:
          'Calorifère, a floor-standing condensing gas boiler from 20 to 30 kW with a 110 or 150-litre stainless cylinder, for old large-bore pipes.',
      },
    },
    technical: [
      {
        label: { fr: 'Gaz', en: 'Gas' },
        value: { fr: 'Gaz naturel, biométhane, propane', en: 'Natural gas, biomethane, propane' },
      },
      {
        label: { fr: 'Évacuation des fumées', en: 'Flue' },
        value: {
          fr: 'Ventouse 80/125 ou tubage 80, C33, B23p',
          en: 'Balanced flue 80/125 or 80 liner, C33, B23p',
        },
      },
      {
        label: { fr: 'Cuve', en: 'Tank' },
        value: { fr: 'Inox 316L, 110 ou 150 litres', en: '316L stainless steel, 110 or 150 litres' },
      },
      {
        label: { fr: 'Oxydes d’azote', en: 'Nitrogen oxides' },
        value: { fr: '36 mg/kWh, classe 6', en: '36 mg/kWh, class 6' },
      },
      {
        label: { fr: 'Pression de service', en: 'Working pressure' },
        value: { fr: '3 bar chauffage, 7 bar eau chaude', en: '3 bar heating, 7 bar hot water' },
      },
      {
        label: { fr: 'Raccordements', en: 'Connections' },
        value: { fr: 'Eau G 1 1/4 et G 3/4, à l’arrière', en: 'Water G 1 1/4 and G 3/4, at the rear' },
      },
    ],
    goesWith: ['brasier', 'etang', 'veilleuse', 'soupirail'],
  },
  {
    key: 'hypocauste',
    reference: 'AT-HYP',
    type: 'chaudiere-gaz',
    design: 'boiler-floor',
    categories: ['gas-boilers'],
    plans: ['pro'],
    controls: ['programmation'],
    mounting: ['au-sol'],
    colours: ['anthracite'],
    floorDistance: 0,
    guarantee: 5,
    models: [
      {
        code: '35',
        width: 600,
        height: 1180,
        depth: 720,
        weight: 112,
        power: 35000,
        surface: [200, 400],
        price: 4190,
        eco: 6.8,
      },
      {
        code: '45',
        width: 600,
        height: 1180,
        depth: 720,
        weight: 119,
        power: 45000,
        surface: [250, 520],
        price: 4590,
        eco: 6.8,
      },
      {
        code: '60',
        width: 600,
        height: 1260,
        depth: 780,
        weight: 138,
        power: 60000,
        surface: [350, 700],
        price: 5190,
        eco: 8.4,
      },
    ],
    texts: {
      fr: {
        slug: 'hypocauste',
        name: 'Hypocauste',
        subtitle: 'Chaudière gaz au sol à condensation, petit collectif',
        lead: 'De 35 à 60 kW, pour remplacer la chaudière à gaz d’un immeuble de quatre à dix lots ou d’une école, sans toucher à la chaufferie ni à ses pompes.',
        story: {
          title: 'Un corps de 60 litres',
          text: 'Les chaufferies anciennes ont des débits que personne ne connaît plus. Le corps d’Hypocauste est un réservoir d’inox de 60 litres traversé de tubes de fumée : il supporte un débit nul comme un débit double, sans bouteille ni pompe primaire. Deux retours séparés, froid en bas et tiède au milieu, laissent l’eau du plancher faire condenser les fumées pendant que la boucle d’eau chaude tourne à 60 °C.',
        },
        points: [
          {
            title: 'Reprise des brides',
            text: 'Départ et retours se règlent en hauteur de 80 mm. Le gabarit part avec la commande, avant l’appareil.',
          },
          {
            title: 'Moins de 70 kW, à dessein',
            text: 'Sous ce seuil, les règles françaises des chaufferies ne s’appliquent pas. À plusieurs appareils, les puissances s’additionnent.',
          },
          {
            title: 'Neutralisation intégrée',
            text: '5 kg de marbre concassé dans un bac, sous le corps. On le recharge à la pelle, une fois l’an.',
          },
        ],
        description:
          'Hypocauste, chaudière gaz au sol à condensation de 35 à 60 kW, corps inox de 60 litres sans débit minimal, pour petit collectif.',
      },
      en: {
        slug: 'hypocauste',
        name: 'Hypocauste',
        subtitle: 'Floor-standing condensing boiler for small blocks',
        lead: 'From 35 to 60 kW, to replace the gas boiler of a school or a block of four to ten flats without touching the plant room or its pumps.',
        story: {
          title: 'A body of 60 litres',
          text: 'The flow rates of an old plant room are rarely known. Hypocauste is a 60-litre stainless vessel crossed by fire tubes, which tolerates zero flow as well as double the flow, and needs neither header nor primary pump. It has two returns, cold below and tepid half-way up, which let the underfloor water condense the flue gases while a hot-water loop circulates at 60 °C.',
        },
        points: [
          {
            title: 'Fits your flanges',
            text: 'Flow and returns adjust in height by 80 mm. A template is sent out ahead of the boiler.',
          },
          {
            title: 'Below 70 kW on purpose',
            text: 'Under that figure French boiler-room rules do not apply. Mind that the outputs of several units are added together.',
          },
          {
            title: 'Neutraliser inside',
            text: 'A tray of 5 kg of crushed marble beneath the body is topped up by the shovelful, once a year.',
          },
        ],
        description:
          'Hypocauste, a floor-standing condensing gas boiler from 35 to 60 kW with a 60-litre stainless body and no minimum flow, for small blocks.',
      },
    },
    technical: [
      {
        label: { fr: 'Gaz', en: 'Gas' },
        value: { fr: 'Gaz naturel, biométhane', en: 'Natural gas, biomethane' },
      },
      {
        label: { fr: 'Évacuation des fumées', en: 'Flue' },
        value: { fr: 'B23p, C13, C33, C53, Ø 110 mm', en: 'B23p, C13, C33, C53, Ø 110 mm' },
      },
      {
        label: { fr: 'Modulation', en: 'Modulation' },
        value: { fr: '1 à 8', en: '1 to 8' },
      },
      {
        label: { fr: 'Oxydes d’azote', en: 'Nitrogen oxides' },
        value: { fr: '38 mg/kWh, classe 6', en: '38 mg/kWh, class 6' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Cascade de deux à quatre, 0-10 V, bus RS-485',
          en: 'Cascades of two to four, 0-10 V, RS-485 bus',
        },
      },
      {
        label: { fr: 'Pression de service', en: 'Working pressure' },
        value: { fr: '5 bar', en: '5 bar' },
      },
      {
        label: { fr: 'Raccordements', en: 'Connections' },
        value: { fr: 'Départ et deux retours G 1 1/2', en: 'Flow and two returns, G 1 1/2' },
      },
    ],
    goesWith: ['suroit', 'forge', 'reserve', 'nappe'],
  },
];
