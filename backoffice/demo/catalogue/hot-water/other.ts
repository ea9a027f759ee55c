import type { DemoProduct } from '../product-record.ts';

export const HEAT_PUMP_WATER_HEATERS: DemoProduct[] = [
  {
    key: 'source',
    reference: 'AT-SOU',
    type: 'chauffe-eau-thermodynamique',
    design: 'tank-floor',
    categories: ['heat-pump-water-heaters'],
    controls: ['application', 'programmation'],
    mounting: ['au-sol'],
    colours: ['blanc'],
    floorDistance: 0,
    guarantee: 5,
    models: [
      {
        code: '200',
        width: 620,
        height: 1620,
        depth: 665,
        weight: 84,
        power: 1500,
        volume: 200,
        price: 2290,
        eco: 6.8,
      },
      {
        code: '270',
        width: 620,
        height: 1960,
        depth: 665,
        weight: 98,
        power: 1500,
        volume: 270,
        price: 2590,
        eco: 8.4,
      },
    ],
    texts: {
      fr: {
        slug: 'source',
        name: 'Source',
        subtitle: 'Chauffe-eau thermodynamique sur air ambiant, R290',
        lead: 'Posé dans un cellier de 20 m³ ou plus, il tire de l’air plus des deux tiers de la chaleur de vos bains et laisse derrière lui une pièce plus fraîche et plus sèche.',
        story: {
          title: 'Le cellier y gagne',
          text: 'Pour chauffer l’eau, Source refroidit l’air de 2 à 4 °C et lui retire jusqu’à un litre d’humidité par heure. Nous avons gardé ce défaut, qui n’en est pas un là où l’on range des bocaux, du linge à sécher ou des bouteilles. Le condenseur est une spire d’aluminium plaquée autour de la cuve : il ne baigne pas dans l’eau et ne s’entartre pas. L’évaporateur se rince au jet, bac ouvert.',
        },
        points: [
          {
            title: '20 m³ ou deux gaines',
            text: 'Plus petit, le local se refroidirait lui-même : l’air passe alors par deux gaines de 160 mm.',
          },
          {
            title: 'Le bruit d’un lave-vaisselle',
            text: '41 dB(A) à 1 m, cinq à sept heures par jour. Évitez la cloison de la chambre.',
          },
          {
            title: 'Une résistance en réserve',
            text: 'Les 1 500 W servent en dessous de −5 °C, ou le soir où dix personnes prennent une douche.',
          },
        ],
        description:
          'Source, chauffe-eau thermodynamique au R290 de 200 ou 270 litres, sur air ambiant : il chauffe l’eau, rafraîchit et assèche le cellier.',
      },
      en: {
        slug: 'source',
        name: 'Source',
        subtitle: 'Heat-pump water heater on room air, R290',
        lead: 'Stand it in a larder of 20 m³ or more. It draws more than two thirds of the heat for your baths from the air, and leaves the room cooler and drier than before.',
        story: {
          title: 'The larder gains by it',
          text: 'To heat water Source cools the air by 2 to 4 °C and takes out as much as a litre of moisture an hour. We kept this drawback: it is none where you store jars and bottles or dry laundry. The condenser is an aluminium coil wrapped round the outside of the tank: as it is never in the water, it cannot fur up. Rinse the evaporator with a hose, tray open.',
        },
        points: [
          {
            title: '20 m³, or two ducts',
            text: 'A smaller room would only get colder, so the air goes through two ducts of 160 mm.',
          },
          {
            title: 'As loud as a dishwasher',
            text: '41 dB(A) at 1 m, five to seven hours a day. Keep it off the bedroom partition.',
          },
          {
            title: 'An element held in reserve',
            text: 'Its 1,500 W are for air below −5 °C, or for the evening when ten people take a shower.',
          },
        ],
        description:
          'Source, a 200 or 270-litre R290 heat-pump water heater working on room air: hot water for the house, and a cooler, drier larder.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, 2 100 W au plus', en: '230 V, 50 Hz, 2,100 W at most' },
      },
      {
        label: { fr: 'Fluide frigorigène', en: 'Refrigerant' },
        value: { fr: 'R290, 0,15 kg', en: 'R290, 0.15 kg' },
      },
      {
        label: { fr: 'Temps de chauffe', en: 'Heat-up time' },
        value: { fr: 'De 10 à 54 °C : 7 h 10, 9 h 30', en: '10 to 54 °C: 7 h 10, 9 h 30' },
      },
      {
        label: { fr: 'Plage de fonctionnement', en: 'Operating range' },
        value: { fr: 'Air de −5 à 43 °C', en: 'Air from −5 to 43 °C' },
      },
      {
        label: { fr: 'Cuve', en: 'Tank' },
        value: { fr: 'Acier émaillé, anode à courant imposé', en: 'Enamelled steel, powered anode' },
      },
      {
        label: { fr: 'Gaines d’air', en: 'Air ducts' },
        value: { fr: 'Ø 160 mm, 26 m au plus', en: 'Ø 160 mm, 26 m at most' },
      },
    ],
    goesWith: ['fontaine', 'cuvier', 'oeil-de-boeuf', 'meurtriere'],
  },
  {
    key: 'fontaine',
    reference: 'AT-FTN',
    type: 'chauffe-eau-thermodynamique',
    design: 'tank-floor',
    categories: ['heat-pump-water-heaters'],
    isNew: true,
    controls: ['application', 'programmation'],
    mounting: ['au-sol'],
    colours: ['blanc'],
    floorDistance: 0,
    guarantee: 5,
    models: [
      {
        code: '200',
        width: 640,
        height: 1640,
        depth: 690,
        weight: 96,
        power: 2400,
        volume: 200,
        price: 2690,
        eco: 6.8,
      },
      {
        code: '250',
        width: 640,
        height: 1880,
        depth: 690,
        weight: 108,
        power: 2400,
        volume: 250,
        price: 2990,
        eco: 8.4,
      },
    ],
    texts: {
      fr: {
        slug: 'fontaine',
        name: 'Fontaine',
        subtitle: 'Chauffe-eau thermodynamique pour toit solaire, R290',
        lead: 'À midi, votre toit produit 2 kW que personne n’utilise. Fontaine les transforme en eau chaude : elle suit les panneaux watt par watt et la garde pour le soir.',
        story: {
          title: 'Le surplus, à partir de 450 W',
          text: 'Un tore se clipse sur le câble d’arrivée et mesure ce qui part vers le réseau. À 450 W de trop, le compresseur démarre, et chaque watt en donne trois de chaleur. Quand l’eau atteint 55 °C et que le surplus demeure, une résistance modulée de 0 à 2 400 W prend le relais jusqu’à 70 °C. Si un nuage passe, elle s’efface en deux secondes. Un mitigeur, fourni, évite les brûlures.',
        },
        points: [
          {
            title: 'N’importe quels panneaux',
            text: 'La mesure se fait au tableau : ni la marque de l’onduleur ni son âge n’entrent en compte.',
          },
          {
            title: 'Un serpentin de 1,2 m²',
            text: 'Pour une chaudière à bois l’hiver, ou deux capteurs thermiques si le toit en porte déjà.',
          },
          {
            title: 'Le temps qu’il fera',
            text: 'Elle lit la météo par l’application et chauffe la nuit si le soleil ne doit pas venir.',
          },
        ],
        description:
          'Fontaine, chauffe-eau thermodynamique au R290 de 200 ou 250 litres, qui stocke en eau chaude le surplus des panneaux photovoltaïques.',
      },
      en: {
        slug: 'fontaine',
        name: 'Fontaine',
        subtitle: 'Heat-pump water heater for solar roofs, R290',
        lead: 'Around noon your roof makes 2 kW that nobody is using. Fontaine turns them into hot water, following the panels watt by watt, and keeps it for the evening.',
        story: {
          title: 'Surplus, from 450 W up',
          text: 'A current clamp on the incoming cable measures what is being sent to the grid. At 450 W of surplus the compressor starts, and each watt gives three of heat. Once the water is at 55 °C and there is still a surplus, an element that modulates from 0 to 2,400 W carries on to 70 °C. When a cloud goes over it backs off within two seconds. A mixing valve, included, prevents scalding.',
        },
        points: [
          {
            title: 'Panels of any make',
            text: 'It measures at the consumer unit, so the inverter’s name and age do not come into it.',
          },
          {
            title: 'A 1.2 m² coil',
            text: 'Connect a wood boiler for the winter, or the pair of thermal collectors already on the roof.',
          },
          {
            title: 'It reads the forecast',
            text: 'It gets the forecast through the app and heats overnight if no sun is due.',
          },
        ],
        description:
          'Fontaine, a 200 or 250-litre R290 heat-pump water heater that stores the surplus of your photovoltaic roof as hot water for the evening.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, 3 000 W au plus', en: '230 V, 50 Hz, 3,000 W at most' },
      },
      {
        label: { fr: 'Fluide frigorigène', en: 'Refrigerant' },
        value: { fr: 'R290, 0,15 kg', en: 'R290, 0.15 kg' },
      },
      {
        label: { fr: 'Plage de fonctionnement', en: 'Operating range' },
        value: { fr: 'Air de −7 à 43 °C', en: 'Air from −7 to 43 °C' },
      },
      {
        label: { fr: 'Cuve', en: 'Tank' },
        value: { fr: 'Acier émaillé, anode à courant imposé', en: 'Enamelled steel, powered anode' },
      },
      {
        label: { fr: 'Connexion', en: 'Connection' },
        value: { fr: 'Wi-Fi 2,4 GHz, tore de mesure fourni', en: 'Wi-Fi 2.4 GHz, current clamp supplied' },
      },
      {
        label: { fr: 'Serpentin', en: 'Coil' },
        value: { fr: '1,2 m², G 3/4', en: '1.2 m², G 3/4' },
      },
      {
        label: { fr: 'Gaines d’air', en: 'Air ducts' },
        value: { fr: 'Ø 160 mm, 20 m au plus', en: 'Ø 160 mm, 20 m at most' },
      },
    ],
    goesWith: ['etang', 'source', 'lavoir', 'risee'],
  },
  {
    key: 'puits',
    reference: 'AT-PUI',
    type: 'chauffe-eau-thermodynamique',
    design: 'tank-vertical',
    categories: ['heat-pump-water-heaters'],
    controls: ['application', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc'],
    floorDistance: 500,
    guarantee: 5,
    models: [
      {
        code: '100',
        width: 525,
        height: 1240,
        depth: 535,
        weight: 54,
        power: 1200,
        volume: 100,
        price: 1940,
        eco: 5,
      },
      {
        code: '150',
        width: 525,
        height: 1540,
        depth: 535,
        weight: 64,
        power: 1200,
        volume: 150,
        price: 2190,
        eco: 5.6,
      },
    ],
    texts: {
      fr: {
        slug: 'puits',
        name: 'Puits',
        subtitle: 'Chauffe-eau thermodynamique mural, R290',
        lead: 'Il s’accroche aux boulons du cumulus et prend son air par une gaine de 125 mm dans le mur. Puits amène la pompe à chaleur en appartement, pour une à quatre personnes.',
        story: {
          title: 'Un seul trou dans la façade',
          text: 'Deux gaines dans un appartement, c’est deux carottages et deux grilles à faire voter. Les nôtres sont l’une dans l’autre : l’air sort par le tube du centre, entre par la couronne, et une grille en étoile les empêche de se mélanger. Un trou de 160 mm suffit, ou l’ancien conduit de ventouse. La grille se pose de l’intérieur, bras tendu, sans nacelle.',
        },
        points: [
          {
            title: '150 g de propane',
            text: 'À cette charge, la norme n’impose aucune surface minimale à la pièce. Une salle d’eau convient.',
          },
          {
            title: '54 kg sur deux boulons',
            text: 'Le même étrier qu’un chauffe-eau électrique. Sur une cloison légère, un trépied reprend la charge.',
          },
          {
            title: 'Silencieux de 22 h à 6 h',
            text: 'Cette plage de silence est réglée en usine ; vous pouvez la déplacer ou la supprimer.',
          },
        ],
        description:
          'Puits, chauffe-eau thermodynamique mural au R290 de 100 ou 150 litres, avec gaine concentrique de 125 mm : un seul trou en façade.',
      },
      en: {
        slug: 'puits',
        name: 'Puits',
        subtitle: 'Wall-hung heat-pump water heater, R290',
        lead: 'It hangs on the old heater’s bolts and takes its air through a 125 mm duct in the wall. Puits brings a heat pump into a flat for one to four people.',
        story: {
          title: 'One hole in the façade',
          text: 'In a flat, two ducts mean two cores to drill and two grilles to put to a vote. Here one runs inside the other. Air leaves by the central pipe and comes in around it, while a star-shaped grille keeps the streams apart. A 160 mm hole is all it takes, or the one left by a balanced flue. You fit the grille from indoors at arm’s length, with no platform outside.',
        },
        points: [
          {
            title: '150 g of propane',
            text: 'With so small a charge the standard sets no minimum room size. A shower room is fine.',
          },
          {
            title: '54 kg on two bolts',
            text: 'It uses the bracket of an electric heater; a tripod takes the load where the wall is light.',
          },
          {
            title: 'Silent from 10 pm to 6 am',
            text: 'Those hours of silence are factory set. Move them, or do without.',
          },
        ],
        description:
          'Puits, a wall-hung R290 heat-pump water heater of 100 or 150 litres with a concentric 125 mm duct: one hole through the façade.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, 1 550 W au plus', en: '230 V, 50 Hz, 1,550 W at most' },
      },
      {
        label: { fr: 'Fluide frigorigène', en: 'Refrigerant' },
        value: { fr: 'R290, 0,15 kg', en: 'R290, 0.15 kg' },
      },
      {
        label: { fr: 'Temps de chauffe', en: 'Heat-up time' },
        value: { fr: 'De 10 à 54 °C : 5 h 40, 8 h 20', en: '10 to 54 °C: 5 h 40, 8 h 20' },
      },
      {
        label: { fr: 'Plage de fonctionnement', en: 'Operating range' },
        value: { fr: 'Air de −5 à 43 °C', en: 'Air from −5 to 43 °C' },
      },
      {
        label: { fr: 'Gaines d’air', en: 'Air ducts' },
        value: { fr: 'Concentrique Ø 80/125 mm, 5 m au plus', en: 'Concentric Ø 80/125 mm, 5 m at most' },
      },
      {
        label: { fr: 'Cuve', en: 'Tank' },
        value: { fr: 'Acier émaillé, anode à courant imposé', en: 'Enamelled steel, powered anode' },
      },
    ],
    goesWith: ['aqueduc', 'lavoir', 'coursive', 'chatiere'],
  },
  {
    key: 'resurgence',
    reference: 'AT-RSG',
    type: 'chauffe-eau-thermodynamique',
    design: 'tank-floor',
    categories: ['heat-pump-water-heaters'],
    controls: ['application', 'programmation'],
    mounting: ['au-sol'],
    colours: ['blanc'],
    floorDistance: 0,
    guarantee: 5,
    models: [
      {
        code: '180',
        width: 600,
        height: 1720,
        depth: 640,
        weight: 92,
        power: 1600,
        volume: 180,
        airflow: 210,
        price: 2990,
        eco: 6.8,
      },
      {
        code: '240',
        width: 600,
        height: 2010,
        depth: 640,
        weight: 106,
        power: 1600,
        volume: 240,
        airflow: 270,
        price: 3390,
        eco: 8.4,
      },
    ],
    texts: {
      fr: {
        slug: 'resurgence',
        name: 'Résurgence',
        subtitle: 'Chauffe-eau thermodynamique sur air extrait, R290',
        lead: 'Il ventile la maison et se sert au passage : l’air sorti de la cuisine et des salles d’eau est à 20 °C toute l’année, et sa chaleur finit dans votre bain.',
        story: {
          title: 'La chaleur de l’air vicié',
          text: 'Une ventilation ordinaire jette dehors, jour et nuit, de l’air que vous avez payé à chauffer. Résurgence est cette ventilation. Son ventilateur tire sur quatre à six bouches hygroréglables, l’air traverse l’évaporateur et ressort à 6 °C. En janvier comme en juillet, la source ne varie pas, et le rendement non plus : un COP de 3,5 à toute saison, sans givre ni gaine d’air neuf.',
        },
        points: [
          {
            title: 'Un appareil en moins',
            text: 'Le caisson du grenier disparaît, avec son bruit. Un seul filtre, au-dessus de la cuve, à laver au printemps.',
          },
          {
            title: 'L’air d’abord',
            text: 'Le débit suit l’humidité de la maison, jamais la demande d’eau : la ventilation reste réglementaire.',
          },
          {
            title: 'Pensé avec la maison',
            text: 'Il se prévoit au plan, car toutes les gaines arrivent au même point. En rénovation, c’est plus rare.',
          },
        ],
        description:
          'Résurgence, chauffe-eau thermodynamique au R290 de 180 ou 240 litres, sur air extrait : il ventile la maison et chauffe l’eau avec l’air qui sort.',
      },
      en: {
        slug: 'resurgence',
        name: 'Résurgence',
        subtitle: 'Heat-pump water heater on extract air, R290',
        lead: 'It ventilates the house and helps itself on the way. Air leaving the kitchen and bathrooms is at 20 °C all year, and that warmth ends up in the bath.',
        story: {
          title: 'The heat in stale air',
          text: 'Ordinary ventilation throws out, day and night, air you have paid to heat. Résurgence is that ventilation. Its fan draws on four to six humidity-controlled vents; the air crosses the evaporator and leaves at 6 °C. January or July, the source is the same, and so is the efficiency: a COP of 3.5 whatever the season, with no frost and no intake duct.',
        },
        points: [
          {
            title: 'One appliance fewer',
            text: 'The box in the loft goes, and its noise with it. A single filter above the tank wants washing in spring.',
          },
          {
            title: 'Air comes first',
            text: 'The flow follows the humidity of the house and never the demand for water, so ventilation still meets the regulations.',
          },
          {
            title: 'Draw it into the plan',
            text: 'Every duct has to meet at one point, which is easy in a new house and rare in an old one.',
          },
        ],
        description:
          'Résurgence, an R290 heat-pump water heater of 180 or 240 litres on extract air: it ventilates the house and heats water with the outgoing air.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, 2 000 W au plus', en: '230 V, 50 Hz, 2,000 W at most' },
      },
      {
        label: { fr: 'Fluide frigorigène', en: 'Refrigerant' },
        value: { fr: 'R290, 0,15 kg', en: 'R290, 0.15 kg' },
      },
      {
        label: { fr: 'Ventilateur', en: 'Fan' },
        value: { fr: 'À courant continu, de 50 à 270 m³/h', en: 'DC motor, 50 to 270 m³/h' },
      },
      {
        label: { fr: 'Cuve', en: 'Tank' },
        value: { fr: 'Acier inoxydable ferritique 444', en: '444 ferritic stainless steel' },
      },
      {
        label: { fr: 'Gaines d’air', en: 'Air ducts' },
        value: {
          fr: 'Six piquages de 80 mm, un rejet de 160 mm',
          en: 'Six 80 mm spigots, one 160 mm exhaust',
        },
      },
    ],
    goesWith: ['abat-son', 'lanterneau', 'fontaine', 'coursive'],
  },
];

export const STORAGE_TANKS: DemoProduct[] = [
  {
    key: 'bassin',
    reference: 'AT-BSN',
    type: 'ballon',
    design: 'tank-floor',
    categories: ['storage-tanks'],
    controls: [],
    mounting: ['au-sol'],
    colours: ['blanc', 'anthracite'],
    floorDistance: 0,
    guarantee: 7,
    models: [
      {
        code: '200',
        width: 620,
        height: 1320,
        depth: 680,
        weight: 92,
        volume: 200,
        price: 1190,
        eco: 3.6,
      },
      {
        code: '300',
        width: 670,
        height: 1640,
        depth: 730,
        weight: 128,
        volume: 300,
        price: 1490,
        eco: 4.2,
      },
      {
        code: '500',
        width: 780,
        height: 1860,
        depth: 840,
        weight: 186,
        volume: 500,
        price: 2140,
        eco: 5,
      },
    ],
    texts: {
      fr: {
        slug: 'bassin',
        name: 'Bassin',
        subtitle: 'Ballon d’eau chaude pour pompe à chaleur',
        lead: 'Jusqu’à 5 m² de serpentin dans la cuve. Une pompe à chaleur y cède sa puissance à 55 °C sans forcer, là où un ballon de chaudière la fait s’arrêter.',
        story: {
          title: 'Plus de surface, moins de degrés',
          text: 'Une chaudière envoie de l’eau à 75 °C : un petit serpentin lui suffit. Une pompe à chaleur travaille mieux à 55, et chaque degré de plus se paie : il lui faut donc plus de tube. Celui de Bassin est enroulé double, de haut en bas, à 40 mm de la paroi ; sur le 300 litres, il mesure 32 m. L’eau y gagne 45 °C en deux heures avec une machine de 8 kW.',
        },
        points: [
          {
            title: 'Un nettoyage par le côté',
            text: 'La bride latérale laisse entrer la main et une lampe. Le fond bombé rassemble le dépôt devant elle.',
          },
          {
            title: '54 W de pertes',
            text: 'Pour le 200 litres, soit 1,3 kWh par jour. 75 mm de mousse, et des piquages siphonnés.',
          },
          {
            title: 'Deux doigts de gant',
            text: 'L’un à mi-hauteur pour la pompe à chaleur, l’autre au tiers haut pour une résistance en option.',
          },
        ],
        description:
          'Bassin, ballon d’eau chaude de 200 à 500 litres pour pompe à chaleur, avec 2 à 5 m² de serpentin et des pertes réduites à partir de 54 W.',
      },
      en: {
        slug: 'bassin',
        name: 'Bassin',
        subtitle: 'Hot-water cylinder for heat pumps',
        lead: 'Up to 5 m² of coil in the tank. A heat pump can hand over its whole output at 55 °C here, where a boiler cylinder would make it stop short.',
        story: {
          title: 'More surface, fewer degrees',
          text: 'A boiler sends water at 75 °C and needs only a small coil. A heat pump works better at 55, and each further degree costs money, so it needs more pipe. In Bassin the pipe is wound double from top to bottom, 40 mm from the wall; the 300-litre size holds 32 m of it. An 8 kW machine warms that tank by 45 °C in two hours.',
        },
        points: [
          {
            title: 'Cleaned from the side',
            text: 'A hand and a torch go in through the flange, and the domed base gathers sediment in front of it.',
          },
          {
            title: 'A standing loss of 54 W',
            text: 'That is 1.3 kWh a day for 200 litres, behind 75 mm of foam and trapped connections.',
          },
          {
            title: 'Two probe pockets',
            text: 'One half-way up, for the heat pump; one in the top third, should you add an element.',
          },
        ],
        description:
          'Bassin, a hot-water cylinder of 200 to 500 litres made for heat pumps, with 2 to 5 m² of coil and standing losses from 54 W.',
      },
    },
    technical: [
      {
        label: { fr: 'Cuve', en: 'Tank' },
        value: { fr: 'Acier émaillé à 850 °C', en: 'Steel, enamelled at 850 °C' },
      },
      {
        label: { fr: 'Protection de la cuve', en: 'Tank protection' },
        value: { fr: 'Anode en magnésium, témoin d’usure', en: 'Magnesium anode with wear indicator' },
      },
      {
        label: { fr: 'Serpentin', en: 'Coil' },
        value: { fr: '2,0, 3,2 ou 5,0 m², G 1', en: '2.0, 3.2 or 5.0 m², G 1' },
      },
      {
        label: { fr: 'Isolation', en: 'Insulation' },
        value: { fr: 'Polyuréthane injecté, 75 mm', en: 'Injected polyurethane, 75 mm' },
      },
      {
        label: { fr: 'Pression de service', en: 'Working pressure' },
        value: { fr: '10 bar eau chaude, 16 bar serpentin', en: '10 bar tank, 16 bar coil' },
      },
      {
        label: { fr: 'Température maximale', en: 'Maximum temperature' },
        value: { fr: '90 °C', en: '90 °C' },
      },
    ],
    goesWith: ['bise', 'ponant', 'niche', 'nappe', 'veilleuse'],
  },
  {
    key: 'reserve',
    reference: 'AT-RSV',
    type: 'ballon',
    design: 'tank-floor',
    categories: ['storage-tanks'],
    controls: [],
    mounting: ['au-sol'],
    colours: ['blanc'],
    floorDistance: 0,
    guarantee: 7,
    models: [
      {
        code: '50',
        width: 430,
        height: 720,
        depth: 450,
        weight: 24,
        volume: 50,
        price: 720,
        eco: 1.8,
      },
      {
        code: '100',
        width: 510,
        height: 960,
        depth: 530,
        weight: 34,
        volume: 100,
        price: 840,
        eco: 2.4,
      },
      {
        code: '200',
        width: 600,
        height: 1330,
        depth: 620,
        weight: 52,
        volume: 200,
        price: 1090,
        eco: 3.6,
      },
    ],
    texts: {
      fr: {
        slug: 'reserve',
        name: 'Réserve',
        subtitle: 'Ballon tampon pour circuit de chauffage',
        lead: 'Cinquante à deux cents litres d’eau de chauffage qui ne servent à rien, sauf à éviter que la pompe à chaleur démarre vingt fois par jour.',
        story: {
          title: 'De l’eau pour patienter',
          text: 'Quand les robinets thermostatiques se ferment, la machine ne sait plus où mettre sa chaleur. Quand elle dégivre, il lui en faut sur-le-champ. Réserve répond aux deux : on compte 10 à 15 litres par kilowatt. Elle se monte sur le retour, avec deux tubes, ou en bouteille, avec quatre ; les bouchons font la différence. Une tôle perforée, au milieu, casse le jet et garde le chaud en haut.',
        },
        points: [
          {
            title: 'Acier noir, sans émail',
            text: 'L’eau de chauffage est morte, dit-on : privée d’oxygène, elle n’attaque pas l’acier.',
          },
          {
            title: 'Froide en été aussi',
            text: 'Le manteau est étanche à la vapeur. En rafraîchissement à 12 °C, rien ne perle sur le sol.',
          },
          {
            title: '24 kg, sous un évier',
            text: 'Le 50 litres tient dans un meuble de 600, ou sur deux équerres au-dessus du module.',
          },
        ],
        description:
          'Réserve, ballon tampon de 50 à 200 litres pour circuit de chauffage, à deux ou quatre tubes, étanche à la vapeur pour le rafraîchissement.',
      },
      en: {
        slug: 'reserve',
        name: 'Réserve',
        subtitle: 'Buffer tank for heating circuits',
        lead: 'Between fifty and two hundred litres of heating water that do nothing, except keep the heat pump from starting twenty times a day.',
        story: {
          title: 'Water that waits',
          text: 'Radiator valves close, and the machine has nowhere to put its heat. It defrosts, and needs some at once. Réserve meets both cases; allow 10 to 15 litres a kilowatt. Plumb it in the return with two pipes or as a low-loss header with four: only the plugs change. In the middle a perforated plate breaks the jet and keeps the warm water above.',
        },
        points: [
          {
            title: 'Plain steel, no enamel',
            text: 'Heating water holds no oxygen, so steel does not corrode in it.',
          },
          {
            title: 'Cold in summer, too',
            text: 'Thanks to a vapour-tight jacket, nothing drips on the floor when summer cooling runs at 12 °C.',
          },
          {
            title: '24 kg, under a sink',
            text: 'The 50-litre size fits a 600 mm unit, or two brackets above the module.',
          },
        ],
        description:
          'Réserve, a buffer tank of 50 to 200 litres for heating circuits, plumbed with two or four pipes and vapour-tight for summer cooling.',
      },
    },
    technical: [
      {
        label: { fr: 'Cuve', en: 'Tank' },
        value: { fr: 'Acier S235 peint', en: 'Painted S235 steel' },
      },
      {
        label: { fr: 'Isolation', en: 'Insulation' },
        value: { fr: 'Polyuréthane, 40 mm, manteau étanche', en: 'Polyurethane, 40 mm, sealed jacket' },
      },
      {
        label: { fr: 'Raccordements', en: 'Connections' },
        value: {
          fr: 'Quatre piquages G 1 1/4, deux doigts de gant',
          en: 'Four G 1 1/4 ports, two probe pockets',
        },
      },
      {
        label: { fr: 'Pression de service', en: 'Working pressure' },
        value: { fr: '3 bar', en: '3 bar' },
      },
      {
        label: { fr: 'Plage de fonctionnement', en: 'Operating range' },
        value: { fr: 'De 5 à 90 °C', en: '5 to 90 °C' },
      },
    ],
    goesWith: ['ponant', 'galerne', 'autan', 'entresol', 'gres'],
  },
  {
    key: 'etang',
    reference: 'AT-ETG',
    type: 'ballon',
    design: 'tank-floor',
    categories: ['storage-tanks'],
    controls: [],
    mounting: ['au-sol'],
    colours: ['blanc', 'anthracite'],
    floorDistance: 0,
    guarantee: 7,
    models: [
      {
        code: '300',
        width: 640,
        height: 1720,
        depth: 700,
        weight: 118,
        volume: 300,
        price: 1390,
        eco: 4.2,
      },
      {
        code: '400',
        width: 720,
        height: 1760,
        depth: 780,
        weight: 146,
        volume: 400,
        price: 1690,
        eco: 4.2,
      },
      {
        code: '500',
        width: 720,
        height: 2040,
        depth: 780,
        weight: 172,
        volume: 500,
        price: 1990,
        eco: 5,
      },
    ],
    texts: {
      fr: {
        slug: 'etang',
        name: 'Étang',
        subtitle: 'Ballon solaire à deux serpentins',
        lead: 'Le toit chauffe le bas, la chaudière chauffe le haut, et l’été on se passe d’elle. Pour 4 à 8 m² de capteurs thermiques et trois à sept personnes.',
        story: {
          title: 'Une eau rangée par couches',
          text: 'Le soleil donne d’abord de l’eau tiède, et il faut savoir où la mettre. Étang est haut, environ deux fois et demie sa largeur, pour que les couches ne se mêlent pas. Le serpentin solaire occupe le tiers bas, où l’eau est la plus froide : même le soleil de mars y sert à quelque chose. L’arrivée débouche sous une coupelle. Les sondes glissent dans une rainure extérieure et se placent au centimètre.',
        },
        points: [
          {
            title: 'Août sans personne',
            text: 'À 85 °C, la régulation renvoie la nuit l’excédent de chaleur vers les capteurs, qui le dissipent.',
          },
          {
            title: 'Un mitigeur, toujours',
            text: 'L’eau solaire peut brûler. La vanne thermostatique est livrée avec le ballon, réglée à 50 °C.',
          },
          {
            title: 'Le manteau vient après',
            text: 'L’isolant de 100 mm se ferme par une glissière une fois la cuve passée dans l’escalier.',
          },
        ],
        description:
          'Étang, ballon solaire de 300 à 500 litres à deux serpentins, pour 4 à 8 m² de capteurs thermiques, avec appoint par la chaudière.',
      },
      en: {
        slug: 'etang',
        name: 'Étang',
        subtitle: 'Twin-coil solar cylinder',
        lead: 'The roof heats the bottom, the boiler heats the top, and in summer you can do without it. For 4 to 8 m² of thermal collectors and three to seven people.',
        story: {
          title: 'Water in layers',
          text: 'The sun gives lukewarm water to begin with, and you have to know where to put it. Étang is some two and a half times as tall as it is wide, so that its layers stay apart. The solar coil takes up the lowest third, where the water is coldest: even the March sun is of use there. Cold water comes in beneath a small cup. Probes slide along an outer groove and can be placed to the centimetre.',
        },
        points: [
          {
            title: 'August, nobody home',
            text: 'At 85 °C the controller sends the excess heat back to the collectors by night, and they give it off.',
          },
          {
            title: 'Always a mixing valve',
            text: 'Solar water can scald. The thermostatic valve comes with the cylinder, set to 50 °C.',
          },
          {
            title: 'The jacket goes on last',
            text: 'Its 100 mm of insulation zips up once the bare tank is past the stairs.',
          },
        ],
        description:
          'Étang, a twin-coil solar cylinder of 300 to 500 litres for 4 to 8 m² of thermal collectors, with the boiler as back-up at the top.',
      },
    },
    technical: [
      {
        label: { fr: 'Cuve', en: 'Tank' },
        value: { fr: 'Acier émaillé à 850 °C', en: 'Steel, enamelled at 850 °C' },
      },
      {
        label: { fr: 'Protection de la cuve', en: 'Tank protection' },
        value: { fr: 'Anode à courant imposé', en: 'Powered anode' },
      },
      {
        label: { fr: 'Serpentin', en: 'Coil' },
        value: {
          fr: 'Solaire 1,4, 1,7 ou 2,0 m², appoint 0,9, 1,0 ou 1,2 m²',
          en: 'Solar 1.4, 1.7 or 2.0 m², back-up 0.9, 1.0 or 1.2 m²',
        },
      },
      {
        label: { fr: 'Isolation', en: 'Insulation' },
        value: { fr: 'Fibre de polyester, 100 mm, amovible', en: 'Polyester fibre, 100 mm, removable' },
      },
      {
        label: { fr: 'Pression de service', en: 'Working pressure' },
        value: { fr: '10 bar eau chaude, 10 bar serpentins', en: '10 bar tank, 10 bar coils' },
      },
      {
        label: { fr: 'Température maximale', en: 'Maximum temperature' },
        value: { fr: '95 °C', en: '95 °C' },
      },
    ],
    goesWith: ['fontaine', 'calorifere', 'nappe', 'brasier'],
  },
  {
    key: 'nappe',
    reference: 'AT-NAP',
    type: 'ballon',
    design: 'tank-floor',
    categories: ['storage-tanks'],
    controls: [],
    mounting: ['au-sol'],
    colours: ['inox', 'blanc'],
    floorDistance: 0,
    guarantee: 10,
    models: [
      {
        code: '300',
        width: 650,
        height: 1620,
        depth: 710,
        weight: 98,
        volume: 300,
        price: 1790,
        eco: 4.2,
      },
      {
        code: '500',
        width: 760,
        height: 1840,
        depth: 820,
        weight: 137,
        volume: 500,
        price: 2190,
        eco: 5,
      },
    ],
    texts: {
      fr: {
        slug: 'nappe',
        name: 'Nappe',
        subtitle: 'Ballon à production instantanée, tube inox',
        lead: '28 litres d’eau potable dans 300 litres d’eau de chauffage. Nappe ne stocke pas ce que vous buvez : elle le chauffe au passage, dans un tube d’inox annelé.',
        story: {
          title: 'L’eau ne stagne pas',
          text: 'Dans un ballon ordinaire, l’eau de la douche attend parfois trois jours, et il faut la monter à 60 °C pour l’hygiène. Ici, l’eau qui attend est celle du chauffage, en circuit fermé. L’eau potable traverse le ballon dans 40 m de tube annelé, renouvelée à chaque douche. On peut donc rester à 52 °C, ce qui améliore d’un sixième le rendement d’une pompe à chaleur. Les anneaux font vibrer le tube et décollent le calcaire.',
        },
        points: [
          {
            title: 'Ni anode ni entretien',
            text: 'L’inox 316L n’en demande pas. Seule la soupape est à vérifier.',
          },
          {
            title: 'Tampon par la même occasion',
            text: 'Le volume du bas sert au chauffage : un appareil pour deux usages, 0,5 m² de sol.',
          },
          {
            title: '22 litres par minute',
            text: 'Deux douches ensemble pendant six minutes avec le 300 litres, dix avec le 500.',
          },
        ],
        description:
          'Nappe, ballon de 300 ou 500 litres à production instantanée : l’eau potable se chauffe au passage dans 40 m de tube d’inox annelé.',
      },
      en: {
        slug: 'nappe',
        name: 'Nappe',
        subtitle: 'Fresh-water cylinder with a stainless coil',
        lead: '28 litres of drinking water inside 300 litres of heating water. What you drink is not stored but warmed on its way through, in a corrugated stainless pipe.',
        story: {
          title: 'No standing water',
          text: 'In an ordinary cylinder shower water may wait three days, and has to be held at 60 °C for the sake of hygiene. Here the water that waits belongs to the heating, in a closed circuit. Drinking water crosses it through 40 m of corrugated pipe and is renewed at each shower. So 52 °C is hot enough, and a heat pump gains a sixth in efficiency. The corrugations make the pipe vibrate and shake limescale off.',
        },
        points: [
          {
            title: 'No anode, no upkeep',
            text: '316L stainless steel needs neither. Only the relief valve has to be checked.',
          },
          {
            title: 'A buffer into the bargain',
            text: 'Its lower part steadies the heating circuit: two jobs on 0.5 m² of floor.',
          },
          {
            title: '22 litres a minute',
            text: 'Enough for two showers at once, for six minutes with 300 litres or ten with 500.',
          },
        ],
        description:
          'Nappe, a 300 or 500-litre cylinder that heats drinking water on its way through 40 m of corrugated stainless pipe instead of storing it.',
      },
    },
    technical: [
      {
        label: { fr: 'Cuve', en: 'Tank' },
        value: { fr: 'Acier noir, eau de chauffage', en: 'Plain steel, heating water' },
      },
      {
        label: { fr: 'Échangeur', en: 'Heat exchanger' },
        value: {
          fr: 'Tube annelé inox 316L, 28 ou 36 litres',
          en: 'Corrugated 316L stainless pipe, 28 or 36 litres',
        },
      },
      {
        label: { fr: 'Habillage', en: 'Casing' },
        value: {
          fr: 'Tôle d’inox brossé ou acier poudré blanc',
          en: 'Brushed stainless sheet or white powder-coated steel',
        },
      },
      {
        label: { fr: 'Isolation', en: 'Insulation' },
        value: { fr: 'Polyuréthane, 85 mm', en: 'Polyurethane, 85 mm' },
      },
      {
        label: { fr: 'Pression de service', en: 'Working pressure' },
        value: { fr: '3 bar chauffage, 10 bar eau potable', en: '3 bar heating, 10 bar drinking water' },
      },
      {
        label: { fr: 'Raccordements', en: 'Connections' },
        value: { fr: 'Chauffage G 1 1/4, eau potable G 1', en: 'Heating G 1 1/4, drinking water G 1' },
      },
    ],
    goesWith: ['galerne', 'tuf', 'gres', 'bassin'],
  },
];
