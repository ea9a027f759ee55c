import type { DemoProduct } from '../product-record.ts';

export const DRY_INERTIA: DemoProduct[] = [
  {
    key: 'lame',
    reference: 'AT-LAM',
    type: 'inertie-seche',
    design: 'fins',
    categories: ['dry-inertia'],
    isNew: true,
    controls: ['application', 'fil-pilote', 'detection-presence', 'fenetre-ouverte', 'programmation'],
    mounting: ['murale'],
    colours: ['brique', 'lin', 'blanc', 'anthracite', 'sapin'],
    floorDistance: 150,
    guarantee: 10,
    models: [
      {
        code: '750',
        width: 600,
        height: 580,
        depth: 105,
        weight: 11.2,
        power: 750,
        price: 589,
        eco: 1.2,
      },
      {
        code: '1000',
        width: 800,
        height: 580,
        depth: 105,
        weight: 14.8,
        power: 1000,
        price: 619,
        eco: 1.2,
      },
      {
        code: '1250',
        width: 1000,
        height: 580,
        depth: 105,
        weight: 18,
        power: 1250,
        price: 649,
        eco: 1.2,
      },
      {
        code: '1500',
        width: 1200,
        height: 580,
        depth: 105,
        weight: 21.4,
        power: 1500,
        price: 689,
        eco: 1.2,
      },
      {
        code: '1800',
        width: 1400,
        height: 580,
        depth: 105,
        weight: 24.8,
        power: 1800,
        price: 748,
        eco: 1.8,
      },
      {
        code: '2000',
        width: 1600,
        height: 580,
        depth: 105,
        weight: 28.2,
        power: 2000,
        price: 798,
        eco: 1.8,
      },
    ],
    texts: {
      fr: {
        slug: 'lame',
        name: 'Lame',
        subtitle: 'Radiateur à inertie sèche, fonte d’aluminium',
        lead: 'Dix-sept lames coulées d’un bloc, pour les pièces où l’on reste : un séjour, une grande chambre. La chaleur dure encore une demi-heure après l’arrêt.',
        story: {
          title: 'Dix-sept lames, une seule coulée',
          text: 'À Roanne, l’aluminium est coulé à 680 °C dans un moule de sable. Chaque lame sort pleine, d’un seul bloc avec sa nervure. C’est cette masse qui garde la chaleur et la rend doucement, longtemps après l’arrêt de la résistance. La teinte est poudrée ensuite, cuite une demi-heure, et ne jaunit pas.',
        },
        points: [
          {
            title: 'Une chaleur sans à-coups',
            text: 'Le thermostat tient la consigne au dixième de degré et corrige la puissance toutes les quarante secondes.',
          },
          {
            title: 'Quand la pièce est vide',
            text: 'Un capteur de présence abaisse la consigne, puis la rétablit dès que quelqu’un entre.',
          },
          {
            title: 'Il se répare',
            text: 'Résistance, carte et capteurs se changent avec un tournevis, sans décrocher l’appareil du mur.',
          },
        ],
        description:
          'Lame, radiateur à inertie sèche en fonte d’aluminium, de 750 à 2 000 W, cinq teintes, pilotage par application et détection de présence.',
      },
      en: {
        slug: 'lame',
        name: 'Lame',
        subtitle: 'Dry-inertia radiator in cast aluminium',
        lead: 'Seventeen fins cast in one piece, for rooms where people stay: a living room, a large bedroom. The warmth lasts another half-hour after it switches off.',
        story: {
          title: 'Seventeen fins, one pour',
          text: 'In Roanne, aluminium is poured at 680 °C into a sand mould. Each fin comes out solid, in one piece with its rib. That mass stores the heat and releases it slowly, long after the element has switched off. The colour is powder-coated afterwards, baked for half an hour, and does not yellow.',
        },
        points: [
          {
            title: 'A steady heat',
            text: 'The thermostat keeps to the setting within a tenth of a degree, adjusting the output every forty seconds.',
          },
          {
            title: 'When the room is empty',
            text: 'A presence sensor lowers the setting, and restores it as soon as someone comes in.',
          },
          {
            title: 'It can be repaired',
            text: 'Element, board and sensors come out with a screwdriver, without taking the radiator off the wall.',
          },
        ],
        description:
          'Lame, a dry-inertia radiator in cast aluminium from 750 to 2,000 W, in five colours, with app control and presence detection.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, fil pilote 6 ordres', en: '230 V, 50 Hz, six-order pilot wire' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IP24', en: 'Class II, IP24' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Heating element' },
        value: { fr: 'Fonte d’aluminium AS9, coulée au sable', en: 'AS9 cast aluminium, sand cast' },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Poudre polyester, mat satiné', en: 'Polyester powder, satin matt' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Électronique, ± 0,1 °C, programme hebdomadaire',
          en: 'Electronic, ± 0.1 °C, weekly programme',
        },
      },
      {
        label: { fr: 'Connexion', en: 'Connection' },
        value: { fr: 'Wi-Fi 2,4 GHz, application Âtre', en: 'Wi-Fi 2.4 GHz, Âtre app' },
      },
    ],
    goesWith: ['allege', 'futaie', 'persienne', 'parement'],
  },
  {
    key: 'refend',
    reference: 'AT-RFD',
    type: 'inertie-seche',
    design: 'panel',
    categories: ['dry-inertia'],
    controls: ['application', 'fil-pilote', 'fenetre-ouverte', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'lin', 'ardoise', 'anthracite'],
    floorDistance: 150,
    guarantee: 10,
    models: [
      {
        code: '750',
        width: 560,
        height: 560,
        depth: 118,
        weight: 17.5,
        power: 750,
        price: 639,
        eco: 1.8,
      },
      {
        code: '1000',
        width: 700,
        height: 560,
        depth: 118,
        weight: 22.4,
        power: 1000,
        price: 689,
        eco: 1.8,
      },
      {
        code: '1250',
        width: 840,
        height: 560,
        depth: 118,
        weight: 27.5,
        power: 1250,
        price: 739,
        eco: 2.4,
      },
      {
        code: '1500',
        width: 980,
        height: 560,
        depth: 118,
        weight: 32.5,
        power: 1500,
        price: 789,
        eco: 2.4,
      },
      {
        code: '2000',
        width: 1260,
        height: 560,
        depth: 118,
        weight: 42,
        power: 2000,
        price: 889,
        eco: 3,
      },
    ],
    texts: {
      fr: {
        slug: 'refend',
        name: 'Refend',
        subtitle: 'Radiateur à inertie sèche, cœur en fonte grise',
        lead: 'Un mur de refend porte la maison et règle sa température. Celui-ci cache 14 kg de fonte derrière 2 mm d’acier, dans sa taille de 1 500 W, pour un séjour que l’on chauffe du matin au soir.',
        story: {
          title: 'Ce qui pèse est derrière',
          text: 'Trois barres de fonte, percées chacune pour sa résistance, sont rectifiées à plat pour toucher la façade sans jeu. Il faut vingt-cinq minutes pour les amener à température et plus d’une heure pour qu’elles la perdent. Cette lenteur est voulue : la température de la pièce ne varie pas quand le soleil tourne. La pose se fait à deux, sur une équerre prévue pour le double du poids.',
        },
        points: [
          {
            title: 'Fait pour les murs pleins',
            text: 'Quatre chevilles de 10 mm dans la pierre ou le parpaing ; sur une cloison légère, préférez Volige.',
          },
          {
            title: 'Chaud à l’heure choisie',
            text: 'La régulation apprend le temps que met la fonte à chauffer et démarre assez tôt pour tenir l’heure que vous avez fixée.',
          },
          {
            title: 'Une fonte recyclée',
            text: 'Le métal vient de pièces réformées, refondues à Roanne ; en fin de vie, huit vis le séparent de la tôle.',
          },
        ],
        description:
          'Refend, radiateur à inertie sèche à cœur de fonte grise, de 750 à 2 000 W : une façade plane, quatre teintes, pour les pièces occupées toute la journée.',
      },
      en: {
        slug: 'refend',
        name: 'Refend',
        subtitle: 'Dry-inertia radiator with a grey-iron core',
        lead: 'Named after the load-bearing wall inside a French house, Refend keeps 14 kg of iron behind 2 mm of steel in its 1,500 W size. It suits a living room heated from breakfast to bedtime.',
        story: {
          title: 'The weight is at the back',
          text: 'Three bars of iron, each bored for its element, are ground flat so that they meet the front without a gap. They take twenty-five minutes to come up to heat and more than an hour to lose it. Slowness is the point: the room keeps its temperature when the sun moves off the windows. Two people hang it, on a bracket rated for twice the weight.',
        },
        points: [
          {
            title: 'Meant for solid walls',
            text: 'Four 10 mm plugs into stone or block. On a stud partition, look at Volige instead.',
          },
          {
            title: 'Ready on time',
            text: 'The control learns how long the iron takes to heat and starts early enough to meet the hour you set.',
          },
          {
            title: 'Recycled iron',
            text: 'The metal comes from scrapped parts remelted in Roanne. At the end of its life, undo eight screws to separate it from the steel.',
          },
        ],
        description:
          'Refend, a dry-inertia radiator with a grey-iron core, from 750 to 2,000 W: a plain front, four colours, for rooms lived in all day long.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, fil pilote 6 ordres', en: '230 V, 50 Hz, six-order pilot wire' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IP24', en: 'Class II, IP24' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Heating element' },
        value: { fr: 'Fonte grise GJL-200, trois barres percées', en: 'Grey iron GJL-200, three bored bars' },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: {
          fr: 'Tôle d’acier 2 mm, poudre polyester mate',
          en: '2 mm sheet steel, matt polyester powder',
        },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: { fr: 'Électronique, ± 0,1 °C, départ anticipé', en: 'Electronic, ± 0.1 °C, adaptive start' },
      },
      {
        label: { fr: 'Connexion', en: 'Connection' },
        value: { fr: 'Wi-Fi 2,4 GHz, application Âtre', en: 'Wi-Fi 2.4 GHz, Âtre app' },
      },
    ],
    goesWith: ['lame', 'soubassement', 'cimaise', 'croisee'],
  },
  {
    key: 'claustra',
    reference: 'AT-CLA',
    type: 'inertie-seche',
    design: 'bars',
    categories: ['dry-inertia'],
    isNew: true,
    controls: ['application', 'fil-pilote', 'detection-presence', 'fenetre-ouverte', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'lin', 'brique', 'ardoise', 'noir'],
    floorDistance: 150,
    guarantee: 10,
    models: [
      {
        code: '750',
        width: 550,
        height: 600,
        depth: 98,
        weight: 10.6,
        power: 750,
        price: 529,
        eco: 1.2,
      },
      {
        code: '1000',
        width: 700,
        height: 600,
        depth: 98,
        weight: 13.4,
        power: 1000,
        price: 569,
        eco: 1.2,
      },
      {
        code: '1250',
        width: 850,
        height: 600,
        depth: 98,
        weight: 16.2,
        power: 1250,
        price: 609,
        eco: 1.8,
      },
      {
        code: '1500',
        width: 1000,
        height: 600,
        depth: 98,
        weight: 19,
        power: 1500,
        price: 659,
        eco: 1.8,
      },
      {
        code: '2000',
        width: 1300,
        height: 600,
        depth: 98,
        weight: 24.7,
        power: 2000,
        price: 749,
        eco: 1.8,
      },
    ],
    texts: {
      fr: {
        slug: 'claustra',
        name: 'Claustra',
        subtitle: 'Radiateur à inertie sèche, barres d’aluminium ajourées',
        lead: 'Onze barres et dix vides de 24 mm, où la main passe avec un chiffon. La poussière n’a nulle part où se loger, dans la chambre comme dans l’entrée.',
        story: {
          title: 'Le vide compte autant que le plein',
          text: 'Chaque barre est un profilé creux où glisse un crayon de céramique, chauffé par son propre fil. L’air tiède s’échappe par les intervalles au lieu de lécher le mur, et l’on voit la couleur du mur entre les barres. Le dessin vient des claustras de terre cuite qui séparent une cour de la rue. Onze petites masses au lieu d’une grande : Claustra est chaud en douze minutes.',
        },
        points: [
          {
            title: 'Rien à démonter',
            text: 'Ni grille ni recoin : la poussière tombe au sol ou s’enlève d’un coup de chiffon.',
          },
          {
            title: 'Une barre à la fois',
            text: 'Si un crayon s’éteint, les dix autres chauffent ; la pièce détachée se glisse par le côté droit.',
          },
          {
            title: 'Une fenêtre s’ouvre, il s’arrête',
            text: 'Une chute de deux degrés en dix minutes le met en veille ; il reprend quand l’air se réchauffe.',
          },
        ],
        description:
          'Onze barres ajourées, un cœur de céramique dans chacune : Claustra, radiateur à inertie sèche de 750 à 2 000 W, pilotable par application.',
      },
      en: {
        slug: 'claustra',
        name: 'Claustra',
        subtitle: 'Dry-inertia radiator in open aluminium bars',
        lead: 'Eleven bars and ten gaps of 24 mm, wide enough for a hand and a duster. Dust has nowhere to lodge, whether in a bedroom or by the front door.',
        story: {
          title: 'The gaps do half the work',
          text: 'Every bar is a hollow section holding a ceramic rod with a wire of its own. Warm air leaves through the gaps rather than licking the wall behind, and the colour of the wall shows between the bars. The pattern comes from the pierced clay screens that separate a courtyard from the street. With eleven small cores in place of one large one, Claustra is warm in twelve minutes.',
        },
        points: [
          {
            title: 'Nothing to take apart',
            text: 'No grille and no awkward corner: dust either falls to the floor or comes away on a cloth.',
          },
          {
            title: 'One bar at a time',
            text: 'Should a rod fail, the other ten keep heating; its replacement slides in from the right-hand end.',
          },
          {
            title: 'Window open, heat off',
            text: 'A drop of two degrees in ten minutes puts it on standby; it starts again when the air warms up.',
          },
        ],
        description:
          'Eleven open bars, each with its own ceramic core: Claustra, a dry-inertia radiator from 750 to 2,000 W, in five colours and with app control.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, fil pilote 6 ordres', en: '230 V, 50 Hz, six-order pilot wire' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IP24', en: 'Class II, IP24' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Heating element' },
        value: {
          fr: 'Onze barres d’aluminium extrudé, crayons de céramique',
          en: 'Eleven extruded aluminium bars, ceramic rods',
        },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Poudre polyester, mat fin', en: 'Polyester powder, fine matt' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Électronique, ± 0,1 °C, programme hebdomadaire',
          en: 'Electronic, ± 0.1 °C, weekly programme',
        },
      },
      {
        label: { fr: 'Connexion', en: 'Connection' },
        value: { fr: 'Wi-Fi 2,4 GHz, application Âtre', en: 'Wi-Fi 2.4 GHz, Âtre app' },
      },
    ],
    goesWith: ['persienne', 'jalousie', 'chevetre', 'lisse'],
  },
  {
    key: 'colombage',
    reference: 'AT-COL',
    type: 'inertie-seche',
    design: 'columns',
    categories: ['dry-inertia'],
    controls: ['fil-pilote', 'fenetre-ouverte', 'programmation'],
    mounting: ['murale', 'au-sol'],
    colours: ['blanc', 'noir', 'anthracite', 'sapin', 'brique'],
    floorDistance: 120,
    guarantee: 10,
    models: [
      {
        code: '750',
        width: 450,
        height: 680,
        depth: 140,
        weight: 16,
        power: 750,
        price: 679,
        eco: 1.8,
      },
      {
        code: '1000',
        width: 600,
        height: 680,
        depth: 140,
        weight: 20.8,
        power: 1000,
        price: 729,
        eco: 1.8,
      },
      {
        code: '1250',
        width: 700,
        height: 680,
        depth: 140,
        weight: 24.2,
        power: 1250,
        price: 769,
        eco: 1.8,
      },
      {
        code: '1500',
        width: 850,
        height: 680,
        depth: 140,
        weight: 29.2,
        power: 1500,
        price: 819,
        eco: 2.4,
      },
      {
        code: '1800',
        width: 1000,
        height: 680,
        depth: 140,
        weight: 34.2,
        power: 1800,
        price: 889,
        eco: 2.4,
      },
    ],
    texts: {
      fr: {
        slug: 'colombage',
        name: 'Colombage',
        subtitle: 'Radiateur à inertie sèche, colonnes d’acier',
        lead: 'Il prend la place d’un ancien radiateur à eau : mêmes colonnes, même hauteur, même pas de 50 mm. Pour qui dépose une chaudière sans vouloir changer l’allure des pièces.',
        story: {
          title: 'Du sable à la place de l’eau',
          text: 'Les colonnes sont des tubes d’acier de 25 mm, remplis de quartz puis vibrés quatre minutes jusqu’à ce que plus un grain ne bouge. Une résistance descend dans une colonne sur trois ; les collecteurs partagent la chaleur avec les voisines. Rien ne peut fuir, rien ne se purge, rien ne gèle dans une maison fermée l’hiver. Les crochets gardent l’écartement d’avant-guerre : vos anciens scellements resservent souvent.',
        },
        points: [
          {
            title: 'Au mur ou sur pieds',
            text: 'Deux pieds de fonte, livrés, le portent quand le plâtre est trop tendre pour des crochets.',
          },
          {
            title: 'Plus trace des tuyaux',
            text: 'Une paire de rosaces peintes couvre les trous que la tuyauterie laisse dans le plancher.',
          },
          {
            title: 'La molette à la place du purgeur',
            text: 'L’électronique tient derrière la dernière colonne ; seul le bouton dépasse, là où l’on purgeait l’ancien.',
          },
        ],
        description:
          'Colombage reprend les colonnes des radiateurs à eau, remplies de sable de quartz : inertie sèche de 750 à 1 800 W, cinq teintes, au mur ou sur pieds.',
      },
      en: {
        slug: 'colombage',
        name: 'Colombage',
        subtitle: 'Dry-inertia radiator in steel columns',
        lead: 'It stands where an old water radiator stood: same columns, same height, same 50 mm pitch. For anyone taking out a boiler who would rather the rooms did not look different.',
        story: {
          title: 'Sand where the water was',
          text: 'The columns are 25 mm steel tubes filled with quartz sand, shaken for four minutes until not a grain will move. One column in three holds an element; the headers share the heat with its neighbours. Nothing can leak, nothing needs bleeding and nothing freezes in a house shut up for the winter. The hooks are spaced as they were between the wars, so old brackets can often stay in the wall.',
        },
        points: [
          {
            title: 'On hooks or on feet',
            text: 'A pair of cast-iron feet comes in the box, for walls where the plaster is too soft to trust.',
          },
          {
            title: 'No trace of the pipes',
            text: 'Two painted pipe collars cover the holes that the plumbing leaves in the floorboards.',
          },
          {
            title: 'The dial is where the bleed valve was',
            text: 'The electronics sit behind the last column; only the knob shows, where the old radiator was bled.',
          },
        ],
        description:
          'Colombage revives the columns of a water radiator, filled with quartz sand: dry inertia from 750 to 1,800 W, five colours, on the wall or on feet.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, fil pilote 6 ordres', en: '230 V, 50 Hz, six-order pilot wire' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe I, IP24', en: 'Class I, IP24' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Heating element' },
        value: {
          fr: 'Tubes d’acier 25 mm, sable de quartz vibré',
          en: '25 mm steel tubes, vibrated quartz sand',
        },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Poudre polyester, satiné', en: 'Polyester powder, satin' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: { fr: 'Molette, programme hebdomadaire, ± 0,2 °C', en: 'Dial, weekly programme, ± 0.2 °C' },
      },
      {
        label: { fr: 'Fixation', en: 'Fixing' },
        value: { fr: 'Crochets ou pieds de fonte, livrés', en: 'Hooks or cast-iron feet, supplied' },
      },
    ],
    goesWith: ['arcade', 'volige', 'balustre', 'chenet'],
  },
  {
    key: 'meneau',
    reference: 'AT-MEN',
    type: 'inertie-seche',
    design: 'fins',
    categories: ['dry-inertia'],
    controls: ['fil-pilote', 'detection-presence', 'fenetre-ouverte', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'lin', 'ardoise'],
    floorDistance: 150,
    guarantee: 10,
    models: [
      {
        code: '750',
        width: 550,
        height: 560,
        depth: 96,
        weight: 9.8,
        power: 750,
        price: 519,
        eco: 1.2,
      },
      {
        code: '1000',
        width: 700,
        height: 560,
        depth: 96,
        weight: 12.4,
        power: 1000,
        price: 559,
        eco: 1.2,
      },
      {
        code: '1250',
        width: 850,
        height: 560,
        depth: 96,
        weight: 15,
        power: 1250,
        price: 599,
        eco: 1.2,
      },
      {
        code: '1500',
        width: 1000,
        height: 560,
        depth: 96,
        weight: 17.6,
        power: 1500,
        price: 639,
        eco: 1.8,
      },
      {
        code: '1800',
        width: 1200,
        height: 560,
        depth: 96,
        weight: 21,
        power: 1800,
        price: 699,
        eco: 1.8,
      },
      {
        code: '2000',
        width: 1350,
        height: 560,
        depth: 96,
        weight: 23.6,
        power: 2000,
        price: 739,
        eco: 1.8,
      },
    ],
    texts: {
      fr: {
        slug: 'meneau',
        name: 'Meneau',
        subtitle: 'Radiateur à inertie sèche, lames d’aluminium flottantes',
        lead: '16 dB(A) à un mètre : le tic-tac d’une montre le couvre. Des lames d’aluminium montées sans contrainte, pour une chambre, une bibliothèque, un bureau où l’on écrit.',
        story: {
          title: 'Le bruit que fait le métal',
          text: 'Un mètre d’aluminium s’allonge de plus d’un millimètre en chauffant. Serré entre deux vis, il claque : c’est le petit bruit des radiateurs à trois heures du matin. Les lames de Meneau ne sont serrées nulle part ; chacune coulisse sur deux bagues de silicone qui la centrent et la laissent s’étirer. Le courant, lui, est coupé à son passage par zéro, sans relais, donc sans déclic.',
        },
        points: [
          {
            title: 'Un écran qui s’éteint',
            text: 'Passé trente secondes, l’afficheur se coupe tout à fait ; la chambre reste noire.',
          },
          {
            title: 'Entre deux fenêtres',
            text: 'Avec 550 mm pour 750 W, il tient sur le pan de mur qui sépare deux ouvertures.',
          },
          {
            title: 'Mesuré, pas supposé',
            text: 'Un appareil par série passe en chambre sourde, où l’on enregistre sa montée puis son refroidissement.',
          },
        ],
        description:
          'Meneau, radiateur à inertie sèche pour chambres et bureaux : 16 dB(A) à 1 m, lames d’aluminium sur bagues de silicone, six tailles de 750 à 2 000 W.',
      },
      en: {
        slug: 'meneau',
        name: 'Meneau',
        subtitle: 'Dry-inertia radiator in floating aluminium fins',
        lead: 'At 16 dB(A) a metre away, a wristwatch drowns it out. Aluminium fins mounted free of strain, for a bedroom, a library, a study where someone writes.',
        story: {
          title: 'What metal sounds like',
          text: 'A metre of aluminium grows by over a millimetre as it warms. Clamp it at both ends and it ticks: that is the sound radiators make at three in the morning. Meneau clamps nothing. Each fin rides on two silicone rings that keep it centred and let it stretch, and the current is switched as it crosses zero, with no relay to click.',
        },
        points: [
          {
            title: 'A screen that goes dark',
            text: 'After thirty seconds the display goes out altogether, leaving no glow in the bedroom.',
          },
          {
            title: 'Between two windows',
            text: 'At 550 mm wide for 750 W, it fits the strip of wall between two openings.',
          },
          {
            title: 'Measured, not assumed',
            text: 'One unit from each batch goes into an anechoic chamber and is recorded heating up, then cooling down.',
          },
        ],
        description:
          'Meneau, a dry-inertia radiator for bedrooms and studies: 16 dB(A) at 1 m, aluminium fins on silicone rings, six sizes from 750 to 2,000 W.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, fil pilote 6 ordres', en: '230 V, 50 Hz, six-order pilot wire' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IP24', en: 'Class II, IP24' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Heating element' },
        value: {
          fr: 'Lames d’aluminium extrudé sur bagues de silicone',
          en: 'Extruded aluminium fins on silicone rings',
        },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Poudre polyester, mat', en: 'Polyester powder, matt' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Électronique sans relais, ± 0,1 °C, programme hebdomadaire',
          en: 'Electronic, relay-free, ± 0.1 °C, weekly programme',
        },
      },
      {
        label: { fr: 'Niveau sonore', en: 'Sound level' },
        value: { fr: '16 dB(A) à 1 m', en: '16 dB(A) at 1 m' },
      },
    ],
    goesWith: ['lame', 'croisee', 'parement', 'tasseau'],
  },
  {
    key: 'soubassement',
    reference: 'AT-SBT',
    type: 'inertie-seche',
    design: 'panel',
    categories: ['dry-inertia'],
    controls: ['fil-pilote', 'fenetre-ouverte', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'lin'],
    floorDistance: 150,
    guarantee: 8,
    models: [
      {
        code: '500',
        width: 420,
        height: 500,
        depth: 85,
        weight: 6.9,
        power: 500,
        price: 429,
        eco: 0.6,
      },
      {
        code: '750',
        width: 520,
        height: 500,
        depth: 85,
        weight: 8.4,
        power: 750,
        price: 449,
        eco: 1.2,
      },
      {
        code: '1000',
        width: 640,
        height: 500,
        depth: 85,
        weight: 10.2,
        power: 1000,
        price: 479,
        eco: 1.2,
      },
      {
        code: '1250',
        width: 760,
        height: 500,
        depth: 85,
        weight: 12,
        power: 1250,
        price: 519,
        eco: 1.2,
      },
      {
        code: '1500',
        width: 880,
        height: 500,
        depth: 85,
        weight: 13.9,
        power: 1500,
        price: 559,
        eco: 1.2,
      },
      {
        code: '2000',
        width: 1120,
        height: 500,
        depth: 85,
        weight: 17.6,
        power: 2000,
        price: 629,
        eco: 1.8,
      },
    ],
    texts: {
      fr: {
        slug: 'soubassement',
        name: 'Soubassement',
        subtitle: 'Radiateur à inertie sèche, support basculant',
        lead: '500 mm de haut, 85 mm de saillie : il s’aligne sur un lambris d’appui ou court sous une étagère. Il bascule vers vous sans outil quand vient le moment de repeindre.',
        story: {
          title: 'Le mur reste accessible',
          text: 'Le support porte deux charnières en bas et deux loquets en haut. On pousse les loquets, on rabat l’appareil de 50°, et il reste là, retenu par deux sangles, le câble encore branché. Un rouleau passe, un aspirateur aussi. Le cœur est une plaque de céramique de 18 mm, assez légère pour que la manœuvre se fasse d’une main.',
        },
        points: [
          {
            title: 'Le gabarit d’abord',
            text: 'Le carton se déplie en gabarit de perçage : on marque quatre trous avant de déballer l’appareil.',
          },
          {
            title: 'Six puissances, une hauteur',
            text: 'De 500 à 2 000 W, seule la largeur change ; la ligne du haut reste continue d’une pièce à l’autre.',
          },
          {
            title: 'Le clavier se verrouille',
            text: 'Trois secondes sur deux touches et les boutons ne répondent plus ; la consigne reste lisible.',
          },
        ],
        description:
          'Soubassement, 500 mm de haut : un radiateur à inertie sèche de 500 à 2 000 W, à cœur de céramique, qui bascule sans outil pour dégager le mur.',
      },
      en: {
        slug: 'soubassement',
        name: 'Soubassement',
        subtitle: 'Dry-inertia radiator on a tilting bracket',
        lead: '500 mm tall and 85 mm deep, it lines up with a dado or runs beneath a shelf. When the wall needs repainting, it tips forward without tools.',
        story: {
          title: 'The wall stays within reach',
          text: 'The bracket has two hinges at the foot and two catches at the head. Push the catches, lower the radiator by 50°, and there it stays, held by a pair of straps and still wired in. A roller fits behind, and so does a vacuum cleaner. Its core is an 18 mm ceramic plate, light enough for you to do all this with one hand.',
        },
        points: [
          {
            title: 'Template first',
            text: 'The box unfolds into a drilling template, so the four holes are marked before the radiator is unpacked.',
          },
          {
            title: 'Six outputs, one height',
            text: 'From 500 to 2,000 W only the width changes, so the top line carries on from room to room.',
          },
          {
            title: 'A keypad that locks',
            text: 'Hold two keys for three seconds and the buttons stop responding; the setting stays on display.',
          },
        ],
        description:
          'Soubassement, 500 mm tall: a dry-inertia radiator from 500 to 2,000 W with a ceramic core, hinged to clear the wall behind it without tools.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, fil pilote 6 ordres', en: '230 V, 50 Hz, six-order pilot wire' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IP24', en: 'Class II, IP24' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Heating element' },
        value: { fr: 'Plaque de céramique, 18 mm', en: 'Ceramic plate, 18 mm' },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Tôle d’acier, poudre polyester satinée', en: 'Sheet steel, satin polyester powder' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Électronique, ± 0,1 °C, programme hebdomadaire',
          en: 'Electronic, ± 0.1 °C, weekly programme',
        },
      },
      {
        label: { fr: 'Fixation', en: 'Fixing' },
        value: {
          fr: 'Support basculant à 50°, gabarit sur le carton',
          en: 'Bracket tilting to 50°, template on the box',
        },
      },
    ],
    goesWith: ['lisse', 'volige', 'allege', 'vantail'],
  },
  {
    key: 'chevetre',
    reference: 'AT-CHV',
    type: 'inertie-seche',
    design: 'bars',
    categories: ['dry-inertia'],
    controls: ['fil-pilote', 'detection-presence', 'fenetre-ouverte', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'anthracite', 'brique', 'sapin'],
    floorDistance: 150,
    guarantee: 10,
    models: [
      {
        code: '750',
        width: 550,
        height: 620,
        depth: 112,
        weight: 14.6,
        power: 750,
        price: 649,
        eco: 1.2,
      },
      {
        code: '1000',
        width: 650,
        height: 620,
        depth: 112,
        weight: 17.3,
        power: 1000,
        price: 699,
        eco: 1.8,
      },
      {
        code: '1250',
        width: 800,
        height: 620,
        depth: 112,
        weight: 21.2,
        power: 1250,
        price: 749,
        eco: 1.8,
      },
      {
        code: '1500',
        width: 950,
        height: 620,
        depth: 112,
        weight: 25.2,
        power: 1500,
        price: 799,
        eco: 2.4,
      },
      {
        code: '2000',
        width: 1200,
        height: 620,
        depth: 112,
        weight: 31.8,
        power: 2000,
        price: 899,
        eco: 2.4,
      },
    ],
    texts: {
      fr: {
        slug: 'chevetre',
        name: 'Chevêtre',
        subtitle: 'Radiateur à inertie sèche démontable, barres et stéatite',
        lead: 'Neuf barres d’acier emmanchées dans deux montants, comme les solives dans un chevêtre. Aucune vis en façade, aucune soudure : tout ce qui a été monté peut être démonté.',
        story: {
          title: 'Assemblé, jamais collé',
          text: 'Le chevêtre est la pièce de charpente qui contourne une cheminée et reçoit les solives coupées. L’assemblage vient de là : un tenon à chaque barre, une mortaise dans chaque montant, une clavette qui verrouille l’ensemble par le côté. Les barres contiennent des lingots de stéatite, une pierre tendre qui garde la chaleur mieux que la brique. Un technicien démonte l’appareil entier en onze minutes, chronomètre en main.',
        },
        points: [
          {
            title: 'Tout se commande',
            text: 'Barres, clavettes, lingots et cartes sont au magasin de Roanne, chacun sous sa référence.',
          },
          {
            title: 'La notice est dedans',
            text: 'Une vue éclatée est gravée au dos du montant gauche, là où on la cherchera.',
          },
          {
            title: 'Une barre rayée',
            text: 'Elle se commande seule, dans sa teinte, et se change sans toucher aux huit autres.',
          },
        ],
        description:
          'Chevêtre, radiateur à inertie sèche en acier et stéatite, assemblé par tenons et entièrement démontable, de 750 à 2 000 W, en quatre teintes.',
      },
      en: {
        slug: 'chevetre',
        name: 'Chevêtre',
        subtitle: 'Demountable dry-inertia radiator in bars and soapstone',
        lead: 'Nine steel bars housed in two uprights, as joists are in a trimmer beam. There is no screw on the face and no weld anywhere, so whatever went together comes apart.',
        story: {
          title: 'Joined, never glued',
          text: 'A trimmer is the beam that goes round a chimney and carries the joists cut short by it. The joints are borrowed from it: a tenon on each bar, a mortise in each upright, and a key driven in from the side to lock the lot. Inside the bars lie ingots of soapstone, which holds heat better than brick. A technician can reduce the radiator to its parts in eleven minutes; we timed it.',
        },
        points: [
          {
            title: 'Every part can be ordered',
            text: 'Bars, keys, ingots and boards are in stock in Roanne, each under its own part number.',
          },
          {
            title: 'Instructions inside',
            text: 'An exploded view is engraved on the back of the left-hand upright, where someone will look for it.',
          },
          {
            title: 'One scratched bar',
            text: 'It can be ordered alone, in its colour, and swapped without disturbing the other eight.',
          },
        ],
        description:
          'Chevêtre, a dry-inertia radiator in steel and soapstone, joined by tenons, which can be taken apart completely, from 750 to 2,000 W, in four colours.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, fil pilote 6 ordres', en: '230 V, 50 Hz, six-order pilot wire' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe I, IP24', en: 'Class I, IP24' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Heating element' },
        value: { fr: 'Barres d’acier, lingots de stéatite', en: 'Steel bars, soapstone ingots' },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Poudre polyester, mat', en: 'Polyester powder, matt' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Électronique, ± 0,1 °C, programme hebdomadaire',
          en: 'Electronic, ± 0.1 °C, weekly programme',
        },
      },
    ],
    goesWith: ['claustra', 'persienne', 'refend', 'appui'],
  },
  {
    key: 'lisse',
    reference: 'AT-LIS',
    type: 'inertie-seche',
    design: 'panel',
    categories: ['dry-inertia'],
    controls: ['application', 'fil-pilote', 'detection-presence', 'fenetre-ouverte', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'lin', 'ardoise', 'noir'],
    floorDistance: 150,
    guarantee: 10,
    models: [
      {
        code: '500',
        width: 400,
        height: 560,
        depth: 92,
        weight: 7.8,
        power: 500,
        price: 459,
        eco: 0.6,
      },
      {
        code: '750',
        width: 500,
        height: 560,
        depth: 92,
        weight: 9.6,
        power: 750,
        price: 489,
        eco: 1.2,
      },
      {
        code: '1000',
        width: 620,
        height: 560,
        depth: 92,
        weight: 11.8,
        power: 1000,
        price: 519,
        eco: 1.2,
      },
      {
        code: '1250',
        width: 740,
        height: 560,
        depth: 92,
        weight: 14,
        power: 1250,
        price: 559,
        eco: 1.2,
      },
      {
        code: '1500',
        width: 860,
        height: 560,
        depth: 92,
        weight: 16.2,
        power: 1500,
        price: 599,
        eco: 1.8,
      },
      {
        code: '2000',
        width: 1100,
        height: 560,
        depth: 92,
        weight: 20.6,
        power: 2000,
        price: 679,
        eco: 1.8,
      },
    ],
    texts: {
      fr: {
        slug: 'lisse',
        name: 'Lisse',
        subtitle: 'Radiateur à inertie sèche, façade pleine',
        lead: 'Une façade sans grille, sans rainure et sans vis, que l’on essuie comme un plan de travail. On le trouve dans des cuisines, des chambres d’enfant, des cabinets de dentiste.',
        story: {
          title: 'Vingt-cinq ans, quatre trous',
          text: 'C’est la plus ancienne silhouette du catalogue. Le cœur est passé de la brique réfractaire à l’aluminium, puis à la céramique ; l’électronique a changé cinq fois. Les quatre points de fixation, eux, n’ont jamais bougé : un appareil d’aujourd’hui s’accroche au support existant. L’air sort par une fente unique, en haut, hors de portée des crayons de couleur.',
        },
        points: [
          {
            title: '60 °C, pas davantage',
            text: 'La façade est limitée en usine à une température que la main supporte le temps de se retirer.',
          },
          {
            title: 'Savon et eau tiède',
            text: 'La poudre résiste aux détergents courants comme aux lingettes d’un cabinet médical.',
          },
          {
            title: 'Remplacé en un quart d’heure',
            text: 'Couper, décrocher, raccorder trois fils, accrocher : le support en place convient.',
          },
        ],
        description:
          'Lisse, radiateur à inertie sèche à façade pleine, limitée à 60 °C : six tailles de 500 à 2 000 W, quatre teintes, pilotage par application.',
      },
      en: {
        slug: 'electric-heating/campalys',
        name: 'Lisse',
        subtitle: 'Dry-inertia radiator with a plain front',
        lead: 'A front with no grille, no groove and no screw, wiped down like a worktop. It hangs in kitchens, nurseries and dentists’ surgeries.',
        story: {
          title: 'Twenty-five years, four holes',
          text: 'This is the oldest outline in the catalogue. Its core went from firebrick to aluminium and then to ceramic; its electronics have changed five times. The four fixing points have never moved. Today’s radiator hangs on the existing bracket. Air leaves by a single slot along the top, out of reach of wax crayons.',
        },
        points: [
          {
            title: '60 °C and no more',
            text: 'The front is limited at the factory to a temperature that does not burn a hand that touches it briefly.',
          },
          {
            title: 'Soap and warm water',
            text: 'The coating stands up to household detergents and to the wipes used in a surgery.',
          },
          {
            title: 'Replaced in a quarter of an hour',
            text: 'Switch off, lift off, join three wires, hang the new one. The bracket on the wall will do.',
          },
        ],
        description:
          'Lisse, a dry-inertia radiator with a plain front held to 60 °C: six sizes from 500 to 2,000 W, four colours, with app control.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, fil pilote 6 ordres', en: '230 V, 50 Hz, six-order pilot wire' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IP24', en: 'Class II, IP24' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Heating element' },
        value: { fr: 'Céramique, deux plaques', en: 'Ceramic, two plates' },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: {
          fr: 'Tôle d’acier, poudre époxy-polyester lisse',
          en: 'Sheet steel, smooth epoxy-polyester powder',
        },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Électronique, ± 0,1 °C, programme hebdomadaire',
          en: 'Electronic, ± 0.1 °C, weekly programme',
        },
      },
      {
        label: { fr: 'Connexion', en: 'Connection' },
        value: { fr: 'Wi-Fi 2,4 GHz, application Âtre', en: 'Wi-Fi 2.4 GHz, Âtre app' },
      },
      {
        label: { fr: 'Température de façade', en: 'Front temperature' },
        value: { fr: '60 °C au plus', en: '60 °C at most' },
      },
    ],
    goesWith: ['soubassement', 'ecran', 'cimaise', 'galet'],
  },
];
