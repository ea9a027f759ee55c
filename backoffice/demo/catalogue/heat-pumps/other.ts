import type { DemoProduct } from '../product-record.ts';

export const GROUND_SOURCE: DemoProduct[] = [
  {
    key: 'tuf',
    reference: 'AT-TUF',
    type: 'pompe-a-chaleur-geothermique',
    design: 'ground-source',
    categories: ['ground-heat-pumps'],
    controls: ['application', 'programmation'],
    mounting: ['au-sol'],
    colours: ['blanc', 'anthracite'],
    floorDistance: 0,
    guarantee: 7,
    models: [
      {
        code: '6',
        width: 600,
        height: 1180,
        depth: 660,
        weight: 138,
        power: 6000,
        surface: [75, 105],
        price: 9190,
        eco: 8.4,
      },
      {
        code: '8',
        width: 600,
        height: 1180,
        depth: 660,
        weight: 146,
        power: 8000,
        surface: [100, 140],
        price: 9990,
        eco: 8.4,
      },
      {
        code: '10',
        width: 600,
        height: 1260,
        depth: 660,
        weight: 159,
        power: 10000,
        surface: [125, 175],
        price: 10990,
        eco: 10,
      },
    ],
    texts: {
      fr: {
        slug: 'tuf',
        name: 'Tuf',
        subtitle: 'Pompe à chaleur géothermique à captage horizontal',
        lead: 'Rien en façade, rien dans la cour. Tuf prend sa chaleur à 1 m sous la pelouse et tient dans une buanderie, sur 0,4 m² de sol.',
        story: {
          title: 'Le terrain travaille à votre place',
          text: 'Il faut du terrain : une fois et demie à deux fois la surface chauffée, libre d’arbres et de terrasse. Des couronnes de polyéthylène y sont déroulées entre 80 cm et 1,20 m, en trois jours de pelleteuse. Ensuite l’herbe repousse, et la pluie et le soleil rechargent le sol. L’eau glycolée en revient entre −3 et 8 °C selon le mois, quand l’air, lui, descend à −10 °C.',
        },
        points: [
          {
            title: 'Le compresseur se tire comme un tiroir',
            text: 'Quatre raccords à clapet, une prise, deux poignées : 62 kg glissent vers vous sans rien vidanger.',
          },
          {
            title: '30 dB(A) à 1 m',
            text: 'Sans ventilateur, il reste un compresseur posé sur de l’élastomère. On peut dormir dans la pièce d’à côté.',
          },
          {
            title: 'Un plan à conserver',
            text: 'Photographiez le captage avant de reboucher. Dans vingt ans, quelqu’un voudra planter un cerisier.',
          },
        ],
        description:
          'Tuf, pompe à chaleur géothermique au R290, de 6 à 10 kW, à captage horizontal sous la pelouse : aucune unité extérieure, 30 dB(A) à 1 m.',
      },
      en: {
        slug: 'tuf',
        name: 'Tuf',
        subtitle: 'Ground-source heat pump for buried loops',
        lead: 'Nothing on the façade and nothing in the yard. Tuf draws its heat from 1 m beneath the lawn and stands in a utility room, on 0.4 m² of floor.',
        story: {
          title: 'Your lawn does the work',
          text: 'You need land: one and a half to two times the area you heat, free of trees and paving. Coils of polyethylene are laid there at 0.8 to 1.2 m, which keeps a digger busy for three days. Then grass grows over, and rain and sun recharge the soil. The brine comes back at −3 to 8 °C according to the month, even on mornings when the air is at −10 °C.',
        },
        points: [
          {
            title: 'A drawer with two handles',
            text: 'The 62 kg compressor block slides out on four self-sealing couplings and a plug. Nothing is drained.',
          },
          {
            title: '30 dB(A) at 1 m',
            text: 'There is no fan, only a compressor on rubber. You could sleep in the next room.',
          },
          {
            title: 'Keep a drawing',
            text: 'Photograph the loops before the trench is filled. In twenty years someone will want to plant a tree.',
          },
        ],
        description:
          'Tuf, an R290 ground-source heat pump from 6 to 10 kW fed by loops under the lawn: no outdoor unit, and 30 dB(A) at 1 m.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, disjoncteur 20 A', en: '230 V, 50 Hz, 20 A breaker' },
      },
      {
        label: { fr: 'Fluide frigorigène', en: 'Refrigerant' },
        value: { fr: 'R290, 0,9 kg, caisson ventilé', en: 'R290, 0.9 kg, ventilated casing' },
      },
      {
        label: { fr: 'Captage', en: 'Ground loop' },
        value: { fr: 'Eau glycolée à 30 %, de −5 à 20 °C', en: '30% glycol brine, −5 to 20 °C' },
      },
      {
        label: { fr: 'COP nominal', en: 'Rated COP' },
        value: { fr: '4,8 (eau glycolée 0 °C, eau 35 °C)', en: '4.8 (brine 0 °C, water 35 °C)' },
      },
      {
        label: { fr: 'Température de départ', en: 'Flow temperature' },
        value: { fr: '65 °C au plus', en: 'Up to 65 °C' },
      },
      {
        label: { fr: 'Raccordements', en: 'Connections' },
        value: {
          fr: 'Captage G 1 1/4, chauffage G 1, par le dessus',
          en: 'Ground loop G 1 1/4, heating G 1, from the top',
        },
      },
    ],
    goesWith: ['bassin', 'reserve', 'gres', 'nappe'],
  },
  {
    key: 'gres',
    reference: 'AT-GRS',
    type: 'pompe-a-chaleur-geothermique',
    design: 'ground-source',
    categories: ['ground-heat-pumps'],
    controls: ['application', 'programmation'],
    mounting: ['au-sol'],
    colours: ['blanc', 'anthracite'],
    floorDistance: 0,
    guarantee: 7,
    models: [
      {
        code: '8',
        width: 640,
        height: 1420,
        depth: 700,
        weight: 172,
        power: 8000,
        surface: [100, 140],
        eco: 10,
      },
      {
        code: '12',
        width: 640,
        height: 1420,
        depth: 700,
        weight: 184,
        power: 12000,
        surface: [150, 210],
        eco: 10,
      },
      {
        code: '16',
        width: 640,
        height: 1520,
        depth: 700,
        weight: 203,
        power: 16000,
        surface: [200, 280],
        eco: 11.4,
      },
    ],
    texts: {
      fr: {
        slug: 'gres',
        name: 'Grès',
        subtitle: 'Pompe à chaleur géothermique sur sondes verticales',
        lead: 'Deux forages de 95 m remplacent 300 m² de jardin. Grès convient aux petites parcelles et aux rénovations lourdes, de 100 à 280 m², où la foreuse peut entrer.',
        story: {
          title: 'À 90 m, c’est toujours octobre',
          text: 'Passé 15 m de profondeur, la roche se tient à 12 ou 13 °C, en février comme en août. La sonde, un simple U de polyéthylène scellé au coulis, est prévue pour un siècle. L’été, la pompe à chaleur s’arrête et un petit échangeur fait passer cette fraîcheur dans le plancher : 80 W de circulateur pour 4 kW de froid. Le prix dépend de la roche : un grès, une argile et un calcaire ne donnent pas la même puissance.',
        },
        points: [
          {
            title: 'Une déclaration, pas un permis',
            text: 'En France, un forage de 10 à 200 m se déclare en ligne dans les zones vertes. Le foreur s’en charge.',
          },
          {
            title: 'Une sonde pour deux machines',
            text: 'Le circuit enterré survivra à l’appareil. Le suivant reprendra les deux mêmes brides.',
          },
          {
            title: 'Un relevé chaque saison',
            text: 'Le débit et l’écart de température de la sonde sont mémorisés dix ans, pour voir venir une fuite.',
          },
        ],
        description:
          'Grès, pompe à chaleur géothermique au R290, de 8 à 16 kW, sur sondes verticales, avec rafraîchissement passif par le plancher. Prix sur devis.',
      },
      en: {
        slug: 'gres',
        name: 'Grès',
        subtitle: 'Ground-source heat pump for boreholes',
        lead: 'Two 95 m boreholes take the place of 300 m² of garden. Grès suits small plots and thorough renovations of 100 to 280 m², given room for the rig.',
        story: {
          title: 'Ninety metres down it is always October',
          text: 'Below 15 m the rock stays at 12 or 13 °C, in February as in August. The probe is a plain U of polyethylene grouted into the hole, made to last a century. In summer the compressor rests and a small exchanger sends that coolness through the floor, with 80 W of pumping for 4 kW of cooling. The price depends on the rock, since sandstone, clay and limestone do not yield the same output.',
        },
        points: [
          {
            title: 'Declared, not applied for',
            text: 'In French green zones a borehole of 10 to 200 m needs an online declaration, which your driller files.',
          },
          {
            title: 'The hole outlives the machine',
            text: 'Whatever replaces Grès one day will bolt to the same two flanges.',
          },
          {
            title: 'Ten years of readings',
            text: 'Flow and temperature difference in the probe are stored season by season, so that a leak shows early.',
          },
        ],
        description:
          'Grès, an R290 ground-source heat pump from 8 to 16 kW on vertical boreholes, with passive floor cooling in summer. Price on quotation.',
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
        value: { fr: 'R290, 1,2 kg, caisson ventilé', en: 'R290, 1.2 kg, ventilated casing' },
      },
      {
        label: { fr: 'Captage', en: 'Ground loop' },
        value: { fr: 'Eau glycolée à 25 %, de −3 à 25 °C', en: '25% glycol brine, −3 to 25 °C' },
      },
      {
        label: { fr: 'COP nominal', en: 'Rated COP' },
        value: { fr: '5,0 (eau glycolée 0 °C, eau 35 °C)', en: '5.0 (brine 0 °C, water 35 °C)' },
      },
      {
        label: { fr: 'Température de départ', en: 'Flow temperature' },
        value: {
          fr: '65 °C au plus, 17 °C en rafraîchissement passif',
          en: 'Up to 65 °C, 17 °C in passive cooling',
        },
      },
      {
        label: { fr: 'Circulateur', en: 'Circulator' },
        value: {
          fr: 'Deux, débit variable, indice IEE de 0,20 au plus',
          en: 'Two, variable flow, EEI 0.20 or less',
        },
      },
    ],
    goesWith: ['tuf', 'reserve', 'nappe', 'traboule'],
  },
];

export const INDOOR_MODULES: DemoProduct[] = [
  {
    key: 'socle',
    reference: 'AT-SCL',
    type: 'module-hydraulique',
    design: 'hydraulic-tower',
    categories: ['indoor-modules'],
    controls: ['application', 'programmation'],
    mounting: ['au-sol'],
    colours: ['blanc'],
    floorDistance: 0,
    guarantee: 5,
    models: [
      {
        code: '180',
        width: 595,
        height: 1680,
        depth: 620,
        weight: 112,
        power: 6000,
        volume: 180,
        price: 3690,
        eco: 6.8,
      },
      {
        code: '230',
        width: 595,
        height: 1960,
        depth: 620,
        weight: 131,
        power: 6000,
        volume: 230,
        price: 4190,
        eco: 8.4,
      },
    ],
    texts: {
      fr: {
        slug: 'socle',
        name: 'Socle',
        subtitle: 'Module hydraulique au sol avec eau chaude, pour bi-bloc',
        lead: '595 mm de large, comme un réfrigérateur. Socle réunit dans cette colonne le chauffage, l’appoint et 180 ou 230 litres d’eau chaude, en cuisine ou au cellier.',
        story: {
          title: 'Il monte l’escalier en deux fois',
          text: 'Une colonne de 130 kg ne passe pas le palier d’une maison de ville. Socle se sépare donc à mi-hauteur : le réservoir en bas, l’hydraulique en haut, sur quatre cônes de centrage. Deux raccords à joint plat et une prise referment le tout. Le vase d’expansion de 18 litres, la soupape et le remplissage sont déjà montés, et la porte affleure celles des meubles voisins.',
        },
        points: [
          {
            title: 'De l’inox, sans anode',
            text: 'Le réservoir est en acier inoxydable ferritique. Aucune anode à surveiller tous les deux ans.',
          },
          {
            title: 'Tout par devant',
            text: 'La porte s’ouvre à 110°, et chaque pièce hydraulique se change sans tirer le meuble.',
          },
          {
            title: 'Un appoint sous contrôle',
            text: 'Les 6 kW électriques restent coupés au-dessus de −7 °C, sauf si vous en décidez autrement.',
          },
        ],
        description:
          'Socle, module hydraulique au sol pour pompe à chaleur bi-bloc, 180 ou 230 litres d’eau chaude dans 595 mm de large, livré en deux parties.',
      },
      en: {
        slug: 'socle',
        name: 'Socle',
        subtitle: 'Floor-standing module with hot water, for splits',
        lead: 'As wide as a fridge: 595 mm. Inside are the heating hydraulics, the back-up element and 180 or 230 litres of hot water, for a kitchen or a larder.',
        story: {
          title: 'It climbs the stairs in two parts',
          text: 'A 130 kg column will not turn on the landing of a terraced house, so Socle splits at mid-height: tank below, hydraulics above, guided by four cones. Two flat-seal unions and one plug close it up again. The 18-litre expansion vessel, the safety valve and the filling loop are already in place. The door sits flush with those of the kitchen units beside it.',
        },
        points: [
          {
            title: 'Stainless, so no anode',
            text: 'The tank is ferritic stainless steel. There is no anode to check every second year.',
          },
          {
            title: 'Serviced from the front',
            text: 'The door swings to 110°, and all hydraulic parts come out without moving the cabinet.',
          },
          {
            title: 'Back-up under control',
            text: 'The 6 kW element stays off above −7 °C unless you say otherwise.',
          },
        ],
        description:
          'Socle, a floor-standing module for split heat pumps: 180 or 230 litres of hot water in a column 595 mm wide, delivered in two parts.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, disjoncteur 32 A', en: '230 V, 50 Hz, 32 A breaker' },
      },
      {
        label: { fr: 'Compatible avec', en: 'Works with' },
        value: { fr: 'Noroît, Levant, Autan 11, Risée', en: 'Noroît, Levant, Autan 11, Risée' },
      },
      {
        label: { fr: 'Cuve', en: 'Tank' },
        value: { fr: 'Acier inoxydable ferritique 444', en: '444 ferritic stainless steel' },
      },
      {
        label: { fr: 'Appoint', en: 'Back-up heater' },
        value: { fr: '6 kW en deux étages', en: '6 kW in two stages' },
      },
      {
        label: { fr: 'Pression de service', en: 'Working pressure' },
        value: { fr: '3 bar chauffage, 7 bar eau chaude', en: '3 bar heating, 7 bar hot water' },
      },
      {
        label: { fr: 'Raccordements', en: 'Connections' },
        value: {
          fr: 'Frigorifique 3/8 et 5/8 de pouce, eau G 1 et G 3/4, par le dessus',
          en: 'Refrigerant 3/8 and 5/8 inch, water G 1 and G 3/4, from the top',
        },
      },
    ],
    goesWith: ['noroit', 'levant', 'autan', 'risee'],
  },
  {
    key: 'pilastre',
    reference: 'AT-PLS',
    type: 'module-hydraulique',
    design: 'hydraulic-tower',
    categories: ['indoor-modules'],
    controls: ['application', 'programmation'],
    mounting: ['au-sol'],
    colours: ['blanc'],
    floorDistance: 0,
    guarantee: 5,
    models: [
      {
        code: '190',
        width: 600,
        height: 1820,
        depth: 680,
        weight: 138,
        power: 9000,
        volume: 190,
        price: 4290,
        eco: 8.4,
      },
      {
        code: '240',
        width: 600,
        height: 2040,
        depth: 680,
        weight: 154,
        power: 9000,
        volume: 240,
        price: 4790,
        eco: 8.4,
      },
    ],
    texts: {
      fr: {
        slug: 'pilastre',
        name: 'Pilastre',
        subtitle: 'Module hydraulique au sol à deux circuits, pour bi-bloc',
        lead: 'Un plancher à 32 °C en bas, des radiateurs à 50 °C en haut : Pilastre alimente les deux à la fois, chacun avec sa pompe et sa température.',
        story: {
          title: 'Deux températures, une colonne',
          text: 'D’ordinaire, la chaufferie d’une maison à étage occupe un mur : bouteille, collecteur, vanne, deux pompes, deux thermomètres. Tout cela est ici, derrière la porte, déjà câblé. La pompe à chaleur chauffe pour le circuit le plus exigeant, la vanne mélangeuse refroidit l’autre au degré près. Quand l’étage n’appelle plus, toute la production redescend à 32 °C et le rendement remonte d’autant.',
        },
        points: [
          {
            title: 'Le plancher est protégé',
            text: 'Un aquastat mécanique coupe la pompe du sol à 50 °C, même si l’électronique se trompe.',
          },
          {
            title: 'Deux pièces témoins',
            text: 'Chaque étage a sa sonde et son programme : le séjour et les chambres se règlent séparément.',
          },
          {
            title: 'Un troisième départ possible',
            text: 'L’emplacement est percé et bouché, pour un sèche-serviettes ou une extension à venir.',
          },
        ],
        description:
          'Pilastre, module hydraulique au sol à deux circuits mélangé et direct, 190 ou 240 litres d’eau chaude, pour plancher et radiateurs ensemble.',
      },
      en: {
        slug: 'pilastre',
        name: 'Pilastre',
        subtitle: 'Two-circuit floor-standing module, for splits',
        lead: 'Floor pipes at 32 °C downstairs, radiators at 50 °C above. Pilastre feeds both at once, each with a pump and a temperature of its own.',
        story: {
          title: 'Two temperatures, one column',
          text: 'In a two-storey house the plant usually fills a wall: low-loss header, manifold, mixing valve, a pair of pumps, a pair of gauges. Here all of it is behind the door and already wired. The heat pump heats for whichever circuit needs the most, while the mixing valve brings the other down to the degree. Once the bedrooms are satisfied, everything drops back to 32 °C and the efficiency climbs.',
        },
        points: [
          {
            title: 'The floor is protected',
            text: 'A mechanical thermostat stops the floor pump at 50 °C, even if the electronics are wrong.',
          },
          {
            title: 'A probe on each storey',
            text: 'Each level has its own programme: living room and bedrooms are set separately.',
          },
          {
            title: 'Room for a third outlet',
            text: 'It is drilled and plugged, ready for a towel dryer or a later extension.',
          },
        ],
        description:
          'Pilastre, a floor-standing module with one mixed and one direct circuit and 190 or 240 litres of hot water, for floor and radiators together.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V ou 400 V triphasé, 50 Hz', en: '230 V or 400 V three-phase, 50 Hz' },
      },
      {
        label: { fr: 'Compatible avec', en: 'Works with' },
        value: { fr: 'Noroît, Levant, Autan', en: 'Noroît, Levant, Autan' },
      },
      {
        label: { fr: 'Cuve', en: 'Tank' },
        value: { fr: 'Acier émaillé, serpentin de 2,6 m²', en: 'Enamelled steel, 2.6 m² coil' },
      },
      {
        label: { fr: 'Protection de la cuve', en: 'Tank protection' },
        value: { fr: 'Anode à courant imposé', en: 'Powered anode' },
      },
      {
        label: { fr: 'Appoint', en: 'Back-up heater' },
        value: { fr: '9 kW en trois étages', en: '9 kW in three stages' },
      },
      {
        label: { fr: 'Circulateur', en: 'Circulator' },
        value: {
          fr: 'Deux, débit variable, indice IEE de 0,20 au plus',
          en: 'Two, variable flow, EEI 0.20 or less',
        },
      },
    ],
    goesWith: ['autan', 'levant', 'noroit', 'socle'],
  },
  {
    key: 'niche',
    reference: 'AT-NCH',
    type: 'module-hydraulique',
    design: 'hydraulic-module',
    categories: ['indoor-modules'],
    controls: ['application', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc'],
    floorDistance: 1150,
    guarantee: 5,
    models: [
      {
        code: '8',
        width: 440,
        height: 760,
        depth: 360,
        weight: 38,
        power: 6000,
        price: 2190,
        eco: 4.2,
      },
      {
        code: '16',
        width: 440,
        height: 840,
        depth: 380,
        weight: 46,
        power: 9000,
        price: 2690,
        eco: 5,
      },
    ],
    texts: {
      fr: {
        slug: 'niche',
        name: 'Niche',
        subtitle: 'Module hydraulique mural, pour bi-bloc',
        lead: 'Il prend la place de l’ancienne chaudière murale, entre deux meubles de cuisine, et reprend ses tubes là où ils sortent. Pour le chauffage seul ou avec un ballon séparé.',
        story: {
          title: 'Les mêmes trous dans le mur',
          text: 'Nous avons relevé l’entraxe des tubes sous une centaine de chaudières murales : soixante-dix tenaient dans la même bande de 300 mm. La barrette de raccordement de Niche couvre cette bande, et ses flexibles annelés rattrapent le reste. L’installateur pose la barrette, la met en eau, vérifie, puis accroche l’appareil. Le conduit de fumée, lui, se bouche et s’isole.',
        },
        points: [
          {
            title: '36 cm de profondeur',
            text: 'La profondeur d’un meuble haut : la porte du placard se referme dessus, grille d’air comprise.',
          },
          {
            title: 'La façade tient par aimants',
            text: 'Quatre aimants, pas de vis apparente. Vous l’ôtez pour lire la pression, l’installateur pour le reste.',
          },
          {
            title: 'Ballon à la demande',
            text: 'La vanne à trois voies est montée d’origine, sa sonde aussi. Un réservoir peut venir plus tard.',
          },
        ],
        description:
          'Niche, module hydraulique mural pour pompe à chaleur bi-bloc, 440 mm de large, qui remplace une chaudière murale sur les mêmes tubes.',
      },
      en: {
        slug: 'niche',
        name: 'Niche',
        subtitle: 'Wall-hung module, for splits',
        lead: 'It takes the place of an old wall-hung boiler, between two kitchen units, and picks up its pipes where they come out. For heating alone, or with a separate cylinder.',
        story: {
          title: 'The same holes in the wall',
          text: 'We measured the pipe centres under a hundred or so wall-hung boilers, and seventy of them fell inside one 300 mm band. The connection bar covers that band; corrugated hoses make up the difference for the others. First the bar goes on the wall, is filled and checked. Only then is the module hung. As for the old flue, have it capped and insulated.',
        },
        points: [
          {
            title: 'As deep as a wall unit',
            text: 'At 36 cm it lets the cupboard door close over it, with a grille for air.',
          },
          {
            title: 'A front held by magnets',
            text: 'No screws show. Lift it off to read the pressure and leave the rest to the installer.',
          },
          {
            title: 'Add a cylinder later',
            text: 'The three-way valve and its probe are fitted as standard; the cylinder can follow.',
          },
        ],
        description:
          'Niche, a wall-hung indoor module for split heat pumps, 440 mm wide, which replaces a wall-hung boiler on the same pipes.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: {
          fr: '230 V (8) ou 400 V triphasé (16), 50 Hz',
          en: '230 V (8) or 400 V three-phase (16), 50 Hz',
        },
      },
      {
        label: { fr: 'Compatible avec', en: 'Works with' },
        value: {
          fr: 'Niche 8 : Noroît, Levant 6 et 8, Risée. Niche 16 : Levant 11, Autan',
          en: 'Niche 8: Noroît, Levant 6 and 8, Risée. Niche 16: Levant 11, Autan',
        },
      },
      {
        label: { fr: 'Échangeur', en: 'Heat exchanger' },
        value: { fr: 'À plaques, inox 316L brasé', en: 'Plate, brazed 316L stainless steel' },
      },
      {
        label: { fr: 'Appoint', en: 'Back-up heater' },
        value: { fr: '6 ou 9 kW, par étages de 3 kW', en: '6 or 9 kW, in 3 kW stages' },
      },
      {
        label: { fr: 'Circulateur', en: 'Circulator' },
        value: { fr: 'Débit variable, indice IEE de 0,20 au plus', en: 'Variable flow, EEI 0.20 or less' },
      },
      {
        label: { fr: 'Pression de service', en: 'Working pressure' },
        value: { fr: '3 bar, vase de 10 litres', en: '3 bar, 10-litre expansion vessel' },
      },
      {
        label: { fr: 'Raccordements', en: 'Connections' },
        value: {
          fr: 'Eau G 1, cinq tubes sur une bande de 300 mm',
          en: 'Water G 1, five pipes within a 300 mm band',
        },
      },
    ],
    goesWith: ['noroit', 'levant', 'risee', 'bassin'],
  },
  {
    key: 'entresol',
    reference: 'AT-ETS',
    type: 'module-hydraulique',
    design: 'hydraulic-module',
    categories: ['indoor-modules'],
    controls: ['application', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc'],
    floorDistance: 1150,
    guarantee: 5,
    models: [
      {
        code: '8',
        width: 480,
        height: 700,
        depth: 320,
        weight: 29,
        power: 3000,
        price: 1990,
        eco: 3.6,
      },
      {
        code: '16',
        width: 520,
        height: 760,
        depth: 340,
        weight: 36,
        power: 6000,
        price: 2390,
        eco: 4.2,
      },
    ],
    texts: {
      fr: {
        slug: 'entresol',
        name: 'Entresol',
        subtitle: 'Module hydraulique mural, pour monobloc et relève',
        lead: 'Il se place entre une pompe à chaleur monobloc et la chaudière que vous gardez, et décide d’heure en heure laquelle des deux coûte le moins.',
        story: {
          title: 'Deux prix, une décision',
          text: 'Donnez-lui le prix de votre kilowattheure d’électricité et celui du gaz ou du fioul. Entresol mesure la température dehors, en déduit le rendement de la pompe à chaleur et compare. Au-dessus de 2 ou 3 °C, la pompe à chaleur revient presque toujours moins cher. Les nuits de grand gel, la chaudière prend le relais, parfois cent heures dans l’hiver. Le compte de chacune s’affiche en euros, semaine par semaine.',
        },
        points: [
          {
            title: 'Elles ne se gênent pas',
            text: 'Une bouteille de découplage sépare les débits : chaque appareil garde sa pompe et son débit.',
          },
          {
            title: 'Sans chaudière aussi',
            text: 'Seul, Entresol apporte à un monobloc la résistance, le vase d’expansion et la soupape qui lui manquent.',
          },
          {
            title: 'Un contact suffit',
            text: 'La chaudière est commandée par son entrée de thermostat, quel que soit son âge.',
          },
        ],
        description:
          'Entresol, module hydraulique mural pour pompe à chaleur monobloc, seule ou en relève de chaudière : il choisit l’énergie la moins chère.',
      },
      en: {
        slug: 'entresol',
        name: 'Entresol',
        subtitle: 'Wall-hung module for monoblocs and hybrids',
        lead: 'It sits between a monobloc heat pump and the boiler you are keeping, and works out hour by hour which of the two costs less to run.',
        story: {
          title: 'Two tariffs, one decision',
          text: 'Tell it what you pay for a kilowatt-hour of electricity, and for one of gas or oil. From the outdoor temperature Entresol infers how well the heat pump is doing, then compares. Above 2 or 3 °C the heat pump is nearly always cheaper. On nights of hard frost the boiler steps in, for perhaps a hundred hours a winter. A weekly account shows what each has cost, in euros.',
        },
        points: [
          {
            title: 'Neither disturbs the other',
            text: 'A low-loss header keeps the flows apart, so each machine keeps its own pump and its own flow rate.',
          },
          {
            title: 'Useful without a boiler',
            text: 'On its own it gives a monobloc the element, the expansion vessel and the relief valve it lacks.',
          },
          {
            title: 'One contact is enough',
            text: 'Any boiler can be switched through its thermostat input, whatever its age.',
          },
        ],
        description:
          'Entresol, a wall-hung module for monobloc heat pumps, alone or paired with an existing boiler: it picks the cheaper energy by the hour.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, disjoncteur 16 ou 32 A', en: '230 V, 50 Hz, 16 or 32 A breaker' },
      },
      {
        label: { fr: 'Compatible avec', en: 'Works with' },
        value: { fr: 'Bise, Galerne, Ponant', en: 'Bise, Galerne, Ponant' },
      },
      {
        label: { fr: 'Appoint', en: 'Back-up heater' },
        value: { fr: '3 ou 6 kW', en: '3 or 6 kW' },
      },
      {
        label: { fr: 'Circulateur', en: 'Circulator' },
        value: { fr: 'Débit variable, indice IEE de 0,20 au plus', en: 'Variable flow, EEI 0.20 or less' },
      },
      {
        label: { fr: 'Pression de service', en: 'Working pressure' },
        value: { fr: '3 bar, vase de 12 litres', en: '3 bar, 12-litre expansion vessel' },
      },
      {
        label: { fr: 'Raccordements', en: 'Connections' },
        value: {
          fr: 'Eau G 1 ou G 1 1/4, sept départs par le dessous',
          en: 'Water G 1 or G 1 1/4, seven ports underneath',
        },
      },
      {
        label: { fr: 'Habillage', en: 'Casing' },
        value: { fr: 'Tôle d’acier, poudre polyester', en: 'Sheet steel, polyester powder' },
      },
    ],
    goesWith: ['bise', 'galerne', 'ponant', 'reserve'],
  },
];
