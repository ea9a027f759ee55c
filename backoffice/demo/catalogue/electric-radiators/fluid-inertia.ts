import type { DemoProduct } from '../product-record.ts';

export const FLUID_INERTIA: DemoProduct[] = [
  {
    key: 'persienne',
    reference: 'AT-PER',
    type: 'inertie-fluide',
    design: 'bars',
    categories: ['fluid-inertia'],
    controls: ['application', 'fil-pilote', 'detection-presence', 'fenetre-ouverte', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'lin', 'sapin', 'ardoise', 'brique'],
    floorDistance: 150,
    guarantee: 10,
    models: [
      {
        code: '500',
        width: 450,
        height: 590,
        depth: 96,
        weight: 9.2,
        power: 500,
        price: 399,
        eco: 1.2,
      },
      {
        code: '750',
        width: 600,
        height: 590,
        depth: 96,
        weight: 11.8,
        power: 750,
        price: 429,
        eco: 1.2,
      },
      {
        code: '1000',
        width: 750,
        height: 590,
        depth: 96,
        weight: 14.4,
        power: 1000,
        price: 459,
        eco: 1.2,
      },
      {
        code: '1250',
        width: 900,
        height: 590,
        depth: 96,
        weight: 17,
        power: 1250,
        price: 489,
        eco: 1.8,
      },
      {
        code: '1500',
        width: 1050,
        height: 590,
        depth: 96,
        weight: 19.6,
        power: 1500,
        price: 519,
        eco: 1.8,
      },
      {
        code: '2000',
        width: 1350,
        height: 590,
        depth: 96,
        weight: 24.8,
        power: 2000,
        price: 579,
        eco: 1.8,
      },
    ],
    texts: {
      fr: {
        slug: 'persienne',
        name: 'Persienne',
        subtitle: 'Radiateur à fluide caloporteur, lames inclinées',
        lead: 'Ses lames sont inclinées à 30° vers la pièce : l’air chaud part devant vous au lieu de monter le long du mur. Un salon repeint de frais le reste plus longtemps.',
        story: {
          title: 'Le mur reste blanc',
          text: 'Au-dessus d’un radiateur ordinaire, une auréole grise finit par paraître, là où l’air chaud dépose ses poussières. Persienne écarte ce courant de douze centimètres avant qu’il ne s’élève. Les lames, en tube d’acier ovale, communiquent par les deux bouts ; le fluide y tourne en boucle, poussé par sa seule différence de densité. Le remplissage et le dégazage se font à Auch ; le bouchon est ensuite serti et ne se rouvre plus.',
        },
        points: [
          {
            title: 'Neuf minutes',
            text: 'C’est le temps qu’il faut pour faire la moitié de la montée en température ; d’un bord à l’autre, l’écart reste sous 3 °C.',
          },
          {
            title: 'Deux capteurs, une décision',
            text: 'L’un détecte que la pièce est vide, l’autre que le froid entre ; dans les deux cas, la consigne baisse.',
          },
          {
            title: 'Un plumeau suffit',
            text: 'Sur la pente, les peluches glissent vers le bord avant, où il n’y a qu’à les cueillir.',
          },
        ],
        description:
          'Persienne, radiateur à inertie fluide aux lames inclinées de 30° : la chaleur va vers la pièce, pas vers le mur. De 500 à 2 000 W, cinq teintes.',
      },
      en: {
        slug: 'persienne',
        name: 'Persienne',
        subtitle: 'Fluid-filled radiator with tilted louvres',
        lead: 'Its louvres tilt 30° into the room, so warm air comes towards you instead of climbing the wall. A freshly painted sitting room stays that way for longer.',
        story: {
          title: 'The wall stays white',
          text: 'Above most radiators a grey halo appears in time, where rising air has left its dust. Persienne throws that current twelve centimetres clear of the wall before it rises. The louvres are oval steel tubes, joined at both ends, in which the fluid circulates by difference of density alone. The radiator is filled and degassed in Auch; the plug is then crimped for good.',
        },
        points: [
          {
            title: 'Nine minutes',
            text: 'That is the time taken for half the rise in temperature. From one edge to the other the difference stays under 3 °C.',
          },
          {
            title: 'Two sensors, one decision',
            text: 'One detects that the room is empty, the other that cold air is coming in. Either way, the setting drops.',
          },
          {
            title: 'A feather duster will do',
            text: 'Fluff slides down the slope to the front edge, where you simply pick it off.',
          },
        ],
        description:
          'Persienne, a fluid-inertia radiator with louvres tilted by 30°: the heat goes to the room and not to the wall. From 500 to 2,000 W, in five colours.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, fil pilote 6 ordres', en: '230 V, 50 Hz, six-order pilot wire' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IP24', en: 'Class II, IP24' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Heating element' },
        value: {
          fr: 'Tubes d’acier ovales, fluide scellé à vie',
          en: 'Oval steel tubes, fluid sealed for life',
        },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Poudre polyester, satiné', en: 'Polyester powder, satin' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Électronique, ± 0,1 °C, programme hebdomadaire',
          en: 'Electronic, ± 0.1 °C, weekly programme',
        },
      },
      {
        label: { fr: 'Connexion', en: 'Connection' },
        value: { fr: 'Wi-Fi 2,4 GHz, application Âtre', en: 'Wi-Fi 2.4 GHz, Âtre app' },
      },
    ],
    goesWith: ['jalousie', 'claustra', 'lame', 'appui'],
  },
  {
    key: 'lambris',
    reference: 'AT-LAB',
    type: 'inertie-fluide',
    design: 'fins',
    categories: ['fluid-inertia'],
    controls: ['fil-pilote', 'fenetre-ouverte', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'lin'],
    floorDistance: 150,
    guarantee: 10,
    models: [
      {
        code: '500',
        width: 400,
        height: 575,
        depth: 90,
        weight: 8.4,
        power: 500,
        price: 379,
        eco: 1.2,
      },
      {
        code: '750',
        width: 550,
        height: 575,
        depth: 90,
        weight: 10.9,
        power: 750,
        price: 409,
        eco: 1.2,
      },
      {
        code: '1000',
        width: 700,
        height: 575,
        depth: 90,
        weight: 13.5,
        power: 1000,
        price: 439,
        eco: 1.2,
      },
      {
        code: '1500',
        width: 1000,
        height: 575,
        depth: 90,
        weight: 18.6,
        power: 1500,
        price: 499,
        eco: 1.8,
      },
      {
        code: '2000',
        width: 1300,
        height: 575,
        depth: 90,
        weight: 23.8,
        power: 2000,
        price: 569,
        eco: 1.8,
      },
    ],
    texts: {
      fr: {
        slug: 'lambris',
        name: 'Lambris',
        subtitle: 'Radiateur à fluide caloporteur, lames jointives à peindre',
        lead: 'Ses lames se touchent, comme les planches d’un lambris. Sa finition blanche est faite pour être repeinte : il prend la couleur du mur et s’y perd.',
        story: {
          title: 'Peint de votre main',
          text: 'Le blanc de Lambris est une poudre mate, poncée au grain 400 avant l’emballage. Elle accroche une peinture acrylique ou glycérophtalique sans sous-couche, à condition de s’en tenir à deux passes. Les lames ne sont pas séparées par un vide mais par une feuillure de 3 mm : le pinceau y entre, la couleur y fait une ombre. En lin, l’appareil est livré fini.',
        },
        points: [
          {
            title: 'Peu de perte sous la peinture',
            text: 'Deux couches retirent moins de 1 % d’émission, d’après nos mesures sur douze peintures du commerce.',
          },
          {
            title: 'Du feutre sur les bords',
            text: 'Une bande ferme les deux côtés ; l’appareil paraît encastré alors qu’il est accroché.',
          },
          {
            title: 'Fil pilote ou horloge',
            text: 'En rénovation, il obéit au gestionnaire déjà en place ; sinon, il suit son propre programme hebdomadaire.',
          },
        ],
        description:
          'Lambris, radiateur à inertie fluide aux lames jointives, livré en lin ou en blanc à peindre : cinq tailles de 500 à 2 000 W, fil pilote.',
      },
      en: {
        slug: 'lambris',
        name: 'Lambris',
        subtitle: 'Fluid-filled radiator in close-set, paintable fins',
        lead: 'The fins meet edge to edge, like boards in a panelled wall. The white finish is made to be overpainted, so the radiator can take the room’s colour and disappear into it.',
        story: {
          title: 'Finished by your own hand',
          text: 'The white on Lambris is a matt powder, sanded with 400 grit before packing. It takes acrylic or oil paint with no primer, provided you stop at two coats. Between the fins there is not a gap but a 3 mm rebate, deep enough to take a brush and to cast a shadow. In linen, the radiator comes ready finished.',
        },
        points: [
          {
            title: 'Little lost to paint',
            text: 'Two coats take less than 1% off its output, measured with a dozen off-the-shelf paints.',
          },
          {
            title: 'Felt at the edges',
            text: 'A strip closes both sides, and the radiator looks built in although it only hangs on the wall.',
          },
          {
            title: 'Pilot wire or clock',
            text: 'In a refit it follows the existing controller; otherwise it runs its own weekly programme.',
          },
        ],
        description:
          'Lambris, a fluid-inertia radiator in close-set fins, supplied in linen or in a white to be painted over: five sizes from 500 to 2,000 W.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, fil pilote 6 ordres', en: '230 V, 50 Hz, six-order pilot wire' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IP24', en: 'Class II, IP24' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Heating element' },
        value: {
          fr: 'Lames d’acier jointives, fluide scellé à vie',
          en: 'Close-set steel fins, fluid sealed for life',
        },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Blanc poncé, à peindre, ou lin mat', en: 'Sanded white for painting, or matt linen' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Électronique, ± 0,1 °C, programme hebdomadaire',
          en: 'Electronic, ± 0.1 °C, weekly programme',
        },
      },
      {
        label: { fr: 'Peinture', en: 'Painting' },
        value: {
          fr: 'Acrylique ou glycérophtalique, deux couches au plus',
          en: 'Acrylic or oil, two coats at most',
        },
      },
    ],
    goesWith: ['soubassement', 'parement', 'allege', 'tasseau'],
  },
  {
    key: 'bardeau',
    reference: 'AT-BAR',
    type: 'inertie-fluide',
    design: 'bars',
    categories: ['fluid-inertia'],
    controls: ['application', 'fil-pilote', 'fenetre-ouverte', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'ardoise', 'sapin'],
    floorDistance: 150,
    guarantee: 10,
    models: [
      {
        code: '500',
        width: 450,
        height: 560,
        depth: 104,
        weight: 10.4,
        power: 500,
        price: 439,
        eco: 1.2,
      },
      {
        code: '750',
        width: 600,
        height: 560,
        depth: 104,
        weight: 13.2,
        power: 750,
        price: 469,
        eco: 1.2,
      },
      {
        code: '1000',
        width: 750,
        height: 560,
        depth: 104,
        weight: 16,
        power: 1000,
        price: 499,
        eco: 1.8,
      },
      {
        code: '1500',
        width: 1050,
        height: 560,
        depth: 104,
        weight: 21.6,
        power: 1500,
        price: 559,
        eco: 1.8,
      },
      {
        code: '2000',
        width: 1350,
        height: 560,
        depth: 104,
        weight: 27.2,
        power: 2000,
        price: 629,
        eco: 2.4,
      },
    ],
    texts: {
      fr: {
        slug: 'bardeau',
        name: 'Bardeau',
        subtitle: 'Radiateur à fluide caloporteur, acier traité bord de mer',
        lead: 'Des lames qui se recouvrent comme les bardeaux d’une façade de port, en acier galvanisé puis peint. Pour le bord de mer, la buanderie et l’arrière-cuisine.',
        story: {
          title: 'Mille heures de sel',
          text: 'L’air marin entre par les fenêtres et ronge les radiateurs par la tranche. Ici l’acier est galvanisé après découpe, pour que les bords soient couverts aussi, puis il passe au bain de cataphorèse et à la poudre : trois couches, 140 microns. Chaque trimestre, un appareil reste 1 000 heures au brouillard salin. Les vis sont en inox.',
        },
        points: [
          {
            title: 'L’eau s’en va',
            text: 'Le recouvrement chasse les gouttes vers l’avant, loin de l’électronique, d’où un indice IP25.',
          },
          {
            title: 'Hors-gel, sous surveillance',
            text: 'Maison fermée, il tient 7 °C et envoie une alerte sur votre téléphone si la température descend plus bas.',
          },
          {
            title: 'Couvert face à la mer',
            text: 'Les dix ans de garantie valent au bord de la mer comme en ville.',
          },
        ],
        description:
          'Bardeau, radiateur à inertie fluide pour bord de mer et buanderie : acier galvanisé, trois couches, IP25, cinq tailles de 500 à 2 000 W.',
      },
      en: {
        slug: 'bardeau',
        name: 'Bardeau',
        subtitle: 'Fluid-filled radiator in steel treated for the coast',
        lead: 'Louvres that overlap like the shingles of a harbour house, in steel galvanised before it is painted. For the seaside, the laundry and the scullery.',
        story: {
          title: 'A thousand hours of salt',
          text: 'Sea air comes in at the window and eats into radiators from the cut edges. Here the steel is galvanised after cutting, so that edges are covered too, then goes through an electrocoat bath and a powder booth: three coats, 140 microns. Every quarter one unit spends 1,000 hours in salt spray. The screws are stainless.',
        },
        points: [
          {
            title: 'Water runs off',
            text: 'The overlap sheds drips to the front, well away from the electronics, hence its IP25 rating.',
          },
          {
            title: 'Frost guard, with a warning',
            text: 'While the house is shut it holds 7 °C, and it alerts you by phone if the temperature falls lower.',
          },
          {
            title: 'Covered on the seafront',
            text: 'The ten-year guarantee applies by the sea as it does in town.',
          },
        ],
        description:
          'Bardeau, a fluid-inertia radiator for the coast and the laundry: galvanised steel, three coats, IP25, in five sizes from 500 to 2,000 W.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, fil pilote 6 ordres', en: '230 V, 50 Hz, six-order pilot wire' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IP25', en: 'Class II, IP25' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Heating element' },
        value: {
          fr: 'Acier galvanisé après découpe, fluide scellé à vie',
          en: 'Steel galvanised after cutting, fluid sealed for life',
        },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: {
          fr: 'Cataphorèse et poudre polyester, 140 µm',
          en: 'Electrocoat and polyester powder, 140 µm',
        },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Électronique, ± 0,1 °C, programme hebdomadaire',
          en: 'Electronic, ± 0.1 °C, weekly programme',
        },
      },
      {
        label: { fr: 'Connexion', en: 'Connection' },
        value: { fr: 'Wi-Fi 2,4 GHz, application Âtre', en: 'Wi-Fi 2.4 GHz, Âtre app' },
      },
      {
        label: { fr: 'Tenue au sel', en: 'Salt resistance' },
        value: { fr: '1 000 h de brouillard salin neutre', en: '1,000 h of neutral salt spray' },
      },
    ],
    goesWith: ['persienne', 'ecran', 'jalousie', 'plinthe'],
  },
  {
    key: 'volige',
    reference: 'AT-VOL',
    type: 'inertie-fluide',
    design: 'columns',
    categories: ['fluid-inertia'],
    controls: ['fil-pilote', 'fenetre-ouverte', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'lin', 'anthracite', 'sapin'],
    floorDistance: 150,
    guarantee: 10,
    models: [
      {
        code: '500',
        width: 360,
        height: 600,
        depth: 92,
        weight: 5.8,
        power: 500,
        price: 369,
        eco: 0.6,
      },
      {
        code: '750',
        width: 520,
        height: 600,
        depth: 92,
        weight: 7.7,
        power: 750,
        price: 399,
        eco: 0.6,
      },
      {
        code: '1000',
        width: 640,
        height: 600,
        depth: 92,
        weight: 9.6,
        power: 1000,
        price: 429,
        eco: 1.2,
      },
      {
        code: '1250',
        width: 800,
        height: 600,
        depth: 92,
        weight: 11.5,
        power: 1250,
        price: 459,
        eco: 1.2,
      },
      {
        code: '1500',
        width: 920,
        height: 600,
        depth: 92,
        weight: 13.4,
        power: 1500,
        price: 499,
        eco: 1.2,
      },
      {
        code: '1800',
        width: 1080,
        height: 600,
        depth: 92,
        weight: 15.3,
        power: 1800,
        price: 539,
        eco: 1.2,
      },
    ],
    texts: {
      fr: {
        slug: 'volige',
        name: 'Volige',
        subtitle: 'Radiateur à fluide caloporteur, colonnes fines',
        lead: '9,6 kg pour 1 000 W, vissé dans une plaque de plâtre sans renfort. Des colonnes de 18 mm pour les cloisons neuves, les étages, les poses en solitaire.',
        story: {
          title: 'Alléger sans amincir l’acier',
          text: 'La volige est la planche mince qui porte les tuiles. Même parti ici : des tubes de 18 mm au lieu de 25, donc deux fois moins de fluide à chauffer et à soulever, sans rien ôter à l’épaisseur de l’acier. Avec 2,1 litres dans le modèle de 1 000 W, la façade est tiède en cinq minutes et refroidit aussi vite. C’est un radiateur pour les pièces que l’on occupe par moments.',
        },
        points: [
          {
            title: 'Quatre chevilles à expansion',
            text: 'Elles sont dans le carton avec leur embout ; aucun point d’accroche ne porte plus de 4 kg.',
          },
          {
            title: 'Un poseur, pas deux',
            text: 'Une cale de carton tient l’appareil à 150 mm du sol pendant que l’on visse le haut.',
          },
          {
            title: 'La place d’une brosse',
            text: 'Vingt-deux millimètres séparent un tube du suivant, la largeur d’un écouvillon.',
          },
        ],
        description:
          'Volige, radiateur à inertie fluide léger : 9,6 kg pour 1 000 W, colonnes de 18 mm, pose sur plaque de plâtre, six tailles de 500 à 1 800 W.',
      },
      en: {
        slug: 'volige',
        name: 'Volige',
        subtitle: 'Fluid-filled radiator in slender columns',
        lead: '9.6 kg for 1,000 W, screwed to plasterboard with nothing behind it. Columns 18 mm across, for new partitions, upper floors and fitters working alone.',
        story: {
          title: 'Lighter, not thinner',
          text: 'A volige is the thin board that carries roof tiles. The thinking is the same: 18 mm tubes in place of 25, hence half the fluid to warm and to lift, while the steel is as thick as before. With 2.1 litres in the 1,000 W size, the front is warm in five minutes and cools as quickly. It suits rooms used now and then.',
        },
        points: [
          {
            title: 'Four hollow-wall anchors',
            text: 'They come in the box with their driver bit. No fixing point carries more than 4 kg.',
          },
          {
            title: 'A job for one',
            text: 'A cardboard block props it 150 mm off the floor while the upper screws go in.',
          },
          {
            title: 'Room for a brush',
            text: 'There are twenty-two millimetres between one tube and the next, the width of a bottle brush.',
          },
        ],
        description:
          'Volige, a light fluid-inertia radiator: 9.6 kg for 1,000 W, 18 mm columns, for plasterboard walls, in six sizes from 500 to 1,800 W.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, fil pilote 6 ordres', en: '230 V, 50 Hz, six-order pilot wire' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IP24', en: 'Class II, IP24' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Heating element' },
        value: {
          fr: 'Tubes d’acier 18 mm, fluide glycolé, 2,1 l à 1 000 W',
          en: '18 mm steel tubes, glycol fluid, 2.1 l at 1,000 W',
        },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Poudre polyester, satiné', en: 'Polyester powder, satin' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Électronique, ± 0,1 °C, programme hebdomadaire',
          en: 'Electronic, ± 0.1 °C, weekly programme',
        },
      },
      {
        label: { fr: 'Fixation', en: 'Fixing' },
        value: { fr: 'Quatre chevilles à expansion, livrées', en: 'Four hollow-wall anchors, supplied' },
      },
    ],
    goesWith: ['colombage', 'montant', 'soubassement', 'tasseau'],
  },
  {
    key: 'tasseau',
    reference: 'AT-TAS',
    type: 'inertie-fluide',
    design: 'fins',
    categories: ['fluid-inertia'],
    controls: ['fil-pilote', 'detection-presence', 'fenetre-ouverte', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'lin', 'ardoise', 'anthracite'],
    floorDistance: 150,
    guarantee: 10,
    models: [
      {
        code: '500',
        width: 500,
        height: 575,
        depth: 88,
        weight: 8.8,
        power: 500,
        price: 359,
        eco: 1.2,
      },
      {
        code: '750',
        width: 650,
        height: 575,
        depth: 88,
        weight: 11.2,
        power: 750,
        price: 389,
        eco: 1.2,
      },
      {
        code: '1000',
        width: 850,
        height: 575,
        depth: 88,
        weight: 14.4,
        power: 1000,
        price: 419,
        eco: 1.2,
      },
      {
        code: '1250',
        width: 1000,
        height: 575,
        depth: 88,
        weight: 16.8,
        power: 1250,
        price: 449,
        eco: 1.8,
      },
      {
        code: '1500',
        width: 1150,
        height: 575,
        depth: 88,
        weight: 19.2,
        power: 1500,
        price: 479,
        eco: 1.8,
      },
      {
        code: '2000',
        width: 1400,
        height: 575,
        depth: 88,
        weight: 23.2,
        power: 2000,
        price: 549,
        eco: 1.8,
      },
    ],
    texts: {
      fr: {
        slug: 'tasseau',
        name: 'Tasseau',
        subtitle: 'Radiateur à fluide caloporteur, boîtier réversible',
        lead: 'Le boîtier de commande se monte à droite ou à gauche, le jour de la pose. Tasseau se pose donc là où se trouve la sortie de câble, même au ras d’une porte ou d’un placard.',
        story: {
          title: 'Un tasseau, puis un autre',
          text: 'L’appareil est bâti comme une cloison : une lame de 50 mm, répétée jusqu’à la puissance voulue. Huit pour 500 W, vingt-six pour 2 000. Toutes sont remplies d’une huile végétale qui supporte 200 °C et ne dépasse jamais 75. Le boîtier s’emboîte sur la première ou sur la dernière, et l’affichage se retourne avec lui.',
        },
        points: [
          {
            title: 'Serré d’un côté',
            text: 'À l’opposé du boîtier, 20 mm jusqu’au meuble voisin suffisent ; le grand dégagement n’est à prévoir que d’un côté.',
          },
          {
            title: 'Du colza dans les tubes',
            text: 'L’huile est de colza raffiné ; en fin de vie, elle rejoint la filière des huiles de friture.',
          },
          {
            title: 'Un seul jeu de pièces',
            text: 'Les six largeurs, de 500 à 1 400 mm, partagent cartes, sondes et fixations : un tiroir de pièces suffit à toute la maison.',
          },
        ],
        description:
          'Tasseau, radiateur à inertie fluide à huile de colza : boîtier de commande à droite ou à gauche, détection de présence, de 500 à 2 000 W.',
      },
      en: {
        slug: 'tasseau',
        name: 'Tasseau',
        subtitle: 'Fluid-filled radiator with a reversible control box',
        lead: 'The control box goes on the right or on the left, and the choice is made on the day. So Tasseau can go wherever the cable outlet is, even hard against a door or a cupboard.',
        story: {
          title: 'One batten, then another',
          text: 'It is built the way a partition is, from one 50 mm fin repeated until the output is reached: eight for 500 W, twenty-six for 2,000. All are filled with a vegetable oil that withstands 200 °C and never goes above 75. The box clips on to the first fin or the last, and the display turns over with it.',
        },
        points: [
          {
            title: 'Tight to one side',
            text: 'Away from the box, 20 mm to the next cupboard is enough. The full clearance is only needed on one side.',
          },
          {
            title: 'Rapeseed inside',
            text: 'The oil is refined rapeseed. At the end of its life it is recycled with frying oil.',
          },
          {
            title: 'One set of spares',
            text: 'All six widths, from 500 to 1,400 mm, share boards, probes and brackets: one drawer of parts serves a whole house.',
          },
        ],
        description:
          'Tasseau, a fluid-inertia radiator filled with rapeseed oil: control box on the right or the left, presence detection, from 500 to 2,000 W.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, fil pilote 6 ordres', en: '230 V, 50 Hz, six-order pilot wire' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IP24', en: 'Class II, IP24' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Heating element' },
        value: {
          fr: 'Lames d’acier de 50 mm, huile de colza scellée',
          en: '50 mm steel fins, sealed rapeseed oil',
        },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Poudre polyester, mat', en: 'Polyester powder, matt' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Électronique, ± 0,1 °C, programme hebdomadaire',
          en: 'Electronic, ± 0.1 °C, weekly programme',
        },
      },
      {
        label: { fr: 'Boîtier de commande', en: 'Control box' },
        value: { fr: 'À droite ou à gauche, écran retournable', en: 'Right or left, display turns over' },
      },
    ],
    goesWith: ['lambris', 'meneau', 'vantail', 'montant'],
  },
  {
    key: 'cimaise',
    reference: 'AT-CIM',
    type: 'inertie-fluide',
    design: 'panel',
    categories: ['fluid-inertia'],
    controls: ['application', 'fil-pilote', 'fenetre-ouverte', 'programmation'],
    mounting: ['murale'],
    colours: ['blanc', 'lin', 'sapin'],
    floorDistance: 200,
    guarantee: 10,
    models: [
      {
        code: '750',
        width: 560,
        height: 660,
        depth: 100,
        weight: 12.2,
        power: 750,
        price: 459,
        eco: 1.2,
      },
      {
        code: '1000',
        width: 700,
        height: 660,
        depth: 100,
        weight: 15,
        power: 1000,
        price: 489,
        eco: 1.2,
      },
      {
        code: '1250',
        width: 840,
        height: 660,
        depth: 100,
        weight: 17.8,
        power: 1250,
        price: 519,
        eco: 1.8,
      },
      {
        code: '1500',
        width: 980,
        height: 660,
        depth: 100,
        weight: 20.6,
        power: 1500,
        price: 549,
        eco: 1.8,
      },
      {
        code: '2000',
        width: 1260,
        height: 660,
        depth: 100,
        weight: 26.2,
        power: 2000,
        price: 619,
        eco: 2.4,
      },
    ],
    texts: {
      fr: {
        slug: 'cimaise',
        name: 'Cimaise',
        subtitle: 'Radiateur à fluide caloporteur, commande à hauteur de main',
        lead: 'La molette est en haut, à 860 mm du sol, avec des crans que l’on sent du doigt. Pour qui ne veut ni se baisser, ni chercher ses lunettes, ni déverrouiller un téléphone.',
        story: {
          title: 'Lisible à deux mètres',
          text: 'Les chiffres font 18 mm, noir sur blanc, éclairés seulement quand on approche. Un cran par demi-degré, une butée à 26 °C, un point en relief à 19. Nous l’avons mis au point avec les habitants d’une résidence de Vernon : ils ont fait supprimer quatre touches sur six. Restent une molette que l’on tourne et un bouton que l’on presse en sortant.',
        },
        points: [
          {
            title: 'Le bouton de sortie',
            text: 'Il ôte 3 °C pendant quatre heures, puis la consigne revient seule.',
          },
          {
            title: 'Un dessus arrondi',
            text: 'Large de 100 mm, il est roulé en quart de rond : rien n’accroche une manche ni une hanche.',
          },
          {
            title: 'Partagé, si vous voulez',
            text: 'Un proche peut lire la température à distance avec votre accord, sans pouvoir la changer.',
          },
        ],
        description:
          'Cimaise, radiateur à inertie fluide facile à régler : molette crantée à 860 mm du sol, chiffres de 18 mm, de 750 à 2 000 W, trois teintes.',
      },
      en: {
        slug: 'cimaise',
        name: 'Cimaise',
        subtitle: 'Fluid-filled radiator with controls at hand height',
        lead: 'The dial is on top, 860 mm off the floor, with notches you can feel. For people who would rather not stoop, hunt for their glasses or unlock a phone.',
        story: {
          title: 'Legible at two metres',
          text: 'The figures are 18 mm high, black on white, lit only when someone comes near. There is a click every half-degree, a stop at 26 °C and a raised dot at 19. It was worked out with the residents of sheltered housing in Vernon, who had us remove four buttons out of six. What remains is a dial to turn and a button to press on the way out.',
        },
        points: [
          {
            title: 'The going-out button',
            text: 'It takes 3 °C off for four hours, after which the setting comes back by itself.',
          },
          {
            title: 'A rounded top',
            text: 'All 100 mm of it is rolled to a quarter-round, with nothing to catch a sleeve or a hip.',
          },
          {
            title: 'Shared, if you wish',
            text: 'With your permission a relative can read the temperature remotely, but not change it.',
          },
        ],
        description:
          'Cimaise, a fluid-inertia radiator that is easy to set: a notched dial 860 mm off the floor, 18 mm figures, from 750 to 2,000 W, three colours.',
      },
    },
    technical: [
      {
        label: { fr: 'Alimentation', en: 'Power supply' },
        value: { fr: '230 V, 50 Hz, fil pilote 6 ordres', en: '230 V, 50 Hz, six-order pilot wire' },
      },
      {
        label: { fr: 'Protection', en: 'Protection' },
        value: { fr: 'Classe II, IP24', en: 'Class II, IP24' },
      },
      {
        label: { fr: 'Corps de chauffe', en: 'Heating element' },
        value: {
          fr: 'Panneau d’acier à canaux, fluide scellé à vie',
          en: 'Channelled steel panel, fluid sealed for life',
        },
      },
      {
        label: { fr: 'Finition', en: 'Finish' },
        value: { fr: 'Poudre polyester, satiné', en: 'Polyester powder, satin' },
      },
      {
        label: { fr: 'Régulation', en: 'Control' },
        value: {
          fr: 'Molette crantée, pas de 0,5 °C, programme hebdomadaire',
          en: 'Notched dial, 0.5 °C steps, weekly programme',
        },
      },
      {
        label: { fr: 'Connexion', en: 'Connection' },
        value: { fr: 'Wi-Fi 2,4 GHz, application Âtre', en: 'Wi-Fi 2.4 GHz, Âtre app' },
      },
      {
        label: { fr: 'Affichage', en: 'Display' },
        value: { fr: 'Chiffres de 18 mm, éclairage à l’approche', en: '18 mm figures, lit on approach' },
      },
    ],
    goesWith: ['lisse', 'balustre', 'refend', 'ecran'],
  },
];
