import type { DemoPage } from '../demo-page.ts';
import { faq, image, products, quote, table, text } from '../write-blocks.ts';

export const ROOM_WORKSITES: DemoPage[] = [
  {
    key: 'three-rooms-in-tours',
    type: 'chantier',
    published: '2026-04-14',
    tags: ['renovation', 'chauffage', 'regulation'],
    worksite: {
      fr: {
        town: 'Tours',
        year: 2025,
        dwelling: 'Trois-pièces en copropriété, immeuble de 1974',
        surface: 68,
        power: 5150,
        trades: ['Électricien'],
      },
      en: {
        town: 'Tours',
        year: 2025,
        dwelling: 'Two-bedroom flat in a 1974 block',
        surface: 68,
        power: 5150,
        trades: ['Electrician'],
      },
    },
    fr: {
      slug: 'trois-pieces-cinq-appareils-a-tours',
      title: 'Trois pièces, cinq appareils, une journée',
      lead: 'Sept kilowatts de convecteurs remplacés par cinq de radiateurs, sans toucher à un seul câble. Le fil pilote attendait dans les boîtes depuis 1994.',
      description:
        'À Tours, cinq radiateurs et un Sémaphore remplacent les convecteurs d’un trois-pièces de 1974 : puissances recalculées, prix, factures d’un hiver à l’autre.',
      blocks: [
        text(
          `L’immeuble a été isolé par l’extérieur en 2021. Les convecteurs, eux, dataient de la construction ou presque : 2 000 W au séjour pour une pièce qui n’en demande plus que 1 700. L’électricien a recalculé avant de commander.`,
        ),
        table(
          'Pièce par pièce',
          ['Pièce', 'Surface', 'Avant', 'Après', 'Prix public'],
          ['Séjour', '23 m²', '2 000 W', 'Lame 1800', '748 €'],
          ['Chambre sud', '13 m²', '1 500 W', 'Meneau 1000', '559 €'],
          ['Chambre nord', '14 m²', '1 500 W', 'Meneau 1000', '559 €'],
          ['Cuisine', '9 m²', '1 000 W', 'Parement 750', '269 €'],
          ['Salle de bains', '5 m²', '1 000 W', 'Berge 600', '429 €'],
        ),
        text(`## Le matin

Coupure, vérification d’absence de tension, dépose. Dans chaque boîte, trois fils, dont un noir replié et isolé : le [fil pilote](/le-fil-pilote-explique), tiré en 1994 et jamais raccordé. Au tableau, les cinq noirs arrivaient ensemble derrière une barrette.

## L’après-midi

Les cinq appareils sont au mur à 15 heures. [Meneau](/produit/meneau) va dans les chambres, parce qu’à 16 dB(A) on ne l’entend pas ; [Lame](/produit/lame) au séjour, où l’on reste le soir. [Sémaphore](/produit/semaphore), en version quatre zones, donne à chacun ses heures. La sonde extérieure est collée au nord, sur le balcon.`),
        table(
          'Deux hivers',
          ['Poste', '2024–2025', '2025–2026'],
          ['Électricité du chauffage', '3 480 kWh', '2 690 kWh'],
          ['Température du séjour, le soir', '21,5 °C', '20 °C'],
          ['Température des chambres, la nuit', '20 °C', '17 °C'],
        ),
        text(
          `Les radiateurs neufs n’ont pas un meilleur rendement. C’est le degré et demi de moins qui compte ; on ne le sent pas, parce que la température ne varie plus.`,
        ),
        products('Sur ce chantier', 'AT-LAM', 'AT-MEN', 'AT-PRM', 'AT-BRG', 'AT-SMP'),
      ],
    },
    en: {
      slug: 'three-rooms-five-appliances-in-tours',
      title: 'Three rooms, five appliances, one day',
      lead: 'Seven kilowatts of convectors replaced by five of radiators, without touching a single cable. The pilot wire had been waiting, unused, since 1994.',
      description:
        'In Tours five radiators and a Sémaphore replace the convectors of a two-bedroom flat of 1974: outputs recalculated, prices, and bills from one winter to the next.',
      blocks: [
        text(
          `The block was insulated from outside in 2021. The convectors were almost as old as the building: 2,000 W in a living room that now needs only 1,700. The electrician recalculated before ordering.`,
        ),
        table(
          'Room by room',
          ['Room', 'Area', 'Before', 'After', 'List price'],
          ['Living room', '23 m²', '2,000 W', 'Lame 1800', '€748'],
          ['South bedroom', '13 m²', '1,500 W', 'Meneau 1000', '€559'],
          ['North bedroom', '14 m²', '1,500 W', 'Meneau 1000', '€559'],
          ['Kitchen', '9 m²', '1,000 W', 'Parement 750', '€269'],
          ['Bathroom', '5 m²', '1,000 W', 'Berge 600', '€429'],
        ),
        text(`## The morning

Isolate, check for dead, take down. In each box were three wires, one of them black, folded back and insulated: the [pilot wire](/en/the-pilot-wire-explained), pulled through in 1994 and never connected. At the consumer unit, the five black ends met behind a terminal strip.

## The afternoon

All five are on the wall by 3 p.m. [Meneau](/en/product/meneau) goes into the bedrooms, because at 16 dB(A) nobody hears it; [Lame](/en/product/lame) into the living room, where evenings are spent. [Sémaphore](/en/product/semaphore), in its four-zone version, gives each its hours. The outdoor sensor is stuck on the north side, on the balcony.`),
        table(
          'Two winters',
          ['What was measured', '2024–2025', '2025–2026'],
          ['Electricity for heating', '3,480 kWh', '2,690 kWh'],
          ['Living room, evenings', '21.5 °C', '20 °C'],
          ['Bedrooms, nights', '20 °C', '17 °C'],
        ),
        text(
          `New radiators are no more efficient than old ones. What counts is the degree and a half less, which is comfortable only because the temperature no longer swings.`,
        ),
        products('On this job', 'AT-LAM', 'AT-MEN', 'AT-PRM', 'AT-BRG', 'AT-SMP'),
      ],
    },
  },
  {
    key: 'a-studio-in-lille',
    type: 'chantier',
    published: '2026-01-13',
    tags: ['renovation', 'chauffage', 'eau-chaude', 'ventilation'],
    worksite: {
      fr: {
        town: 'Lille',
        year: 2025,
        dwelling: 'Studio sous comble, maison de ville divisée',
        surface: 22,
        power: 1300,
        trades: ['Électricien', 'Plombier', 'Menuisier'],
      },
      en: {
        town: 'Lille',
        year: 2025,
        dwelling: 'Top-floor studio in a divided town house',
        surface: 22,
        power: 1300,
        trades: ['Electrician', 'Plumber', 'Joiner'],
      },
    },
    fr: {
      slug: 'vingt-deux-metres-carres-a-lille',
      title: 'Vingt-deux mètres carrés, aucun mur libre',
      lead: 'Un lit, une table, une cuisine, une douche, et aucun mur à donner au chauffage. Tout a été posé en hauteur, et le sol est resté libre.',
      description:
        'À Lille, un studio de 22 m² équipé sans perdre un mètre de mur : panneau Tableau au-dessus du lit, chauffe-eau Bief couché dessous, aérateur Chatière.',
      blocks: [
        text(`Le propriétaire louait meublé avec un soufflant et un cumulus de 100 litres dans la salle d’eau. Le locataire suivant, une étudiante, voulait récupérer les deux mètres carrés ainsi perdus.

## Le chauffage au-dessus du lit

[Tableau](/produit/tableau) 1000 se suspend à 1 100 mm, au-dessus du lit : la face reste sous 65 °C, et 300 mm la séparent de l’oreiller. La commande est un boîtier aimanté près de la porte. Dans la salle d’eau, [Roseau](/produit/roseau) 300 sèche une serviette et tient l’air, hors volumes, à 70 cm du receveur.

## L’eau chaude sous le lit

[Bief](/produit/bief) fait 285 mm d’épaisseur et accepte d’être posé à l’horizontale. Le 65 litres tient sous l’estrade du lit, derrière une trappe ventilée. Une douche longue, ou deux courtes, puis une heure et demie de chauffe. Son groupe de sécurité s’évacue par un siphon, et un mitigeur limite la douche à 50 °C.

## La ventilation

La salle d’eau n’a pas de fenêtre. [Chatière](/produit/chatiere), à 80 cm du receveur, démarre quand l’humidité monte vite et s’arrête quinze minutes après son retour. Le percement existait : 100 mm.`),
        table(
          'Le budget de matériel',
          ['Appareil', 'Prix public'],
          ['Tableau 1000', '419 €'],
          ['Roseau 300', '295 €'],
          ['Bief 65', '819 €'],
          ['Chatière 85 m³/h', '79 €'],
          ['Total', '1 612 €'],
        ),
        text(
          `Le menuisier a compté sept heures pour l’estrade et sa trappe, l’électricien six, le plombier quatre. Il a fallu tirer une ligne de 2,5 mm² pour le chauffe-eau : l’ancienne alimentait aussi la plaque.`,
        ),
        faq(
          'Ce que l’on nous a demandé',
          [
            'Un panneau au-dessus d’un lit, est-ce prudent ?',
            'Celui-ci est prévu pour : façade à 65 °C au plus, 300 mm libres dessous, et rien qui pende devant. Un radiateur ordinaire ne l’est pas.',
          ],
          [
            'Pourquoi pas un chauffe-eau instantané ?',
            'Pour une douche, il en faut un de 9 kW : 40 A, une ligne de 10 mm² et un abonnement de 12 kVA. La cuve demande 2,25 kW, la nuit.',
          ],
        ),
        products('Sur ce chantier', 'AT-TAB', 'AT-RSE', 'AT-BIF', 'AT-CHT'),
      ],
    },
    en: {
      slug: 'twenty-two-square-metres-in-lille',
      title: 'Twenty-two square metres, not one free wall',
      lead: 'A bed, a table, a kitchen, a shower, and no wall to spare for heating. Everything was hung higher up, and the floor stayed clear.',
      description:
        'In Lille a studio of 22 m² fitted out without losing a metre of wall: Tableau panel above the bed, Bief water heater lying under it, Chatière fan in the shower room.',
      blocks: [
        text(`The owner let it furnished, with a fan heater and a 100-litre cylinder in the shower room. The next tenant, a student, wanted those two square metres back.

## Heating above the bed

[Tableau](/en/product/tableau) 1000 hangs at 1,100 mm, above the bed: its face stays below 65 °C, and 300 mm separate it from the pillow. The control is a magnetic box near the door. In the shower room, [Roseau](/en/product/roseau) 300 dries a towel and keeps the air dry, outside the zones, 70 cm from the tray.

## Hot water under the bed

[Bief](/en/product/bief) is 285 mm deep and may be laid flat. The 65-litre model fits under the platform of the bed, behind a ventilated hatch. One long shower, or two short ones, then an hour and a half to heat up again. Its safety group drains through a trap, and a mixing valve limits the shower to 50 °C.

## Ventilation

The shower room has no window. [Chatière](/en/product/chatiere), 80 cm from the tray, starts when humidity rises fast and stops fifteen minutes after it has come back down. The hole was there already: 100 mm.`),
        table(
          'Cost of the equipment',
          ['Appliance', 'List price'],
          ['Tableau 1000', '€419'],
          ['Roseau 300', '€295'],
          ['Bief 65', '€819'],
          ['Chatière 85 m³/h', '€79'],
          ['Total', '€1,612'],
        ),
        text(
          `The joiner took seven hours for the platform and its hatch, the electrician six, the plumber four. A 2.5 mm² circuit had to be run for the water heater, because the old one also fed the hob.`,
        ),
        faq(
          'What we were asked',
          [
            'Is a panel above a bed safe?',
            'This one is designed for it: front at 65 °C at most, 300 mm clear below, and nothing hanging in front. An ordinary radiator is not.',
          ],
          [
            'Why not an instantaneous water heater?',
            'A shower needs one of 9 kW: 40 A, a 10 mm² line and a 12 kVA supply. The cylinder asks for 2.25 kW, at night.',
          ],
        ),
        products('On this job', 'AT-TAB', 'AT-RSE', 'AT-BIF', 'AT-CHT'),
      ],
    },
  },
  {
    key: 'a-gas-flat-in-lyon',
    type: 'chantier',
    published: '2025-11-04',
    tags: ['renovation', 'chauffage', 'salle-de-bains'],
    worksite: {
      fr: {
        town: 'Lyon',
        year: 2025,
        dwelling: 'Quatre-pièces, immeuble de 1898, conduit collectif',
        surface: 82,
        power: 12000,
        trades: ['Chauffagiste', 'Fumiste'],
      },
      en: {
        town: 'Lyon',
        year: 2025,
        dwelling: 'Three-bedroom flat, block of 1898, shared flue',
        surface: 82,
        power: 12000,
        trades: ['Heating engineer', 'Flue specialist'],
      },
    },
    fr: {
      slug: 'une-chaudiere-qui-sait-descendre-a-lyon',
      title: 'Une chaudière qui sait descendre',
      lead: 'L’ancienne chaudière faisait 24 kW et ne descendait jamais sous 9. L’appartement en demande 5,4 au plus froid : elle s’allumait soixante fois par jour.',
      description:
        'À Lyon, une Veilleuse de 12 kW remplace une chaudière trop forte sur conduit collectif : démarche de copropriété, deux sèche-serviettes Écluse, démarrages comptés.',
      blocks: [
        text(`La copropriété avait tubé le conduit en 2023, ce qui ouvrait la voie à la condensation. Restait à choisir la taille. Le réflexe est de remplacer 24 par 24 « pour l’eau chaude » ; ici, un ballon électrique récent s’en charge déjà.

## Le bas de la plage

[Veilleuse](/produit/veilleuse) en 12 kW module jusqu’à 1,8. C’est ce que perd l’appartement par 10 °C dehors, contre 5,4 par −10 °C, pour 20 °C dedans : elle reste allumée, l’eau circule tiède, et les fumées condensent. [Cadran](/produit/cadran), sur le bus, lui donne la température à produire, et non un simple marche ou arrêt.

## Le conduit

L’appareil est agréé pour les conduits collectifs, mais rien ne se fait sans le syndic : accord écrit, contrôle du conduit, certificat du fumiste, détecteur de monoxyde dans la cuisine. Trois semaines de papiers pour une journée de pose.`),
        table(
          'Une semaine de février, avant et après',
          ['Mesure', 'Ancienne', 'Veilleuse 12'],
          ['Démarrages par jour', '61', '9'],
          ['Température de départ, moyenne', '66 °C', '43 °C'],
          ['Gaz consommé, par degré-jour', '4,9 kWh', '3,9 kWh'],
          ['Bruit dans la cuisine', '47 dB(A)', '35 dB(A)'],
        ),
        text(`## Pendant qu’on y était

Les deux salles de bains avaient des radiateurs-panneaux à bout de course. [Écluse](/produit/ecluse) s’est posé sur les mêmes tuyaux, ses raccords excentrés rattrapant 22 mm. Ses vannes ferment dans les deux sens : le peintre a pu déposer les appareils sans vider la colonne.`),
        image(
          'cadran-door',
          'Cadran, près de la porte : une molette sur la tranche, un demi-degré par cran.',
        ),
        products('Sur ce chantier', 'AT-VLS', 'AT-CDR', 'AT-ECL'),
      ],
    },
    en: {
      slug: 'a-boiler-that-can-go-low-in-lyon',
      title: 'A boiler that can turn down',
      lead: 'The old boiler was rated at 24 kW and never ran below 9. The flat needs 5.4 on the coldest day, so it fired sixty times a day.',
      description:
        'In Lyon a 12 kW Veilleuse replaces an oversized boiler on a shared flue: dealing with the co-owners, two Écluse towel dryers, and starts a day, counted.',
      blocks: [
        text(`The co-owners had lined the flue in 2023, which opened the way to condensing. That left the size. The usual reflex is to replace 24 kW with 24 kW “for the hot water”; here, a recent electric cylinder already provides that.

## The bottom of the range

[Veilleuse](/en/product/veilleuse) in its 12 kW version modulates down to 1.8. That is what the flat loses at 10 °C outside, against 5.4 at −10 °C, for 20 °C indoors: it stays lit, the water circulates at a low temperature, and the flue gases condense. [Cadran](/en/product/cadran), on the bus, tells it what temperature to supply rather than just on or off.

## The flue

The boiler is approved for shared flues, but nothing is done without the managing agent: written consent, inspection of the flue, the specialist’s certificate, a carbon monoxide alarm in the kitchen. Three weeks of paperwork for one day’s work.`),
        table(
          'A week in February, before and after',
          ['Measurement', 'Old boiler', 'Veilleuse 12'],
          ['Starts a day', '61', '9'],
          ['Flow temperature, mean', '66 °C', '43 °C'],
          ['Gas used, per degree day', '4.9 kWh', '3.9 kWh'],
          ['Noise in the kitchen', '47 dB(A)', '35 dB(A)'],
        ),
        text(`## While we were there

Both bathrooms had panel radiators at the end of their lives. [Écluse](/en/product/ecluse) was fitted to the same pipes, its offset unions making up 22 mm. Its valves isolate both sides, so the decorator could take the radiators off without draining the riser.`),
        image('cadran-door', 'Cadran, by the door: a dial on its edge, half a degree per notch.'),
        products('On this job', 'AT-VLS', 'AT-CDR', 'AT-ECL'),
      ],
    },
  },
  {
    key: 'a-bathroom-in-bayonne',
    type: 'chantier',
    published: '2025-06-17',
    tags: ['salle-de-bains', 'renovation', 'ventilation'],
    worksite: {
      fr: {
        town: 'Bayonne',
        year: 2025,
        dwelling: 'Salle de bains sans fenêtre, maison de 1962',
        surface: 7,
        power: 1250,
        trades: ['Plombier', 'Électricien', 'Carreleur'],
      },
      en: {
        town: 'Bayonne',
        year: 2025,
        dwelling: 'Windowless bathroom, house of 1962',
        surface: 7,
        power: 1250,
        trades: ['Plumber', 'Electrician', 'Tiler'],
      },
    },
    fr: {
      slug: 'une-salle-de-bains-sans-fenetre-a-bayonne',
      title: 'Une salle de bains sans fenêtre',
      lead: 'Sept mètres carrés au milieu de la maison, du salpêtre au plafond, et cinq personnes qui se lavent entre sept et huit.',
      description:
        'À Bayonne, une salle de bains aveugle de 7 m² : sèche-serviettes soufflant Lavandière, aérateur Chatière, volumes électriques et ordre des corps de métier.',
      blocks: [
        text(`Avant de choisir le carrelage, il fallait évacuer l’humidité. L’ancienne grille donnait dans une gaine bouchée au-dessus du plafond : personne ne le savait.

## L’air d’abord

Une gaine neuve de 125 mm, isolée, rejoint le toit en 3,20 m. [Chatière](/produit/chatiere) en 150 m³/h s’y raccorde. Elle réagit non à l’humidité, mais à la vitesse à laquelle elle monte : sur la côte, où l’air est à 80 % tout l’été, un appareil à seuil ne s’arrêterait jamais.

## La chaleur ensuite

Cinq douches en une heure demandent de la vitesse. [Lavandière](/produit/lavandiere) 1250 réunit une échelle de 500 W, qui maintient la température, et 750 W de soufflerie, pour un quart d’heure. Elle est posée hors volumes, à 90 cm de la baignoire.`),
        table(
          'Le déroulement, jour par jour',
          ['Jour', 'Corps de métier', 'Travaux'],
          ['1', 'Plombier', 'Dépose, évacuations, arrivées'],
          ['2', 'Électricien', 'Ligne de 2,5 mm², gaine d’air, liaison équipotentielle'],
          ['3 à 6', 'Carreleur', 'Étanchéité sous carrelage, sol, murs'],
          ['7', 'Plombier', 'Baignoire, vasque, robinets'],
          ['8', 'Électricien', 'Lavandière, Chatière, essais'],
        ),
        text(`## Deux mois après

Le miroir est clair douze minutes après la dernière douche. L’humidité revient à son niveau du matin en trois quarts d’heure ; il en fallait six auparavant. Le filtre de la soufflerie, lui, avait déjà sa couche de peluches : on le rince le premier du mois.`),
        quote('On a gagné une pièce sèche. La chaleur, c’était presque accessoire.', 'Le carreleur'),
        products('Sur ce chantier', 'AT-LVD', 'AT-CHT'),
      ],
    },
    en: {
      slug: 'a-windowless-bathroom-in-bayonne',
      title: 'A bathroom without a window',
      lead: 'Seven square metres in the middle of the house, salt stains on the ceiling, and five people showering between seven and eight.',
      description:
        'In Bayonne, an inner bathroom of 7 m²: Lavandière towel dryer with blower, Chatière extract fan, electrical zones, and the order in which the trades came.',
      blocks: [
        text(`Before choosing tiles, the moisture had to be got out of the air. The old grille opened into a duct blocked above the ceiling, which no one knew about.

## Air first

A new insulated duct, 125 mm, reaches the roof in 3.2 m. [Chatière](/en/product/chatiere) at 150 m³/h is connected to it. It responds not to humidity but to how fast it rises: on the coast, where the air is at 80% all summer, a fan with a fixed threshold would never stop.

## Heat next

Five showers in an hour call for speed. [Lavandière](/en/product/lavandiere) 1250 combines a 500 W ladder, which maintains the temperature, and a 750 W blower that is used for a quarter of an hour. It is fitted outside the electrical zones, 90 cm from the bath.`),
        table(
          'The work, day by day',
          ['Day', 'Trade', 'Work'],
          ['1', 'Plumber', 'Strip out, wastes, supplies'],
          ['2', 'Electrician', '2.5 mm² line, air duct, bonding'],
          ['3 to 6', 'Tiler', 'Tanking, floor, walls'],
          ['7', 'Plumber', 'Bath, basin, taps'],
          ['8', 'Electrician', 'Lavandière, Chatière, tests'],
        ),
        text(`## Two months on

The mirror is clear twelve minutes after the last shower. Humidity is back to its morning level in three quarters of an hour; it used to take six hours. The blower’s filter already had a coat of lint, so it is rinsed once a month.`),
        quote('They now have a dry room. The warmth was almost a bonus.', 'The tiler'),
        products('On this job', 'AT-LVD', 'AT-CHT'),
      ],
    },
  },
  {
    key: 'a-loft-in-besancon',
    type: 'chantier',
    published: '2026-05-05',
    tags: ['renovation', 'chauffage', 'ventilation'],
    worksite: {
      fr: {
        town: 'Besançon',
        year: 2025,
        dwelling: 'Combles aménagés, deux chambres',
        surface: 38,
        power: 2900,
        trades: ['Charpentier', 'Plaquiste', 'Électricien'],
      },
      en: {
        town: 'Besançon',
        year: 2025,
        dwelling: 'Converted loft, two bedrooms',
        surface: 38,
        power: 2900,
        trades: ['Carpenter', 'Dry-liner', 'Electrician'],
      },
    },
    fr: {
      slug: 'deux-chambres-sous-la-charpente-a-besancon',
      title: 'Deux chambres sous la charpente',
      lead: 'Des cloisons légères, des pieds-droits de 85 cm et un hiver franc-comtois. Chaque appareil a été choisi pour l’endroit où il pouvait tenir.',
      description:
        'À Besançon, 38 m² de combles chauffés et ventilés sans un mur porteur : Montant sur ossature, Plinthe sous rampant, deux Meurtrière appairées. Mesures d’un hiver.',
      blocks: [
        text(`Le charpentier a relevé l’entrait, le plaquiste a mis 320 mm d’isolant sous les chevrons, et il ne restait aucun mur capable de porter vingt kilos n’importe où.

## Accrocher

Dans la grande chambre, [Montant](/produit/montant) 1250 se visse sur une seule ligne, dans le bois de l’ossature ; son rail coulisse ensuite de 120 mm pour centrer l’appareil entre deux portes. L’aimant fourni a trouvé les vis des plaques en une minute.

Dans la petite, le seul mur droit fait 85 cm. [Plinthe](/produit/plinthe) 900 court dessous, à 80 mm du sol : 220 mm de haut, 1 250 de long. Le palier, ouvert sur l’escalier, a reçu [Jalousie](/produit/jalousie) 750, noir.`),
        table(
          'Le calcul, d’après le volume',
          ['Chambre', 'Volume', 'Besoin par −13 °C', 'Appareil'],
          ['Grande', '46 m³', '1 220 W', 'Montant 1250'],
          ['Petite', '31 m³', '890 W', 'Plinthe 900'],
        ),
        text(`## Respirer

Relier les combles à la ventilation de la maison voulait dire percer deux planchers. [Meurtrière](/produit/meurtriere) s’en passe : un carottage de 160 mm par chambre, dans le pignon, et deux appareils reliés par un fil. L’un souffle quand l’autre aspire, en alternance toutes les soixante-dix secondes. L’échangeur garde les trois quarts de la chaleur.

## Un hiver plus tard

De novembre à mars : 1 480 kWh de chauffage, 29 kWh de ventilation. Gaz carbonique au réveil, portes fermées : 880 ppm, contre 1 900 la première nuit, avant la mise en service. Le seul regret est un interrupteur posé derrière une porte.`),
        products('Sur ce chantier', 'AT-MON', 'AT-PLI', 'AT-JAL', 'AT-MRT'),
      ],
    },
    en: {
      slug: 'two-bedrooms-under-the-rafters-in-besancon',
      title: 'Two bedrooms under the rafters',
      lead: 'Stud partitions, 85 cm knee walls and a winter in eastern France. Each appliance was chosen for the wall that could carry it.',
      description:
        'In Besançon, 38 m² of loft heated and ventilated without a single load-bearing wall: Montant on studs, Plinthe under the slope, two paired Meurtrière. A winter of readings.',
      blocks: [
        text(`The carpenter raised the tie beam, the dry-liner put 320 mm of insulation under the rafters, and no wall was left that could carry twenty kilos wherever you liked.

## Hanging things

In the large bedroom, [Montant](/en/product/montant) 1250 is screwed along a single line into one timber stud; its rail then slides 120 mm to centre the radiator between two doors. The magnet in the box found the plasterboard screws in a minute.

In the small one, the only straight wall is 85 cm high. [Plinthe](/en/product/plinthe) 900 runs along it, 80 mm from the floor: 220 mm high, 1,250 long. The landing, open to the stairs, was given a [Jalousie](/en/product/jalousie) 750, in black.`),
        table(
          'Sizing by volume',
          ['Bedroom', 'Volume', 'Need at −13 °C', 'Appliance'],
          ['Large', '46 m³', '1,220 W', 'Montant 1250'],
          ['Small', '31 m³', '890 W', 'Plinthe 900'],
        ),
        text(`## Breathing

Joining the loft to the ventilation of the house meant going through two floors. [Meurtrière](/en/product/meurtriere) avoids that: one 160 mm hole per bedroom through the gable, and two units linked by a wire. They alternate between supply and extract every seventy seconds, and the heat exchanger keeps three quarters of the heat.

## One winter later

From November to March: 1,480 kWh of heating, 29 kWh of ventilation. Carbon dioxide on waking, doors shut: 880 ppm, against 1,900 on the first night, before the units were switched on. The only regret is a light switch behind a door.`),
        products('On this job', 'AT-MON', 'AT-PLI', 'AT-JAL', 'AT-MRT'),
      ],
    },
  },
];
