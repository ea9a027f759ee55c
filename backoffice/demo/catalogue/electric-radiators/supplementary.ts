import type { DemoProduct } from '../product-record.ts';

export const SUPPLEMENTARY: DemoProduct[] = [
  {
    key: 'tabouret',
    reference: 'AT-TBT',
    type: 'convecteur',
    design: 'convector',
    categories: ['portable-convectors'],
    controls: ['programmation'],
    mounting: ['mobile'],
    colours: ['blanc', 'sapin', 'brique'],
    floorDistance: 0,
    guarantee: 2,
    models: [
      {
        code: '1000',
        width: 420,
        height: 430,
        depth: 180,
        weight: 4.9,
        power: 1000,
        price: 89,
        eco: 0.6,
      },
      {
        code: '1500',
        width: 520,
        height: 430,
        depth: 180,
        weight: 5.7,
        power: 1500,
        price: 109,
        eco: 0.6,
      },
    ],
    texts: {
      fr: {
        slug: 'tabouret',
        name: 'Tabouret',
        subtitle: 'Convecteur mobile à poignée de hêtre',
        lead: 'Moins de 6 kg, une poignée de hêtre et 2,40 m de cordon rangés dans le socle. On le porte de la chambre d’amis à l’atelier, comme un tabouret.',
        story: {
          title: 'Il se prend par le haut',
          text: 'Un appareil d’appoint passe plus de temps rangé qu’en service. Le petit modèle tient dans un bas de placard, 420 mm sur 180, et sa poignée reste froide, car l’air sort par les deux longs côtés. Dedans, une simple résistance en spirale et pas de ventilateur : on n’entend rien. Renversé, il se coupe ; redressé, il reste éteint tant qu’on ne le rallume pas.',
        },
        points: [
          {
            title: 'Deux allures',
            text: 'La moitié suffit à tenir une pièce ; la pleine puissance sert à la réchauffer.',
          },
          {
            title: 'Une prise ordinaire',
            text: 'La fiche est donnée pour 16 A. Pas de rallonge : la notice dit pourquoi.',
          },
          {
            title: 'Les heures sur un disque',
            text: 'On pousse les onglets, et l’appareil ne chauffe qu’aux heures choisies.',
          },
        ],
        description:
          'Tabouret, convecteur mobile à poignée de hêtre : 1 000 ou 1 500 W, sans ventilateur, programmateur à disque, coupure en cas de chute.',
      },
      en: {
        slug: 'tabouret',
        name: 'Tabouret',
        subtitle: 'Portable convector with a beech handle',
        lead: 'Under 6 kg, with a beech handle and 2.4 m of flex stowed in the base. It is carried from spare room to workshop the way a stool is.',
        story: {
          title: 'Pick it up by the top',
          text: 'A supplementary heater spends more time put away than in use. The smaller size fits the bottom of a cupboard, 420 mm by 180, and its handle stays cool, since air leaves by the two long sides. Inside is a plain coiled element and no fan, so there is nothing to hear. Knocked over, it cuts out; set upright, it stays off until you switch it on again.',
        },
        points: [
          {
            title: 'Two settings',
            text: 'Half is enough to hold a room, and full power is there to warm it up.',
          },
          {
            title: 'An ordinary socket',
            text: 'The plug is rated 16 A. No extension lead, please; the instructions explain why.',
          },
          {
            title: 'Hours on a dial',
            text: 'Push in its tabs, and the heater runs only at the hours you choose.',
          },
        ],
        description:
          'Tabouret, a portable convector with a beech handle: 1,000 or 1,500 W, no fan, a dial timer, and a cut-out should it fall.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: {
          fr: '230 V, 50 Hz, cordon de 2,40 m, fiche 16 A',
          en: '230 V, 50 Hz, 2.4 m flex, 16 A plug',
        },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe I, IP20, coupure au renversement', en: 'Class I, IP20, tip-over cut-out' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Heating element' },
        value: { fr: 'Résistance en spirale sur mica', en: 'Coiled element on mica' },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: {
          fr: 'Tôle d’acier, poudre polyester, hêtre huilé',
          en: 'Sheet steel, polyester powder, oiled beech',
        },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Thermostat électronique, disque de 24 heures',
          en: 'Electronic thermostat, 24-hour dial',
        },
      },
    ],
    goesWith: ['banquette', 'souffle', 'galet'],
  },
  {
    key: 'banquette',
    reference: 'AT-BQT',
    type: 'convecteur',
    design: 'convector',
    categories: ['portable-convectors'],
    controls: ['programmation', 'fenetre-ouverte'],
    mounting: ['mobile'],
    colours: ['blanc', 'anthracite'],
    floorDistance: 0,
    guarantee: 2,
    models: [
      {
        code: '1500',
        width: 900,
        height: 300,
        depth: 200,
        weight: 8.4,
        power: 1500,
        price: 149,
        eco: 0.6,
      },
      {
        code: '2000',
        width: 1100,
        height: 300,
        depth: 200,
        weight: 10,
        power: 2000,
        price: 179,
        eco: 1.2,
      },
    ],
    texts: {
      fr: {
        slug: 'banquette',
        name: 'Banquette',
        subtitle: 'Convecteur mobile bas, sur roulettes',
        lead: '900 ou 1 100 mm de long, 300 de haut : il roule sous une table ou devant une fenêtre froide, dans la véranda où l’on travaille comme dans la maison du week-end.',
        story: {
          title: 'Long, pour une chaleur douce',
          text: 'La même puissance dans un appareil court brûle les mollets. Étalée sur près d’un mètre, elle sort à 60 °C à peine et l’on peut s’asseoir à côté. Les quatre roulettes pivotent, deux ont un frein au pied ; le cordon s’enroule sur une joue. En hors-gel, Banquette garde une pièce à 5 °C pendant des semaines. Son interrupteur est bipolaire : éteint veut dire éteint.',
        },
        points: [
          {
            title: 'Sous un plateau',
            text: 'L’air part vers l’avant ; 250 mm libres au-dessus suffisent pour travailler les pieds au chaud.',
          },
          {
            title: 'Une semaine en mémoire',
            text: 'Six plages par jour, conservées quand on le débranche pour le ranger.',
          },
          {
            title: 'Une place pour la fiche',
            text: 'Elle se clipse dans un logement et ne traîne pas derrière quand on roule.',
          },
        ],
        description:
          'Banquette, convecteur mobile bas sur roulettes, 300 mm de haut : 1 500 ou 2 000 W, programme hebdomadaire, hors-gel, pour vérandas et bureaux.',
      },
      en: {
        slug: 'banquette',
        name: 'Banquette',
        subtitle: 'Low portable convector on castors',
        lead: '900 or 1,100 mm long and 300 high, it rolls under a table or up to a cold window, in the conservatory where you work or the house you open at weekends.',
        story: {
          title: 'Long, for a gentle heat',
          text: 'Put the same power into something short and it scorches your shins. Spread over a metre or so, it comes out at barely 60 °C and you can sit beside it. All four castors swivel, two have a foot brake, and the flex winds on to one side panel. On frost guard it will hold a room at 5 °C for weeks. The switch is double-pole: off means off.',
        },
        points: [
          {
            title: 'Under a desk',
            text: 'Air goes forwards, and 250 mm of clearance above is enough for warm feet.',
          },
          {
            title: 'A week in memory',
            text: 'Six periods a day, kept when it is unplugged and put away.',
          },
          {
            title: 'A home for the plug',
            text: 'It clips into a recess and does not trail behind when you wheel it away.',
          },
        ],
        description:
          'Banquette, a low portable convector on castors, 300 mm tall: 1,500 or 2,000 W, a weekly programme and frost guard, for conservatories and desks.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, cordon de 2 m, fiche 16 A', en: '230 V, 50 Hz, 2 m flex, 16 A plug' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe I, IP20, coupure au renversement', en: 'Class I, IP20, tip-over cut-out' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Heating element' },
        value: { fr: 'Résistance à ailettes d’aluminium', en: 'Aluminium-finned element' },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Tôle d’acier, poudre polyester mate', en: 'Sheet steel, matt polyester powder' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Électronique, programme hebdomadaire, hors-gel',
          en: 'Electronic, weekly programme, frost guard',
        },
      },
    ],
    goesWith: ['tabouret', 'plinthe', 'galet'],
  },
  {
    key: 'souffle',
    reference: 'AT-SFL',
    type: 'soufflant',
    design: 'fan-heater',
    categories: ['fan-heaters'],
    controls: ['programmation'],
    mounting: ['mobile'],
    colours: ['blanc', 'noir', 'lin'],
    floorDistance: 0,
    guarantee: 2,
    models: [
      {
        code: '2000',
        width: 230,
        height: 320,
        depth: 190,
        weight: 2.9,
        power: 2000,
        price: 99,
        eco: 0.6,
      },
    ],
    texts: {
      fr: {
        slug: 'souffle',
        name: 'Souffle',
        subtitle: 'Soufflant céramique oscillant',
        lead: '2 000 W d’air chaud en six secondes, le temps de s’habiller dans une chambre froide. Il n’est pas fait pour davantage et retourne ensuite au placard.',
        story: {
          title: 'Une céramique autorégulée',
          text: 'L’élément est une céramique dont la résistance électrique croît avec la température. Si l’entrée d’air se bouche, il chauffe, freine lui-même le courant et se stabilise ; rien ne rougit, donc rien ne brûle la poussière. Un bouton fixe le balayage à 40, 60 ou 80°. Suspendu sur trois plots de caoutchouc, le moteur ne dépasse pas 39 dB(A) à 1 m, en petite vitesse.',
        },
        points: [
          {
            title: 'Un pied lesté',
            text: 'Il y a un kilo de fonte dans le socle : un coup de pied déplace l’appareil sans le coucher.',
          },
          {
            title: 'Prêt avant vous',
            text: 'Réglez un départ pour chaque jour ; dix minutes avant le réveil, l’air est déjà tiède.',
          },
          {
            title: 'Le filtre se lave',
            text: 'Tissé d’inox, il se retire à l’arrière en le tournant, puis se rince.',
          },
        ],
        description:
          'Souffle, soufflant céramique oscillant de 2 000 W : air chaud en six secondes, balayage réglable, 39 dB(A) à 1 m, en petite vitesse, pied lesté.',
      },
      en: {
        slug: 'souffle',
        name: 'Souffle',
        subtitle: 'Oscillating ceramic fan heater',
        lead: '2,000 W of warm air in six seconds, for as long as it takes to dress in a cold bedroom. It is meant for no more than that, and goes back in the cupboard.',
        story: {
          title: 'A self-limiting ceramic',
          text: 'The element is a ceramic whose resistance rises with its temperature. Block the intake and it warms up, limits its own current and levels off; nothing glows, so no dust burns. A knob sets the sweep at 40, 60 or 80°. Hung on three rubber mounts, the motor keeps to 39 dB(A) at 1 m, on the lower speed.',
        },
        points: [
          {
            title: 'A weighted foot',
            text: 'There is a kilo of iron in the base. A kick will move it, not knock it over.',
          },
          {
            title: 'Ready before you are',
            text: 'Set a start for each day, and the air is already warm ten minutes before the alarm.',
          },
          {
            title: 'A washable filter',
            text: 'Woven from stainless wire, it twists off the back to be rinsed.',
          },
        ],
        description:
          'Souffle, an oscillating ceramic fan heater of 2,000 W: warm air in six seconds, an adjustable sweep, 39 dB(A) at 1 m, on low, a weighted foot.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: {
          fr: '230 V, 50 Hz, cordon de 1,80 m, fiche 16 A',
          en: '230 V, 50 Hz, 1.8 m flex, 16 A plug',
        },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IP21, coupure au renversement', en: 'Class II, IP21, tip-over cut-out' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Heating element' },
        value: {
          fr: 'Céramique autorégulée, 1 000 ou 2 000 W',
          en: 'Self-limiting ceramic, 1,000 or 2,000 W',
        },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Polypropylène recyclé, socle de fonte', en: 'Recycled polypropylene, cast-iron base' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Thermostat électronique, programme hebdomadaire',
          en: 'Electronic thermostat, weekly programme',
        },
      },
    ],
    goesWith: ['galet', 'tabouret', 'banquette'],
  },
  {
    key: 'galet',
    reference: 'AT-GAL',
    type: 'soufflant',
    design: 'fan-heater',
    categories: ['fan-heaters'],
    isNew: true,
    controls: ['detection-presence', 'programmation'],
    mounting: ['mobile'],
    colours: ['ardoise', 'blanc', 'lin', 'brique'],
    floorDistance: 0,
    guarantee: 2,
    models: [
      {
        code: '600',
        width: 240,
        height: 160,
        depth: 150,
        weight: 1.3,
        power: 600,
        price: 69,
        eco: 0.6,
      },
    ],
    texts: {
      fr: {
        slug: 'galet',
        name: 'Galet',
        subtitle: 'Soufflant de bureau à détection de présence',
        lead: '600 W, la taille d’un pain d’une livre et des angles de caillou. Galet se glisse sous un bureau et s’arrête quand le fauteuil recule.',
        story: {
          title: 'Assez pour deux pieds',
          text: '1 500 W sous un bureau, c’est une erreur de calcul : on chauffe le mobilier. Six cents suffisent à deux chevilles. Un capteur mesure la distance des jambes, de 20 à 90 cm, et règle le souffle d’après elle. La coque, en polypropylène recyclé, est moulée en deux moitiés sans colle ; quatre vis l’ouvrent.',
        },
        points: [
          {
            title: '33 dB(A) à un mètre',
            text: 'On peut téléphoner à côté sans s’excuser du bruit.',
          },
          {
            title: 'Un cordon amovible',
            text: 'La prise est un modèle courant à trois broches : si le chien ronge le cordon, lui seul est à changer.',
          },
          {
            title: 'Jamais oublié',
            text: 'Trois minutes sans personne, il s’arrête et ne repart pas de lui-même.',
          },
        ],
        description:
          'Galet, petit soufflant de bureau de 600 W : détection de présence, 33 dB(A) à 1 m, cordon amovible, coque de polypropylène recyclé, quatre teintes.',
      },
      en: {
        slug: 'galet',
        name: 'Galet',
        subtitle: 'Desk fan heater with presence detection',
        lead: '600 W, the size of a small loaf, with the rounded corners of a pebble. Galet slides under a desk and stops when the chair is pushed back.',
        story: {
          title: 'Enough for two feet',
          text: '1,500 W under a desk is a miscalculation: it heats the furniture. Six hundred is enough for a pair of ankles. A sensor measures how far off the legs are, from 20 to 90 cm, and adjusts the flow to suit. The shell is recycled polypropylene, moulded in two halves without glue, and four screws open it.',
        },
        points: [
          {
            title: '33 dB(A) at a metre',
            text: 'You can take a call beside it and not apologise for the noise.',
          },
          {
            title: 'A detachable flex',
            text: 'It fits a standard three-pin inlet. If the dog chews it, only the flex is replaced.',
          },
          {
            title: 'Never left on',
            text: 'Three minutes with nobody there and it stops, and it does not restart by itself.',
          },
        ],
        description:
          'Galet, a small desk fan heater of 600 W: presence detection, 33 dB(A) at 1 m, a detachable flex, a recycled polypropylene shell, four colours.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, cordon amovible de 1,80 m', en: '230 V, 50 Hz, detachable 1.8 m flex' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe I, IP20, coupure au renversement', en: 'Class I, IP20, tip-over cut-out' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Heating element' },
        value: { fr: 'Céramique autorégulée', en: 'Self-limiting ceramic' },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Polypropylène recyclé, grain mat', en: 'Recycled polypropylene, matt grain' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: { fr: 'Capteur de distance, programme hebdomadaire', en: 'Distance sensor, weekly programme' },
      },
    ],
    goesWith: ['souffle', 'tabouret', 'paravent'],
  },
];
