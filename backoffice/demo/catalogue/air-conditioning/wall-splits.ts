import type { DemoProduct } from '../product-record.ts';

export const WALL_SPLITS: DemoProduct[] = [
  {
    key: 'ombre',
    reference: 'AT-OMB',
    type: 'climatiseur-split',
    design: 'split-indoor',
    categories: ['wall-splits'],
    controls: ['application', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'noir'],
    floorDistance: 2000,
    guarantee: 5,
    models: [
      {
        code: '2000',
        width: 780,
        height: 285,
        depth: 198,
        weight: 8.4,
        power: 2000,
        airflow: 520,
        surface: [16, 20],
        price: 1390,
        eco: 6,
      },
      {
        code: '2500',
        width: 810,
        height: 290,
        depth: 203,
        weight: 9,
        power: 2500,
        airflow: 560,
        surface: [20, 25],
        price: 1490,
        eco: 6,
      },
      {
        code: '3500',
        width: 860,
        height: 298,
        depth: 210,
        weight: 10.2,
        power: 3500,
        airflow: 640,
        surface: [28, 35],
        price: 1720,
        eco: 7.5,
      },
    ],
    texts: {
      fr: {
        slug: 'ombre',
        name: 'Ombre',
        subtitle: 'Climatiseur mural de chambre, 19 dB(A) à 1 m',
        lead: '19 dB(A) à 1 m, en petite vitesse, et pas un voyant : un climatiseur de chambre, pour les nuits où la chaleur empêche de dormir.',
        story: {
          title: 'Le noir complet',
          text: 'La nuit, ce n’est pas le frais qui réveille : c’est un voyant, un déclic, un souffle qui change. Ombre éteint tous ses voyants au bout de dix secondes. Un moteur sans à-coups oriente son volet, le ventilateur met trois minutes à changer de vitesse, et des patins de feutre absorbent la dilatation de la coque. À partir de minuit, la consigne remonte d’un demi-degré par heure, jusqu’à quatre heures du matin.',
        },
        points: [
          {
            title: 'Rien sur l’oreiller',
            text: 'Le jet part à l’horizontale et perd sa vitesse à 2,5 m ; il retombe au pied du lit, déjà mêlé à l’air de la pièce.',
          },
          {
            title: 'Un filtre sur le côté',
            text: 'Il coulisse à droite et se lave à l’eau tiède ; un escabeau de deux marches suffit.',
          },
          {
            title: 'Dès le mois d’avril',
            text: 'À 7 °C dehors, un kilowattheure payé en rend quatre et demi : de quoi arrêter la chaudière un mois plus tôt.',
          },
        ],
        description:
          'Ombre, climatiseur split mural réversible pour chambre, 2 000 à 3 500 W, 19 dB(A) à 1 m, en petite vitesse, classe A+++ en froid, blanc ou noir.',
      },
      en: {
        slug: 'ombre',
        name: 'Ombre',
        subtitle: 'Wall split for bedrooms, 19 dB(A) at 1 m',
        lead: '19 dB(A) at 1 m, at low speed, and not a light showing: an air conditioner for bedrooms, for the nights when the heat keeps you awake.',
        story: {
          title: 'Properly dark',
          text: 'What wakes people at night is not the cool air: it is a light, a click, a change in the airflow. Every light on Ombre goes out after ten seconds. A stepless motor moves its flap, the fan takes three minutes to change speed, and felt pads take up the expansion of the casing. From midnight the setting rises by half a degree an hour, until four in the morning.',
        },
        points: [
          {
            title: 'Nothing on the pillow',
            text: 'The jet leaves horizontally and loses its speed at 2.5 m; it comes down at the foot of the bed, already mixed with the air of the room.',
          },
          {
            title: 'A filter at the side',
            text: 'It slides out on the right and washes in warm water; a two-step stool is enough.',
          },
          {
            title: 'From April on',
            text: 'At 7 °C outside, each kilowatt-hour paid for gives back four and a half: enough to switch the boiler off a month early.',
          },
        ],
        description:
          'Ombre, a reversible wall split air conditioner for bedrooms, 2,000 to 3,500 W, 19 dB(A) at 1 m, at low speed, class A+++ for cooling, in white or black.',
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
          fr: 'R32 (PRP 675), 0,70 à 0,95 kg selon la puissance',
          en: 'R32 (GWP 675), 0.70 to 0.95 kg depending on output',
        },
      },
      {
        label: { fr: 'Liaisons', en: 'Pipework' },
        value: { fr: '1/4 et 3/8 de pouce, 25 m au plus', en: '1/4 and 3/8 inch, 25 m at most' },
      },
      {
        label: { fr: 'Connexion', en: 'Connection' },
        value: {
          fr: 'Wi-Fi 2,4 GHz, application Âtre, télécommande',
          en: 'Wi-Fi 2.4 GHz, Âtre app, remote control',
        },
      },
      {
        label: { fr: 'Fourniture', en: 'Supplied' },
        value: {
          fr: 'Unités intérieure et extérieure, platine, télécommande',
          en: 'Indoor and outdoor units, wall plate, remote control',
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
    goesWith: ['auvent', 'patio', 'pergola', 'vigie'],
  },
  {
    key: 'auvent',
    reference: 'AT-AUV',
    type: 'climatiseur-split',
    design: 'split-indoor',
    categories: ['wall-splits'],
    controls: ['application', 'programmation', 'detection-presence'],
    mounting: ['murale'],
    colours: ['blanc', 'anthracite'],
    floorDistance: 2000,
    guarantee: 5,
    models: [
      {
        code: '2500',
        width: 830,
        height: 300,
        depth: 215,
        weight: 9.6,
        power: 2500,
        airflow: 600,
        surface: [20, 25],
        price: 1290,
        eco: 6,
      },
      {
        code: '3500',
        width: 870,
        height: 300,
        depth: 215,
        weight: 10.4,
        power: 3500,
        airflow: 680,
        surface: [28, 35],
        price: 1490,
        eco: 7.5,
      },
      {
        code: '5000',
        width: 1040,
        height: 322,
        depth: 228,
        weight: 13.6,
        power: 5000,
        airflow: 900,
        surface: [40, 50],
        price: 2090,
        eco: 9,
      },
    ],
    texts: {
      fr: {
        slug: 'auvent',
        name: 'Auvent',
        subtitle: 'Climatiseur mural, soufflage au plafond',
        lead: 'Le volet se lève, l’air longe le plafond et redescend au fond de la pièce, à cinq mètres. Pour les séjours où chacun a son fauteuil et personne ne veut celui du courant d’air.',
        story: {
          title: 'Coller au plafond',
          text: 'Un jet lancé assez près d’une surface s’y attache et la suit. Le volet d’Auvent, long comme toute la façade, se relève de 8° au-dessus de l’horizontale et envoie l’air exactement là. L’air glisse, se mêle à celui de la pièce et arrive aux épaules à moins de 0,2 m/s. À l’arrêt, le volet ferme d’un bord à l’autre : pas de fente, et la poussière reste dehors.',
        },
        points: [
          {
            title: 'La cote qui compte : 150 mm',
            text: 'C’est la distance à laisser sous le plafond pour que l’effet se produise ; le gabarit la marque.',
          },
          {
            title: 'L’hiver, il s’inverse',
            text: 'Le volet bascule et rabat l’air chaud contre le mur, vers le sol, sans passer devant vous.',
          },
          {
            title: 'Deux clips et une éponge',
            text: 'Le volet est d’une seule pièce et se démonte ; le lave-vaisselle lui convient, à 50 °C.',
          },
        ],
        description:
          'Auvent, climatiseur split mural réversible à soufflage le long du plafond, 2 500 à 5 000 W, classe A++ en froid, détection de présence, deux teintes.',
      },
      en: {
        slug: 'auvent',
        name: 'Auvent',
        subtitle: 'Wall split that blows along the ceiling',
        lead: 'The flap lifts, air follows the ceiling and comes down at the far end of the room, five metres off. For sitting rooms where nobody wants the chair in the draught.',
        story: {
          title: 'Clinging to the ceiling',
          text: 'A jet released near enough to a surface will cling to it and follow. The flap of Auvent, as long as the whole front, tilts 8° above horizontal and sends the air exactly there. The air slides along, mixes with that of the room and reaches shoulder height at less than 0.2 m/s. At rest the flap closes from edge to edge, with no slot, and dust stays out.',
        },
        points: [
          {
            title: 'The gap that counts: 150 mm',
            text: 'That is what to leave below the ceiling for the effect to work; the template marks it.',
          },
          {
            title: 'Reversed in winter',
            text: 'The flap swings over and sends warm air down the wall to the floor, without crossing in front of you.',
          },
          {
            title: 'Two clips and a sponge',
            text: 'The flap is one piece and comes away; it may go in the dishwasher at 50 °C.',
          },
        ],
        description:
          'Auvent, a reversible wall split that sends air along the ceiling, 2,500 to 5,000 W, class A++ for cooling, with presence detection, in two colours.',
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
          fr: 'R32 (PRP 675), 0,75 à 1,15 kg selon la puissance',
          en: 'R32 (GWP 675), 0.75 to 1.15 kg depending on output',
        },
      },
      {
        label: { fr: 'Liaisons', en: 'Pipework' },
        value: {
          fr: '1/4 et 3/8 de pouce, 1/2 pour le 5000 ; 30 m au plus',
          en: '1/4 and 3/8 inch, 1/2 on the 5000; 30 m at most',
        },
      },
      {
        label: { fr: 'Connexion', en: 'Connection' },
        value: {
          fr: 'Wi-Fi 2,4 GHz, application Âtre, télécommande',
          en: 'Wi-Fi 2.4 GHz, Âtre app, remote control',
        },
      },
      {
        label: { fr: 'Fourniture', en: 'Supplied' },
        value: {
          fr: 'Unités intérieure et extérieure, platine, télécommande',
          en: 'Indoor and outdoor units, wall plate, remote control',
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
    goesWith: ['ombre', 'tonnelle', 'patio', 'loggia'],
  },
  {
    key: 'pergola',
    reference: 'AT-PGL',
    type: 'climatiseur-split',
    design: 'split-indoor',
    categories: ['wall-splits'],
    controls: ['application', 'programmation', 'fenetre-ouverte'],
    mounting: ['murale'],
    colours: ['blanc', 'anthracite', 'noir'],
    floorDistance: 1950,
    guarantee: 5,
    models: [
      {
        code: '2500',
        width: 850,
        height: 305,
        depth: 222,
        weight: 10.8,
        power: 2500,
        airflow: 620,
        surface: [20, 25],
        price: 1690,
        eco: 7.5,
      },
      {
        code: '3500',
        width: 890,
        height: 305,
        depth: 222,
        weight: 11.5,
        power: 3500,
        airflow: 700,
        surface: [28, 35],
        price: 1940,
        eco: 7.5,
      },
      {
        code: '5000',
        width: 1080,
        height: 330,
        depth: 240,
        weight: 14.7,
        power: 5000,
        airflow: 940,
        surface: [40, 50],
        price: 2560,
        eco: 9,
      },
    ],
    texts: {
      fr: {
        slug: 'pergola',
        name: 'Pergola',
        subtitle: 'Climatiseur mural, chauffage d’abord',
        lead: 'Pleine puissance de chauffe jusqu’à −10 °C dehors, marche assurée jusqu’à −20 : Pergola rafraîchit l’été, mais elle est calculée pour les maisons sans chaudière.',
        story: {
          title: 'Elle travaille surtout en janvier',
          text: 'La plupart des climatiseurs sont des appareils d’été auxquels on demande un service l’hiver. Pergola est calculée à l’inverse : échangeur extérieur à trois rangs, huile réchauffée, dégivrage de quatre minutes. À −15 °C, le modèle 3500 rend encore 3,2 kW. L’été, cette même surface d’échange sert à refroidir lentement, donc à petit bruit.',
        },
        points: [
          {
            title: 'Un écoulement qui ne gèle pas',
            text: 'Sous l’unité extérieure, un cordon chauffant de 60 W garde le bac libre de glace ; il ne chauffe que par temps de gel.',
          },
          {
            title: '8 °C en votre absence',
            text: 'Trois semaines de neige, maison fermée : elle maintient ce minimum sans autre chauffage.',
          },
          {
            title: 'Teintée dans la masse',
            text: 'Blanc, anthracite ou noir : sous une rayure, la couleur est la même.',
          },
        ],
        description:
          'Pergola, climatiseur split mural réversible conçu pour chauffer jusqu’à −20 °C, 2 500 à 5 000 W, classe A+++ ou A++ en froid, trois teintes.',
      },
      en: {
        slug: 'pergola',
        name: 'Pergola',
        subtitle: 'Wall split, heating first',
        lead: 'Full heating output down to −10 °C outside, and running down to −20: Pergola cools in summer, but it was designed for houses without a boiler.',
        story: {
          title: 'Busiest in January',
          text: 'Most air conditioners are summer appliances asked for a favour in winter. Pergola was designed the other way round: a three-row outdoor exchanger, warmed oil, a defrost that takes four minutes. At −15 °C the 3500 still gives 3.2 kW. In summer all that surface serves to cool slowly, and therefore quietly.',
        },
        points: [
          {
            title: 'A drain that does not freeze',
            text: 'Beneath the outdoor unit a 60 W heating cable keeps the tray clear of ice; it heats only in frost.',
          },
          {
            title: '8 °C while you are away',
            text: 'Three weeks of snow and a shut house: it holds that minimum with no other heating.',
          },
          {
            title: 'Coloured right through',
            text: 'White, anthracite or black: under a scratch, the colour is the same.',
          },
        ],
        description:
          'Pergola, a reversible wall split designed to heat down to −20 °C, from 2,500 to 5,000 W, class A+++ or A++ for cooling, in three colours.',
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
          fr: 'R32 (PRP 675), 0,95 à 1,35 kg selon la puissance',
          en: 'R32 (GWP 675), 0.95 to 1.35 kg depending on output',
        },
      },
      {
        label: { fr: 'Fonctionnement', en: 'Operating range' },
        value: {
          fr: 'Chaud de −20 à 24 °C, froid de −10 à 46 °C',
          en: 'Heating −20 to 24 °C, cooling −10 to 46 °C',
        },
      },
      {
        label: { fr: 'Connexion', en: 'Connection' },
        value: {
          fr: 'Wi-Fi 2,4 GHz, application Âtre, télécommande',
          en: 'Wi-Fi 2.4 GHz, Âtre app, remote control',
        },
      },
      {
        label: { fr: 'Fourniture', en: 'Supplied' },
        value: {
          fr: 'Unités intérieure et extérieure, platine, télécommande',
          en: 'Indoor and outdoor units, wall plate, remote control',
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
    goesWith: ['ombre', 'auvent', 'patio', 'claire-voie'],
  },
  {
    key: 'tonnelle',
    reference: 'AT-TNL',
    type: 'climatiseur-split',
    design: 'split-indoor',
    categories: ['wall-splits'],
    controls: ['application', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc'],
    floorDistance: 2050,
    guarantee: 3,
    models: [
      {
        code: '2000',
        width: 760,
        height: 280,
        depth: 195,
        weight: 8,
        power: 2000,
        airflow: 500,
        surface: [16, 20],
        price: 949,
        eco: 6,
      },
      {
        code: '2500',
        width: 790,
        height: 285,
        depth: 200,
        weight: 8.5,
        power: 2500,
        airflow: 540,
        surface: [20, 25],
        price: 1049,
        eco: 6,
      },
      {
        code: '3500',
        width: 840,
        height: 292,
        depth: 205,
        weight: 9.4,
        power: 3500,
        airflow: 610,
        surface: [28, 35],
        price: 1249,
        eco: 7.5,
      },
      {
        code: '5000',
        width: 1000,
        height: 312,
        depth: 220,
        weight: 12.8,
        power: 5000,
        airflow: 850,
        surface: [40, 50],
        price: 1790,
        eco: 9,
      },
    ],
    texts: {
      fr: {
        slug: 'tonnelle',
        name: 'Tonnelle',
        subtitle: 'Climatiseur mural, quatre puissances',
        lead: 'Quatre puissances, une seule platine, des raccords aux diamètres courants : elle se pose en une demi-journée, y compris à la place d’un ancien appareil.',
        story: {
          title: 'Pensée sur un escabeau',
          text: 'Nous avons suivi douze installateurs, montre en main. C’est en hauteur que l’on perd du temps : une platine trop courte, un écoulement du mauvais côté, une vis qui tombe derrière le meuble. La platine de Tonnelle est percée tous les 25 mm, l’eau sort à droite ou à gauche, et les vis restent prisonnières de leur trou. Une béquille tient l’appareil écarté du mur, le temps de raccorder à deux mains.',
        },
        points: [
          {
            title: 'Des pièces numérotées',
            text: 'Turbine, carte, moteur de volet : chaque numéro est imprimé à l’intérieur du capot.',
          },
          {
            title: 'Le réseau peut resservir',
            text: 'Du 1/4 et du 3/8 de pouce jusqu’à 3 500 W : des tubes sains se rincent et se gardent.',
          },
          {
            title: 'Six touches, pas davantage',
            text: 'Mode, plus, moins, vitesse, volet, minuterie ; le reste est dans l’application, pour qui en veut.',
          },
        ],
        description:
          'Tonnelle, climatiseur split mural réversible, 2 000 à 5 000 W, classe A++ en froid, platine unique pour toutes les tailles, pièces numérotées.',
      },
      en: {
        slug: 'tonnelle',
        name: 'Tonnelle',
        subtitle: 'Wall split in four outputs',
        lead: 'Four outputs, a single wall plate, connections of the usual sizes: it goes up in half a day, even in place of an old unit.',
        story: {
          title: 'Designed on a stepladder',
          text: 'We followed twelve installers, watch in hand. Time is lost at the top of the ladder: a plate too short, a drain on the wrong side, a screw that drops behind the sideboard. So Tonnelle’s plate is drilled every 25 mm, water leaves on the right or the left, and the screws are captive. A prop holds the unit off the wall and leaves both hands free for the connections.',
        },
        points: [
          {
            title: 'Numbered parts',
            text: 'Fan wheel, board, flap motor: each number is printed inside the cover.',
          },
          {
            title: 'Old pipes can stay',
            text: '1/4 and 3/8 inch up to 3,500 W: sound pipes are flushed and kept.',
          },
          {
            title: 'Six buttons and no more',
            text: 'Mode, up, down, speed, flap, timer; the rest is in the app for those who want it.',
          },
        ],
        description:
          'Tonnelle, a reversible wall split air conditioner from 2,000 to 5,000 W, class A++ for cooling, one wall plate for every size, numbered parts.',
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
          fr: 'R32 (PRP 675), 0,55 à 1,00 kg selon la puissance',
          en: 'R32 (GWP 675), 0.55 to 1.00 kg depending on output',
        },
      },
      {
        label: { fr: 'Liaisons', en: 'Pipework' },
        value: {
          fr: '1/4 et 3/8 de pouce, 1/2 pour le 5000 ; 20 m au plus',
          en: '1/4 and 3/8 inch, 1/2 on the 5000; 20 m at most',
        },
      },
      {
        label: { fr: 'Connexion', en: 'Connection' },
        value: {
          fr: 'Wi-Fi 2,4 GHz, application Âtre, télécommande',
          en: 'Wi-Fi 2.4 GHz, Âtre app, remote control',
        },
      },
      {
        label: { fr: 'Fourniture', en: 'Supplied' },
        value: {
          fr: 'Unités intérieure et extérieure, platine, télécommande',
          en: 'Indoor and outdoor units, wall plate, remote control',
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
    goesWith: ['ombre', 'auvent', 'patio', 'sentinelle'],
  },
];
