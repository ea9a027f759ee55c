import type { DemoProduct } from '../product-record.ts';

export const OTHER_AIR_CONDITIONERS: DemoProduct[] = [
  {
    key: 'patio',
    reference: 'AT-PTI',
    type: 'climatiseur-split',
    design: 'split-outdoor',
    categories: ['multi-splits'],
    controls: ['application'],
    mounting: ['exterieure'],
    colours: ['blanc', 'anthracite'],
    floorDistance: 100,
    guarantee: 5,
    models: [
      {
        code: '4000',
        width: 800,
        height: 555,
        depth: 300,
        weight: 34,
        power: 4000,
        surface: [32, 40],
        price: 1790,
        eco: 9,
      },
      {
        code: '5200',
        width: 845,
        height: 640,
        depth: 325,
        weight: 43,
        power: 5200,
        surface: [42, 52],
        price: 2190,
        eco: 10,
      },
      {
        code: '6800',
        width: 890,
        height: 710,
        depth: 345,
        weight: 55,
        power: 6800,
        surface: [54, 68],
        price: 2790,
        eco: 11,
      },
    ],
    texts: {
      fr: {
        slug: 'patio',
        name: 'Patio',
        subtitle: 'Unité extérieure multi-split, deux ou trois pièces',
        lead: 'Une unité dehors, deux ou trois pièces fraîches dedans : un seul support, une seule ligne électrique. Pour les maisons dont la façade sur rue ne doit rien montrer.',
        story: {
          title: 'Le voisin d’abord',
          text: 'De 22 h à 7 h, la réglementation française n’admet chez le voisin que 3 dB(A) de plus que le bruit ambiant. Patio a donc un mode nuit : à 22 h, l’hélice tombe à 480 tours par minute et le niveau, à un mètre, descend à 41 dB(A). Le compresseur à double rotor repose sur des ressorts, dans un caisson garni de feutre. La puissance baisse d’un cinquième ; dans une chambre, la nuit, elle suffit.',
        },
        points: [
          {
            title: 'On mélange les unités intérieures',
            text: 'Ombre, Auvent, Pergola ou Tonnelle : chaque pièce a la sienne, et garde son propre réglage.',
          },
          {
            title: 'Soixante mètres de tube',
            text: 'C’est le total admis pour le modèle 6800, avec quinze mètres de dénivelé.',
          },
          {
            title: 'Un seul mode à la fois',
            text: 'Toutes les pièces refroidissent, ou toutes chauffent : avec une seule unité, on ne fait pas les deux à la fois.',
          },
        ],
        description:
          'Patio, unité extérieure multi-split réversible pour deux ou trois pièces, 4 000 à 6 800 W, classe A++ en froid, 41 dB(A) la nuit à un mètre.',
      },
      en: {
        slug: 'patio',
        name: 'Patio',
        subtitle: 'Multi-split outdoor unit, two or three rooms',
        lead: 'One unit outside, two or three cool rooms within: a single bracket and a single electrical circuit. For houses whose street front should show nothing.',
        story: {
          title: 'The neighbour first',
          text: 'Between 10 pm and 7 am, French rules allow no more than 3 dB(A) above the background noise at the neighbour’s. So Patio has a night mode: at ten the fan drops to 480 revolutions a minute and the level, at one metre, to 41 dB(A). The twin-rotor compressor rests on springs, in a casing lined with felt. Output falls by a fifth, and in a bedroom at night what remains is enough.',
        },
        points: [
          {
            title: 'Indoor units may be mixed',
            text: 'Ombre, Auvent, Pergola or Tonnelle: each room has its own, with its own setting.',
          },
          {
            title: 'Sixty metres of pipe',
            text: 'That is the total allowed on the 6800, with a rise of fifteen metres.',
          },
          {
            title: 'One mode at a time',
            text: 'Every room cools or every room heats: a single unit cannot do both at the same time.',
          },
        ],
        description:
          'Patio, a reversible multi-split outdoor unit for two or three rooms, 4,000 to 6,800 W, class A++ for cooling, 41 dB(A) by night at one metre.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, ligne dédiée', en: '230 V, 50 Hz, dedicated circuit' },
      },
      {
        label: { fr: 'Fluide frigorigène', en: 'Refrigerant' },
        value: {
          fr: 'R32 (PRP 675), 0,95 à 1,60 kg selon la puissance',
          en: 'R32 (GWP 675), 0.95 to 1.60 kg depending on output',
        },
      },
      {
        label: { fr: 'Liaisons', en: 'Pipework' },
        value: {
          fr: 'Deux départs (4000), trois départs (5200 et 6800)',
          en: 'Two ports (4000), three ports (5200 and 6800)',
        },
      },
      {
        label: { fr: 'Fonctionnement', en: 'Operating range' },
        value: {
          fr: 'Chaud de −15 à 24 °C, froid de −10 à 46 °C',
          en: 'Heating −15 to 24 °C, cooling −10 to 46 °C',
        },
      },
      {
        label: { fr: 'Fourniture', en: 'Supplied' },
        value: {
          fr: 'Unité extérieure seule, plots antivibratiles',
          en: 'Outdoor unit only, anti-vibration mounts',
        },
      },
      {
        label: { fr: 'Pose', en: 'Installation' },
        value: {
          fr: 'Par un professionnel titulaire d’une attestation de capacité',
          en: 'By a professional certified to handle refrigerants',
        },
      },
    ],
    goesWith: ['ombre', 'auvent', 'pergola', 'tonnelle'],
  },
  {
    key: 'claire-voie',
    reference: 'AT-CLV',
    type: 'climatiseur-split',
    design: 'split-outdoor',
    categories: ['multi-splits'],
    controls: ['application'],
    mounting: ['exterieure'],
    colours: ['blanc', 'anthracite', 'lin'],
    floorDistance: 100,
    guarantee: 5,
    models: [
      {
        code: '8000',
        width: 950,
        height: 840,
        depth: 350,
        weight: 62,
        power: 8000,
        surface: [64, 80],
        price: 3190,
        eco: 11,
      },
      {
        code: '10000',
        width: 980,
        height: 990,
        depth: 370,
        weight: 74,
        power: 10000,
        surface: [80, 100],
        price: 3590,
        eco: 12,
      },
    ],
    texts: {
      fr: {
        slug: 'claire-voie',
        name: 'Claire-voie',
        subtitle: 'Unité extérieure multi-split, quatre ou cinq pièces',
        lead: 'Quatre ou cinq pièces sur une seule unité, et une grille de façade qui se démonte pour être peinte au ton du mur. Pour les copropriétés et le bord de mer.',
        story: {
          title: 'Le sel et le règlement',
          text: 'Deux choses usent une unité extérieure : l’air marin et l’assemblée des copropriétaires. Contre le premier, l’échangeur reçoit une résine époxy, la visserie est en inox et les brasures sont vernies ; l’appareil est prévu pour une pose à 300 m du rivage. Pour la seconde, la grille se démonte à la main et part chez le peintre avec la référence de l’enduit. Elle revient une semaine plus tard ; l’unité, pendant ce temps, a fonctionné.',
        },
        points: [
          {
            title: 'Dans un renfoncement',
            text: '100 mm derrière, 200 au-dessus, la face libre : elle tient au fond d’un balcon.',
          },
          {
            title: 'Une bague par départ',
            text: 'Sa couleur est la même que sur l’unité intérieure : on ne confond pas les tubes de deux chambres.',
          },
          {
            title: 'Une visite tous les deux ans',
            text: 'C’est la règle en France entre 4 et 70 kW ; tout s’atteint par le capot de droite.',
          },
        ],
        description:
          'Claire-voie, unité extérieure multi-split réversible pour quatre ou cinq pièces, 8 000 ou 10 000 W, classe A++ en froid, protégée de l’air marin.',
      },
      en: {
        slug: 'claire-voie',
        name: 'Claire-voie',
        subtitle: 'Multi-split outdoor unit, four or five rooms',
        lead: 'Four or five rooms on a single unit, with a front grille that comes off to be painted the colour of the wall. For blocks of flats and for the coast.',
        story: {
          title: 'Salt and the co-owners’ meeting',
          text: 'Two things wear out an outdoor unit: sea air and the co-owners’ meeting. Against the first, the exchanger is coated in epoxy, the screws are stainless and the brazed joints varnished; the unit is rated for use 300 m from the shore. For the second, the grille comes off by hand and goes to the painter with the colour reference of the render. It is back within a week, and the unit has been running meanwhile.',
        },
        points: [
          {
            title: 'Into a recess',
            text: '100 mm behind, 200 above, the front clear: it fits at the back of a balcony.',
          },
          {
            title: 'A ring to each port',
            text: 'Its colour is repeated on the indoor unit, so that the pipes of two bedrooms are not mixed up.',
          },
          {
            title: 'A visit every two years',
            text: 'That is the rule in France from 4 to 70 kW; everything is within reach behind the right-hand cover.',
          },
        ],
        description:
          'Claire-voie, a reversible multi-split outdoor unit for four or five rooms, 8,000 or 10,000 W, class A++ for cooling, protected against sea air.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, ligne dédiée', en: '230 V, 50 Hz, dedicated circuit' },
      },
      {
        label: { fr: 'Fluide frigorigène', en: 'Refrigerant' },
        value: { fr: 'R32 (PRP 675), 2,10 ou 2,40 kg', en: 'R32 (GWP 675), 2.10 or 2.40 kg' },
      },
      {
        label: { fr: 'Liaisons', en: 'Pipework' },
        value: {
          fr: 'Quatre départs (8000) ou cinq (10000), 75 m au plus',
          en: 'Four ports (8000) or five (10000), 75 m at most',
        },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: {
          fr: 'Tôle galvanisée, poudre polyester, échangeur époxy',
          en: 'Galvanised sheet, polyester powder, epoxy exchanger',
        },
      },
      {
        label: { fr: 'Fourniture', en: 'Supplied' },
        value: { fr: 'Unité extérieure seule, grille amovible', en: 'Outdoor unit only, removable grille' },
      },
      {
        label: { fr: 'Pose', en: 'Installation' },
        value: {
          fr: 'Par un professionnel titulaire d’une attestation de capacité',
          en: 'By a professional certified to handle refrigerants',
        },
      },
    ],
    goesWith: ['pergola', 'auvent', 'ombre', 'tonnelle'],
  },
  {
    key: 'loggia',
    reference: 'AT-LOG',
    type: 'climatiseur-gainable',
    design: 'ducted',
    categories: ['ducted-monobloc'],
    controls: ['application', 'programmation'],
    mounting: ['plafond', 'encastree'],
    colours: ['blanc'],
    floorDistance: 2300,
    guarantee: 5,
    models: [
      {
        code: '3500',
        width: 750,
        height: 200,
        depth: 700,
        weight: 19,
        power: 3500,
        airflow: 620,
        surface: [28, 35],
        price: 2490,
        eco: 9,
      },
      {
        code: '5000',
        width: 950,
        height: 200,
        depth: 700,
        weight: 24,
        power: 5000,
        airflow: 880,
        surface: [40, 50],
        price: 2990,
        eco: 10,
      },
      {
        code: '7000',
        width: 1150,
        height: 245,
        depth: 700,
        weight: 31,
        power: 7000,
        airflow: 1180,
        surface: [56, 70],
        price: 3790,
        eco: 11,
      },
    ],
    texts: {
      fr: {
        slug: 'loggia',
        name: 'Loggia',
        subtitle: 'Climatiseur gainable pour faux plafond',
        lead: '200 mm de haut jusqu’à 5 000 W, dans le faux plafond d’un couloir : l’air arrive aux chambres par des grilles, l’appareil ne se voit pas. Pour les rénovations où l’on refait les plafonds de toute façon.',
        story: {
          title: 'Un couloir suffit',
          text: 'Un couloir a ce que les chambres n’ont pas : un plafond que personne ne regarde, et toutes les portes autour. Loggia s’y suspend par quatre tiges et pousse l’air dans deux à six gaines de 160 mm. À la mise en route, le ventilateur mesure la résistance du réseau et se cale entre 10 et 150 Pa ; une gaine un peu longue ne prive pas la chambre du fond. Chaque bouche peut se fermer séparément.',
        },
        points: [
          {
            title: 'La trappe se prévoit',
            text: '600 × 600 mm, à l’aplomb du filtre et de la carte : dessinez-la avant de visser les plaques.',
          },
          {
            title: 'L’eau remonte',
            text: 'Une pompe relève les condensats de 700 mm ; l’évacuation se passe de pente dans le plafond.',
          },
          {
            title: 'Un mètre qui vaut 6 dB(A)',
            text: 'C’est la gaine isolée à poser sur la reprise d’air ; elle est dans le carton.',
          },
        ],
        description:
          'Loggia, climatiseur gainable réversible pour faux plafond, 3 500 à 7 000 W, 200 mm de haut, deux à six gaines, classe A++ en froid, application.',
      },
      en: {
        slug: 'loggia',
        name: 'Loggia',
        subtitle: 'Ducted air conditioner for false ceilings',
        lead: '200 mm high up to 5,000 W, above the ceiling of a corridor: air reaches the bedrooms through grilles and the unit is not seen. For renovations where the ceilings are coming down anyway.',
        story: {
          title: 'A corridor is enough',
          text: 'A corridor has what bedrooms lack: a ceiling nobody looks at, with every door around it. Loggia hangs there from four rods and pushes air into two to six ducts of 160 mm. At first start its fan measures the resistance of the ductwork and settles between 10 and 150 Pa, so that one long run does not starve the end bedroom. Each outlet can be closed separately.',
        },
        points: [
          {
            title: 'Plan the hatch',
            text: '600 × 600 mm, directly below the filter and the board: draw it before the plasterboard goes up.',
          },
          {
            title: 'Water is pumped up',
            text: 'A pump lifts the condensate 700 mm, and the drain needs no fall above the ceiling.',
          },
          {
            title: 'One metre worth 6 dB(A)',
            text: 'It is the insulated duct to fit on the return, and it comes in the box.',
          },
        ],
        description:
          'Loggia, a reversible ducted air conditioner for false ceilings, 3,500 to 7,000 W, from 200 mm high, two to six ducts, class A++ for cooling.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, ligne dédiée', en: '230 V, 50 Hz, dedicated circuit' },
      },
      {
        label: { fr: 'Fluide frigorigène', en: 'Refrigerant' },
        value: {
          fr: 'R32 (PRP 675), 0,95 à 1,60 kg selon la puissance',
          en: 'R32 (GWP 675), 0.95 to 1.60 kg depending on output',
        },
      },
      {
        label: { fr: 'Réseau d’air', en: 'Ductwork' },
        value: {
          fr: 'Deux à six gaines de 160 mm, 10 à 150 Pa',
          en: 'Two to six 160 mm ducts, 10 to 150 Pa',
        },
      },
      {
        label: { fr: 'Connexion', en: 'Connection' },
        value: {
          fr: 'Wi-Fi 2,4 GHz, application Âtre, commande murale',
          en: 'Wi-Fi 2.4 GHz, Âtre app, wall control',
        },
      },
      {
        label: { fr: 'Fourniture', en: 'Supplied' },
        value: {
          fr: 'Unités intérieure et extérieure, pompe de relevage',
          en: 'Indoor and outdoor units, condensate pump',
        },
      },
      {
        label: { fr: 'Pose', en: 'Installation' },
        value: {
          fr: 'Par un professionnel titulaire d’une attestation de capacité',
          en: 'By a professional certified to handle refrigerants',
        },
      },
    ],
    goesWith: ['marquise', 'auvent', 'pergola', 'meridienne'],
  },
  {
    key: 'marquise',
    reference: 'AT-MQS',
    type: 'climatiseur-monobloc',
    design: 'monobloc',
    categories: ['ducted-monobloc'],
    isNew: true,
    controls: ['application', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'anthracite'],
    floorDistance: 150,
    guarantee: 3,
    models: [
      {
        code: '2000',
        width: 1000,
        height: 555,
        depth: 165,
        weight: 41,
        power: 2000,
        airflow: 380,
        surface: [16, 20],
        price: 1890,
        eco: 9,
      },
      {
        code: '2700',
        width: 1080,
        height: 575,
        depth: 165,
        weight: 47,
        power: 2700,
        airflow: 450,
        surface: [22, 27],
        price: 2290,
        eco: 9,
      },
    ],
    texts: {
      fr: {
        slug: 'marquise',
        name: 'Marquise',
        subtitle: 'Climatiseur monobloc sans unité extérieure',
        lead: 'Aucune unité en façade : deux trous de 160 mm, deux grilles, et tout le reste est dans la pièce. Pour les centres anciens et les copropriétés qui ont dit non.',
        story: {
          title: 'Le prix d’une façade intacte',
          text: 'Compresseur, échangeurs et ventilateurs tiennent dans 165 mm d’épaisseur, contre un mur qui donne dehors. L’air extérieur entre par un trou et sort par l’autre ; l’eau condensée s’évapore sur l’échangeur chaud. Tout cela s’entend plus qu’un split : 29 dB(A) à 1 m au plus bas, 41 au plus haut. Pour un bureau ou un séjour, nous la conseillons ; pour une chambre, venez l’écouter d’abord.',
        },
        points: [
          {
            title: 'Percé de l’intérieur',
            text: 'Les grilles sont souples et se déplient dehors, à travers le trou : pas d’échafaudage.',
          },
          {
            title: 'Scellé à l’usine',
            text: 'Le circuit arrive chargé ; personne n’a de fluide à manipuler chez vous.',
          },
          {
            title: 'Murs de 150 à 600 mm',
            text: 'Les manchons se coupent à l’épaisseur ; donnez-leur 1 % de pente vers la rue.',
          },
        ],
        description:
          'Marquise, climatiseur monobloc réversible sans unité extérieure, 2 000 ou 2 700 W, deux percements de 160 mm, classe A+ en froid, deux teintes.',
      },
      en: {
        slug: 'marquise',
        name: 'Marquise',
        subtitle: 'Monobloc air conditioner, no outdoor unit',
        lead: 'No unit on the façade: two holes of 160 mm, two grilles, and everything else is in the room. For old town centres and for co-owners who have said no.',
        story: {
          title: 'The price of a clean façade',
          text: 'Compressor, exchangers and fans fit into a depth of 165 mm, against a wall that faces outdoors. Outside air comes in at one hole and leaves by the other; condensed water evaporates on the hot exchanger. All this is louder than a split: 29 dB(A) at 1 m at the lowest, 41 at the highest. For a study or a sitting room we recommend it; for a bedroom, come and listen first.',
        },
        points: [
          {
            title: 'Drilled from inside',
            text: 'The grilles are flexible and open out through the hole: no scaffolding.',
          },
          {
            title: 'Sealed at the factory',
            text: 'The circuit arrives charged, and nobody handles refrigerant in your house.',
          },
          {
            title: 'Walls of 150 to 600 mm',
            text: 'The sleeves are cut to the thickness; give them a 1% fall towards the street.',
          },
        ],
        description:
          'Marquise, a reversible monobloc air conditioner with no outdoor unit, 2,000 or 2,700 W, two 160 mm holes, class A+ for cooling, in two colours.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, ligne dédiée de 16 A', en: '230 V, 50 Hz, dedicated 16 A circuit' },
      },
      {
        label: { fr: 'Fluide frigorigène', en: 'Refrigerant' },
        value: {
          fr: 'R32 (PRP 675), 0,45 ou 0,56 kg, circuit scellé',
          en: 'R32 (GWP 675), 0.45 or 0.56 kg, sealed circuit',
        },
      },
      {
        label: { fr: 'Pose', en: 'Installation' },
        value: {
          fr: 'Deux carottages de 160 mm, entraxe 320 mm',
          en: 'Two 160 mm core holes, 320 mm centres',
        },
      },
      {
        label: { fr: 'Connexion', en: 'Connection' },
        value: {
          fr: 'Wi-Fi 2,4 GHz, application Âtre, télécommande',
          en: 'Wi-Fi 2.4 GHz, Âtre app, remote control',
        },
      },
    ],
    goesWith: ['loggia', 'tonnelle', 'ombre', 'sentinelle'],
  },
];
