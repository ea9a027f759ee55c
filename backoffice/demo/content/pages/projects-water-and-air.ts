import type { DemoPage } from '../demo-page.ts';
import { dated, faq, image, products, table, text } from '../write-blocks.ts';

export const WATER_AND_AIR_PROJECTS: DemoPage[] = [
  {
    key: 'changing-a-water-heater',
    type: 'projet',
    published: '2026-04-28',
    tags: ['eau-chaude', 'renovation'],
    review: { last: '2026-11-26', due: '2027-06-01' },
    fr: {
      slug: 'changer-de-chauffe-eau',
      title: 'Changer de chauffe-eau',
      lead: 'Il fuit, ou il va fuir. Vous avez un jour pour réparer, ou un mois pour choisir. Voici à quoi sert ce mois.',
      description:
        'Changer de chauffe-eau : électrique ou thermodynamique, quel volume, quel emplacement, combien de temps pour s’y retrouver, et quoi vérifier avant la pose.',
      blocks: [
        text(`Un chauffe-eau électrique dure douze à quinze ans, moins dans l’eau dure. L’année se lit sur sa plaque. Passé dix ans, ne faites plus réparer une cuve.

## Deux familles

**Électrique.** Un kilowattheure consommé en donne un de chaleur. Simple, petit, facile à loger. [Citerne](/produit/citerne) dans un placard, [Cuvier](/produit/cuvier) au sol quand l’eau est calcaire, [Lavoir](/produit/lavoir) si vous voulez qu’il apprenne vos horaires.

**Thermodynamique.** Une petite pompe à chaleur sur la cuve : un kilowattheure en donne trois. Il lui faut de l’air, 20 m³ ou deux gaines, et un endroit où l’on accepte 41 dB(A). [Source](/produit/source) au cellier, [Puits](/produit/puits) au mur d’un appartement.`),
        dated(
          table(
            'Quatre personnes, 2 400 kWh de chaleur tirée par an, 0,17 € le kilowattheure en heures creuses',
            ['Appareil', 'Prix public', 'Électricité par an', 'Coût par an', 'Dépense en dix ans'],
            ['Citerne 200', '529 €', '2 870 kWh', '488 €', '5 409 €'],
            ['Lavoir 200', '769 €', '2 650 kWh', '451 €', '5 279 €'],
            ['Source 200', '2 290 €', '750 kWh', '128 €', '3 570 €'],
          ),
        ),
        text(`Chaque cuve chauffe la nuit, au tarif d’heures creuses ; la perte de la cuve est comprise. Pour une ou deux personnes, à 900 kWh tirés par an, l’écart de coût est plus étroit : la pompe à chaleur met une dizaine d’années à se rembourser.

## Avant la pose

- **Le mur.** Un 200 litres plein pèse 250 kg. Contre une cloison, prévoyez un trépied.
- **L’évacuation.** Le groupe de sécurité goutte à chaque chauffe, c’est normal : il lui faut un siphon.
- **Le mitigeur.** Dans une salle de bains, l’eau ne sort pas au-dessus de 50 °C.
- **Les volumes.** Dans une salle d’eau, l’appareil se pose hors volumes, à plus de 60 cm de la baignoire ou du receveur.
- **La ligne.** 2,5 mm² et 20 A, avec le contact d’heures creuses s’il existe.
- **Les gaines** d’un thermodynamique : 160 mm, 26 m au plus avec les coudes.

## Le jour dit

Deux à trois heures pour un électrique, une journée pour un thermodynamique. L’ancien est [repris gratuitement](/recyclage-et-eco-participation).`),
        image('source-laundry', 'Source dans une buanderie : il y assèche l’air, ce qui tombe bien.'),
        products('Selon la place et le nombre', 'AT-CTN', 'AT-CUV', 'AT-BIF', 'AT-SOU', 'AT-PUI'),
      ],
    },
    en: {
      slug: 'changing-your-water-heater',
      title: 'Changing your water heater',
      lead: 'It is leaking, or about to. You have a day to repair it, or a month to choose. This is what the month is for.',
      description:
        'Changing a water heater: electric or heat pump, what size, where to put it, how long it takes to pay for itself, and what to check before it is fitted.',
      blocks: [
        text(`An electric water heater lasts twelve to fifteen years, less in hard water. The year is on its data plate. After ten years, do not pay to repair a tank.

## Two families

**Electric.** One kilowatt-hour of electricity gives one of heat. Simple, small, easy to place. [Citerne](/en/product/citerne) in a cupboard, [Cuvier](/en/product/cuvier) on the floor where the water is hard, [Lavoir](/en/product/lavoir) if you want it to learn your hours.

**Heat pump.** A small heat pump on top of the tank: one kilowatt-hour gives three. It needs air, 20 m³ or two ducts, and a place where 41 dB(A) is no trouble. [Source](/en/product/source) in a utility room, [Puits](/en/product/puits) on the wall of a flat.`),
        dated(
          table(
            'Four people, 2,400 kWh of heat drawn a year, €0.17 a kilowatt-hour off-peak',
            ['Appliance', 'List price', 'Electricity a year', 'Cost a year', 'Ten years in all'],
            ['Citerne 200', '€529', '2,870 kWh', '€488', '€5,409'],
            ['Lavoir 200', '€769', '2,650 kWh', '€451', '€5,279'],
            ['Source 200', '€2,290', '750 kWh', '€128', '€3,570'],
          ),
        ),
        text(`Each tank heats at night, at the off-peak rate; what the tank itself loses is included. For one or two people, at 900 kWh drawn a year, the gap is narrower: the heat pump takes about ten years to pay for itself.

## Before it is fitted

- **The wall.** A full 200-litre tank weighs 250 kg. Against a partition, allow for a stand.
- **The drain.** The safety group drips with every heating, which is normal: it needs a trap.
- **The mixing valve.** In a bathroom water comes out no hotter than 50 °C.
- **The zones.** In a bathroom the appliance goes outside the zones, more than 60 cm from the bath or tray.
- **The circuit.** 2.5 mm² and 20 A, with the off-peak contact if there is one.
- **The ducts** of a heat pump: 160 mm, 26 m at most, bends included.

## On the day

Two to three hours for an electric one, a day for a heat pump. The old one is [taken back free of charge](/en/recycling-and-eco-contribution).`),
        image('source-laundry', 'Source in a laundry room: it dries the air, which is welcome there.'),
        products('By space and household', 'AT-CTN', 'AT-CUV', 'AT-BIF', 'AT-SOU', 'AT-PUI'),
      ],
    },
  },
  {
    key: 'ventilating-a-renovated-house',
    type: 'projet',
    published: '2026-01-27',
    tags: ['ventilation', 'renovation'],
    fr: {
      slug: 'ventiler-une-maison-renovee',
      title: 'Ventiler une maison que l’on vient d’isoler',
      lead: 'Fenêtres neuves, murs doublés, et de la buée au bas des vitres dès novembre. L’air ne passe plus, et l’humidité reste.',
      description:
        'Ventiler après une isolation : simple flux hygroréglable, double flux ou aérateurs pièce par pièce, débits à prévoir, travaux, budget et entretien.',
      blocks: [
        text(`Avant les travaux, l’air entrait par les défauts des menuiseries. Une famille de quatre rejette dix litres d’eau par jour ; ils sortaient par les mêmes fentes. Il faut maintenant leur ouvrir un autre chemin.

## Trois réponses

**Simple flux hygroréglable.** Un caisson au grenier, des bouches dans les pièces humides, des entrées d’air aux fenêtres. Le débit suit l’humidité. [Abat-son](/produit/abat-son) ne fait que 26 dB(A).

**Double flux.** L’air neuf passe dans un échangeur et arrive à 17 °C. Deux réseaux de gaines à loger : [Courette](/produit/courette) dans un cellier, [Traboule](/produit/traboule) sous les combles.

**Pièce par pièce.** Quand on ne peut pas tirer de gaine : [Meurtrière](/produit/meurtriere) dans les chambres, [Chatière](/produit/chatiere) dans les pièces d’eau.`),
        table(
          'Une maison de 110 m², quatre chambres',
          ['Solution', 'Matériel', 'Travaux', 'Chaleur récupérée'],
          ['Abat-son 220', '399 €', 'Un jour', 'Aucune'],
          ['Courette 240', '2 190 €', 'Trois à cinq jours', '87 %'],
          ['Traboule 325', '2 990 €', 'Quatre à six jours', '91 %'],
          ['Quatre Meurtrière, deux Chatière', '1 034 €', 'Deux jours', '76 % dans les chambres'],
        ),
        text(`## Les débits

La règle française part des pièces humides : 135 m³/h de pointe en cuisine pour cinq pièces principales, 30 par salle d’eau, 30 aux toilettes. Un appareil hygroréglable peut descendre bien plus bas le reste du temps.

## Les détails qui font tout

- 10 mm sous chaque porte intérieure, 20 sous celle de la cuisine.
- Des entrées d’air dans les pièces sèches seulement, et aucune en double flux.
- Des gaines isolées au grenier, tendues, sans creux où l’eau stagne.
- Un filtre que l’on atteint debout, sinon il ne sera jamais changé.`),
        faq(
          'Ce que l’on entend dire',
          [
            'Ouvrir la fenêtre dix minutes, n’est-ce pas assez ?',
            'Pour l’odeur du dîner, oui. Pour une nuit à deux dans 12 m², non : le gaz carbonique double en deux heures.',
          ],
          [
            'La double flux se rembourse-t-elle ?',
            'En chauffage seul, en quinze ans environ. On la choisit aussi contre le bruit de la rue, le pollen et l’air froid sur la nuque.',
          ],
        ),
        products('Les appareils cités', 'AT-ABS', 'AT-CRT', 'AT-TRB', 'AT-MRT'),
      ],
    },
    en: {
      slug: 'ventilating-a-renovated-house',
      title: 'Ventilating a house just insulated',
      lead: 'New windows, lined walls, and condensation at the foot of the panes from November. Air no longer gets through, and the moisture stays.',
      description:
        'Ventilating after insulation: humidity-controlled extract, heat recovery or room-by-room units, the air flows to allow, the work, the cost and the upkeep.',
      blocks: [
        text(`Before the work, air came in through gaps around doors and windows. A family of four gives off ten litres of water a day; it left by the same gaps. It now needs another way out.

## Three answers

**Humidity-controlled extract.** A unit in the loft, terminals in the wet rooms, inlets at the windows. The flow follows the humidity. [Abat-son](/en/product/abat-son) makes only 26 dB(A).

**Heat recovery.** Fresh air goes through an exchanger and arrives at 17 °C. There are two sets of ducts to accommodate: [Courette](/en/product/courette) in a utility room, [Traboule](/en/product/traboule) under the roof.

**Room by room.** Where no duct can be run: [Meurtrière](/en/product/meurtriere) in bedrooms, [Chatière](/en/product/chatiere) in wet rooms.`),
        table(
          'A house of 110 m² with four bedrooms',
          ['Solution', 'Equipment', 'Work', 'Heat recovered'],
          ['Abat-son 220', '€399', 'One day', 'None'],
          ['Courette 240', '€2,190', 'Three to five days', '87%'],
          ['Traboule 325', '€2,990', 'Four to six days', '91%'],
          ['Four Meurtrière, two Chatière', '€1,034', 'Two days', '76% in the bedrooms'],
        ),
        text(`## Air flows

The French rule starts from the wet rooms: 135 m³/h at peak in the kitchen for five main rooms, 30 per bathroom, 30 in the lavatory. A humidity-controlled unit may go much lower the rest of the time.

## The details that make it work

- 10 mm under every inside door, 20 under the kitchen door.
- Inlets in dry rooms only, and none with heat recovery.
- Insulated ducts in the loft, drawn tight, with no dip where water can lie.
- A filter you can reach standing up, or it will never be changed.`),
        faq(
          'What people say',
          [
            'Is opening the window for ten minutes not enough?',
            'For the smell of dinner, yes. For two people sleeping in 12 m², no: carbon dioxide doubles in two hours.',
          ],
          [
            'Does heat recovery pay for itself?',
            'On heating alone, in about fifteen years. It is also chosen to keep out street noise, pollen and cold draughts on the neck.',
          ],
        ),
        products('The appliances mentioned', 'AT-ABS', 'AT-CRT', 'AT-TRB', 'AT-MRT'),
      ],
    },
  },
  {
    key: 'sleeping-cool',
    type: 'projet',
    published: '2026-05-19',
    tags: ['renovation', 'chauffage'],
    fr: {
      slug: 'dormir-au-frais',
      title: 'Dormir au frais',
      lead: 'À minuit, la chambre est à 28 °C et la rue fait du bruit. Avant de climatiser, il y a trois choses à faire ; ensuite, une seule à bien choisir.',
      description:
        'Rafraîchir des chambres : volets, ventilation de nuit, puis climatiseur mural, multi-split, gainable ou monobloc. Puissance, bruit, copropriété, consommation.',
      blocks: [
        text(`## Trois choses d’abord

**L’ombre.** Un volet fermé avant que le soleil ne touche la vitre vaut 1 000 W de climatiseur par fenêtre ouest. Un rideau dedans n’en vaut pas le quart.

**La nuit.** Deux fenêtres opposées, ouvertes entre 23 heures et 7 heures, refroidissent les murs pour le lendemain.

**Les appareils.** Une box, un téléviseur en veille et un ballon dans un placard font 150 W, jour et nuit.

## Ensuite, choisir la place

L’unité intérieure ne doit pas souffler sur le lit. L’unité extérieure ne se place pas sous la fenêtre du voisin : la nuit, elle ne doit pas ajouter plus de 3 dB(A) au silence.`),
        table(
          'Quatre façons, pour une chambre de 14 m² ou plusieurs',
          ['Appareil', 'Pour', 'Bruit au plus bas', 'Prix public'],
          ['Ombre 2000', 'Une chambre', '19 dB(A)', '1 390 €'],
          ['Patio 5200 et deux Ombre 2000', 'Deux chambres', '19 dB(A)', '2 190 € dehors'],
          ['Loggia 3500', 'Deux chambres, par le plafond', '24 dB(A)', '2 490 €'],
          ['Marquise 2000', 'Un mur, rien en façade', '29 dB(A)', '1 890 €'],
        ),
        text(`## Régler

26 °C, et non 22. L’écart avec le dehors ne doit guère passer 8 °C. [Ombre](/produit/ombre) relève d’elle-même la consigne d’un demi-degré par heure à partir de minuit : on s’endort à 26, on se réveille à 28 sans s’en être aperçu.

## En copropriété

Une unité en façade demande l’accord de l’assemblée, donc des mois. [Marquise](/produit/marquise) n’a que deux grilles de 160 mm ; elles se déclarent aussi. Il est plus simple de demander en février qu’en juin.`),
        image(
          'ombre-bedroom',
          'Au-dessus de la porte plutôt qu’au-dessus du lit : l’air soufflé retombe à 2,5 m.',
        ),
        faq(
          'En été comme en hiver',
          [
            'Un climatiseur peut-il chauffer ?',
            'Oui, et bien : par 7 °C, Ombre rend quatre kilowattheures et demi pour un consommé. Pergola est conçue pour chauffer d’abord.',
          ],
          [
            'Combien consomme une nuit ?',
            'Une chambre fermée, volets tirés, demande 1,5 à 2,5 kWh, soit 30 à 50 centimes.',
          ],
        ),
        products('Les quatre', 'AT-OMB', 'AT-PTI', 'AT-LOG', 'AT-MQS'),
      ],
    },
    en: {
      slug: 'sleeping-cool',
      title: 'Sleeping cool',
      lead: 'At midnight the bedroom is at 28 °C and the street is noisy. Before air conditioning, there are three things to do; after that, only one to choose well.',
      description:
        'Cooling bedrooms: shutters, night ventilation, then a wall unit, multi-split, ducted or monobloc air conditioner. Power, noise, co-ownership and consumption.',
      blocks: [
        text(`## Three things first

**Shade.** A shutter closed before the sun reaches the glass is worth 1,000 W of air conditioning per west window. A curtain inside is not worth a quarter of that.

**The night.** Two opposite windows open between 11 p.m. and 7 a.m. cool the walls for the next day.

**Appliances.** A router, a television on stand-by and a cylinder in a cupboard make 150 W, day and night.

## Then choose where to put it

The indoor unit must not blow on the bed. The outdoor unit must not stand under the neighbour’s window: at night it may add no more than 3 dB(A) to the silence.`),
        table(
          'Four ways, for a bedroom of 14 m² or several',
          ['Appliance', 'For', 'Noise at its lowest', 'List price'],
          ['Ombre 2000', 'One bedroom', '19 dB(A)', '€1,390'],
          ['Patio 5200 and two Ombre 2000', 'Two bedrooms', '19 dB(A)', '€2,190 outside'],
          ['Loggia 3500', 'Two bedrooms, through the ceiling', '24 dB(A)', '€2,490'],
          ['Marquise 2000', 'One wall, nothing outside', '29 dB(A)', '€1,890'],
        ),
        text(`## Setting it

26 °C, not 22. The gap with outside should hardly exceed 8 °C. [Ombre](/en/product/ombre) raises its own setting by half a degree an hour from midnight: you fall asleep at 26 and wake at 28 without having noticed.

## In a block of flats

A unit on the façade needs a vote of the owners, which takes months. [Marquise](/en/product/marquise) has only two grilles of 160 mm; even those must be declared. It is easier to ask in February than in June.`),
        image('ombre-bedroom', 'Above the door rather than above the bed: the air falls 2.5 m away.'),
        faq(
          'Summer and winter',
          [
            'Can an air conditioner heat?',
            'Yes, and well: at 7 °C Ombre gives four and a half kilowatt-hours for one consumed. Pergola is designed primarily to heat.',
          ],
          [
            'What does a night use?',
            'A closed bedroom with its shutters closed takes 1.5 to 2.5 kWh, or 30 to 50 cents.',
          ],
        ),
        products('The four', 'AT-OMB', 'AT-PTI', 'AT-LOG', 'AT-MQS'),
      ],
    },
  },
  {
    key: 'heating-driven-by-the-sun',
    type: 'projet',
    published: '2025-10-28',
    tags: ['eau-chaude', 'regulation', 'renovation'],
    fr: {
      slug: 'employer-le-soleil-de-son-toit',
      title: 'Employer le soleil de son toit',
      lead: 'Les panneaux produisent à midi, la maison consomme à sept heures. Entre les deux, il y a un ballon, une dalle, et un peu de régulation.',
      description:
        'Utiliser sur place l’électricité de ses panneaux : chauffe-eau Fontaine, ballon solaire Étang, dalle chauffée, ordre des dépenses et ce qui ne vaut pas la peine.',
      blocks: [
        text(`Un kilowattheure envoyé au réseau se vend quelques centimes. Le même, consommé sur place, évite d’en acheter un à plus de vingt. Tout l’art est de consommer quand le soleil brille.

## L’eau d’abord

C’est la plus facile à déplacer : chauffée à 14 heures, elle est encore chaude à 20. [Fontaine](/produit/fontaine) mesure au tableau le surplus, démarre son compresseur dès 450 W, puis module une résistance jusqu’à 70 °C. Comme elle rend trois pour un, un petit toit suffit à une grande cuve.

## La chaleur ensuite

Une dalle de 6 cm garde sa chaleur pendant huit heures. Monter d’un degré 100 m² de chape demande 3,5 kWh : ce que donne un toit de 3 kWc un après-midi de mars.

## Le solaire thermique

Si le toit porte des capteurs à eau et non des panneaux, [Étang](/produit/etang) a un serpentin en bas pour eux, un autre en haut pour la chaudière.`),
        table(
          'Toit de 3 kWc, quatre personnes : ce que devient la production',
          ['Équipement ajouté', 'Part employée sur place', 'Prix public'],
          ['Rien', '25 à 35 %', '–'],
          ['Chauffe-eau électrique sur minuterie', '40 à 45 %', '20 €'],
          ['Fontaine 250', '60 à 70 %', '2 990 €'],
          ['Fontaine 250 et une voiture le samedi', '75 à 80 %', '2 990 €'],
        ),
        text(`## Ce qui ne vaut pas la peine

Une batterie, tant que l’eau chaude n’est pas traitée : un ballon stocke pour dix fois moins cher. Un radiateur lancé à midi dans une pièce vide : il ne chauffe personne.

## Commencer

1. Relevez pendant un mois ce qui part au réseau, heure par heure.
2. Si vous cédez plus de 4 kWh par jour d’avril à septembre, l’eau chaude les prendra.
3. Faites poser le tore de mesure par votre électricien, au tableau : peu importe la marque de l’onduleur.`),
        faq(
          'À propos du ciel',
          [
            'Et quand il fait gris ?',
            'Fontaine reçoit la météo par l’application et chauffe la nuit, en heures creuses, si le soleil n’est pas annoncé.',
          ],
          [
            'L’eau à 70 °C n’est-elle pas dangereuse ?',
            'Si, d’où le mitigeur fourni : il livre 50 °C aux robinets, quelle que soit la température de la cuve.',
          ],
        ),
        products('Pour stocker le soleil', 'AT-FTN', 'AT-ETG', 'AT-FNL'),
      ],
    },
    en: {
      slug: 'using-the-sun-on-your-roof',
      title: 'Using the sun on your roof',
      lead: 'Panels produce at noon, the house consumes at seven. Between the two there is a cylinder, a slab, and a little control.',
      description:
        'Using the power of your own panels: Fontaine water heater, Étang solar cylinder, a heated slab, the order in which to spend, and what is not worth the trouble.',
      blocks: [
        text(`A kilowatt-hour sent to the grid sells for a few cents. Used at home, it saves buying one at more than twenty. The whole art is to consume while the sun shines.

## Water first

It is the easiest to move: heated at 2 p.m., it is still hot at 8 p.m. [Fontaine](/en/product/fontaine) measures the surplus at the board, starts its compressor from 450 W, then modulates an element up to 70 °C. As it gives three for one, a small roof is enough for a large tank.

## Heat next

A 6 cm slab keeps its heat for eight hours. Raising 100 m² of screed by a degree takes 3.5 kWh: what a 3 kWp roof yields on a March afternoon.

## Solar thermal

If the roof carries water collectors rather than panels, [Étang](/en/product/etang) has a coil at the bottom for them and another at the top for the boiler.`),
        table(
          'A 3 kWp roof, four people: what becomes of the electricity',
          ['Equipment added', 'Share used at home', 'List price'],
          ['Nothing', '25 to 35%', '–'],
          ['Electric water heater on a timer', '40 to 45%', '€20'],
          ['Fontaine 250', '60 to 70%', '€2,990'],
          ['Fontaine 250 and a car on Saturdays', '75 to 80%', '€2,990'],
        ),
        text(`## What is not worth the trouble

A battery, until hot water is dealt with: storing heat in a cylinder costs a tenth as much. A radiator started at noon in an empty room: it heats the walls for nobody.

## Where to begin

1. For a month, read what goes to the grid, hour by hour.
2. If you give away more than 4 kWh a day from April to September, the hot water will take it.
3. Have the current transformer fitted at the board by your electrician: the make of the inverter does not matter.`),
        faq(
          'About the sky',
          [
            'And when it is grey?',
            'Fontaine receives the forecast through the app and heats at night, off-peak, if no sun is forecast.',
          ],
          [
            'Is water at 70 °C not dangerous?',
            'It is, hence the mixing valve supplied: it delivers 50 °C to the taps, however hot the tank.',
          ],
        ),
        products('For storing the sun', 'AT-FTN', 'AT-ETG', 'AT-FNL'),
      ],
    },
  },
];
