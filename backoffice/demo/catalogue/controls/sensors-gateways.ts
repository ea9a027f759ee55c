import type { DemoProduct } from '../product-record.ts';

export const SENSORS_AND_GATEWAYS: DemoProduct[] = [
  {
    key: 'vigie',
    reference: 'AT-VIG',
    type: 'capteur',
    design: 'sensor',
    categories: ['sensors-gateways'],
    controls: ['application', 'detection-presence'],
    mounting: ['murale'],
    colours: ['blanc', 'noir'],
    floorDistance: 2000,
    guarantee: 3,
    models: [
      {
        code: '1',
        width: 58,
        height: 74,
        depth: 32,
        weight: 0.06,
        price: 59,
        eco: 0.1,
      },
    ],
    texts: {
      fr: {
        slug: 'vigie',
        name: 'Vigie',
        subtitle: 'Capteur de présence et de température',
        lead: 'Elle détecte si la pièce est occupée et mesure l’air qui s’y trouve, sans image ni son. Une par pièce, pour ne plus chauffer les chambres vides.',
        story: {
          title: 'Une chaleur, pas un visage',
          text: 'Le capteur reçoit l’infrarouge d’un corps à sept mètres, sur 110°, et n’en retient qu’un oui ou un non. Il distingue une personne assise d’un rideau qui bouge en comparant deux champs au lieu d’un. L’air est mesuré à l’arrière, dans une fente, loin de la chaleur de la carte. Un relevé part toutes les quatre minutes ; un changement, tout de suite.',
        },
        points: [
          {
            title: 'Le chat ne compte pas',
            text: 'La lentille est masquée vers le bas : un animal passe, la consigne ne bouge pas.',
          },
          {
            title: 'Taillée pour l’angle',
            text: 'Son dos à 45° se colle dans un coin de mur ; de là, elle couvre la pièce entière.',
          },
          {
            title: 'Cinq ans, une pile',
            text: 'Une CR2450, un tiroir, pas de vis ; l’application prévient deux mois avant la fin.',
          },
        ],
        description:
          'Vigie, capteur de présence, de température et d’humidité, sans caméra ni micro, sept mètres de portée, cinq ans d’autonomie, deux teintes.',
      },
      en: {
        slug: 'vigie',
        name: 'Vigie',
        subtitle: 'Presence and temperature sensor',
        lead: 'It detects whether a room is occupied and measures the air in it, without picture or sound. One per room, so that empty bedrooms are no longer heated.',
        story: {
          title: 'Body heat, not a face',
          text: 'The sensor picks up the infrared of a body at seven metres, across 110°, and keeps only a yes or a no. It tells a seated person from a moving curtain by comparing two fields of view instead of one. Air is measured at the back, in a slot, away from the warmth of the board. A reading leaves every four minutes; a change, at once.',
        },
        points: [
          {
            title: 'The cat does not count',
            text: 'The lower part of the lens is masked: an animal goes by and the setting does not change.',
          },
          {
            title: 'Made for corners',
            text: 'Its back is angled at 45° to stick where two walls meet, and from there it sees the whole room.',
          },
          {
            title: 'Five years on one battery',
            text: 'A CR2450, a drawer, no screws; the app gives two months’ notice.',
          },
        ],
        description:
          'Vigie, a presence, temperature and humidity sensor with neither camera nor microphone, seven-metre range, five-year battery, two colours.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: 'Une pile CR2450, fournie', en: 'One CR2450 cell, supplied' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe III, IP20', en: 'Class III, IP20' },
      },
      {
        label: { fr: 'Mesure', en: 'Measurement' },
        value: {
          fr: 'Présence à 7 m, ± 0,2 °C, humidité ± 3 %',
          en: 'Presence at 7 m, ± 0.2 °C, humidity ± 3%',
        },
      },
      {
        label: { fr: 'Liaison radio', en: 'Radio link' },
        value: { fr: '868 MHz, chiffrée, 30 m en intérieur', en: '868 MHz, encrypted, 30 m indoors' },
      },
      {
        label: { fr: 'Autonomie', en: 'Battery life' },
        value: { fr: 'Cinq ans', en: 'Five years' },
      },
      {
        label: { fr: 'Fixation', en: 'Fixing' },
        value: {
          fr: 'Adhésif ou deux vis, à plat ou en angle',
          en: 'Adhesive or two screws, flat or in a corner',
        },
      },
      {
        label: { fr: 'Compatibilité', en: 'Compatibility' },
        value: {
          fr: 'Appareils Âtre par la passerelle Relais',
          en: 'Âtre appliances through the Relais gateway',
        },
      },
    ],
    goesWith: ['sentinelle', 'relais', 'jauge', 'rive'],
  },
  {
    key: 'sentinelle',
    reference: 'AT-STN',
    type: 'capteur',
    design: 'sensor',
    categories: ['sensors-gateways'],
    isNew: true,
    controls: ['application', 'fenetre-ouverte'],
    mounting: ['murale'],
    colours: ['blanc', 'anthracite'],
    floorDistance: 1800,
    guarantee: 3,
    models: [
      {
        code: '1',
        width: 28,
        height: 64,
        depth: 12,
        weight: 0.03,
        price: 35,
        eco: 0.1,
      },
    ],
    texts: {
      fr: {
        slug: 'sentinelle',
        name: 'Sentinelle',
        subtitle: 'Capteur d’ouverture de fenêtre',
        lead: 'Deux pièces de 12 mm d’épaisseur, l’une sur le dormant, l’autre sur l’ouvrant : la fenêtre s’ouvre, le radiateur attend. Pour les chambres que l’on aère et que l’on oublie.',
        story: {
          title: 'Le temps de chasser une guêpe',
          text: 'Un appareil qui guette la chute de température met cinq minutes à réagir ; entre-temps, il a chauffé la rue. Ici, un contact magnétique le signale en une seconde, et le chauffage s’arrête au bout de dix : de quoi faire sortir une guêpe. À la fermeture, la consigne revient par paliers, sans rattrapage brutal. La liaison est chiffrée et traverse deux murs.',
        },
        points: [
          {
            title: 'Entrebâillée ou grande ouverte',
            text: 'Deux seuils, 8 et 25 mm : le premier abaisse la consigne, le second coupe.',
          },
          {
            title: 'Collée ou vissée',
            text: 'Un adhésif pour l’aluminium et le PVC, deux vis de 2 mm pour le bois.',
          },
          {
            title: 'Sur une porte aussi',
            text: 'Cave, véranda, garage : une porte restée ouverte dix minutes vous vaut un message sur votre téléphone.',
          },
        ],
        description:
          'Sentinelle, capteur d’ouverture de fenêtre ou de porte, 12 mm d’épaisseur, deux seuils, coupe le chauffage en dix secondes, deux teintes.',
      },
      en: {
        slug: 'sentinelle',
        name: 'Sentinelle',
        subtitle: 'Window opening sensor',
        lead: 'Two parts 12 mm thick, one on the frame and one on the sash: the window opens and the radiator waits. For bedrooms that are aired and then forgotten.',
        story: {
          title: 'Time enough for a wasp',
          text: 'An appliance that watches for a drop in temperature takes five minutes to react, and meanwhile it heats the street. Here a magnetic contact reports it within a second, and the heating stops after ten, long enough to see a wasp out. When the window shuts, the setting returns by stages rather than in one rush. The link is encrypted and goes through two walls.',
        },
        points: [
          {
            title: 'Ajar or wide open',
            text: 'Two thresholds, 8 and 25 mm: the first lowers the setting, the second cuts the heat.',
          },
          {
            title: 'Stuck or screwed',
            text: 'An adhesive for aluminium and PVC, two 2 mm screws for wood.',
          },
          {
            title: 'On a door as well',
            text: 'Cellar, conservatory, garage: you get a message on your phone once the door has stood open for ten minutes.',
          },
        ],
        description:
          'Sentinelle, a window or door opening sensor 12 mm thick, with two thresholds; it stops the heating within ten seconds. Two colours.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: 'Une pile CR2032, fournie', en: 'One CR2032 cell, supplied' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe III, IP42', en: 'Class III, IP42' },
      },
      {
        label: { fr: 'Mesure', en: 'Measurement' },
        value: {
          fr: 'Contact magnétique, seuils de 8 et 25 mm',
          en: 'Magnetic contact, thresholds at 8 and 25 mm',
        },
      },
      {
        label: { fr: 'Liaison radio', en: 'Radio link' },
        value: { fr: '868 MHz, chiffrée, 30 m en intérieur', en: '868 MHz, encrypted, 30 m indoors' },
      },
      {
        label: { fr: 'Autonomie', en: 'Battery life' },
        value: { fr: 'Quatre ans, vingt ouvertures par jour', en: 'Four years, twenty openings a day' },
      },
      {
        label: { fr: 'Compatibilité', en: 'Compatibility' },
        value: {
          fr: 'Appareils Âtre par la passerelle Relais',
          en: 'Âtre appliances through the Relais gateway',
        },
      },
    ],
    goesWith: ['vigie', 'relais', 'lavandiere', 'repere'],
  },
  {
    key: 'relais',
    reference: 'AT-RLS',
    type: 'passerelle',
    design: 'gateway',
    categories: ['sensors-gateways'],
    controls: ['application', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'noir'],
    floorDistance: 900,
    guarantee: 5,
    models: [
      {
        code: '1',
        width: 128,
        height: 128,
        depth: 34,
        weight: 0.24,
        price: 119,
        eco: 0.3,
      },
    ],
    texts: {
      fr: {
        slug: 'relais',
        name: 'Relais',
        subtitle: 'Passerelle radio, 48 appareils',
        lead: 'Une boîte entre vos appareils et votre téléphone : 48 appareils, 868 MHz, une prise. Si Internet tombe, les programmes continuent.',
        story: {
          title: 'Ce qui reste à la maison',
          text: 'Programmes, zones et historique sont enregistrés dans Relais, et non sur un serveur lointain. L’application s’y connecte directement quand vous êtes chez vous, par une liaison chiffrée quand vous n’y êtes pas. La radio traverse trois cloisons ou une dalle de béton ; chaque appareil Âtre branché au secteur la répète plus loin. Vous pouvez tout exporter dans un tableur, et tout effacer.',
        },
        points: [
          {
            title: 'Posé ou accroché',
            text: 'Deux encoches au dos, 1,5 m de câble ; évitez seulement l’armoire métallique et le dessous de l’évier.',
          },
          {
            title: 'La clé du gardien',
            text: 'Ouvrez un accès à durée limitée, pièce par pièce, pour un locataire ou un voisin de confiance.',
          },
          {
            title: '2,1 W mesurés à la prise',
            text: 'Soit 18 kWh par an, un peu moins de quatre euros au tarif courant.',
          },
        ],
        description:
          'Relais, passerelle radio 868 MHz pour 48 appareils Âtre, programmes enregistrés sur place, accès à distance chiffré, 2,1 W en marche.',
      },
      en: {
        slug: 'relais',
        name: 'Relais',
        subtitle: 'Radio gateway for 48 devices',
        lead: 'A box between your appliances and your phone: 48 devices, 868 MHz, one socket. Should the internet fail, the programmes carry on.',
        story: {
          title: 'What stays at home',
          text: 'Programmes, zones and history are kept in Relais and not on some distant server. The app connects to it directly while you are in, and over an encrypted link while you are out. The radio goes through three partitions or one concrete floor, and every mains-powered Âtre appliance relays it further. You can export everything to a spreadsheet, and erase everything.',
        },
        points: [
          {
            title: 'Standing or hung',
            text: 'Two slots at the back, 1.5 m of cable; avoid only metal cabinets and the cupboard under the sink.',
          },
          {
            title: 'A key for the caretaker',
            text: 'Grant access for a limited time, room by room, to a tenant or a trusted neighbour.',
          },
          {
            title: '2.1 W at the socket',
            text: 'That is 18 kWh a year, or a little under four euros at the standard French tariff.',
          },
        ],
        description:
          'Relais, an 868 MHz radio gateway for 48 Âtre devices, with programmes stored on site, encrypted remote access and a draw of 2.1 W.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '5 V, bloc secteur USB-C fourni', en: '5 V, USB-C mains adaptor supplied' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe III, IP20', en: 'Class III, IP20' },
      },
      {
        label: { fr: 'Connexion', en: 'Connection' },
        value: {
          fr: 'Ethernet ou Wi-Fi 2,4 GHz, application Âtre',
          en: 'Ethernet or 2.4 GHz Wi-Fi, Âtre app',
        },
      },
      {
        label: { fr: 'Liaison radio', en: 'Radio link' },
        value: { fr: '868 MHz, chiffrée, 30 m en intérieur', en: '868 MHz, encrypted, 30 m indoors' },
      },
      {
        label: { fr: 'Compatibilité', en: 'Compatibility' },
        value: { fr: '48 appareils, 16 zones', en: '48 devices, 16 zones' },
      },
      {
        label: { fr: 'Corps', en: 'Body' },
        value: {
          fr: 'ABS teinté dans la masse, antenne orientable',
          en: 'Through-coloured ABS, adjustable aerial',
        },
      },
    ],
    goesWith: ['vigie', 'sentinelle', 'semaphore', 'meridienne'],
  },
  {
    key: 'semaphore',
    reference: 'AT-SMP',
    type: 'passerelle',
    design: 'gateway',
    categories: ['sensors-gateways'],
    controls: ['application', 'fil-pilote', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc'],
    floorDistance: 900,
    guarantee: 5,
    models: [
      {
        code: '1',
        width: 110,
        height: 90,
        depth: 38,
        weight: 0.21,
        price: 89,
        eco: 0.2,
      },
      {
        code: '4',
        width: 160,
        height: 110,
        depth: 46,
        weight: 0.39,
        price: 169,
        eco: 0.3,
      },
    ],
    texts: {
      fr: {
        slug: 'semaphore',
        name: 'Sémaphore',
        subtitle: 'Passerelle fil pilote, sonde extérieure',
        lead: 'Il traduit l’application en six ordres de fil pilote, et redonne un programme aux radiateurs posés il y a vingt ans. Une sonde extérieure, fournie, lui donne la température du dehors.',
        story: {
          title: 'Six signaux sur un fil',
          text: 'Le fil pilote transmet ses ordres par demi-alternances : confort, éco, hors-gel, arrêt, et deux niveaux intermédiaires. Presque tous les radiateurs électriques vendus en France depuis les années 1990 le comprennent, et peu sont reliés à quoi que ce soit. Sémaphore se raccorde au bout de ce fil, souvent resté libre dans sa boîte, et lui donne un calendrier.',
        },
        points: [
          {
            title: 'Une zone ou quatre',
            text: 'Jusqu’à six radiateurs par zone, à condition qu’ils partagent le même fil noir.',
          },
          {
            title: 'Dehors, au nord',
            text: 'La sonde se pose à l’ombre, à deux mètres du sol ; à plus de 16 °C, elle suspend le chauffage.',
          },
          {
            title: 'Une commande manuelle',
            text: 'Un bouton par zone, sur la face : on s’en sert sans téléphone, et sans mode d’emploi.',
          },
        ],
        description:
          'Sémaphore, passerelle fil pilote six ordres pour radiateurs existants, une ou quatre zones, sonde extérieure fournie, application Âtre.',
      },
      en: {
        slug: 'semaphore',
        name: 'Sémaphore',
        subtitle: 'Pilot-wire gateway with outdoor probe',
        lead: 'It translates the app into the six orders of the pilot wire, and gives radiators fitted twenty years ago a programme again. An outdoor probe, supplied, gives it the temperature outside.',
        story: {
          title: 'Six signals down one wire',
          text: 'The French pilot wire carries its signals as half-waves: comfort, economy, frost protection, off, and two levels in between. Nearly every electric radiator sold in France since the 1990s understands it, and few are connected to anything. Sémaphore connects to the end of that wire, often left loose in its box, and gives it a schedule.',
        },
        points: [
          {
            title: 'One zone or four',
            text: 'Up to six radiators in each, provided they share the same black wire.',
          },
          {
            title: 'Outside, facing north',
            text: 'The probe goes in the shade, two metres above the ground; above 16 °C it suspends the heating.',
          },
          {
            title: 'Manual control',
            text: 'One button per zone, on the front: it needs neither phone nor instructions.',
          },
        ],
        description:
          'Sémaphore, a six-order pilot-wire gateway for existing radiators, one or four zones, outdoor probe supplied, controlled by the Âtre app.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz', en: '230 V, 50 Hz' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IP30, sonde IP65', en: 'Class II, IP30, probe IP65' },
      },
      {
        label: { fr: 'Sortie', en: 'Switched output' },
        value: {
          fr: 'Une ou quatre sorties fil pilote, 6 ordres',
          en: 'One or four pilot-wire outputs, six orders',
        },
      },
      {
        label: { fr: 'Mesure', en: 'Measurement' },
        value: { fr: 'Sonde extérieure radio, −30 à 50 °C', en: 'Radio outdoor probe, −30 to 50 °C' },
      },
      {
        label: { fr: 'Connexion', en: 'Connection' },
        value: { fr: 'Wi-Fi 2,4 GHz, application Âtre', en: 'Wi-Fi 2.4 GHz, Âtre app' },
      },
      {
        label: { fr: 'Fixation', en: 'Fixing' },
        value: {
          fr: 'En saillie, près du tableau ou d’une sortie de câble',
          en: 'Surface-mounted, by the consumer unit or a cable outlet',
        },
      },
    ],
    goesWith: ['relais', 'cadran', 'vigie', 'jauge'],
  },
];
