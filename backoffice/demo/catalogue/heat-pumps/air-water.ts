import type { DemoProduct } from '../product-record.ts';

export const AIR_WATER: DemoProduct[] = [
  {
    key: 'bise',
    reference: 'AT-BIS',
    type: 'pompe-a-chaleur-air-eau',
    design: 'heat-pump-one-fan',
    categories: ['monobloc-heat-pumps'],
    isNew: true,
    controls: ['application', 'programmation'],
    mounting: ['exterieure'],
    colours: ['blanc', 'anthracite'],
    floorDistance: 100,
    guarantee: 5,
    models: [
      {
        code: '4',
        width: 1080,
        height: 800,
        depth: 440,
        weight: 82,
        power: 4000,
        surface: [50, 70],
        price: 5290,
        eco: 6.8,
      },
      {
        code: '6',
        width: 1080,
        height: 800,
        depth: 440,
        weight: 87,
        power: 6000,
        surface: [75, 105],
        price: 5890,
        eco: 6.8,
      },
      {
        code: '8',
        width: 1080,
        height: 880,
        depth: 440,
        weight: 99,
        power: 8000,
        surface: [100, 140],
        price: 6690,
        eco: 8.4,
      },
    ],
    texts: {
      fr: {
        slug: 'bise',
        name: 'Bise',
        subtitle: 'Pompe à chaleur monobloc air-eau, R290',
        lead: 'Deux tubes d’eau et un câble traversent le mur, rien d’autre. Bise convient aux maisons de 50 à 140 m² chauffées par le sol ou par des radiateurs à basse température.',
        story: {
          title: 'Un circuit fermé à l’usine',
          text: 'Compresseur, échangeurs et propane tiennent dans un seul caisson, brasé puis éprouvé à l’hélium avant l’expédition. L’installateur n’ouvre jamais le circuit frigorifique : il raccorde l’eau, tire le câble, purge. Sur une dalle déjà sèche, comptez une journée. La charge de propane se limite à 700 grammes, pour un potentiel de réchauffement inférieur à 3, contre 2 088 pour le R410A d’hier.',
        },
        points: [
          {
            title: 'Deux vannes contre le gel',
            text: 'Si le courant manque, elles s’ouvrent à 3 °C et vident les tubes extérieurs avant que l’eau n’y prenne.',
          },
          {
            title: '1 m autour, sans fenêtre',
            text: 'Le propane impose cette distance à toute ouverture, soupirail compris. L’installateur la trace au sol avant de couler la dalle.',
          },
          {
            title: 'Un seul panneau à ouvrir',
            text: 'Filtre, carte et vannes se trouvent du même côté, derrière quatre vis.',
          },
        ],
        description:
          'Bise, pompe à chaleur monobloc air-eau au R290, de 4 à 8 kW, posée en une journée : deux tubes d’eau et un câble à travers le mur.',
      },
      en: {
        slug: 'bise',
        name: 'Bise',
        subtitle: 'Air-to-water monobloc heat pump, R290',
        lead: 'All that crosses the wall is two water pipes and a cable. For homes of 50 to 140 m² with underfloor heating or low-temperature radiators.',
        story: {
          title: 'Sealed before it leaves us',
          text: 'The compressor, both exchangers and the propane share one casing, brazed and helium-tested at the factory. Your installer never opens the refrigerant circuit; the job is water, cable and bleeding, and a day is enough if the slab has set. The charge is 700 grams of propane, with a global warming potential under 3. The R410A of older machines stood at 2,088.',
        },
        points: [
          {
            title: 'It drains rather than freezes',
            text: 'If the power fails, two valves open at 3 °C and empty the outdoor pipes before ice can form.',
          },
          {
            title: 'Keep 1 m clear of windows',
            text: 'Propane calls for that distance from any opening, cellar vents included. The installer marks it out on the ground before pouring the slab.',
          },
          {
            title: 'A single panel to open',
            text: 'Strainer, board and valves are all on the same side, behind four screws.',
          },
        ],
        description:
          'Bise, an R290 air-to-water monobloc heat pump from 4 to 8 kW, fitted in a day: two water pipes and one cable through the wall.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, disjoncteur 16 ou 20 A', en: '230 V, 50 Hz, 16 or 20 A breaker' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'IPX4', en: 'IPX4' },
      },
      {
        label: { fr: 'Fluide frigorigène', en: 'Refrigerant' },
        value: { fr: 'R290, 0,7 kg', en: 'R290, 0.7 kg' },
      },
      {
        label: { fr: 'COP nominal', en: 'Rated COP' },
        value: { fr: '4,9 (air 7 °C, eau 35 °C)', en: '4.9 (air 7 °C, water 35 °C)' },
      },
      {
        label: { fr: 'Plage de fonctionnement', en: 'Operating range' },
        value: { fr: 'De −20 à 35 °C dehors', en: '−20 to 35 °C outdoors' },
      },
      {
        label: { fr: 'Température de départ', en: 'Flow temperature' },
        value: { fr: '65 °C au plus', en: 'Up to 65 °C' },
      },
      {
        label: { fr: 'Raccordements', en: 'Connections' },
        value: { fr: 'Eau G 1 mâle, au dos', en: 'Water G 1 male, at the rear' },
      },
    ],
    goesWith: ['entresol', 'bassin', 'reserve', 'niche'],
  },
  {
    key: 'galerne',
    reference: 'AT-GLN',
    type: 'pompe-a-chaleur-air-eau',
    design: 'heat-pump-one-fan',
    categories: ['monobloc-heat-pumps'],
    controls: ['application', 'programmation'],
    mounting: ['exterieure'],
    colours: ['blanc', 'anthracite'],
    floorDistance: 100,
    guarantee: 5,
    models: [
      {
        code: '5',
        width: 1180,
        height: 960,
        depth: 500,
        weight: 108,
        power: 5000,
        surface: [60, 85],
        price: 6490,
        eco: 8.4,
      },
      {
        code: '7',
        width: 1180,
        height: 960,
        depth: 500,
        weight: 114,
        power: 7000,
        surface: [85, 120],
        price: 7190,
        eco: 8.4,
      },
      {
        code: '9',
        width: 1180,
        height: 1040,
        depth: 500,
        weight: 127,
        power: 9000,
        surface: [110, 155],
        price: 7990,
        eco: 10,
      },
    ],
    texts: {
      fr: {
        slug: 'galerne',
        name: 'Galerne',
        subtitle: 'Pompe à chaleur monobloc silencieuse, R290',
        lead: '38 dB(A) à 1 m, moins de 29 à 3 m. Galerne se pose là où le mur du voisin est proche : cour, lotissement, jardin de ville.',
        story: {
          title: 'Une hélice de 630 mm, lente',
          text: 'Une grande hélice déplace le même air qu’une petite en tournant moins vite : la nôtre reste sous 480 tours par minute. Le compresseur est enfermé dans une seconde boîte, doublée de feutre et portée par six plots. Les tubes qui en sortent font une boucle avant de toucher la tôle. Il reste un souffle, sans la note basse qui passe les murs.',
        },
        points: [
          {
            title: 'La nuit compte à part',
            text: 'En France, un bruit ne doit pas ajouter plus de 3 dB(A) au bruit ambiant du voisinage après 22 h. Le mode nuit retire 3 dB(A) à l’appareil.',
          },
          {
            title: 'Jamais dans un angle',
            text: 'Deux murs qui se rejoignent renvoient le son vers l’avant. Prévoyez 2 m d’écart avec le second.',
          },
          {
            title: 'La boîte se démonte',
            text: 'Quatre crochets libèrent la coque du compresseur pour l’entretien, et le feutre se remet en place sans colle.',
          },
        ],
        description:
          'Galerne, pompe à chaleur monobloc au R290, de 5 à 9 kW, 38 dB(A) à 1 m : hélice lente de 630 mm et compresseur enfermé dans sa propre boîte.',
      },
      en: {
        slug: 'galerne',
        name: 'Galerne',
        subtitle: 'Quiet monobloc heat pump, R290',
        lead: '38 dB(A) at 1 m, under 29 at 3 m. Galerne was designed for courtyards, terraces and small town gardens, where the next wall is never far.',
        story: {
          title: 'A slow 630 mm fan',
          text: 'A wide fan shifts as much air as a narrow one at a lower speed; ours stays below 480 revolutions a minute. The compressor has a box of its own inside the casing, lined with felt and standing on six mounts. Its pipes make a loop before they touch the casing. You hear moving air, without the low hum that travels through masonry.',
        },
        points: [
          {
            title: 'Night has its own rule',
            text: 'French law allows 3 dB(A) above the background noise after 10 pm. Night mode takes 3 dB(A) off the unit.',
          },
          {
            title: 'Stay out of corners',
            text: 'Two walls at right angles throw the sound forward. Leave 2 m to the second one.',
          },
          {
            title: 'The inner box unclips',
            text: 'Release four catches to reach the compressor for servicing; the felt goes back without glue.',
          },
        ],
        description:
          'Galerne, an R290 monobloc heat pump from 5 to 9 kW, 38 dB(A) at 1 m, with a slow 630 mm fan and a compressor boxed on its own.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, disjoncteur 20 A', en: '230 V, 50 Hz, 20 A breaker' },
      },
      {
        label: { fr: 'Fluide frigorigène', en: 'Refrigerant' },
        value: { fr: 'R290, 0,9 kg', en: 'R290, 0.9 kg' },
      },
      {
        label: { fr: 'Ventilateur', en: 'Fan' },
        value: { fr: 'Hélice de 630 mm, 480 tr/min au plus', en: '630 mm blade, 480 rpm at most' },
      },
      {
        label: { fr: 'Température de départ', en: 'Flow temperature' },
        value: { fr: '65 °C au plus', en: 'Up to 65 °C' },
      },
      {
        label: { fr: 'Plage de fonctionnement', en: 'Operating range' },
        value: { fr: 'De −20 à 35 °C dehors', en: '−20 to 35 °C outdoors' },
      },
      {
        label: { fr: 'Raccordements', en: 'Connections' },
        value: { fr: 'Eau G 1 mâle, au dos ou dessous', en: 'Water G 1 male, rear or underside' },
      },
    ],
    goesWith: ['entresol', 'bassin', 'reserve', 'nappe'],
  },
  {
    key: 'ponant',
    reference: 'AT-PNT',
    type: 'pompe-a-chaleur-air-eau',
    design: 'heat-pump-two-fans',
    categories: ['monobloc-heat-pumps'],
    controls: ['application', 'programmation'],
    mounting: ['exterieure'],
    colours: ['blanc', 'anthracite'],
    floorDistance: 100,
    guarantee: 5,
    models: [
      {
        code: '10',
        width: 1200,
        height: 1380,
        depth: 500,
        weight: 148,
        power: 10000,
        surface: [125, 175],
        price: 8890,
        eco: 10.8,
      },
      {
        code: '12',
        width: 1200,
        height: 1380,
        depth: 500,
        weight: 154,
        power: 12000,
        surface: [150, 210],
        price: 9690,
        eco: 10.8,
      },
      {
        code: '14',
        width: 1200,
        height: 1460,
        depth: 500,
        weight: 168,
        power: 14000,
        surface: [175, 245],
        price: 10690,
        eco: 12,
      },
    ],
    texts: {
      fr: {
        slug: 'ponant',
        name: 'Ponant',
        subtitle: 'Pompe à chaleur monobloc haute température, R290',
        lead: '70 °C au départ quand il gèle à −10 °C : de quoi garder les radiateurs de fonte d’une maison ancienne et ne changer que ce qui les chauffe.',
        story: {
          title: 'Les radiateurs restent',
          text: 'Remplacer dix radiateurs, c’est ouvrir dix murs. Ponant produit l’eau que demandent les vôtres, et seulement celle-là : la sonde extérieure abaisse le départ dès que le temps s’adoucit, et l’eau passe l’essentiel de l’hiver sous 50 °C. À cette température, un kilowattheure payé en donne plus de trois. L’installateur règle la courbe le premier hiver, puis n’y revient pas.',
        },
        points: [
          {
            title: 'Un aimant contre les boues',
            text: 'Un vieux réseau charrie de la magnétite. Le filtre magnétique fourni la retient, et se rince en cinq minutes.',
          },
          {
            title: '12 kW sur du monophasé',
            text: 'Le démarrage progressif évite de passer en triphasé jusqu’à ce modèle. Le 14 kW demande du 400 V.',
          },
          {
            title: 'L’isolation d’abord',
            text: 'Si le toit est à refaire, commencez par lui : une pompe à chaleur de la taille inférieure pourra suffire.',
          },
        ],
        description:
          'Ponant, pompe à chaleur monobloc au R290, de 10 à 14 kW, 70 °C au départ par −10 °C, pour maison ancienne à radiateurs de fonte.',
      },
      en: {
        slug: 'ponant',
        name: 'Ponant',
        subtitle: 'High-temperature monobloc heat pump, R290',
        lead: 'Water at 70 °C when it is −10 °C outside: enough to keep the cast-iron radiators of an old house and change only what warms them.',
        story: {
          title: 'The radiators stay',
          text: 'Ten new radiators mean ten walls to make good. Ponant gives yours the water they were sized for, and no hotter than the day requires. An outdoor sensor lowers the flow as the weather eases, so most of the winter is spent below 50 °C, where each kilowatt-hour you pay for becomes more than three. The curve is set once, during the first winter.',
        },
        points: [
          {
            title: 'A magnet against sludge',
            text: 'Old pipework carries magnetite. The magnetic filter supplied catches it, and rinses clean in five minutes.',
          },
          {
            title: '12 kW on single phase',
            text: 'A soft start spares you a three-phase supply up to that size. The 14 kW model does need 400 V.',
          },
          {
            title: 'Insulation first',
            text: 'If the roof needs redoing, start there: a heat pump one size smaller may then be enough.',
          },
        ],
        description:
          'Ponant, an R290 monobloc heat pump from 10 to 14 kW with 70 °C water at −10 °C, for older houses that keep their cast-iron radiators.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: {
          fr: '230 V (10 et 12 kW) ou 400 V triphasé (14 kW), 50 Hz',
          en: '230 V (10 and 12 kW) or 400 V three-phase (14 kW), 50 Hz',
        },
      },
      {
        label: { fr: 'Fluide frigorigène', en: 'Refrigerant' },
        value: { fr: 'R290, 1,3 kg', en: 'R290, 1.3 kg' },
      },
      {
        label: { fr: 'COP nominal', en: 'Rated COP' },
        value: { fr: '4,7 (air 7 °C, eau 35 °C)', en: '4.7 (air 7 °C, water 35 °C)' },
      },
      {
        label: { fr: 'Température de départ', en: 'Flow temperature' },
        value: { fr: '75 °C au plus, 70 °C par −10 °C', en: 'Up to 75 °C, 70 °C at −10 °C' },
      },
      {
        label: { fr: 'Plage de fonctionnement', en: 'Operating range' },
        value: { fr: 'De −25 à 40 °C dehors', en: '−25 to 40 °C outdoors' },
      },
      {
        label: { fr: 'Raccordements', en: 'Connections' },
        value: { fr: 'Eau G 1 1/4, filtre magnétique fourni', en: 'Water G 1 1/4, magnetic filter supplied' },
      },
    ],
    goesWith: ['entresol', 'bassin', 'reserve', 'galerne'],
  },
  {
    key: 'suroit',
    reference: 'AT-SRT',
    type: 'pompe-a-chaleur-air-eau',
    design: 'heat-pump-two-fans',
    categories: ['monobloc-heat-pumps'],
    plans: ['pro'],
    controls: ['application', 'programmation'],
    mounting: ['exterieure'],
    colours: ['blanc', 'anthracite'],
    floorDistance: 100,
    guarantee: 5,
    models: [
      {
        code: '14',
        width: 1240,
        height: 1480,
        depth: 540,
        weight: 182,
        power: 14000,
        surface: [175, 245],
        eco: 12,
      },
      {
        code: '16',
        width: 1240,
        height: 1560,
        depth: 540,
        weight: 196,
        power: 16000,
        surface: [200, 280],
        eco: 12,
      },
    ],
    texts: {
      fr: {
        slug: 'suroit',
        name: 'Suroît',
        subtitle: 'Pompe à chaleur monobloc pour cascade, R290',
        lead: 'De 14 à 64 kW, une à quatre unités sur un même collecteur. Pour les petits immeubles, les écoles et les commerces dont la chaufferie ne doit pas s’arrêter.',
        story: {
          title: 'Quatre compresseurs, un seul planning',
          text: 'La première unité mise sous tension prend la main sur les autres et compte leurs heures. Chaque semaine, elle change l’ordre de démarrage pour que les compresseurs vieillissent ensemble. Une unité en défaut est isolée, les autres compensent, et l’alerte part par le bus ou par un contact sec. Le collecteur se monte au sol avant l’arrivée des machines.',
        },
        points: [
          {
            title: 'Un bus, une entrée analogique',
            text: 'La liaison RS-485 et l’entrée 0-10 V sont d’origine. La table des registres est imprimée sous le capot.',
          },
          {
            title: 'Au chariot, par devant',
            text: 'Les longerons sont percés pour les fourches et la sangle. Comptez deux compagnons et 800 mm de passage.',
          },
          {
            title: 'Étudiée avant d’être chiffrée',
            text: 'Envoyez le plan et la puissance appelée : nous répondons avec un schéma hydraulique et un prix.',
          },
        ],
        description:
          'Suroît, pompe à chaleur monobloc au R290 de 14 et 16 kW, en cascade jusqu’à 64 kW, pour petits immeubles et commerces. Prix sur devis.',
      },
      en: {
        slug: 'suroit',
        name: 'Suroît',
        subtitle: 'Monobloc heat pump for cascades, R290',
        lead: 'From 14 to 64 kW, with one to four units on a shared header. For small blocks, schools and shops where the heating must not stop.',
        story: {
          title: 'Four compressors, one schedule',
          text: 'Whichever unit is powered first takes charge and logs running hours for the rest. It rotates the starting order weekly, so that the compressors age together. When one trips it is isolated, the others take up the load, and the alarm is sent over the bus or a volt-free contact. You can assemble the header on the ground before delivery.',
        },
        points: [
          {
            title: 'One bus, one analogue input',
            text: 'RS-485 and the 0-10 V input are standard, with the register table printed inside the cover.',
          },
          {
            title: 'Made for a pallet truck',
            text: 'The rails are drilled for forks and straps: two people and an 800 mm passage will do.',
          },
          {
            title: 'Drawn, then priced',
            text: 'Send us the plan and the heat load, and we reply with a hydraulic diagram and a price.',
          },
        ],
        description:
          'Suroît, a 14 or 16 kW R290 monobloc heat pump that cascades to 64 kW, for small blocks, schools and shops. Price on quotation.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: {
          fr: '400 V triphasé, 50 Hz, 16 A par phase',
          en: '400 V three-phase, 50 Hz, 16 A per phase',
        },
      },
      {
        label: { fr: 'Fluide frigorigène', en: 'Refrigerant' },
        value: { fr: 'R290, 1,6 kg', en: 'R290, 1.6 kg' },
      },
      {
        label: { fr: 'COP nominal', en: 'Rated COP' },
        value: { fr: '4,4 (air 7 °C, eau 35 °C)', en: '4.4 (air 7 °C, water 35 °C)' },
      },
      {
        label: { fr: 'Température de départ', en: 'Flow temperature' },
        value: { fr: '70 °C au plus', en: 'Up to 70 °C' },
      },
      {
        label: { fr: 'Plage de fonctionnement', en: 'Operating range' },
        value: { fr: 'De −20 à 40 °C dehors', en: '−20 to 40 °C outdoors' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'RS-485, entrée 0-10 V, contact sec d’alarme',
          en: 'RS-485, 0-10 V input, volt-free alarm contact',
        },
      },
      {
        label: { fr: 'Raccordements', en: 'Connections' },
        value: { fr: 'Eau G 1 1/4, collecteur en option', en: 'Water G 1 1/4, optional header' },
      },
    ],
    goesWith: ['reserve', 'bassin', 'hypocauste', 'forge'],
  },
  {
    key: 'noroit',
    reference: 'AT-NRT',
    type: 'pompe-a-chaleur-air-eau',
    design: 'heat-pump-one-fan',
    categories: ['split-heat-pumps'],
    controls: ['application', 'programmation'],
    mounting: ['exterieure'],
    colours: ['blanc', 'anthracite'],
    floorDistance: 100,
    guarantee: 5,
    models: [
      {
        code: '4',
        width: 920,
        height: 700,
        depth: 350,
        weight: 46,
        power: 4000,
        surface: [50, 70],
        price: 4290,
        eco: 5.6,
      },
      {
        code: '6',
        width: 920,
        height: 700,
        depth: 350,
        weight: 50,
        power: 6000,
        surface: [75, 105],
        price: 4790,
        eco: 5.6,
      },
      {
        code: '8',
        width: 960,
        height: 820,
        depth: 370,
        weight: 62,
        power: 8000,
        surface: [100, 140],
        price: 5490,
        eco: 6.8,
      },
    ],
    texts: {
      fr: {
        slug: 'noroit',
        name: 'Noroît',
        subtitle: 'Pompe à chaleur bi-bloc à grande distance, R32',
        lead: 'Jusqu’à 30 m entre le module et l’unité extérieure, qui va au fond du jardin, derrière la remise ou sur le toit plat du garage.',
        story: {
          title: 'Trente mètres de cuivre',
          text: 'La bonne place pour chauffer est rarement la bonne place pour l’oreille. Noroît permet d’éloigner l’une de l’autre : la liaison ne transporte pas d’eau, donc rien n’y gèle, et deux tubes de cuivre isolés suivent une clôture ou une tranchée peu profonde. Les quinze premiers mètres sont couverts par la charge d’usine. Au-delà, l’installateur ajoute 20 grammes par mètre et le note sur la plaque signalétique.',
        },
        points: [
          {
            title: '20 m de dénivelé',
            text: 'L’unité peut se trouver plus haut ou plus bas que le module, un siphon tous les 5 m suffit.',
          },
          {
            title: '350 mm de profondeur',
            text: 'Elle se glisse entre un mur et une allée, avec 150 mm d’air derrière.',
          },
          {
            title: 'Une attestation à demander',
            text: 'Manipuler le R32 est réservé aux entreprises qui en détiennent l’attestation de capacité. Demandez que son numéro figure au devis.',
          },
        ],
        description:
          'Noroît, pompe à chaleur bi-bloc au R32, de 4 à 8 kW, liaison jusqu’à 30 m : l’unité extérieure va au fond du jardin ou sur un toit plat.',
      },
      en: {
        slug: 'noroit',
        name: 'Noroît',
        subtitle: 'Long-line split heat pump, R32',
        lead: 'Up to 30 m between the module and the outdoor unit, which goes at the end of the garden, behind the shed or on the flat roof of the garage.',
        story: {
          title: 'Thirty metres of copper',
          text: 'Where a heat pump works well is seldom where you would like to hear it. Noroît lets you keep the two apart. Its line holds no water, so nothing in it can freeze; two insulated copper pipes follow a fence or a shallow trench. The factory charge covers 15 m. Beyond that the installer adds 20 grams a metre and writes it on the data plate.',
        },
        points: [
          {
            title: '20 m up or down',
            text: 'The unit may stand above or below its module, given an oil trap every 5 m of rise.',
          },
          {
            title: 'Only 350 mm deep',
            text: 'It fits between a wall and a path, provided 150 mm of air is left behind it.',
          },
          {
            title: 'Ask for the certificate',
            text: 'R32 may be handled only by firms certified for it. Have the certificate number written on the quote.',
          },
        ],
        description:
          'Noroît, an R32 split heat pump from 4 to 8 kW with a line of up to 30 m: put the outdoor unit down the garden or on a flat roof.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, disjoncteur 16 ou 20 A', en: '230 V, 50 Hz, 16 or 20 A breaker' },
      },
      {
        label: { fr: 'Fluide frigorigène', en: 'Refrigerant' },
        value: { fr: 'R32, 1,2 kg, plus 20 g/m au-delà de 15 m', en: 'R32, 1.2 kg, plus 20 g/m beyond 15 m' },
      },
      {
        label: { fr: 'Liaison frigorifique', en: 'Refrigerant line' },
        value: {
          fr: '3/8 et 5/8 de pouce, de 3 à 30 m, dénivelé de 20 m',
          en: '3/8 and 5/8 inch, 3 to 30 m, 20 m of height',
        },
      },
      {
        label: { fr: 'Température de départ', en: 'Flow temperature' },
        value: { fr: '60 °C au plus', en: 'Up to 60 °C' },
      },
      {
        label: { fr: 'Plage de fonctionnement', en: 'Operating range' },
        value: { fr: 'De −20 à 35 °C dehors', en: '−20 to 35 °C outdoors' },
      },
      {
        label: { fr: 'Habillage', en: 'Casing' },
        value: { fr: 'Tôle galvanisée, poudre polyester', en: 'Galvanised steel, polyester powder' },
      },
    ],
    goesWith: ['socle', 'niche', 'pilastre', 'reserve'],
  },
  {
    key: 'levant',
    reference: 'AT-LVT',
    type: 'pompe-a-chaleur-air-eau',
    design: 'heat-pump-one-fan',
    categories: ['split-heat-pumps'],
    controls: ['application', 'programmation'],
    mounting: ['exterieure'],
    colours: ['blanc', 'anthracite'],
    floorDistance: 100,
    guarantee: 5,
    models: [
      {
        code: '6',
        width: 980,
        height: 840,
        depth: 400,
        weight: 68,
        power: 6000,
        surface: [75, 105],
        price: 5690,
        eco: 6.8,
      },
      {
        code: '8',
        width: 980,
        height: 840,
        depth: 400,
        weight: 72,
        power: 8000,
        surface: [100, 140],
        price: 6290,
        eco: 6.8,
      },
      {
        code: '11',
        width: 1040,
        height: 980,
        depth: 420,
        weight: 89,
        power: 11000,
        surface: [140, 190],
        price: 7290,
        eco: 8.4,
      },
    ],
    texts: {
      fr: {
        slug: 'levant',
        name: 'Levant',
        subtitle: 'Pompe à chaleur bi-bloc, dégivrage à la demande',
        lead: 'Elle dégivre quand il y a du givre, pas quand la minuterie le dit. Levant s’adresse aux régions humides, où le thermomètre passe l’hiver entre −2 et 5 °C.',
        story: {
          title: 'Le givre se mesure',
          text: 'C’est vers 2 °C, dans l’air humide, que l’échangeur extérieur se couvre de glace. Beaucoup de machines inversent alors leur cycle toutes les quarante minutes, givre ou non. Levant compare la pression de l’air de part et d’autre de ses ailettes : tant que l’air circule, elle chauffe. Sur nos bancs, à 2 °C et 90 % d’humidité, elle a dégivré six fois par jour au lieu de vingt-deux.',
        },
        points: [
          {
            title: 'L’eau part par le bas',
            text: 'Un cordon chauffant de 60 W garde le bac libre de glace ; il ne chauffe que pendant le dégivrage.',
          },
          {
            title: 'Des ailettes espacées',
            text: '1,8 mm entre deux lames au lieu de 1,4 : la glace met plus longtemps à les joindre.',
          },
          {
            title: 'Rien ne se sent à l’intérieur',
            text: 'Pendant les trois minutes d’inversion, la chaleur vient du module intérieur et non de vos radiateurs.',
          },
        ],
        description:
          'Levant, pompe à chaleur bi-bloc au R32, de 6 à 11 kW, qui mesure le givre avant de dégivrer, pour les hivers humides proches de 0 °C.',
      },
      en: {
        slug: 'levant',
        name: 'Levant',
        subtitle: 'Split heat pump with demand defrost',
        lead: 'It defrosts when there is frost, not when a timer says so. Built for damp regions where the thermometer spends winter between −2 and 5 °C.',
        story: {
          title: 'Frost can be measured',
          text: 'An outdoor coil ices over at about 2 °C in moist air, and many machines then reverse every forty minutes whether they need to or not. Levant compares the air pressure on either side of its fins: as long as air gets through, it keeps on heating. At 2 °C and 90% humidity in our test room, it went from twenty-two defrosts a day to six.',
        },
        points: [
          {
            title: 'Meltwater leaves below',
            text: 'A 60 W heating cable keeps the tray clear of ice; it heats only during defrost.',
          },
          {
            title: 'Fins further apart',
            text: '1.8 mm between two of them instead of 1.4, so ice takes longer to bridge the gap.',
          },
          {
            title: 'No chill indoors',
            text: 'For the three minutes a reversal lasts, heat comes from the indoor module, not from your radiators.',
          },
        ],
        description:
          'Levant, an R32 split heat pump from 6 to 11 kW that measures frost before it defrosts, for damp winters that hover around 0 °C.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, disjoncteur 20 ou 25 A', en: '230 V, 50 Hz, 20 or 25 A breaker' },
      },
      {
        label: { fr: 'Fluide frigorigène', en: 'Refrigerant' },
        value: { fr: 'R32, 1,5 kg', en: 'R32, 1.5 kg' },
      },
      {
        label: { fr: 'Liaison frigorifique', en: 'Refrigerant line' },
        value: {
          fr: '3/8 et 5/8 de pouce, de 3 à 20 m, dénivelé de 15 m',
          en: '3/8 and 5/8 inch, 3 to 20 m, 15 m of height',
        },
      },
      {
        label: { fr: 'COP nominal', en: 'Rated COP' },
        value: {
          fr: '4,8 (air 7 °C, eau 35 °C), 3,9 (air 2 °C)',
          en: '4.8 (air 7 °C, water 35 °C), 3.9 (air 2 °C)',
        },
      },
      {
        label: { fr: 'Plage de fonctionnement', en: 'Operating range' },
        value: { fr: 'De −20 à 35 °C dehors', en: '−20 to 35 °C outdoors' },
      },
      {
        label: { fr: 'Échangeur', en: 'Heat exchanger' },
        value: {
          fr: 'Cuivre et aluminium traité, pas de 1,8 mm',
          en: 'Copper and coated aluminium, 1.8 mm pitch',
        },
      },
    ],
    goesWith: ['socle', 'pilastre', 'niche', 'bassin'],
  },
  {
    key: 'autan',
    reference: 'AT-ATN',
    type: 'pompe-a-chaleur-air-eau',
    design: 'heat-pump-two-fans',
    categories: ['split-heat-pumps'],
    controls: ['application', 'programmation'],
    mounting: ['exterieure'],
    colours: ['blanc', 'anthracite'],
    floorDistance: 100,
    guarantee: 5,
    models: [
      {
        code: '11',
        width: 1020,
        height: 1340,
        depth: 400,
        weight: 104,
        power: 11000,
        surface: [140, 190],
        price: 7790,
        eco: 10,
      },
      {
        code: '14',
        width: 1020,
        height: 1340,
        depth: 400,
        weight: 112,
        power: 14000,
        surface: [175, 245],
        price: 8690,
        eco: 10,
      },
      {
        code: '16',
        width: 1060,
        height: 1420,
        depth: 420,
        weight: 124,
        power: 16000,
        surface: [200, 280],
        price: 9590,
        eco: 11.4,
      },
    ],
    texts: {
      fr: {
        slug: 'autan',
        name: 'Autan',
        subtitle: 'Pompe à chaleur bi-bloc réversible, R32',
        lead: 'Elle chauffe l’hiver et tient le sol à 19 °C l’été. Pour les grandes maisons du Sud, de 140 à 280 m², équipées d’un plancher ou de ventilo-convecteurs.',
        story: {
          title: 'Un plancher frais, jamais mouillé',
          text: 'Rafraîchir par le sol a une limite : trop froid, le carrelage perle. Autan lit l’humidité de la pièce, calcule le point de rosée et maintient l’eau 2 °C au-dessus. On y gagne 3 à 5 °C par rapport au dehors, sans courant d’air et sans bruit. L’hiver, le même circuit fait le chemin inverse, et deux boutons sur le module suffisent à changer de saison.',
        },
        points: [
          {
            title: '46 °C à l’ombre',
            text: 'Les ventilateurs et la carte sont éprouvés à cette température, pour une terrasse plein sud.',
          },
          {
            title: 'Le vent de face',
            text: 'Autan est aussi un vent. Les deux hélices freinent électriquement pour ne pas tourner à l’envers dans une rafale.',
          },
          {
            title: '7 °C pour les ventilo-convecteurs',
            text: 'L’appareil déshumidifie alors l’air de la pièce. Avec un plancher, non.',
          },
        ],
        description:
          'Autan, pompe à chaleur bi-bloc réversible au R32, de 11 à 16 kW, pour chauffer l’hiver et rafraîchir le plancher l’été sans condensation.',
      },
      en: {
        slug: 'autan',
        name: 'Autan',
        subtitle: 'Reversible split heat pump, R32',
        lead: 'Heats in winter and holds the floor at 19 °C in summer. For large southern houses of 140 to 280 m² with underfloor pipes or fan coils.',
        story: {
          title: 'A cool floor, never a wet one',
          text: 'Floor cooling has a limit: chill the tiles too far and they sweat. Autan reads the room’s humidity, works out the dew point and keeps the water 2 °C above it. Indoors you end up 3 to 5 °C below the temperature outside, with no draught and nothing to hear. When autumn comes the same pipes carry heat again, at the touch of two buttons on the module.',
        },
        points: [
          {
            title: 'Tested at 46 °C',
            text: 'Fans and board are tested at that temperature, in the shade, for a terrace that faces due south.',
          },
          {
            title: 'Facing the wind',
            text: 'Both blades brake electrically, so that a gust cannot spin them backwards. Autan is, after all, a wind.',
          },
          {
            title: 'Down to 7 °C on fan coils',
            text: 'The unit then dries the air of the room as well. With a floor it does not.',
          },
        ],
        description:
          'Autan, a reversible R32 split heat pump from 11 to 16 kW: heating in winter, floor cooling in summer with no condensation on the tiles.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: {
          fr: '230 V (11 kW) ou 400 V triphasé (14 et 16 kW), 50 Hz',
          en: '230 V (11 kW) or 400 V three-phase (14 and 16 kW), 50 Hz',
        },
      },
      {
        label: { fr: 'Fluide frigorigène', en: 'Refrigerant' },
        value: { fr: 'R32, 2,1 kg', en: 'R32, 2.1 kg' },
      },
      {
        label: { fr: 'Liaison frigorifique', en: 'Refrigerant line' },
        value: {
          fr: '3/8 et 5/8 de pouce, de 3 à 25 m, dénivelé de 15 m',
          en: '3/8 and 5/8 inch, 3 to 25 m, 15 m of height',
        },
      },
      {
        label: { fr: 'Température de départ', en: 'Flow temperature' },
        value: { fr: 'De 7 à 60 °C', en: '7 to 60 °C' },
      },
      {
        label: { fr: 'Plage de fonctionnement', en: 'Operating range' },
        value: {
          fr: 'De −20 à 35 °C en chauffage, de 10 à 46 °C en froid',
          en: '−20 to 35 °C heating, 10 to 46 °C cooling',
        },
      },
      {
        label: { fr: 'Habillage', en: 'Casing' },
        value: { fr: 'Tôle galvanisée, poudre polyester', en: 'Galvanised steel, polyester powder' },
      },
    ],
    goesWith: ['pilastre', 'socle', 'reserve', 'levant'],
  },
  {
    key: 'risee',
    reference: 'AT-RIS',
    type: 'pompe-a-chaleur-air-eau',
    design: 'heat-pump-one-fan',
    categories: ['split-heat-pumps'],
    isNew: true,
    controls: ['application', 'programmation'],
    mounting: ['exterieure'],
    colours: ['blanc', 'anthracite'],
    floorDistance: 100,
    guarantee: 5,
    models: [
      {
        code: '4',
        width: 840,
        height: 640,
        depth: 330,
        weight: 39,
        power: 4000,
        surface: [50, 70],
        price: 4690,
        eco: 5,
      },
      {
        code: '5',
        width: 840,
        height: 640,
        depth: 330,
        weight: 41,
        power: 5000,
        surface: [60, 85],
        price: 4990,
        eco: 5,
      },
      {
        code: '6',
        width: 880,
        height: 700,
        depth: 340,
        weight: 46,
        power: 6000,
        surface: [75, 105],
        price: 5390,
        eco: 5.6,
      },
    ],
    texts: {
      fr: {
        slug: 'risee',
        name: 'Risée',
        subtitle: 'Pompe à chaleur bi-bloc à faible puissance, R32',
        lead: '1,1 kW au minimum. Une maison neuve de 90 m² n’en demande guère plus dix mois sur douze, et Risée tient ce régime sans s’arrêter.',
        story: {
          title: 'Le petit régime, longtemps',
          text: 'Une machine trop puissante démarre, dépasse la consigne, s’arrête, recommence, et chaque démarrage use le compresseur. Celui de Risée est à deux pistons rotatifs opposés, équilibrés dès 15 tours par seconde : il ralentit là où d’autres coupent. En avril, sur notre maison d’essai, il a tourné onze heures d’affilée à 1,3 kW.',
        },
        points: [
          {
            title: '39 kg sur deux équerres',
            text: 'Le plus petit modèle se suspend à un mur porteur, au-dessus d’un passage. Les équerres sont fournies avec leurs plots.',
          },
          {
            title: '640 mm de haut',
            text: 'Moins qu’une allège de fenêtre : l’appareil disparaît derrière un garde-corps.',
          },
          {
            title: 'Pas de ballon tampon',
            text: 'Avec 12 litres dans le circuit, Risée se passe du réservoir qu’exigent les machines plus puissantes.',
          },
        ],
        description:
          'Risée, pompe à chaleur bi-bloc au R32, de 4 à 6 kW, qui descend à 1,1 kW sans s’arrêter, pour maison neuve ou appartement bien isolé.',
      },
      en: {
        slug: 'risee',
        name: 'Risée',
        subtitle: 'Low-output split heat pump, R32',
        lead: 'It turns down to 1.1 kW. A new 90 m² house needs little more for ten months of the year, and Risée holds that level without stopping.',
        story: {
          title: 'Slower, for longer',
          text: 'A machine that is too large starts, overshoots, stops and starts again, and every start wears the compressor. Here two opposed rotary pistons keep each other in balance from 15 revolutions a second, so the unit slows down at the point where others cut out. One day in April, in our test house, it ran for eleven hours on end at 1.3 kW.',
        },
        points: [
          {
            title: '39 kg on two brackets',
            text: 'The smallest model hangs on a load-bearing wall, above a passageway. The brackets are supplied with their mounts.',
          },
          {
            title: 'Lower than a window sill',
            text: 'At 640 mm tall it disappears behind a balcony rail.',
          },
          {
            title: 'No buffer tank',
            text: 'With 12 litres in the circuit, Risée does without the tank that larger machines require.',
          },
        ],
        description:
          'Risée, an R32 split heat pump from 4 to 6 kW that turns down to 1.1 kW without stopping, for new houses and well-insulated flats.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, disjoncteur 16 A', en: '230 V, 50 Hz, 16 A breaker' },
      },
      {
        label: { fr: 'Fluide frigorigène', en: 'Refrigerant' },
        value: { fr: 'R32, 0,9 kg', en: 'R32, 0.9 kg' },
      },
      {
        label: { fr: 'Compresseur', en: 'Compressor' },
        value: { fr: 'Rotatif à deux pistons, de 15 à 90 tr/s', en: 'Twin rotary, 15 to 90 rev/s' },
      },
      {
        label: { fr: 'Modulation', en: 'Modulation' },
        value: { fr: 'De 1,1 à 6 kW', en: '1.1 to 6 kW' },
      },
      {
        label: { fr: 'Liaison frigorifique', en: 'Refrigerant line' },
        value: {
          fr: '1/4 et 1/2 de pouce, de 3 à 20 m, dénivelé de 10 m',
          en: '1/4 and 1/2 inch, 3 to 20 m, 10 m of height',
        },
      },
      {
        label: { fr: 'Plage de fonctionnement', en: 'Operating range' },
        value: { fr: 'De −15 à 35 °C dehors', en: '−15 to 35 °C outdoors' },
      },
    ],
    goesWith: ['niche', 'socle', 'vasque', 'courette'],
  },
];
