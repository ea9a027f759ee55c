import type { DemoProduct } from '../product-record.ts';

export const GAS_RADIATORS: DemoProduct[] = [
  {
    key: 'tison',
    reference: 'AT-TIS',
    type: 'radiateur-gaz',
    design: 'gas-radiator',
    categories: ['gas-balanced-flue'],
    controls: [],
    mounting: ['murale'],
    colours: ['anthracite', 'blanc', 'noir'],
    floorDistance: 120,
    guarantee: 3,
    models: [
      {
        code: '2000',
        width: 480,
        height: 600,
        depth: 220,
        weight: 21,
        power: 2000,
        price: 949,
        eco: 1.8,
      },
      {
        code: '2500',
        width: 540,
        height: 600,
        depth: 220,
        weight: 24,
        power: 2500,
        price: 1029,
        eco: 1.8,
      },
      {
        code: '3500',
        width: 640,
        height: 640,
        depth: 230,
        weight: 29.5,
        power: 3500,
        price: 1149,
        eco: 2.4,
      },
    ],
    texts: {
      fr: {
        slug: 'tison',
        name: 'Tison',
        subtitle: 'Radiateur à gaz à ventouse, sans électricité',
        lead: 'Pas de prise, pas de pile : une veilleuse à allumage piézo et un thermostat à bulbe. Tison chauffe un chalet ou un refuge les soirs où le courant manque.',
        story: {
          title: 'Un thermostat sans électricité',
          text: 'Un bulbe se dilate, pousse un soufflet, ferme la vanne : le principe a cent ans et n’a jamais eu besoin de mise à jour. Le brûleur est en inox, la chambre étanche, l’air vient du dehors par le conduit qui emporte les fumées. Un hublot de 90 mm laisse voir si la flamme brûle. Au propane, une bouteille de 13 kg donne au modèle de 2 500 W environ 55 heures de pleine puissance.',
        },
        points: [
          {
            title: 'Gaz naturel ou propane',
            text: 'Les injecteurs des deux gaz sont livrés ; l’installateur monte les bons et colle l’étiquette.',
          },
          {
            title: 'Un trou de 150 mm',
            text: 'La ventouse traverse de 180 à 500 mm de maçonnerie et se passe de cheminée.',
          },
          {
            title: 'Sept repères et zéro',
            text: 'De 8 à 28 °C, sur un bouton émaillé que l’on tourne avec des gants.',
          },
        ],
        description:
          'Tison, radiateur à gaz à ventouse sans électricité, gaz naturel ou propane : de 2 000 à 3 500 W, allumage piézo, pour chalets et refuges.',
      },
      en: {
        slug: 'tison',
        name: 'Tison',
        subtitle: 'Balanced-flue gas radiator, no electricity needed',
        lead: 'No socket and no battery: a piezo-lit pilot and a liquid-filled thermostat. Tison keeps a chalet or a mountain hut warm on evenings when the power fails.',
        story: {
          title: 'A thermostat without electricity',
          text: 'A bulb expands, pushes a bellows and closes the valve: the principle is a century old and has never needed an update. The burner is stainless, the chamber sealed, and air comes in by the duct that takes the fumes out. A 90 mm porthole shows whether the flame is lit. On propane, a 13 kg cylinder gives the 2,500 W size about 55 hours at full output.',
        },
        points: [
          {
            title: 'Natural gas or propane',
            text: 'Both sets of jets are supplied. The installer fits the right pair and sticks on the label.',
          },
          {
            title: 'One 150 mm hole',
            text: 'The flue passes through 180 to 500 mm of masonry and needs no chimney.',
          },
          {
            title: 'Seven marks and zero',
            text: 'From 8 to 28 °C, on an enamelled knob you can turn with gloves on.',
          },
        ],
        description:
          'Tison, a balanced-flue gas radiator that needs no electricity, for natural gas or propane: from 2,000 to 3,500 W, piezo ignition, for chalets.',
      },
    },
    technical: [
      {
        label: { fr: 'Gaz', en: 'Gas' },
        value: {
          fr: 'Naturel (G20) ou propane (G31), injecteurs livrés',
          en: 'Natural (G20) or propane (G31), jets supplied',
        },
      },
      {
        label: { fr: 'Évacuation', en: 'Flue' },
        value: {
          fr: 'Ventouse murale, traversée de 180 à 500 mm',
          en: 'Balanced wall flue, walls of 180 to 500 mm',
        },
      },
      {
        label: { fr: 'Raccordement', en: 'Gas inlet' },
        value: { fr: 'Mâle 15/21, par le bas', en: '1/2 inch male, from below' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Burner and exchanger' },
        value: {
          fr: 'Échangeur d’acier émaillé, brûleur inox',
          en: 'Enamelled steel exchanger, stainless burner',
        },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Émail cuit à 820 °C', en: 'Enamel fired at 820 °C' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Thermostat à bulbe, 8 à 28 °C, allumage piézo',
          en: 'Liquid thermostat, 8 to 28 °C, piezo ignition',
        },
      },
    ],
    goesWith: ['cremaillere', 'banquette', 'chenet'],
  },
  {
    key: 'chenet',
    reference: 'AT-CHN',
    type: 'radiateur-gaz',
    design: 'gas-radiator',
    categories: ['gas-open-flue'],
    controls: ['programmation'],
    mounting: ['murale'],
    colours: ['anthracite', 'noir'],
    floorDistance: 100,
    guarantee: 3,
    models: [
      {
        code: '3500',
        width: 620,
        height: 680,
        depth: 260,
        weight: 41,
        power: 3500,
        price: 1190,
        eco: 3,
      },
      {
        code: '4200',
        width: 700,
        height: 680,
        depth: 260,
        weight: 46,
        power: 4200,
        price: 1290,
        eco: 3,
      },
      {
        code: '5000',
        width: 780,
        height: 680,
        depth: 260,
        weight: 51,
        power: 5000,
        price: 1390,
        eco: 3.6,
      },
    ],
    texts: {
      fr: {
        slug: 'chenet',
        name: 'Chenet',
        subtitle: 'Radiateur à gaz sur conduit, échangeur en fonte',
        lead: 'Il reprend le conduit d’une cheminée que l’on n’allume plus. Un échangeur de fonte de 11 kg, une vitre, 3 500 à 5 000 W pour le rez-de-chaussée d’une maison ancienne.',
        story: {
          title: 'Devant l’ancien foyer',
          text: 'Les chenets portaient les bûches ; celui-ci occupe leur place, devant le tablier fermé. La fonte est nervurée côté feu et lisse côté pièce, si bien qu’elle prend vite la chaleur et la rend lentement. Un coupe-tirage empêche le vent d’aspirer la chaleur ; une sonde arrête tout en vingt secondes si les fumées refluent. Avant la pose, le conduit doit être ramoné, vérifié et tubé s’il le faut.',
        },
        points: [
          {
            title: 'Deux piles, une saison',
            text: 'Elles alimentent l’allumage et le programme de la semaine ; on les change en octobre.',
          },
          {
            title: 'L’air doit entrer',
            text: 'Une grille de 100 cm² dans la même pièce est obligatoire et se vérifie avant le devis.',
          },
          {
            title: 'Départ de 125 mm',
            text: 'Par le dessus ou par l’arrière, selon la hauteur du manteau de cheminée.',
          },
        ],
        description:
          'Chenet, radiateur à gaz sur conduit de fumée, échangeur de fonte de 11 kg, gaz naturel ou propane : trois tailles de 3 500 à 5 000 W.',
      },
      en: {
        slug: 'chenet',
        name: 'Chenet',
        subtitle: 'Chimney-flue gas radiator with a cast-iron exchanger',
        lead: 'It takes over the flue of a fireplace that is no longer lit. An 11 kg cast-iron exchanger, a window, and 3,500 to 5,000 W for the ground floor of an old house.',
        story: {
          title: 'In front of the old hearth',
          text: 'Firedogs held the logs; this stands in their place, before a closed-off hearth. The iron is ribbed on the fire side and smooth towards the room, so it takes heat fast and gives it slowly. A draught diverter keeps the wind from drawing warmth up the flue; a probe shuts everything down within twenty seconds if the fumes spill back. The chimney must first be swept, checked and, if need be, lined.',
        },
        points: [
          {
            title: 'Two batteries, one season',
            text: 'They power the ignition and the weekly programme, and are changed in October.',
          },
          {
            title: 'Air must come in',
            text: 'A 100 cm² grille in the same room is required, and is checked before any quotation.',
          },
          {
            title: 'A 125 mm spigot',
            text: 'Out through the top or the back, to suit the height of the mantelpiece.',
          },
        ],
        description:
          'Chenet, a chimney-flue gas radiator with an 11 kg cast-iron exchanger, for natural gas or propane: three sizes from 3,500 to 5,000 W.',
      },
    },
    technical: [
      {
        label: { fr: 'Gaz', en: 'Gas' },
        value: { fr: 'Naturel (G20) ou propane (G31)', en: 'Natural (G20) or propane (G31)' },
      },
      {
        label: { fr: 'Évacuation', en: 'Flue' },
        value: {
          fr: 'Conduit de fumée, départ de 125 mm, dessus ou arrière',
          en: 'Chimney, 125 mm spigot, top or back',
        },
      },
      {
        label: { fr: 'Amenée d’air', en: 'Air supply' },
        value: { fr: 'Grille de 100 cm² dans la pièce', en: '100 cm² grille in the room' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Burner and exchanger' },
        value: { fr: 'Échangeur de fonte, 11 kg', en: 'Cast-iron exchanger, 11 kg' },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Tôle d’acier, peinture haute température', en: 'Sheet steel, high-temperature paint' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: { fr: 'Programme hebdomadaire, deux piles LR20', en: 'Weekly programme, two D cells' },
      },
      {
        label: { fr: 'Sécurité', en: 'Safety' },
        value: { fr: 'Sonde anti-refoulement, 20 s', en: 'Spillage probe, 20 s' },
      },
    ],
    goesWith: ['landier', 'colombage', 'tison'],
  },
  {
    key: 'cremaillere',
    reference: 'AT-CRE',
    type: 'radiateur-gaz',
    design: 'gas-radiator',
    categories: ['gas-balanced-flue'],
    controls: ['programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'anthracite', 'noir'],
    floorDistance: 120,
    guarantee: 3,
    models: [
      {
        code: '2500',
        width: 560,
        height: 620,
        depth: 235,
        weight: 25,
        power: 2500,
        price: 1190,
        eco: 1.8,
      },
      {
        code: '3500',
        width: 660,
        height: 620,
        depth: 235,
        weight: 29.5,
        power: 3500,
        price: 1290,
        eco: 2.4,
      },
      {
        code: '4500',
        width: 760,
        height: 660,
        depth: 245,
        weight: 35,
        power: 4500,
        price: 1420,
        eco: 2.4,
      },
      {
        code: '5000',
        width: 820,
        height: 660,
        depth: 245,
        weight: 38,
        power: 5000,
        price: 1490,
        eco: 3,
      },
    ],
    texts: {
      fr: {
        slug: 'cremaillere',
        name: 'Crémaillère',
        subtitle: 'Radiateur à gaz à ventouse, flamme modulante',
        lead: 'La flamme monte et descend par huit crans, comme la marmite sur sa crémaillère. De 900 W à la pleine puissance, sans s’éteindre entre les deux.',
        story: {
          title: 'Petit feu, longtemps',
          text: 'Un radiateur à gaz qui ne fait que s’allumer et s’éteindre perd à chaque départ ce qu’il gagne à chaque arrêt. Une vanne pas à pas dose ici le gaz selon l’écart à la consigne ; de novembre à mars, elle reste le plus souvent aux deux premiers crans. Le conduit est télescopique, de 200 à 600 mm, sans coupe. L’appareil demande une prise de 230 V et en tire 12 W.',
        },
        points: [
          {
            title: 'Par demi-heures',
            text: 'Le programme compte quarante-huit cases par jour ; une dérogation s’annule seule à minuit.',
          },
          {
            title: 'Réseau ou citerne',
            text: 'Gaz naturel G20, propane G31 : la conversion se fait sur place, en une heure.',
          },
          {
            title: 'Une vitre qui se lave',
            text: 'Elle se déclipse à froid et passe à l’eau ; le joint est donné pour dix ans.',
          },
        ],
        description:
          'Crémaillère, radiateur à gaz à ventouse, flamme modulante à huit crans, gaz naturel ou propane : de 2 500 à 5 000 W, programmable.',
      },
      en: {
        slug: 'cremaillere',
        name: 'Crémaillère',
        subtitle: 'Balanced-flue gas radiator with a modulating flame',
        lead: 'Its flame rises and falls in eight steps, the way a pot was raised and lowered over the hearth. From 900 W to full output without going out in between.',
        story: {
          title: 'A low fire, for longer',
          text: 'A gas radiator that only switches on and off loses at each lighting what it saved by stopping. Here a stepper valve meters the gas by how far the room is from its setting, and from November to March it stays mostly on the lowest two steps. The flue is telescopic, from 200 to 600 mm with no cutting. It needs a 230 V socket and draws 12 W from it.',
        },
        points: [
          {
            title: 'By the half-hour',
            text: 'The programme has forty-eight slots a day, and an override lapses at midnight.',
          },
          {
            title: 'Mains gas or tank',
            text: 'Natural gas G20, propane G31: conversion is done on site, in an hour.',
          },
          {
            title: 'A washable window',
            text: 'It unclips when cold and goes under the tap. The seal is rated for ten years.',
          },
        ],
        description:
          'Crémaillère, a balanced-flue gas radiator with an eight-step flame, for natural gas or propane: from 2,500 to 5,000 W, programmable.',
      },
    },
    technical: [
      {
        label: { fr: 'Gaz', en: 'Gas' },
        value: { fr: 'Naturel (G20) ou propane (G31)', en: 'Natural (G20) or propane (G31)' },
      },
      {
        label: { fr: 'Évacuation', en: 'Flue' },
        value: { fr: 'Ventouse télescopique, 200 à 600 mm', en: 'Telescopic balanced flue, 200 to 600 mm' },
      },
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, 12 W', en: '230 V, 50 Hz, 12 W' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Burner and exchanger' },
        value: {
          fr: 'Échangeur d’acier aluminié, brûleur modulant',
          en: 'Aluminised steel exchanger, modulating burner',
        },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Tôle d’acier, poudre haute température', en: 'Sheet steel, high-temperature powder' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Électronique, huit crans, programme hebdomadaire',
          en: 'Electronic, eight steps, weekly programme',
        },
      },
    ],
    goesWith: ['tison', 'chenet', 'landier'],
  },
  {
    key: 'landier',
    reference: 'AT-LAN',
    type: 'radiateur-gaz',
    design: 'gas-radiator',
    categories: ['gas-open-flue'],
    controls: [],
    mounting: ['murale'],
    colours: ['anthracite', 'noir'],
    floorDistance: 120,
    guarantee: 3,
    models: [
      {
        code: '4500',
        width: 760,
        height: 700,
        depth: 420,
        weight: 58,
        power: 4500,
        price: 1390,
        eco: 3,
      },
      {
        code: '5200',
        width: 840,
        height: 700,
        depth: 420,
        weight: 64,
        power: 5200,
        price: 1540,
        eco: 3.6,
      },
      {
        code: '6000',
        width: 940,
        height: 700,
        depth: 420,
        weight: 71,
        power: 6000,
        price: 1690,
        eco: 3.6,
      },
    ],
    texts: {
      fr: {
        slug: 'landier',
        name: 'Landier',
        subtitle: 'Radiateur à gaz sur conduit, pour ateliers',
        lead: 'Jusqu’à 6 000 W, un dessus de fonte de 420 mm et trois boutons. Landier chauffe un atelier, une salle de répétition, la pièce commune d’une ferme.',
        story: {
          title: 'Le feu et le bol',
          text: 'Les landiers étaient de grands chenets de cuisine, coiffés d’une corbeille où le bol restait au chaud. Nous avons gardé l’idée : le dessus se tient à 55 °C et porte 15 kg, de quoi garder fluide un pot de colle et chaud le café. Le reste est simplement épais : tôle de 2 mm, émail cuit à 820 °C, plaque murale de 5 mm sur six chevilles.',
        },
        points: [
          {
            title: 'Deux brûleurs',
            text: 'Un seul suffit en automne ; le second a son propre bouton, pour les jours de gel.',
          },
          {
            title: 'L’air est surveillé',
            text: 'Une cellule coupe le gaz avant que la pièce ne manque d’oxygène, et un volet rouge le signale.',
          },
          {
            title: 'Prévu pour la poussière',
            text: 'L’air de combustion traverse un tamis qui se secoue une fois par mois, à la main.',
          },
        ],
        description:
          'Landier, radiateur à gaz sur conduit pour ateliers et grandes pièces, gaz naturel ou propane : 4 500 à 6 000 W, deux brûleurs, dessus de fonte.',
      },
      en: {
        slug: 'landier',
        name: 'Landier',
        subtitle: 'Chimney-flue gas radiator for workshops',
        lead: 'Up to 6,000 W, a cast-iron top 420 mm deep and three knobs. Landier heats a workshop, a rehearsal room, the common room of a farm.',
        story: {
          title: 'A fire and a bowl',
          text: 'Landiers were tall kitchen firedogs, crowned with a basket where a bowl kept warm. The idea survives: the top holds at 55 °C and bears 15 kg, enough to keep a glue pot runny and the coffee hot. The rest is simply thick: 2 mm casing, enamel fired at 820 °C, a 5 mm wall plate on six anchors.',
        },
        points: [
          {
            title: 'Two burners',
            text: 'One is enough in autumn; the other has its own knob, for when it freezes.',
          },
          {
            title: 'The air is monitored',
            text: 'A cell shuts off the gas before the room runs short of oxygen, and a red flag says so.',
          },
          {
            title: 'Made for dusty places',
            text: 'Combustion air goes through a sieve, to be shaken out by hand once a month.',
          },
        ],
        description:
          'Landier, a chimney-flue gas radiator for workshops and large rooms, on natural gas or propane: 4,500 to 6,000 W, two burners, a cast-iron top.',
      },
    },
    technical: [
      {
        label: { fr: 'Gaz', en: 'Gas' },
        value: { fr: 'Naturel (G20) ou propane (G31)', en: 'Natural (G20) or propane (G31)' },
      },
      {
        label: { fr: 'Évacuation', en: 'Flue' },
        value: { fr: 'Conduit de fumée, départ de 139 mm', en: 'Chimney, 139 mm spigot' },
      },
      {
        label: { fr: 'Amenée d’air', en: 'Air supply' },
        value: { fr: 'Grille de 150 cm² dans la pièce', en: '150 cm² grille in the room' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Burner and exchanger' },
        value: { fr: 'Deux brûleurs inox, dessus de fonte', en: 'Two stainless burners, cast-iron top' },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Émail cuit à 820 °C', en: 'Enamel fired at 820 °C' },
      },
      {
        label: { fr: 'Sécurité', en: 'Safety' },
        value: { fr: 'Contrôle d’atmosphère et de refoulement', en: 'Atmosphere and spillage control' },
      },
    ],
    goesWith: ['chenet', 'cremaillere', 'paravent'],
  },
];
