import type { DemoProduct } from '../product-record.ts';

export const CONSTANT_FLOW: DemoProduct[] = [
  {
    key: 'lucarne',
    reference: 'AT-LCN',
    type: 'vmc-simple-flux',
    design: 'ventilation-box',
    categories: ['constant-flow'],
    controls: [],
    mounting: ['plafond'],
    colours: ['blanc'],
    floorDistance: 2150,
    guarantee: 5,
    models: [
      {
        code: '150',
        width: 330,
        height: 250,
        depth: 330,
        weight: 3.6,
        power: 42,
        airflow: 150,
        price: 109,
        eco: 0.6,
      },
      {
        code: '180',
        width: 330,
        height: 250,
        depth: 330,
        weight: 3.8,
        power: 48,
        airflow: 180,
        price: 129,
        eco: 0.6,
      },
      {
        code: '240',
        width: 360,
        height: 270,
        depth: 360,
        weight: 4.6,
        power: 60,
        airflow: 240,
        price: 159,
        eco: 0.9,
      },
    ],
    texts: {
      fr: {
        slug: 'lucarne',
        name: 'Lucarne',
        subtitle: 'VMC simple flux autoréglable suspendue',
        lead: 'Une cuisine, une salle de bains, des toilettes : 150 m³ par heure suffisent à trois pièces. Lucarne pend à quatre cordons dans les combles, sans toucher la charpente.',
        story: {
          title: 'Pendue, pas posée',
          text: 'Un caisson vissé sur un entrait s’entend dans toute la maison, car le bois porte le son mieux que l’air. Lucarne arrive avec ses cordons de caoutchouc tressé, ses quatre crochets et un niveau à bulle moulé dans le couvercle. On pend, on serre les manchons, on branche. La première gaine, souple et doublée, ne doit pas être tendue : un pli de la longueur d’une main arrête ce qui reste de vibrations.',
        },
        points: [
          {
            title: 'Deux vitesses au mur',
            text: 'La petite vitesse tourne toujours. La grande se commande depuis la cuisine, le temps d’une cuisson.',
          },
          {
            title: 'Le débit ne bouge pas',
            text: 'Une membrane dans chaque bouche se gonfle avec le vent et garde 15, 30 ou 120 m³ par heure.',
          },
          {
            title: 'Un nettoyage par saison',
            text: 'Dévissez les bouches, passez-les à l’eau savonneuse. Le caisson, lui, se nettoie tous les deux ans.',
          },
        ],
        description:
          'Lucarne, VMC simple flux autoréglable de 150 à 240 m³/h, suspendue dans les combles par quatre cordons, à deux vitesses.',
      },
      en: {
        slug: 'lucarne',
        name: 'Lucarne',
        subtitle: 'Constant-flow extract unit, hung in the loft',
        lead: 'One kitchen, one bathroom, one toilet: 150 m³ an hour will do for three rooms. Lucarne hangs from four cords in the loft, clear of the roof timbers.',
        story: {
          title: 'Hung rather than screwed',
          text: 'Screw a fan box to a beam and it can be heard all over the house, since timber carries sound better than air does. Lucarne comes with braided rubber cords, four hooks and a spirit level moulded into the lid. Hang it, tighten the sleeves, wire it. Do not pull the first length of lined duct taut: a fold as long as your hand stops what is left of the vibration.',
        },
        points: [
          {
            title: 'Two speeds, one switch',
            text: 'The low one never stops; switch to the high one from the kitchen while you cook.',
          },
          {
            title: 'Wind changes nothing',
            text: 'A membrane in each vent swells with the pressure and holds 15, 30 or 120 m³ an hour.',
          },
          {
            title: 'Soap and water',
            text: 'Unscrew the vents every season and wash them. The box itself is cleaned every two years.',
          },
        ],
        description:
          'Lucarne, a two-speed constant-flow extract unit of 150 to 240 m³/h that hangs from four cords in the loft, clear of the timbers.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz', en: '230 V, 50 Hz' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IPX2', en: 'Class II, IPX2' },
      },
      {
        label: { fr: 'Moteur', en: 'Motor' },
        value: {
          fr: 'Asynchrone, deux vitesses, roulements à billes',
          en: 'Two-speed induction motor, ball bearings',
        },
      },
      {
        label: { fr: 'Piquages', en: 'Spigots' },
        value: {
          fr: 'Cuisine Ø 125 mm, quatre sanitaires Ø 80 mm, rejet Ø 125 mm',
          en: 'Kitchen Ø 125 mm, four bathroom Ø 80 mm, exhaust Ø 125 mm',
        },
      },
      {
        label: { fr: 'Bouches fournies', en: 'Vents supplied' },
        value: { fr: 'Trois autoréglables, une de cuisine', en: 'Three constant-flow, one for the kitchen' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Capteurs d’humidité en cuisine et en salle de bains, débit réglé conduit par conduit',
          en: 'Humidity sensors in kitchen and bathroom, flow set duct by duct',
        },
      },
    ],
    goesWith: ['tabatiere', 'ouie', 'soupirail', 'lanterneau'],
  },
  {
    key: 'soupirail',
    reference: 'AT-SPR',
    type: 'vmc-simple-flux',
    design: 'ventilation-box',
    categories: ['constant-flow'],
    controls: [],
    mounting: ['plafond', 'murale'],
    colours: ['blanc'],
    floorDistance: 2150,
    guarantee: 5,
    models: [
      {
        code: '150',
        width: 520,
        height: 170,
        depth: 420,
        weight: 5.4,
        power: 44,
        airflow: 150,
        price: 149,
        eco: 0.9,
      },
      {
        code: '210',
        width: 560,
        height: 170,
        depth: 440,
        weight: 6.2,
        power: 56,
        airflow: 210,
        price: 179,
        eco: 0.9,
      },
    ],
    texts: {
      fr: {
        slug: 'soupirail',
        name: 'Soupirail',
        subtitle: 'VMC simple flux autoréglable extra-plate',
        lead: '170 mm de haut : le caisson entre dans un faux plafond, au-dessus d’un placard ou debout contre un mur, là où il n’y a pas de combles.',
        story: {
          title: 'La turbine couchée',
          text: 'D’ordinaire, la roue est debout et fixe la hauteur. Nous l’avons couchée, large et mince, avec l’air qui entre par le dessous et sort sur les côtés. Tous les piquages sont donc dans la même épaisseur, et les gaines repartent à plat sans coude. Le prix à payer est une roue de 260 mm, équilibrée en deux plans : plus longue à fabriquer, mais elle tourne à 1 100 tours par minute.',
        },
        points: [
          {
            title: 'Une trappe de 500 suffit',
            text: 'Le fond se rabat sur une charnière. Moteur et roue sortent ensemble, d’une main, sans défaire les gaines.',
          },
          {
            title: 'Trois positions de pose',
            text: 'Sous plafond, debout ou sur chant, avec une équerre réversible et quatre plots de caoutchouc.',
          },
          {
            title: 'Les piquages se choisissent',
            text: 'Six ouvertures prédécoupées, six bouchons : on n’ouvre que ce dont le logement a besoin.',
          },
        ],
        description:
          'Soupirail, VMC simple flux autoréglable de 170 mm de haut, 150 ou 210 m³/h, pour faux plafond, dessus de placard ou mur.',
      },
      en: {
        slug: 'soupirail',
        name: 'Soupirail',
        subtitle: 'Flat constant-flow extract unit',
        lead: 'Only 170 mm tall, it goes above a false ceiling, on top of a cupboard or upright against a wall, in homes with no loft to put it in.',
        story: {
          title: 'A wheel lying flat',
          text: 'Most fan wheels stand upright and so dictate the height of the box. We laid ours down, wide and thin, taking air from beneath and sending it out at the sides. Every spigot shares the same thickness; the ducts leave horizontally, without a bend. The price is a 260 mm wheel balanced in two planes, slower to make, though it needs no more than 1,100 revolutions a minute.',
        },
        points: [
          {
            title: 'A 500 mm hatch is enough',
            text: 'The base swings down on a hinge, and motor and wheel come out together in one hand, with the ducts left in place.',
          },
          {
            title: 'Three ways to fix it',
            text: 'Under a ceiling, upright or on edge, thanks to a reversible bracket and four rubber mounts.',
          },
          {
            title: 'Open only what you need',
            text: 'There are six knock-outs and six plugs, whatever the layout of the home.',
          },
        ],
        description:
          'Soupirail, a flat constant-flow extract unit 170 mm tall, 150 or 210 m³/h, for a false ceiling, the top of a cupboard or a wall.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz', en: '230 V, 50 Hz' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IPX4', en: 'Class II, IPX4' },
      },
      {
        label: { fr: 'Moteur', en: 'Motor' },
        value: {
          fr: 'Asynchrone, deux vitesses, turbine de 260 mm',
          en: 'Two-speed induction motor, 260 mm wheel',
        },
      },
      {
        label: { fr: 'Piquages', en: 'Spigots' },
        value: { fr: 'Six ouvertures, Ø 80 ou 125 mm', en: 'Six openings, Ø 80 or 125 mm' },
      },
      {
        label: { fr: 'Habillage', en: 'Casing' },
        value: { fr: 'Polypropylène recyclé, couvercle en acier', en: 'Recycled polypropylene, steel lid' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Capteurs d’humidité en cuisine et en salle de bains, débit réglé conduit par conduit',
          en: 'Humidity sensors in kitchen and bathroom, flow set duct by duct',
        },
      },
    ],
    goesWith: ['lucarne', 'coursive', 'chatiere', 'aqueduc'],
  },
  {
    key: 'tabatiere',
    reference: 'AT-TBA',
    type: 'vmc-simple-flux',
    design: 'ventilation-box',
    categories: ['constant-flow'],
    controls: [],
    mounting: ['plafond', 'au-sol'],
    colours: ['blanc'],
    floorDistance: 0,
    guarantee: 5,
    models: [
      {
        code: '150',
        width: 360,
        height: 290,
        depth: 340,
        weight: 4.4,
        power: 40,
        airflow: 150,
        price: 139,
        eco: 0.6,
      },
      {
        code: '180',
        width: 360,
        height: 290,
        depth: 340,
        weight: 4.6,
        power: 46,
        airflow: 180,
        price: 159,
        eco: 0.6,
      },
      {
        code: '240',
        width: 400,
        height: 310,
        depth: 380,
        weight: 5.6,
        power: 58,
        airflow: 240,
        price: 189,
        eco: 0.9,
      },
    ],
    texts: {
      fr: {
        slug: 'tabatiere',
        name: 'Tabatière',
        subtitle: 'VMC simple flux autoréglable à couvercle ouvrant',
        lead: 'Le couvercle bascule, le moteur sort, l’éponge passe. Pour ceux qui entretiennent leur ventilation eux-mêmes, sans outil et sans descendre le caisson.',
        story: {
          title: 'Ouverte en trois gestes',
          text: 'Une ventilation perd un tiers de son débit en quatre ans, par la seule graisse collée aux pales. Peu de gens la nettoient : dix vis, à la lampe frontale, découragent. Ici, un loquet libère le couvercle, qui reste ouvert à 100° comme celui d’une boîte à tabac. Le moteur se débranche par une fiche et se soulève par son anse. La roue va au lave-vaisselle, à 50 °C, sur le panier du haut.',
        },
        points: [
          {
            title: 'Il s’arrête tout seul',
            text: 'Un contact coupe l’alimentation dès que le couvercle se soulève de 5 mm.',
          },
          {
            title: 'Le moteur se vend seul',
            text: 'Il coûte la moitié du prix de l’appareil et se change en une minute.',
          },
          {
            title: 'Posée sur la laine',
            text: 'Un plateau de mousse de 40 mm remplace le plancher qui manque aux combles perdus.',
          },
        ],
        description:
          'Tabatière, VMC simple flux autoréglable de 150 à 240 m³/h dont le couvercle bascule et le moteur sort sans outil pour le nettoyage.',
      },
      en: {
        slug: 'tabatiere',
        name: 'Tabatière',
        subtitle: 'Constant-flow extract unit with a hinged lid',
        lead: 'Lift the lid, take out the motor, wipe with a sponge. For people who look after their own ventilation, without tools and without fetching the box down.',
        story: {
          title: 'Open in three moves',
          text: 'Grease on the blades alone costs a fan one third of its flow in four years. Few people clean it, as there are ten screws to undo by torchlight. On this one a catch frees the lid, which stays up at 100° like that of a snuffbox, the tabatière of its name. The motor unplugs and lifts by a handle. Put the wheel in the top basket of the dishwasher, at 50 °C.',
        },
        points: [
          {
            title: 'It stops by itself',
            text: 'The moment the lid rises by 5 mm, a contact cuts the supply.',
          },
          {
            title: 'The motor is sold separately',
            text: 'It costs half the price of the unit and takes a minute to change.',
          },
          {
            title: 'Standing on the insulation',
            text: 'A 40 mm foam tray stands in for the boards that many lofts lack.',
          },
        ],
        description:
          'Tabatière, a constant-flow extract unit of 150 to 240 m³/h whose lid tips open and whose motor comes out without tools for cleaning.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz', en: '230 V, 50 Hz' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IPX2', en: 'Class II, IPX2' },
      },
      {
        label: { fr: 'Moteur', en: 'Motor' },
        value: { fr: 'Asynchrone, deux vitesses, débrochable', en: 'Two-speed induction motor, plug-in' },
      },
      {
        label: { fr: 'Piquages', en: 'Spigots' },
        value: {
          fr: 'Cuisine Ø 125 mm, quatre sanitaires Ø 80 mm, rejet Ø 150 mm',
          en: 'Kitchen Ø 125 mm, four bathroom Ø 80 mm, exhaust Ø 150 mm',
        },
      },
      {
        label: { fr: 'Sécurité', en: 'Safety' },
        value: { fr: 'Contact de couvercle, coupure des deux pôles', en: 'Lid contact, two-pole cut-off' },
      },
      {
        label: { fr: 'Habillage', en: 'Casing' },
        value: {
          fr: 'Polypropylène, couvercle sur charnières d’acier',
          en: 'Polypropylene, lid on steel hinges',
        },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Capteurs d’humidité en cuisine et en salle de bains, débit réglé conduit par conduit',
          en: 'Humidity sensors in kitchen and bathroom, flow set duct by duct',
        },
      },
    ],
    goesWith: ['lucarne', 'lanterneau', 'ouie', 'cornue'],
  },
];

export const HUMIDITY_CONTROLLED: DemoProduct[] = [
  {
    key: 'lanterneau',
    reference: 'AT-LTN',
    type: 'vmc-simple-flux',
    design: 'ventilation-box',
    categories: ['humidity-controlled'],
    controls: [],
    mounting: ['plafond'],
    colours: ['blanc'],
    floorDistance: 2150,
    guarantee: 5,
    models: [
      {
        code: '120',
        width: 370,
        height: 270,
        depth: 370,
        weight: 4.2,
        power: 32,
        airflow: 120,
        price: 229,
        eco: 0.6,
      },
      {
        code: '180',
        width: 370,
        height: 270,
        depth: 370,
        weight: 4.5,
        power: 38,
        airflow: 180,
        price: 269,
        eco: 0.6,
      },
      {
        code: '240',
        width: 400,
        height: 290,
        depth: 400,
        weight: 5.4,
        power: 46,
        airflow: 240,
        price: 319,
        eco: 0.9,
      },
    ],
    texts: {
      fr: {
        slug: 'lanterneau',
        name: 'Lanterneau',
        subtitle: 'VMC simple flux hygroréglable à tresse',
        lead: 'Une tresse de polyamide s’allonge quand l’air est humide et ouvre la bouche. Ni sonde ni pile : Lanterneau règle chaque pièce selon ce qu’on y fait.',
        story: {
          title: 'Huit rubans sensibles à l’humidité',
          text: 'Le polyamide absorbe la vapeur et s’allonge de 2 % entre un air sec et une salle de bains embuée. Huit rubans tendus côte à côte donnent assez de course pour déplacer un volet, sans courant ni électronique. La bouche passe ainsi de 10 à 45 m³ par heure pendant la douche, puis se referme en quarante minutes. Chacune est étalonnée à 40 et 70 % d’humidité avant de quitter Roanne.',
        },
        points: [
          {
            title: 'Moins d’air quand on sort',
            text: 'Une maison vide est sèche : le débit tombe de moitié, et la chaleur perdue avec lui.',
          },
          {
            title: 'Les entrées d’air suivent',
            text: 'Posées en haut des fenêtres, elles portent la même tresse et s’ouvrent dans les chambres la nuit.',
          },
          {
            title: 'Ne peignez pas le ruban',
            text: 'Un coup de chiffon sec suffit. Une tresse se change en une minute et se vend par deux.',
          },
        ],
        description:
          'Lanterneau, VMC simple flux hygroréglable de 120 à 240 m³/h, dont les bouches s’ouvrent par une tresse sensible à l’humidité, sans pile.',
      },
      en: {
        slug: 'lanterneau',
        name: 'Lanterneau',
        subtitle: 'Humidity-controlled extract unit, ribbon vents',
        lead: 'A ribbon of polyamide grows longer in damp air and opens the vent. With no sensor and no battery, Lanterneau adjusts each room to what goes on in it.',
        story: {
          title: 'Eight ribbons that respond to damp',
          text: 'Polyamide absorbs vapour and stretches by 2% between dry air and a steamy bathroom. Eight ribbons side by side give enough travel to move a shutter, without current or electronics. During a shower the vent goes from 10 to 45 m³ an hour, then closes over forty minutes. We calibrate every one at 40 and 70% humidity before it leaves Roanne.',
        },
        points: [
          {
            title: 'Less air when you are out',
            text: 'An empty house is dry; the flow drops by half and takes the heat loss down with it.',
          },
          {
            title: 'Inlets do the same',
            text: 'Those at the top of your windows have the same ribbons and open in the bedrooms at night.',
          },
          {
            title: 'Do not paint the ribbon',
            text: 'A dry cloth is all the care needed. Ribbons come in pairs and take a minute to replace.',
          },
        ],
        description:
          'Lanterneau, a humidity-controlled extract unit of 120 to 240 m³/h with vents opened by a ribbon that responds to damp, battery-free.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz', en: '230 V, 50 Hz' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IPX2', en: 'Class II, IPX2' },
      },
      {
        label: { fr: 'Moteur', en: 'Motor' },
        value: { fr: 'Asynchrone, pression constante', en: 'Induction motor, constant pressure' },
      },
      {
        label: { fr: 'Bouches fournies', en: 'Vents supplied' },
        value: {
          fr: 'Cuisine, bains et toilettes, à tresse',
          en: 'Kitchen, bathroom and toilet, with ribbons',
        },
      },
      {
        label: { fr: 'Piquages', en: 'Spigots' },
        value: {
          fr: 'Cuisine Ø 125 mm, quatre sanitaires Ø 80 mm',
          en: 'Kitchen Ø 125 mm, four bathroom Ø 80 mm',
        },
      },
    ],
    goesWith: ['abat-son', 'oeil-de-boeuf', 'lucarne', 'tabatiere'],
  },
  {
    key: 'abat-son',
    reference: 'AT-ABS',
    type: 'vmc-simple-flux',
    design: 'ventilation-box',
    categories: ['humidity-controlled'],
    controls: [],
    mounting: ['plafond', 'murale'],
    colours: ['blanc'],
    floorDistance: 2150,
    guarantee: 5,
    models: [
      {
        code: '150',
        width: 560,
        height: 260,
        depth: 420,
        weight: 9.8,
        power: 31,
        airflow: 150,
        price: 349,
        eco: 0.9,
      },
      {
        code: '220',
        width: 600,
        height: 280,
        depth: 460,
        weight: 11.6,
        power: 40,
        airflow: 220,
        price: 399,
        eco: 0.9,
      },
    ],
    texts: {
      fr: {
        slug: 'abat-son',
        name: 'Abat-son',
        subtitle: 'VMC simple flux hygroréglable insonorisée',
        lead: 'Pour le caisson qu’on ne peut mettre qu’au-dessus d’une chambre : 26 dB(A) à 1 m, et rien d’audible sous 200 mm de laine.',
        story: {
          title: 'Un labyrinthe de mousse',
          text: 'Les abat-son d’un clocher renvoient le bruit des cloches vers le sol. Ici, trois chicanes de mousse de mélamine obligent l’air à tourner quatre fois avant d’atteindre la roue. L’air passe, le son s’amortit. La tôle est double, avec du sable fin entre les deux peaux sous le moteur : 1,8 kg qui empêchent le caisson de vibrer. Le moteur à courant continu fait le reste, à 640 tours par minute.',
        },
        points: [
          {
            title: 'Sans écho d’une pièce à l’autre',
            text: 'Chaque piquage a son propre couloir. On n’entend pas la cuisine depuis les toilettes.',
          },
          {
            title: '12 W à bas régime',
            text: 'Le moteur ajuste la pression aux bouches ouvertes, soit 85 kWh par an pour 100 m².',
          },
          {
            title: 'Les chicanes se retirent',
            text: 'Trois glissières, sans vis. La mousse s’aspire, elle ne se lave pas.',
          },
        ],
        description:
          'Abat-son, VMC simple flux hygroréglable de 150 ou 220 m³/h, 26 dB(A) à 1 m, à chicanes de mousse, à poser au-dessus d’une chambre.',
      },
      en: {
        slug: 'abat-son',
        name: 'Abat-son',
        subtitle: 'Sound-insulated humidity-controlled unit',
        lead: 'For the box that can only go above a bedroom: 26 dB(A) at 1 m, and nothing you could hear through 200 mm of mineral wool.',
        story: {
          title: 'A maze of foam',
          text: 'In a belfry, abat-sons are the slats that throw the sound of the bells down to the street. Ours are three baffles of melamine foam, which make the air turn four times on its way to the wheel. The air gets through; the sound is damped. Under the motor the casing is double, with fine sand between the skins: 1.8 kg that keep it from vibrating. A DC motor does the rest at 640 revolutions a minute.',
        },
        points: [
          {
            title: 'No sound from room to room',
            text: 'Each spigot has a channel of its own, so the kitchen cannot be heard from the toilet.',
          },
          {
            title: '12 W at low speed',
            text: 'The motor follows the vents that are open, for 85 kWh a year in a 100 m² home.',
          },
          {
            title: 'Baffles slide out',
            text: 'There are three rails and no screws. Vacuum the foam, but do not wash it.',
          },
        ],
        description:
          'Abat-son, a humidity-controlled extract unit of 150 or 220 m³/h, 26 dB(A) at 1 m, with foam baffles, made to sit above a bedroom.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz', en: '230 V, 50 Hz' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe I, IPX2', en: 'Class I, IPX2' },
      },
      {
        label: { fr: 'Moteur', en: 'Motor' },
        value: {
          fr: 'Courant continu sans balais, pression constante',
          en: 'Brushless DC, constant pressure',
        },
      },
      {
        label: { fr: 'Puissance absorbée', en: 'Power input' },
        value: {
          fr: '12 W à débit réduit, 31 ou 40 W au maximum',
          en: '12 W at low flow, 31 or 40 W at most',
        },
      },
      {
        label: { fr: 'Habillage', en: 'Casing' },
        value: { fr: 'Acier double peau, mousse de mélamine', en: 'Double-skin steel, melamine foam' },
      },
    ],
    goesWith: ['lanterneau', 'oeil-de-boeuf', 'resurgence', 'courette'],
  },
  {
    key: 'oeil-de-boeuf',
    reference: 'AT-OEB',
    type: 'vmc-simple-flux',
    design: 'ventilation-box',
    categories: ['humidity-controlled'],
    controls: ['application', 'programmation'],
    mounting: ['plafond', 'murale'],
    colours: ['blanc'],
    floorDistance: 2150,
    guarantee: 5,
    models: [
      {
        code: '140',
        width: 420,
        height: 230,
        depth: 420,
        weight: 5.8,
        power: 32,
        airflow: 140,
        price: 369,
        eco: 0.9,
      },
      {
        code: '200',
        width: 420,
        height: 250,
        depth: 420,
        weight: 6.4,
        power: 38,
        airflow: 200,
        price: 415,
        eco: 0.9,
      },
    ],
    texts: {
      fr: {
        slug: 'oeil-de-boeuf',
        name: 'Œil-de-bœuf',
        subtitle: 'VMC simple flux hygroréglable à registres motorisés',
        lead: 'Quatre conduits, quatre volets, quatre capteurs dans le caisson : les bouches sont de simples grilles. Pour rénover sans refaire les murs de la salle de bains.',
        story: {
          title: 'Les capteurs sont au grenier',
          text: 'Une bouche qui mesure doit être choisie, raccordée et, parfois, alimentée. Œil-de-bœuf laisse en place celles que vous avez et mesure l’air au bout du conduit : humidité pour la cuisine et le bain, présence pour les toilettes, par le gaz carbonique. Un petit moteur tourne chaque volet au degré près. L’entretien se fait au caisson, et une panne de capteur ne touche qu’une pièce, dont le volet reste ouvert.',
        },
        points: [
          {
            title: 'Le réglage du premier jour',
            text: 'Il souffle dans chaque conduit à tour de rôle, note sa résistance et fixe les débits. Comptez onze minutes.',
          },
          {
            title: 'Un hublot dans le couvercle',
            text: 'Le verre montre les quatre volets : on voit d’en bas, à la lampe, lequel travaille.',
          },
          {
            title: 'Au moment de cuisiner',
            text: 'L’application ou l’interrupteur d’origine ouvre le conduit de la cuisine pour trente minutes.',
          },
        ],
        description:
          'Œil-de-bœuf, VMC simple flux hygroréglable de 140 ou 200 m³/h à quatre volets motorisés, qui conserve les bouches d’une ancienne ventilation.',
      },
      en: {
        slug: 'oeil-de-boeuf',
        name: 'Œil-de-bœuf',
        subtitle: 'Humidity-controlled unit with motorised dampers',
        lead: 'Four ducts, four dampers and four sensors, all of them in the box, so the vents can be plain grilles. For renovating without opening the bathroom walls.',
        story: {
          title: 'The sensors are in the loft',
          text: 'A vent that measures has to be chosen, connected and sometimes powered. Œil-de-bœuf leaves yours where they are and reads the air at the end of each duct: humidity for kitchen and bath, carbon dioxide for the toilet, as a sign of presence. Small motors turn the dampers to the degree. You service it in the loft, and if one sensor fails, only that room is affected, with its damper left open.',
        },
        points: [
          {
            title: 'It sets itself up',
            text: 'On day one it blows into each duct in turn, notes the resistance and fixes the flows, in eleven minutes.',
          },
          {
            title: 'A porthole in the lid',
            text: 'Through the glass, by torchlight, you can see which damper is at work.',
          },
          {
            title: 'When you cook',
            text: 'The app, or the switch already on your wall, opens the kitchen duct for thirty minutes.',
          },
        ],
        description:
          'Œil-de-bœuf, a humidity-controlled extract unit of 140 or 200 m³/h with four motorised dampers, which keeps the vents you have.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz', en: '230 V, 50 Hz' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IPX2', en: 'Class II, IPX2' },
      },
      {
        label: { fr: 'Moteur', en: 'Motor' },
        value: { fr: 'Courant continu sans balais', en: 'Brushless DC' },
      },
      {
        label: { fr: 'Connexion', en: 'Connection' },
        value: { fr: 'Wi-Fi 2,4 GHz, application Âtre', en: 'Wi-Fi 2.4 GHz, Âtre app' },
      },
      {
        label: { fr: 'Piquages', en: 'Spigots' },
        value: {
          fr: 'Un Ø 125 mm, trois Ø 80 mm, rejet Ø 150 mm',
          en: 'One Ø 125 mm, three Ø 80 mm, exhaust Ø 150 mm',
        },
      },
    ],
    goesWith: ['abat-son', 'lanterneau', 'chatiere', 'source'],
  },
];
