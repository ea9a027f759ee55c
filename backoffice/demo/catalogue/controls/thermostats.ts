import type { DemoProduct } from '../product-record.ts';

export const THERMOSTATS: DemoProduct[] = [
  {
    key: 'niveau',
    reference: 'AT-NIV',
    type: 'thermostat',
    design: 'thermostat',
    categories: ['thermostats'],
    controls: [],
    mounting: ['murale'],
    colours: ['blanc'],
    floorDistance: 1500,
    guarantee: 5,
    models: [
      {
        code: 'F',
        width: 82,
        height: 82,
        depth: 24,
        weight: 0.11,
        price: 39,
        eco: 0.1,
      },
      {
        code: 'R',
        width: 82,
        height: 82,
        depth: 28,
        weight: 0.13,
        price: 65,
        eco: 0.1,
      },
    ],
    texts: {
      fr: {
        slug: 'niveau',
        name: 'Niveau',
        subtitle: 'Thermostat d’ambiance à deux touches',
        lead: 'Deux touches, un chiffre, une bulle dans le socle pour le poser droit. Le thermostat de ceux qui veulent 19 °C et rien d’autre.',
        story: {
          title: 'Droit du premier coup',
          text: 'Un thermostat de travers se voit tous les jours pendant quinze ans. Le socle porte donc une petite fiole à bulle, comme l’outil du maçon : vous serrez la première vis, vous centrez, vous serrez la seconde. Le boîtier s’emboîte ensuite et cache la fiole. Le chiffre affiché est celui de la pièce ; une pression montre, quatre secondes, celui que vous avez demandé.',
        },
        points: [
          {
            title: 'Deux fils suffisent',
            text: 'Un contact sec de 8 A, pour une chaudière, une pompe à chaleur ou un relais de plancher.',
          },
          {
            title: 'Quatre ans de piles',
            text: 'Deux LR6 du commerce ; le dernier mois, le chiffre clignote une fois par minute.',
          },
          {
            title: 'Un cavalier pour 19 °C',
            text: 'Sous le capot, il limite la consigne : utile en location, ou dans une salle de réunion.',
          },
        ],
        description:
          'Niveau, thermostat d’ambiance à deux touches, filaire ou radio, contact sec 8 A, fiole à bulle dans le socle, quatre ans d’autonomie.',
      },
      en: {
        slug: 'niveau',
        name: 'Niveau',
        subtitle: 'Two-button room thermostat',
        lead: 'Two buttons, one figure, and a bubble in the base so that it goes up straight. The thermostat for people who want 19 °C and nothing more.',
        story: {
          title: 'Straight first time',
          text: 'You would see a crooked thermostat every day for fifteen years. So the base holds a small spirit vial, like a mason’s level: tighten the first screw, centre the bubble, tighten the second. The case then clips on and hides the vial. The figure you see is that of the room; a press shows, for four seconds, the one you asked for.',
        },
        points: [
          {
            title: 'Two wires will do',
            text: 'A volt-free 8 A contact, for a boiler, a heat pump or a floor relay.',
          },
          {
            title: 'Four years on batteries',
            text: 'Two ordinary AA cells; in the last month the figure flashes once a minute.',
          },
          {
            title: 'A jumper at 19 °C',
            text: 'Under the cover, it caps the setting: useful in a let flat or a meeting room.',
          },
        ],
        description:
          'Niveau, a two-button room thermostat, wired or radio, with a volt-free 8 A contact, a spirit vial in its base and four years of battery life.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: 'Deux piles LR6', en: 'Two AA (LR6) cells' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe III, IP30', en: 'Class III, IP30' },
      },
      {
        label: { fr: 'Sortie', en: 'Switched output' },
        value: { fr: 'Contact sec inverseur, 8 A, 230 V', en: 'Volt-free changeover contact, 8 A, 230 V' },
      },
      {
        label: { fr: 'Plage de réglage', en: 'Setting range' },
        value: { fr: '5 à 30 °C, par demi-degré', en: '5 to 30 °C, in half degrees' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: { fr: 'Proportionnelle, ± 0,2 °C', en: 'Proportional, ± 0.2 °C' },
      },
      {
        label: { fr: 'Liaison radio', en: 'Radio link' },
        value: { fr: '868 MHz, récepteur fourni (modèle R)', en: '868 MHz, receiver supplied (model R)' },
      },
      {
        label: { fr: 'Corps', en: 'Body' },
        value: { fr: 'ABS teinté dans la masse, vis d’acier', en: 'Through-coloured ABS, steel screws' },
      },
    ],
    goesWith: ['aplomb', 'gue', 'ecluse', 'vigie'],
  },
  {
    key: 'aplomb',
    reference: 'AT-APB',
    type: 'thermostat',
    design: 'thermostat',
    categories: ['thermostats'],
    controls: ['programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'anthracite'],
    floorDistance: 1500,
    guarantee: 5,
    models: [
      {
        code: 'F',
        width: 90,
        height: 90,
        depth: 22,
        weight: 0.13,
        price: 79,
        eco: 0.1,
      },
      {
        code: 'R',
        width: 90,
        height: 90,
        depth: 26,
        weight: 0.15,
        price: 109,
        eco: 0.1,
      },
    ],
    texts: {
      fr: {
        slug: 'aplomb',
        name: 'Aplomb',
        subtitle: 'Thermostat programmable, encre électronique',
        lead: 'La semaine entière sur un écran d’encre électronique, lisible à trois mètres et sans lumière. Pour ceux qui programment une fois, en octobre.',
        story: {
          title: 'La journée en coupe',
          text: 'L’écran dessine la journée comme une coupe de terrain : un palier le matin, un creux, un palier le soir. Deux touches déplacent le repère d’heure, deux autres montent ou descendent la température. Pour copier un jour sur le suivant, on garde le doigt sur sa touche. L’image tient sans courant, et les deux piles durent six ans.',
        },
        points: [
          {
            title: 'Aucun halo la nuit',
            text: 'L’encre électronique n’éclaire pas : une chambre reste noire.',
          },
          {
            title: 'La date du retour',
            text: 'Indiquez-la en partant : hors-gel jusque-là, et 19 °C ce jour-là à midi.',
          },
          {
            title: 'Une mémoire durable',
            text: 'Le programme survit dix ans sans piles ; seule l’heure est à remettre.',
          },
        ],
        description:
          'Aplomb, thermostat programmable à encre électronique, filaire ou radio, programme hebdomadaire dessiné à l’écran, six ans d’autonomie.',
      },
      en: {
        slug: 'aplomb',
        name: 'Aplomb',
        subtitle: 'Programmable thermostat, e-paper display',
        lead: 'The whole week on an e-paper screen that reads from three metres and gives off no light. For those who set the programme once, in October.',
        story: {
          title: 'The day in profile',
          text: 'The screen draws the day as a profile: a step up in the morning, a dip, another step in the evening. Two buttons move along the hours, two more raise or lower the temperature. To copy one day to the next, hold down its button. The image stays without power, and the two cells last six years.',
        },
        points: [
          {
            title: 'No glow at night',
            text: 'Electronic ink sheds no light: a bedroom stays dark.',
          },
          {
            title: 'The date you return',
            text: 'Enter it when you leave: frost protection until then, and 19 °C on that day at noon.',
          },
          {
            title: 'A lasting memory',
            text: 'The programme survives ten years without cells; only the time has to be set again.',
          },
        ],
        description:
          'Aplomb, a programmable thermostat with an e-paper display, wired or radio, the week drawn on the screen, six years of battery life.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: 'Deux piles LR6', en: 'Two AA (LR6) cells' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe III, IP30', en: 'Class III, IP30' },
      },
      {
        label: { fr: 'Sortie', en: 'Switched output' },
        value: {
          fr: 'Contact sec, 8 A, ou récepteur radio (modèle R)',
          en: 'Volt-free contact, 8 A, or radio receiver (model R)',
        },
      },
      {
        label: { fr: 'Plage de réglage', en: 'Setting range' },
        value: {
          fr: '5 à 30 °C, par demi-degré, six paliers par jour',
          en: '5 to 30 °C, in half degrees, six steps a day',
        },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Proportionnelle, ± 0,2 °C, anticipation du lever',
          en: 'Proportional, ± 0.2 °C, optimum start',
        },
      },
      {
        label: { fr: 'Autonomie', en: 'Battery life' },
        value: { fr: 'Six ans', en: 'Six years' },
      },
      {
        label: { fr: 'Corps', en: 'Body' },
        value: { fr: 'ABS teinté dans la masse, vis d’acier', en: 'Through-coloured ABS, steel screws' },
      },
    ],
    goesWith: ['niveau', 'jauge', 'confluent', 'penderie'],
  },
  {
    key: 'repere',
    reference: 'AT-RPR',
    type: 'thermostat',
    design: 'thermostat',
    categories: ['thermostats'],
    controls: ['programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'noir'],
    floorDistance: 1500,
    guarantee: 5,
    models: [
      {
        code: 'F',
        width: 86,
        height: 86,
        depth: 30,
        weight: 0.17,
        price: 129,
        eco: 0.1,
      },
    ],
    texts: {
      fr: {
        slug: 'repere',
        name: 'Repère',
        subtitle: 'Thermostat de plancher chauffant, deux sondes',
        lead: 'Il prend deux mesures : l’air, à 1 500 mm, et la dalle, sous le carrelage. Pour les planchers chauffants, et pour les parquets que l’on ne veut pas voir travailler.',
        story: {
          title: 'Le sol a sa limite',
          text: 'Un parquet collé ne doit pas dépasser 27 °C, un carrelage en supporte 29 ; la température de l’air n’en dit rien. La sonde, au bout de ses 3 m de câble, glisse dans une gaine au milieu de la dalle et lit la température que sentira le pied. Repère chauffe tant que la pièce en a besoin, et s’arrête dès que le sol atteint sa limite.',
        },
        points: [
          {
            title: '16 A sans contacteur',
            text: 'Il coupe lui-même un tapis chauffant jusqu’à 3 600 W ; au-delà, il pilote un relais.',
          },
          {
            title: 'La sonde se remplace',
            text: 'Dix kiloohms à 25 °C, la valeur la plus courante : celle d’un ancien thermostat convient souvent.',
          },
          {
            title: 'Autour de la douche',
            text: 'Le boîtier reste hors volumes ; la sonde, étanche, va où vous marchez pieds nus.',
          },
        ],
        description:
          'Repère, thermostat de plancher chauffant électrique ou à eau, sonde de sol de 3 m, sortie 16 A, limite réglée selon le revêtement.',
      },
      en: {
        slug: 'repere',
        name: 'Repère',
        subtitle: 'Underfloor heating thermostat, two probes',
        lead: 'It takes two readings: the air, at 1,500 mm, and the slab, beneath the tiles. For underfloor heating, and for parquet you do not want to see move.',
        story: {
          title: 'The floor has a limit',
          text: 'Glued parquet should not pass 27 °C and tiles can stand 29; the air temperature says nothing about it. The probe, on 3 m of cable, slides into a conduit in the middle of the slab and reads the temperature the foot will feel. Repère heats for as long as the room needs it and stops as soon as the floor reaches its limit.',
        },
        points: [
          {
            title: '16 A, no contactor',
            text: 'It switches a heating mat of up to 3,600 W by itself; beyond that it drives a relay.',
          },
          {
            title: 'A replaceable probe',
            text: 'Ten kilohms at 25 °C, the commonest value: the one left by an old thermostat often fits.',
          },
          {
            title: 'Around the shower',
            text: 'The case stays outside the zones; the probe is watertight and goes where you walk barefoot.',
          },
        ],
        description:
          'Repère, a thermostat for electric or water underfloor heating, with a 3 m floor probe, a 16 A output and a limit set to suit the covering.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz', en: '230 V, 50 Hz' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IP30, sonde IP68', en: 'Class II, IP30, probe IP68' },
      },
      {
        label: { fr: 'Sortie', en: 'Switched output' },
        value: { fr: '16 A, 3 600 W résistifs', en: '16 A, 3,600 W resistive' },
      },
      {
        label: { fr: 'Mesure', en: 'Measurement' },
        value: { fr: 'Air ± 0,2 °C, sol ± 0,5 °C', en: 'Air ± 0.2 °C, floor ± 0.5 °C' },
      },
      {
        label: { fr: 'Plage de réglage', en: 'Setting range' },
        value: {
          fr: 'Air 5 à 30 °C, limite de sol 20 à 35 °C',
          en: 'Air 5 to 30 °C, floor limit 20 to 35 °C',
        },
      },
      {
        label: { fr: 'Pose', en: 'Installation' },
        value: { fr: 'Boîte d’encastrement de 60 mm', en: '60 mm wall box' },
      },
      {
        label: { fr: 'Corps', en: 'Body' },
        value: { fr: 'ABS teinté dans la masse, vis d’acier', en: 'Through-coloured ABS, steel screws' },
      },
    ],
    goesWith: ['cadran', 'jauge', 'sentinelle', 'relais'],
  },
  {
    key: 'jauge',
    reference: 'AT-JAU',
    type: 'thermostat',
    design: 'thermostat',
    categories: ['thermostats'],
    controls: ['application', 'programmation', 'fenetre-ouverte'],
    mounting: ['murale'],
    colours: ['blanc', 'noir'],
    floorDistance: 1500,
    guarantee: 5,
    models: [
      {
        code: 'F',
        width: 95,
        height: 95,
        depth: 21,
        weight: 0.16,
        price: 159,
        eco: 0.2,
      },
      {
        code: 'R',
        width: 95,
        height: 95,
        depth: 25,
        weight: 0.19,
        price: 189,
        eco: 0.2,
      },
    ],
    texts: {
      fr: {
        slug: 'jauge',
        name: 'Jauge',
        subtitle: 'Thermostat connecté, consommation en euros',
        lead: '19,5 °C, 4,2 kWh depuis minuit, 0,86 € : trois lignes au mur, les mêmes dans l’application. Pour ceux qui veulent savoir avant de régler.',
        story: {
          title: 'Le prix au mur',
          text: 'Une facture raconte le mois passé ; Jauge raconte la journée en cours. Une pince, refermée au tableau sur le fil du circuit de chauffage, mesure la puissance réelle toutes les dix secondes. Vous entrez votre tarif, heures creuses comprises, et les euros suivent. Au bout d’une semaine, la courbe dit ce que coûte un degré chez vous, et non dans une brochure.',
        },
        points: [
          {
            title: 'Mesuré à la pince',
            text: 'Fournie, jusqu’à 63 A : elle s’ouvre et se referme sur le fil, sans rien couper.',
          },
          {
            title: 'Treize mois en mémoire',
            text: 'Les relevés restent dans l’appareil ; l’application les lit quand vous l’ouvrez, personne d’autre.',
          },
          {
            title: 'Un budget, pas un couperet',
            text: 'Fixez une somme pour le mois : vous êtes prévenu à 80 %, et rien ne s’éteint sans vous.',
          },
        ],
        description:
          'Jauge, thermostat connecté filaire ou radio, affiche la température, les kilowattheures et les euros du jour, pince de mesure fournie.',
      },
      en: {
        slug: 'jauge',
        name: 'Jauge',
        subtitle: 'Connected thermostat that shows the cost',
        lead: '19.5 °C, 4.2 kWh since midnight, €0.86: three lines on the wall and the same three in the app. For those who like to know before they adjust.',
        story: {
          title: 'The price on the wall',
          text: 'A bill tells you about last month; Jauge tells you about today. A clamp, closed round the wire of the heating circuit at the consumer unit, measures the real power every ten seconds. You enter your tariff, off-peak hours included, and the euros follow. After a week the curve says what one degree costs in your house rather than in a brochure.',
        },
        points: [
          {
            title: 'Measured by a clamp',
            text: 'Supplied, up to 63 A: it opens and closes round the wire, and nothing is cut.',
          },
          {
            title: 'Thirteen months kept',
            text: 'Readings stay in the thermostat; the app reads them when you open it, and no one else does.',
          },
          {
            title: 'A budget, not a cut-off',
            text: 'Set a sum for the month: you are told at 80%, and nothing goes off without you.',
          },
        ],
        description:
          'Jauge, a connected thermostat, wired or radio, showing the temperature, the day’s kilowatt-hours and their cost; measuring clamp supplied.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: {
          fr: '230 V, 50 Hz (F) ou trois piles LR6 (R)',
          en: '230 V, 50 Hz (F) or three AA cells (R)',
        },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IP30', en: 'Class II, IP30' },
      },
      {
        label: { fr: 'Sortie', en: 'Switched output' },
        value: { fr: 'Contact sec, 10 A', en: 'Volt-free contact, 10 A' },
      },
      {
        label: { fr: 'Mesure', en: 'Measurement' },
        value: {
          fr: 'Pince de 63 A, ± 2 % ; température ± 0,1 °C',
          en: '63 A clamp, ± 2%; temperature ± 0.1 °C',
        },
      },
      {
        label: { fr: 'Connexion', en: 'Connection' },
        value: {
          fr: 'Wi-Fi 2,4 GHz (F) ou radio 868 MHz (R), application Âtre',
          en: 'Wi-Fi 2.4 GHz (F) or 868 MHz radio (R), Âtre app',
        },
      },
      {
        label: { fr: 'Plage de réglage', en: 'Setting range' },
        value: { fr: '5 à 30 °C, par dixième de degré', en: '5 to 30 °C, in tenths of a degree' },
      },
      {
        label: { fr: 'Corps', en: 'Body' },
        value: { fr: 'ABS teinté dans la masse, vis d’acier', en: 'Through-coloured ABS, steel screws' },
      },
    ],
    goesWith: ['relais', 'aplomb', 'treille', 'vigie'],
  },
  {
    key: 'cadran',
    reference: 'AT-CDR',
    type: 'thermostat',
    design: 'thermostat',
    categories: ['thermostats'],
    controls: ['programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'anthracite'],
    floorDistance: 1500,
    guarantee: 5,
    models: [
      {
        code: 'F',
        width: 88,
        height: 88,
        depth: 23,
        weight: 0.14,
        price: 119,
        eco: 0.1,
      },
      {
        code: 'R',
        width: 88,
        height: 88,
        depth: 27,
        weight: 0.17,
        price: 149,
        eco: 0.2,
      },
    ],
    texts: {
      fr: {
        slug: 'cadran',
        name: 'Cadran',
        subtitle: 'Thermostat modulant pour chauffage à eau',
        lead: 'Il ne dit pas à la chaudière « marche » ou « arrêt », il lui dit combien. Pour les radiateurs à eau, sur chaudière à condensation ou pompe à chaleur.',
        story: {
          title: 'De 41 départs à 6',
          text: 'Un thermostat ordinaire commande tout ou rien : la chaudière démarre, dépasse, s’arrête, recommence. Cadran calcule la température d’eau dont la pièce a besoin et la transmet par le bus, au degré près. L’eau circule plus tiède, plus longtemps, et les radiateurs ne claquent plus. Sur notre banc, une chaudière à condensation est ainsi passée de 41 démarrages par jour à 6.',
        },
        points: [
          {
            title: 'Une molette sur la tranche',
            text: 'Un cran vaut un demi-degré ; le doigt les compte, y compris dans le noir.',
          },
          {
            title: 'Ni pile ni transformateur',
            text: 'En version filaire, le bus alimente l’appareil et porte le signal, par deux fils sans polarité.',
          },
          {
            title: 'Si la chaudière n’a pas de bus',
            text: 'Un contact sec le remplace ; le choix se fait une fois, à la mise en service.',
          },
        ],
        description:
          'Cadran, thermostat modulant pour chaudière à condensation ou pompe à chaleur, filaire ou radio, réglage par molette, au demi-degré.',
      },
      en: {
        slug: 'cadran',
        name: 'Cadran',
        subtitle: 'Modulating thermostat for wet heating systems',
        lead: 'It tells the boiler not just “on” or “off”, but how much. For hot-water radiators, fed by a condensing boiler or a heat pump.',
        story: {
          title: 'From 41 starts to 6',
          text: 'An ordinary thermostat is all or nothing: the boiler fires, overshoots, stops, begins again. Cadran works out the water temperature the room needs and sends it along the bus, to the degree. The water runs cooler and for longer, and radiators no longer tick. On our test bench a condensing boiler went from 41 starts a day to 6.',
        },
        points: [
          {
            title: 'A wheel on the edge',
            text: 'One click is half a degree, and a finger can count them, in the dark as well.',
          },
          {
            title: 'No battery, no transformer',
            text: 'Wired, it takes its power and its signal from the bus, over two wires with no polarity.',
          },
          {
            title: 'If the boiler has no bus',
            text: 'A volt-free contact takes its place; you choose once, at commissioning.',
          },
        ],
        description:
          'Cadran, a modulating thermostat for condensing boilers and heat pumps, wired or radio, set with a wheel in half-degree clicks.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: 'Par le bus (F) ou deux piles LR6 (R)', en: 'From the bus (F) or two AA cells (R)' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe III, IP30', en: 'Class III, IP30' },
      },
      {
        label: { fr: 'Sortie', en: 'Switched output' },
        value: { fr: 'Bus à deux fils, ou contact sec de 5 A', en: 'Two-wire bus, or 5 A volt-free contact' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Modulante, consigne d’eau de 20 à 75 °C',
          en: 'Modulating, water setting from 20 to 75 °C',
        },
      },
      {
        label: { fr: 'Plage de réglage', en: 'Setting range' },
        value: { fr: '5 à 30 °C, par demi-degré', en: '5 to 30 °C, in half degrees' },
      },
      {
        label: { fr: 'Liaison radio', en: 'Radio link' },
        value: { fr: '868 MHz, récepteur fourni (modèle R)', en: '868 MHz, receiver supplied (model R)' },
      },
      {
        label: { fr: 'Corps', en: 'Body' },
        value: { fr: 'ABS teinté dans la masse, vis d’acier', en: 'Through-coloured ABS, steel screws' },
      },
    ],
    goesWith: ['gue', 'affluent', 'repere', 'semaphore'],
  },
  {
    key: 'meridienne',
    reference: 'AT-MRD',
    type: 'thermostat',
    design: 'thermostat',
    categories: ['thermostats'],
    controls: ['application', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'noir', 'anthracite'],
    floorDistance: 1500,
    guarantee: 5,
    models: [
      {
        code: 'F',
        width: 95,
        height: 95,
        depth: 22,
        weight: 0.17,
        price: 199,
        eco: 0.2,
      },
      {
        code: 'R',
        width: 95,
        height: 95,
        depth: 26,
        weight: 0.2,
        price: 229,
        eco: 0.2,
      },
    ],
    texts: {
      fr: {
        slug: 'meridienne',
        name: 'Méridienne',
        subtitle: 'Thermostat connecté, réglé sur le soleil',
        lead: 'Elle sait de quel côté donnent vos fenêtres, et coupe le chauffage quarante minutes avant que le soleil ne s’en charge. Pour les maisons vitrées, d’octobre à avril.',
        story: {
          title: 'La ligne de midi',
          text: 'Sur les façades, la méridienne marque l’instant où le soleil passe au sud. Celle-ci part du même calcul : votre commune, l’orientation de la pièce, la date. Elle croise le résultat avec la couverture nuageuse et avec la réaction de la pièce la veille. Si le soleil ne vient pas, le chauffage reprend au bout de douze minutes et la règle est corrigée pour le lendemain.',
        },
        points: [
          {
            title: 'Quatre zones, quatre côtés',
            text: 'L’est s’arrête le matin, l’ouest l’après-midi ; au nord, rien ne change.',
          },
          {
            title: '11 % en février',
            text: 'C’est l’économie relevée dans deux maisons de Roanne vitrées au sud, face à la même consigne tenue sans anticipation.',
          },
          {
            title: 'Hors ligne aussi',
            text: 'Sans Internet, il lui reste la course du soleil et sa sonde : l’essentiel du gain demeure.',
          },
        ],
        description:
          'Méridienne, thermostat connecté qui anticipe l’apport du soleil selon l’orientation des pièces, quatre zones, filaire ou radio, trois teintes.',
      },
      en: {
        slug: 'meridienne',
        name: 'Méridienne',
        subtitle: 'Connected thermostat, set by the sun',
        lead: 'It knows which way your windows face, and stops the heating forty minutes before the sun takes over. For houses with a good deal of glass, October to April.',
        story: {
          title: 'The noon line',
          text: 'On old façades a noon mark, in French a méridienne, shows the moment the sun stands due south. This one starts from the same calculation: your town, the way the room faces, the date. It checks the result against the cloud cover and against how the room behaved the day before. If the sun does not come out, heating resumes after twelve minutes and the rule is adjusted for the next day.',
        },
        points: [
          {
            title: 'Four zones, four sides',
            text: 'East stops in the morning, west in the afternoon; on the north side nothing changes.',
          },
          {
            title: '11% in February',
            text: 'That is the saving recorded in two south-glazed houses in Roanne, against the same setting held without forecasting.',
          },
          {
            title: 'Offline as well',
            text: 'Without the internet it still has the path of the sun and its own probe, and most of the saving.',
          },
        ],
        description:
          'Méridienne, a connected thermostat that allows for sunshine by the way each room faces, in four zones, wired or radio, three colours.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: {
          fr: '230 V, 50 Hz (F) ou trois piles LR6 (R)',
          en: '230 V, 50 Hz (F) or three AA cells (R)',
        },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IP30', en: 'Class II, IP30' },
      },
      {
        label: { fr: 'Sortie', en: 'Switched output' },
        value: { fr: 'Contact sec, 8 A, et bus à deux fils', en: 'Volt-free contact, 8 A, and two-wire bus' },
      },
      {
        label: { fr: 'Mesure', en: 'Measurement' },
        value: { fr: 'Température ± 0,1 °C, éclairement', en: 'Temperature ± 0.1 °C, daylight' },
      },
      {
        label: { fr: 'Connexion', en: 'Connection' },
        value: {
          fr: 'Par la passerelle Relais, application Âtre',
          en: 'Through the Relais gateway, Âtre app',
        },
      },
      {
        label: { fr: 'Liaison radio', en: 'Radio link' },
        value: { fr: '868 MHz, chiffrée, 30 m en intérieur', en: '868 MHz, encrypted, 30 m indoors' },
      },
      {
        label: { fr: 'Corps', en: 'Body' },
        value: { fr: 'ABS teinté dans la masse, vis d’acier', en: 'Through-coloured ABS, steel screws' },
      },
    ],
    goesWith: ['relais', 'vigie', 'sentinelle', 'ombre'],
  },
];
