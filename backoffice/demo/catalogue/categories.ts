import type { DemoCategory } from './demo-category.ts';
import { SIGNATURE_CATEGORY } from './signature/signature-category.ts';

export const CATEGORIES: DemoCategory[] = [
  {
    key: 'radiators',
    slug: { fr: 'chauffage-electrique', en: 'electric-heating' },
    name: { fr: 'Radiateurs', en: 'Radiators' },
    intro: {
      fr: 'Inertie, rayonnement, gaz ou air soufflé : à chaque pièce son mode de chauffage. Tous nos appareils sont dessinés ici à la même échelle.',
      en: 'Stored heat, radiant heat, gas or warm air: there is a type of heater for every room. All our appliances are drawn here at one scale.',
    },
    children: [
      {
        key: 'electric-radiators',
        slug: {
          fr: 'chauffage-electrique/radiateurs-electriques',
          en: 'electric-heating/electric-radiators',
        },
        name: { fr: 'Radiateurs électriques', en: 'Electric radiators' },
        intro: {
          fr: 'De l’inertie pour les pièces où l’on vit, du rayonnement pour celles où l’on passe. Choisissez la puissance avant la forme.',
          en: 'Thermal mass for the rooms you live in, radiant heat for those you pass through. Choose the output before the shape.',
        },
        children: [
          {
            key: 'dry-inertia',
            slug: {
              fr: 'chauffage-electrique/radiateurs-electriques/inertie-seche',
              en: 'electric-heating/electric-radiators/dry-inertia',
            },
            name: { fr: 'Inertie sèche', en: 'Dry thermal core' },
            intro: {
              fr: 'Un cœur de fonte, de stéatite ou de céramique emmagasine la chaleur et la rend longtemps après l’arrêt de la résistance.',
              en: 'A core of cast iron, soapstone or ceramic stores heat and releases it long after the element has switched off.',
            },
          },
          {
            key: 'fluid-inertia',
            slug: {
              fr: 'chauffage-electrique/radiateurs-electriques/inertie-fluide',
              en: 'electric-heating/electric-radiators/fluid-inertia',
            },
            name: { fr: 'Inertie fluide', en: 'Fluid-filled' },
            intro: {
              fr: 'Un fluide caloporteur scellé à vie circule dans le corps de chauffe : la façade monte vite et reste égale d’un bord à l’autre.',
              en: 'A heat-transfer fluid, sealed for life, circulates inside the radiator: the front warms up quickly and evenly from edge to edge.',
            },
          },
          {
            key: 'radiant-panels',
            slug: {
              fr: 'chauffage-electrique/radiateurs-electriques/panneaux-rayonnants',
              en: 'electric-heating/electric-radiators/radiant-panels',
            },
            name: { fr: 'Panneaux rayonnants', en: 'Radiant panels' },
            intro: {
              fr: 'Une plaque mince qui chauffe les corps avant l’air. Pour un bureau, une entrée, une chambre d’amis.',
              en: 'A thin panel that warms people before the air. Suits a study, a hall or a guest room.',
            },
          },
          {
            key: 'vertical-radiators',
            slug: {
              fr: 'chauffage-electrique/radiateurs-electriques/radiateurs-verticaux',
              en: 'electric-heating/electric-radiators/vertical-radiators',
            },
            name: { fr: 'Radiateurs verticaux', en: 'Vertical radiators' },
            intro: {
              fr: 'Toute la puissance sur quarante centimètres de mur, entre deux portes ou au bout d’un couloir.',
              en: 'Full output from forty centimetres of wall, between two doors or at the end of a corridor.',
            },
          },
          {
            key: 'low-radiators',
            slug: {
              fr: 'chauffage-electrique/radiateurs-electriques/radiateurs-bas',
              en: 'electric-heating/electric-radiators/low-radiators',
            },
            name: { fr: 'Radiateurs bas', en: 'Low radiators' },
            intro: {
              fr: 'Moins de 450 mm de haut, pour l’allège d’une fenêtre, une véranda ou le rampant d’un comble.',
              en: 'Under 450 mm high, for below a window, a conservatory or a sloping ceiling.',
            },
          },
        ],
      },
      {
        key: 'gas-radiators',
        slug: { fr: 'radiateur-a-gaz', en: 'gas-radiator' },
        name: { fr: 'Radiateurs à gaz', en: 'Gas radiators' },
        intro: {
          fr: 'Un appareil par pièce, sans chaudière ni circuit d’eau : pour les maisons de vacances et les ateliers.',
          en: 'One appliance per room, with no boiler or water circuit: for holiday homes and workshops.',
        },
        children: [
          {
            key: 'gas-balanced-flue',
            slug: { fr: 'radiateur-a-gaz/ventouse', en: 'gas-radiator/balanced-flue' },
            name: { fr: 'À ventouse', en: 'Balanced flue' },
            intro: {
              fr: 'L’air vient du dehors et les fumées y retournent, par un même conduit à travers le mur.',
              en: 'Air is drawn from outside and combustion gases go back out, through one duct in the wall.',
            },
          },
          {
            key: 'gas-open-flue',
            slug: { fr: 'radiateur-a-gaz/conduit-de-fumee', en: 'gas-radiator/chimney-flue' },
            name: { fr: 'Sur conduit de fumée', en: 'Chimney flue' },
            intro: {
              fr: 'Pour reprendre un conduit existant, après vérification de son tirage et de l’arrivée d’air.',
              en: 'For an existing chimney, once its draught and the air supply have been checked.',
            },
          },
        ],
      },
      {
        key: 'small-business',
        slug: {
          fr: 'chauffage-electrique/chauffages-commerce-petit-tertiaire',
          en: 'electric-heating/shops-and-small-offices',
        },
        name: { fr: 'Commerces et petit tertiaire', en: 'Shops and small offices' },
        intro: {
          fr: 'Rideaux d’air, aérothermes et cassettes pour les lieux dont la porte s’ouvre cent fois par jour.',
          en: 'Air curtains, unit heaters and cassettes for premises whose door opens a hundred times a day.',
        },
        plans: ['pro'],
        children: [
          {
            key: 'air-curtains',
            slug: {
              fr: 'chauffage-electrique/chauffages-commerce-petit-tertiaire/rideaux-d-air-chaud',
              en: 'electric-heating/shops-and-small-offices/air-curtains',
            },
            name: { fr: 'Rideaux d’air chaud', en: 'Air curtains' },
            intro: {
              fr: 'Un voile d’air entre la rue et la caisse. La largeur de l’appareil suit celle du passage.',
              en: 'A veil of air between the street and the till. The width of the unit follows that of the doorway.',
            },
            plans: ['pro'],
          },
          {
            key: 'unit-heaters',
            slug: {
              fr: 'chauffage-electrique/chauffages-commerce-petit-tertiaire/aerothermes',
              en: 'electric-heating/shops-and-small-offices/unit-heaters',
            },
            name: { fr: 'Aérothermes', en: 'Unit heaters' },
            intro: {
              fr: 'De l’air chaud porté loin, pour un atelier, une réserve, un quai de livraison.',
              en: 'Warm air with a long throw, for a workshop, a stockroom, a loading bay.',
            },
            plans: ['pro'],
          },
          {
            key: 'radiant-cassettes',
            slug: {
              fr: 'chauffage-electrique/chauffages-commerce-petit-tertiaire/cassettes-rayonnantes',
              en: 'electric-heating/shops-and-small-offices/radiant-cassettes',
            },
            name: { fr: 'Cassettes rayonnantes', en: 'Radiant cassettes' },
            intro: {
              fr: 'Une dalle de faux plafond qui chauffe sans souffler et ne prend aucune place au mur.',
              en: 'A ceiling tile that heats without moving the air and takes up no wall space.',
            },
            plans: ['pro'],
          },
        ],
      },
      {
        key: 'supplementary',
        slug: {
          fr: 'chauffage-electrique/chauffage-d-appoint',
          en: 'electric-heating/supplementary-heating',
        },
        name: { fr: 'Chauffage d’appoint', en: 'Portable heaters' },
        intro: {
          fr: 'Pour une heure dans une pièce qu’on ne chauffe pas : on le branche, puis on le range.',
          en: 'For an hour in a room you do not usually heat. Plug it in, then put it away.',
        },
        children: [
          {
            key: 'portable-convectors',
            slug: {
              fr: 'chauffage-electrique/chauffage-d-appoint/convecteurs-mobiles',
              en: 'electric-heating/supplementary-heating/portable-convectors',
            },
            name: { fr: 'Convecteurs mobiles', en: 'Portable convectors' },
            intro: {
              fr: 'Sur pieds ou sur roulettes, silencieux, avec une prise ordinaire.',
              en: 'On feet or castors, silent, with an ordinary plug.',
            },
          },
          {
            key: 'fan-heaters',
            slug: {
              fr: 'chauffage-electrique/chauffage-d-appoint/soufflants',
              en: 'electric-heating/supplementary-heating/fan-heaters',
            },
            name: { fr: 'Soufflants', en: 'Fan heaters' },
            intro: {
              fr: 'De l’air chaud en dix secondes, le temps d’une douche ou d’un café.',
              en: 'Warm air in ten seconds, for as long as a shower or a coffee takes.',
            },
          },
        ],
      },
    ],
  },
  {
    key: 'towel-dryers',
    slug: { fr: 'seche-serviettes', en: 'towel-dryers' },
    name: { fr: 'Sèche-serviettes', en: 'Towel dryers' },
    intro: {
      fr: 'Une salle de bains se chauffe vite, fort et peu de temps. Choisissez d’abord l’énergie, ensuite le nombre de serviettes.',
      en: 'A bathroom needs a lot of heat, quickly and for a short time. Choose the energy first, then the number of towels.',
    },
    children: [
      {
        key: 'electric-towel-dryers',
        slug: { fr: 'seche-serviettes/electriques', en: 'towel-dryers/electric' },
        name: { fr: 'Sèche-serviettes électriques', en: 'Electric towel dryers' },
        intro: {
          fr: 'Indépendants de la chaudière, ils chauffent aussi bien en mai qu’en janvier.',
          en: 'Independent of the boiler, they work in May as well as in January.',
        },
        children: [
          {
            key: 'straight-towel-dryers',
            slug: { fr: 'seche-serviettes/electriques/droits', en: 'towel-dryers/electric/straight' },
            name: { fr: 'Droits', en: 'Straight' },
            intro: {
              fr: 'Deux montants, des barreaux groupés, de la place entre eux pour glisser le linge.',
              en: 'Two uprights and grouped rungs, with room between them for towels.',
            },
          },
          {
            key: 'asymmetric-towel-dryers',
            slug: { fr: 'seche-serviettes/electriques/asymetriques', en: 'towel-dryers/electric/asymmetric' },
            name: { fr: 'Asymétriques', en: 'Asymmetric' },
            intro: {
              fr: 'Un seul montant, à droite ou à gauche : la serviette s’enfile par le côté libre.',
              en: 'A single upright, on the right or the left: towels slide on from the open side.',
            },
          },
          {
            key: 'blower-towel-dryers',
            slug: { fr: 'seche-serviettes/electriques/soufflants', en: 'towel-dryers/electric/with-blower' },
            name: { fr: 'Avec soufflerie', en: 'With blower' },
            intro: {
              fr: 'Mille watts d’air chaud en plus, le temps de la douche.',
              en: 'An extra thousand watts of warm air, for as long as the shower lasts.',
            },
          },
        ],
      },
      {
        key: 'central-towel-dryers',
        slug: { fr: 'seche-serviettes/chauffage-central', en: 'towel-dryers/central-heating' },
        name: { fr: 'Sur chauffage central', en: 'For central heating' },
        intro: {
          fr: 'Raccordés au circuit d’eau chaude, avec ou sans résistance pour la mi-saison.',
          en: 'Connected to the heating circuit, with or without an electric element for the milder months.',
        },
        children: [
          {
            key: 'water-towel-dryers',
            slug: {
              fr: 'seche-serviettes/chauffage-central/eau-chaude',
              en: 'towel-dryers/central-heating/hot-water',
            },
            name: { fr: 'Eau chaude', en: 'Hot water' },
            intro: {
              fr: 'Un radiateur comme les autres sur la boucle, dessiné pour porter du linge.',
              en: 'A radiator like the others on the circuit, designed to hold towels.',
            },
          },
          {
            key: 'mixed-towel-dryers',
            slug: {
              fr: 'seche-serviettes/chauffage-central/mixtes',
              en: 'towel-dryers/central-heating/dual-energy',
            },
            name: { fr: 'Mixtes', en: 'Dual energy' },
            intro: {
              fr: 'L’eau de la chaudière l’hiver, une résistance quand elle est arrêtée.',
              en: 'Water from the boiler in winter, an element when it is off.',
            },
          },
        ],
      },
    ],
  },
  {
    key: 'heat-pumps',
    slug: { fr: 'pompe-a-chaleur', en: 'heat-pump' },
    name: { fr: 'Pompes à chaleur', en: 'Heat pumps' },
    intro: {
      fr: 'Trois quarts de la chaleur viennent de l’air ou du sol. Le choix du modèle se fait avec un installateur, plan en main.',
      en: 'Three quarters of the heat come from the air or the ground. Choose the model with an installer, plan in hand.',
    },
    children: [
      {
        key: 'air-water-heat-pumps',
        slug: { fr: 'pompe-a-chaleur/air-eau', en: 'heat-pump/air-to-water' },
        name: { fr: 'Air-eau', en: 'Air to water' },
        intro: {
          fr: 'Elles alimentent radiateurs ou plancher chauffant, et l’eau chaude si on le leur demande.',
          en: 'They supply radiators or underfloor heating, and hot water if you need it.',
        },
        children: [
          {
            key: 'monobloc-heat-pumps',
            slug: { fr: 'pompe-a-chaleur/air-eau/monobloc', en: 'heat-pump/air-to-water/monobloc' },
            name: { fr: 'Monobloc', en: 'Monobloc' },
            intro: {
              fr: 'Tout le circuit frigorifique est dehors : dedans, il n’entre que de l’eau.',
              en: 'The whole refrigerant circuit stays outside: only water comes indoors.',
            },
          },
          {
            key: 'split-heat-pumps',
            slug: { fr: 'pompe-a-chaleur/air-eau/bi-bloc', en: 'heat-pump/air-to-water/split' },
            name: { fr: 'Bi-bloc', en: 'Split' },
            intro: {
              fr: 'Une unité dehors, une autre dedans, une liaison frigorifique entre les deux.',
              en: 'One unit outside, another inside, a refrigerant line between the two.',
            },
          },
        ],
      },
      {
        key: 'ground-heat-pumps',
        slug: { fr: 'pompe-a-chaleur/geothermie', en: 'heat-pump/ground-source' },
        name: { fr: 'Géothermie', en: 'Ground source' },
        intro: {
          fr: 'La température du sol varie peu : le rendement non plus.',
          en: 'The ground temperature varies little, and so does the efficiency.',
        },
      },
      {
        key: 'indoor-modules',
        slug: { fr: 'pompe-a-chaleur/modules-interieurs', en: 'heat-pump/indoor-modules' },
        name: { fr: 'Modules intérieurs', en: 'Indoor modules' },
        intro: {
          fr: 'Hydraulique, appoint et régulation dans un seul meuble, mural ou posé au sol.',
          en: 'Hydraulics, back-up heater and controls in one cabinet, on the wall or on the floor.',
        },
      },
    ],
  },
  {
    key: 'hot-water',
    slug: { fr: 'eau-chaude-sanitaire', en: 'hot-water' },
    name: { fr: 'Eau chaude', en: 'Hot water' },
    intro: {
      fr: 'Comptez cinquante litres par personne, puis regardez la place : debout, couché, plat ou au sol.',
      en: 'Allow fifty litres per person, then look at the space: vertical, horizontal, slim or floor-standing.',
    },
    children: [
      {
        key: 'water-heaters',
        slug: { fr: 'chauffe-eau', en: 'water-heaters' },
        name: { fr: 'Chauffe-eau', en: 'Water heaters' },
        intro: {
          fr: 'Du petit réservoir sous l’évier au ballon thermodynamique du garage.',
          en: 'From the small tank under the sink to the heat-pump cylinder in the garage.',
        },
        children: [
          {
            key: 'electric-water-heaters',
            slug: { fr: 'chauffe-eau/electriques', en: 'water-heaters/electric' },
            name: { fr: 'Électriques', en: 'Electric' },
            intro: {
              fr: 'Une cuve émaillée, une résistance protégée du calcaire, une anode qui se change sans vider.',
              en: 'An enamelled tank, an element protected from limescale, and an anode you can change without draining.',
            },
          },
          {
            key: 'slim-water-heaters',
            slug: { fr: 'chauffe-eau/plats', en: 'water-heaters/slim' },
            name: { fr: 'Extra-plats', en: 'Slim' },
            intro: {
              fr: 'Moins de trente centimètres de profondeur : ils tiennent dans un placard de couloir.',
              en: 'Under thirty centimetres deep: they fit in a hall cupboard.',
            },
          },
          {
            key: 'heat-pump-water-heaters',
            slug: { fr: 'chauffe-eau/thermodynamiques', en: 'water-heaters/heat-pump' },
            name: { fr: 'Thermodynamiques', en: 'Heat pump' },
            intro: {
              fr: 'Une petite pompe à chaleur au-dessus du réservoir : trois kilowattheures de chaleur pour un d’électricité.',
              en: 'A small heat pump above the tank: for each kilowatt-hour of electricity, three of heat.',
            },
          },
          {
            key: 'small-water-heaters',
            slug: { fr: 'chauffe-eau/petite-capacite', en: 'water-heaters/small' },
            name: { fr: 'Petite capacité', en: 'Small capacity' },
            intro: {
              fr: 'Dix à trente litres au plus près du robinet, pour ne pas tirer l’eau à travers toute la maison.',
              en: 'Ten to thirty litres close to the tap, so that hot water does not have to cross the house.',
            },
          },
        ],
      },
      {
        key: 'storage-tanks',
        slug: { fr: 'eau-chaude-sanitaire/ballons', en: 'hot-water/storage-tanks' },
        name: { fr: 'Ballons', en: 'Storage tanks' },
        intro: {
          fr: 'Pour stocker la chaleur d’une chaudière, d’une pompe à chaleur ou de capteurs solaires.',
          en: 'To store the heat from a boiler, a heat pump or solar panels.',
        },
      },
    ],
  },
  {
    key: 'boilers',
    slug: { fr: 'chaudieres', en: 'boilers' },
    name: { fr: 'Chaudières', en: 'Boilers' },
    intro: {
      fr: 'Électriques ou à condensation, pour garder ses radiateurs et changer ce qui les alimente.',
      en: 'Electric or condensing: keep your radiators and change what feeds them.',
    },
    children: [
      {
        key: 'electric-boilers',
        slug: { fr: 'chaudiere-electrique', en: 'electric-boiler' },
        name: { fr: 'Chaudières électriques', en: 'Electric boilers' },
        intro: {
          fr: 'Ni conduit, ni cuve, ni ramonage : une armoire de la taille d’un meuble de cuisine.',
          en: 'No flue, no oil tank, no sweeping: a cabinet the size of a kitchen cupboard.',
        },
      },
      {
        key: 'gas-boilers',
        slug: { fr: 'chaudieres/gaz', en: 'boilers/gas' },
        name: { fr: 'Chaudières gaz à condensation', en: 'Condensing gas boilers' },
        intro: {
          fr: 'En remplacement d’un appareil gaz existant, murales ou au sol.',
          en: 'To replace an existing gas appliance, on the wall or on the floor.',
        },
      },
    ],
  },
  {
    key: 'ventilation',
    slug: { fr: 'ventilation', en: 'ventilation' },
    name: { fr: 'Ventilation', en: 'Ventilation' },
    intro: {
      fr: 'Une maison bien isolée a besoin d’un renouvellement d’air maîtrisé.',
      en: 'A well-insulated house needs controlled ventilation.',
    },
    children: [
      {
        key: 'single-flow',
        slug: { fr: 'ventilation/simple-flux', en: 'ventilation/single-flow' },
        name: { fr: 'Simple flux', en: 'Extract ventilation' },
        intro: {
          fr: 'L’air neuf entre par les fenêtres, l’air vicié sort par la cuisine et la salle de bains.',
          en: 'Fresh air comes in through the windows, stale air is extracted from the kitchen and bathroom.',
        },
        children: [
          {
            key: 'constant-flow',
            slug: { fr: 'ventilation/simple-flux/autoreglable', en: 'ventilation/single-flow/constant-flow' },
            name: { fr: 'Autoréglable', en: 'Constant flow' },
            intro: {
              fr: 'Un débit de base constant, réglé selon le nombre de pièces ; l’humidité commande la pointe, pièce par pièce.',
              en: 'A constant base flow, set by the number of rooms; humidity calls up the boost, room by room.',
            },
          },
          {
            key: 'humidity-controlled',
            slug: {
              fr: 'ventilation/simple-flux/hygroreglable',
              en: 'ventilation/single-flow/humidity-controlled',
            },
            name: { fr: 'Hygroréglable', en: 'Humidity controlled' },
            intro: {
              fr: 'Les bouches s’ouvrent quand l’air est humide et se referment quand il est sec.',
              en: 'The vents open when the air is humid and close when it is dry.',
            },
          },
        ],
      },
      {
        key: 'double-flow',
        slug: { fr: 'ventilation/double-flux', en: 'ventilation/heat-recovery' },
        name: { fr: 'Double flux', en: 'Heat recovery' },
        intro: {
          fr: 'L’air qui sort réchauffe celui qui entre, à travers un échangeur.',
          en: 'Outgoing air warms incoming air, through an exchanger.',
        },
      },
      {
        key: 'extract-fans',
        slug: { fr: 'ventilation/aerateurs', en: 'ventilation/extract-fans' },
        name: { fr: 'Aérateurs', en: 'Extract fans' },
        intro: {
          fr: 'Pour une seule pièce, quand il n’y a pas de gaine à tirer.',
          en: 'For a single room, when there is no duct to run.',
        },
      },
    ],
  },
  {
    key: 'controls',
    slug: { fr: 'regulation', en: 'controls' },
    name: { fr: 'Régulation', en: 'Controls' },
    intro: {
      fr: 'Un degré de moins, c’est environ 7 % d’énergie en moins, à condition de mesurer au bon endroit.',
      en: 'One degree less saves about 7% of the energy, if the temperature is measured in the right place.',
    },
    children: [
      {
        key: 'thermostats',
        slug: { fr: 'regulation/thermostats', en: 'controls/thermostats' },
        name: { fr: 'Thermostats', en: 'Thermostats' },
        intro: {
          fr: 'D’ambiance, programmables ou reliés à l’application, filaires ou radio.',
          en: 'Room thermostats, programmable or linked to the app, wired or radio.',
        },
      },
      {
        key: 'sensors-gateways',
        slug: { fr: 'regulation/capteurs-et-passerelles', en: 'controls/sensors-and-gateways' },
        name: { fr: 'Capteurs et passerelles', en: 'Sensors and gateways' },
        intro: {
          fr: 'Pour mesurer, et pour transmettre les mesures.',
          en: 'To measure, and to pass the readings on.',
        },
      },
    ],
  },
  {
    key: 'air-conditioning',
    slug: { fr: 'climatisation', en: 'air-conditioning' },
    name: { fr: 'Climatisation', en: 'Air conditioning' },
    intro: {
      fr: 'Rafraîchir l’été, chauffer à la mi-saison, avec le même appareil et peu de bruit.',
      en: 'Cool in summer, heat in spring and autumn, with one appliance and little noise.',
    },
    children: [
      {
        key: 'wall-splits',
        slug: { fr: 'climatisation/splits-muraux', en: 'air-conditioning/wall-splits' },
        name: { fr: 'Splits muraux', en: 'Wall splits' },
        intro: {
          fr: 'Une unité intérieure au-dessus de la porte, une extérieure derrière le mur.',
          en: 'One indoor unit above the door, one outdoor unit behind the wall.',
        },
      },
      {
        key: 'multi-splits',
        slug: { fr: 'climatisation/multi-splits', en: 'air-conditioning/multi-splits' },
        name: { fr: 'Multi-splits', en: 'Multi-splits' },
        intro: {
          fr: 'Deux à cinq pièces sur une seule unité extérieure.',
          en: 'Two to five rooms on one outdoor unit.',
        },
      },
      {
        key: 'ducted-monobloc',
        slug: { fr: 'climatisation/gainables-et-monoblocs', en: 'air-conditioning/ducted-and-monobloc' },
        name: { fr: 'Gainables et monoblocs', en: 'Ducted and monobloc' },
        intro: {
          fr: 'Invisibles dans un faux plafond, ou sans unité extérieure.',
          en: 'Hidden above a ceiling, or with no outdoor unit at all.',
        },
      },
    ],
  },
  SIGNATURE_CATEGORY,
];
