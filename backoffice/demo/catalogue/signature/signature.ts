import type { DemoProduct } from '../product-record.ts';

export const SIGNATURE: DemoProduct[] = [
  {
    key: 'trumeau',
    reference: 'AT-TRU',
    type: 'inertie-seche',
    design: 'slab',
    categories: ['signature-upright', 'vertical-radiators', 'dry-inertia'],
    signature: true,
    controls: ['application', 'fil-pilote', 'programmation'],
    mounting: ['murale'],
    colours: ['pierre-noire', 'pierre-claire'],
    floorDistance: 200,
    guarantee: 15,
    models: [
      {
        code: '1500',
        width: 520,
        height: 1750,
        depth: 62,
        weight: 65,
        power: 1500,
        price: 4600,
        eco: 1.8,
      },
      {
        code: '1800',
        width: 600,
        height: 1850,
        depth: 62,
        weight: 78,
        power: 1800,
        price: 5300,
        eco: 1.8,
      },
    ],
    texts: {
      fr: {
        slug: 'trumeau',
        name: 'Trumeau',
        subtitle: 'Radiateur vertical, une pierre d’un seul tenant',
        lead: 'Une pierre de 1 750 mm pour le mur qui sépare deux fenêtres. Elle met quarante minutes à chauffer et deux heures à refroidir.',
        story: {
          title: 'À la place de la glace',
          text: 'Le trumeau est ce pan de mur ; on y mettait une glace. Nous y mettons une pierre, prise dans le sens du banc pour que son veinage monte. Un cadre de laiton la tient par la tranche, sans vis en façade. La chaleur vient de derrière, d’une nappe de graphite collée au dos sur toute la surface.',
        },
        points: [
          {
            title: 'Une retenue sur trois',
            text: 'La carrière nous présente les dalles debout, sous une lumière rasante. Celles que nous refusons finissent en dallage.',
          },
          {
            title: 'Un numéro, une année',
            text: 'Ils sont frappés dans le laiton, en bas à droite, où l’on ne regarde qu’une fois.',
          },
          {
            title: 'Une pierre à votre nom',
            text: 'Elle est réservée dès la commande ; vous en recevez la photographie avant le sciage.',
          },
        ],
        description:
          'Trumeau, radiateur Signature vertical en ardoise ou en calcaire d’un seul tenant, cadre de laiton brossé, 1 500 ou 1 800 W, numéroté.',
      },
      en: {
        slug: 'trumeau',
        name: 'Trumeau',
        subtitle: 'Vertical radiator, a single stone',
        lead: 'A stone 1,750 mm tall for the wall between two windows. It takes forty minutes to warm up and two hours to cool down.',
        story: {
          title: 'In place of the looking glass',
          text: 'That stretch of wall is what the French call a trumeau; it used to hold a looking glass. We give it a stone, cut along the bed so that the veining rises. A brass frame grips it by the edge, with no screw on the face. The heat comes from behind, from a graphite sheet bonded across the whole back.',
        },
        points: [
          {
            title: 'One kept in three',
            text: 'The quarry stands the slabs upright for us, under a raking light. Those we turn down become paving.',
          },
          {
            title: 'A number and a year',
            text: 'Stamped into the brass at the bottom right, where people look only once.',
          },
          {
            title: 'A stone in your name',
            text: 'It is set aside the day you order; we send you its photograph before it is cut.',
          },
        ],
        description:
          'Trumeau, a Signature vertical radiator in one piece of slate or limestone, in a brushed brass frame, 1,500 or 1,800 W, numbered.',
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
        label: { fr: 'Pierre', en: 'Stone' },
        value: {
          fr: 'Ardoise de Trélazé, 20 mm, ou calcaire de Bourgogne, 22 mm',
          en: 'Trélazé slate, 20 mm, or Burgundy limestone, 22 mm',
        },
      },
      {
        label: { fr: 'Cadre', en: 'Frame' },
        value: { fr: 'Laiton brossé de 8 mm, ciré', en: '8 mm brushed brass, waxed' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Heating element' },
        value: { fr: 'Nappe de graphite, sur toute la surface', en: 'Graphite sheet, across the whole back' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: { fr: 'Électronique, ± 0,2 °C, en tranche', en: 'Electronic, ± 0.2 °C, on the edge' },
      },
      {
        label: { fr: 'Fabrication', en: 'Making' },
        value: {
          fr: 'Sur commande, neuf semaines, exemplaire numéroté',
          en: 'To order, nine weeks, each piece numbered',
        },
      },
    ],
    goesWith: ['linteau', 'chambranle', 'entablement'],
  },
  {
    key: 'linteau',
    reference: 'AT-LNT',
    type: 'inertie-seche',
    design: 'slab',
    categories: ['signature-level', 'dry-inertia'],
    signature: true,
    controls: ['application', 'fil-pilote', 'programmation'],
    mounting: ['murale'],
    colours: ['pierre-noire'],
    floorDistance: 250,
    guarantee: 15,
    models: [
      {
        code: '1100',
        width: 1600,
        height: 420,
        depth: 66,
        weight: 50,
        power: 1100,
        price: 3900,
        eco: 1.2,
      },
      {
        code: '1400',
        width: 1900,
        height: 460,
        depth: 66,
        weight: 63,
        power: 1400,
        price: 4500,
        eco: 1.8,
      },
    ],
    texts: {
      fr: {
        slug: 'linteau',
        name: 'Linteau',
        subtitle: 'Radiateur horizontal, ardoise fendue',
        lead: '1 600 mm d’ardoise à l’horizontale, fendue au ciseau et laissée telle. Sous un tableau, derrière un banc, au bout d’une longue table.',
        story: {
          title: 'Fendue, non sciée',
          text: 'L’ardoise a un sens, et le fendeur le cherche à l’oreille avant de frapper. D’un coup, la dalle s’ouvre sur une face que personne n’avait vue. Nous ne la polissons pas : elle est brossée à l’eau, séchée dix jours, cernée de laiton. Il n’existe donc pas deux Linteau pareils.',
        },
        points: [
          {
            title: 'Quatre millimètres de relief',
            text: 'Assez pour l’ombre, trop peu pour la poussière : un pinceau sec, une fois l’an.',
          },
          {
            title: 'De face, rien ne s’allume',
            text: 'Le réglage est au dos, à portée de doigt, et l’application fait le reste.',
          },
          {
            title: '50 kg sur deux consoles',
            text: 'Le poseur les met de niveau, puis y pose la pierre ; elle ne tient que par son poids.',
          },
        ],
        description:
          'Linteau, radiateur Signature horizontal en ardoise fendue à la main, cadre de laiton brossé, 1 100 ou 1 400 W, fabriqué sur commande.',
      },
      en: {
        slug: 'linteau',
        name: 'Linteau',
        subtitle: 'Horizontal radiator in riven slate',
        lead: '1,600 mm of slate laid horizontally, split with a chisel and left as it is. Under a painting, behind a bench, at the end of a long table.',
        story: {
          title: 'Split, not sawn',
          text: 'Slate has a grain, and the splitter listens for it before he strikes. With one blow the slab opens on a face nobody had seen. We do not polish it: it is brushed with water, dried for ten days and edged in brass. No two Linteaux, then, are alike.',
        },
        points: [
          {
            title: 'Four millimetres of relief',
            text: 'Enough for shadow, too little for dust: a dry brush, once a year.',
          },
          {
            title: 'Nothing lights up in front',
            text: 'The control is round the back, within reach of a finger, and the app does the rest.',
          },
          {
            title: '50 kg on two brackets',
            text: 'The fitter levels them, then sets the stone down; only its weight holds it.',
          },
        ],
        description:
          'Linteau, a Signature horizontal radiator in hand-split slate with a brushed brass frame, 1,100 or 1,400 W, made to order.',
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
        label: { fr: 'Pierre', en: 'Stone' },
        value: { fr: 'Ardoise de Trélazé fendue, 18 à 22 mm', en: 'Riven Trélazé slate, 18 to 22 mm' },
      },
      {
        label: { fr: 'Cadre', en: 'Frame' },
        value: { fr: 'Laiton brossé de 10 mm, ciré', en: '10 mm brushed brass, waxed' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Heating element' },
        value: { fr: 'Câble logé dans une plaque d’aluminium', en: 'Cable set in an aluminium plate' },
      },
      {
        label: { fr: 'Fixation', en: 'Fixing' },
        value: { fr: 'Deux consoles d’acier, mur porteur', en: 'Two steel brackets, load-bearing wall' },
      },
      {
        label: { fr: 'Fabrication', en: 'Making' },
        value: {
          fr: 'Sur commande, neuf semaines, exemplaire numéroté',
          en: 'To order, nine weeks, each piece numbered',
        },
      },
    ],
    goesWith: ['trumeau', 'margelle', 'clef'],
  },
  {
    key: 'margelle',
    reference: 'AT-MRG',
    type: 'inertie-seche',
    design: 'slab',
    categories: ['signature-small', 'dry-inertia'],
    signature: true,
    controls: ['fil-pilote', 'programmation'],
    mounting: ['murale'],
    colours: ['pierre-claire', 'pierre-noire'],
    floorDistance: 400,
    guarantee: 15,
    models: [
      {
        code: '300',
        width: 420,
        height: 420,
        depth: 58,
        weight: 15,
        power: 300,
        price: 1950,
        eco: 0.8,
      },
      {
        code: '500',
        width: 540,
        height: 540,
        depth: 58,
        weight: 23,
        power: 500,
        price: 2350,
        eco: 0.8,
      },
    ],
    texts: {
      fr: {
        slug: 'margelle',
        name: 'Margelle',
        subtitle: 'Petit radiateur carré, pierre adoucie',
        lead: '420 mm de côté, 300 W : une petite pierre chaude pour un cabinet de toilette, une alcôve, le bas d’un escalier.',
        story: {
          title: 'Un siècle en une journée',
          text: 'La corde et les mains mettent cent ans à user la margelle d’un puits. À l’atelier, un tailleur y passe une journée, au grès puis au chiffon, jusqu’à ce que l’arête soit douce sous le pouce. Le laiton suit le même arrondi de 12 mm. C’est la plus petite de nos pierres, et celle que l’on touche le plus.',
        },
        points: [
          {
            title: 'Deux carrières',
            text: 'L’ardoise est presque noire ; le calcaire a la couleur de la farine.',
          },
          {
            title: 'Admise près de l’eau',
            text: 'Elle se pose dans le volume 2 d’une salle de bains, soit à moins de 600 mm de la baignoire.',
          },
          {
            title: 'Un bouton de laiton',
            text: 'Sur la tranche droite : le tirer allume, le tourner règle.',
          },
        ],
        description:
          'Margelle, petit radiateur Signature carré en calcaire ou en ardoise aux bords adoucis, cadre de laiton brossé, 300 ou 500 W, numéroté.',
      },
      en: {
        slug: 'margelle',
        name: 'Margelle',
        subtitle: 'Small square radiator in softened stone',
        lead: '420 mm square, 300 W: a small warm stone for a cloakroom, for an alcove or for the foot of a staircase.',
        story: {
          title: 'A century in one day',
          text: 'Rope and hands take a hundred years to wear down the rim of a well. In the workshop a mason gives it a day, with sandstone and then a cloth, until the edge is smooth under the thumb. The brass follows the same 12 mm curve. It is our smallest stone, and the one most often touched.',
        },
        points: [
          {
            title: 'Two quarries',
            text: 'The slate is all but black; the limestone has the colour of flour.',
          },
          {
            title: 'Allowed near water',
            text: 'It may hang in zone 2 of a bathroom, which means within 600 mm of the bath.',
          },
          {
            title: 'One brass knob',
            text: 'On the right-hand edge: pull it to switch on, turn it to set.',
          },
        ],
        description:
          'Margelle, a small square Signature radiator in limestone or slate with softened edges, brushed brass frame, 300 or 500 W, numbered.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, fil pilote 6 ordres', en: '230 V, 50 Hz, six-order pilot wire' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IP24, admis en volume 2', en: 'Class II, IP24, allowed in zone 2' },
      },
      {
        label: { fr: 'Pierre', en: 'Stone' },
        value: {
          fr: 'Ardoise de Trélazé, 20 mm, ou calcaire de Bourgogne, 22 mm',
          en: 'Trélazé slate, 20 mm, or Burgundy limestone, 22 mm',
        },
      },
      {
        label: { fr: 'Cadre', en: 'Frame' },
        value: { fr: 'Laiton brossé de 6 mm, ciré', en: '6 mm brushed brass, waxed' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Heating element' },
        value: { fr: 'Nappe de graphite, sur toute la surface', en: 'Graphite sheet, across the whole back' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Bouton de laiton, de 7 à 24 °C ; programmateur hebdomadaire fourni, au fil pilote',
          en: 'Brass knob, 7 to 24 °C; weekly programmer supplied, on the pilot wire',
        },
      },
      {
        label: { fr: 'Fabrication', en: 'Making' },
        value: {
          fr: 'Sur commande, neuf semaines, exemplaire numéroté',
          en: 'To order, nine weeks, each piece numbered',
        },
      },
    ],
    goesWith: ['clef', 'linteau', 'trumeau'],
  },
  {
    key: 'chambranle',
    reference: 'AT-CBR',
    type: 'inertie-seche',
    design: 'slab',
    categories: ['signature-upright', 'vertical-radiators', 'dry-inertia'],
    signature: true,
    controls: ['fil-pilote', 'programmation'],
    mounting: ['murale'],
    colours: ['pierre-claire'],
    floorDistance: 120,
    guarantee: 15,
    models: [
      {
        code: '1400',
        width: 460,
        height: 1900,
        depth: 60,
        weight: 63,
        power: 1400,
        price: 4450,
        eco: 1.8,
      },
      {
        code: '1600',
        width: 520,
        height: 1960,
        depth: 60,
        weight: 72,
        power: 1600,
        price: 4980,
        eco: 1.8,
      },
    ],
    texts: {
      fr: {
        slug: 'chambranle',
        name: 'Chambranle',
        subtitle: 'Radiateur vertical, calcaire poncé',
        lead: '460 mm de large, 1 900 de haut : une pierre debout à côté de la porte. La pièce se chauffe par où l’on entre.',
        story: {
          title: 'À hauteur de poignée',
          text: 'Un chambranle se touche sans y penser, à un mètre du sol, là où la main cherche la porte. C’est là que nous avons placé le réglage : une encoche dans le laiton, une molette sous l’index. Le calcaire est poncé au grain 400, sans cire ni vernis. Il prendra la patine de la maison.',
        },
        points: [
          {
            title: 'La porte peut battre',
            text: 'Une butée de laiton, livrée, arrête la poignée à 15 mm de la pierre.',
          },
          {
            title: 'La plinthe reste entière',
            text: 'Le bas de la pierre passe à 120 mm du sol : rien à couper, et un balai passe dessous.',
          },
          {
            title: 'Le banc est gravé',
            text: 'Au dos : la profondeur d’extraction, la date, les initiales du carrier.',
          },
        ],
        description:
          'Chambranle, radiateur Signature vertical en calcaire de Bourgogne poncé, cadre de laiton brossé, 1 400 ou 1 600 W, à poser près d’une porte.',
      },
      en: {
        slug: 'chambranle',
        name: 'Chambranle',
        subtitle: 'Vertical radiator in honed limestone',
        lead: '460 mm wide, 1,900 tall: a stone upright beside the door. The room is heated from the side where you come in.',
        story: {
          title: 'At the height of a handle',
          text: 'You touch a door frame without thinking, a metre from the floor, where the hand looks for the door. That is where we put the control: a notch in the brass, a wheel under the forefinger. The limestone is honed to 400 grit, with neither wax nor varnish. It will take on the patina of the house.',
        },
        points: [
          {
            title: 'The door may swing',
            text: 'The brass stop supplied holds the handle 15 mm short of the stone.',
          },
          {
            title: 'The skirting stays whole',
            text: 'The stone ends 120 mm above the floor: nothing to cut, and a broom goes under.',
          },
          {
            title: 'The bed is engraved',
            text: 'On the back: the depth it came from, the date, the quarryman’s initials.',
          },
        ],
        description:
          'Chambranle, a Signature vertical radiator in honed Burgundy limestone, brushed brass frame, 1,400 or 1,600 W, to hang beside a door.',
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
        label: { fr: 'Pierre', en: 'Stone' },
        value: { fr: 'Calcaire de Bourgogne poncé, 22 mm', en: 'Honed Burgundy limestone, 22 mm' },
      },
      {
        label: { fr: 'Cadre', en: 'Frame' },
        value: { fr: 'Laiton brossé de 8 mm, ciré', en: '8 mm brushed brass, waxed' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Heating element' },
        value: { fr: 'Nappe de graphite, sur toute la surface', en: 'Graphite sheet, across the whole back' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Molette en tranche, programme hebdomadaire',
          en: 'Wheel on the edge, weekly programme',
        },
      },
      {
        label: { fr: 'Fabrication', en: 'Making' },
        value: {
          fr: 'Sur commande, neuf semaines, exemplaire numéroté',
          en: 'To order, nine weeks, each piece numbered',
        },
      },
    ],
    goesWith: ['trumeau', 'entablement', 'clef'],
  },
  {
    key: 'entablement',
    reference: 'AT-ETB',
    type: 'inertie-seche',
    design: 'slab',
    categories: ['signature-level', 'low-radiators', 'dry-inertia'],
    signature: true,
    controls: ['application', 'fil-pilote', 'programmation', 'fenetre-ouverte'],
    mounting: ['murale'],
    colours: ['pierre-noire', 'pierre-claire'],
    floorDistance: 100,
    guarantee: 15,
    models: [
      {
        code: '1200',
        width: 2000,
        height: 360,
        depth: 70,
        weight: 55,
        power: 1200,
        price: 5600,
        eco: 1.8,
      },
      {
        code: '1500',
        width: 2400,
        height: 380,
        depth: 70,
        weight: 69,
        power: 1500,
        price: 6400,
        eco: 1.8,
      },
    ],
    texts: {
      fr: {
        slug: 'entablement',
        name: 'Entablement',
        subtitle: 'Radiateur bas, trois pierres alignées',
        lead: '2 000 mm de long, 360 de haut : trois pierres d’un même bloc, alignées sous une baie. L’air froid qui descend de la vitre les rencontre d’abord.',
        story: {
          title: 'Trois pierres, deux joints',
          text: 'Sous une vitre froide, une pierre de deux mètres finit par travailler ; mieux vaut lui laisser du jeu. Entablement réunit trois dalles sciées à la suite dans le même bloc, et le veinage passe de l’une à l’autre. Deux joints ouverts de 2 mm les séparent, soulignés d’un filet de laiton. Chaque pierre a sa résistance ; un seul thermostat les commande.',
        },
        points: [
          {
            title: 'Sous une allège de 500',
            text: 'À 100 mm du sol, son bord supérieur arrive à 460 : il reste la place d’une tablette.',
          },
          {
            title: 'Trois caisses',
            text: 'Aucune ne dépasse 25 kg ; deux poseurs, une matinée, pas de levage.',
          },
          {
            title: 'Fenêtre ouverte',
            text: 'Une sonde, dans la pierre du milieu, suspend la chauffe au bout de trois minutes.',
          },
        ],
        description:
          'Entablement, radiateur Signature bas fait de trois pierres d’un même bloc, cadre de laiton brossé, 1 200 ou 1 500 W, pour baies vitrées.',
      },
      en: {
        slug: 'entablement',
        name: 'Entablement',
        subtitle: 'Low radiator, three stones in line',
        lead: '2,000 mm long, 360 high: three stones from one block, in line beneath a wide window. The cold air coming off the glass meets them first.',
        story: {
          title: 'Three stones, two joints',
          text: 'Beneath cold glass a two-metre stone will move sooner or later; better to leave it room. Entablement brings together three slabs sawn one after another from the same block, and the veining runs on from each to the next. Two open joints of 2 mm separate them, lined with a strip of brass. Each stone has its element; a single thermostat controls them.',
        },
        points: [
          {
            title: 'Under a sill at 500',
            text: 'Set 100 mm off the floor, its top edge comes to 460, which leaves room for a shelf.',
          },
          {
            title: 'Three crates',
            text: 'None weighs over 25 kg: two fitters, one morning, no hoist.',
          },
          {
            title: 'When the window opens',
            text: 'A probe in the middle stone suspends the heat after three minutes.',
          },
        ],
        description:
          'Entablement, a low Signature radiator made of three stones from one block, brushed brass frame, 1,200 or 1,500 W, for wide windows.',
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
        label: { fr: 'Pierre', en: 'Stone' },
        value: {
          fr: 'Ardoise de Trélazé, 20 mm, ou calcaire de Bourgogne, 22 mm',
          en: 'Trélazé slate, 20 mm, or Burgundy limestone, 22 mm',
        },
      },
      {
        label: { fr: 'Cadre', en: 'Frame' },
        value: { fr: 'Laiton brossé de 8 mm, ciré', en: '8 mm brushed brass, waxed' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Heating element' },
        value: {
          fr: 'Trois nappes de graphite, une par pierre',
          en: 'Three graphite sheets, one to each stone',
        },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: { fr: 'Électronique, ± 0,2 °C, une sonde', en: 'Electronic, ± 0.2 °C, one probe' },
      },
      {
        label: { fr: 'Fabrication', en: 'Making' },
        value: {
          fr: 'Sur commande, neuf semaines, exemplaire numéroté',
          en: 'To order, nine weeks, each piece numbered',
        },
      },
    ],
    goesWith: ['linteau', 'trumeau', 'chambranle', 'margelle'],
  },
  {
    key: 'clef',
    reference: 'AT-CLF',
    type: 'inertie-seche',
    design: 'slab',
    categories: ['signature-small', 'dry-inertia'],
    signature: true,
    controls: ['fil-pilote', 'programmation'],
    mounting: ['murale'],
    colours: ['pierre-noire', 'pierre-claire'],
    floorDistance: 300,
    guarantee: 15,
    models: [
      {
        code: '600',
        width: 600,
        height: 600,
        depth: 60,
        weight: 27,
        power: 600,
        price: 2690,
        eco: 1.2,
      },
      {
        code: '750',
        width: 680,
        height: 680,
        depth: 60,
        weight: 34,
        power: 750,
        price: 3050,
        eco: 1.2,
      },
    ],
    texts: {
      fr: {
        slug: 'clef',
        name: 'Clef',
        subtitle: 'Radiateur carré, réglé par une clef',
        lead: '600 mm de côté, réglé par une clef de laiton. On la tourne en entrant, on la retire en partant : un bureau, une bibliothèque.',
        story: {
          title: 'Onze crans, pas d’écran',
          text: 'La clef est tournée dans une barre de 12 mm et pèse 84 g. Elle entre sous la pierre, à droite, et passe onze crans : 12 °C au premier, 22 au dernier. Une fois la clef retirée, le réglage reste au cran choisi. Une deuxième est rangée au dos ; la troisième est chez nous, sous le numéro de la pierre.',
        },
        points: [
          {
            title: 'Ni radio ni réseau',
            text: 'Le programmateur hebdomadaire, fourni, se pose au tableau et commande Clef par le fil pilote.',
          },
          {
            title: 'Debout ou couchée',
            text: 'Le carré se pose veinage vertical ou horizontal ; dites-le à la commande.',
          },
          {
            title: 'Deux degrés de réglage',
            text: 'La platine se corrige d’autant une fois la pierre au mur, pour les murs qui penchent.',
          },
        ],
        description:
          'Clef, radiateur Signature carré en ardoise ou en calcaire, cadre de laiton brossé, 600 ou 750 W, réglé par une clef de laiton amovible.',
      },
      en: {
        slug: 'clef',
        name: 'Clef',
        subtitle: 'Square radiator, set with a key',
        lead: '600 mm square, set with a brass key. You turn it on arriving and take it out on leaving: a study, a library.',
        story: {
          title: 'Eleven notches, no screen',
          text: 'The key is turned from 12 mm bar and weighs 84 g. It goes in under the stone, on the right, and clicks through eleven notches: 12 °C at the first, 22 at the last. Once it is taken out, the setting stays at the notch you chose. A second key is kept behind the stone; the third stays with us, under the stone’s number.',
        },
        points: [
          {
            title: 'Neither radio nor network',
            text: 'The weekly programmer supplied sits in the consumer unit and controls Clef over the pilot wire.',
          },
          {
            title: 'Upright or on its side',
            text: 'A square may be hung with its veining vertical or horizontal; say which when you order.',
          },
          {
            title: 'Two degrees of adjustment',
            text: 'The back plate adjusts by that much once the stone is up, for walls that lean.',
          },
        ],
        description:
          'Clef, a square Signature radiator in slate or limestone with a brushed brass frame, 600 or 750 W, set with a removable brass key.',
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
        label: { fr: 'Pierre', en: 'Stone' },
        value: {
          fr: 'Ardoise de Trélazé, 20 mm, ou calcaire de Bourgogne, 22 mm',
          en: 'Trélazé slate, 20 mm, or Burgundy limestone, 22 mm',
        },
      },
      {
        label: { fr: 'Cadre', en: 'Frame' },
        value: { fr: 'Laiton brossé de 8 mm, ciré', en: '8 mm brushed brass, waxed' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Heating element' },
        value: { fr: 'Nappe de graphite, sur toute la surface', en: 'Graphite sheet, across the whole back' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Clef amovible, onze crans de 12 à 22 °C ; programmateur hebdomadaire fourni, au fil pilote',
          en: 'Removable key, eleven notches, 12 to 22 °C; weekly programmer supplied, on the pilot wire',
        },
      },
      {
        label: { fr: 'Fabrication', en: 'Making' },
        value: {
          fr: 'Sur commande, neuf semaines, exemplaire numéroté',
          en: 'To order, nine weeks, each piece numbered',
        },
      },
    ],
    goesWith: ['margelle', 'linteau', 'chambranle'],
  },
];
