import type { DemoPage } from '../demo-page.ts';
import { image, products, quote, table, text } from '../write-blocks.ts';

export const HOUSE_WORKSITES: DemoPage[] = [
  {
    key: 'cast-iron-kept-in-nevers',
    type: 'chantier',
    published: '2026-03-24',
    tags: ['renovation', 'chauffage'],
    worksite: {
      fr: {
        town: 'Nevers',
        year: 2025,
        dwelling: 'Maison de 1936, deux niveaux, combles isolés',
        surface: 148,
        power: 12000,
        trades: ['Chauffagiste', 'Électricien', 'Maçon'],
      },
      en: {
        town: 'Nevers',
        year: 2025,
        dwelling: '1936 house, two floors, insulated loft',
        surface: 148,
        power: 12000,
        trades: ['Heating engineer', 'Electrician', 'Mason'],
      },
    },
    fr: {
      slug: 'radiateurs-de-fonte-gardes-a-nevers',
      title: 'Onze radiateurs de fonte, et on les garde',
      lead: 'Une chaudière fioul de 1991, onze radiateurs de fonte, des propriétaires qui y tenaient. La pompe à chaleur s’est adaptée à eux, et non l’inverse.',
      description:
        'À Nevers, une Ponant de 12 kW remplace une chaudière fioul et alimente onze radiateurs de fonte d’origine : relevés, journées de pose, factures avant et après.',
      blocks: [
        text(`La maison brûlait 2 300 litres de fioul par hiver. Le devis le plus courant prévoyait de déposer les radiateurs, d’en poser d’autres plus grands et de refaire les peintures de huit pièces. L’installateur a commencé par mesurer.

## Ce que la fonte pouvait donner

Additionnés, les onze radiateurs font 21 kW pour de l’eau à 75 °C. Les déperditions, calculées pièce par pièce après la réfection des combles, tombent à 9,8 kW par −10 °C. Il suffit donc d’une eau à 56 °C ce jour-là, et de 45 °C la plupart du temps. [Ponant](/produit/ponant) produit une eau à 70 °C quand il gèle à −10 : la marge suffisait.

## Quatre journées

Le maçon a coulé la dalle la semaine d’avant, à 4 m de la limite du voisin. Le premier jour, vidange et dépose de la chaudière. Le deuxième, désembouage : 40 litres d’eau noire, et un filtre magnétique pour retenir le reste. Le troisième, pose de la machine et du ballon [Bassin](/produit/bassin) de 300 litres. Le quatrième, mise en eau, équilibrage, courbe de chauffe. La maison est restée deux nuits sans chauffage, en avril.`),
        table(
          'Avant et après, pour un hiver de 2 450 degrés-jours',
          ['Poste', 'Fioul', 'Ponant 12'],
          ['Énergie achetée', '23 000 kWh', '6 900 kWh'],
          ['Température de départ moyenne', '68 °C', '44 °C'],
          ['Température du séjour', '20,5 °C', '20 °C'],
          ['Bruit à la fenêtre du voisin', '–', '29 dB(A)'],
        ),
        text(`## Ce qui a coincé

Deux radiateurs de l’étage restaient tièdes. Leur té de réglage, grippé depuis 1970, a été remplacé : 140 € et une matinée. La cuve à fioul, elle, a été dégazée et comblée par une entreprise agréée ; le certificat est resté dans le dossier de la maison.`),
        image(
          'ponant-brick',
          'La machine se tient entre deux buis, le dos à 300 mm du mur, loin des chambres.',
        ),
        products('Sur ce chantier', 'AT-PNT', 'AT-BSN', 'AT-CDR'),
      ],
    },
    en: {
      slug: 'cast-iron-radiators-kept-in-nevers',
      title: 'Eleven cast-iron radiators that stayed',
      lead: 'An oil boiler from 1991, eleven cast-iron radiators, and owners who were fond of them. The heat pump was chosen to suit the radiators, not the other way round.',
      description:
        'In Nevers a 12 kW Ponant replaces an oil boiler and feeds eleven original cast-iron radiators: measurements, days on site, bills before and after the change.',
      blocks: [
        text(`The house burned 2,300 litres of oil every winter. The usual quotation meant taking the radiators out, fitting larger ones and repainting eight rooms. The installer started by measuring.

## What the cast iron could deliver

Added up, the eleven radiators make 21 kW with water at 75 °C. The heat losses, worked out room by room after the loft was redone, come to 9.8 kW at −10 °C. Water at 56 °C is enough on such a day, and 45 °C most of the time. [Ponant](/en/product/ponant) can deliver 70 °C at −10 °C, so there was margin to spare.

## Four days

The mason cast the slab the week before, 4 m from the neighbour’s boundary. On the first day the boiler was drained and taken out. On the second the system was flushed: 40 litres of black water, with a magnetic filter to catch the rest. On the third came the heat pump and the 300-litre [Bassin](/en/product/bassin) cylinder. On the fourth, filling, balancing and the heating curve. The house went two nights without heating, in April.`),
        table(
          'Before and after, for a winter of 2,450 degree days',
          ['What was measured', 'Oil', 'Ponant 12'],
          ['Energy bought', '23,000 kWh', '6,900 kWh'],
          ['Mean flow temperature', '68 °C', '44 °C'],
          ['Living-room temperature', '20.5 °C', '20 °C'],
          ['Noise at the neighbour’s window', '–', '29 dB(A)'],
        ),
        text(`## What went wrong

Two radiators upstairs stayed lukewarm. Their lockshield valves, seized since 1970, were replaced: €140 and a morning. The oil tank was degassed and filled in by a certified firm; the certificate is kept with the house papers.`),
        image(
          'ponant-brick',
          'The heat pump stands between two box shrubs, 300 mm from the wall and away from the bedrooms.',
        ),
        products('On this job', 'AT-PNT', 'AT-BSN', 'AT-CDR'),
      ],
    },
  },
  {
    key: 'damp-winters-near-rennes',
    type: 'chantier',
    published: '2026-02-03',
    tags: ['renovation', 'chauffage', 'eau-chaude'],
    worksite: {
      fr: {
        town: 'Montfort-sur-Meu',
        year: 2024,
        dwelling: 'Longère de pierre, étage sous rampants',
        surface: 128,
        power: 8000,
        trades: ['Chauffagiste', 'Frigoriste', 'Carreleur'],
      },
      en: {
        town: 'Montfort-sur-Meu',
        year: 2024,
        dwelling: 'Stone longhouse, upper floor under the slope',
        surface: 128,
        power: 8000,
        trades: ['Heating engineer', 'Refrigeration engineer', 'Tiler'],
      },
    },
    fr: {
      slug: 'deux-temperatures-dans-une-longere',
      title: 'Deux températures dans une longère',
      lead: 'Un plancher chauffant en bas, des radiateurs à l’étage, et cent vingt jours par an entre 0 et 5 °C. En Bretagne, le gel est rare, mais le givre fréquent.',
      description:
        'Près de Rennes, une Levant de 8 kW et une colonne Pilastre chauffent une longère : plancher à 32 °C en bas, radiateurs à 48 °C à l’étage, dégivrages comptés.',
      blocks: [
        text(`Refaire la dalle était prévu : l’ancienne, posée sur la terre, remontait l’humidité. Les propriétaires ont profité des huit semaines de séchage pour tout décider. En bas, un plancher chauffant dans la dalle neuve ; à l’étage, les quatre radiateurs d’acier, encore en bon état.

## Un appareil, deux départs

[Pilastre](/produit/pilastre) porte deux pompes et une vanne mélangeuse. La pompe à chaleur produit pour l’étage, à 48 °C par temps froid ; la vanne ramène le sol à 32. Quand les chambres n’appellent plus, le soir surtout, toute la production redescend et le rendement remonte. La colonne s’est logée dans l’arrière-cuisine, avec ses 190 litres d’eau chaude pour trois personnes.

## Le givre

Entre 0 et 5 °C, dans l’air saturé, une batterie se couvre vite. [Levant](/produit/levant) dégivre seulement quand la pression d’air l’exige. Le séjour donne au sud : [Méridienne](/produit/meridienne) y arrête le plancher avant que le soleil n’entre. L’électricien a laissé un enregistreur de janvier à mars.`),
        table(
          'Relevés du 1er janvier au 31 mars',
          ['Mesure', 'Valeur'],
          ['Température dehors, moyenne', '5,8 °C'],
          ['Dégivrages par jour, moyenne', '4,6'],
          ['Dégivrages, jour le plus humide', '9'],
          ['Électricité du chauffage', '2 140 kWh'],
          ['Chaleur fournie', '8 350 kWh'],
          ['Rendement sur la période', '3,9'],
        ),
        text(`## Ce que nous ferions autrement

Le frigoriste avait d’abord tiré les liaisons en façade. Vues de la cour, elles gâchaient la pierre : elles ont été reprises en tranchée, sur 11 m, sous l’allée. Il aurait fallu le prévoir avant de couler la terrasse. Comptez une journée de plus, et une gaine de 110 mm.`),
        quote(
          'Plus aucune pièce ne sent l’humidité. C’est la dalle, autant que le chauffage.',
          'La propriétaire',
        ),
        products('Sur ce chantier', 'AT-LVT', 'AT-PLS', 'AT-MRD', 'AT-RPR'),
      ],
    },
    en: {
      slug: 'two-temperatures-in-a-longhouse',
      title: 'Two temperatures in a longhouse',
      lead: 'Underfloor heating downstairs, radiators upstairs, and a hundred and twenty days a year between 0 and 5 °C. Brittany rarely freezes hard, but frost is common.',
      description:
        'Near Rennes an 8 kW Levant and a Pilastre tower heat a stone longhouse: floor at 32 °C below, radiators at 48 °C above, and every defrost of a winter counted.',
      blocks: [
        text(`The floor had to be relaid anyway: the old one, laid on bare earth, drew up damp. The owners used the eight weeks of drying to settle everything else. Downstairs, underfloor heating in the new slab; upstairs, the four steel radiators, which were in good condition.

## One unit, two circuits

[Pilastre](/en/product/pilastre) has two pumps and a mixing valve. The heat pump supplies the upper floor, at 48 °C in cold weather, and the valve mixes the underfloor circuit down to 32. When the bedrooms need no more heat, mostly in the evening, the whole system drops to the lower temperature and efficiency rises. The tower went into the back kitchen, with its 190 litres of hot water for three people.

## Frost

Between 0 and 5 °C, in saturated air, a coil ices up fast. [Levant](/en/product/levant) defrosts only when the air pressure across the coil shows it is needed. The living room faces south: [Méridienne](/en/product/meridienne) stops the floor before the sun comes in. The electrician left a data logger in place from January to March.`),
        table(
          'Readings from 1 January to 31 March',
          ['Measurement', 'Value'],
          ['Outdoor temperature, mean', '5.8 °C'],
          ['Defrosts a day, mean', '4.6'],
          ['Defrosts, dampest day', '9'],
          ['Electricity for heating', '2,140 kWh'],
          ['Heat delivered', '8,350 kWh'],
          ['Efficiency over the period', '3.9'],
        ),
        text(`## What we would do differently

The refrigerant lines first ran along the front wall, where they spoilt the stonework, so they were relaid in an 11 m trench under the path. That should have been planned before the terrace was cast. Allow one more day, and a 110 mm duct.`),
        quote(
          'None of the rooms smells of damp any more. That is down to the new slab as much as the heating.',
          'The owner',
        ),
        products('On this job', 'AT-LVT', 'AT-PLS', 'AT-MRD', 'AT-RPR'),
      ],
    },
  },
  {
    key: 'small-power-in-angers',
    type: 'chantier',
    published: '2025-12-02',
    tags: ['chauffage', 'ventilation', 'eau-chaude'],
    worksite: {
      fr: {
        town: 'Angers',
        year: 2024,
        dwelling: 'Maison neuve à ossature bois, trois chambres',
        surface: 96,
        power: 4000,
        trades: ['Chauffagiste', 'Électricien', 'Plaquiste'],
      },
      en: {
        town: 'Angers',
        year: 2024,
        dwelling: 'New timber-framed house, three bedrooms',
        surface: 96,
        power: 4000,
        trades: ['Heating engineer', 'Electrician', 'Dry-liner'],
      },
    },
    fr: {
      slug: 'quatre-kilowatts-suffisent-a-angers',
      title: 'Quatre kilowatts suffisent',
      lead: 'Le constructeur proposait 8 kW « pour être tranquille ». L’étude en demandait 3,1. Récit d’une maison neuve sans surdimensionnement.',
      description:
        'Maison neuve de 96 m² à Angers : Risée de 4 kW, colonne Socle de 180 litres et double flux Courette. Pourquoi une machine plus petite y tourne mieux.',
      blocks: [
        text(`Une maison neuve perd peu. Celle-ci demande 3,1 kW par −7 °C et moins de 1,5 kW pendant dix mois sur douze. Une machine de 8 kW, qui descend à 2,5 au mieux, y aurait passé l’hiver à démarrer et s’arrêter.

## Le minimum plutôt que le maximum

[Risée](/produit/risee) module de 1,1 kW à sa pleine puissance. Sur les planchers chauffants du rez-de-chaussée et de l’étage, à 30 °C, elle tourne presque sans arrêt de novembre à mars. Pas de ballon tampon : les 14 litres du circuit suffisent. L’appareil pèse 39 kg et tient sur deux équerres, au-dessus du local à vélos.

## Dedans

[Socle](/produit/socle) a pris la place d’un réfrigérateur dans le cellier, juste à côté de [Courette](/produit/courette), accrochée à hauteur de main. Les quatre gaines de la double flux partent par le dessus, derrière un bandeau. Les filtres se changent debout : c’est ce que les propriétaires ont demandé en premier.`),
        table(
          'Deux machines, la même maison, un hiver simulé',
          ['Critère', 'Machine de 8 kW', 'Risée 4'],
          ['Puissance minimale', '2,5 kW', '1,1 kW'],
          ['Démarrages par jour, en mars', '31', '4'],
          ['Rendement saisonnier attendu', '4,1', '4,7'],
          ['Électricité du chauffage', '1 150 kWh', '1 000 kWh'],
        ),
        text(`## Le premier hiver

Compteur relevé le 31 mars : 1 060 kWh de chauffage depuis octobre, 620 kWh d’eau chaude pour quatre personnes. Une seule plainte, en décembre : la chambre du nord à 18,5 °C. Le débit de sa boucle était réglé trop bas ; deux tours de vis l’ont remontée à 19,5.`),
        products('Sur ce chantier', 'AT-RIS', 'AT-SCL', 'AT-CRT', 'AT-RPR'),
      ],
    },
    en: {
      slug: 'four-kilowatts-are-enough-in-angers',
      title: 'Four kilowatts are enough',
      lead: 'The builder proposed 8 kW “to be on the safe side”. The calculation came to 3.1. The story of a new house that was not oversized.',
      description:
        'A new house of 96 m² in Angers: 4 kW Risée, 180-litre Socle tower and Courette heat recovery. Why a smaller unit runs better there, with figures.',
      blocks: [
        text(`A new house loses little heat. This one needs 3.1 kW at −7 °C, and less than 1.5 kW for ten months of the year. An 8 kW unit, which goes down to 2.5 at best, would have spent the winter cycling on and off.

## The minimum rather than the maximum

[Risée](/en/product/risee) modulates from 1.1 kW to its full output. With underfloor heating on both floors at 30 °C, it runs almost without stopping from November to March. No buffer tank: the 14 litres in the circuit are enough. The unit weighs 39 kg and hangs on two brackets above the bicycle store.

## Inside

[Socle](/en/product/socle) took the place of a fridge in the pantry, right beside [Courette](/en/product/courette), hung within reach. The four ducts of the heat-recovery unit leave from the top, behind a panel. The filters can be changed standing up, which was the first thing the owners asked for.`),
        table(
          'Two heat pumps, the same house, one simulated winter',
          ['Criterion', '8 kW unit', 'Risée 4'],
          ['Minimum output', '2.5 kW', '1.1 kW'],
          ['Starts per day, in March', '31', '4'],
          ['Expected seasonal efficiency', '4.1', '4.7'],
          ['Electricity for heating', '1,150 kWh', '1,000 kWh'],
        ),
        text(`## The first winter

Meter read on 31 March: 1,060 kWh of heating since October, 620 kWh of hot water for four people. One complaint, in December: the north bedroom at 18.5 °C. The flow in its loop was set too low; two turns of a screw brought it up to 19.5.`),
        products('On this job', 'AT-RIS', 'AT-SCL', 'AT-CRT', 'AT-RPR'),
      ],
    },
  },
  {
    key: 'salt-air-in-granville',
    type: 'chantier',
    published: '2025-10-21',
    tags: ['renovation', 'chauffage', 'regulation'],
    worksite: {
      fr: {
        town: 'Granville',
        year: 2024,
        dwelling: 'Maison de vacances sur le front de mer',
        surface: 74,
        power: 4250,
        trades: ['Électricien', 'Peintre'],
      },
      en: {
        town: 'Granville',
        year: 2024,
        dwelling: 'Holiday house on the sea front',
        surface: 74,
        power: 4250,
        trades: ['Electrician', 'Painter'],
      },
    },
    fr: {
      slug: 'face-a-la-mer-a-granville',
      title: 'Face à la mer, fermée huit mois sur douze',
      lead: 'Le sel avait percé trois convecteurs en neuf ans. Il fallait des radiateurs qui tiennent, et un moyen de savoir en janvier que la maison ne gèle pas.',
      description:
        'À Granville, quatre radiateurs Bardeau galvanisés, une passerelle Relais et trois capteurs : équiper une maison de bord de mer que l’on quitte en octobre.',
      blocks: [
        text(`La maison regarde l’ouest, à 60 m de l’eau à marée haute. Chaque tempête y laisse une pellicule blanche sur les vitres et, par les entrées d’air, sur les appareils. Les anciens convecteurs rouillaient par la tranche.

## Le choix

[Bardeau](/produit/bardeau) est galvanisé après découpe, puis peint : les bords sont couverts aussi. Quatre appareils suffisent, la maison ayant été isolée par l’intérieur en 2016. Les entraxes ne tombaient pas sur les anciens trous ; le peintre a rebouché avant la pose, et tout a pris deux jours.`),
        table(
          'Pièce par pièce',
          ['Pièce', 'Surface', 'Appareil', 'Prix public'],
          ['Séjour', '26 m²', 'Bardeau 1500', '559 €'],
          ['Chambre ouest', '14 m²', 'Bardeau 1000', '499 €'],
          ['Chambre est', '13 m²', 'Bardeau 1000', '499 €'],
          ['Cuisine', '10 m²', 'Bardeau 750', '469 €'],
        ),
        text(`Le séjour demandait un peu plus que 1 500 W : la cuisine, ouverte, l’aide. Entrée et salle d’eau, sans extérieur, se passent d’appareil fixe.

## Partir en octobre

[Relais](/produit/relais) garde la maison à 7 °C et prévient si l’air descend à 5. Trois [Sentinelle](/produit/sentinelle) disent qu’une fenêtre est restée ouverte. La veille d’une arrivée, les propriétaires relèvent la consigne depuis Paris : il faut dix heures pour passer de 7 à 18 °C, murs froids compris.

## Ce que cela coûte de garder 7 °C

De novembre à mars, 430 kWh, soit une centaine d’euros. Vider l’eau et couper tout coûterait moins, si l’on accepte les meubles humides au printemps. Les propriétaires ont essayé les deux.`),
        products('Sur ce chantier', 'AT-BAR', 'AT-RLS', 'AT-STN'),
      ],
    },
    en: {
      slug: 'facing-the-sea-in-granville',
      title: 'Facing the sea, closed eight months of the year',
      lead: 'Salt had eaten through three convectors in nine years. The house needed radiators that last, and a way of checking in January that it is not freezing.',
      description:
        'In Granville, four galvanised Bardeau radiators and a Relais gateway: heating a seaside house that is closed up in October, and what keeping it at 7 °C costs.',
      blocks: [
        text(`The house looks west, 60 m from the water at high tide. Every storm leaves a white film on the panes and, through the air inlets, on the appliances. The old convectors rusted from the edges.

## The choice

[Bardeau](/en/product/bardeau) is galvanised after cutting, then painted, so the edges are covered too. Four are enough, the house having been insulated from inside in 2016. The fixing points did not match the old holes; the painter filled those first, and the whole job took two days.`),
        table(
          'Room by room',
          ['Room', 'Area', 'Appliance', 'List price'],
          ['Living room', '26 m²', 'Bardeau 1500', '€559'],
          ['West bedroom', '14 m²', 'Bardeau 1000', '€499'],
          ['East bedroom', '13 m²', 'Bardeau 1000', '€499'],
          ['Kitchen', '10 m²', 'Bardeau 750', '€469'],
        ),
        text(`The living room needed a little more than 1,500 W, but the kitchen opens on to it and helps. The hall and shower room have no outside walls and need no fixed heater.

## Leaving in October

[Relais](/en/product/relais) keeps the house at 7 °C and sends a warning if the air drops to 5. Three [Sentinelle](/en/product/sentinelle) sensors report any window left open. The day before a visit, the owners raise the setting from Paris: allow ten hours to go from 7 to 18 °C, cold walls included.

## What keeping 7 °C costs

From November to March, 430 kWh, or about a hundred euros. Draining the water and switching everything off would cost less, if you can live with damp furniture in spring. The owners have tried both.`),
        products('On this job', 'AT-BAR', 'AT-RLS', 'AT-STN'),
      ],
    },
  },
  {
    key: 'sun-and-shade-in-perpignan',
    type: 'chantier',
    published: '2025-09-16',
    tags: ['eau-chaude', 'renovation', 'chauffage'],
    worksite: {
      fr: {
        town: 'Perpignan',
        year: 2024,
        dwelling: 'Pavillon de 1988, toit solaire de 3 kWc',
        surface: 110,
        power: 6800,
        trades: ['Frigoriste', 'Électricien', 'Plombier'],
      },
      en: {
        town: 'Perpignan',
        year: 2024,
        dwelling: 'Detached house of 1988, 3 kWp of solar panels',
        surface: 110,
        power: 6800,
        trades: ['Refrigeration engineer', 'Electrician', 'Plumber'],
      },
    },
    fr: {
      slug: 'le-soleil-et-l-ombre-a-perpignan',
      title: 'Le soleil pour l’eau, l’ombre pour dormir',
      lead: 'Trois kilowatts-crête sur le toit, trois chambres à 29 °C en juillet, et l’essentiel de la production revendu à bas prix. Deux appareils y ont remédié.',
      description:
        'À Perpignan, un chauffe-eau Fontaine suit les panneaux et un Patio rafraîchit trois chambres : part du soleil utilisée sur place, bruit, factures.',
      blocks: [
        text(`Les panneaux dataient de 2022. De 11 à 16 heures, la maison vide n’en employait presque rien. L’eau, elle, chauffait la nuit dans un ballon de vingt ans, et les chambres de l’étage gardaient la chaleur du jour.

## L’eau d’abord

[Fontaine](/produit/fontaine) mesure au tableau ce qui part vers le réseau. Dès 450 W de trop, le compresseur démarre ; à 55 °C, si le soleil insiste, la résistance finit jusqu’à 70. Le modèle de 250 litres donne deux jours d’avance à trois personnes. Un mitigeur protège les robinets.

## Dormir

Dehors, un seul [Patio](/produit/patio) 6800, à l’est, derrière le cellier. Dedans, trois [Ombre](/produit/ombre) 2000. La nuit, le groupe tombe à 41 dB(A) à un mètre ; la chambre du voisin est à 9 m, et il ne s’en est pas plaint. Les liaisons passent dans les combles, 38 m en tout.`),
        table(
          'Douze mois, avant et après',
          ['Poste', 'Avant', 'Après'],
          ['Production utilisée sur place', '31 %', '68 %'],
          ['Électricité de l’eau chaude, achetée', '2 050 kWh', '310 kWh'],
          ['Chambre est, 22 juillet à minuit', '28,9 °C', '25,0 °C'],
          ['Électricité du rafraîchissement', '–', '390 kWh'],
        ),
        text(`## L’hiver

Les mêmes unités chauffent les chambres d’octobre à avril ; les convecteurs de l’étage sont restés au mur, coupés. En février, un kilowattheure d’électricité a produit un peu plus de quatre kilowattheures de chaleur.

## Ce que l’on retient

Le passage des liaisons se prépare avant les faux plafonds. Et une consigne de 26 °C suffit : à 23, la même maison aurait consommé le double.`),
        products('Sur ce chantier', 'AT-FTN', 'AT-PTI', 'AT-OMB'),
      ],
    },
    en: {
      slug: 'sun-and-shade-in-perpignan',
      title: 'Sun for hot water, shade for sleep',
      lead: 'Three kilowatts of panels on the roof, three bedrooms at 29 °C in July, and most of the electricity sold for very little. Two appliances changed that.',
      description:
        'In Perpignan a Fontaine water heater follows the panels and a Patio cools three bedrooms: share of solar power used on site, noise, bills, and three seasons of readings.',
      blocks: [
        text(`The panels dated from 2022. Between 11 a.m. and 4 p.m. the empty house used next to nothing of what they made. The water was heated at night, in a cylinder twenty years old, and the upstairs bedrooms kept the heat of the day.

## Water first

[Fontaine](/en/product/fontaine) measures at the consumer unit what is exported to the grid. Above 450 W of surplus the compressor starts; at 55 °C, if the sun is still out, the heating element takes the water up to 70. The 250-litre model gives three people two days’ supply. A mixing valve protects the taps.

## Sleep

Outside, one [Patio](/en/product/patio) 6800, to the east, behind the pantry. Inside, three [Ombre](/en/product/ombre) 2000. At night the outdoor unit drops to 41 dB(A) at one metre; the neighbour’s bedroom is 9 m away, and there has been no complaint. The lines run through the loft, 38 m in all.`),
        table(
          'Twelve months, before and after',
          ['What was measured', 'Before', 'After'],
          ['Solar power used on site', '31%', '68%'],
          ['Electricity bought for hot water', '2,050 kWh', '310 kWh'],
          ['East bedroom, 22 July at midnight', '28.9 °C', '25.0 °C'],
          ['Electricity for cooling', '–', '390 kWh'],
        ),
        text(`## In winter

The same units heat the bedrooms from October to April; the convectors upstairs are still on the wall, switched off. In February, each kilowatt-hour of electricity produced a little more than four of heat.

## What to remember

Plan the route of the lines before the ceilings. And a setting of 26 °C is enough: at 23, the same house would have used twice as much.`),
        products('On this job', 'AT-FTN', 'AT-PTI', 'AT-OMB'),
      ],
    },
  },
];
