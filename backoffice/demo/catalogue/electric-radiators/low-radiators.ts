import type { DemoProduct } from '../product-record.ts';

export const LOW_RADIATORS: DemoProduct[] = [
  {
    key: 'allege',
    reference: 'AT-ALL',
    type: 'inertie-fluide',
    design: 'fins-low',
    categories: ['low-radiators', 'fluid-inertia'],
    controls: ['application', 'fil-pilote', 'detection-presence', 'fenetre-ouverte', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'lin', 'brique', 'sapin', 'anthracite'],
    floorDistance: 120,
    guarantee: 10,
    models: [
      {
        code: '750',
        width: 700,
        height: 400,
        depth: 110,
        weight: 11.6,
        power: 750,
        price: 459,
        eco: 1.2,
      },
      {
        code: '1000',
        width: 900,
        height: 400,
        depth: 110,
        weight: 14.6,
        power: 1000,
        price: 499,
        eco: 1.2,
      },
      {
        code: '1250',
        width: 1100,
        height: 400,
        depth: 110,
        weight: 17.6,
        power: 1250,
        price: 539,
        eco: 1.8,
      },
      {
        code: '1500',
        width: 1300,
        height: 400,
        depth: 110,
        weight: 20.6,
        power: 1500,
        price: 579,
        eco: 1.8,
      },
      {
        code: '1800',
        width: 1500,
        height: 400,
        depth: 110,
        weight: 23.6,
        power: 1800,
        price: 629,
        eco: 1.8,
      },
    ],
    texts: {
      fr: {
        slug: 'allege',
        name: 'Allège',
        subtitle: 'Radiateur bas à inertie fluide, pour le dessous des fenêtres',
        lead: '400 mm de haut, pour tenir sous l’appui d’une fenêtre et couper l’air froid qui en descend. La vue reste entière, les rideaux aussi.',
        story: {
          title: 'Là où le froid tombe',
          text: 'Le long d’une vitre, l’air refroidit, devient lourd et coule jusqu’aux chevilles. Un radiateur placé sur le mur d’en face chauffe la pièce et laisse passer ce ruisseau. Allège s’installe à la source : ses lames, ouvertes en haut, dressent un rideau d’air tiède devant le vitrage. On le choisit d’après la largeur de la fenêtre plutôt que d’après la puissance, d’où cinq longueurs, de 700 à 1 500 mm.',
        },
        points: [
          {
            title: 'Moins de buée',
            text: 'L’air en mouvement sèche le bas du vitrage, où l’eau se dépose les matins d’hiver.',
          },
          {
            title: 'À deux sous une baie',
            text: 'Devant trois mètres de verre, deux appareils se suivent et partagent un seul programme.',
          },
          {
            title: 'Vu d’en haut',
            text: 'C’est ainsi qu’on le regarde le plus : les têtes de lames sont fermées et peintes comme la face.',
          },
        ],
        description:
          'Allège, radiateur bas à inertie fluide de 400 mm pour le dessous des fenêtres : cinq longueurs, de 750 à 1 800 W, pilotage par application.',
      },
      en: {
        slug: 'allege',
        name: 'Allège',
        subtitle: 'Low fluid-inertia radiator for under windows',
        lead: '400 mm tall, to go under a window sill and stop the cold air that slides down from the glass. The view stays whole, and so do the curtains.',
        story: {
          title: 'Where the cold comes down',
          text: 'Against a window pane air cools, grows heavy and runs down to your ankles. A radiator on the far wall warms the room and lets that stream go by. Allège is put at its source: fins open at the top raise a curtain of mild air against the glass. Choose it by the width of the window rather than by the output, which is why it comes in five lengths from 700 to 1,500 mm.',
        },
        points: [
          {
            title: 'Less misting',
            text: 'Moving air dries the foot of the pane, where water settles on winter mornings.',
          },
          {
            title: 'Two under a wide window',
            text: 'Below three metres of glass, a pair stand end to end and share one programme.',
          },
          {
            title: 'Seen from above',
            text: 'That is how you will mostly see it, so the heads of the fins are capped and painted like the front.',
          },
        ],
        description:
          'Allège, a low fluid-inertia radiator 400 mm tall, made to go under windows: five lengths, from 750 to 1,800 W, five colours, with app control.',
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
          fr: 'Lames d’acier ouvertes en tête, fluide scellé à vie',
          en: 'Steel fins open at the head, fluid sealed for life',
        },
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
    goesWith: ['lame', 'futaie', 'appui', 'seuil'],
  },
  {
    key: 'plinthe',
    reference: 'AT-PLI',
    type: 'panneau-rayonnant',
    design: 'panel',
    categories: ['low-radiators', 'radiant-panels'],
    controls: ['fil-pilote', 'fenetre-ouverte', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'lin', 'anthracite'],
    floorDistance: 80,
    guarantee: 5,
    models: [
      {
        code: '600',
        width: 900,
        height: 220,
        depth: 60,
        weight: 5,
        power: 600,
        price: 309,
        eco: 0.6,
      },
      {
        code: '900',
        width: 1250,
        height: 220,
        depth: 60,
        weight: 6.9,
        power: 900,
        price: 339,
        eco: 0.6,
      },
      {
        code: '1200',
        width: 1600,
        height: 220,
        depth: 60,
        weight: 8.8,
        power: 1200,
        price: 379,
        eco: 1.2,
      },
      {
        code: '1500',
        width: 2000,
        height: 220,
        depth: 60,
        weight: 11,
        power: 1500,
        price: 419,
        eco: 1.2,
      },
    ],
    texts: {
      fr: {
        slug: 'plinthe',
        name: 'Plinthe',
        subtitle: 'Panneau rayonnant de 220 mm de haut',
        lead: '220 mm de haut : il court au pied des vitrages d’une véranda ou sous un rampant de comble. Sur deux mètres, il donne 1 500 W.',
        story: {
          title: 'La ligne plutôt que le point',
          text: 'Un appareil carré chauffe un endroit ; une ligne chauffe un bord. La tôle de Plinthe est profilée en continu, coupée à quatre longueurs, et sa saillie de 60 mm ne gêne ni un fauteuil ni un store. Le film chauffant est plus serré aux deux bouts, là où l’air froid arrive d’abord. Une entrée de câble est prévue à chaque extrémité : trois appareils se suivent sans goulotte.',
        },
        points: [
          {
            title: 'À 80 mm du sol',
            text: 'Un balai passe dessous, un aspirateur robot aussi, jusqu’à 75 mm de haut.',
          },
          {
            title: 'Les angles de véranda',
            text: 'Une pièce de raccord peinte, à 90 ou 135°, joint deux longueurs.',
          },
          {
            title: 'Stores admis',
            text: 'Un limiteur linéaire coupe la portion qu’un tissu recouvre, et elle seule.',
          },
        ],
        description:
          'Plinthe, panneau rayonnant de 220 mm de haut pour vérandas et combles : quatre longueurs de 900 à 2 000 mm, de 600 à 1 500 W, trois teintes.',
      },
      en: {
        slug: 'plinthe',
        name: 'Plinthe',
        subtitle: 'Radiant panel, 220 mm tall',
        lead: 'At 220 mm tall it runs along the foot of a conservatory’s glazing or under the slope of an attic. Two metres of it give 1,500 W.',
        story: {
          title: 'A line rather than a spot',
          text: 'A square appliance warms a spot; a line warms an edge. The sheet is roll-formed in one run and cut to four lengths; at 60 mm deep, it is in the way of neither an armchair nor a blind. The heating film is laid closer at both ends, where cold air gets in first. There is a cable entry at either end, so three units can follow one another with no trunking.',
        },
        points: [
          {
            title: '80 mm off the floor',
            text: 'A broom goes beneath, and so does a robot vacuum up to 75 mm tall.',
          },
          {
            title: 'Conservatory corners',
            text: 'A painted joint, at 90 or 135°, links two lengths.',
          },
          {
            title: 'Safe with blinds',
            text: 'A linear limiter cuts off the stretch that fabric has covered, and only that stretch.',
          },
        ],
        description:
          'Plinthe, a radiant panel 220 mm tall for conservatories and attics: four lengths from 900 to 2,000 mm, from 600 to 1,500 W, three colours.',
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
        value: { fr: 'Film chauffant, tôle profilée de 1 mm', en: 'Heating film, 1 mm roll-formed sheet' },
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
      {
        label: { fr: 'Raccordement', en: 'Wiring' },
        value: {
          fr: 'Câble à gauche ou à droite, trois appareils en ligne',
          en: 'Cable left or right, three units in line',
        },
      },
    ],
    goesWith: ['seuil', 'imposte', 'bardeau', 'allege'],
  },
  {
    key: 'seuil',
    reference: 'AT-SEU',
    type: 'inertie-seche',
    design: 'fins-low',
    categories: ['low-radiators', 'dry-inertia'],
    controls: ['application', 'fil-pilote', 'fenetre-ouverte', 'programmation'],
    mounting: ['au-sol'],
    colours: ['blanc', 'anthracite', 'ardoise', 'noir'],
    floorDistance: 0,
    guarantee: 10,
    models: [
      {
        code: '750',
        width: 750,
        height: 430,
        depth: 120,
        weight: 14.4,
        power: 750,
        price: 619,
        eco: 1.8,
      },
      {
        code: '1000',
        width: 950,
        height: 430,
        depth: 120,
        weight: 17.8,
        power: 1000,
        price: 669,
        eco: 1.8,
      },
      {
        code: '1500',
        width: 1350,
        height: 430,
        depth: 120,
        weight: 24.6,
        power: 1500,
        price: 759,
        eco: 1.8,
      },
      {
        code: '2000',
        width: 1750,
        height: 430,
        depth: 120,
        weight: 31.4,
        power: 2000,
        price: 859,
        eco: 2.4,
      },
    ],
    texts: {
      fr: {
        slug: 'seuil',
        name: 'Seuil',
        subtitle: 'Radiateur bas à inertie sèche, posé au sol',
        lead: 'Posé au sol devant une baie vitrée, il se voit des deux côtés : le dos est peint comme la face. 430 mm de haut, pieds compris.',
        story: {
          title: 'Aucun mauvais côté',
          text: 'Devant une baie, la plupart des radiateurs montrent au jardin leurs fils, leur tôle brute et leurs étiquettes. Seuil a été dessiné pour être vu de la terrasse. Ses lames d’aluminium traversent toute l’épaisseur et n’ont ni avant ni arrière ; le câble descend dans un pied creux et passe sous le plancher. Les mentions que la loi impose sont gravées sur le chant du pied gauche.',
        },
        points: [
          {
            title: 'Quatre vis dans le sol',
            text: 'Les pieds se fixent à la chape ou aux lambourdes ; un capuchon cache les têtes.',
          },
          {
            title: 'Il partage une pièce',
            text: 'N’ayant pas besoin de mur, il peut marquer où finit le salon et où commence la salle à manger.',
          },
          {
            title: '60 mm jusqu’à la vitre',
            text: 'Un double vitrage n’en demande pas plus ; nous l’avons vérifié par −10 °C dehors.',
          },
        ],
        description:
          'Seuil, radiateur bas à inertie sèche posé au sol devant les baies vitrées : même finition des deux côtés, 430 mm de haut, de 750 à 2 000 W.',
      },
      en: {
        slug: 'seuil',
        name: 'Seuil',
        subtitle: 'Low dry-inertia radiator standing on the floor',
        lead: 'Standing in front of a glazed wall, it is seen from both sides, so its back is finished like its front. 430 mm tall, feet included.',
        story: {
          title: 'No wrong side',
          text: 'In front of a window most radiators show the garden their wires, raw steel and stickers. Seuil was designed to be seen from the terrace. Its aluminium fins run through the whole depth, with neither front nor back; the cable goes down a hollow foot and under the floor. The markings required by law are engraved on the edge of the left foot.',
        },
        points: [
          {
            title: 'Four screws in the floor',
            text: 'The feet fix to screed or joists, and a cap hides the heads.',
          },
          {
            title: 'It divides a room',
            text: 'Needing no wall, it can mark where the sitting room ends and the dining area begins.',
          },
          {
            title: '60 mm to the glass',
            text: 'Double glazing needs no more, as we checked with −10 °C outside.',
          },
        ],
        description:
          'Seuil, a low dry-inertia radiator that stands in front of glazed walls: the same finish on both sides, 430 mm tall, from 750 to 2,000 W.',
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
        value: { fr: 'Fonte d’aluminium AS9, lames traversantes', en: 'AS9 cast aluminium, full-depth fins' },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Poudre polyester, mat, deux faces', en: 'Polyester powder, matt, both sides' },
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
        label: { fr: 'Pose', en: 'Installation' },
        value: { fr: 'Deux pieds creux, quatre vis au sol', en: 'Two hollow feet, four floor screws' },
      },
    ],
    goesWith: ['allege', 'plinthe', 'futaie', 'paravent'],
  },
  {
    key: 'appui',
    reference: 'AT-APP',
    type: 'inertie-fluide',
    design: 'bars',
    categories: ['low-radiators', 'fluid-inertia'],
    controls: ['fil-pilote', 'detection-presence', 'fenetre-ouverte', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'lin', 'ardoise'],
    floorDistance: 40,
    guarantee: 10,
    models: [
      {
        code: '500',
        width: 600,
        height: 340,
        depth: 125,
        weight: 9.4,
        power: 500,
        price: 439,
        eco: 1.2,
      },
      {
        code: '750',
        width: 800,
        height: 340,
        depth: 125,
        weight: 12,
        power: 750,
        price: 469,
        eco: 1.2,
      },
      {
        code: '1000',
        width: 1000,
        height: 340,
        depth: 125,
        weight: 14.6,
        power: 1000,
        price: 509,
        eco: 1.2,
      },
      {
        code: '1500',
        width: 1400,
        height: 340,
        depth: 125,
        weight: 19.8,
        power: 1500,
        price: 579,
        eco: 1.8,
      },
    ],
    texts: {
      fr: {
        slug: 'appui',
        name: 'Appui',
        subtitle: 'Radiateur bas à fluide, sortie d’air frontale',
        lead: 'L’air chaud sort devant, jamais par le dessus : un banc, une tablette ou un bureau peut le couvrir à 60 mm. La place près de la fenêtre est de nouveau libre.',
        story: {
          title: 'Une assise au-dessus',
          text: 'Sous un meuble, un radiateur étouffe ou roussit le bois. Dans Appui, une casquette d’acier prend l’air à la sortie des barres et le rabat à l’horizontale, vers la pièce. Le bois posé au-dessus reste sous 35 °C après huit heures, et le menuisier n’a qu’à prévoir une fente en pied. Un dessin coté est fourni, prêt à lui être remis.',
        },
        points: [
          {
            title: 'Une sonde à distance',
            text: 'La mesure se prend à un mètre du coffre, par un capteur radio de la taille d’un dé.',
          },
          {
            title: 'Il sort par l’avant',
            text: 'Deux vis, un connecteur, et l’appareil glisse dehors sans toucher à l’assise.',
          },
          {
            title: 'Une assise à 460 mm',
            text: '40 dessous, 340 de radiateur, 60 dessus et 20 de bois : la hauteur d’une chaise.',
          },
        ],
        description:
          'Appui, radiateur bas à inertie fluide à sortie frontale, 340 mm de haut, à loger sous un banc ou une tablette de fenêtre, de 500 à 1 500 W.',
      },
      en: {
        slug: 'appui',
        name: 'Appui',
        subtitle: 'Low fluid radiator with a front outlet',
        lead: 'Warm air leaves at the front and never at the top, so a window seat, a shelf or a desk may cover it with 60 mm to spare. The place by the window is free again.',
        story: {
          title: 'A seat on top',
          text: 'Beneath joinery a radiator either chokes or scorches the wood. Inside Appui a steel hood catches the air as it leaves the bars and turns it forward into the room. Timber laid above stays under 35 °C after eight hours, and the joiner need only leave a slot at the foot. A dimensioned drawing is supplied, ready to hand over.',
        },
        points: [
          {
            title: 'A remote sensor',
            text: 'Temperature is measured a metre from the joinery, by a radio probe no bigger than a die.',
          },
          {
            title: 'It comes out at the front',
            text: 'Two screws, one connector, and it slides clear without touching the seat.',
          },
          {
            title: 'A seat at 460 mm',
            text: 'Forty below, 340 of radiator, sixty above and twenty of timber: the height of a chair.',
          },
        ],
        description:
          'Appui, a low fluid-inertia radiator with a front outlet, 340 mm tall, to be housed under a window seat or shelf, from 500 to 1,500 W.',
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
          fr: 'Barres d’acier plates, fluide scellé, casquette intérieure',
          en: 'Flat steel bars, sealed fluid, inner hood',
        },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Poudre polyester, mat', en: 'Polyester powder, matt' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Sonde radio déportée, programme hebdomadaire',
          en: 'Remote radio sensor, weekly programme',
        },
      },
      {
        label: { fr: 'Dégagement', en: 'Clearance' },
        value: { fr: '60 mm au-dessus, fente en pied', en: '60 mm above, slot at the foot' },
      },
    ],
    goesWith: ['allege', 'persienne', 'chevetre', 'plinthe'],
  },
];
