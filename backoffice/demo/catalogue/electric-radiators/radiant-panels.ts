import type { DemoProduct } from '../product-record.ts';

export const RADIANT_PANELS: DemoProduct[] = [
  {
    key: 'parement',
    reference: 'AT-PRM',
    type: 'panneau-rayonnant',
    design: 'panel',
    categories: ['radiant-panels'],
    controls: ['fil-pilote', 'fenetre-ouverte', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'lin', 'ardoise'],
    floorDistance: 150,
    guarantee: 5,
    models: [
      {
        code: '500',
        width: 440,
        height: 480,
        depth: 74,
        weight: 4.2,
        power: 500,
        price: 249,
        eco: 0.6,
      },
      {
        code: '750',
        width: 520,
        height: 480,
        depth: 74,
        weight: 4.9,
        power: 750,
        price: 269,
        eco: 0.6,
      },
      {
        code: '1000',
        width: 640,
        height: 480,
        depth: 74,
        weight: 5.9,
        power: 1000,
        price: 289,
        eco: 0.6,
      },
      {
        code: '1500',
        width: 820,
        height: 480,
        depth: 74,
        weight: 7.5,
        power: 1500,
        price: 329,
        eco: 0.6,
      },
      {
        code: '2000',
        width: 1060,
        height: 480,
        depth: 74,
        weight: 9.6,
        power: 2000,
        price: 379,
        eco: 1.2,
      },
    ],
    texts: {
      fr: {
        slug: 'parement',
        name: 'Parement',
        subtitle: 'Panneau rayonnant, façade d’une seule tôle',
        lead: 'Une tôle d’un seul tenant, pliée sur ses quatre côtés, qui rayonne en quatre minutes. Pour le bureau où l’on s’assoit à neuf heures et que l’on quitte à midi.',
        story: {
          title: 'Un angle, cinq plis',
          text: 'À Vernon, la tôle est découpée au laser puis pliée en cinq passes, de sorte que chaque angle se ferme sur lui-même. Il n’y a ni soudure à meuler ni bouchon de plastique, et la poudre couvre tout d’une venue. La résistance est un film serré contre la face : presque rien à chauffer avant vous. Si l’on appuie au centre, la tôle ne sonne pas : deux nervures la tiennent par-derrière.',
        },
        points: [
          {
            title: 'Vous d’abord, l’air ensuite',
            text: 'Le rayonnement atteint le corps à deux mètres ; l’air peut rester un degré plus bas.',
          },
          {
            title: '74 mm en tout',
            text: 'C’est la saillie depuis le mur fini, support et câble compris.',
          },
          {
            title: 'Une touche, trois régimes',
            text: 'Confort, éco, hors-gel : on presse pour passer de l’un à l’autre, la couleur du point indique le régime.',
          },
        ],
        description:
          'Parement, panneau rayonnant à façade d’une seule tôle pliée : chaud en quatre minutes, 74 mm de saillie, cinq tailles de 500 à 2 000 W.',
      },
      en: {
        slug: 'parement',
        name: 'Parement',
        subtitle: 'Radiant panel with a one-piece front',
        lead: 'A single sheet folded on all four sides, giving heat in four minutes. For the study you sit down in at nine and leave at noon.',
        story: {
          title: 'Five folds to a corner',
          text: 'In Vernon the sheet is laser-cut and folded in five passes, so that each corner closes on itself. That leaves no weld to grind and no plastic cap, and the powder covers it all in one go. The element is a film pressed against the face, so next to nothing has to warm up before you do. Push the middle and it does not boom: two ribs hold it from behind.',
        },
        points: [
          {
            title: 'You first, air second',
            text: 'Radiant heat reaches a body two metres off, so the air can stay a degree cooler.',
          },
          {
            title: '74 mm all in',
            text: 'That is the full projection from the finished wall, bracket and cable included.',
          },
          {
            title: 'One key, three modes',
            text: 'Comfort, eco, frost guard: press to step through, and the colour of the dot shows the mode.',
          },
        ],
        description:
          'Parement, a radiant panel with a front folded from one sheet: warm in four minutes, 74 mm deep, five sizes from 500 to 2,000 W.',
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
        value: { fr: 'Film chauffant serré contre la façade', en: 'Heating film pressed to the front' },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: {
          fr: 'Tôle d’acier pliée, poudre polyester mate',
          en: 'Folded sheet steel, matt polyester powder',
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
        label: { fr: 'Saillie', en: 'Projection' },
        value: { fr: '74 mm, support compris', en: '74 mm, bracket included' },
      },
    ],
    goesWith: ['lame', 'lambris', 'paravent', 'tableau'],
  },
  {
    key: 'ecran',
    reference: 'AT-ECR',
    type: 'panneau-rayonnant',
    design: 'panel',
    categories: ['radiant-panels'],
    controls: ['application', 'fil-pilote', 'fenetre-ouverte', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'noir'],
    floorDistance: 150,
    guarantee: 5,
    models: [
      {
        code: '600',
        width: 600,
        height: 500,
        depth: 62,
        weight: 8.6,
        power: 600,
        price: 389,
        eco: 1.2,
      },
      {
        code: '1000',
        width: 800,
        height: 500,
        depth: 62,
        weight: 11.2,
        power: 1000,
        price: 429,
        eco: 1.2,
      },
      {
        code: '1500',
        width: 1050,
        height: 500,
        depth: 62,
        weight: 14.4,
        power: 1500,
        price: 489,
        eco: 1.2,
      },
    ],
    texts: {
      fr: {
        slug: 'ecran',
        name: 'Écran',
        subtitle: 'Panneau rayonnant à façade de verre',
        lead: 'Six millimètres de verre trempé, noir ou blanc, sans cadre. La sauce s’essuie, les traces de doigts aussi : c’est un radiateur de cuisine.',
        story: {
          title: 'La chaleur traverse le verre',
          text: 'L’écran de cheminée arrêtait les braises et laissait sortir leur chaleur. Le nôtre est émaillé par l’arrière : la couleur est sous le verre et ne se raye pas. La piste chauffante, sérigraphiée au dos puis cuite, serpente sur toute la surface. Sous un choc trop fort, le verre se brise en grains, et une boucle de contact coupe le courant avant que le dernier ne tombe.',
        },
        points: [
          {
            title: 'Chants polis',
            text: 'Les quatre arêtes sont adoucies à la meule d’eau ; on peut y passer la main.',
          },
          {
            title: 'À 800 mm de la plaque',
            text: 'Gardez cette distance au plan de cuisson ; le reste de la cuisine lui est ouvert.',
          },
          {
            title: 'Commandes sur le côté',
            text: 'Quatre touches sensibles, sur le côté droit, laissent la face entière au verre.',
          },
        ],
        description:
          'Écran, panneau rayonnant en verre trempé de 6 mm, noir ou blanc, émaillé au dos : trois tailles de 600 à 1 500 W, commandes sur le côté.',
      },
      en: {
        slug: 'ecran',
        name: 'Écran',
        subtitle: 'Glass-fronted radiant panel',
        lead: 'Six millimetres of toughened glass, black or white, with no frame. Sauce wipes off and so do fingerprints: this is a radiator for a kitchen.',
        story: {
          title: 'Warmth through glass',
          text: 'A fire screen kept the embers in and let their warmth out. Ours is enamelled on the back, so the colour lies under the glass and cannot be scratched. The heating track is screen-printed behind it, fired, and winds across the whole surface. If struck hard enough the glass breaks into grains, and a contact loop cuts the current before the last one lands.',
        },
        points: [
          {
            title: 'Polished edges',
            text: 'All four are smoothed on a wet wheel; you can run a hand along them.',
          },
          {
            title: '800 mm from the hob',
            text: 'Keep that much between panel and hob. Nothing else in a kitchen restricts where it hangs.',
          },
          {
            title: 'Controls on the side',
            text: 'Four touch keys down the right-hand side leave the whole face to the glass.',
          },
        ],
        description:
          'Écran, a radiant panel in 6 mm toughened glass, black or white, enamelled on the back: three sizes from 600 to 1,500 W, controls on the side.',
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
          fr: 'Verre trempé 6 mm, piste sérigraphiée',
          en: '6 mm toughened glass, screen-printed track',
        },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: {
          fr: 'Émail cuit au dos du verre, chants polis',
          en: 'Enamel fired on the back, polished edges',
        },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Quatre touches sensibles, programme hebdomadaire',
          en: 'Four touch keys, weekly programme',
        },
      },
      {
        label: { fr: 'Connexion', en: 'Connection' },
        value: { fr: 'Wi-Fi 2,4 GHz, application Âtre', en: 'Wi-Fi 2.4 GHz, Âtre app' },
      },
    ],
    goesWith: ['lisse', 'parement', 'imposte', 'bardeau'],
  },
  {
    key: 'vantail',
    reference: 'AT-VAN',
    type: 'panneau-rayonnant',
    design: 'panel',
    categories: ['radiant-panels'],
    controls: ['fil-pilote', 'detection-presence', 'fenetre-ouverte', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'lin', 'anthracite'],
    floorDistance: 150,
    guarantee: 5,
    models: [
      {
        code: '500',
        width: 500,
        height: 600,
        depth: 52,
        weight: 5.4,
        power: 500,
        price: 289,
        eco: 0.6,
      },
      {
        code: '750',
        width: 640,
        height: 600,
        depth: 52,
        weight: 6.8,
        power: 750,
        price: 309,
        eco: 0.6,
      },
      {
        code: '1000',
        width: 780,
        height: 600,
        depth: 52,
        weight: 8.2,
        power: 1000,
        price: 339,
        eco: 1.2,
      },
      {
        code: '1250',
        width: 920,
        height: 600,
        depth: 52,
        weight: 9.6,
        power: 1250,
        price: 369,
        eco: 1.2,
      },
    ],
    texts: {
      fr: {
        slug: 'vantail',
        name: 'Vantail',
        subtitle: 'Panneau rayonnant de 52 mm, pour passages étroits',
        lead: '52 mm de saillie : une porte s’ouvre devant lui sans le toucher. Vantail chauffe les entrées, les paliers et les couloirs où tout appareil plus épais gêne le passage.',
        story: {
          title: 'Le compte des millimètres',
          text: 'Douze pour l’air derrière, trente pour le caisson, dix pour la tôle et son isolant : il a fallu reloger l’électronique dans un boîtier latéral, plat comme une boîte d’allumettes. Deux butées de caoutchouc, livrées, se collent là où la porte pourrait frapper. On s’y cogne peu, et sans dommage : les angles sont arrondis au rayon de 12 mm.',
        },
        points: [
          {
            title: 'Chauffe de passage',
            text: 'Le détecteur lance dix minutes de pleine puissance quand on entre, puis revient à 16 °C.',
          },
          {
            title: 'Le passage reste libre',
            text: 'D’un couloir de 900 mm, il en laisse 848 : un fauteuil roulant circule.',
          },
          {
            title: 'Le câble au centre',
            text: 'Il sort au milieu du dos, à l’aplomb de la boîte d’encastrement habituelle.',
          },
        ],
        description:
          'Vantail, panneau rayonnant de 52 mm pour entrées et couloirs : détection de présence, butées de porte livrées, quatre tailles de 500 à 1 250 W.',
      },
      en: {
        slug: 'vantail',
        name: 'Vantail',
        subtitle: 'Radiant panel, 52 mm deep, for narrow passages',
        lead: 'It projects 52 mm from the wall, and a door opens in front of it without touching. Vantail heats halls, landings and corridors where anything deeper is in the way.',
        story: {
          title: 'Counting millimetres',
          text: 'Twelve for the air behind, thirty for the casing, ten for the front and its insulation: to get there the electronics had to move into a side box as flat as a matchbox. Two rubber stops, supplied, stick on wherever the door might strike. People seldom knock into it, and come to no harm when they do: the corners have a 12 mm radius.',
        },
        points: [
          {
            title: 'Heat in passing',
            text: 'The detector gives ten minutes of full power as someone comes in, then goes back to 16 °C.',
          },
          {
            title: 'Wide enough to pass',
            text: 'It leaves 848 mm of a 900 mm corridor, and a wheelchair gets through.',
          },
          {
            title: 'Cable at the centre',
            text: 'It leaves the middle of the back, directly over the usual flush box.',
          },
        ],
        description:
          'Vantail, a radiant panel 52 mm deep for halls and corridors: presence detection, door stops supplied, four sizes from 500 to 1,250 W.',
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
        value: { fr: 'Film chauffant, isolant de 8 mm au dos', en: 'Heating film, 8 mm insulation behind' },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Tôle d’acier, poudre polyester mate', en: 'Sheet steel, matt polyester powder' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Électronique, ± 0,1 °C, programme hebdomadaire',
          en: 'Electronic, ± 0.1 °C, weekly programme',
        },
      },
      {
        label: { fr: 'Saillie', en: 'Projection' },
        value: { fr: '52 mm, butées de porte non comprises', en: '52 mm, door stops not counted' },
      },
    ],
    goesWith: ['soubassement', 'pignon', 'imposte', 'tasseau'],
  },
  {
    key: 'paravent',
    reference: 'AT-PVT',
    type: 'panneau-rayonnant',
    design: 'panel',
    categories: ['radiant-panels'],
    controls: ['fil-pilote', 'detection-presence', 'fenetre-ouverte', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'ardoise', 'brique', 'noir'],
    floorDistance: 150,
    guarantee: 5,
    models: [
      {
        code: '500',
        width: 560,
        height: 520,
        depth: 110,
        weight: 6.4,
        power: 500,
        price: 299,
        eco: 0.6,
      },
      {
        code: '750',
        width: 680,
        height: 520,
        depth: 110,
        weight: 7.8,
        power: 750,
        price: 319,
        eco: 0.6,
      },
      {
        code: '1000',
        width: 800,
        height: 520,
        depth: 110,
        weight: 9.2,
        power: 1000,
        price: 349,
        eco: 1.2,
      },
      {
        code: '1500',
        width: 1040,
        height: 520,
        depth: 110,
        weight: 12,
        power: 1500,
        price: 409,
        eco: 1.2,
      },
    ],
    texts: {
      fr: {
        slug: 'paravent',
        name: 'Paravent',
        subtitle: 'Panneau rayonnant à ailes pliées',
        lead: 'Ses deux côtés sont pliés de 12° et renvoient la chaleur vers un même point, à un mètre et demi. C’est le radiateur d’un fauteuil, d’un établi, d’une place à table.',
        story: {
          title: 'La géométrie d’une place assise',
          text: 'Un rayonnant plat chauffe un peu partout. En repliant un quart de sa surface de chaque côté, on ajoute un sixième à ce que reçoit la personne assise en face, sans un watt de plus. Nous avons cherché l’angle avec un mannequin chauffant et quarante thermocouples : en dessous de 10°, rien ne change ; au-delà de 15°, la nuque se plaint. Douze degrés, donc.',
        },
        points: [
          {
            title: 'Une place, pas une pièce',
            text: 'Dans un atelier tenu à 15 °C, 750 W suffisent à rendre l’établi supportable.',
          },
          {
            title: 'Il s’éteint après vous',
            text: 'Fauteuil vide depuis cinq minutes, il tombe à mi-puissance ; au bout d’un quart d’heure, il s’arrête.',
          },
          {
            title: 'Le dos reste frais',
            text: 'Un matelas de laine minérale garde le rayonnement devant et le mur sous 40 °C.',
          },
        ],
        description:
          'Paravent, panneau rayonnant à deux ailes pliées de 12° : il chauffe une place plutôt qu’une pièce. De 500 à 1 500 W, détection de présence.',
      },
      en: {
        slug: 'paravent',
        name: 'Paravent',
        subtitle: 'Radiant panel with folded wings',
        lead: 'Both sides are folded in by 12° and send their heat to one spot, a metre and a half away. It is the radiator for an armchair, a workbench, a place at table.',
        story: {
          title: 'The geometry of sitting still',
          text: 'A flat panel warms everything slightly. Fold a quarter of it inwards on each side and whoever sits opposite receives a sixth more, for not one extra watt. We found the angle with a thermal manikin and forty thermocouples: below 10° nothing changes, above 15° the neck complains. Hence twelve.',
        },
        points: [
          {
            title: 'A place, not a room',
            text: 'In a workshop held at 15 °C, 750 W is enough to make the bench bearable.',
          },
          {
            title: 'It switches off after you leave',
            text: 'Once the chair has been empty for five minutes, the power halves; after a quarter of an hour, it switches off.',
          },
          {
            title: 'A cool back',
            text: 'A mineral-wool blanket keeps the radiation in front and the wall under 40 °C.',
          },
        ],
        description:
          'Paravent, a radiant panel with two wings folded by 12°: it warms a place rather than a room. From 500 to 1,500 W, with presence detection.',
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
        value: { fr: 'Film chauffant sur trois plans', en: 'Heating film on three planes' },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: {
          fr: 'Tôle d’acier pliée, poudre polyester mate',
          en: 'Folded sheet steel, matt polyester powder',
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
        label: { fr: 'Angle des ailes', en: 'Wing angle' },
        value: { fr: '12° de chaque côté', en: '12° on each side' },
      },
    ],
    goesWith: ['parement', 'tableau', 'meneau', 'galet'],
  },
  {
    key: 'tableau',
    reference: 'AT-TAB',
    type: 'panneau-rayonnant',
    design: 'panel',
    categories: ['radiant-panels'],
    controls: ['fil-pilote', 'fenetre-ouverte', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'lin', 'noir'],
    floorDistance: 1100,
    guarantee: 5,
    models: [
      {
        code: '400',
        width: 620,
        height: 500,
        depth: 48,
        weight: 5.2,
        power: 400,
        price: 279,
        eco: 0.6,
      },
      {
        code: '600',
        width: 900,
        height: 500,
        depth: 48,
        weight: 7.2,
        power: 600,
        price: 319,
        eco: 0.6,
      },
      {
        code: '800',
        width: 1100,
        height: 600,
        depth: 48,
        weight: 10.2,
        power: 800,
        price: 369,
        eco: 1.2,
      },
      {
        code: '1000',
        width: 1300,
        height: 600,
        depth: 48,
        weight: 12,
        power: 1000,
        price: 419,
        eco: 1.2,
      },
    ],
    texts: {
      fr: {
        slug: 'tableau',
        name: 'Tableau',
        subtitle: 'Panneau rayonnant à suspendre au-dessus des meubles',
        lead: 'Il s’accroche à 1 100 mm du sol, au-dessus d’une commode ou d’un lit, quand tous les pieds de mur sont pris. Pensé pour un studio de 20 m², où chaque mètre sert deux fois.',
        story: {
          title: 'Accroché comme un cadre',
          text: 'Une barre se visse au mur, l’appareil s’y suspend par deux crochets et se met d’aplomb seul. Le câble descend dans une gaine de 12 mm que l’on peint avec le mur. Comme presque rien ne passe derrière, la puissance part vers l’avant : à cette hauteur, une convection serait perdue au plafond. Un filet d’aluminium de 8 mm borde la face, et c’est tout.',
        },
        points: [
          {
            title: 'Au-dessus d’un lit',
            text: 'La face ne dépasse pas 65 °C ; laissez 300 mm entre son bord inférieur et l’oreiller.',
          },
          {
            title: 'La commande à portée',
            text: 'Un boîtier à pile, aimanté, se range près de l’interrupteur et règle la consigne.',
          },
          {
            title: 'Paysage ou portrait',
            text: 'Le même appareil se pend dans les deux sens ; déplacer les crochets prend deux minutes.',
          },
        ],
        description:
          'Tableau, panneau rayonnant à suspendre au-dessus des meubles : face à 65 °C au plus, télécommande aimantée, quatre tailles de 400 à 1 000 W.',
      },
      en: {
        slug: 'tableau',
        name: 'Tableau',
        subtitle: 'Radiant panel to hang above furniture',
        lead: 'It hangs 1,100 mm up, above a chest of drawers or a bed, once every foot of skirting is taken. Designed for a 20 m² studio flat, where each metre has two jobs.',
        story: {
          title: 'Hung like a picture',
          text: 'A bar is screwed to the wall; the panel drops on to it by two hooks and levels itself. Its cable runs down in a 12 mm sleeve, to be painted with the wall. Since almost no air passes behind, nearly all the power goes forward; at that height, convected heat would be wasted on the ceiling. An 8 mm aluminium edge frames the face, and that is all.',
        },
        points: [
          {
            title: 'Over a bed',
            text: 'The face never exceeds 65 °C. Leave 300 mm clear between its lower edge and the pillow.',
          },
          {
            title: 'Control within reach',
            text: 'A magnetic, battery-powered remote goes beside the light switch and adjusts the setting.',
          },
          {
            title: 'Landscape or portrait',
            text: 'The same panel hangs either way. Moving the hooks takes two minutes.',
          },
        ],
        description:
          'Tableau, a radiant panel to hang above furniture: a face held to 65 °C, a magnetic remote, and four sizes from 400 to 1,000 W.',
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
        value: { fr: 'Film chauffant, face d’aluminium 2 mm', en: 'Heating film, 2 mm aluminium face' },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: {
          fr: 'Poudre polyester mate, filet d’aluminium',
          en: 'Matt polyester powder, aluminium edge',
        },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: { fr: 'Télécommande radio, programme hebdomadaire', en: 'Radio remote, weekly programme' },
      },
      {
        label: { fr: 'Température de façade', en: 'Front temperature' },
        value: { fr: '65 °C au plus', en: '65 °C at most' },
      },
    ],
    goesWith: ['paravent', 'imposte', 'parement', 'pignon'],
  },
  {
    key: 'imposte',
    reference: 'AT-IMP',
    type: 'panneau-rayonnant',
    design: 'panel',
    categories: ['radiant-panels'],
    isNew: true,
    controls: ['fil-pilote', 'detection-presence', 'fenetre-ouverte', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'lin', 'anthracite'],
    floorDistance: 2150,
    guarantee: 5,
    models: [
      {
        code: '600',
        width: 730,
        height: 240,
        depth: 95,
        weight: 4.4,
        power: 600,
        price: 299,
        eco: 0.6,
      },
      {
        code: '900',
        width: 830,
        height: 260,
        depth: 95,
        weight: 5.3,
        power: 900,
        price: 329,
        eco: 0.6,
      },
      {
        code: '1200',
        width: 930,
        height: 280,
        depth: 95,
        weight: 6.4,
        power: 1200,
        price: 359,
        eco: 0.6,
      },
    ],
    texts: {
      fr: {
        slug: 'imposte',
        name: 'Imposte',
        subtitle: 'Panneau rayonnant à poser au-dessus d’une porte',
        lead: 'Posé à 2 150 mm, dans le vide au-dessus de la porte, et incliné de 20° vers le sol. Il chauffe les pièces où il ne reste plus un mur : toilettes, dressing, cuisine étroite.',
        story: {
          title: 'La place que l’on oublie',
          text: 'Entre le haut d’une porte et le plafond, il reste presque toujours trente-cinq centimètres. L’imposte vitrée y faisait entrer le jour ; celle-ci y loge 600 à 1 200 W. Le support se règle de 10 à 30° et se bloque d’un quart de tour, selon que l’on vise le seuil ou le fond de la pièce. De là-haut, rien ne fait écran : ni meuble, ni rideau, ni manteau.',
        },
        points: [
          {
            title: 'À la largeur des portes',
            text: '730, 830 ou 930 mm : l’appareil finit où finit le vantail du dessous.',
          },
          {
            title: 'Un interrupteur de plus',
            text: 'Une commande radio, alignée sur les autres, règle la température et la durée de chauffe.',
          },
          {
            title: 'Un capteur vers le seuil',
            text: 'Il est tourné vers le bas ; la chauffe commence quand quelqu’un franchit la porte.',
          },
        ],
        description:
          'Imposte, panneau rayonnant à poser au-dessus d’une porte, à 2 150 mm : trois largeurs de vantail, de 600 à 1 200 W, inclinaison réglable.',
      },
      en: {
        slug: 'imposte',
        name: 'Imposte',
        subtitle: 'Radiant panel to fix above a door',
        lead: 'Fixed at 2,150 mm, in the empty strip above a door, and tilted 20° towards the floor. It heats rooms that have run out of wall: a cloakroom, a dressing room, a galley kitchen.',
        story: {
          title: 'The place nobody uses',
          text: 'Between the head of a door and the ceiling there is nearly always a gap of thirty-five centimetres. A fanlight once let the day in there; this one houses 600 to 1,200 W. The bracket tilts from 10 to 30° and locks with a quarter-turn, depending on whether you aim at the threshold or the far wall. From up there nothing stands in the way: no furniture, curtain or coat.',
        },
        points: [
          {
            title: 'As wide as the door',
            text: 'At 730, 830 or 930 mm, it ends where the leaf below it ends.',
          },
          {
            title: 'One more switch',
            text: 'A radio control, in line with the others, sets the temperature and the running time.',
          },
          {
            title: 'A sensor on the threshold',
            text: 'It points downwards, and heating begins as somebody steps through.',
          },
        ],
        description:
          'Imposte, a radiant panel to fix above a door, at 2,150 mm: three door widths, from 600 to 1,200 W, with an adjustable tilt.',
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
        value: { fr: 'Film chauffant, face d’acier 1 mm', en: 'Heating film, 1 mm steel face' },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Poudre polyester mate', en: 'Matt polyester powder' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: { fr: 'Commande radio, programme hebdomadaire', en: 'Radio control, weekly programme' },
      },
      {
        label: { fr: 'Inclinaison', en: 'Tilt' },
        value: { fr: 'De 10 à 30°, 20° en usine', en: '10 to 30°, factory-set at 20°' },
      },
    ],
    goesWith: ['vantail', 'tableau', 'ecran', 'plinthe'],
  },
];
