import type { DemoProduct } from '../product-record.ts';

export const ELECTRIC_TOWEL_DRYERS: DemoProduct[] = [
  {
    key: 'rive',
    reference: 'AT-RIV',
    type: 'seche-serviettes-electrique',
    design: 'ladder',
    categories: ['straight-towel-dryers'],
    controls: ['application', 'fil-pilote', 'programmation', 'fenetre-ouverte'],
    mounting: ['murale'],
    colours: ['blanc', 'anthracite', 'noir', 'chrome', 'lin'],
    floorDistance: 350,
    guarantee: 5,
    models: [
      {
        code: '500',
        width: 500,
        height: 970,
        depth: 90,
        weight: 9.4,
        power: 500,
        price: 349,
        eco: 0.8,
      },
      {
        code: '750',
        width: 500,
        height: 1390,
        depth: 90,
        weight: 13.1,
        power: 750,
        price: 399,
        eco: 0.8,
      },
      {
        code: '1000',
        width: 600,
        height: 1750,
        depth: 90,
        weight: 18.2,
        power: 1000,
        price: 469,
        eco: 1.2,
      },
    ],
    texts: {
      fr: {
        slug: 'rive',
        name: 'Rive',
        subtitle: 'Sèche-serviettes à fluide, barreaux ronds',
        lead: 'Trois groupes de barreaux et, entre eux, deux vides de 115 mm : la hauteur d’un drap de bain plié en quatre. Pour la salle de bains de tous les jours, à deux ou à quatre.',
        story: {
          title: 'Le vide fait le travail',
          text: 'Dans un sèche-serviettes, ce sont les vides qui servent. Nous avons plié quarante draps de bain avant de fixer celui-ci à 115 mm : le tissu passe sans forcer, l’air circule derrière lui et le barreau du dessous reste libre. Les tubes d’acier de 22 mm contiennent un fluide qui monte en chauffant ; dix-huit minutes après l’allumage, le barreau du haut est aussi chaud que celui du bas.',
        },
        points: [
          {
            title: 'Deux heures à pleine puissance',
            text: 'Une touche la lance ; l’appareil reprend ensuite son programme, sans que vous ayez à y revenir.',
          },
          {
            title: 'Fenêtre ouverte, chauffe coupée',
            text: 'Une chute de deux degrés en cinq minutes coupe la chauffe ; elle revient quand l’air se stabilise.',
          },
          {
            title: 'Le carton sert de gabarit',
            text: 'Le plan de perçage y est imprimé à l’échelle 1 : collez-le au mur, percez, repliez-le pour le tri.',
          },
        ],
        description:
          'Rive, sèche-serviettes électrique à fluide, de 500 à 1 000 W, tubes ronds de 22 mm en trois groupes, cinq teintes, pilotage par application.',
      },
      en: {
        slug: 'rive',
        name: 'Rive',
        subtitle: 'Fluid-filled towel dryer with round rungs',
        lead: 'Three groups of rungs and, between them, two gaps of 115 mm: the height of a bath sheet folded in four. For the everyday bathroom, whether two people share it or four.',
        story: {
          title: 'The gaps do the work',
          text: 'A towel dryer is designed around its gaps. We folded forty bath sheets before settling on 115 mm: the towelling goes in without a tussle, air moves behind it and the rung below stays free. The 22 mm steel tubes hold a fluid that rises as it warms; eighteen minutes after you switch on, the top rung is as hot as the bottom one.',
        },
        points: [
          {
            title: 'Two hours at full power',
            text: 'One button starts it; the dryer then goes back to its programme, with nothing more to press.',
          },
          {
            title: 'Window open, heat off',
            text: 'A fall of two degrees in five minutes cuts the heat, which returns once the air has settled.',
          },
          {
            title: 'The box is the template',
            text: 'The drilling plan is printed on it full size: tape it to the wall, drill, fold it up for recycling.',
          },
        ],
        description:
          'Rive, a fluid-filled electric towel dryer from 500 to 1,000 W, with 22 mm round tubes in three groups, five finishes and app control.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, fil pilote 6 ordres', en: '230 V, 50 Hz, six-order pilot wire' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IP24, admis en volume 2', en: 'Class II, IP24, allowed in zone 2' },
      },
      {
        label: { fr: 'Corps', en: 'Body' },
        value: {
          fr: 'Tubes d’acier de 22 mm, fluide à base de glycol',
          en: '22 mm steel tubes, glycol-based fluid',
        },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Poudre polyester satinée, ou chrome', en: 'Satin polyester powder, or chrome' },
      },
      {
        label: { fr: 'Fixation', en: 'Fixing' },
        value: {
          fr: 'Quatre consoles réglables de 70 à 90 mm',
          en: 'Four brackets, adjustable from 70 to 90 mm',
        },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Électronique, ± 0,2 °C, programme hebdomadaire',
          en: 'Electronic, ± 0.2 °C, weekly programme',
        },
      },
      {
        label: { fr: 'Connexion', en: 'Connection' },
        value: { fr: 'Wi-Fi 2,4 GHz, application Âtre', en: 'Wi-Fi 2.4 GHz, Âtre app' },
      },
    ],
    goesWith: ['berge', 'roseau', 'lavandiere', 'vigie'],
  },
  {
    key: 'berge',
    reference: 'AT-BRG',
    type: 'seche-serviettes-electrique',
    design: 'ladder',
    categories: ['straight-towel-dryers'],
    controls: ['fil-pilote', 'programmation', 'fenetre-ouverte'],
    mounting: ['murale'],
    colours: ['blanc', 'lin', 'sapin', 'anthracite'],
    floorDistance: 400,
    guarantee: 5,
    models: [
      {
        code: '400',
        width: 500,
        height: 920,
        depth: 75,
        weight: 5.1,
        power: 400,
        price: 379,
        eco: 0.8,
      },
      {
        code: '600',
        width: 500,
        height: 1280,
        depth: 75,
        weight: 6.9,
        power: 600,
        price: 429,
        eco: 0.8,
      },
      {
        code: '800',
        width: 500,
        height: 1640,
        depth: 75,
        weight: 8.7,
        power: 800,
        price: 489,
        eco: 1.2,
      },
    ],
    texts: {
      fr: {
        slug: 'berge',
        name: 'Berge',
        subtitle: 'Sèche-serviettes sans fluide, aluminium',
        lead: '5,1 kg pour le plus petit : Berge s’accroche à une cloison de plâtre sans renfort. Un corps sec, en aluminium, pour les salles de bains que l’on chauffe vingt minutes le matin.',
        story: {
          title: 'Le poids qu’il n’a pas',
          text: 'Un sèche-serviettes à fluide pèse de 9 à 18 kg, dont un bon tiers de liquide qu’il faut chauffer avant la première serviette. Berge n’en contient pas : un câble parcourt chaque barreau, serré dans un profilé d’aluminium de 1,8 mm d’épaisseur. Berge est chaud en sept minutes et froid presque aussi vite. Pour une pièce où l’on passe, c’est la bonne vitesse.',
        },
        points: [
          {
            title: 'Quatre chevilles à plâtre',
            text: 'Elles sont dans le carton ; le plaquiste n’a pas à revenir poser un tasseau derrière la plaque.',
          },
          {
            title: 'Sept minutes, main posée',
            text: 'C’est le temps qu’il faut, dans une pièce à 20 °C, pour que le barreau du haut soit franchement chaud sous la main.',
          },
          {
            title: 'Deux matières à trier',
            text: 'Dévissez les embouts, tirez le câble : il reste un cadre d’aluminium, et rien n’y est collé.',
          },
        ],
        description:
          'Berge, sèche-serviettes électrique en aluminium sans fluide, de 400 à 800 W, dès 5,1 kg, pour cloison de plâtre, quatre teintes, chaud en sept minutes.',
      },
      en: {
        slug: 'berge',
        name: 'Berge',
        subtitle: 'Dry towel dryer in aluminium',
        lead: 'The smallest weighs 5.1 kg, and hangs on a plasterboard wall with nothing behind it. A dry aluminium body, for bathrooms that are heated for twenty minutes in the morning.',
        story: {
          title: 'The weight that is not there',
          text: 'A fluid-filled towel dryer weighs 9 to 18 kg, and a good third of that is liquid, which has to be warmed before the first towel. Berge has none: a cable runs through each rung, gripped in an aluminium section 1.8 mm thick. It is hot in seven minutes and cool almost as soon. For a room people only pass through, that is the right pace.',
        },
        points: [
          {
            title: 'Four plasterboard plugs',
            text: 'They come in the box; nobody needs to open the wall again to fit a batten.',
          },
          {
            title: 'Seven minutes, palm on the rung',
            text: 'The time it takes, in a room at 20 °C, for the top rung to feel properly hot under the hand.',
          },
          {
            title: 'Two materials to sort',
            text: 'Unscrew the end caps and pull out the cable: what remains is an aluminium frame with nothing glued to it.',
          },
        ],
        description:
          'Berge, an electric towel dryer in aluminium without fluid, 400 to 800 W, from 5.1 kg, light enough for plasterboard, in four colours.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, fil pilote 6 ordres', en: '230 V, 50 Hz, six-order pilot wire' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IP24, admis en volume 2', en: 'Class II, IP24, allowed in zone 2' },
      },
      {
        label: { fr: 'Corps', en: 'Body' },
        value: {
          fr: 'Profilés d’aluminium de 1,8 mm, câble chauffant',
          en: '1.8 mm aluminium sections, heating cable',
        },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Poudre polyester, mat satiné', en: 'Polyester powder, satin matt' },
      },
      {
        label: { fr: 'Fixation', en: 'Fixing' },
        value: {
          fr: 'Quatre points, chevilles pour plâtre fournies',
          en: 'Four points, plasterboard plugs supplied',
        },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Électronique, ± 0,3 °C, programme hebdomadaire',
          en: 'Electronic, ± 0.3 °C, weekly programme',
        },
      },
    ],
    goesWith: ['rive', 'roseau', 'espalier', 'sentinelle'],
  },
  {
    key: 'treille',
    reference: 'AT-TRL',
    type: 'seche-serviettes-electrique',
    design: 'slats',
    categories: ['straight-towel-dryers'],
    controls: ['application', 'fil-pilote', 'detection-presence', 'programmation', 'fenetre-ouverte'],
    mounting: ['murale'],
    colours: ['brique', 'lin', 'blanc', 'noir'],
    floorDistance: 350,
    guarantee: 5,
    models: [
      {
        code: '500',
        width: 500,
        height: 930,
        depth: 70,
        weight: 11.6,
        power: 500,
        price: 549,
        eco: 1.2,
      },
      {
        code: '750',
        width: 500,
        height: 1350,
        depth: 70,
        weight: 16.2,
        power: 750,
        price: 629,
        eco: 1.2,
      },
      {
        code: '1000',
        width: 600,
        height: 1710,
        depth: 70,
        weight: 22.8,
        power: 1000,
        price: 729,
        eco: 1.8,
      },
    ],
    texts: {
      fr: {
        slug: 'treille',
        name: 'Treille',
        subtitle: 'Sèche-serviettes à lattes plates, acier',
        lead: 'Des lattes d’acier larges de 60 mm, que la serviette touche sur toute leur face. Pour les familles où le même linge sert le matin et resservira le soir.',
        story: {
          title: 'Une face plutôt qu’une ligne',
          text: 'Un tube rond touche la serviette sur quelques millimètres ; une latte la touche sur soixante. Dans notre laboratoire, un drap de bain essoré à la main sèche en 1 h 50 sur Treille, contre 2 h 35 sur des tubes de même puissance. Les lattes sont soudées par-derrière, sans cordon visible, à deux collecteurs que le linge cache. De face, il ne reste que des lignes d’ombre.',
        },
        points: [
          {
            title: 'Chaude avant le réveil',
            text: 'En huit jours, le capteur de présence repère l’heure du premier passage ; la chauffe commence vingt minutes plus tôt.',
          },
          {
            title: 'La place d’un chiffon',
            text: 'Dix-huit millimètres entre deux lattes : la poussière s’enlève sans décrocher l’appareil.',
          },
          {
            title: 'La consommation, jour par jour',
            text: 'L’application la donne en kilowattheures, à côté de celle de la même semaine un an plus tôt.',
          },
        ],
        description:
          'Treille, sèche-serviettes électrique à lattes d’acier plates de 60 mm, de 500 à 1 000 W, quatre teintes, détection de présence et application.',
      },
      en: {
        slug: 'treille',
        name: 'Treille',
        subtitle: 'Towel dryer with flat steel slats',
        lead: 'Steel slats 60 mm wide, which a towel touches across their whole face. For families who need the morning’s towels again in the evening.',
        story: {
          title: 'A face rather than a line',
          text: 'A round tube touches a towel along a few millimetres; a slat touches it along sixty. In our laboratory a hand-wrung bath sheet dries in 1 h 50 on Treille, against 2 h 35 on tubes of the same power. The slats are welded from behind, with no visible weld, to two headers that the towels hide. From the front, only lines of shadow are left.',
        },
        points: [
          {
            title: 'Warm before you are up',
            text: 'Within eight days the presence sensor has found when the first person comes in; heating starts twenty minutes ahead.',
          },
          {
            title: 'Room for a duster',
            text: 'Eighteen millimetres between slats: dust comes off without taking the dryer down.',
          },
          {
            title: 'Consumption, day by day',
            text: 'The app gives it in kilowatt-hours, beside that of the same week a year ago.',
          },
        ],
        description:
          'Treille, an electric towel dryer with flat steel slats 60 mm wide, 500 to 1,000 W, in four colours, with presence detection and app control.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, fil pilote 6 ordres', en: '230 V, 50 Hz, six-order pilot wire' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IP44, admis en volume 2', en: 'Class II, IP44, allowed in zone 2' },
      },
      {
        label: { fr: 'Corps', en: 'Body' },
        value: {
          fr: 'Lattes d’acier de 60 × 8 mm, fluide scellé',
          en: '60 × 8 mm steel slats, sealed fluid',
        },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Poudre polyester, mat satiné', en: 'Polyester powder, satin matt' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Électronique, ± 0,1 °C, auto-apprentissage',
          en: 'Electronic, ± 0.1 °C, self-learning',
        },
      },
      {
        label: { fr: 'Connexion', en: 'Connection' },
        value: { fr: 'Wi-Fi 2,4 GHz, application Âtre', en: 'Wi-Fi 2.4 GHz, Âtre app' },
      },
    ],
    goesWith: ['rive', 'patere', 'etendage', 'jauge'],
  },
  {
    key: 'roseau',
    reference: 'AT-RSE',
    type: 'seche-serviettes-electrique',
    design: 'ladder',
    categories: ['straight-towel-dryers'],
    controls: ['fil-pilote', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'chrome', 'noir'],
    floorDistance: 450,
    guarantee: 3,
    models: [
      {
        code: '300',
        width: 500,
        height: 900,
        depth: 60,
        weight: 5.8,
        power: 300,
        price: 295,
        eco: 0.5,
      },
      {
        code: '500',
        width: 500,
        height: 1200,
        depth: 60,
        weight: 7.9,
        power: 500,
        price: 329,
        eco: 0.8,
      },
      {
        code: '700',
        width: 500,
        height: 1560,
        depth: 60,
        weight: 10.6,
        power: 700,
        price: 369,
        eco: 0.8,
      },
    ],
    texts: {
      fr: {
        slug: 'roseau',
        name: 'Roseau',
        subtitle: 'Sèche-serviettes à tubes fins, 16 mm',
        lead: 'De vingt à trente-six barreaux de 16 mm, serrés à 24 mm d’écart, pour le linge que les autres laissent glisser : maillots, bavoirs, chaussettes de laine.',
        story: {
          title: 'Né au bord d’un bassin',
          text: 'Le dessin vient d’un séchoir de piscine municipale où l’on pendait deux cents maillots par jour. Nous en avons gardé le tube fin et le pas serré, et remplacé la vapeur par une résistance. Chaque barreau est brasé au cuivre dans ses montants, car une soudure ordinaire aurait bouché des tubes aussi étroits. Le reste est simple : une molette crantée et un voyant ; le programmateur, fourni, se monte dans le tableau électrique.',
        },
        points: [
          {
            title: 'Soixante millimètres',
            text: 'C’est la profondeur totale, supports compris ; la porte de la douche s’ouvre encore devant.',
          },
          {
            title: 'Pour la maison d’été',
            text: 'Une position de la molette tient la pièce à 7 °C d’octobre à avril, sans autre réglage.',
          },
          {
            title: 'Un barreau, un petit linge',
            text: 'Le pas de 40 mm laisse pendre une paire de chaussettes sans toucher la paire du dessous.',
          },
        ],
        description:
          'Roseau, sèche-serviettes électrique à tubes fins de 16 mm, de 300 à 700 W, 60 mm de profondeur, trois teintes, pour petites salles d’eau.',
      },
      en: {
        slug: 'roseau',
        name: 'Roseau',
        subtitle: 'Towel dryer with slender 16 mm tubes',
        lead: 'Twenty to thirty-six rungs, 16 mm thick and 24 mm apart, for the things that slip off other dryers: swimming costumes, bibs, woollen socks.',
        story: {
          title: 'Born at the poolside',
          text: 'The shape comes from a drying rack at a municipal swimming pool, where two hundred costumes a day were hung. We kept the thin tube and the close spacing, and put an element where the steam used to be. Every rung is copper-brazed into its posts, since ordinary welding would have blocked tubes so narrow. The rest is simple: a notched dial and a light; the programmer supplied sits in the consumer unit.',
        },
        points: [
          {
            title: 'Sixty millimetres',
            text: 'That is the full depth, brackets included; the shower door still opens in front of it.',
          },
          {
            title: 'For the summer house',
            text: 'One position of the dial holds the room at 7 °C from October to April, with nothing else to set.',
          },
          {
            title: 'One rung, one small item',
            text: 'A 40 mm pitch lets a pair of socks hang clear of the pair underneath.',
          },
        ],
        description:
          'Roseau, an electric towel dryer with slender 16 mm tubes, 300 to 700 W and 60 mm deep, in three finishes, for small shower rooms.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, fil pilote 6 ordres', en: '230 V, 50 Hz, six-order pilot wire' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IP24, admis en volume 2', en: 'Class II, IP24, allowed in zone 2' },
      },
      {
        label: { fr: 'Corps', en: 'Body' },
        value: { fr: 'Tubes d’acier de 16 mm, brasés au cuivre', en: '16 mm steel tubes, copper-brazed' },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Poudre polyester satinée, ou chrome', en: 'Satin polyester powder, or chrome' },
      },
      {
        label: { fr: 'Fixation', en: 'Fixing' },
        value: { fr: 'Trois supports, profondeur fixe', en: 'Three brackets, fixed depth' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Molette crantée, marche forcée de deux heures ; programmateur hebdomadaire fourni, au fil pilote',
          en: 'Notched dial, two-hour boost; weekly programmer supplied, on the pilot wire',
        },
      },
    ],
    goesWith: ['berge', 'rive', 'penderie', 'niveau'],
  },
  {
    key: 'espalier',
    reference: 'AT-ESP',
    type: 'seche-serviettes-electrique',
    design: 'ladder-asymmetric',
    categories: ['asymmetric-towel-dryers'],
    isNew: true,
    controls: ['application', 'fil-pilote', 'programmation', 'fenetre-ouverte'],
    mounting: ['murale'],
    colours: ['sapin', 'blanc', 'anthracite', 'noir', 'lin'],
    floorDistance: 400,
    guarantee: 5,
    models: [
      {
        code: '500',
        width: 500,
        height: 950,
        depth: 95,
        weight: 8.9,
        power: 500,
        price: 459,
        eco: 0.8,
      },
      {
        code: '750',
        width: 550,
        height: 1350,
        depth: 95,
        weight: 12.8,
        power: 750,
        price: 529,
        eco: 0.8,
      },
      {
        code: '1000',
        width: 600,
        height: 1700,
        depth: 95,
        weight: 17.4,
        power: 1000,
        price: 598,
        eco: 1.2,
      },
    ],
    texts: {
      fr: {
        slug: 'espalier',
        name: 'Espalier',
        subtitle: 'Sèche-serviettes asymétrique réversible',
        lead: 'Un montant, des barreaux ouverts d’un côté, et le choix de ce côté laissé au jour de la pose. Pour les chantiers où le sens de la porte se décide en dernier.',
        story: {
          title: 'À gauche ou à droite',
          text: 'Contre un mur, un poirier palissé n’a qu’un tronc et des branches à plat, toutes tournées vers la lumière. Espalier suit la même règle. Son montant de 40 × 30 mm porte seul les barreaux et la résistance ; retourné d’un demi-tour, il ouvre de l’autre côté et l’affichage pivote avec lui. Un seul modèle au dépôt, deux sens au mur.',
        },
        points: [
          {
            title: 'Le sens peut changer',
            text: 'Deux capuchons à échanger, une ligne dans le menu : on peut changer d’avis dix ans plus tard.',
          },
          {
            title: '4 kg au bout du barreau',
            text: 'Charge appliquée à l’extrémité libre pendant vingt mille cycles, sans déformation mesurable.',
          },
          {
            title: 'Tout près de l’angle',
            text: 'Le montant se pose à 60 mm du mur latéral et laisse les serviettes sortir côté pièce.',
          },
        ],
        description:
          'Espalier, sèche-serviettes électrique asymétrique et réversible, de 500 à 1 000 W, cinq teintes, sens d’ouverture choisi à la pose.',
      },
      en: {
        slug: 'espalier',
        name: 'Espalier',
        subtitle: 'Asymmetric towel dryer, reversible',
        lead: 'One post, rungs open at one side, and the choice of side left until the day it is hung. For building sites where the door swing is the last thing settled.',
        story: {
          title: 'Left or right',
          text: 'A pear tree trained against a wall has one trunk and flat branches, all of them facing the light. Espalier follows the same rule. Its 40 × 30 mm post alone carries the rungs and the element; turn it end for end and it opens on the other side, and the display turns with it. One model on the shelf, two ways on the wall.',
        },
        points: [
          {
            title: 'You may change your mind',
            text: 'Swap two caps and one line in the menu: the side can be changed ten years on.',
          },
          {
            title: '4 kg at the tip',
            text: 'A load hung from the free end through twenty thousand cycles, with no bend we could measure.',
          },
          {
            title: 'Close to the corner',
            text: 'The post can stand 60 mm from a side wall, and the towels come out towards the room.',
          },
        ],
        description:
          'Espalier, a reversible asymmetric electric towel dryer from 500 to 1,000 W, in five colours; the open side is chosen when it is fitted.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, fil pilote 6 ordres', en: '230 V, 50 Hz, six-order pilot wire' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IP24, admis en volume 2', en: 'Class II, IP24, allowed in zone 2' },
      },
      {
        label: { fr: 'Corps', en: 'Body' },
        value: {
          fr: 'Acier, montant de 40 × 30 mm, barreaux de 20 mm',
          en: 'Steel, 40 × 30 mm post, 20 mm rungs',
        },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Poudre polyester, mat satiné', en: 'Polyester powder, satin matt' },
      },
      {
        label: { fr: 'Fixation', en: 'Fixing' },
        value: {
          fr: 'Trois ancrages sur le montant, un appui au mur',
          en: 'Three anchors on the post, one wall support',
        },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Électronique, ± 0,2 °C, affichage réversible',
          en: 'Electronic, ± 0.2 °C, reversible display',
        },
      },
      {
        label: { fr: 'Connexion', en: 'Connection' },
        value: { fr: 'Wi-Fi 2,4 GHz, application Âtre', en: 'Wi-Fi 2.4 GHz, Âtre app' },
      },
    ],
    goesWith: ['patere', 'potence', 'rive', 'relais'],
  },
  {
    key: 'patere',
    reference: 'AT-PTR',
    type: 'seche-serviettes-electrique',
    design: 'ladder-asymmetric',
    categories: ['asymmetric-towel-dryers'],
    controls: ['fil-pilote', 'detection-presence', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'brique', 'anthracite'],
    floorDistance: 300,
    guarantee: 5,
    models: [
      {
        code: '400',
        width: 500,
        height: 900,
        depth: 100,
        weight: 8.2,
        power: 400,
        price: 429,
        eco: 0.8,
      },
      {
        code: '600',
        width: 500,
        height: 1260,
        depth: 100,
        weight: 11.4,
        power: 600,
        price: 489,
        eco: 0.8,
      },
      {
        code: '800',
        width: 500,
        height: 1620,
        depth: 100,
        weight: 14.7,
        power: 800,
        price: 559,
        eco: 1.2,
      },
    ],
    texts: {
      fr: {
        slug: 'patere',
        name: 'Patère',
        subtitle: 'Sèche-serviettes asymétrique à bouts relevés',
        lead: 'Le bout de chaque barreau se relève de 20 mm : un peignoir s’y accroche par son attache, une serviette n’en glisse pas. Pour les maisons où l’on pend plus qu’on ne plie.',
        story: {
          title: 'Un coup de cintreuse',
          text: 'Dans les écoles de village, les manteaux passaient l’hiver sur des patères de fonte relevées d’un pouce. Ici, tout se fait en une opération : le tube de 20 mm est chauffé au bout, redressé à 70°, puis fermé par une bille d’acier polie. Rien n’est vissé, donc rien ne se dévisse. À chacun son crochet.',
        },
        points: [
          {
            title: 'À hauteur d’enfant',
            text: 'Posé à 300 mm du sol, son premier crochet arrive à 45 cm, à portée de main dès trois ans.',
          },
          {
            title: 'Une bille de 24 mm',
            text: 'Soudée, meulée, poudrée avec le reste : elle n’accroche ni la maille ni la peau.',
          },
          {
            title: 'Réglé en usine',
            text: 'Il chauffe de 6 h à 8 h et de 19 h à 20 h ; quatre touches suffisent à déplacer ces heures.',
          },
        ],
        description:
          'Patère, sèche-serviettes électrique asymétrique aux barreaux relevés en crochet, de 400 à 800 W, trois teintes, pour peignoirs et serviettes.',
      },
      en: {
        slug: 'patere',
        name: 'Patère',
        subtitle: 'Asymmetric towel dryer with upturned rungs',
        lead: 'Each rung turns up by 20 mm at its end: a bathrobe hangs there by its loop, and a towel stays where it was put. For people who hang things up rather than fold them.',
        story: {
          title: 'One pull on the tube bender',
          text: 'In village schools, coats spent the winter on cast-iron pegs that turned up by an inch. Here it is all done in one operation: the 20 mm tube is heated at the end, bent up to 70°, then closed with a polished steel ball. Nothing is screwed on, so nothing works loose. Everyone gets a hook of their own.',
        },
        points: [
          {
            title: 'Within a child’s reach',
            text: 'Hung 300 mm above the floor, its first hook comes at 45 cm, which suits a three-year-old.',
          },
          {
            title: 'A ball of 24 mm',
            text: 'Welded, ground smooth and coated with the rest, so that it catches neither knitwear nor skin.',
          },
          {
            title: 'Already set',
            text: 'Out of the box it heats from 6 to 8 am and from 7 to 8 pm; four keys move those hours.',
          },
        ],
        description:
          'Patère, an asymmetric electric towel dryer whose rungs turn up into hooks, from 400 to 800 W, in three colours, for bathrobes and towels.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, fil pilote 6 ordres', en: '230 V, 50 Hz, six-order pilot wire' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IP24, admis en volume 2', en: 'Class II, IP24, allowed in zone 2' },
      },
      {
        label: { fr: 'Corps', en: 'Body' },
        value: { fr: 'Tubes d’acier de 20 mm cintrés à chaud', en: '20 mm steel tubes, bent hot' },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Poudre polyester, mat satiné', en: 'Polyester powder, satin matt' },
      },
      {
        label: { fr: 'Charge admise', en: 'Permitted load' },
        value: { fr: '3 kg par barreau', en: '3 kg a rung' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Électronique, ± 0,3 °C, programme hebdomadaire',
          en: 'Electronic, ± 0.3 °C, weekly programme',
        },
      },
    ],
    goesWith: ['espalier', 'potence', 'treille', 'vigie'],
  },
  {
    key: 'potence',
    reference: 'AT-PTC',
    type: 'seche-serviettes-electrique',
    design: 'ladder-asymmetric',
    categories: ['asymmetric-towel-dryers'],
    controls: ['application', 'fil-pilote', 'programmation'],
    mounting: ['murale'],
    colours: ['noir', 'anthracite', 'chrome'],
    floorDistance: 450,
    guarantee: 5,
    models: [
      {
        code: '500',
        width: 600,
        height: 900,
        depth: 110,
        weight: 11.8,
        power: 500,
        price: 519,
        eco: 0.8,
      },
      {
        code: '750',
        width: 600,
        height: 1180,
        depth: 110,
        weight: 14.6,
        power: 750,
        price: 589,
        eco: 1.2,
      },
      {
        code: '1000',
        width: 600,
        height: 1500,
        depth: 110,
        weight: 18.9,
        power: 1000,
        price: 659,
        eco: 1.2,
      },
    ],
    texts: {
      fr: {
        slug: 'potence',
        name: 'Potence',
        subtitle: 'Sèche-serviettes asymétrique, longs barreaux',
        lead: 'Des barreaux de 540 mm en porte-à-faux, éprouvés à 12 kg chacun : six draps de bain mouillés, sans fléchir. Pour les grandes familles et les maisons d’hôtes.',
        story: {
          title: 'Calculée comme une enseigne',
          text: 'Une enseigne de ferronnier tient à la façade par un bras, et le vent s’en mêle. Nous avons repris le calcul : un montant d’acier de 50 × 30 mm, des barreaux qui le traversent de part en part, des goussets soudés à l’intérieur, hors de vue. Le grand modèle pèse 18,9 kg et en porte bien davantage. Trois ancrages suffisent, tous dans l’axe.',
        },
        points: [
          {
            title: 'Une seule ligne de trous',
            text: 'Les ancrages s’alignent à la verticale : ils tombent dans un même montant de cloison, ou dans un même joint.',
          },
          {
            title: '75 mm derrière le linge',
            text: 'La main fait le tour du drap de bain sans frotter le carrelage.',
          },
          {
            title: 'Avant la panne',
            text: 'L’application suit le temps de montée en température et vous prévient quand la résistance vieillit.',
          },
        ],
        description:
          'Potence, sèche-serviettes électrique asymétrique à barreaux de 540 mm, de 500 à 1 000 W, 12 kg par barreau, trois teintes, application.',
      },
      en: {
        slug: 'potence',
        name: 'Potence',
        subtitle: 'Asymmetric towel dryer with long rungs',
        lead: 'Rungs that reach 540 mm from a single post, each tested at 12 kg: six wet bath sheets and no sag. For large families and guest houses.',
        story: {
          title: 'Calculated like an inn sign',
          text: 'A wrought-iron inn sign hangs off a wall by one arm, and the wind has its say. We used the same calculation: a 50 × 30 mm steel post, rungs that go right through it, gussets welded inside, out of sight. The largest size weighs 18.9 kg and carries a good deal more. Three anchors are enough, all on one line.',
        },
        points: [
          {
            title: 'One row of holes',
            text: 'The anchors sit on a single vertical, so they land in one wall stud or along one tile joint.',
          },
          {
            title: '75 mm behind the towel',
            text: 'Your hand goes round a bath sheet without scraping the tiles.',
          },
          {
            title: 'Before it fails',
            text: 'The app tracks how long warming up takes, and tells you when the element is ageing.',
          },
        ],
        description:
          'Potence, an asymmetric electric towel dryer with 540 mm rungs, from 500 to 1,000 W, 12 kg a rung, in three finishes, with app control.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, fil pilote 6 ordres', en: '230 V, 50 Hz, six-order pilot wire' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IP44, admis en volume 2', en: 'Class II, IP44, allowed in zone 2' },
      },
      {
        label: { fr: 'Corps', en: 'Body' },
        value: {
          fr: 'Acier, montant de 50 × 30 mm, barreaux traversants',
          en: 'Steel, 50 × 30 mm post, through rungs',
        },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Poudre polyester satinée, ou chrome', en: 'Satin polyester powder, or chrome' },
      },
      {
        label: { fr: 'Charge admise', en: 'Permitted load' },
        value: { fr: '12 kg par barreau, à mi-longueur', en: '12 kg a rung, at mid-length' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Électronique, ± 0,2 °C, programme hebdomadaire',
          en: 'Electronic, ± 0.2 °C, weekly programme',
        },
      },
      {
        label: { fr: 'Connexion', en: 'Connection' },
        value: { fr: 'Wi-Fi 2,4 GHz, application Âtre', en: 'Wi-Fi 2.4 GHz, Âtre app' },
      },
    ],
    goesWith: ['espalier', 'patere', 'mangle', 'relais'],
  },
  {
    key: 'lavandiere',
    reference: 'AT-LVD',
    type: 'seche-serviettes-soufflant',
    design: 'ladder-blower',
    categories: ['blower-towel-dryers'],
    controls: ['fil-pilote', 'programmation', 'fenetre-ouverte'],
    mounting: ['murale'],
    colours: ['blanc', 'anthracite', 'lin', 'chrome'],
    floorDistance: 350,
    guarantee: 5,
    models: [
      {
        code: '1250',
        width: 500,
        height: 1050,
        depth: 120,
        weight: 11.8,
        power: 1250,
        price: 529,
        eco: 1.2,
      },
      {
        code: '1500',
        width: 500,
        height: 1250,
        depth: 120,
        weight: 13.6,
        power: 1500,
        price: 579,
        eco: 1.2,
      },
      {
        code: '1750',
        width: 500,
        height: 1580,
        depth: 120,
        weight: 17.2,
        power: 1750,
        price: 649,
        eco: 1.8,
      },
    ],
    texts: {
      fr: {
        slug: 'lavandiere',
        name: 'Lavandière',
        subtitle: 'Sèche-serviettes soufflant, filtre lavable',
        lead: 'Une échelle pour les serviettes, une soufflerie pour les pieds : la salle de bains gagne quatre degrés en six minutes. Le filtre se rince au lavabo, une fois par mois.',
        story: {
          title: 'Le filtre avant le moteur',
          text: 'Ce qui use une soufflerie, ce sont les peluches : elles chauffent, elles sentent, puis elles bloquent l’hélice. Celle-ci aspire à travers une toile d’inox de 0,4 mm, tenue par deux aimants derrière la façade. Vous la tirez d’un doigt, vous la passez sous le robinet, vous la remettez encore humide. Le moteur est donné pour 12 000 heures ; à une heure par jour, cela fait trente-deux ans.',
        },
        points: [
          {
            title: 'De 18 à 22 °C',
            text: 'Six minutes dans une pièce de 6 m², porte fermée, échelle et soufflerie ensemble.',
          },
          {
            title: 'L’air sort en bas',
            text: 'Le flux descend le long du mur et revient au ras du sol, là où vous posez le pied en sortant.',
          },
          {
            title: 'Cent heures, un voyant',
            text: 'Il passe à l’orange quand le filtre doit être rincé et s’éteint quand celui-ci est remis en place.',
          },
        ],
        description:
          'Lavandière, sèche-serviettes électrique soufflant de 1 250 à 1 750 W, filtre inox lavable, air chaud au ras du sol, quatre finitions.',
      },
      en: {
        slug: 'lavandiere',
        name: 'Lavandière',
        subtitle: 'Towel dryer with blower, washable filter',
        lead: 'A ladder for the towels, a blower for the feet: the bathroom gains four degrees in six minutes. The filter is rinsed in the basin once a month.',
        story: {
          title: 'The filter before the motor',
          text: 'Towel fluff is what wears out a blower: it gets hot, it smells, then it jams the fan. This one draws air through a stainless mesh of 0.4 mm, held by two magnets behind the front. You pull it out with a finger, run it under the tap and put it back still damp. The motor is rated for 12,000 hours; at an hour a day, that makes thirty-two years.',
        },
        points: [
          {
            title: 'From 18 to 22 °C',
            text: 'Six minutes in a 6 m² room with the door shut, ladder and blower together.',
          },
          {
            title: 'Air leaves at the bottom',
            text: 'It falls along the wall and comes back at floor level, where you put your foot as you step out.',
          },
          {
            title: 'A hundred hours, one light',
            text: 'It turns amber when the filter needs rinsing and goes out once the filter is back in place.',
          },
        ],
        description:
          'Lavandière, an electric towel dryer with blower from 1,250 to 1,750 W, washable stainless filter, warm air at floor level, four finishes.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, fil pilote 6 ordres', en: '230 V, 50 Hz, six-order pilot wire' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IP24, admis en volume 2', en: 'Class II, IP24, allowed in zone 2' },
      },
      {
        label: { fr: 'Corps', en: 'Body' },
        value: { fr: 'Tubes d’acier de 22 mm, fluide scellé', en: '22 mm steel tubes, sealed fluid' },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Poudre polyester satinée, ou chrome', en: 'Satin polyester powder, or chrome' },
      },
      {
        label: { fr: 'Soufflerie', en: 'Blower' },
        value: {
          fr: '750 W (modèle 1250) ou 1 000 W, une vitesse',
          en: '750 W (model 1250) or 1,000 W, one speed',
        },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Électronique, ± 0,2 °C, programme hebdomadaire',
          en: 'Electronic, ± 0.2 °C, weekly programme',
        },
      },
    ],
    goesWith: ['etendage', 'penderie', 'rive', 'sentinelle'],
  },
  {
    key: 'etendage',
    reference: 'AT-ETD',
    type: 'seche-serviettes-soufflant',
    design: 'ladder-blower',
    categories: ['blower-towel-dryers'],
    controls: ['application', 'fil-pilote', 'detection-presence', 'programmation', 'fenetre-ouverte'],
    mounting: ['murale'],
    colours: ['blanc', 'sapin', 'noir', 'lin'],
    floorDistance: 350,
    guarantee: 5,
    models: [
      {
        code: '1000',
        width: 500,
        height: 1080,
        depth: 140,
        weight: 12.9,
        power: 1000,
        price: 629,
        eco: 1.2,
      },
      {
        code: '1500',
        width: 550,
        height: 1320,
        depth: 140,
        weight: 16.4,
        power: 1500,
        price: 699,
        eco: 1.8,
      },
      {
        code: '1750',
        width: 600,
        height: 1690,
        depth: 140,
        weight: 21.3,
        power: 1750,
        price: 789,
        eco: 1.8,
      },
    ],
    texts: {
      fr: {
        slug: 'etendage',
        name: 'Étendage',
        subtitle: 'Sèche-serviettes soufflant à cycle linge',
        lead: 'Un cycle de séchage qui s’arrête quand le linge est sec, et non quand la minuterie arrive au bout. Pour les appartements sans balcon, où la salle de bains sert d’étendoir.',
        story: {
          title: 'Deux sondes, une différence',
          text: 'Une sonde mesure l’humidité de l’air qui entre sous l’échelle, une autre celle de l’air qui en sort. Tant que les deux diffèrent, il reste de l’eau dans le coton ; quand elles se rejoignent, la soufflerie s’arrête. Deux kilos de linge essoré demandent en moyenne 2 h 20. Les barreaux se tiennent 30 mm plus loin du mur qu’à l’ordinaire, pour que l’air passe aussi par-derrière.',
        },
        points: [
          {
            title: '1,6 kWh par cycle',
            text: 'La moyenne de nos essais ; le chiffre exact du vôtre s’affiche quand le linge est sec.',
          },
          {
            title: 'Au-delà de 75 %',
            text: 'Si l’humidité de la pièce dépasse ce seuil, le cycle attend et l’application vous demande d’aérer.',
          },
          {
            title: 'Six encoches en haut',
            text: 'Une chemise y sèche sur son cintre, épaules droites, sans glisser vers sa voisine.',
          },
        ],
        description:
          'Étendage, sèche-serviettes électrique soufflant de 1 000 à 1 750 W, cycle de séchage réglé par deux sondes d’humidité, quatre teintes.',
      },
      en: {
        slug: 'etendage',
        name: 'Étendage',
        subtitle: 'Towel dryer with blower and laundry cycle',
        lead: 'A drying cycle that ends when the washing is dry, not when the timer says so. For flats without a balcony, where the bathroom stands in for a washing line.',
        story: {
          title: 'Two probes, one difference',
          text: 'One probe reads the moisture of the air going in under the ladder, another that of the air coming out. While the two differ there is water in the cotton; when they agree, the blower stops. Two kilos of spun washing take 2 h 20 on average. The rungs stand 30 mm further from the wall than usual, so that air gets round the back as well.',
        },
        points: [
          {
            title: '1.6 kWh a cycle',
            text: 'The average in our tests; the exact figure for yours appears once the load is dry.',
          },
          {
            title: 'Above 75%',
            text: 'If the room gets damper than that, the cycle waits and the app asks you to open a window.',
          },
          {
            title: 'Six notches on top',
            text: 'A shirt dries there on its hanger, shoulders straight, without sliding into the next one.',
          },
        ],
        description:
          'Étendage, an electric towel dryer with blower from 1,000 to 1,750 W; two humidity probes end its drying cycle. In four colours.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, fil pilote 6 ordres', en: '230 V, 50 Hz, six-order pilot wire' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IP24, admis en volume 2', en: 'Class II, IP24, allowed in zone 2' },
      },
      {
        label: { fr: 'Corps', en: 'Body' },
        value: {
          fr: 'Tubes d’acier de 22 mm, encoches sur le rang haut',
          en: '22 mm steel tubes, notched top rung',
        },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Poudre polyester, mat satiné', en: 'Polyester powder, satin matt' },
      },
      {
        label: { fr: 'Soufflerie', en: 'Blower' },
        value: {
          fr: '600 W (modèle 1000) ou 1 000 W, deux vitesses',
          en: '600 W (model 1000) or 1,000 W, two speeds',
        },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: { fr: 'Deux sondes d’humidité, ± 3 %', en: 'Two humidity probes, ± 3%' },
      },
      {
        label: { fr: 'Connexion', en: 'Connection' },
        value: { fr: 'Wi-Fi 2,4 GHz, application Âtre', en: 'Wi-Fi 2.4 GHz, Âtre app' },
      },
    ],
    goesWith: ['lavandiere', 'mangle', 'treille', 'jauge'],
  },
  {
    key: 'penderie',
    reference: 'AT-PDR',
    type: 'seche-serviettes-soufflant',
    design: 'ladder-blower',
    categories: ['blower-towel-dryers'],
    controls: ['application', 'fil-pilote', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'brique', 'anthracite'],
    floorDistance: 400,
    guarantee: 5,
    models: [
      {
        code: '1000',
        width: 500,
        height: 1100,
        depth: 125,
        weight: 12.2,
        power: 1000,
        price: 599,
        eco: 1.2,
      },
      {
        code: '1400',
        width: 500,
        height: 1460,
        depth: 125,
        weight: 15.8,
        power: 1400,
        price: 679,
        eco: 1.2,
      },
    ],
    texts: {
      fr: {
        slug: 'penderie',
        name: 'Penderie',
        subtitle: 'Sèche-serviettes soufflant silencieux',
        lead: '38 dB(A) à 1 m, soufflerie en marche : on s’entend parler, et l’on dort dans la chambre d’à côté. Pour les salles de bains mitoyennes et les cloisons minces.',
        story: {
          title: 'Le bruit se traite à la source',
          text: 'Ce n’est pas l’air qui fait du bruit, c’est la vitesse qu’on lui donne. Penderie remplace la petite hélice rapide par une turbine tangentielle de 300 mm, presque aussi large que l’appareil, qui tourne à 900 tours par minute. Quatre plots de caoutchouc la portent ; elle ne touche la tôle nulle part. Il reste un souffle, à peu près le niveau d’une bibliothèque un après-midi de semaine.',
        },
        points: [
          {
            title: 'Le peignoir d’abord',
            text: 'Dix minutes avant l’heure choisie, l’échelle chauffe seule ; l’air ne part que si vous appuyez.',
          },
          {
            title: '30, 34 ou 38 dB(A) à 1 m',
            text: 'Trois vitesses : la plus lente suffit à tenir la température une fois la porte fermée.',
          },
          {
            title: 'La pièce qui s’use',
            text: 'Ce sont les plots de caoutchouc : vendus à l’unité, changés sans outil, tous les dix ans environ.',
          },
        ],
        description:
          'Penderie, sèche-serviettes électrique soufflant silencieux, 1 000 ou 1 400 W, 38 dB(A) à un mètre, turbine lente, trois teintes, application.',
      },
      en: {
        slug: 'penderie',
        name: 'Penderie',
        subtitle: 'Quiet towel dryer with blower',
        lead: '38 dB(A) at 1 m, with the blower running: you can hold a conversation, and nobody next door is woken. For bathrooms behind thin walls.',
        story: {
          title: 'Noise is stopped at source',
          text: 'It is not air that makes the noise, but the speed it is given. In place of a small fast fan, Penderie has a tangential rotor 300 mm long, nearly as wide as the dryer itself, turning at 900 revolutions a minute. Four rubber mounts carry it and it touches the casing nowhere. What is left is a breath of air, about as loud as a library on a weekday afternoon.',
        },
        points: [
          {
            title: 'The bathrobe comes first',
            text: 'Ten minutes before the hour you set, the ladder warms alone; the blower starts only if you press the key.',
          },
          {
            title: '30, 34 or 38 dB(A) at 1 m',
            text: 'Three speeds: the slowest will hold the temperature once the door is closed.',
          },
          {
            title: 'The part that wears',
            text: 'The rubber mounts: sold singly and changed without tools, every ten years or so.',
          },
        ],
        description:
          'Penderie, a quiet electric towel dryer with blower, 1,000 or 1,400 W, 38 dB(A) at one metre, slow rotor, three colours and app control.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, fil pilote 6 ordres', en: '230 V, 50 Hz, six-order pilot wire' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IP24, admis en volume 2', en: 'Class II, IP24, allowed in zone 2' },
      },
      {
        label: { fr: 'Corps', en: 'Body' },
        value: { fr: 'Tubes d’acier de 20 mm, fluide scellé', en: '20 mm steel tubes, sealed fluid' },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Poudre polyester, mat satiné', en: 'Polyester powder, satin matt' },
      },
      {
        label: { fr: 'Soufflerie', en: 'Blower' },
        value: {
          fr: '600 ou 800 W, turbine tangentielle, trois vitesses',
          en: '600 or 800 W, tangential rotor, three speeds',
        },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Électronique, ± 0,2 °C, programme hebdomadaire',
          en: 'Electronic, ± 0.2 °C, weekly programme',
        },
      },
      {
        label: { fr: 'Connexion', en: 'Connection' },
        value: { fr: 'Wi-Fi 2,4 GHz, application Âtre', en: 'Wi-Fi 2.4 GHz, Âtre app' },
      },
    ],
    goesWith: ['lavandiere', 'etendage', 'patere', 'aplomb'],
  },
  {
    key: 'mangle',
    reference: 'AT-MGL',
    type: 'seche-serviettes-soufflant',
    design: 'ladder-blower',
    categories: ['blower-towel-dryers'],
    isNew: true,
    controls: ['application', 'fil-pilote', 'detection-presence', 'programmation'],
    mounting: ['murale'],
    colours: ['anthracite', 'noir', 'blanc', 'brique'],
    floorDistance: 350,
    guarantee: 5,
    models: [
      {
        code: '1500',
        width: 600,
        height: 1240,
        depth: 135,
        weight: 18.6,
        power: 1500,
        price: 769,
        eco: 1.8,
      },
      {
        code: '1750',
        width: 600,
        height: 1620,
        depth: 135,
        weight: 23.4,
        power: 1750,
        price: 869,
        eco: 1.8,
      },
    ],
    texts: {
      fr: {
        slug: 'mangle',
        name: 'Mangle',
        subtitle: 'Sèche-serviettes soufflant à volet inverseur',
        lead: 'Un volet décide où va l’air chaud : vers la pièce, ou vers le haut, à travers le linge. Pour les grandes salles de bains et les buanderies, de 12 à 17 m².',
        story: {
          title: 'Un volet, deux métiers',
          text: 'La mangle, ou calandre, pressait les draps entre deux rouleaux : un seul métier, mais bien fait. Celle-ci en fait deux. Volet baissé, 1 000 W d’air chaud balaient le sol et la pièce monte en température. Volet levé, le même air grimpe entre le mur et les barreaux, traverse le tissu et ressort par le haut. C’est une tôle pliée sur un axe de laiton, sans moteur ni carte.',
        },
        points: [
          {
            title: 'Une poignée tiède',
            text: 'Elle reste sous 40 °C en marche, et une butée magnétique tient chacune des deux positions.',
          },
          {
            title: 'Deux par barreau',
            text: 'Sur six cents millimètres : deux serviettes côte à côte, ou un drap-housse plié en trois.',
          },
          {
            title: 'Personne, vingt minutes',
            text: 'Passé ce délai, la soufflerie s’arrête et la consigne descend à 17 °C jusqu’à votre retour.',
          },
        ],
        description:
          'Mangle, sèche-serviettes électrique soufflant de 600 mm de large, 1 500 ou 1 750 W, volet inverseur pour la pièce ou le linge, quatre teintes.',
      },
      en: {
        slug: 'mangle',
        name: 'Mangle',
        subtitle: 'Towel dryer with a two-way blower flap',
        lead: 'A flap decides where the warm air goes: into the room, or upwards through the washing. For large bathrooms and laundries of 12 to 17 m².',
        story: {
          title: 'One flap, two jobs',
          text: 'The old mangle pressed sheets between two rollers; it did one job, and did it well. This one does two. With the flap down, 1,000 W of warm air sweeps the floor and the room heats up. With the flap up, the same air climbs between wall and rungs, goes through the cloth and leaves at the top. It is a folded sheet on a brass pin, with neither motor nor circuit board.',
        },
        points: [
          {
            title: 'A handle you can hold',
            text: 'It stays below 40 °C in use, and a magnet keeps the flap in either of its two positions.',
          },
          {
            title: 'Two to a rung',
            text: 'Six hundred millimetres takes a pair of towels side by side, or a fitted sheet folded in three.',
          },
          {
            title: 'Nobody for twenty minutes',
            text: 'After that the blower stops and the setting drops to 17 °C until someone comes back.',
          },
        ],
        description:
          'Mangle, an electric towel dryer with blower, 600 mm wide, 1,500 or 1,750 W, with a flap that heats the room or dries the washing, four colours.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, fil pilote 6 ordres', en: '230 V, 50 Hz, six-order pilot wire' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IP24, admis en volume 2', en: 'Class II, IP24, allowed in zone 2' },
      },
      {
        label: { fr: 'Corps', en: 'Body' },
        value: { fr: 'Tubes d’acier de 25 mm, fluide scellé', en: '25 mm steel tubes, sealed fluid' },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Poudre polyester, mat satiné', en: 'Polyester powder, satin matt' },
      },
      {
        label: { fr: 'Soufflerie', en: 'Blower' },
        value: { fr: '1 000 W, volet manuel à deux positions', en: '1,000 W, two-position manual flap' },
      },
      {
        label: { fr: 'Charge admise', en: 'Permitted load' },
        value: { fr: '6 kg par barreau', en: '6 kg a rung' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Électronique, ± 0,2 °C, capteur infrarouge',
          en: 'Electronic, ± 0.2 °C, infrared sensor',
        },
      },
      {
        label: { fr: 'Connexion', en: 'Connection' },
        value: { fr: 'Wi-Fi 2,4 GHz, application Âtre', en: 'Wi-Fi 2.4 GHz, Âtre app' },
      },
    ],
    goesWith: ['etendage', 'lavandiere', 'potence', 'vigie'],
  },
];
