import type { DemoPage } from '../demo-page.ts';
import { faq, products, table, text } from '../write-blocks.ts';

export const PRO_ROOM_ADVICE_PAGES: DemoPage[] = [
  {
    key: 'balancing-ten-radiators',
    type: 'conseil_pro',
    plans: ['pro'],
    published: '2026-05-12',
    tags: ['chauffage', 'chantier'],
    fr: {
      slug: 'equilibrer-dix-radiateurs',
      title: 'Équilibrer dix radiateurs en une heure',
      lead: 'Un thermomètre de contact, une clé de réglage, un tableau. L’équilibrage est le seul travail qui rend une installation meilleure sans rien y ajouter.',
      description:
        'Équilibrer un réseau de radiateurs sans débitmètre : préréglage par le calcul, contrôle par les retours, ordre des pièces, tableau de débits, pièges courants.',
      blocks: [
        text(`Le radiateur le plus proche du circulateur prend tout le débit, le plus éloigné reste tiède. On monte la courbe pour lui, et l’on ouvre les fenêtres dans les autres pièces. Sur une pompe à chaleur, chaque degré de départ ainsi perdu coûte 2 à 2,5 %.

## Avant

Réseau propre, purgé, circulateur à vitesse constante, toutes têtes déposées. Attendez un jour où il fait moins de 8 °C, ou forcez un départ à 45.

## Le calcul

Débit en litres par heure = watts ÷ (1,16 × écart). Avec un écart de 7 K pour une pompe à chaleur, 15 pour une chaudière.`),
        table(
          'Débits de préréglage, en litres par heure',
          ['Puissance utile', 'Écart de 7 K', 'Écart de 15 K'],
          ['400 W', '49', '23'],
          ['700 W', '86', '40'],
          ['1 000 W', '123', '57'],
          ['1 500 W', '185', '86'],
          ['2 000 W', '246', '115'],
        ),
        text(`Reportez chaque débit sur l’abaque du té. Sur [Écluse](/pro/produit/ecluse), le tableau des crans est collé au dos : six positions, aucun abaque à lire.

## Le contrôle

1. Relevez le retour de chaque radiateur, au même endroit, à 100 mm du té.
2. Visez le même retour partout, à 2 K près.
3. Retour trop chaud : fermez d’un quart de tour. Trop froid : ouvrez.
4. Laissez vingt minutes, passez au suivant **dans le sens de l’eau**.
5. Faites un deuxième tour. Un troisième n’a jamais servi.

## Pour finir

Reposez les têtes, remettez le circulateur en pression variable, baissez la courbe de 2 K et dites au client que c’est voulu. Collez le tableau des tés dans la chaufferie.`),
        faq(
          'Cas difficiles',
          [
            'Pas de tés de réglage.',
            'Des corps thermostatiques à préréglage les remplacent, au prix d’une vidange. Comptez 25 € par radiateur et une heure pour deux.',
          ],
          [
            'Monotube.',
            'Le té ne règle pas le débit mais la part dérivée : 35 % au premier, 50 au dernier. C’est une autre méthode.',
          ],
          [
            'Un radiateur siffle.',
            'La pression différentielle est trop forte : descendez le circulateur d’un cran avant de toucher au té.',
          ],
        ),
        products('Qui se règlent ainsi', 'AT-ECL', 'AT-GUE', 'AT-CDR'),
      ],
    },
    en: {
      slug: 'balancing-ten-radiators',
      title: 'Balancing ten radiators in an hour',
      lead: 'A contact thermometer, a lockshield key, a table. Balancing is the only work that improves a system without adding anything to it.',
      description:
        'Balancing radiators without a flow meter: presetting by calculation, checking the returns, the order of the rooms, a table of flows and the usual traps.',
      blocks: [
        text(`The radiator nearest the pump takes all the flow, the furthest stays lukewarm. The curve is raised for its sake, and windows are opened in the other rooms. On a heat pump every degree of flow temperature wasted that way costs 2 to 2.5%.

## Before

System clean, bled, pump at constant speed, all heads off. Wait for a day below 8 °C, or force a flow temperature of 45.

## The calculation

Flow in litres an hour = watts ÷ (1.16 × drop). With a drop of 7 K for a heat pump, 15 for a boiler.`),
        table(
          'Preset flows, in litres an hour',
          ['Heat output', 'Drop of 7 K', 'Drop of 15 K'],
          ['400 W', '49', '23'],
          ['700 W', '86', '40'],
          ['1,000 W', '123', '57'],
          ['1,500 W', '185', '86'],
          ['2,000 W', '246', '115'],
        ),
        text(`Look up each flow on the chart of the lockshield valve. On [Écluse](/en/pro/product/ecluse) the table of settings is stuck to the back: six positions, no chart to read.

## Checking

1. Read the return of each radiator at the same place, 100 mm from the lockshield.
2. Aim for the same return everywhere, within 2 K.
3. Return too hot: close by a quarter turn. Too cold: open.
4. Leave it twenty minutes and go on to the next **in the direction of the water**.
5. Go round a second time. A third round has never made a difference.

## Finishing

Put the heads back, set the pump to variable pressure, lower the curve by 2 K and tell the customer that this is intended. Stick the table of settings in the plant room.`),
        faq(
          'Awkward cases',
          [
            'No lockshield valves.',
            'Thermostatic valve bodies with presetting replace them, but the system must be drained. Allow €25 a radiator and an hour for two of them.',
          ],
          [
            'One-pipe.',
            'The valve does not set the flow but the share diverted: 35% at the first, 50 at the last. That is another method.',
          ],
          [
            'A radiator whistles.',
            'The differential pressure is too high: bring the pump down a notch before touching the valve.',
          ],
        ),
        products('Set in this way', 'AT-ECL', 'AT-GUE', 'AT-CDR'),
      ],
    },
  },
  {
    key: 'bathroom-zones',
    type: 'conseil_pro',
    plans: ['pro'],
    published: '2025-10-07',
    tags: ['salle-de-bains', 'aides-reglementations', 'chantier'],
    fr: {
      slug: 'volumes-de-la-salle-de-bains',
      title: 'Les volumes de la salle de bains, au crayon',
      lead: 'La NF C 15-100 tient en trois traits sur un plan. Encore faut-il les tracer avant le carreleur, et savoir où une douche à l’italienne s’arrête.',
      description:
        'Volumes électriques de la salle de bains pour la pose d’un sèche-serviettes ou d’un aérateur : tracé, classes, liaison équipotentielle, commande, cas douteux.',
      blocks: [
        text(`## Trois traits

**Volume 0** : l’intérieur de la baignoire ou du receveur. **Volume 1** : au-dessus, jusqu’à 2,25 m du fond. **Volume 2** : 60 cm autour du volume 1, même hauteur. Au-delà, hors volume.

Sans receveur, le volume 1 est un cylindre de 1,20 m de rayon autour de la pomme fixe, ou du raccord du flexible. C’est là que l’on se trompe : une paroi de verre fixe l’arrête, un rideau non, et le volume contourne la paroi si elle fait moins de 2,25 m.`),
        table(
          'Ce que nos appareils admettent',
          ['Appareil', 'Classe, indice', 'Volume 1', 'Volume 2', 'Hors volume'],
          ['Rive, Berge, Patère, Lavandière', 'II, IP24', 'Non', 'Oui', 'Oui'],
          ['Colombage, Chevêtre', 'I, IP24', 'Non', 'Non', 'Oui'],
          ['Chatière', 'II, IPX5', 'Non', 'Oui', 'Oui'],
          ['Gué, Écluse (eau)', 'Sans électricité', 'Oui, posé hors jet', 'Oui', 'Oui'],
          ['Bief', 'I, IP24', 'Non', 'Si rien d’autre n’est possible', 'Oui'],
        ),
        text(`## La ligne

Différentiel de 30 mA, 2,5 mm² et 20 A pour un soufflant jusqu’à 4 500 W, 1,5 mm² et 10 A jusqu’à 2 250. Sortie de câble à 150 mm du sol, **derrière** l’appareil et non sous le robinet.

La commande doit rester hors de portée de qui est dans l’eau. Sur [Rive](/pro/produit/rive), elle est en bas ; tournez l’appareil si la baignoire est à gauche.

## La liaison

Liaison équipotentielle locale entre canalisations, corps métalliques et huisseries : 4 mm² nu ou 2,5 protégé. Un sèche-serviettes à eau sur tube de synthèse n’y entre pas ; sur cuivre, si. Mesurez moins de 2 Ω et notez-le.

## Les cas douteux

- **Placard à fond ouvert sur la douche** : il prend le volume de la douche.
- **Machine à laver en volume 2** : non. Hors volume, et 60 cm.
- **Lavabo** : il ne crée aucun volume, mais le bon sens, si.`),
        faq(
          'On nous appelle pour',
          [
            'Le fil pilote passe-t-il en volume 2 ?',
            'Il suit la ligne de l’appareil et porte 230 V : mêmes règles, même coupure au tableau.',
          ],
          [
            'Un client veut déplacer l’appareil lui-même.',
            'Laissez un dessin coté des volumes au dos du capot. C’est la meilleure façon de l’en dissuader.',
          ],
        ),
        products('Admis en volume 2', 'AT-RIV', 'AT-BRG', 'AT-LVD', 'AT-CHT'),
      ],
    },
    en: {
      slug: 'bathroom-zones-in-pencil',
      title: 'Bathroom zones, in pencil',
      lead: 'The French wiring standard NF C 15-100 comes down to three lines on a plan. They must be drawn before the tiler comes, and you need to know where a walk-in shower ends.',
      description:
        'Electrical zones of a French bathroom when fitting a towel dryer or extract fan: drawing them, classes and ratings, bonding, the control, doubtful cases.',
      blocks: [
        text(`## Three lines

**Zone 0**: the inside of the bath or tray. **Zone 1**: above it, up to 2.25 m from the bottom. **Zone 2**: 60 cm around zone 1, same height. Beyond, outside the zones.

Without a tray, zone 1 is a cylinder of 1.2 m radius around the fixed head, or the hose outlet. This is where people go wrong: a fixed glass screen stops it, a curtain does not, and the zone goes round the screen if that is under 2.25 m high.`),
        table(
          'What our appliances allow',
          ['Appliance', 'Class, rating', 'Zone 1', 'Zone 2', 'Outside'],
          ['Rive, Berge, Patère, Lavandière', 'II, IP24', 'No', 'Yes', 'Yes'],
          ['Colombage, Chevêtre', 'I, IP24', 'No', 'No', 'Yes'],
          ['Chatière', 'II, IPX5', 'No', 'Yes', 'Yes'],
          ['Gué, Écluse (water)', 'No electricity', 'Yes, out of the jet', 'Yes', 'Yes'],
          ['Bief', 'I, IP24', 'No', 'If there is no other place', 'Yes'],
        ),
        text(`## The circuit

30 mA residual-current device, 2.5 mm² and 20 A for a blower up to 4,500 W, 1.5 mm² and 10 A up to 2,250. Cable outlet 150 mm from the floor, **behind** the appliance and not below the tap.

The control must be out of reach of anyone in the water. On [Rive](/en/pro/product/rive) it is at the bottom; turn the appliance round if the bath is on the left.

## Bonding

Local bonding between pipes, metal bodies and frames: 4 mm² bare or 2.5 protected. A water towel dryer on plastic pipe is left out; one on copper is included. Measure less than 2 Ω and write it down.

## Doubtful cases

- **A cupboard open towards the shower** takes the zone of the shower.
- **A washing machine in zone 2**: no. Outside, at 60 cm.
- **A washbasin** makes no zone, but common sense does.`),
        faq(
          'What people call us about',
          [
            'Can the pilot wire run through zone 2?',
            'It follows the appliance’s circuit and carries 230 V: same rules, same isolation at the board.',
          ],
          [
            'A customer wants to move it himself.',
            'Leave a dimensioned sketch of the zones inside the cover. It is the best way of putting him off.',
          ],
        ),
        products('Allowed in zone 2', 'AT-RIV', 'AT-BRG', 'AT-LVD', 'AT-CHT'),
      ],
    },
  },
  {
    key: 'shedding-load',
    type: 'conseil_pro',
    plans: ['pro'],
    published: '2025-09-16',
    tags: ['regulation', 'chauffage', 'eau-chaude'],
    fr: {
      slug: 'delester-sans-couper',
      title: 'Délester sans couper',
      lead: 'Dix-huit kilovoltampères d’appareils sur un abonnement de neuf. Ce n’est pas un problème de puissance, c’est un problème d’ordre.',
      description:
        'Concevoir le délestage d’un logement tout électrique : mesure à la source, ordre des priorités, chaudière Cornue, chauffe-eau, fil pilote, exemple chiffré.',
      blocks: [
        text(`Un logement de 70 m² tout électrique additionne 18 kVA et n’en appelle jamais plus de 9, sauf quatre fois par semaine, à 19 h 10. Augmenter l’abonnement pour ces quatre fois coûte 60 à 90 € par an.

## L’ordre

On coupe d’abord ce qui peut attendre sans qu’on s’en aperçoive.

1. **L’eau chaude** : elle peut attendre huit heures.
2. **La dalle** : deux heures.
3. **Les radiateurs à inertie** : une demi-heure.
4. **Les panneaux, la salle de bains** : dix minutes.
5. **La cuisson** : jamais.`),
        table(
          'Un deux-pièces de 52 m², abonnement de 9 kVA',
          ['Appareil', 'Puissance', 'Peut attendre', 'Commande'],
          ['Citerne 150', '1 800 W', '8 h', 'Contact d’heures creuses'],
          ['Cornue 6', '500 à 6 000 W', 'Module', 'Entrée compteur'],
          ['Rive 750', '750 W', '10 min', 'Fil pilote, arrêt'],
          ['Plaque et four', '6 500 W', 'Jamais', '–'],
        ),
        text(`## Trois moyens

**Moduler.** [Cornue](/pro/produit/cornue) lit le compteur chaque seconde et prend ce qui reste, de 500 W à sa pleine puissance. Il faut plus d’une heure pour que la pièce s’en ressente. Deux fils vers la sortie du compteur communicant, ou le tore fourni.

**Ordonner.** Le fil pilote connaît six ordres, et « arrêt » en est un. [Sémaphore](/pro/produit/semaphore) quatre zones déleste par quart : vingt minutes chacun, à tour de rôle, sans qu’aucune pièce ne perde plus de 0,4 °C.

**Décaler.** Le chauffe-eau en heures creuses, forcé en journée par une marche manuelle. [Lavoir](/pro/produit/lavoir) sait combien de douches il reste : il peut sauter une nuit.

## Le câblage

Mesure **en aval** du disjoncteur de branchement, sur la phase la plus chargée en triphasé. Un tore monté à l’envers donne une valeur négative : vérifiez four allumé. Étiquetez le délesteur et ses voies : le dépanneur cherchera d’abord une panne.`),
        faq(
          'Objections',
          [
            'Le délestage use les relais.',
            'Un relais mécanique, oui. Cornue module en électronique, nos radiateurs coupent au passage par zéro.',
          ],
          [
            'Et la pompe à chaleur ?',
            'Elle se met en dernier : la couper coûte un redémarrage. Limitez plutôt l’appoint, qui n’est là que pour les grands froids.',
          ],
        ),
        products('Pour délester', 'AT-CRN', 'AT-SMP', 'AT-LVR', 'AT-JAU'),
      ],
    },
    en: {
      slug: 'shedding-load-without-cutting',
      title: 'Shedding load without cutting anything',
      lead: 'Eighteen kilovolt-amperes of appliances on a supply of nine. It is not a matter of power, it is a matter of order.',
      description:
        'Designing load shedding for an all-electric home in France: measuring at the source, order of priority, Cornue boiler, water heater, pilot wire, an example.',
      blocks: [
        text(`An all-electric flat of 70 m² adds up to 18 kVA and never calls for more than 9, except four times a week, at 7.10 p.m. A larger supply for those four times costs €60 to €90 a year.

## Order

What can wait without anyone noticing is cut first.

1. **Hot water**: it can wait eight hours.
2. **The slab**: two hours.
3. **Inertia radiators**: half an hour.
4. **Panels, the bathroom**: ten minutes.
5. **Cooking**: never.`),
        table(
          'A one-bedroom flat of 52 m² on 9 kVA',
          ['Appliance', 'Power', 'Can wait', 'Control'],
          ['Citerne 150', '1,800 W', '8 h', 'Off-peak contact'],
          ['Cornue 6', '500 to 6,000 W', 'Modulates', 'Meter input'],
          ['Rive 750', '750 W', '10 min', 'Pilot wire, off'],
          ['Hob and oven', '6,500 W', 'Never', '–'],
        ),
        text(`## Three ways

**Modulate.** [Cornue](/en/pro/product/cornue) reads the meter every second and takes what is left, from 500 W to full power. It takes more than an hour for the room to feel it. Two wires to the output of the smart meter, or the current transformer supplied.

**Command.** The pilot wire has six orders, and “off” is one of them. A four-zone [Sémaphore](/en/pro/product/semaphore) sheds a quarter at a time: twenty minutes each in turn, without any room losing more than 0.4 °C.

**Shift.** The water heater off-peak, with a manual switch to run it by day. [Lavoir](/en/pro/product/lavoir) knows how many showers are left: it can skip a night.

## Wiring

Measure **downstream** of the main breaker, on the most loaded phase in three-phase. A transformer fitted the wrong way round reads negative: check with the oven on. Label the load shedder and its channels: whoever is called out will look for a fault first.`),
        faq(
          'Objections',
          [
            'Shedding wears out relays.',
            'A mechanical relay, yes. Cornue modulates electronically, and our radiators switch at the zero crossing.',
          ],
          [
            'And the heat pump?',
            'It comes last: cutting it costs a restart. Limit the back-up element instead, which is there only for very cold weather.',
          ],
        ),
        products('For load shedding', 'AT-CRN', 'AT-SMP', 'AT-LVR', 'AT-JAU'),
      ],
    },
  },
  {
    key: 'measuring-extract-flows',
    type: 'conseil_pro',
    plans: ['pro'],
    published: '2026-03-17',
    tags: ['ventilation', 'chantier', 'aides-reglementations'],
    fr: {
      slug: 'mesurer-les-debits-d-une-simple-flux',
      title: 'Mesurer les débits d’une simple flux',
      lead: 'Une feuille de papier qui colle à la bouche ne prouve rien. Un cône, un manomètre et dix minutes par logement, si, et c’est ce que demandera le contrôle.',
      description:
        'Mesurer et corriger les débits d’une VMC simple flux : appareils, conditions, valeurs réglementaires, dépression aux bouches hygroréglables, défauts fréquents.',
      blocks: [
        text(`## Les conditions

Portes intérieures et fenêtres fermées, entrées d’air ouvertes, hotte arrêtée, caisson en marche depuis un quart d’heure. Relevez le vent : au-delà de 6 m/s, revenez.

## Deux familles, deux mesures

**Autoréglable** : on mesure un **débit**, au cône, à chaque bouche. [Soupirail](/pro/produit/soupirail) ou [Lucarne](/pro/produit/lucarne) tiennent leur valeur de 50 à 160 Pa.

**Hygroréglable** : on mesure une **dépression**, à la prise de la bouche. Le débit, lui, dépend de l’humidité du jour et ne dit rien. Visez 80 à 160 Pa. [Lanterneau](/pro/produit/lanterneau) et [Abat-son](/pro/produit/abat-son) la règlent seuls.`),
        table(
          'Débits de pointe, en m³/h, bouche autoréglable',
          ['Pièces principales', 'Cuisine', 'Bains avec ou sans toilettes', 'Toilettes seules'],
          ['1', '75', '15', '15'],
          ['2', '90', '15', '15'],
          ['3', '105', '30', '15'],
          ['4', '120', '30', '30'],
          ['5 et plus', '135', '30', '30'],
        ),
        text(`Le cône lit 3 à 8 % trop bas sur les petites bouches : étalonnez-le, ou ajoutez la correction au rapport.

## Quand il manque de l’air

1. **Tout est bas** : filtre colmaté, turbine encrassée, gaine écrasée au piquage. Mesurez la dépression au caisson : si elle est haute, c’est le réseau.
2. **Une bouche est basse** : gaine souple pincée ou trop longue. Tendez-la ; chaque mètre de gaine lâche freine autant que trois mètres tendus.
3. **La cuisine ne passe pas en pointe** : commande non reliée. C’est un cas sur cinq.
4. **Toutes hautes** : entrées d’air absentes. Comptez-les.

## Consigner

Une feuille par logement : bouche, type, valeur, correction, date, appareil et son étalonnage. La réglementation des bâtiments neufs demande cette mesure ; en rénovation, elle vous couvre.`),
        faq(
          'Sur le terrain',
          [
            'La double flux se mesure-t-elle de même ?',
            'Soufflage et reprise, bouche par bouche, à 10 % près, puis l’équilibre des deux totaux. Voir notre fiche sur l’équilibrage.',
          ],
          [
            'Le client trouve que ça fait du bruit.',
            'Mesurez d’abord : au-dessus de 160 Pa, une bouche siffle. Baissez le caisson avant de changer la bouche.',
          ],
        ),
        products('Les caissons cités', 'AT-LTN', 'AT-ABS', 'AT-SPR', 'AT-LCN'),
      ],
    },
    en: {
      slug: 'measuring-extract-flows',
      title: 'Measuring the flows of an extract system',
      lead: 'A sheet of paper that sticks to the terminal proves nothing. A cone, a manometer and ten minutes a home do, and that is what the inspection will ask for.',
      description:
        'Measuring and correcting extract ventilation: instruments, conditions, French regulatory values, pressure at humidity-controlled terminals, common faults.',
      blocks: [
        text(`## Conditions

Inside doors and windows shut, inlets open, cooker hood off, unit running for a quarter of an hour. Note the wind: above 6 m/s, come back another day.

## Two families, two measurements

**Constant-flow**: measure a **flow**, with the cone, at each terminal. [Soupirail](/en/pro/product/soupirail) or [Lucarne](/en/pro/product/lucarne) hold their flow from 50 to 160 Pa.

**Humidity-controlled**: measure a **negative pressure**, at the tapping of the terminal. The flow depends on the humidity of the day and tells you nothing. Aim for 80 to 160 Pa. [Lanterneau](/en/pro/product/lanterneau) and [Abat-son](/en/pro/product/abat-son) set it by themselves.`),
        table(
          'Peak flows in m³/h, constant-flow terminals',
          ['Main rooms', 'Kitchen', 'Bath with or without lavatory', 'Separate lavatory'],
          ['1', '75', '15', '15'],
          ['2', '90', '15', '15'],
          ['3', '105', '30', '15'],
          ['4', '120', '30', '30'],
          ['5 or more', '135', '30', '30'],
        ),
        text(`The cone reads 3 to 8% low on small terminals: have it calibrated, or put the correction in the report.

## When there is too little air

1. **Everything is low**: clogged filter, dirty fan, duct crushed at the spigot. Read the pressure at the unit: if it is high, the ducts are to blame.
2. **One terminal is low**: flexible duct pinched or too long. Draw it tight; a metre of slack duct resists as much as three drawn tight.
3. **The kitchen does not reach peak**: control not connected. This is one case in five.
4. **All high**: inlets missing. Count them.

## Recording

One sheet a home: terminal, type, value, correction, date, instrument and its calibration. French rules for new buildings require the measurement; in renovation, it covers you.`),
        faq(
          'In the field',
          [
            'Is heat recovery measured the same way?',
            'Supply and extract, terminal by terminal, within 10%, then the balance of the two totals. See our sheet on balancing.',
          ],
          [
            'The customer says it is noisy.',
            'Measure first: above 160 Pa a terminal whistles. Turn the unit down before changing the terminal.',
          ],
        ),
        products('The units named', 'AT-LTN', 'AT-ABS', 'AT-SPR', 'AT-LCN'),
      ],
    },
  },
];
