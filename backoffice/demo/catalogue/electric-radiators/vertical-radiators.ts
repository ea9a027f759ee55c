import type { DemoProduct } from '../product-record.ts';

export const VERTICAL_RADIATORS: DemoProduct[] = [
  {
    key: 'futaie',
    reference: 'AT-FUT',
    type: 'inertie-seche',
    design: 'fins-vertical',
    categories: ['vertical-radiators', 'dry-inertia'],
    isNew: true,
    controls: ['application', 'fil-pilote', 'detection-presence', 'fenetre-ouverte', 'programmation'],
    mounting: ['murale'],
    colours: ['sapin', 'lin', 'blanc', 'anthracite', 'brique'],
    floorDistance: 150,
    guarantee: 10,
    models: [
      {
        code: '1000',
        width: 350,
        height: 1800,
        depth: 105,
        weight: 19.4,
        power: 1000,
        price: 779,
        eco: 1.8,
      },
      {
        code: '1250',
        width: 400,
        height: 1800,
        depth: 105,
        weight: 22.2,
        power: 1250,
        price: 829,
        eco: 1.8,
      },
      {
        code: '1500',
        width: 500,
        height: 1800,
        depth: 105,
        weight: 27.6,
        power: 1500,
        price: 889,
        eco: 2.4,
      },
      {
        code: '1800',
        width: 600,
        height: 1800,
        depth: 105,
        weight: 33,
        power: 1800,
        price: 959,
        eco: 2.4,
      },
      {
        code: '2000',
        width: 650,
        height: 1800,
        depth: 105,
        weight: 35.8,
        power: 2000,
        price: 999,
        eco: 3,
      },
    ],
    texts: {
      fr: {
        slug: 'futaie',
        name: 'Futaie',
        subtitle: 'Radiateur vertical à inertie sèche, fonte d’aluminium',
        lead: 'Des lames hautes de 1 800 mm, coulées chacune d’une seule longueur, pour un séjour dont les murs sont meublés jusqu’à la ceinture. 1 500 W sur un demi-mètre de large.',
        story: {
          title: 'Le plus long moule de Roanne',
          text: 'Une lame de 1 800 mm ne se coule pas à plat : le métal figerait avant d’arriver au bout. Notre moule bascule pendant la coulée, de 40° à l’horizontale, en onze secondes. La nervure est plus épaisse au pied qu’au sommet, car l’air, plus froid en bas, y demande davantage de chaleur. De profil, cela se voit : la lame s’effile, comme un tronc.',
        },
        points: [
          {
            title: 'Plus fraîche à l’épaule',
            text: 'À hauteur de veste, la surface est 8 °C sous celle du pied : une manche peut frôler.',
          },
          {
            title: 'Deux vis en haut, une en bas',
            text: 'Les premières portent tout le poids ; la dernière ne fait que tenir l’écart au mur.',
          },
          {
            title: 'Il se lit debout',
            text: 'L’afficheur est à 1 500 mm du sol et s’incline pour une personne assise.',
          },
        ],
        description:
          'Futaie, radiateur vertical à inertie sèche en fonte d’aluminium, 1 800 mm de haut, de 1 000 à 2 000 W, cinq teintes, pilotage par application.',
      },
      en: {
        slug: 'futaie',
        name: 'Futaie',
        subtitle: 'Vertical dry-inertia radiator in cast aluminium',
        lead: 'Fins 1,800 mm tall, each cast in one length, for a living room whose walls are furnished to waist height. 1,500 W on half a metre of width.',
        story: {
          title: 'Roanne’s longest mould',
          text: 'A 1,800 mm fin cannot be poured flat; the metal would set before reaching the end. Our mould tilts as it fills, from 40° to level, in eleven seconds. The rib is thicker at the foot than at the head, since the air is cooler at the bottom and needs more heat there. From the side you can see it: the fin tapers, like a trunk.',
        },
        points: [
          {
            title: 'Cooler at the shoulder',
            text: 'At coat height the surface runs 8 °C below the foot, so a sleeve may brush past.',
          },
          {
            title: 'Two screws above, one below',
            text: 'The upper pair carry all the weight. The last only sets the distance from the wall.',
          },
          {
            title: 'Read standing up',
            text: 'The display sits 1,500 mm from the floor and tilts for someone in a chair.',
          },
        ],
        description:
          'Futaie, a vertical dry-inertia radiator in cast aluminium, 1,800 mm tall, from 1,000 to 2,000 W, in five colours and with app control.',
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
        value: { fr: 'Fonte d’aluminium AS9, coulée par basculement', en: 'AS9 cast aluminium, tilt-poured' },
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
    goesWith: ['lame', 'balustre', 'allege', 'croisee'],
  },
  {
    key: 'pignon',
    reference: 'AT-PIG',
    type: 'panneau-rayonnant',
    design: 'panel-vertical',
    categories: ['vertical-radiators', 'radiant-panels'],
    controls: ['fil-pilote', 'detection-presence', 'fenetre-ouverte', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'lin', 'ardoise'],
    floorDistance: 150,
    guarantee: 5,
    models: [
      {
        code: '750',
        width: 380,
        height: 1400,
        depth: 68,
        weight: 9.2,
        power: 750,
        price: 409,
        eco: 1.2,
      },
      {
        code: '1000',
        width: 380,
        height: 1700,
        depth: 68,
        weight: 11.1,
        power: 1000,
        price: 439,
        eco: 1.2,
      },
      {
        code: '1500',
        width: 500,
        height: 1800,
        depth: 68,
        weight: 15,
        power: 1500,
        price: 499,
        eco: 1.2,
      },
      {
        code: '2000',
        width: 640,
        height: 1900,
        depth: 68,
        weight: 19.8,
        power: 2000,
        price: 569,
        eco: 1.8,
      },
    ],
    texts: {
      fr: {
        slug: 'pignon',
        name: 'Pignon',
        subtitle: 'Panneau rayonnant vertical pour pièces hautes',
        lead: 'Sous un toit de cinq mètres, l’air chaud monte et y reste. Pignon chauffe par rayonnement, du genou à l’épaule, sans chauffer le volume du dessus.',
        story: {
          title: 'Ne pas chauffer le toit',
          text: 'Dans une grange aménagée près d’Auch, nous avons relevé 27 °C sous le faîtage pour 18 à hauteur d’homme. Avec deux panneaux rayonnants au mur, l’écart tombe à trois degrés. La face est une plaque d’aluminium de 3 mm, striée au revers et collée sur quinze millimètres d’isolant qui renvoient tout vers l’avant. Haut et bas sont fermés : l’air n’y entre pas, il ne peut donc pas en monter.',
        },
        points: [
          {
            title: 'Le mur peut pencher',
            text: 'Les fixations rattrapent 20 mm de faux aplomb, l’ordinaire d’une vieille cage d’escalier.',
          },
          {
            title: 'Chaud en sept minutes',
            text: 'De quoi rendre habitable, le vendredi soir, la maison que l’on retrouve gelée.',
          },
          {
            title: 'Mat pour de bon',
            text: 'Brillant mesuré à 5 % : la fenêtre d’en face n’y laisse pas de reflet.',
          },
        ],
        description:
          'Pignon, panneau rayonnant vertical pour combles ouverts et cages d’escalier : il chauffe à hauteur d’homme, de 750 à 2 000 W, trois teintes.',
      },
      en: {
        slug: 'pignon',
        name: 'Pignon',
        subtitle: 'Vertical radiant panel for tall rooms',
        lead: 'Under a five-metre roof warm air goes up and stays there. Pignon heats by radiation, from knee to shoulder, without heating the space overhead.',
        story: {
          title: 'Leave the roof cold',
          text: 'In a converted barn near Auch we measured 27 °C under the ridge and 18 at head height. With two radiant panels on the wall the difference falls to three degrees. The face is a 3 mm aluminium plate, ribbed on the reverse and bonded to fifteen millimetres of insulation that sends all the heat forward. Top and bottom are closed. No air goes in, so none can rise.',
        },
        points: [
          {
            title: 'The wall may lean',
            text: 'Its fixings take up 20 mm out of plumb, which is normal for an old stairwell.',
          },
          {
            title: 'Seven minutes from cold',
            text: 'Quick enough for a country house found freezing on a Friday evening.',
          },
          {
            title: 'Properly matt',
            text: 'Gloss is measured at 5%, and the window opposite leaves no reflection in it.',
          },
        ],
        description:
          'Pignon, a vertical radiant panel for open lofts and stairwells: it heats at body height, from 750 to 2,000 W, in three colours.',
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
          fr: 'Aluminium 3 mm, film chauffant, isolant 15 mm',
          en: '3 mm aluminium, heating film, 15 mm insulation',
        },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Poudre polyester, brillant 5 %', en: 'Polyester powder, 5% gloss' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Électronique, ± 0,1 °C, programme hebdomadaire',
          en: 'Electronic, ± 0.1 °C, weekly programme',
        },
      },
      {
        label: { fr: 'Faux aplomb admis', en: 'Wall out of plumb' },
        value: { fr: '20 mm sur la hauteur', en: '20 mm over the height' },
      },
    ],
    goesWith: ['futaie', 'tableau', 'vantail', 'croisee'],
  },
  {
    key: 'jalousie',
    reference: 'AT-JAL',
    type: 'inertie-fluide',
    design: 'bars-vertical',
    categories: ['vertical-radiators', 'fluid-inertia'],
    controls: ['application', 'fil-pilote', 'fenetre-ouverte', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'lin', 'ardoise', 'noir'],
    floorDistance: 150,
    guarantee: 10,
    models: [
      {
        code: '750',
        width: 400,
        height: 1250,
        depth: 98,
        weight: 17.2,
        power: 750,
        price: 549,
        eco: 1.8,
      },
      {
        code: '1000',
        width: 400,
        height: 1550,
        depth: 98,
        weight: 20.8,
        power: 1000,
        price: 599,
        eco: 1.8,
      },
      {
        code: '1500',
        width: 500,
        height: 1750,
        depth: 98,
        weight: 27.4,
        power: 1500,
        price: 679,
        eco: 2.4,
      },
      {
        code: '2000',
        width: 600,
        height: 1850,
        depth: 98,
        weight: 33.6,
        power: 2000,
        price: 759,
        eco: 2.4,
      },
    ],
    texts: {
      fr: {
        slug: 'jalousie',
        name: 'Jalousie',
        subtitle: 'Radiateur vertical à fluide, commande dissimulée',
        lead: 'La commande se cache derrière la sixième lame et se verrouille par code. Pour un gîte, un hôtel de douze chambres, une colocation : la consigne reste celle qu’on a fixée.',
        story: {
          title: 'Voir sans être vu',
          text: 'La jalousie permettait de regarder la rue sans se montrer. La nôtre laisse sortir la chaleur et garde le reste pour elle : ni écran, ni voyant, ni nom en façade. On soulève une lame, on tape quatre chiffres, on règle. L’occupant, lui, dispose d’une molette sans graduation, qui joue sur deux degrés de part et d’autre. Le fluide est glycolé et ne craint pas une chambre laissée à 5 °C.',
        },
        points: [
          {
            title: 'Tout l’étage à la fois',
            text: 'L’application groupe les appareils par palier et met les chambres libres en hors-gel.',
          },
          {
            title: 'Dès 400 mm de large',
            text: 'Il prend la bande de mur, entre armoire et porte, que l’on ne meuble jamais.',
          },
          {
            title: 'Un code maître',
            text: 'Il rend l’accès au gestionnaire quand quelqu’un a changé l’autre.',
          },
        ],
        description:
          'Jalousie, radiateur vertical à inertie fluide pour gîtes et petits hôtels : commande cachée et verrouillée, de 750 à 2 000 W, quatre teintes.',
      },
      en: {
        slug: 'jalousie',
        name: 'Jalousie',
        subtitle: 'Vertical fluid radiator with hidden controls',
        lead: 'The controls sit behind the sixth louvre and lock with a code. For a holiday let, a twelve-room hotel or a shared house, where the setting should stay as set.',
        story: {
          title: 'To see without being seen',
          text: 'The French jalousie let you watch the street unobserved. Ours lets heat out and keeps the rest to itself: no screen, no lamp, no name on the front. Lift a louvre, key in four figures, set the temperature. Guests get an unmarked dial that shifts it two degrees either way. The fluid is glycol-based and comes to no harm in a room left at 5 °C.',
        },
        points: [
          {
            title: 'A whole floor at once',
            text: 'The app groups radiators by landing and drops empty rooms to frost guard.',
          },
          {
            title: 'From 400 mm wide',
            text: 'It takes the strip between wardrobe and door that no furniture ever fills.',
          },
          {
            title: 'A master code',
            text: 'It lets the manager back in when somebody has changed the other one.',
          },
        ],
        description:
          'Jalousie, a vertical fluid-inertia radiator for holiday lets and small hotels: hidden, locked controls, from 750 to 2,000 W, in four colours.',
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
          fr: 'Tubes d’acier ovales, fluide glycolé scellé',
          en: 'Oval steel tubes, sealed glycol fluid',
        },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Poudre polyester, satiné', en: 'Polyester powder, satin' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Sous la sixième lame, code à quatre chiffres',
          en: 'Behind the sixth louvre, four-figure code',
        },
      },
      {
        label: { fr: 'Connexion', en: 'Connection' },
        value: { fr: 'Wi-Fi 2,4 GHz, application Âtre', en: 'Wi-Fi 2.4 GHz, Âtre app' },
      },
    ],
    goesWith: ['persienne', 'claustra', 'montant', 'vantail'],
  },
  {
    key: 'balustre',
    reference: 'AT-BLT',
    type: 'inertie-seche',
    design: 'fins-vertical',
    categories: ['vertical-radiators', 'dry-inertia'],
    controls: ['fil-pilote', 'detection-presence', 'fenetre-ouverte', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'lin', 'sapin', 'brique'],
    floorDistance: 150,
    guarantee: 10,
    models: [
      {
        code: '1000',
        width: 350,
        height: 1500,
        depth: 110,
        weight: 19,
        power: 1000,
        price: 699,
        eco: 1.8,
      },
      {
        code: '1250',
        width: 450,
        height: 1500,
        depth: 110,
        weight: 24.2,
        power: 1250,
        price: 759,
        eco: 1.8,
      },
      {
        code: '1500',
        width: 550,
        height: 1500,
        depth: 110,
        weight: 29.4,
        power: 1500,
        price: 829,
        eco: 2.4,
      },
      {
        code: '1800',
        width: 650,
        height: 1500,
        depth: 110,
        weight: 34.6,
        power: 1800,
        price: 899,
        eco: 2.4,
      },
    ],
    texts: {
      fr: {
        slug: 'balustre',
        name: 'Balustre',
        subtitle: 'Radiateur vertical à inertie sèche, lames arrondies',
        lead: 'Pas une arête vive sur toute sa hauteur : les lames sont galbées comme les balustres d’un escalier. Sa place est sur un palier, dans une chambre d’enfant, partout où l’on frôle les murs.',
        story: {
          title: 'Tourné, puis extrudé',
          text: 'Le premier profil a été taillé dans le hêtre, sur un tour, par notre modeleur ; on l’a ensuite mesuré pour usiner la filière. Chaque lame a un rayon de 8 mm devant et s’amincit vers le mur. En son milieu, une âme de fonte de 22 mm est frettée à chaud : l’aluminium se resserre sur elle en refroidissant, et le contact ne bouge plus.',
        },
        points: [
          {
            title: 'Il se compte en lames',
            text: 'Sept font 350 mm ; chacune en plus ajoute 50 mm et près de 140 W.',
          },
          {
            title: 'Rien pour grimper',
            text: 'Les lames montent sans interruption ; aucun barreau n’offre d’appui à un pied de trois ans.',
          },
          {
            title: 'Essayé à la hanche',
            text: 'Un choc de 20 joules, celui d’un adulte qui trébuche, n’y laisse pas de marque.',
          },
        ],
        description:
          'Balustre, radiateur vertical à inertie sèche, lames d’aluminium arrondies à cœur de fonte, pour paliers et chambres d’enfant, de 1 000 à 1 800 W.',
      },
      en: {
        slug: 'balustre',
        name: 'Balustre',
        subtitle: 'Vertical dry-inertia radiator with rounded fins',
        lead: 'Not one sharp edge from top to bottom: the fins are shaped like the balusters of a stair. It belongs on a landing, in a child’s room, anywhere people brush the wall.',
        story: {
          title: 'Turned first, extruded after',
          text: 'The first profile was cut in beech, on a lathe, by our patternmaker, then measured to cut the die. Each fin has an 8 mm radius at the front and thins towards the wall. A cast-iron rod 22 mm across is shrunk into the middle: the aluminium tightens round it as it cools, and the contact never loosens.',
        },
        points: [
          {
            title: 'Counted in fins',
            text: 'Seven make 350 mm. Every further one adds 50 mm and close to 140 W.',
          },
          {
            title: 'Nothing to climb',
            text: 'The fins run unbroken from foot to head, with no rung for a three-year-old’s shoe.',
          },
          {
            title: 'Tested at hip height',
            text: 'A 20-joule blow, about that of an adult who stumbles, leaves no mark.',
          },
        ],
        description:
          'Balustre, a vertical dry-inertia radiator in rounded aluminium fins with iron cores, for landings and children’s rooms, from 1,000 to 1,800 W.',
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
          fr: 'Aluminium extrudé, âme de fonte de 22 mm',
          en: 'Extruded aluminium, 22 mm cast-iron rod',
        },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Poudre polyester, satiné', en: 'Polyester powder, satin' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Électronique, ± 0,1 °C, programme hebdomadaire',
          en: 'Electronic, ± 0.1 °C, weekly programme',
        },
      },
      {
        label: { fr: 'Résistance aux chocs', en: 'Impact resistance' },
        value: { fr: '20 J (IK10)', en: '20 J (IK10)' },
      },
    ],
    goesWith: ['futaie', 'arcade', 'cimaise', 'vantail'],
  },
  {
    key: 'croisee',
    reference: 'AT-CRO',
    type: 'inertie-seche',
    design: 'panel-vertical',
    categories: ['vertical-radiators', 'dry-inertia'],
    controls: ['application', 'fil-pilote', 'fenetre-ouverte', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'lin', 'ardoise', 'anthracite'],
    floorDistance: 200,
    guarantee: 10,
    models: [
      {
        code: '1000',
        width: 400,
        height: 1840,
        depth: 102,
        weight: 21.6,
        power: 1000,
        price: 719,
        eco: 1.8,
      },
      {
        code: '1250',
        width: 460,
        height: 1840,
        depth: 102,
        weight: 24.8,
        power: 1250,
        price: 769,
        eco: 1.8,
      },
      {
        code: '1500',
        width: 530,
        height: 1840,
        depth: 102,
        weight: 28.4,
        power: 1500,
        price: 829,
        eco: 2.4,
      },
      {
        code: '2000',
        width: 680,
        height: 1840,
        depth: 102,
        weight: 36.2,
        power: 2000,
        price: 929,
        eco: 3,
      },
    ],
    texts: {
      fr: {
        slug: 'croisee',
        name: 'Croisée',
        subtitle: 'Radiateur vertical à inertie sèche, quatre cœurs de céramique',
        lead: 'Quatre cœurs de céramique derrière une même façade, comme quatre carreaux dans une croisée. La nuit, seuls ceux du bas chauffent ; le jour, la chambre redevient un bureau et les quatre fonctionnent.',
        story: {
          title: 'Mi-puissance, mi-hauteur',
          text: 'Réglé bas, un grand radiateur passe la nuit à s’allumer et à s’éteindre. Croisée laisse au repos ce qui ne sert pas : à mi-puissance, les deux cœurs du haut sont coupés, ceux du bas chauffent en continu. Une résistance qui reste allumée dure plus longtemps que celle qu’on rallume cent fois. Le haut arrive à 2 040 mm, au niveau des portes.',
        },
        points: [
          {
            title: 'Quatre résistances distinctes',
            text: 'Une panne n’en arrête qu’une ; la chambre reste tiède en attendant la pièce.',
          },
          {
            title: 'La semaine et le reste',
            text: 'Deux programmes se relaient, avec une bascule le vendredi à l’heure de votre choix.',
          },
          {
            title: 'La façade s’enlève',
            text: 'Quatre aimants la tiennent ; on la lave à plat, dans la baignoire s’il le faut.',
          },
        ],
        description:
          'Croisée, radiateur vertical à inertie sèche à quatre cœurs de céramique indépendants, 1 840 mm de haut, de 1 000 à 2 000 W, quatre teintes.',
      },
      en: {
        slug: 'croisee',
        name: 'Croisée',
        subtitle: 'Vertical dry-inertia radiator with four ceramic cores',
        lead: 'Four ceramic cores behind one front, as four panes share a casement. At night only the lower two give heat; by day the bedroom is a study again, and all four are on.',
        story: {
          title: 'Half the power, half the height',
          text: 'Turn down a large radiator and it spends the night switching on and off. Croisée turns off what is not needed: at half power the two upper cores are off while the lower pair run without a break. An element left on lasts longer than one switched on a hundred times. The top edge stands at 2,040 mm, level with the doors.',
        },
        points: [
          {
            title: 'Four separate elements',
            text: 'A fault stops one of them. The room stays warm until the part arrives.',
          },
          {
            title: 'Weekdays and the rest',
            text: 'Two programmes take turns, changing over on Friday at the hour you choose.',
          },
          {
            title: 'The front lifts off',
            text: 'Four magnets hold it. Take it down and wash it flat, in the bath if need be.',
          },
        ],
        description:
          'Croisée, a vertical dry-inertia radiator with four independent ceramic cores, 1,840 mm tall, from 1,000 to 2,000 W, in four colours.',
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
        value: { fr: 'Quatre cœurs de céramique indépendants', en: 'Four independent ceramic cores' },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: {
          fr: 'Façade d’acier aimantée, poudre polyester mate',
          en: 'Magnetic steel front, matt polyester powder',
        },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Électronique, deux étages, deux programmes',
          en: 'Electronic, two stages, two programmes',
        },
      },
      {
        label: { fr: 'Connexion', en: 'Connection' },
        value: { fr: 'Wi-Fi 2,4 GHz, application Âtre', en: 'Wi-Fi 2.4 GHz, Âtre app' },
      },
    ],
    goesWith: ['refend', 'futaie', 'pignon', 'meneau'],
  },
  {
    key: 'arcade',
    reference: 'AT-ARC',
    type: 'inertie-fluide',
    design: 'columns',
    categories: ['vertical-radiators', 'fluid-inertia'],
    controls: ['fil-pilote', 'fenetre-ouverte', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'noir', 'anthracite', 'sapin', 'brique'],
    floorDistance: 150,
    guarantee: 10,
    models: [
      {
        code: '1000',
        width: 400,
        height: 1500,
        depth: 95,
        weight: 18.6,
        power: 1000,
        price: 569,
        eco: 1.8,
      },
      {
        code: '1250',
        width: 400,
        height: 1800,
        depth: 95,
        weight: 22.2,
        power: 1250,
        price: 619,
        eco: 1.8,
      },
      {
        code: '1500',
        width: 500,
        height: 1800,
        depth: 95,
        weight: 27.4,
        power: 1500,
        price: 669,
        eco: 2.4,
      },
      {
        code: '1800',
        width: 600,
        height: 1800,
        depth: 95,
        weight: 32.6,
        power: 1800,
        price: 729,
        eco: 2.4,
      },
    ],
    texts: {
      fr: {
        slug: 'arcade',
        name: 'Arcade',
        subtitle: 'Radiateur vertical à fluide, tubes cintrés',
        lead: 'Chaque paire de colonnes est un seul tube, cintré au sommet. Moins de soudures, une silhouette d’arcade, et 1 500 W sous un plafond de 2,50 m.',
        story: {
          title: 'Un tube, un cintre',
          text: 'Sur un radiateur à colonnes, c’est le collecteur du haut qui fuit, parce qu’il n’est fait que de soudures. Arcade n’en a pas. L’acier est cintré à froid sur un galet de 45 mm, un demi-tour toutes les six secondes ; il reste deux soudures par arche, en bas, contrôlées à l’hélium. La forme est venue de là. Nous l’avons gardée parce qu’elle va bien aux maisons anciennes.',
        },
        points: [
          {
            title: 'Droit sur un mur tordu',
            text: 'Les appuis du bas se règlent de 15 mm et rendent aux arches leur aplomb.',
          },
          {
            title: 'Rempli sous vide',
            text: 'L’air est tiré avant que l’huile n’entre : pas de bulle, donc pas de gargouillis au démarrage.',
          },
          {
            title: 'Un grain contre les traces de doigts',
            text: 'Le satiné, très fin, cache les marques de mains le long des tubes, en noir comme en blanc.',
          },
        ],
        description:
          'Arcade, radiateur vertical à inertie fluide en tubes d’acier cintrés, sans collecteur haut : quatre tailles de 1 000 à 1 800 W, cinq teintes.',
      },
      en: {
        slug: 'arcade',
        name: 'Arcade',
        subtitle: 'Vertical fluid radiator in bent tubes',
        lead: 'Every pair of columns is one tube, bent over at the top. Fewer welds, the outline of an arcade, and 1,500 W beneath a 2.5 m ceiling.',
        story: {
          title: 'One tube, one bend',
          text: 'On a column radiator it is the top header that leaks, being nothing but welds. Arcade has none. The steel is bent cold over a 45 mm former, half a turn every six seconds, which leaves two welds to an arch, both at the bottom and both helium-tested. The shape came out of that. We kept it because it suits old houses.',
        },
        points: [
          {
            title: 'Upright on a crooked wall',
            text: 'The lower supports adjust by 15 mm and bring the arches back to plumb.',
          },
          {
            title: 'Filled under vacuum',
            text: 'Air is drawn off before the oil goes in. No bubbles, hence no gurgling at start-up.',
          },
          {
            title: 'A grain that hides finger marks',
            text: 'The very fine satin hides hand marks along the tubes, in black as in white.',
          },
        ],
        description:
          'Arcade, a vertical fluid-inertia radiator in bent steel tubes, with no top header: four sizes from 1,000 to 1,800 W, in five colours.',
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
          fr: 'Tubes d’acier 25 mm cintrés à froid, huile végétale',
          en: '25 mm cold-bent steel tubes, vegetable oil',
        },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Poudre polyester, satiné fin', en: 'Polyester powder, fine satin' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Électronique, ± 0,1 °C, programme hebdomadaire',
          en: 'Electronic, ± 0.1 °C, weekly programme',
        },
      },
      {
        label: { fr: 'Contrôle d’étanchéité', en: 'Leak test' },
        value: { fr: 'Soudures contrôlées à l’hélium, une à une', en: 'Every weld helium-tested' },
      },
    ],
    goesWith: ['colombage', 'volige', 'balustre', 'montant'],
  },
  {
    key: 'montant',
    reference: 'AT-MON',
    type: 'inertie-fluide',
    design: 'bars-vertical',
    categories: ['vertical-radiators', 'fluid-inertia'],
    controls: ['fil-pilote', 'fenetre-ouverte', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'lin', 'anthracite'],
    floorDistance: 150,
    guarantee: 10,
    models: [
      {
        code: '750',
        width: 400,
        height: 1200,
        depth: 92,
        weight: 13.6,
        power: 750,
        price: 499,
        eco: 1.2,
      },
      {
        code: '1000',
        width: 450,
        height: 1400,
        depth: 92,
        weight: 17.2,
        power: 1000,
        price: 539,
        eco: 1.8,
      },
      {
        code: '1250',
        width: 450,
        height: 1650,
        depth: 92,
        weight: 20.2,
        power: 1250,
        price: 579,
        eco: 1.8,
      },
      {
        code: '1500',
        width: 500,
        height: 1750,
        depth: 92,
        weight: 23.6,
        power: 1500,
        price: 619,
        eco: 1.8,
      },
    ],
    texts: {
      fr: {
        slug: 'montant',
        name: 'Montant',
        subtitle: 'Radiateur vertical à fluide, fixé sur un seul montant',
        lead: 'Ses trois vis sont sur une même verticale : elles tombent dans un seul montant de cloison. Pour les maisons à ossature, les extensions, les combles doublés de plâtre.',
        story: {
          title: 'Chercher le bois, le trouver',
          text: 'Dans une cloison, le bois revient tous les soixante centimètres et jamais où il faut. Un radiateur tenu par quatre coins en manque deux. Montant porte son rail au milieu du dos, coulissant de 120 mm à droite comme à gauche : on visse dans le montant, puis on centre l’appareil où l’on veut. Un niveau à bulle est incorporé au rail et y reste.',
        },
        points: [
          {
            title: 'L’aimant est fourni',
            text: 'Il repère les vis des plaques, donc le montant, sans détecteur à acheter.',
          },
          {
            title: 'Éprouvé à trois fois son poids',
            text: 'Le rail a tenu cette charge une journée, dans un sapin de 45 mm, sans prendre de jeu.',
          },
          {
            title: 'Le câble suit le rail',
            text: 'Il descend derrière l’appareil jusqu’au pied, ou rejoint une boîte à mi-hauteur.',
          },
        ],
        description:
          'Montant, radiateur vertical à inertie fluide pour cloisons légères : trois vis sur une même ligne, rail coulissant, de 750 à 1 500 W, trois teintes.',
      },
      en: {
        slug: 'montant',
        name: 'Montant',
        subtitle: 'Vertical fluid radiator fixed to a single stud',
        lead: 'Three screws on one vertical line, so that all of them find the same stud. For timber-frame houses, extensions and lofts lined with plasterboard.',
        story: {
          title: 'Finding the timber',
          text: 'In a partition the timber comes every sixty centimetres and never where it is wanted. A radiator held at four corners misses two of them. Montant carries its rail down the middle of its back, free to slide 120 mm either way: screw to the stud, then centre the radiator where you want it. A spirit level is built into the rail, and stays there.',
        },
        points: [
          {
            title: 'A magnet in the box',
            text: 'It finds the plasterboard screws, and so the stud, with no detector to buy.',
          },
          {
            title: 'Tested at three times its weight',
            text: 'The rail bore that load for a day, in 45 mm softwood, without working loose.',
          },
          {
            title: 'Cable along the rail',
            text: 'It drops behind the radiator to the foot, or meets a box halfway up.',
          },
        ],
        description:
          'Montant, a vertical fluid-inertia radiator for light partitions: three screws in one line, a sliding rail, from 750 to 1,500 W, three colours.',
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
          fr: 'Tubes d’acier plats, fluide scellé à vie',
          en: 'Flat steel tubes, fluid sealed for life',
        },
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
        label: { fr: 'Fixation', en: 'Fixing' },
        value: {
          fr: 'Trois vis sur une verticale, rail coulissant ± 120 mm',
          en: 'Three screws in line, rail sliding ± 120 mm',
        },
      },
    ],
    goesWith: ['volige', 'jalousie', 'tasseau', 'arcade'],
  },
];
