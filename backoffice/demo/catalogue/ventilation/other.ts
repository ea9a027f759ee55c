import type { DemoProduct } from '../product-record.ts';

export const DOUBLE_FLOW: DemoProduct[] = [
  {
    key: 'coursive',
    reference: 'AT-CSV',
    type: 'vmc-double-flux',
    design: 'ventilation-double',
    categories: ['double-flow'],
    controls: ['application', 'programmation'],
    mounting: ['plafond'],
    colours: ['blanc'],
    floorDistance: 2200,
    guarantee: 5,
    models: [
      {
        code: '120',
        width: 900,
        height: 220,
        depth: 560,
        weight: 23,
        power: 62,
        airflow: 120,
        surface: [40, 70],
        price: 1490,
        eco: 3,
      },
      {
        code: '180',
        width: 1100,
        height: 220,
        depth: 600,
        weight: 29,
        power: 88,
        airflow: 180,
        surface: [65, 100],
        price: 1790,
        eco: 3.6,
      },
    ],
    texts: {
      fr: {
        slug: 'coursive',
        name: 'Coursive',
        subtitle: 'VMC double flux extra-plate pour appartement',
        lead: '220 mm de haut, dans le faux plafond d’un couloir. L’air sortant rend 84 % de sa chaleur à celui qui entre, et les fenêtres restent fermées côté boulevard.',
        story: {
          title: 'Le couloir sert deux fois',
          text: 'Dans un appartement, le couloir dessert toutes les pièces : les gaines peuvent y courir aussi. Coursive occupe la largeur d’une porte et distribue à droite et à gauche, sans coude ni traversée. Deux échangeurs de polystyrène alimentaire se succèdent dans l’épaisseur, car un seul n’y tiendrait pas. Ils se tirent par le dessous, se rincent sous la douche et sèchent en une heure.',
        },
        points: [
          {
            title: 'Un filtre contre la rue',
            text: 'Le F7 retient plus de la moitié des particules fines. Deux clips, par la trappe, tous les six mois.',
          },
          {
            title: 'Un détour pour les nuits d’été',
            text: 'Dès que le dehors est plus frais que le dedans, un volet contourne l’échangeur.',
          },
          {
            title: 'Deux façades ou une seule',
            text: 'Prise et rejet doivent être à 1,50 m l’un de l’autre. Une grille double suffit quand la copropriété n’en veut qu’une.',
          },
        ],
        description:
          'Coursive, VMC double flux de 220 mm de haut pour faux plafond d’appartement, 120 ou 180 m³/h, 84 % de la chaleur rendue à l’air neuf.',
      },
      en: {
        slug: 'coursive',
        name: 'Coursive',
        subtitle: 'Flat heat-recovery unit for apartments',
        lead: '220 mm tall, above the ceiling of a corridor. The outgoing air hands 84% of its heat to the air coming in, and the windows on the boulevard can stay shut.',
        story: {
          title: 'Use the corridor twice',
          text: 'In a flat the corridor serves every room, so ducts may as well run there too. Coursive is as wide as a doorway and delivers to left and right without a bend. Two exchangers in food-grade polystyrene follow one another inside, since one alone would be too tall. Pull them out from underneath, rinse them in the shower, and give them an hour to dry.',
        },
        points: [
          {
            title: 'A filter against the street',
            text: 'Grade F7 stops more than half of all fine particles. Two clips behind the hatch, twice a year.',
          },
          {
            title: 'A bypass for summer nights',
            text: 'A damper bypasses the exchangers whenever outdoors is cooler than in.',
          },
          {
            title: 'One façade or two',
            text: 'Intake and exhaust must be 1.5 m apart; a double grille is enough where the building allows only one.',
          },
        ],
        description:
          'Coursive, a heat-recovery unit 220 mm tall for apartment ceilings, 120 or 180 m³/h, returning 84% of the heat to the fresh air.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz', en: '230 V, 50 Hz' },
      },
      {
        label: { fr: 'Échangeur', en: 'Heat exchanger' },
        value: { fr: 'À contre-courant, 84 % selon EN 13141-7', en: 'Counter-flow, 84% to EN 13141-7' },
      },
      {
        label: { fr: 'Filtres', en: 'Filters' },
        value: { fr: 'F7 (ISO ePM1) à l’entrée, G4 à la sortie', en: 'F7 (ISO ePM1) supply, G4 extract' },
      },
      {
        label: { fr: 'Moteur', en: 'Motor' },
        value: { fr: 'Deux, courant continu sans balais', en: 'Two, brushless DC' },
      },
      {
        label: { fr: 'Piquages', en: 'Spigots' },
        value: { fr: 'Quatre, Ø 125 mm', en: 'Four, Ø 125 mm' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: { fr: 'Trois vitesses, application Âtre', en: 'Three speeds, Âtre app' },
      },
    ],
    goesWith: ['courette', 'traboule', 'puits', 'chatiere'],
  },
  {
    key: 'traboule',
    reference: 'AT-TRB',
    type: 'vmc-double-flux',
    design: 'ventilation-double',
    categories: ['double-flow'],
    isNew: true,
    controls: ['application', 'programmation'],
    mounting: ['plafond', 'murale'],
    colours: ['blanc'],
    floorDistance: 1500,
    guarantee: 5,
    models: [
      {
        code: '250',
        width: 720,
        height: 780,
        depth: 520,
        weight: 44,
        power: 118,
        airflow: 250,
        surface: [90, 140],
        price: 2590,
        eco: 4.2,
      },
      {
        code: '325',
        width: 780,
        height: 820,
        depth: 560,
        weight: 51,
        power: 150,
        airflow: 325,
        surface: [120, 190],
        price: 2990,
        eco: 5,
      },
      {
        code: '400',
        width: 840,
        height: 860,
        depth: 600,
        weight: 58,
        power: 186,
        airflow: 400,
        surface: [160, 240],
        price: 3490,
        eco: 5,
      },
    ],
    texts: {
      fr: {
        slug: 'traboule',
        name: 'Traboule',
        subtitle: 'VMC double flux à échangeur d’humidité',
        lead: 'Elle rend 91 % de la chaleur et les deux tiers de l’humidité. Pour les maisons très étanches de 90 à 240 m² où, en février, la gorge se dessèche.',
        story: {
          title: 'Un passage pour la vapeur',
          text: 'À Lyon, une traboule mène d’une rue à l’autre à couvert. La membrane de Traboule fait de même avec la vapeur : l’eau la traverse, l’air non, les odeurs non plus. L’hiver, la maison se tient vers 45 % d’humidité au lieu de 28. Comme rien ne condense, il n’y a ni bac, ni siphon, ni tuyau d’écoulement, et l’échangeur ne gèle qu’à partir de −9 °C.',
        },
        points: [
          {
            title: 'Un débit réglé sur l’air',
            text: 'Un capteur de gaz carbonique dans la reprise fait varier la vitesse de 20 à 100 %, sans palier.',
          },
          {
            title: 'Debout, couchée, retournée',
            text: 'Faute de condensats, toutes les positions sont bonnes. Droite et gauche se choisissent à l’écran.',
          },
          {
            title: 'Elle se lave à l’eau froide',
            text: 'Tous les deux ans, sans savon ni jet. La membrane est donnée pour quinze ans.',
          },
        ],
        description:
          'Traboule, VMC double flux de 250 à 400 m³/h à membrane : elle rend 91 % de la chaleur et une part de l’humidité, sans évacuation d’eau.',
      },
      en: {
        slug: 'traboule',
        name: 'Traboule',
        subtitle: 'Heat-recovery unit with moisture exchange',
        lead: 'It gives back 91% of the heat and two thirds of the moisture. For very airtight houses of 90 to 240 m², where throats turn dry in February.',
        story: {
          title: 'A passage for vapour',
          text: 'In Lyon a traboule leads from street to street under cover. The membrane in this unit does the same for vapour: water crosses it, air and smells do not. Winter humidity indoors settles near 45% instead of 28. As nothing condenses there is no tray, trap or drain to run, and the exchanger does not freeze until −9 °C.',
        },
        points: [
          {
            title: 'Speed set by the air',
            text: 'A carbon dioxide sensor in the extract varies the fan speed between 20 and 100%, without steps.',
          },
          {
            title: 'Any way up',
            text: 'Having no condensate to drain, it can stand, lie or hang. Choose left or right on the display.',
          },
          {
            title: 'Rinse it cold',
            text: 'Every second year, without soap or a jet. The membrane is rated for fifteen years.',
          },
        ],
        description:
          'Traboule, a heat-recovery unit of 250 to 400 m³/h with a membrane: 91% of the heat and part of the moisture come back, with no drain.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz', en: '230 V, 50 Hz' },
      },
      {
        label: { fr: 'Échangeur', en: 'Heat exchanger' },
        value: {
          fr: 'Enthalpique à membrane, 91 % de chaleur, 66 % d’humidité',
          en: 'Enthalpy membrane, 91% heat, 66% moisture',
        },
      },
      {
        label: { fr: 'Filtres', en: 'Filters' },
        value: { fr: 'F7 (ISO ePM1) à l’entrée, G4 à la sortie', en: 'F7 (ISO ePM1) supply, G4 extract' },
      },
      {
        label: { fr: 'Moteur', en: 'Motor' },
        value: { fr: 'Deux, courant continu, débit constant', en: 'Two, DC, constant flow' },
      },
      {
        label: { fr: 'Piquages', en: 'Spigots' },
        value: { fr: 'Quatre, Ø 160 mm, Ø 180 mm sur le 400', en: 'Four, Ø 160 mm, Ø 180 mm on the 400' },
      },
      {
        label: { fr: 'Connexion', en: 'Connection' },
        value: { fr: 'Wi-Fi 2,4 GHz, capteur de gaz carbonique', en: 'Wi-Fi 2.4 GHz, carbon dioxide sensor' },
      },
      {
        label: { fr: 'Habillage', en: 'Casing' },
        value: {
          fr: 'Polypropylène expansé, tôle poudrée blanche',
          en: 'Expanded polypropylene, white powder-coated steel',
        },
      },
    ],
    goesWith: ['courette', 'coursive', 'gres', 'meurtriere'],
  },
  {
    key: 'courette',
    reference: 'AT-CRT',
    type: 'vmc-double-flux',
    design: 'ventilation-double',
    categories: ['double-flow'],
    controls: ['application', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc'],
    floorDistance: 1200,
    guarantee: 5,
    models: [
      {
        code: '180',
        width: 598,
        height: 740,
        depth: 340,
        weight: 27,
        power: 84,
        airflow: 180,
        surface: [65, 100],
        price: 1890,
        eco: 3,
      },
      {
        code: '240',
        width: 598,
        height: 860,
        depth: 380,
        weight: 33,
        power: 112,
        airflow: 240,
        surface: [90, 135],
        price: 2190,
        eco: 3.6,
      },
    ],
    texts: {
      fr: {
        slug: 'courette',
        name: 'Courette',
        subtitle: 'VMC double flux murale, format meuble haut',
        lead: '598 mm de large, comme un meuble haut de cuisine. Courette se pose au cellier, ses filtres à hauteur de main, parce qu’un filtre au grenier ne se change guère.',
        story: {
          title: 'Les filtres devant vous',
          text: 'Sur cent maisons visitées cinq ans après la pose, soixante-trois avaient leurs filtres d’origine, gris et collés. L’appareil était dans les combles. Courette se tient donc au mur d’une pièce où l’on passe. Deux tiroirs de 40 mm s’ouvrent en façade, sans démonter la porte. Ils portent un verre témoin : quand la pastille blanche vire au gris du carton imprimé à côté, il est temps de les changer.',
        },
        points: [
          {
            title: 'Quatre gaines, une seule face',
            text: 'Toutes partent par le dessus, à 130 mm d’entraxe, et disparaissent derrière un bandeau fourni.',
          },
          {
            title: 'Le soir, plus bas',
            text: 'À partir de l’heure que vous dites, elle reste à 60 % et ne remonte que pour une douche.',
          },
          {
            title: 'Un échangeur de 8 kg',
            text: 'D’aluminium, à contre-courant, il glisse sur deux rails et passe sous le robinet de l’évier.',
          },
        ],
        description:
          'Courette, VMC double flux murale de 180 ou 240 m³/h, large de 598 mm comme un meuble haut, filtres en tiroir à hauteur de main.',
      },
      en: {
        slug: 'courette',
        name: 'Courette',
        subtitle: 'Wall-hung heat-recovery unit, cupboard-sized',
        lead: '598 mm wide, like a kitchen wall unit. Courette hangs in the larder with its filters at hand height, because filters kept in the loft are rarely changed.',
        story: {
          title: 'Filters where you pass',
          text: 'We called on a hundred houses five years after fitting. In sixty-three the first filters were still in place, grey and clogged, and the unit was up in the loft. So Courette hangs on a wall that people walk by. Two 40 mm drawers open at the front without taking the door off. Each has a small window: once the white disc behind it matches the grey printed alongside, it is time to change them.',
        },
        points: [
          {
            title: 'Four ducts, one side',
            text: 'They all leave from the top at 130 mm centres, hidden by the fascia in the box.',
          },
          {
            title: 'Lower in the evening',
            text: 'From an hour of your choosing it keeps to 60%, rising only for a shower.',
          },
          {
            title: 'An 8 kg exchanger',
            text: 'Counter-flow, in aluminium, it slides out on two rails and can be rinsed at the sink.',
          },
        ],
        description:
          'Courette, a wall-hung heat-recovery unit of 180 or 240 m³/h, 598 mm wide like a kitchen cupboard, with filter drawers at hand height.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz', en: '230 V, 50 Hz' },
      },
      {
        label: { fr: 'Échangeur', en: 'Heat exchanger' },
        value: {
          fr: 'Aluminium, contre-courant, 87 % selon EN 13141-7',
          en: 'Aluminium, counter-flow, 87% to EN 13141-7',
        },
      },
      {
        label: { fr: 'Filtres', en: 'Filters' },
        value: { fr: 'Deux tiroirs, F7 (ISO ePM1) et G4', en: 'Two drawers, F7 (ISO ePM1) and G4' },
      },
      {
        label: { fr: 'Moteur', en: 'Motor' },
        value: { fr: 'Deux, courant continu sans balais', en: 'Two, brushless DC' },
      },
      {
        label: { fr: 'Piquages', en: 'Spigots' },
        value: { fr: 'Quatre sur le dessus, Ø 125 mm', en: 'Four on top, Ø 125 mm' },
      },
      {
        label: { fr: 'Raccordements', en: 'Connections' },
        value: {
          fr: 'Évacuation des condensats G 3/4, siphon fourni',
          en: 'G 3/4 condensate drain, trap supplied',
        },
      },
    ],
    goesWith: ['coursive', 'traboule', 'risee', 'fournil'],
  },
];

export const EXTRACT_FANS: DemoProduct[] = [
  {
    key: 'chatiere',
    reference: 'AT-CHT',
    type: 'aerateur',
    design: 'extract-fan',
    categories: ['extract-fans'],
    controls: [],
    mounting: ['murale', 'plafond'],
    colours: ['blanc', 'anthracite'],
    floorDistance: 2050,
    guarantee: 3,
    models: [
      {
        code: '85',
        width: 160,
        height: 160,
        depth: 118,
        weight: 0.7,
        power: 8,
        airflow: 85,
        price: 79,
        eco: 0.3,
      },
      {
        code: '150',
        width: 180,
        height: 180,
        depth: 132,
        weight: 0.9,
        power: 14,
        airflow: 150,
        price: 99,
        eco: 0.3,
      },
    ],
    texts: {
      fr: {
        slug: 'chatiere',
        name: 'Chatière',
        subtitle: 'Aérateur silencieux à détecteur d’humidité',
        lead: '24 dB(A) à 1 m : on dort dans la pièce voisine, porte ouverte. Chatière démarre avec la buée, dans une salle d’eau sans fenêtre, et s’arrête quand le miroir est clair.',
        story: {
          title: 'Elle mesure la montée',
          text: 'Un hygrostat ordinaire a un seuil, et l’été il ne s’arrête plus. Chatière ne mesure pas l’humidité mais sa montée : 6 points en deux minutes, c’est une douche ; 6 points en une journée, c’est la pluie. Elle s’arrête quinze minutes après le retour de l’air à son niveau d’avant. Le moteur flotte sur un anneau de silicone, seul contact avec le boîtier.',
        },
        points: [
          {
            title: 'Un clapet de 9 grammes',
            text: 'Il s’ouvre au moindre souffle et se referme à l’arrêt : le vent et les insectes restent dehors.',
          },
          {
            title: 'La grille s’ôte à la main',
            text: 'Elle est aimantée et pleine : l’air entre par la tranche, la poussière s’y voit peu et s’essuie.',
          },
          {
            title: 'Deux fils ou trois',
            text: 'Avec le troisième, l’interrupteur de la lampe la commande aussi, si vous y tenez.',
          },
        ],
        description:
          'Chatière, aérateur silencieux de 85 ou 150 m³/h pour salle d’eau, 24 dB(A) à 1 m, qui reconnaît une douche à la montée de l’humidité.',
      },
      en: {
        slug: 'chatiere',
        name: 'Chatière',
        subtitle: 'Quiet extract fan with humidity detection',
        lead: '24 dB(A) at 1 m: you can sleep in the next room with the door open. Chatière starts when a windowless shower room steams up and stops once the mirror is clear.',
        story: {
          title: 'It measures the rise',
          text: 'An ordinary humidistat has a threshold, and in summer it never switches off. Chatière measures not humidity but its rise. Six points in two minutes mean a shower; six points in a day mean rain. It stops fifteen minutes after the air is back to its earlier level. The motor floats on a silicone ring, which is all that touches the housing.',
        },
        points: [
          {
            title: 'A flap weighing 9 grams',
            text: 'The slightest airflow opens it, and it shuts when the fan stops: wind and insects stay outside.',
          },
          {
            title: 'Pull the grille off',
            text: 'Magnets hold it. The face is solid and air enters at the edge, so dust shows little and wipes away.',
          },
          {
            title: 'Two wires or three',
            text: 'With the third, the light switch controls it too, if you wish.',
          },
        ],
        description:
          'Chatière, a quiet extract fan of 85 or 150 m³/h for shower rooms, 24 dB(A) at 1 m, which recognises a shower by the rise in humidity.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz', en: '230 V, 50 Hz' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IPX5', en: 'Class II, IPX5' },
      },
      {
        label: { fr: 'Moteur', en: 'Motor' },
        value: { fr: 'Roulements à billes, 30 000 heures', en: 'Ball bearings, 30,000 hours' },
      },
      {
        label: { fr: 'Piquages', en: 'Spigots' },
        value: { fr: 'Ø 100 ou 125 mm', en: 'Ø 100 or 125 mm' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Montée d’humidité, temporisation de 5 à 30 min',
          en: 'Humidity rise, 5 to 30 min overrun',
        },
      },
      {
        label: { fr: 'Habillage', en: 'Casing' },
        value: { fr: 'ABS teinté dans la masse', en: 'Through-coloured ABS' },
      },
    ],
    goesWith: ['ouie', 'meurtriere', 'vanne', 'lavoir'],
  },
  {
    key: 'ouie',
    reference: 'AT-OUI',
    type: 'aerateur',
    design: 'extract-fan',
    categories: ['extract-fans'],
    controls: [],
    mounting: ['murale', 'plafond'],
    colours: ['blanc'],
    floorDistance: 2050,
    guarantee: 3,
    models: [
      {
        code: '95',
        width: 150,
        height: 150,
        depth: 96,
        weight: 0.5,
        power: 13,
        airflow: 95,
        price: 36,
        eco: 0.3,
      },
      {
        code: '175',
        width: 175,
        height: 175,
        depth: 108,
        weight: 0.7,
        power: 18,
        airflow: 175,
        price: 46,
        eco: 0.3,
      },
      {
        code: '280',
        width: 205,
        height: 205,
        depth: 124,
        weight: 1,
        power: 27,
        airflow: 280,
        price: 62,
        eco: 0.3,
      },
    ],
    texts: {
      fr: {
        slug: 'ouie',
        name: 'Ouïe',
        subtitle: 'Aérateur d’extraction à volets souples',
        lead: 'Un trou, deux vis, un fil. Ouïe extrait l’air d’une buanderie, d’un garage ou de toilettes aveugles, et ne fait rien d’autre.',
        story: {
          title: 'Cinq lames de silicone',
          text: 'Les volets de plastique claquent au vent, puis jaunissent, puis restent ouverts. Ceux d’Ouïe sont cinq lames de silicone, moulées d’une pièce avec leur cadre, comme les ouïes d’un poisson. L’air les soulève, leur propre raideur les referme. Elles ne grincent pas, ne se graissent pas et tiennent de −30 à 80 °C. Au dos, le moteur porte trois pales larges, à 1 900 tours par minute au lieu de 2 500.',
        },
        points: [
          {
            title: 'Un cordon ou un minuteur',
            text: 'Les deux versions sont dans la même boîte : un cavalier à déplacer, sous le capot.',
          },
          {
            title: 'À 30 cm du plafond',
            text: 'C’est là que va l’air chaud et humide. Laissez 10 mm sous la porte pour qu’il soit remplacé.',
          },
          {
            title: 'Trois diamètres courants',
            text: '100, 125 et 150 mm : Ouïe reprend les percements existants, et leurs chevilles si elles tiennent.',
          },
        ],
        description:
          'Ouïe, aérateur d’extraction de 95 à 280 m³/h à cinq volets souples en silicone, pour buanderie, garage ou toilettes sans fenêtre.',
      },
      en: {
        slug: 'ouie',
        name: 'Ouïe',
        subtitle: 'Extract fan with soft shutters',
        lead: 'One hole, two screws, one cable. Ouïe takes the air out of a laundry, a garage or a windowless toilet, and does nothing besides.',
        story: {
          title: 'Five silicone slats',
          text: 'Plastic shutters clatter in the wind, go yellow, then stay open. These are five slats of silicone moulded in one with their frame, like the gills (ouïes) of a fish. Air lifts them and their own stiffness brings them back. They do not squeak, need no grease and withstand anything from −30 to 80 °C. At the back, the motor has three broad blades, turning at 1,900 revolutions a minute instead of 2,500.',
        },
        points: [
          {
            title: 'Pull cord or timer',
            text: 'Both versions are in the same box: you move a jumper under the cover.',
          },
          {
            title: '30 cm below the ceiling',
            text: 'Warm damp air gathers there. Leave 10 mm under the door so that fresh air can replace it.',
          },
          {
            title: 'Three standard diameters',
            text: '100, 125 and 150 mm: Ouïe uses the existing hole, and its wall plugs if they hold.',
          },
        ],
        description:
          'Ouïe, an extract fan of 95 to 280 m³/h with five soft silicone shutters, for a laundry, a garage or a toilet with no window.',
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
        value: { fr: 'Trois pales, bagues autolubrifiées', en: 'Three blades, self-lubricating bushes' },
      },
      {
        label: { fr: 'Piquages', en: 'Spigots' },
        value: { fr: 'Ø 100, 125 ou 150 mm', en: 'Ø 100, 125 or 150 mm' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Cordon, interrupteur ou minuterie de 2 à 20 min',
          en: 'Pull cord, switch or 2 to 20 min timer',
        },
      },
      {
        label: { fr: 'Habillage', en: 'Casing' },
        value: { fr: 'Polypropylène, volets en silicone', en: 'Polypropylene, silicone shutters' },
      },
    ],
    goesWith: ['chatiere', 'lucarne', 'tabatiere', 'aiguiere'],
  },
  {
    key: 'meurtriere',
    reference: 'AT-MRT',
    type: 'aerateur',
    design: 'wall-unit-round',
    categories: ['extract-fans'],
    controls: [],
    mounting: ['murale'],
    colours: ['blanc'],
    floorDistance: 1950,
    guarantee: 3,
    models: [
      {
        code: '30',
        width: 210,
        height: 210,
        depth: 320,
        weight: 3.2,
        power: 4,
        airflow: 30,
        surface: [10, 15],
        price: 219,
        eco: 0.3,
      },
      {
        code: '50',
        width: 230,
        height: 230,
        depth: 340,
        weight: 3.9,
        power: 6,
        airflow: 50,
        surface: [14, 25],
        price: 259,
        eco: 0.3,
      },
    ],
    texts: {
      fr: {
        slug: 'meurtriere',
        name: 'Meurtrière',
        subtitle: 'Aérateur traversant à récupération de chaleur',
        lead: 'Soixante-dix secondes vers le dehors, soixante-dix vers le dedans : Meurtrière renouvelle l’air d’une seule pièce et garde les trois quarts de sa chaleur dans un bloc de céramique.',
        story: {
          title: 'Un mur qui respire',
          text: 'L’air sort d’abord, et chauffe au passage un nid d’abeilles en céramique de 1,4 kg. Puis le ventilateur s’inverse : l’air neuf entre par le même trou et reprend cette chaleur. Un seul carottage de 160 mm, en pente de 1 % vers le dehors, pour un mur de 280 à 500 mm. Le tube se coupe à la scie. Placées par deux dans des pièces opposées, l’une souffle quand l’autre aspire.',
        },
        points: [
          {
            title: '4 W, un an pour 7 euros',
            text: 'Elle tourne sans cesse et consomme 35 kWh par an, moins qu’une box internet.',
          },
          {
            title: 'Fermée d’un quart de tour',
            text: 'La façade se tourne et colle à son joint, les jours de fumée ou de grand vent.',
          },
          {
            title: 'Dehors, presque rien',
            text: 'Un capot de 190 mm, à peindre, dont la fente regarde le sol.',
          },
        ],
        description:
          'Meurtrière, aérateur traversant de 30 ou 50 m³/h pour une pièce, qui garde trois quarts de la chaleur dans un bloc de céramique.',
      },
      en: {
        slug: 'meurtriere',
        name: 'Meurtrière',
        subtitle: 'Through-the-wall fan with heat recovery',
        lead: 'Seventy seconds out, seventy seconds in. Meurtrière changes the air of a single room and keeps three quarters of its warmth in a block of ceramic.',
        story: {
          title: 'A wall that breathes',
          text: 'First the air goes out, and on its way heats 1.4 kg of ceramic honeycomb. Then the fan reverses, fresh air arrives through the same hole and picks that heat up again. You need one 160 mm core, sloping 1% outwards, in a wall 280 to 500 mm thick; the tube is cut with a saw. Fit a pair in opposite rooms, and one blows while the other draws.',
        },
        points: [
          {
            title: '4 W, or 7 euros a year',
            text: 'Running round the clock, it uses 35 kWh a year, less than an internet router.',
          },
          {
            title: 'Shut with a quarter-turn',
            text: 'On days of smoke or gales, twist the front until it meets its seal.',
          },
          {
            title: 'Almost nothing outside',
            text: 'All that shows is a 190 mm cowl, paintable, whose slot faces the ground.',
          },
        ],
        description:
          'Meurtrière, a through-the-wall fan of 30 or 50 m³/h for one room, which keeps three quarters of the heat in a block of ceramic.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, 4 ou 6 W', en: '230 V, 50 Hz, 4 or 6 W' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IPX4', en: 'Class II, IPX4' },
      },
      {
        label: { fr: 'Échangeur', en: 'Heat exchanger' },
        value: {
          fr: 'Céramique alvéolée, 76 % en régime alterné',
          en: 'Ceramic honeycomb, 76% in alternating mode',
        },
      },
      {
        label: { fr: 'Filtres', en: 'Filters' },
        value: { fr: 'G3 lavable, F7 en option', en: 'Washable G3, optional F7' },
      },
      {
        label: { fr: 'Fixation', en: 'Fixing' },
        value: { fr: 'Carottage de 160 mm, mur de 280 à 500 mm', en: '160 mm core, wall of 280 to 500 mm' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Trois vitesses, appairage par fil jusqu’à quatre',
          en: 'Three speeds, up to four linked by wire',
        },
      },
    ],
    goesWith: ['chatiere', 'traboule', 'vasque', 'ouie'],
  },
];
