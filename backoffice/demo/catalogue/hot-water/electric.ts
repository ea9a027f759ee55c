import type { DemoProduct } from '../product-record.ts';

export const ELECTRIC_WATER_HEATERS: DemoProduct[] = [
  {
    key: 'citerne',
    reference: 'AT-CTN',
    type: 'chauffe-eau-electrique',
    design: 'tank-vertical',
    categories: ['electric-water-heaters'],
    controls: [],
    mounting: ['murale'],
    colours: ['blanc'],
    floorDistance: 600,
    guarantee: 5,
    models: [
      {
        code: '100',
        width: 530,
        height: 880,
        depth: 550,
        weight: 29,
        power: 1200,
        volume: 100,
        price: 389,
        eco: 4.2,
      },
      {
        code: '150',
        width: 530,
        height: 1190,
        depth: 550,
        weight: 38,
        power: 1800,
        volume: 150,
        price: 459,
        eco: 5,
      },
      {
        code: '200',
        width: 530,
        height: 1500,
        depth: 550,
        weight: 47,
        power: 2200,
        volume: 200,
        price: 529,
        eco: 6.8,
      },
    ],
    texts: {
      fr: {
        slug: 'citerne',
        name: 'Citerne',
        subtitle: 'Chauffe-eau électrique vertical, résistance stéatite',
        lead: 'La résistance ne touche pas l’eau. Citerne chauffe 100, 150 ou 200 litres pendant les heures creuses et reprend les fixations de l’appareil qu’il remplace.',
        story: {
          title: 'Un cœur de stéatite',
          text: 'Dans l’eau, une résistance nue s’entartre, crépite, puis perce. Celle de Citerne est logée dans une pierre, la stéatite, glissée dans un fourreau émaillé comme un crayon dans son capuchon. La chaleur traverse le métal, le calcaire glisse au fond. Le jour où elle faiblit, on défait deux écrous et un câble, et la neuve prend sa place sans qu’on vide un litre. Comptez un quart d’heure.',
        },
        points: [
          {
            title: 'Quatre trous déjà percés',
            text: 'L’étrier reprend les entraxes de 440, 500 et 800 mm des appareils courants. Le mur reste tel quel.',
          },
          {
            title: 'Le magnésium se consomme',
            text: 'L’anode s’use à la place de la cuve. Vérifiez-la au bout de quatre ans ; la remplacer coûte peu.',
          },
          {
            title: '50 litres par personne',
            text: 'C’est la règle qui évite de choisir trop grand : l’eau qu’on ne tire pas refroidit chaque nuit.',
          },
        ],
        description:
          'Citerne, chauffe-eau électrique vertical de 100 à 200 litres, résistance stéatite sous fourreau, changée sans vidange en un quart d’heure.',
      },
      en: {
        slug: 'citerne',
        name: 'Citerne',
        subtitle: 'Upright electric water heater, soapstone element',
        lead: 'Its element never touches the water. Citerne heats 100, 150 or 200 litres on the night tariff and goes up on the bolts of the heater it replaces.',
        story: {
          title: 'A core of soapstone',
          text: 'Left bare in water, an element furs up, crackles and in the end fails. This one is housed in stone and slides into an enamelled sheath as a pencil goes into its cap. Heat passes through the metal while the limescale drops to the bottom. When it weakens, undo two nuts and a cable, and fit another without draining a litre. Allow fifteen minutes.',
        },
        points: [
          {
            title: 'Your old bolts will do',
            text: 'The bracket takes the usual centres of 440, 500 and 800 mm, so there is nothing to drill.',
          },
          {
            title: 'A rod that wears on purpose',
            text: 'The magnesium anode corrodes in place of the tank. Check it after four years; replacing it costs little.',
          },
          {
            title: '50 litres a head',
            text: 'Do not oversize: water you do not use loses heat every night.',
          },
        ],
        description:
          'Citerne, an upright electric water heater of 100 to 200 litres with a sheathed soapstone element, changed in fifteen minutes without draining.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, contact heures creuses', en: '230 V, 50 Hz, off-peak contact' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe I, IP24', en: 'Class I, IP24' },
      },
      {
        label: { fr: 'Cuve', en: 'Tank' },
        value: { fr: 'Acier émaillé à 850 °C', en: 'Steel, enamelled at 850 °C' },
      },
      {
        label: { fr: 'Protection de la cuve', en: 'Tank protection' },
        value: { fr: 'Anode en magnésium', en: 'Magnesium anode' },
      },
      {
        label: { fr: 'Temps de chauffe', en: 'Heat-up time' },
        value: { fr: 'De 15 à 60 °C : 4 h 22, 4 h 22, 4 h 46', en: '15 to 60 °C: 4 h 22, 4 h 22, 4 h 46' },
      },
      {
        label: { fr: 'Pression de service', en: 'Working pressure' },
        value: { fr: '7 bar, groupe de sécurité à prévoir', en: '7 bar, safety group to be added' },
      },
    ],
    goesWith: ['aqueduc', 'bief', 'lavoir', 'ouie'],
  },
  {
    key: 'lavoir',
    reference: 'AT-LVR',
    type: 'chauffe-eau-electrique',
    design: 'tank-vertical',
    categories: ['electric-water-heaters'],
    controls: ['application', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc'],
    floorDistance: 600,
    guarantee: 5,
    models: [
      {
        code: '100',
        width: 560,
        height: 860,
        depth: 580,
        weight: 32,
        power: 1500,
        volume: 100,
        price: 599,
        eco: 4.2,
      },
      {
        code: '150',
        width: 560,
        height: 1160,
        depth: 580,
        weight: 42,
        power: 2000,
        volume: 150,
        price: 679,
        eco: 5,
      },
      {
        code: '200',
        width: 560,
        height: 1460,
        depth: 580,
        weight: 52,
        power: 2400,
        volume: 200,
        price: 769,
        eco: 6.8,
      },
    ],
    texts: {
      fr: {
        slug: 'lavoir',
        name: 'Lavoir',
        subtitle: 'Chauffe-eau électrique vertical, connecté',
        lead: 'Il compte en douches. Lavoir affiche combien il en reste, apprend en deux semaines quand votre foyer les prend et ne chauffe que l’eau nécessaire.',
        story: {
          title: 'Cinq sondes, du haut en bas',
          text: 'Une cuve n’a pas une température, elle en a plusieurs, rangées par couches. Lavoir en lit cinq et en déduit le volume utile : 40 litres à 38 °C font une douche. Il note les tirages du lundi, ceux du samedi, et prépare la veille ce qu’il faudra, avec un quart de réserve. Une fois par semaine, toute la cuve passe à 62 °C pour l’hygiène.',
        },
        points: [
          {
            title: 'Une molette, pour les invités',
            text: 'Tournée d’un cran, elle chauffe la cuve entière jusqu’au lendemain. Pas besoin de téléphone.',
          },
          {
            title: 'L’absence se devine',
            text: 'Après quatre jours sans tirage, il se met hors-gel à 7 °C. Au retour, il tient 60 °C contre les légionelles avant d’annoncer une douche.',
          },
          {
            title: 'Sans réseau, il continue',
            text: 'L’apprentissage se fait dans l’appareil. L’application ne fait qu’afficher.',
          },
        ],
        description:
          'Lavoir, chauffe-eau électrique connecté de 100 à 200 litres, qui affiche les douches restantes et apprend le rythme de la maison.',
      },
      en: {
        slug: 'lavoir',
        name: 'Lavoir',
        subtitle: 'Upright electric water heater, connected',
        lead: 'It counts in showers. Lavoir tells you how many are left, learns within two weeks when your household takes them, and heats only the water they need.',
        story: {
          title: 'Five probes, top to bottom',
          text: 'A tank does not have one temperature but several, lying in layers. Five readings give Lavoir the volume you can actually use, reckoned at 40 litres of 38 °C to the shower. It remembers Mondays as well as Saturdays and gets ready the night before, with a quarter in reserve. Once a week the whole tank is taken to 62 °C for hygiene.',
        },
        points: [
          {
            title: 'A dial for visitors',
            text: 'One notch round, and the full tank is heated until the next day. No phone needed.',
          },
          {
            title: 'It notices your absence',
            text: 'After four days without a draw it drops to frost protection at 7 °C. On your return it holds 60 °C against legionella before it promises a shower.',
          },
          {
            title: 'It carries on offline',
            text: 'Learning happens inside the heater, so a lost connection changes nothing. The app only displays.',
          },
        ],
        description:
          'Lavoir, a connected electric water heater of 100 to 200 litres that shows how many showers are left and learns when you take them.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz', en: '230 V, 50 Hz' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe I, IP25', en: 'Class I, IP25' },
      },
      {
        label: { fr: 'Connexion', en: 'Connection' },
        value: { fr: 'Wi-Fi 2,4 GHz, application Âtre', en: 'Wi-Fi 2.4 GHz, Âtre app' },
      },
      {
        label: { fr: 'Cuve', en: 'Tank' },
        value: { fr: 'Acier émaillé à 850 °C', en: 'Steel, enamelled at 850 °C' },
      },
      {
        label: { fr: 'Protection de la cuve', en: 'Tank protection' },
        value: { fr: 'Anode à courant imposé', en: 'Powered anode' },
      },
      {
        label: { fr: 'Résistance', en: 'Heating element' },
        value: { fr: 'Stéatite sous fourreau', en: 'Soapstone in a sheath' },
      },
      {
        label: { fr: 'Temps de chauffe', en: 'Heat-up time' },
        value: { fr: 'De 15 à 60 °C : 3 h 29, 3 h 55, 4 h 22', en: '15 to 60 °C: 3 h 29, 3 h 55, 4 h 22' },
      },
    ],
    goesWith: ['citerne', 'vanne', 'fontaine', 'chatiere'],
  },
  {
    key: 'aqueduc',
    reference: 'AT-AQD',
    type: 'chauffe-eau-electrique',
    design: 'tank-horizontal',
    categories: ['electric-water-heaters'],
    controls: [],
    mounting: ['murale'],
    colours: ['blanc'],
    floorDistance: 1450,
    guarantee: 5,
    models: [
      {
        code: '100',
        width: 910,
        height: 560,
        depth: 570,
        weight: 33,
        power: 1500,
        volume: 100,
        price: 519,
        eco: 4.2,
      },
      {
        code: '150',
        width: 1230,
        height: 560,
        depth: 570,
        weight: 43,
        power: 1800,
        volume: 150,
        price: 599,
        eco: 5,
      },
      {
        code: '200',
        width: 1560,
        height: 560,
        depth: 570,
        weight: 53,
        power: 2200,
        volume: 200,
        price: 689,
        eco: 6.8,
      },
    ],
    texts: {
      fr: {
        slug: 'aqueduc',
        name: 'Aqueduc',
        subtitle: 'Chauffe-eau électrique horizontal',
        lead: 'Couché sous le plafond, il laisse le lave-linge à sa place et la porte s’ouvrir. Pour les buanderies étroites et les celliers où l’on tient debout.',
        story: {
          title: 'Dans une cuve couchée, l’eau se mélange',
          text: 'Dans une cuve debout, l’eau chaude monte et l’eau froide reste en bas. Couchez-la : la couche n’a plus que 500 mm d’épaisseur et la première douche brasse tout. L’arrivée d’Aqueduc est un tube long comme la cuve, percé de cinquante trous dirigés vers le fond. L’eau froide s’y étale sans remous, et 88 % du volume sort chaud, contre 70 % avec une arrivée simple.',
        },
        points: [
          {
            title: 'Les tubes à droite',
            text: 'Ou à gauche si l’on retourne l’appareil : les deux capots sont identiques, la platine pivote.',
          },
          {
            title: 'Quatre points, mur plein',
            text: 'Rempli, le 200 litres pèse 253 kg. Sur une cloison creuse, prenez le piètement en option.',
          },
          {
            title: 'On le lit d’en bas',
            text: 'Voyant et thermomètre sont sur la tranche inférieure, visibles sans escabeau.',
          },
        ],
        description:
          'Aqueduc, chauffe-eau électrique horizontal de 100 à 200 litres, à poser sous le plafond d’une buanderie, tubes à droite ou à gauche.',
      },
      en: {
        slug: 'aqueduc',
        name: 'Aqueduc',
        subtitle: 'Horizontal electric water heater',
        lead: 'Lying under the ceiling, it leaves the washing machine its place and lets the door open. For narrow laundries and for larders you can stand up in.',
        story: {
          title: 'Water mixes in a tank on its side',
          text: 'Stand a tank up and hot water rises clear of cold. Lay it flat and the layers are only 500 mm deep in all, so that the first shower stirs the lot. Aqueduc’s inlet is a pipe as long as the tank, with fifty holes pointing at the bottom, where cold water spreads out without a swirl. As a result 88% of the volume comes out hot; a plain inlet yields 70%.',
        },
        points: [
          {
            title: 'Pipes right or left',
            text: 'Turn the heater round: both end caps are alike and the plate swivels.',
          },
          {
            title: 'A solid wall, four bolts',
            text: 'The 200-litre size weighs 253 kg full. Against a hollow partition, order the floor stand.',
          },
          {
            title: 'Readable from below',
            text: 'Lamp and thermometer face downwards, so you can read them without a stepladder.',
          },
        ],
        description:
          'Aqueduc, a horizontal electric water heater of 100 to 200 litres, hung under the ceiling of a laundry with its pipes to the right or left.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, contact heures creuses', en: '230 V, 50 Hz, off-peak contact' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe I, IP24', en: 'Class I, IP24' },
      },
      {
        label: { fr: 'Cuve', en: 'Tank' },
        value: { fr: 'Acier émaillé à 850 °C', en: 'Steel, enamelled at 850 °C' },
      },
      {
        label: { fr: 'Protection de la cuve', en: 'Tank protection' },
        value: { fr: 'Anode en magnésium et courant imposé', en: 'Magnesium and powered anode' },
      },
      {
        label: { fr: 'Temps de chauffe', en: 'Heat-up time' },
        value: { fr: 'De 15 à 60 °C : 3 h 29, 4 h 22, 4 h 46', en: '15 to 60 °C: 3 h 29, 4 h 22, 4 h 46' },
      },
      {
        label: { fr: 'Pression de service', en: 'Working pressure' },
        value: { fr: '7 bar, groupe de sécurité à prévoir', en: '7 bar, safety group to be added' },
      },
    ],
    goesWith: ['citerne', 'bief', 'soupirail', 'puits'],
  },
  {
    key: 'cuvier',
    reference: 'AT-CUV',
    type: 'chauffe-eau-electrique',
    design: 'tank-floor',
    categories: ['electric-water-heaters'],
    controls: [],
    mounting: ['au-sol'],
    colours: ['blanc'],
    floorDistance: 0,
    guarantee: 7,
    models: [
      {
        code: '200',
        width: 560,
        height: 1300,
        depth: 590,
        weight: 56,
        power: 2200,
        volume: 200,
        price: 799,
        eco: 6.8,
      },
      {
        code: '250',
        width: 560,
        height: 1570,
        depth: 590,
        weight: 66,
        power: 3000,
        volume: 250,
        price: 899,
        eco: 6.8,
      },
      {
        code: '300',
        width: 590,
        height: 1740,
        depth: 620,
        weight: 78,
        power: 3000,
        volume: 300,
        price: 1049,
        eco: 8.4,
      },
    ],
    texts: {
      fr: {
        slug: 'cuvier',
        name: 'Cuvier',
        subtitle: 'Chauffe-eau électrique au sol, pour eaux calcaires',
        lead: 'À 35 degrés français, une famille de cinq peut déposer 12 kilos de tartre par an. Cuvier est posé au sol, avec une trappe assez large pour y passer le bras.',
        story: {
          title: 'La trappe d’abord',
          text: 'Nous avons dessiné l’ouverture avant la cuve : 180 mm, huit boulons, un joint qui se remet. Tous les trois ans, on ferme l’eau, on vidange par un robinet de 3/4 de pouce, on retire le calcaire à la main ou à l’aspirateur d’atelier. La résistance est sous fourreau, 60 mm plus haut que d’habitude, pour qu’une année de retard reste sans conséquence. L’anode, en titane, ne s’use pas.',
        },
        points: [
          {
            title: 'Trois pieds réglables',
            text: 'Ils rattrapent 25 mm de faux niveau sur un sol de cave et laissent passer un balai.',
          },
          {
            title: 'Une entrée freinée',
            text: 'L’eau froide arrive par un brise-jet en inox : elle ne soulève pas le dépôt vers vos robinets.',
          },
          {
            title: '55 °C plutôt que 65',
            text: 'Le calcaire précipite surtout au-dessus de 60 °C. Le thermostat est livré réglé à 55.',
          },
        ],
        description:
          'Cuvier, chauffe-eau électrique au sol de 200 à 300 litres, à large trappe de détartrage et anode en titane, pour les régions calcaires.',
      },
      en: {
        slug: 'cuvier',
        name: 'Cuvier',
        subtitle: 'Floor-standing electric water heater for hard water',
        lead: 'At 350 ppm of hardness a family of five can leave 12 kilos of scale a year. Cuvier stands on the floor, with a hatch wide enough for an arm.',
        story: {
          title: 'It began with the hatch',
          text: 'The opening was drawn before the tank: 180 mm across, eight bolts, a gasket that can be used again. Every third year you shut off the water, empty it through a 3/4 inch cock and take the scale out by hand or with a workshop vacuum. The sheathed element sits 60 mm higher than usual, in case the third year becomes a fourth. The titanium anode does not wear at all.',
        },
        points: [
          {
            title: 'Three levelling feet',
            text: 'They make up 25 mm on an uneven cellar floor, and leave room for a broom.',
          },
          {
            title: 'The inlet is slowed down',
            text: 'A stainless baffle keeps incoming water from lifting sediment towards your taps.',
          },
          {
            title: 'Set to 55 °C, not 65',
            text: 'Scale forms mostly above 60 °C, so the thermostat leaves the factory set to 55.',
          },
        ],
        description:
          'Cuvier, a floor-standing electric water heater of 200 to 300 litres with a wide descaling hatch and a titanium anode, for hard water.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, contact heures creuses', en: '230 V, 50 Hz, off-peak contact' },
      },
      {
        label: { fr: 'Cuve', en: 'Tank' },
        value: {
          fr: 'Acier émaillé à 850 °C, trappe de 180 mm',
          en: 'Steel, enamelled at 850 °C, 180 mm hatch',
        },
      },
      {
        label: { fr: 'Protection de la cuve', en: 'Tank protection' },
        value: { fr: 'Anode en titane à courant imposé', en: 'Powered titanium anode' },
      },
      {
        label: { fr: 'Temps de chauffe', en: 'Heat-up time' },
        value: { fr: 'De 15 à 60 °C : 4 h 46, 4 h 22, 5 h 14', en: '15 to 60 °C: 4 h 46, 4 h 22, 5 h 14' },
      },
      {
        label: { fr: 'Raccordements', en: 'Connections' },
        value: { fr: 'G 3/4 mâle, vidange G 3/4', en: 'G 3/4 male, G 3/4 drain' },
      },
    ],
    goesWith: ['source', 'bassin', 'aiguiere', 'citerne'],
  },
];

export const SLIM_WATER_HEATERS: DemoProduct[] = [
  {
    key: 'bief',
    reference: 'AT-BIF',
    type: 'chauffe-eau-electrique',
    design: 'tank-slim',
    categories: ['slim-water-heaters'],
    controls: ['programmation'],
    mounting: ['murale'],
    colours: ['blanc'],
    floorDistance: 700,
    guarantee: 5,
    models: [
      {
        code: '40',
        width: 490,
        height: 770,
        depth: 285,
        weight: 27,
        power: 2250,
        volume: 40,
        price: 729,
        eco: 3,
      },
      {
        code: '65',
        width: 490,
        height: 1090,
        depth: 285,
        weight: 36,
        power: 2250,
        volume: 65,
        price: 819,
        eco: 3.6,
      },
      {
        code: '80',
        width: 490,
        height: 1310,
        depth: 285,
        weight: 42,
        power: 2250,
        volume: 80,
        price: 899,
        eco: 4.2,
      },
    ],
    texts: {
      fr: {
        slug: 'bief',
        name: 'Bief',
        subtitle: 'Chauffe-eau électrique extra-plat, deux cuves',
        lead: '285 mm d’épaisseur : Bief se range dans un placard de couloir, sous un escalier ou derrière une porte, debout ou couché, pour un studio ou un deux-pièces.',
        story: {
          title: 'Deux cuves en escalier',
          text: 'Faute de profondeur, nous avons coupé le cylindre en deux. L’eau entre dans la première cuve, s’y préchauffe, passe dans la seconde et n’en sort qu’à température. L’eau froide ne rencontre donc jamais celle que vous tirez : sur 80 litres, 76 arrivent chauds. Chaque cuve a sa résistance, et l’appareil n’alimente que la seconde quand les besoins du jour s’annoncent faibles.',
        },
        points: [
          {
            title: 'Debout ou couché',
            text: 'Les piquages sortent en bas ou à gauche. L’écran pivote d’un quart de tour avec l’appareil.',
          },
          {
            title: '27 kg, une personne',
            text: 'On pose le rail, on accroche, on cale. Les plus grands demandent un second porteur.',
          },
          {
            title: 'Un jour d’avance',
            text: 'Programmez la semaine ou laissez faire : il suit les sept derniers jours et arrondit à la hausse.',
          },
        ],
        description:
          'Bief, chauffe-eau électrique extra-plat de 285 mm, 40 à 80 litres en deux cuves, vertical ou horizontal, pour placard et petit logement.',
      },
      en: {
        slug: 'bief',
        name: 'Bief',
        subtitle: 'Slim electric water heater with twin tanks',
        lead: 'At 285 mm deep it goes into a corridor cupboard, beneath the stairs or behind a door, upright or on its side, in a studio or a one-bedroom flat.',
        story: {
          title: 'Two tanks, one step apart',
          text: 'With no depth to spare, we cut the cylinder in two. Water enters the first tank, warms there, moves to the second and leaves only when it is hot. The cold supply therefore never meets what you draw: out of 80 litres, 76 reach the tap hot. Each tank has an element, and on a day when little use is expected only the second one is heated.',
        },
        points: [
          {
            title: 'Upright or on its side',
            text: 'Pipes leave by the bottom or the left-hand side, and the display turns to match.',
          },
          {
            title: '27 kg, a one-person job',
            text: 'Fix the rail, hang, wedge. The two larger sizes take two people.',
          },
          {
            title: 'It follows your week',
            text: 'Set a programme, or leave it to follow the past seven days and round up.',
          },
        ],
        description:
          'Bief, a slim electric water heater only 285 mm deep, 40 to 80 litres in twin tanks, hung upright or on its side, for cupboards and flats.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz', en: '230 V, 50 Hz' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe I, IP24', en: 'Class I, IP24' },
      },
      {
        label: { fr: 'Cuve', en: 'Tank' },
        value: { fr: 'Deux cuves en acier émaillé', en: 'Two enamelled steel tanks' },
      },
      {
        label: { fr: 'Protection de la cuve', en: 'Tank protection' },
        value: { fr: 'Deux anodes en magnésium', en: 'Two magnesium anodes' },
      },
      {
        label: { fr: 'Temps de chauffe', en: 'Heat-up time' },
        value: { fr: 'De 15 à 60 °C : 56 min, 1 h 31, 1 h 52', en: '15 to 60 °C: 56 min, 1 h 31, 1 h 52' },
      },
      {
        label: { fr: 'Isolation', en: 'Insulation' },
        value: { fr: 'Mousse de polyuréthane, 25 mm', en: 'Polyurethane foam, 25 mm' },
      },
    ],
    goesWith: ['vanne', 'aiguiere', 'chatiere', 'lavoir'],
  },
  {
    key: 'vanne',
    reference: 'AT-VNE',
    type: 'chauffe-eau-electrique',
    design: 'tank-slim',
    categories: ['slim-water-heaters'],
    controls: ['application', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'noir'],
    floorDistance: 600,
    guarantee: 5,
    models: [
      {
        code: '65',
        width: 560,
        height: 980,
        depth: 270,
        weight: 38,
        power: 2400,
        volume: 65,
        price: 989,
        eco: 3.6,
      },
      {
        code: '80',
        width: 560,
        height: 1180,
        depth: 270,
        weight: 45,
        power: 2400,
        volume: 80,
        price: 1090,
        eco: 4.2,
      },
      {
        code: '100',
        width: 560,
        height: 1440,
        depth: 270,
        weight: 54,
        power: 2400,
        volume: 100,
        price: 1240,
        eco: 4.2,
      },
    ],
    texts: {
      fr: {
        slug: 'vanne',
        name: 'Vanne',
        subtitle: 'Chauffe-eau électrique extra-plat, façade de verre',
        lead: 'Une douche trente-cinq minutes après la mise en marche. Vanne est faite pour être vue : sa façade de verre trempé, blanche ou noire, a sa place dans une salle de bains.',
        story: {
          title: 'La petite cuve d’abord',
          text: 'Des deux cuves, l’une ne contient que 30 litres, et c’est elle que la résistance chauffe en premier, à pleine puissance. Au bout de trente-cinq minutes, elle donne une douche de 40 litres à 38 °C. Alors seulement, une vanne thermique ouvre le passage vers la grande. Elle n’a ni moteur ni câble : une capsule de cire se dilate à 55 °C et pousse un clapet.',
        },
        points: [
          {
            title: 'Du verre, pas de tôle',
            text: '4 mm, trempé, collé sur un cadre. Un coup d’éponge retire les traces de calcaire.',
          },
          {
            title: 'Jusque dans le volume 2',
            text: 'Sa protection IPX4 la fait admettre dans le volume 2, à moins de 60 cm de la baignoire, si la pièce n’offre pas d’autre place : différentiel de 30 mA, réglages hors de portée.',
          },
          {
            title: 'Le prix d’une douche',
            text: 'L’application donne la dépense de chaque douche, au centime, d’après votre tarif.',
          },
        ],
        description:
          'Vanne, chauffe-eau électrique extra-plat de 65 à 100 litres à façade de verre blanc ou noir : une première douche en trente-cinq minutes.',
      },
      en: {
        slug: 'vanne',
        name: 'Vanne',
        subtitle: 'Slim electric water heater with a glass front',
        lead: 'A shower thirty-five minutes after switching on. Vanne is meant to be seen: its front of toughened glass, white or black, belongs in a bathroom.',
        story: {
          title: 'The small tank goes first',
          text: 'One of the two tanks holds a mere 30 litres, and that is the one heated first, at full power. Thirty-five minutes later it can give 40 litres at 38 °C, which is a shower. Only then does a thermal valve open the way to the larger one. It has no motor and no wire, just a wax capsule that swells at 55 °C and pushes a flap.',
        },
        points: [
          {
            title: 'Glass rather than steel',
            text: 'It is 4 mm thick, toughened and bonded to a frame. A sponge wipes limescale marks off.',
          },
          {
            title: 'Allowed in zone 2',
            text: 'Rated IPX4, it may go in zone 2, within 60 cm of the bath, where the room offers no other place: 30 mA residual-current device, controls out of reach.',
          },
          {
            title: 'The price of a shower',
            text: 'The app gives the cost of each one, to the cent, at your own tariff.',
          },
        ],
        description:
          'Vanne, a slim electric water heater of 65 to 100 litres with a white or black glass front: the first shower is ready in thirty-five minutes.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz', en: '230 V, 50 Hz' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe I, IPX4', en: 'Class I, IPX4' },
      },
      {
        label: { fr: 'Cuve', en: 'Tank' },
        value: {
          fr: 'Deux cuves en acier émaillé, dont une de 30 litres',
          en: 'Two enamelled steel tanks, one of them 30 litres',
        },
      },
      {
        label: { fr: 'Protection de la cuve', en: 'Tank protection' },
        value: { fr: 'Anode à courant imposé dans chaque cuve', en: 'Powered anode in each tank' },
      },
      {
        label: { fr: 'Connexion', en: 'Connection' },
        value: { fr: 'Wi-Fi 2,4 GHz, application Âtre', en: 'Wi-Fi 2.4 GHz, Âtre app' },
      },
      {
        label: { fr: 'Temps de chauffe', en: 'Heat-up time' },
        value: { fr: 'De 15 à 60 °C : 1 h 25, 1 h 45, 2 h 11', en: '15 to 60 °C: 1 h 25, 1 h 45, 2 h 11' },
      },
      {
        label: { fr: 'Habillage', en: 'Casing' },
        value: {
          fr: 'Verre trempé de 4 mm, flancs en aluminium',
          en: '4 mm toughened glass, aluminium sides',
        },
      },
    ],
    goesWith: ['bief', 'lavoir', 'chatiere', 'ouie'],
  },
];

export const SMALL_WATER_HEATERS: DemoProduct[] = [
  {
    key: 'aiguiere',
    reference: 'AT-AIG',
    type: 'chauffe-eau-electrique',
    design: 'tank-small',
    categories: ['small-water-heaters'],
    controls: [],
    mounting: ['murale'],
    colours: ['blanc'],
    floorDistance: 250,
    guarantee: 3,
    models: [
      {
        code: '10',
        width: 260,
        height: 395,
        depth: 260,
        weight: 7.2,
        power: 2000,
        volume: 10,
        price: 149,
        eco: 0.9,
      },
      {
        code: '15',
        width: 340,
        height: 400,
        depth: 300,
        weight: 9.6,
        power: 2000,
        volume: 15,
        price: 179,
        eco: 1.2,
      },
      {
        code: '30',
        width: 390,
        height: 560,
        depth: 370,
        weight: 16.4,
        power: 2000,
        volume: 30,
        price: 259,
        eco: 1.8,
      },
    ],
    texts: {
      fr: {
        slug: 'aiguiere',
        name: 'Aiguière',
        subtitle: 'Petit chauffe-eau électrique, sous ou sur évier',
        lead: 'Quand le ballon est à l’autre bout de la maison, l’eau chaude arrive à la cuisine une fois le verre rincé. Aiguière en garde 10 à 30 litres au pied du robinet.',
        story: {
          title: 'L’eau oubliée dans le tube',
          text: 'Dix mètres de cuivre de 16 contiennent un litre et demi. À chaque verre rincé, ce litre et demi part froid, et l’eau chaude qui le remplace refroidit dans le tube. Aiguière coupe court : 1 m de flexible, un mitigeur ordinaire, une prise de 16 A. Les deux plus petits se glissent sous l’évier ; le 30 litres s’y loge aussi, dans un meuble de 600, si le siphon est déporté.',
        },
        points: [
          {
            title: 'Il se retourne',
            text: 'Sous l’évier, les tubes en haut ; au-dessus, les tubes en bas. Une vis change le sens du voyant.',
          },
          {
            title: '24 minutes pour 15 litres',
            text: 'De quoi laver la vaisselle de quatre personnes, puis recommencer pendant qu’on l’essuie.',
          },
          {
            title: 'Une résistance gainée de cuivre',
            text: 'Le thermoplongeur, sous sa gaine de cuivre étamé, se démonte avec une clé de 55.',
          },
        ],
        description:
          'Aiguière, petit chauffe-eau électrique de 10 à 30 litres, sous ou sur évier, pour une cuisine éloignée du ballon de la maison.',
      },
      en: {
        slug: 'aiguiere',
        name: 'Aiguière',
        subtitle: 'Small electric water heater, under or over sink',
        lead: 'When the cylinder is at the far end of the house, hot water reaches the kitchen once the glass is already rinsed. Aiguière keeps 10 to 30 litres right by the tap.',
        story: {
          title: 'What is left in the pipe',
          text: 'Ten metres of 16 mm copper hold a litre and a half. Rinse one glass and that much is run off cold, while the hot water that replaces it cools in the pipe. Aiguière does away with it: 1 m of hose, an ordinary mixer and a 16 A socket. The two smaller sizes slide under the sink. So does the 30-litre one in a 600 unit, once the trap has been moved aside.',
        },
        points: [
          {
            title: 'It can be turned over',
            text: 'Under the sink the pipes are on top; over the sink they are underneath. One screw turns the lamp round.',
          },
          {
            title: '15 litres in 24 minutes',
            text: 'Enough to wash up for four, and again by the time the plates are dry.',
          },
          {
            title: 'An element clad in copper',
            text: 'The immersion element, in its sheath of tinned copper, unscrews with a 55 mm spanner.',
          },
        ],
        description:
          'Aiguière, a small electric water heater of 10 to 30 litres, under or over the sink, for a kitchen a long way from the main cylinder.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, cordon de 1,2 m', en: '230 V, 50 Hz, 1.2 m lead' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe I, IP24', en: 'Class I, IP24' },
      },
      {
        label: { fr: 'Cuve', en: 'Tank' },
        value: { fr: 'Acier émaillé', en: 'Enamelled steel' },
      },
      {
        label: { fr: 'Temps de chauffe', en: 'Heat-up time' },
        value: { fr: 'De 15 à 60 °C : 16, 24 ou 47 min', en: '15 to 60 °C: 16, 24 or 47 min' },
      },
      {
        label: { fr: 'Pression de service', en: 'Working pressure' },
        value: { fr: '8 bar, soupape fournie', en: '8 bar, relief valve supplied' },
      },
    ],
    goesWith: ['vasque', 'bief', 'citerne', 'ouie'],
  },
  {
    key: 'vasque',
    reference: 'AT-VSQ',
    type: 'chauffe-eau-electrique',
    design: 'tank-small',
    categories: ['small-water-heaters'],
    controls: [],
    mounting: ['murale'],
    colours: ['blanc'],
    floorDistance: 1300,
    guarantee: 3,
    models: [
      {
        code: '15',
        width: 360,
        height: 360,
        depth: 320,
        weight: 8.8,
        power: 1600,
        volume: 15,
        price: 209,
        eco: 1.2,
      },
      {
        code: '30',
        width: 440,
        height: 440,
        depth: 390,
        weight: 14.2,
        power: 2000,
        volume: 30,
        price: 309,
        eco: 1.8,
      },
    ],
    texts: {
      fr: {
        slug: 'vasque',
        name: 'Vasque',
        subtitle: 'Petit chauffe-eau électrique, vidange d’hiver',
        lead: 'Une vanne, deux minutes, et il est vide. Vasque équipe le lavabo d’un chalet, d’un atelier ou d’un cabanon qu’on ferme d’octobre à mars.',
        story: {
          title: 'Vide pour l’hiver',
          text: 'Une maison fermée gèle par ses points bas : le siphon, la soupape, les deux verres d’eau restés au fond d’une cuve. Celle de Vasque est un tronc de cône sans fond plat, dont le point bas est le robinet. Tournez-le d’un quart de tour : l’air entre par le haut, l’eau s’écoule toute seule. En mars, on referme, on ouvre l’eau, et l’appareil ne chauffe pas tant qu’il n’est pas plein.',
        },
        points: [
          {
            title: 'La marche à vide est exclue',
            text: 'Deux électrodes détectent l’eau. Sans elle, la résistance reste froide, même prise branchée.',
          },
          {
            title: 'Cuve de polypropylène',
            text: 'Ni émail ni anode : la matière ne rouille pas et supporte un gel imprévu.',
          },
          {
            title: '1 600 W, un petit compteur',
            text: 'Le 15 litres se contente de ce que laisse un abonnement de 3 kVA, une fois comptés la lumière et le réfrigérateur.',
          },
        ],
        description:
          'Vasque, petit chauffe-eau électrique de 15 ou 30 litres, vidangé en deux minutes par une seule vanne, pour chalet, atelier ou cabanon.',
      },
      en: {
        slug: 'vasque',
        name: 'Vasque',
        subtitle: 'Small electric water heater that drains for winter',
        lead: 'One valve, two minutes and it is empty. Vasque serves the washbasin of a chalet, a workshop or a cabin that stays shut from October to March.',
        story: {
          title: 'Nothing left to freeze',
          text: 'A closed house freezes at its low points: the trap, the relief valve, the two glassfuls left at the bottom of a tank. This one is shaped like a funnel, and its lowest point is the drain cock. Give that a quarter-turn: air comes in at the top and the water runs out by itself. In March, close it and turn the water on. The heater does not heat until the tank is full.',
        },
        points: [
          {
            title: 'It cannot boil dry',
            text: 'Two electrodes detect water. Without it, the element stays cold even when plugged in.',
          },
          {
            title: 'A polypropylene tank',
            text: 'No enamel, no anode, no rust, and it survives an unexpected frost.',
          },
          {
            title: '1,600 W for a small supply',
            text: 'The 15-litre model runs on what a 3 kVA supply has left after the lights and the fridge.',
          },
        ],
        description:
          'Vasque, a small electric water heater of 15 or 30 litres that empties in two minutes through one valve, for a chalet, workshop or cabin.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, cordon de 1,5 m', en: '230 V, 50 Hz, 1.5 m lead' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe I, IP24', en: 'Class I, IP24' },
      },
      {
        label: { fr: 'Cuve', en: 'Tank' },
        value: { fr: 'Polypropylène armé, écoulement libre', en: 'Reinforced polypropylene, open outlet' },
      },
      {
        label: { fr: 'Temps de chauffe', en: 'Heat-up time' },
        value: { fr: 'De 15 à 60 °C : 29 ou 47 min', en: '15 to 60 °C: 29 or 47 min' },
      },
      {
        label: { fr: 'Raccordements', en: 'Connections' },
        value: { fr: 'G 1/2, mitigeur à écoulement libre requis', en: 'G 1/2, open-outlet mixer required' },
      },
    ],
    goesWith: ['aiguiere', 'bief', 'cornue', 'meurtriere'],
  },
];
