import type { DemoPage } from '../demo-page.ts';
import { dated, faq, products, table, text } from '../write-blocks.ts';

export const SHOP_SOLUTIONS: DemoPage[] = [
  {
    key: 'a-shop-with-an-open-door',
    type: 'solution',
    plans: ['pro'],
    published: '2026-02-24',
    tags: ['chauffage', 'regulation'],
    fr: {
      slug: 'commerce-a-porte-ouverte',
      title: 'Commerce à porte ouverte',
      lead: 'Deux cents ouvertures par jour, 60 m² de vente, des clients en manteau et une caissière en chemise. On ne chauffe pas le volume, mais un seuil et deux postes.',
      description:
        'Chauffer un commerce de 60 m² dont la porte s’ouvre sans cesse : rideau d’air Sas, cassettes rayonnantes Caisson, puissance, raccordement, réglage et prix.',
      blocks: [
        text(`Une porte d’un mètre ouverte quatre secondes laisse entrer 3 à 5 m³ d’air. Deux cents fois par jour, c’est cinq fois le volume du magasin. Un climatiseur qui tourne pour compenser souffle du chaud dans la rue.

## Le seuil

[Sas](/pro/produit/sas) reste au ralenti, 44 dB(A), et ne passe à pleine vitesse que porte ouverte, sur contact. Prenez-le au moins aussi large que le passage : un rideau plus étroit laisse une fuite de chaque côté. Hauteur de pose : 2,20 à 2,80 m.

## Les postes

Le client passe, le personnel reste. Une cassette [Caisson](/pro/produit/caisson) au-dessus de la caisse, deux au-dessus du comptoir : 600 W chacune, face à moins de 95 °C, aucune poussière soulevée. Elles prennent la place d’une dalle de 600 × 1 200.`),
        table(
          'Pharmacie de 60 m², porte de 1,40 m',
          ['Poste', 'Appareil', 'Puissance', 'Prix public'],
          ['Porte', 'Sas 150', '9 000 W', '1 190 €'],
          ['Comptoir', 'Caisson 600, deux', '1 200 W', '638 €'],
          ['Caisse', 'Caisson 600', '600 W', '319 €'],
          ['Préparatoire', 'Tasseau 1000', '1 000 W', '419 €'],
          ['Total', '–', '11 800 W', '2 566 €'],
        ),
        text(`## Raccorder

Sas demande du 400 V triphasé avec neutre : 13 A par phase pour le 9 kW. Les cassettes et le radiateur se répartissent sur les trois phases. Un contact de feuillure à fil vaut mieux qu’un radio là où l’ouvrant est automatique.

## Régler

Rideau : 16 °C de consigne en reprise, étage haut au-dessous de 5 °C dehors seulement. Cassettes : détection par zone, 30 minutes de maintien. Relevez les kWh la première semaine : Sas ne devrait pas passer plus de 20 % du temps à pleine puissance.`),
        faq(
          'Sur place',
          [
            'La porte coulissante automatique gêne-t-elle le rideau ?',
            'Non, si le jet descend à moins de 10 cm du vantail. Prévoyez la console de déport quand le coffre du mécanisme avance.',
          ],
          [
            'Peut-on se passer du triphasé ?',
            'Pas avec Sas. Sous 6 kW, on réduit la fuite par un vrai sas d’entrée, qui coûte moins à l’usage.',
          ],
        ),
        products('La nomenclature', 'AT-SAS', 'AT-CAI', 'AT-TAS', 'AT-APB'),
      ],
    },
    en: {
      slug: 'a-shop-with-an-open-door',
      title: 'A shop with an open door',
      lead: 'Two hundred openings a day, 60 m² of floor, customers in coats and a cashier in shirtsleeves. You do not heat the whole volume, only a doorway and two workplaces.',
      description:
        'Heating a shop of 60 m² whose door never stops opening: Sas air curtain, Caisson radiant cassettes, power, connection, settings and the price of the equipment.',
      blocks: [
        text(`A one-metre door open for four seconds lets in 3 to 5 m³ of air. Two hundred times a day, that is five times the volume of the shop. An air conditioner that runs to make up for it blows heat into the street.

## The doorway

[Sas](/en/pro/product/sas) idles at 44 dB(A) and runs its fan at full speed only while the door is open, on a contact. Choose one at least as wide as the opening: a narrower curtain leaves a leak on either side. Fitting height: 2.2 to 2.8 m.

## The workplaces

Customers come and go, staff stay. One [Caisson](/en/pro/product/caisson) cassette above the till, two above the counter: 600 W each, face below 95 °C, no dust raised. Each takes the place of a 600 × 1,200 ceiling tile.`),
        table(
          'Pharmacy of 60 m² with a door of 1.4 m',
          ['Place', 'Appliance', 'Power', 'List price'],
          ['Door', 'Sas 150', '9,000 W', '€1,190'],
          ['Counter', 'Caisson 600, two', '1,200 W', '€638'],
          ['Till', 'Caisson 600', '600 W', '€319'],
          ['Dispensary', 'Tasseau 1000', '1,000 W', '€419'],
          ['Total', '–', '11,800 W', '€2,566'],
        ),
        text(`## Connecting

Sas needs 400 V three-phase with neutral: 13 A per phase for the 9 kW. The cassettes and the radiator are spread over the three phases. A wired door contact is better than a radio one where the leaf is automatic.

## Setting

Curtain: 16 °C at the return, upper stage only below 5 °C outside. Cassettes: detection by zone, held for 30 minutes. Read the kWh in the first week: Sas should spend no more than 20% of the time at full power.`),
        faq(
          'On site',
          [
            'Does an automatic sliding door get in the way?',
            'No, if the jet comes down less than 10 cm from the leaf. Allow for the offset bracket where the casing of the mechanism projects.',
          ],
          [
            'Can we do without three-phase?',
            'Not with Sas. Under 6 kW, cut the leak with a real entrance lobby, which costs less to run.',
          ],
        ),
        products('Parts list', 'AT-SAS', 'AT-CAI', 'AT-TAS', 'AT-APB'),
      ],
    },
  },
  {
    key: 'a-repair-workshop',
    type: 'solution',
    plans: ['pro'],
    published: '2026-01-20',
    tags: ['chauffage', 'renovation'],
    fr: {
      slug: 'atelier-de-reparation',
      title: 'Atelier de réparation',
      lead: 'Cycles, garage, menuiserie : 120 m² sous 4 m, une porte sectionnelle, trois établis. La chaleur va où l’on travaille, et nulle part ailleurs.',
      description:
        'Chauffer un atelier de 120 m² sous 4 m : aérothermes Soufflerie orientables, cassettes Voûtain aux établis, calcul au volume, raccordement et coûts.',
      blocks: [
        text(`480 m³ peu isolés demandent 25 kW pour tenir 19 °C partout. Personne ne travaille partout. Avec 14 °C dans le volume et 18 aux postes, la puissance tombe de moitié et la dépense davantage encore, car la porte s’ouvre.

## Le fond

Deux [Soufflerie](/pro/produit/soufflerie) de 6 kW en diagonale, jets croisés, à 2,80 m. L’air arrive encore à 0,5 m/s à six mètres. On les oriente vers l’établi, pas vers la porte. L’été, la ventilation seule brasse l’air.

## Les postes

Une cassette [Voûtain](/pro/produit/voutain) de 900 W au-dessus de chaque établi, suspendue à 2,60 m. Elle s’allume sur détection et chauffe la personne en quatre minutes. Le faisceau ouvre à 110° : une cassette couvre un établi de 2 m.`),
        table(
          'Atelier de 120 m² sous 4 m',
          ['Zone', 'Appareil', 'Puissance', 'Prix public'],
          ['Volume', 'Soufflerie 6000, deux', '12 000 W', '1 280 €'],
          ['Établis', 'Voûtain 900, trois', '2 700 W', '1 470 €'],
          ['Bureau vitré', 'Vantail 1000', '1 000 W', '339 €'],
          ['Total', '–', '15 700 W', '3 089 €'],
        ),
        text(`## Raccorder

Jusqu’à 6 kW, un cavalier choisit entre 230 et 400 V au bornier : le triphasé évite 26 A sur un seul départ. Sectionneur de proximité obligatoire si l’appareil n’est pas visible du tableau.

## Les métiers qui salissent

En menuiserie, pas d’aérotherme au-dessus d’une machine : les épingles sont lisses, mais la poussière de bois ne doit pas les atteindre. Rayonnement seul. En garage, 1,50 m au moins entre l’appareil et le sol, les vapeurs d’essence étant lourdes. Là où l’on lave au jet, posez [Quai](/pro/produit/quai), IP65, tout inox.`),
        faq(
          'Deux objections',
          [
            '14 °C, est-ce légal ?',
            'Le code du travail demande une température adaptée à l’activité. Pour un travail debout et actif, 14 à 16 °C est l’usage, avec un poste chaud. Faites-le écrire au document unique.',
          ],
          [
            'Pourquoi pas un appareil à fioul ?',
            'Il rejette ses fumées dans l’atelier ou demande un conduit, et son entretien coûte chaque année le quart d’une Soufflerie.',
          ],
        ),
        products('La nomenclature', 'AT-SFR', 'AT-VOU', 'AT-VAN', 'AT-QUA'),
      ],
    },
    en: {
      slug: 'a-repair-workshop',
      title: 'A repair workshop',
      lead: 'Bicycles, cars, joinery: 120 m² under 4 m, a sectional door, three benches. The heat goes where people work, and nowhere else.',
      description:
        'Heating a workshop of 120 m² under 4 m: Soufflerie unit heaters that swivel, Voûtain cassettes over the benches, sizing by volume, connection and costs.',
      blocks: [
        text(`480 m³ with little insulation need 25 kW to hold 19 °C everywhere. Nobody works everywhere. Aiming for 14 °C in the space and 18 at the benches halves the power, and the cost falls further, because the door opens.

## The background

Two 6 kW [Soufflerie](/en/pro/product/soufflerie) placed diagonally, jets crossing, at 2.8 m. The air still moves at 0.5 m/s six metres away. They are aimed at the bench, not at the door. In summer the fan alone stirs the air.

## The benches

One 900 W [Voûtain](/en/pro/product/voutain) cassette above each bench, hung at 2.6 m. It comes on when it detects somebody and warms them in four minutes. The beam opens at 110°: one cassette covers a 2 m bench.`),
        table(
          'Workshop of 120 m² under 4 m',
          ['Zone', 'Appliance', 'Power', 'List price'],
          ['Volume', 'Soufflerie 6000, two', '12,000 W', '€1,280'],
          ['Benches', 'Voûtain 900, three', '2,700 W', '€1,470'],
          ['Glazed office', 'Vantail 1000', '1,000 W', '€339'],
          ['Total', '–', '15,700 W', '€3,089'],
        ),
        text(`## Connecting

Up to 6 kW, a link on the terminals chooses between 230 and 400 V: three-phase avoids 26 A on a single circuit. A local isolator is required where the unit cannot be seen from the board.

## Trades that make dust

In joinery, no unit heater above a machine: the elements are smooth, but wood dust must not reach them. Radiant heat only. In a garage, at least 1.5 m between unit and floor, petrol vapour being heavy. Where the place is hosed down, fit [Quai](/en/pro/product/quai), IP65, all stainless steel.`),
        faq(
          'Two objections',
          [
            '14 °C: is that legal?',
            'French labour law asks for a temperature suited to the work. For active work on one’s feet, 14 to 16 °C is usual, with a heated workplace. Have it written into the risk assessment.',
          ],
          [
            'Why not an oil heater?',
            'It vents its fumes into the workshop or needs a flue, and servicing it costs a quarter of a Soufflerie every year.',
          ],
        ),
        products('Parts list', 'AT-SFR', 'AT-VOU', 'AT-VAN', 'AT-QUA'),
      ],
    },
  },
  {
    key: 'a-sports-hall',
    type: 'solution',
    plans: ['pro'],
    published: '2025-11-18',
    tags: ['chauffage', 'regulation'],
    fr: {
      slug: 'gymnase-et-halle',
      title: 'Gymnase et halle couverte',
      lead: 'Sept mètres de haut, un degré de plus à chaque mètre : la chaleur est déjà là, au plafond. La première machine à acheter est celle qui la fait redescendre.',
      description:
        'Chauffer un gymnase ou un marché couvert : déstratification avant chauffage avec Halle, rideau Portique aux grandes portes, implantation, régulation, chiffres.',
      blocks: [
        text(`Au sol, 15 °C ; sous la couverture, 22. C’est ce que relève une perche dans la plupart des gymnases chauffés par le haut. Ajouter des kilowatts aggrave l’écart.

## D’abord brasser l’air

[Halle](/pro/produit/halle) porte deux sondes, l’une en haut, l’autre à 1,50 m. Tant que l’écart dépasse quatre degrés, la turbine tourne seule. La batterie, en quatre étages, ne s’allume qu’ensuite. Dans un marché couvert d’Auch, elle n’a servi qu’une heure sur trois.

## Puis fermer les portes

Une porte de 2,50 × 3 m laissée ouverte dix minutes vide la salle. [Portique](/pro/produit/portique) y tient un mur d’air : 5 500 m³/h sur 2,50 m.`),
        table(
          'Gymnase de 20 × 40 m, 7 m sous ferme, bardage isolé',
          ['Poste', 'Calcul', 'Résultat'],
          ['Volume', '20 × 40 × 7', '5 600 m³'],
          ['Besoin par −7 °C, 14 °C au sol', '13 W/m³', '73 kW'],
          ['Aérothermes', 'Halle 24000, trois', '72 kW'],
          ['Débit brassé', '3 × 3 600 m³/h', '1,9 volume par heure'],
          ['Portes', 'Portique 250, une', '20 kW'],
        ),
        text(`## Implanter

Trois appareils sur un long pan, à 5 m, jets parallèles inclinés de 20°. Jamais face aux tribunes : 0,3 m/s suffit à gêner un public assis. La grille encaisse un ballon de handball à 60 km/h ; le câble, non : il descend donc dans un tube.

## Réguler

Commande 0-10 V ou RS-485 depuis l’armoire communale. Programme : 12 °C hors occupation, 15 pour le sport, 17 pour une réunion. Un contact sur l’éclairage évite de chauffer une salle vide le mercredi soir.

## Avant le devis

Envoyez-nous le plan et une coupe. Nous rendons l’implantation, l’écart de température attendu au sol et la puissance à souscrire. Halle est chiffré au cas par cas.`),
        products('La nomenclature', 'AT-HAL', 'AT-PTQ', 'AT-TBR'),
      ],
    },
    en: {
      slug: 'sports-halls-and-covered-markets',
      title: 'Sports halls and covered markets',
      lead: 'Seven metres high, one degree more every metre: the heat is there already, at the ceiling. The first machine to buy is the one that brings it down.',
      description:
        'Heating a sports hall or covered market: destratifying with Halle before heating, a Portique curtain at large doors, where to place units, control, figures.',
      blocks: [
        text(`At floor level, 15 °C; under the roof, 22. That is what a probe on a pole reads in most halls heated from above. Adding kilowatts makes the gap worse.

## First mix the air

[Halle](/en/pro/product/halle) has two sensors, one above, one at 1.5 m. While the gap exceeds four degrees, the fan runs alone. The elements, in four stages, come on only afterwards. In a covered market in Auch they ran one hour in three.

## Then close the doors

A door of 2.5 × 3 m left open for ten minutes empties the hall. [Portique](/en/pro/product/portique) holds a wall of air there: 5,500 m³/h over 2.5 m.`),
        table(
          'Hall of 20 × 40 m, 7 m to the truss, insulated cladding',
          ['Item', 'Calculation', 'Result'],
          ['Volume', '20 × 40 × 7', '5,600 m³'],
          ['Need at −7 °C, 14 °C at floor level', '13 W/m³', '73 kW'],
          ['Unit heaters', 'Halle 24000, three', '72 kW'],
          ['Air moved', '3 × 3,600 m³/h', '1.9 volumes an hour'],
          ['Doors', 'Portique 250, one', '20 kW'],
        ),
        text(`## Placing

Three units along one side, at 5 m, parallel jets tilted by 20°. Never facing the stands: 0.3 m/s is enough to bother seated spectators. The grille withstands a handball at 60 km/h; the cable does not, so it comes down in a conduit.

## Control

0-10 V or RS-485 from the town’s cabinet. Programme: 12 °C when empty, 15 for sport, 17 for a meeting. A contact on the lighting saves heating an empty hall on a Wednesday night.

## Before the quotation

Send us the plan and a section. We send back the layout, the temperature difference to expect at floor level and the electricity supply to contract for. Halle is quoted case by case.`),
        products('Parts list', 'AT-HAL', 'AT-PTQ', 'AT-TBR'),
      ],
    },
  },
  {
    key: 'an-open-plan-office',
    type: 'solution',
    plans: ['pro'],
    published: '2025-10-14',
    tags: ['chauffage', 'ventilation', 'regulation'],
    review: { last: '2026-11-26', due: '2027-01-01' },
    fr: {
      slug: 'plateau-de-bureaux',
      title: 'Plateau de bureaux',
      lead: 'Deux cents mètres carrés de faux plafond, des cloisons qui bougent tous les deux ans et des murs qui n’appartiennent à personne. Tout se passe au-dessus.',
      description:
        'Équiper un plateau de 200 m² : cassettes Caisson par zones, gainable Loggia pour l’été, présence par Vigie, règles de commande et nomenclature chiffrée.',
      blocks: [
        text(`Un locataire de bureaux déplace ses cloisons plus souvent que son bail. Un radiateur au mur se retrouve alors derrière une armoire. Le plafond, lui, ne bouge pas.

## L’hiver, en zones

[Caisson](/pro/produit/caisson) remplace une dalle. Comptez une cassette de 600 W pour 7 m² dans un immeuble des années 1980, davantage le long des vitres. Une agence de Roanne en a fait poser quatorze en une nuit. Avec quatre zones et quatre thermostats [Aplomb](/pro/produit/aplomb), on peut fermer un côté le vendredi.

## L’été, par les grilles

[Loggia](/pro/produit/loggia) 7000 se loge dans le plénum du couloir, 245 mm de haut, et dessert six grilles. Elle s’ajuste seule entre 10 et 150 Pa. Trappe de 600 × 600 à l’aplomb du filtre, à dessiner avant les plaques.

## La présence

Une [Vigie](/pro/produit/vigie) par zone : elle dit occupé ou non, sans image ni son. Une salle de réunion vide passe en réduit au bout de vingt minutes.`),
        table(
          'Plateau de 200 m², façade vitrée au sud-ouest',
          ['Poste', 'Appareil', 'Nombre', 'Prix public'],
          ['Façade', 'Caisson 900', '8', '3 352 €'],
          ['Cœur', 'Caisson 600', '12', '3 828 €'],
          ['Commande', 'Aplomb R', '4', '436 €'],
          ['Présence', 'Vigie', '6', '354 €'],
          ['Été', 'Loggia 7000', '2', '7 580 €'],
        ),
        dated(
          text(`## La règle

Les bâtiments tertiaires dont le chauffage dépasse 290 kW, et à terme ceux de plus de 70 kW, doivent recevoir un système de pilotage. Nos cassettes se commandent par contact ; un automate les prend par zone. Vérifiez l’échéance qui s’applique à votre bâtiment avant de chiffrer.`),
        ),
        text(`## L’air

Le chauffage ne renouvelle pas l’air : comptez 25 m³/h par personne au bureau. Une [Traboule](/pro/produit/traboule) 400 dessert seize postes.`),
        faq(
          'On nous demande',
          ['Sous quelle hauteur ?', 'De 2,40 à 3,20 m. Au-delà, passez aux cassettes Voûtain, suspendues.'],
          [
            'Et la tête chaude ?',
            'À 2,60 m, une face à 95 °C apporte moins de 200 W/m² à hauteur de tête : sous le seuil de gêne, si l’on respecte 7 m² par cassette.',
          ],
        ),
        products('La nomenclature', 'AT-CAI', 'AT-LOG', 'AT-APB', 'AT-VIG', 'AT-TRB'),
      ],
    },
    en: {
      slug: 'an-office-floor',
      title: 'An office floor',
      lead: 'Two hundred square metres of suspended ceiling, partitions that move every other year and walls that belong to nobody. It all happens overhead.',
      description:
        'Fitting out an office floor of 200 m²: Caisson cassettes by zone, ducted Loggia for summer, presence by Vigie, rules on control and a priced parts list.',
      blocks: [
        text(`An office tenant moves partitions more often than leases. A radiator on the wall then ends up behind a cupboard. The ceiling stays where it is.

## Winter, by zone

[Caisson](/en/pro/product/caisson) replaces a tile. Allow one 600 W cassette for 7 m² in a building of the 1980s, more along the glass. An office in Roanne had fourteen fitted in one night. With four zones and four [Aplomb](/en/pro/product/aplomb) thermostats, one side can be shut down on Fridays.

## Summer, through the grilles

[Loggia](/en/pro/product/loggia) 7000 fits in the corridor ceiling, 245 mm high, and feeds six grilles. It adjusts by itself between 10 and 150 Pa. A 600 × 600 hatch below the filter, to be drawn before the boards go up.

## Presence

One [Vigie](/en/pro/product/vigie) per zone: it says occupied or not, without image or sound. An empty meeting room is turned down after twenty minutes.`),
        table(
          'Floor of 200 m² with a glazed south-west façade',
          ['Item', 'Appliance', 'Number', 'List price'],
          ['Façade', 'Caisson 900', '8', '€3,352'],
          ['Core', 'Caisson 600', '12', '€3,828'],
          ['Control', 'Aplomb R', '4', '€436'],
          ['Presence', 'Vigie', '6', '€354'],
          ['Summer', 'Loggia 7000', '2', '€7,580'],
        ),
        dated(
          text(`## The rule

In France, commercial buildings with more than 290 kW of heating, and in time those above 70 kW, must have a building-control system. Our cassettes are driven by a contact; a controller takes them by zone. Check which deadline applies to your building before pricing.`),
        ),
        text(`## Air

Heating does not renew the air: allow 25 m³/h per person in an office. One [Traboule](/en/pro/product/traboule) 400 serves sixteen desks.`),
        faq(
          'What people ask us',
          [
            'At what ceiling height?',
            'From 2.4 to 3.2 m. Above that, use Voûtain cassettes, which are suspended.',
          ],
          [
            'Will it feel too hot on the head?',
            'At 2.6 m, a face at 95 °C brings less than 200 W/m² to head height: below the threshold of discomfort, if you keep to 7 m² per cassette.',
          ],
        ),
        products('Parts list', 'AT-CAI', 'AT-LOG', 'AT-APB', 'AT-VIG', 'AT-TRB'),
      ],
    },
  },
];
