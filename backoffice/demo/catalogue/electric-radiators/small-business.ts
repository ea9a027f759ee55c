import type { DemoProduct } from '../product-record.ts';

export const SMALL_BUSINESS: DemoProduct[] = [
  {
    key: 'sas',
    reference: 'AT-SAS',
    type: 'rideau-air-chaud',
    design: 'air-curtain',
    categories: ['air-curtains'],
    plans: ['pro'],
    isNew: true,
    controls: ['programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'anthracite', 'inox'],
    floorDistance: 2200,
    guarantee: 5,
    models: [
      {
        code: '100',
        width: 1000,
        height: 240,
        depth: 285,
        weight: 19,
        power: 6000,
        airflow: 1300,
        price: 890,
        eco: 2.4,
      },
      {
        code: '150',
        width: 1500,
        height: 240,
        depth: 285,
        weight: 27,
        power: 9000,
        airflow: 1950,
        price: 1190,
        eco: 2.4,
      },
      {
        code: '200',
        width: 2000,
        height: 240,
        depth: 285,
        weight: 35,
        power: 12000,
        airflow: 2600,
        price: 1490,
        eco: 3.6,
      },
    ],
    texts: {
      fr: {
        slug: 'sas',
        name: 'Sas',
        subtitle: 'Rideau d’air chaud à contact de porte',
        lead: 'Porte fermée, il se tient au ralenti ; ouverte, il souffle à pleine puissance pendant quatre secondes. Les pharmacies et les boulangeries, qui donnent droit sur la rue, nous l’ont demandé.',
        story: {
          title: 'Quatre secondes à la fois',
          text: 'Une porte de commerce s’ouvre deux cents fois par jour, soit moins d’un quart d’heure au total. Souffler du matin au soir est donc une dépense plutôt qu’un confort. Un contact sur l’ouvrant lance la turbine à pleine vitesse en 0,6 seconde, puis la ramène au ralenti quand le battant revient. Dans une boulangerie de Vernon, Sas a consommé 41 % de moins en un hiver que l’ancien rideau, qui soufflait dix heures par jour.',
        },
        points: [
          {
            title: 'Contact à fil ou par radio',
            text: 'Le second se colle en haut de l’ouvrant et fonctionne cinq ans sur une pile bouton.',
          },
          {
            title: '44 dB(A) à 1 m, au ralenti',
            text: 'À la caisse, personne n’a besoin d’élever la voix.',
          },
          {
            title: 'Filtre à l’avant',
            text: 'La grille pivote, le filtre tombe dans la main ; un lavage par mois suffit.',
          },
        ],
        description:
          'Sas, rideau d’air chaud pour portes de 1 à 2 m : contact de porte, ralenti à 44 dB(A) à 1 m, de 6 à 12 kW, 1 300 à 2 600 m³/h, trois finitions.',
      },
      en: {
        slug: 'sas',
        name: 'Sas',
        subtitle: 'Air curtain driven by a door contact',
        lead: 'It idles while the door is shut and runs at full power for the four seconds it is open. Chemists and bakers, whose doors give straight on to the street, asked us for it.',
        story: {
          title: 'Four seconds at a time',
          text: 'A shop door opens two hundred times a day, for less than a quarter of an hour in all. Blowing from morning to night is an expense rather than a comfort. A contact on the door brings the fan to full speed in 0.6 seconds, then back to idle once the door closes. At a bakery in Vernon, Sas used 41% less over one winter than the old curtain, which blew ten hours a day.',
        },
        points: [
          {
            title: 'Contact by wire or radio',
            text: 'The radio one sticks to the head of the door and runs five years on a coin cell.',
          },
          {
            title: '44 dB(A) at 1 m, at idle',
            text: 'Nobody at the till has to raise their voice.',
          },
          {
            title: 'Filter at the front',
            text: 'The grille swings down and the filter drops into your hand. Wash it monthly.',
          },
        ],
        description:
          'Sas, an air curtain for doorways of 1 to 2 m: door contact, 44 dB(A) at 1 m, at idle, from 6 to 12 kW, 1,300 to 2,600 m³/h, in three finishes.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '400 V triphasé + N, 50 Hz', en: '400 V three-phase + N, 50 Hz' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe I, IP21', en: 'Class I, IP21' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Heating element' },
        value: {
          fr: 'Résistances blindées en inox, deux étages',
          en: 'Sheathed stainless elements, two stages',
        },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: {
          fr: 'Tôle d’acier, poudre polyester, ou inox brossé',
          en: 'Sheet steel, polyester powder, or brushed stainless',
        },
      },
      {
        label: { fr: 'Turbine', en: 'Fan' },
        value: { fr: 'Tangentielle, moteur à courant continu', en: 'Cross-flow, DC motor' },
      },
      {
        label: { fr: 'Commande', en: 'Control input' },
        value: {
          fr: 'Contact de porte à fil ou radio, thermostat',
          en: 'Wired or radio door contact, thermostat',
        },
      },
      {
        label: { fr: 'Hauteur de pose', en: 'Mounting height' },
        value: { fr: '2,20 à 2,80 m', en: '2.2 to 2.8 m' },
      },
    ],
    goesWith: ['tambour', 'caisson', 'voutain'],
  },
  {
    key: 'tambour',
    reference: 'AT-TBR',
    type: 'rideau-air-chaud',
    design: 'air-curtain',
    categories: ['air-curtains'],
    plans: ['pro'],
    controls: ['programmation'],
    mounting: ['encastree'],
    colours: ['blanc', 'anthracite', 'noir'],
    floorDistance: 2250,
    guarantee: 5,
    models: [
      {
        code: '100',
        width: 1000,
        height: 310,
        depth: 520,
        weight: 38,
        power: 9000,
        airflow: 1700,
        eco: 3.6,
      },
      {
        code: '150',
        width: 1500,
        height: 310,
        depth: 520,
        weight: 52,
        power: 13500,
        airflow: 2550,
        eco: 3.6,
      },
      {
        code: '200',
        width: 2000,
        height: 310,
        depth: 520,
        weight: 66,
        power: 18000,
        airflow: 3400,
        eco: 3.6,
      },
    ],
    texts: {
      fr: {
        slug: 'tambour',
        name: 'Tambour',
        subtitle: 'Rideau d’air chaud encastré en faux plafond',
        lead: 'Une grille de 190 mm à fleur de plafond, rien d’autre. Tambour protège les portes automatiques d’un hôtel, d’une banque ou d’une mairie sans rien changer au dessin du hall.',
        story: {
          title: 'Chaque entrée est un cas particulier',
          text: 'Portes coulissantes, tambour tournant ou double sas ne demandent pas le même jet. Nos techniciens relèvent la hauteur, l’exposition au vent et le nombre de passages, puis règlent les buses à l’atelier, entre 0 et 15°. L’appareil arrive étiqueté au nom de sa porte. D’où l’absence de prix affiché : deux halls de même largeur ont rarement le même rideau.',
        },
        points: [
          {
            title: 'Pas de trappe en plus',
            text: 'L’accès se fait par la grille ; le faux plafond garde une seule ouverture.',
          },
          {
            title: 'Relié à la gestion technique du bâtiment',
            text: 'Une entrée 0–10 V et un bus RS-485 commandent la turbine et la batterie séparément.',
          },
          {
            title: 'Le cadre avant la turbine',
            text: 'L’un est livré pour le chantier du plafond, l’autre six semaines après, une fois le plâtre sec.',
          },
        ],
        description:
          'Tambour, rideau d’air chaud encastré en faux plafond pour halls et portes automatiques : 9 à 18 kW, buses réglées en usine, prix sur étude.',
      },
      en: {
        slug: 'tambour',
        name: 'Tambour',
        subtitle: 'Air curtain recessed into the ceiling',
        lead: 'A 190 mm grille flush with the ceiling and nothing else. Tambour guards the automatic doors of a hotel, a bank or a town hall and leaves the architecture alone.',
        story: {
          title: 'Every entrance is different',
          text: 'Sliding doors, a revolving drum and a double lobby do not need the same jet. Our technicians measure the height, the wind and the footfall, then set the nozzles at the works, anywhere from 0 to 15°. The unit arrives labelled with the door it is for. Hence no list price: two lobbies of the same width seldom get the same curtain.',
        },
        points: [
          {
            title: 'No extra hatch',
            text: 'Access is through the grille, so the ceiling keeps a single opening.',
          },
          {
            title: 'Linked to the building controls',
            text: 'A 0–10 V input and an RS-485 bus control the fan and the heater separately.',
          },
          {
            title: 'Frame first, fan later',
            text: 'One comes in time for the ceiling, the other six weeks on, when the plaster has dried.',
          },
        ],
        description:
          'Tambour, an air curtain recessed into the ceiling for lobbies and automatic doors: 9 to 18 kW, nozzles set at the works, priced after a survey.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '400 V triphasé + N, 50 Hz', en: '400 V three-phase + N, 50 Hz' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe I, IP20', en: 'Class I, IP20' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Heating element' },
        value: {
          fr: 'Résistances blindées en inox, trois étages',
          en: 'Sheathed stainless elements, three stages',
        },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: {
          fr: 'Grille d’aluminium, poudre polyester mate',
          en: 'Aluminium grille, matt polyester powder',
        },
      },
      {
        label: { fr: 'Buses', en: 'Nozzles' },
        value: { fr: 'Inclinaison de 0 à 15°, réglée en usine', en: '0 to 15° tilt, set at the works' },
      },
      {
        label: { fr: 'Commande', en: 'Control input' },
        value: { fr: '0–10 V, RS-485, contact de porte', en: '0–10 V, RS-485, door contact' },
      },
      {
        label: { fr: 'Hauteur de pose', en: 'Mounting height' },
        value: { fr: '2,20 à 3,00 m', en: '2.2 to 3 m' },
      },
    ],
    goesWith: ['sas', 'portique', 'caisson'],
  },
  {
    key: 'portique',
    reference: 'AT-PTQ',
    type: 'rideau-air-chaud',
    design: 'air-curtain',
    categories: ['air-curtains'],
    plans: ['pro'],
    controls: ['programmation'],
    mounting: ['murale', 'plafond'],
    colours: ['anthracite', 'blanc'],
    floorDistance: 2300,
    guarantee: 5,
    models: [
      {
        code: '150',
        width: 1500,
        height: 330,
        depth: 400,
        weight: 46,
        power: 12000,
        airflow: 3300,
        price: 1690,
        eco: 3.6,
      },
      {
        code: '200',
        width: 2000,
        height: 330,
        depth: 400,
        weight: 59,
        power: 16000,
        airflow: 4400,
        price: 1990,
        eco: 3.6,
      },
      {
        code: '250',
        width: 2500,
        height: 330,
        depth: 400,
        weight: 72,
        power: 20000,
        airflow: 5500,
        price: 2390,
        eco: 3.6,
      },
    ],
    texts: {
      fr: {
        slug: 'portique',
        name: 'Portique',
        subtitle: 'Rideau d’air chaud pour grandes ouvertures',
        lead: 'Pour les devantures sans porte : halles, fleuristes, primeurs, galeries. Son jet de 11 m/s touche le sol depuis 3 mètres et tient face à un vent de rue.',
        story: {
          title: 'Deux buses, deux rôles',
          text: 'La première, côté rue, souffle de l’air non chauffé, rapide et serré : c’est elle qui fait barrage. La seconde, côté magasin, souffle plus lentement un air à 32 °C que le client sent en entrant. Les séparer évite de chauffer ce que le vent emporte. Deux appareils se boulonnent bout à bout et répondent à une seule commande, jusqu’à cinq mètres d’ouverture.',
        },
        points: [
          {
            title: 'Réglé sur le temps qu’il fait',
            text: 'Une sonde extérieure module la batterie ; au-dessus de 12 °C, seul le jet froid fonctionne.',
          },
          {
            title: 'Mur ou plafond',
            text: 'Consoles ou tiges filetées : les deux jeux de perçages sont déjà faits.',
          },
          {
            title: 'Un moteur tous les 50 cm',
            text: 'Chacun est à courant continu et se remplace séparément, sans descendre l’appareil.',
          },
        ],
        description:
          'Portique, rideau d’air chaud pour devantures sans porte : double buse, jet de 11 m/s, de 12 à 20 kW, trois largeurs de 1,50 à 2,50 m.',
      },
      en: {
        slug: 'portique',
        name: 'Portique',
        subtitle: 'Air curtain for wide openings',
        lead: 'For shopfronts with no door: market halls, florists, greengrocers, arcades. A jet of 11 m/s reaches the floor from 3 metres and stands up to a street wind.',
        story: {
          title: 'Two nozzles, two jobs',
          text: 'The outer one, on the street side, blows unheated air fast and tight, and forms the barrier. The inner one blows more slowly, at 32 °C, and that is what customers feel. Keeping them apart means not heating what the wind takes away. Two units bolt end to end and run from a single control, for openings of up to five metres.',
        },
        points: [
          {
            title: 'Set by the weather',
            text: 'An outdoor probe modulates the heater. Above 12 °C, only the cold jet runs.',
          },
          {
            title: 'Wall or ceiling',
            text: 'Brackets or threaded rods: both sets of holes are there already.',
          },
          {
            title: 'A motor every 50 cm',
            text: 'Each is DC and can be replaced on its own, without bringing the unit down.',
          },
        ],
        description:
          'Portique, an air curtain for shopfronts with no door: twin nozzles, an 11 m/s jet, from 12 to 20 kW, in three widths from 1.5 to 2.5 m.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '400 V triphasé + N, 50 Hz', en: '400 V three-phase + N, 50 Hz' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe I, IP24', en: 'Class I, IP24' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Heating element' },
        value: {
          fr: 'Résistances blindées en inox, buse intérieure seule',
          en: 'Sheathed stainless elements, inner nozzle only',
        },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: {
          fr: 'Tôle d’acier galvanisée, poudre polyester',
          en: 'Galvanised sheet steel, polyester powder',
        },
      },
      {
        label: { fr: 'Débit d’air', en: 'Air flow' },
        value: {
          fr: 'Réglable en continu, vitesse de 11 m/s à la buse',
          en: 'Continuously variable, 11 m/s at the nozzle',
        },
      },
      {
        label: { fr: 'Commande', en: 'Control input' },
        value: {
          fr: '0–10 V, sonde extérieure, contact de porte',
          en: '0–10 V, outdoor probe, door contact',
        },
      },
      {
        label: { fr: 'Hauteur de pose', en: 'Mounting height' },
        value: { fr: '2,30 à 3,00 m', en: '2.3 to 3 m' },
      },
    ],
    goesWith: ['sas', 'halle', 'voutain'],
  },
  {
    key: 'soufflerie',
    reference: 'AT-SFR',
    type: 'aerotherme',
    design: 'unit-heater',
    categories: ['unit-heaters'],
    plans: ['pro'],
    controls: ['programmation'],
    mounting: ['murale'],
    colours: ['anthracite', 'brique'],
    floorDistance: 2400,
    guarantee: 5,
    models: [
      {
        code: '3000',
        width: 340,
        height: 380,
        depth: 300,
        weight: 11.5,
        power: 3000,
        airflow: 400,
        surface: [30, 40],
        price: 490,
        eco: 1.8,
      },
      {
        code: '4500',
        width: 380,
        height: 420,
        depth: 320,
        weight: 13.8,
        power: 4500,
        airflow: 550,
        surface: [45, 60],
        price: 560,
        eco: 1.8,
      },
      {
        code: '6000',
        width: 420,
        height: 460,
        depth: 340,
        weight: 16.4,
        power: 6000,
        airflow: 700,
        surface: [60, 80],
        price: 640,
        eco: 1.8,
      },
      {
        code: '9000',
        width: 480,
        height: 520,
        depth: 370,
        weight: 21,
        power: 9000,
        airflow: 1000,
        surface: [90, 120],
        price: 790,
        eco: 2.4,
      },
    ],
    texts: {
      fr: {
        slug: 'soufflerie',
        name: 'Soufflerie',
        subtitle: 'Aérotherme électrique mural orientable',
        lead: '3 à 9 kW, un seul carton, une seule personne pour la pose. Soufflerie chauffe un garage automobile, une réserve ou un atelier de cycles de moins de 120 m².',
        story: {
          title: 'Du chaud là où l’on travaille',
          text: 'L’appareil s’oriente sur sa console, de 30° à gauche comme à droite et de 20° vers le bas, et se bloque à la main. On vise l’établi, pas le milieu du local. Les cinq pales sont larges et tournent lentement ; à six mètres, l’air arrive encore à 0,5 m/s. Les résistances sont des épingles d’inox sans ailettes : la poussière n’a nulle part où se poser.',
        },
        points: [
          {
            title: 'Mono ou triphasé',
            text: 'Jusqu’à 6 kW, un cavalier choisit au bornier entre 230 V et 400 V.',
          },
          {
            title: 'Ventiler l’été',
            text: 'La ventilation tourne sans chauffer et brasse l’air du local.',
          },
          {
            title: 'Deux minutes de plus',
            text: 'À l’arrêt, l’hélice continue le temps de refroidir les épingles, puis s’arrête.',
          },
        ],
        description:
          'Soufflerie, aérotherme électrique mural de 3 à 9 kW, orientable à la main, pour ateliers, garages et réserves de moins de 120 m².',
      },
      en: {
        slug: 'soufflerie',
        name: 'Soufflerie',
        subtitle: 'Swivelling wall-mounted electric unit heater',
        lead: '3 to 9 kW, one box, one person to fit it. Soufflerie heats a repair garage, a stockroom or a bicycle workshop of under 120 m².',
        story: {
          title: 'Heat where the work is',
          text: 'It swivels on its bracket, 30° to either side and 20° downwards, and locks by hand. Aim at the bench rather than the middle of the room. Five broad blades turn slowly, and six metres away the air still moves at 0.5 m/s. The elements are plain stainless hairpins, with no fins for dust to settle on.',
        },
        points: [
          {
            title: 'Single or three-phase',
            text: 'Up to 6 kW, a jumper in the terminal box selects 230 V or 400 V.',
          },
          {
            title: 'Ventilation in summer',
            text: 'The fan runs without heat and keeps the air in the room moving.',
          },
          {
            title: 'Two minutes more',
            text: 'When it is switched off, the fan carries on long enough to cool the elements, then stops.',
          },
        ],
        description:
          'Soufflerie, a wall-mounted electric unit heater from 3 to 9 kW, aimed by hand, for workshops, garages and stockrooms of under 120 m².',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: {
          fr: '230 V ou 400 V triphasé jusqu’à 6 kW, 400 V au-delà',
          en: '230 V or 400 V three-phase up to 6 kW, 400 V above',
        },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe I, IP44', en: 'Class I, IP44' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Heating element' },
        value: { fr: 'Épingles d’inox lisses', en: 'Plain stainless hairpins' },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Tôle d’acier, poudre polyester', en: 'Sheet steel, polyester powder' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Thermostat 0 à 30 °C, horloge hebdomadaire',
          en: 'Thermostat 0 to 30 °C, weekly clock',
        },
      },
      {
        label: { fr: 'Orientation', en: 'Swivel' },
        value: { fr: '± 30° en plan, 20° vers le bas', en: '± 30° in plan, 20° down' },
      },
    ],
    goesWith: ['quai', 'halle', 'voutain'],
  },
  {
    key: 'halle',
    reference: 'AT-HAL',
    type: 'aerotherme',
    design: 'unit-heater',
    categories: ['unit-heaters'],
    plans: ['pro'],
    controls: ['programmation'],
    mounting: ['plafond', 'murale'],
    colours: ['anthracite', 'blanc'],
    floorDistance: 2600,
    guarantee: 5,
    models: [
      {
        code: '12000',
        width: 640,
        height: 660,
        depth: 480,
        weight: 38,
        power: 12000,
        airflow: 1800,
        surface: [120, 160],
        eco: 3.6,
      },
      {
        code: '18000',
        width: 740,
        height: 760,
        depth: 540,
        weight: 49,
        power: 18000,
        airflow: 2700,
        surface: [180, 240],
        eco: 3.6,
      },
      {
        code: '24000',
        width: 840,
        height: 860,
        depth: 600,
        weight: 61,
        power: 24000,
        airflow: 3600,
        surface: [240, 320],
        eco: 3.6,
      },
    ],
    texts: {
      fr: {
        slug: 'halle',
        name: 'Halle',
        subtitle: 'Aérotherme électrique pour grands volumes',
        lead: '12 à 24 kW sous un plafond de quatre à huit mètres : gymnases, marchés couverts, halls d’exposition. Étudié au cas par cas, avec un plan d’implantation.',
        story: {
          title: 'Faire redescendre la chaleur',
          text: 'Dans un gymnase de sept mètres, l’air gagne un degré à chaque mètre. Avant de chauffer, Halle récupère ces degrés-là : une sonde en haut, une autre à 1,50 m, et la turbine brasse tant que leur écart dépasse quatre degrés. La batterie ne s’allume qu’ensuite. Dans un marché couvert d’Auch, elle n’a tourné qu’une heure sur trois.',
        },
        points: [
          {
            title: 'Ballons admis',
            text: 'La grille encaisse un tir de handball à 60 km/h, sans protection rapportée.',
          },
          {
            title: 'Quatre étages',
            text: 'Chaque quart de la puissance se commande à part, ce qui limite la puissance à souscrire.',
          },
          {
            title: 'Un plan d’abord',
            text: 'Nous plaçons les appareils sur vos plans et annonçons l’écart de température à attendre au sol.',
          },
        ],
        description:
          'Halle, aérotherme électrique de 12 à 24 kW pour gymnases, marchés couverts et grands volumes : déstratification, implantation étudiée sur plan.',
      },
      en: {
        slug: 'halle',
        name: 'Halle',
        subtitle: 'Electric unit heater for large volumes',
        lead: '12 to 24 kW beneath a ceiling of four to eight metres: sports halls, covered markets, exhibition floors. Specified case by case, with a layout drawing.',
        story: {
          title: 'Bring the heat back down',
          text: 'In a seven-metre sports hall the air gains a degree with every metre. Before heating anything, Halle recovers that warmth: one probe at the ceiling, another at 1.5 m, and the fan mixes the air for as long as they differ by more than four degrees. Only then does the heater start. In a covered market in Auch it ran one hour in three.',
        },
        points: [
          {
            title: 'Ball-proof',
            text: 'The grille takes a handball at 60 km/h with no guard added.',
          },
          {
            title: 'Four stages',
            text: 'Each quarter of the power switches separately, which limits the capacity you contract for.',
          },
          {
            title: 'A drawing first',
            text: 'We place the units on your plans and state the temperature spread to expect at floor level.',
          },
        ],
        description:
          'Halle, an electric unit heater from 12 to 24 kW for sports halls, covered markets and large volumes: destratification, layout drawn to plan.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '400 V triphasé + N, 50 Hz', en: '400 V three-phase + N, 50 Hz' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe I, IP44, grille anti-ballon', en: 'Class I, IP44, ball-proof grille' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Heating element' },
        value: {
          fr: 'Résistances blindées en inox, quatre étages',
          en: 'Sheathed stainless elements, four stages',
        },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: {
          fr: 'Tôle d’acier galvanisée, poudre polyester',
          en: 'Galvanised sheet steel, polyester powder',
        },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Deux sondes, déstratification, programme hebdomadaire',
          en: 'Two probes, destratification, weekly programme',
        },
      },
      {
        label: { fr: 'Commande', en: 'Control input' },
        value: { fr: '0–10 V, RS-485', en: '0–10 V, RS-485' },
      },
      {
        label: { fr: 'Hauteur de pose', en: 'Mounting height' },
        value: { fr: '2,60 à 8,00 m', en: '2.6 to 8 m' },
      },
    ],
    goesWith: ['soufflerie', 'portique', 'voutain'],
  },
  {
    key: 'quai',
    reference: 'AT-QUA',
    type: 'aerotherme',
    design: 'unit-heater',
    categories: ['unit-heaters'],
    plans: ['pro'],
    controls: [],
    mounting: ['murale'],
    colours: ['inox'],
    floorDistance: 2400,
    guarantee: 5,
    models: [
      {
        code: '6000',
        width: 460,
        height: 480,
        depth: 360,
        weight: 19,
        power: 6000,
        airflow: 750,
        surface: [60, 80],
        price: 980,
        eco: 2.4,
      },
      {
        code: '9000',
        width: 520,
        height: 540,
        depth: 390,
        weight: 23.5,
        power: 9000,
        airflow: 1050,
        surface: [90, 120],
        price: 1190,
        eco: 2.4,
      },
      {
        code: '12000',
        width: 600,
        height: 600,
        depth: 420,
        weight: 29,
        power: 12000,
        airflow: 1400,
        surface: [120, 160],
        price: 1450,
        eco: 3.6,
      },
    ],
    texts: {
      fr: {
        slug: 'quai',
        name: 'Quai',
        subtitle: 'Aérotherme en inox, lavable au jet',
        lead: 'Tout inox et IP65 : on le lave au jet avec le reste du quai. Pour la marée, la laiterie, la plonge, le portail où reculent les camions.',
        story: {
          title: 'Lavé avec le sol',
          text: 'Caisse en inox 316, joints moulés, presse-étoupes, moteur noyé dans la résine : rien n’oblige à bâcher l’appareil avant le nettoyage. Le dessus est en pente de 15°, pour que l’eau s’écoule et qu’aucun gobelet n’y reste. Un signal venu de la porte du quai double le débit dès que le camion est à quai ; trente secondes après la fermeture, le régime normal revient.',
        },
        points: [
          {
            title: 'Les produits de lavage',
            text: 'La soude et le chlore dilués n’attaquent ni la caisse ni les joints, à condition de rincer.',
          },
          {
            title: 'Une console sans recoin',
            text: 'Un tube rond, soudé en continu, ne retient ni graisse ni eau.',
          },
          {
            title: 'Dépanné depuis le sol',
            text: 'Le boîtier de commande se pose à 1,50 m, au bout de vingt mètres de câble au plus.',
          },
        ],
        description:
          'Quai, aérotherme en inox 316 lavable au jet, IP65, pour quais de livraison et locaux humides : trois tailles de 6 à 12 kW, 750 à 1 400 m³/h.',
      },
      en: {
        slug: 'quai',
        name: 'Quai',
        subtitle: 'Stainless unit heater, hose-washable',
        lead: 'Stainless throughout and rated IP65, it is hosed down with the rest of the dock. For fish halls, dairies, wash-ups and gates where lorries back in.',
        story: {
          title: 'Washed with the floor',
          text: 'A 316 stainless case, moulded seals, cable glands and a motor potted in resin: nothing has to be wrapped before cleaning. The top slopes by 15°, so that water runs off and no paper cup is left on it. A signal from the dock door doubles the flow once a lorry is in place; it goes back to normal thirty seconds after the door shuts.',
        },
        points: [
          {
            title: 'Cleaning agents',
            text: 'Diluted caustic and chlorine harm neither case nor seals, provided you rinse them off.',
          },
          {
            title: 'A bracket with no corners',
            text: 'One round tube, continuously welded, holds neither grease nor water.',
          },
          {
            title: 'Serviced from the floor',
            text: 'The control box goes at 1.5 m, on up to twenty metres of cable.',
          },
        ],
        description:
          'Quai, a hose-washable unit heater in 316 stainless steel, IP65, for loading docks and wet rooms: three sizes from 6 to 12 kW.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '400 V triphasé + N, 50 Hz', en: '400 V three-phase + N, 50 Hz' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe I, IP65', en: 'Class I, IP65' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Heating element' },
        value: { fr: 'Épingles d’inox 316L', en: '316L stainless hairpins' },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Inox 316 microbillé', en: 'Bead-blasted 316 stainless' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: { fr: 'Boîtier déporté IP65, 0 à 30 °C', en: 'Remote IP65 box, 0 to 30 °C' },
      },
      {
        label: { fr: 'Commande', en: 'Control input' },
        value: { fr: 'Contact de porte de quai', en: 'Dock-door contact' },
      },
      {
        label: { fr: 'Nettoyage', en: 'Cleaning' },
        value: {
          fr: 'Jet d’eau, détergents alcalins et chlorés dilués',
          en: 'Hose, diluted alkaline and chlorinated agents',
        },
      },
    ],
    goesWith: ['soufflerie', 'halle', 'portique'],
  },
  {
    key: 'caisson',
    reference: 'AT-CAI',
    type: 'cassette-rayonnante',
    design: 'radiant-cassette',
    categories: ['radiant-cassettes'],
    plans: ['pro'],
    controls: ['programmation', 'fenetre-ouverte'],
    mounting: ['plafond'],
    colours: ['blanc'],
    floorDistance: 2600,
    guarantee: 5,
    models: [
      {
        code: '300',
        width: 595,
        height: 40,
        depth: 595,
        weight: 5.4,
        power: 300,
        price: 229,
        eco: 0.6,
      },
      {
        code: '600',
        width: 1195,
        height: 40,
        depth: 595,
        weight: 9.8,
        power: 600,
        price: 319,
        eco: 1.2,
      },
      {
        code: '900',
        width: 1795,
        height: 40,
        depth: 595,
        weight: 14.2,
        power: 900,
        price: 419,
        eco: 1.2,
      },
    ],
    texts: {
      fr: {
        slug: 'caisson',
        name: 'Caisson',
        subtitle: 'Cassette rayonnante pour faux plafond de 600 mm',
        lead: 'Cette cassette remplace une, deux ou trois dalles de faux plafond de 600 × 600 et chauffe le bureau du dessous sans un bruit. Elle se passe de mur.',
        story: {
          title: 'Une dalle comme les autres',
          text: 'On retire la dalle, on pose la cassette sur les mêmes profils, on branche une fiche. Le plateau d’acier est grainé comme les plaques minérales voisines et reste sous 95 °C, à 2,60 m de haut. Un thermostat mural suffit par zone. Une agence de Roanne en a fait poser quatorze en une nuit et a ouvert le lendemain à l’heure.',
        },
        points: [
          {
            title: 'Sans courant d’air',
            text: 'Il n’y a pas de ventilateur : les papiers restent en place et le plafond reste propre.',
          },
          {
            title: '5,4 kg pour la petite',
            text: 'Les suspentes ordinaires la portent ; un filin de sécurité est livré.',
          },
          {
            title: 'Dans l’axe des luminaires',
            text: 'Elle se glisse entre deux appareils de même format et garde leur alignement.',
          },
        ],
        description:
          'Caisson, cassette rayonnante pour faux plafond de 600 mm : 300 à 900 W, une à trois dalles, sans ventilateur, pour bureaux et agences.',
      },
      en: {
        slug: 'caisson',
        name: 'Caisson',
        subtitle: 'Radiant cassette for 600 mm ceiling grids',
        lead: 'It takes the place of one, two or three 600 × 600 ceiling tiles and heats the desk below without a sound. It needs no wall.',
        story: {
          title: 'A tile like the rest',
          text: 'Lift out a tile, lay the cassette on the same rails, push in a plug. The steel tray is textured like the mineral tiles around it and stays under 95 °C, 2.6 m up. One wall thermostat serves each zone. An office in Roanne had fourteen fitted overnight and opened on time.',
        },
        points: [
          {
            title: 'No draught',
            text: 'There is no fan, so papers stay put and the ceiling stays clean.',
          },
          {
            title: '5.4 kg for the small one',
            text: 'Standard ceiling hangers carry it, and a safety wire is supplied.',
          },
          {
            title: 'In line with the lights',
            text: 'It slots between luminaires of the same format and keeps their alignment.',
          },
        ],
        description:
          'Caisson, a radiant cassette for 600 mm ceiling grids: 300 to 900 W, one to three tiles, with no fan, for offices and branches.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz', en: '230 V, 50 Hz' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe I, IP20', en: 'Class I, IP20' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Heating element' },
        value: { fr: 'Film chauffant, laine minérale de 25 mm', en: 'Heating film, 25 mm mineral wool' },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Acier grainé, blanc mat', en: 'Textured steel, matt white' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Thermostat mural par zone, programme hebdomadaire',
          en: 'Wall thermostat for each zone, weekly programme',
        },
      },
      {
        label: { fr: 'Ossature', en: 'Ceiling grid' },
        value: { fr: 'Profils en T de 15 ou 24 mm', en: '15 or 24 mm T-bars' },
      },
    ],
    goesWith: ['voutain', 'tambour', 'sas'],
  },
  {
    key: 'voutain',
    reference: 'AT-VOU',
    type: 'cassette-rayonnante',
    design: 'radiant-cassette',
    categories: ['radiant-cassettes'],
    plans: ['pro'],
    controls: ['programmation', 'detection-presence'],
    mounting: ['plafond'],
    colours: ['blanc', 'anthracite', 'noir'],
    floorDistance: 2600,
    guarantee: 5,
    models: [
      {
        code: '600',
        width: 1200,
        height: 60,
        depth: 400,
        weight: 8.6,
        power: 600,
        price: 420,
        eco: 1.2,
      },
      {
        code: '900',
        width: 1500,
        height: 60,
        depth: 400,
        weight: 10.6,
        power: 900,
        price: 490,
        eco: 1.2,
      },
      {
        code: '1200',
        width: 1500,
        height: 60,
        depth: 600,
        weight: 14.8,
        power: 1200,
        price: 590,
        eco: 1.2,
      },
      {
        code: '1800',
        width: 2000,
        height: 60,
        depth: 600,
        weight: 19.6,
        power: 1800,
        price: 720,
        eco: 1.8,
      },
    ],
    texts: {
      fr: {
        slug: 'voutain',
        name: 'Voûtain',
        subtitle: 'Cassette rayonnante suspendue, pour plafonds hauts',
        lead: 'Suspendue à quatre câbles sous une voûte, une charpente ou un plafond de béton, la cassette chauffe un cercle de clients et non le volume. Réglable jusqu’à 3,50 m.',
        story: {
          title: 'Un plafond à la bonne hauteur',
          text: 'Les voûtains sont de petites voûtes de brique entre deux poutrelles ; il en reste beaucoup dans les ateliers devenus boutiques. Impossible d’y visser une dalle plane. Quatre câbles de 2 mm et autant de tendeurs mettent la cassette d’aplomb sous n’importe quelle courbe. Sa face, un peu bombée, ouvre le faisceau à 110° : une caisse, une table de coupe, un rang de fauteuils.',
        },
        points: [
          {
            title: 'Le cordon suit un câble',
            text: 'Plat et gris, il s’y agrafe tous les 30 cm et ne se voit plus à trois mètres.',
          },
          {
            title: 'Là où l’on se tient',
            text: 'Un détecteur n’allume que les cassettes sous lesquelles il y a quelqu’un.',
          },
          {
            title: 'Peinte aussi dessus',
            text: 'Depuis une mezzanine, c’est le dos qu’on voit : il est de la même teinte.',
          },
        ],
        description:
          'Voûtain, cassette rayonnante suspendue pour voûtes, charpentes et plafonds hauts : 600 à 1 800 W, détection de présence, trois teintes.',
      },
      en: {
        slug: 'voutain',
        name: 'Voûtain',
        subtitle: 'Suspended radiant cassette for high ceilings',
        lead: 'Hung from four wires under a vault, a roof truss or bare concrete, it heats a circle of people rather than the volume. Height adjusts up to 3.5 m.',
        story: {
          title: 'A ceiling at the right height',
          text: 'Voûtains are small brick vaults between iron beams, and plenty survive in workshops turned into shops. No flat panel can be screwed to one. Four 2 mm wires and as many tensioners bring the cassette level beneath any curve. Its slightly convex face opens the beam to 110°: a till, a cutting table, a row of salon chairs.',
        },
        points: [
          {
            title: 'The cord follows a wire',
            text: 'Flat and grey, it clips on every 30 cm and cannot be seen from three metres.',
          },
          {
            title: 'Only where people are',
            text: 'A detector switches on only the cassettes that have somebody beneath them.',
          },
          {
            title: 'Painted above as well',
            text: 'From a mezzanine it is the back that shows, so it is the same colour.',
          },
        ],
        description:
          'Voûtain, a suspended radiant cassette for vaults, trusses and high ceilings: 600 to 1,800 W, presence detection, in three colours.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz', en: '230 V, 50 Hz' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe I, IP20', en: 'Class I, IP20' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Heating element' },
        value: { fr: 'Film chauffant, aluminium bombé de 2 mm', en: 'Heating film, 2 mm convex aluminium' },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Poudre polyester mate, deux faces', en: 'Matt polyester powder, both sides' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Détecteur de plafond, programme hebdomadaire',
          en: 'Ceiling detector, weekly programme',
        },
      },
      {
        label: { fr: 'Suspension', en: 'Suspension' },
        value: { fr: 'Quatre câbles de 2 mm, longueur 3 m', en: 'Four 2 mm wires, 3 m long' },
      },
    ],
    goesWith: ['caisson', 'soufflerie', 'sas'],
  },
];
