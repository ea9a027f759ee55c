import type { DemoPage } from '../demo-page.ts';
import { faq, products, table, text } from '../write-blocks.ts';

export const DWELLING_SOLUTIONS: DemoPage[] = [
  {
    key: 'eight-flats-one-boiler-room',
    type: 'solution',
    plans: ['pro'],
    published: '2026-04-07',
    tags: ['chauffage', 'eau-chaude', 'renovation'],
    fr: {
      slug: 'huit-logements-une-chaufferie',
      title: 'Huit logements, une chaufferie',
      lead: 'Une chaudière gaz de 1989, 70 kW, un réseau mal connu. On garde les tubes, on réduit la puissance de moitié, on ajoute une pompe à chaleur qui fait l’essentiel.',
      description:
        'Rénover la chaufferie gaz d’un immeuble de huit logements : chaudière Hypocauste et pompe à chaleur Suroît en relève, puissances, points à vérifier.',
      blocks: [
        text(`Les 70 kW d’origine chauffaient un immeuble sans isolant. Depuis le ravalement de 2018, 38 suffisent par −7 °C. Remplacer à l’identique, c’est acheter trente kilowatts de trop, et des démarrages sans fin.

## La relève

[Suroît](/pro/produit/suroit) de 16 kW couvre seul l’immeuble jusqu’à 4 °C dehors, soit les trois quarts des heures de chauffe. Au-dessous, [Hypocauste](/pro/produit/hypocauste) 35 prend la pointe. Les deux retours séparés de la chaudière laissent condenser le circuit des radiateurs pendant que la boucle d’eau chaude tourne à 60 °C.

## Le réseau

L’échangeur d’Hypocauste supporte un débit nul comme un débit double : ni bouteille ni pompe primaire. Désembouage à froid, filtre magnétique, vase refait. Comptez un jour de plus si les vannes de pied de colonne ne ferment pas.`),
        table(
          'Huit logements, 520 m² chauffés',
          ['Poste', 'Appareil', 'Part de l’année'],
          ['Base', 'Suroît 16, R290', '74 % de la chaleur'],
          ['Pointe', 'Hypocauste 35', '26 % de la chaleur'],
          ['Eau chaude', 'Bassin 500, deux', 'Toute l’année'],
          ['Tampon', 'Réserve 200', '12 l par kW'],
        ),
        text(`## À vérifier avant de chiffrer

1. **Sous 70 kW au total**, les règles françaises des chaufferies ne s’appliquent pas. Les puissances de plusieurs chaudières s’additionnent.
2. **L’emplacement de l’unité extérieure** : propane, donc 1 m sans ouverture ni regard d’égout. Un plan de façade pour le syndic.
3. **Le bruit** : 45 dB(A) à 1 m. Faites la mesure de nuit avant l’assemblée, pas après.
4. **La légionelle** : boucle à 50 °C au retour, un point de prélèvement, un carnet.
5. **Le neutralisant** : 5 kg de marbre, rechargés une fois l’an.

## Le phasage

Été : pompe à chaleur et ballons, la vieille chaudière en secours. Septembre : Hypocauste. Aucun jour sans eau chaude : un argument pour l’assemblée.`),
        faq(
          'Questions d’assemblée',
          [
            'Combien gagne-t-on ?',
            'Sur cet exemple, 78 000 kWh de gaz deviennent 21 000 de gaz et 17 000 d’électricité. En euros, cela dépend des contrats : faites le calcul avec les vôtres.',
          ],
          [
            'Peut-on passer au tout électrique ?',
            'Trois Suroît en cascade le feraient, si la façade et l’abonnement le permettent. Prévoyez les attentes hydrauliques dès maintenant.',
          ],
        ),
        products('La nomenclature', 'AT-SRT', 'AT-HYP', 'AT-BSN', 'AT-RSV'),
      ],
    },
    en: {
      slug: 'eight-flats-one-boiler-room',
      title: 'Eight flats, one boiler room',
      lead: 'A 70 kW gas boiler from 1989 and pipework no one remembers. Keep the pipes, halve the output and add a heat pump that does most of the work.',
      description:
        'Renovating the gas boiler room of eight flats: Hypocauste boiler and Suroît heat pump in hybrid operation, sizing, outline of the system and points to check first.',
      blocks: [
        text(`The original 70 kW heated a building without insulation. Since the façade was redone in 2018, 38 are enough at −7 °C. Replacing like with like would mean thirty kilowatts too many, and constant cycling.

## Hybrid operation

One 16 kW [Suroît](/en/pro/product/suroit) covers the building alone down to 4 °C outside, three quarters of the heating hours. Below that, [Hypocauste](/en/pro/product/hypocauste) 35 takes the peak. The boiler’s two separate returns let the radiator circuit condense while the hot-water loop runs at 60 °C.

## The network

The Hypocauste heat exchanger tolerates zero flow as well as double flow: no low-loss header, no primary pump. Flush cold, fit a magnetic filter, renew the vessel. Allow a day more if the valves at the foot of the risers do not close.`),
        table(
          'Eight flats, 520 m² heated',
          ['Item', 'Appliance', 'Share of the year'],
          ['Base', 'Suroît 16, R290', '74% of the heat'],
          ['Peak', 'Hypocauste 35', '26% of the heat'],
          ['Hot water', 'Bassin 500, two', 'All year'],
          ['Buffer', 'Réserve 200', '12 l a kW'],
        ),
        text(`## To check before pricing

1. **Under 70 kW in all**, the French boiler-room rules do not apply. The powers of several boilers are added up.
2. **Where the outdoor unit stands**: propane, hence 1 m without opening or drain. A drawing of the façade for the managing agent.
3. **Noise**: 45 dB(A) at 1 m. Measure at night before the meeting, not after.
4. **Legionella**: loop at 50 °C on the return, a sampling point, a log.
5. **Neutraliser**: 5 kg of marble, topped up once a year.

## Phasing

Summer: heat pump and cylinders, with the old boiler as stand-by. September: Hypocauste. Not a day without hot water, which helps when the owners vote.`),
        faq(
          'Questions from the meeting',
          [
            'What is saved?',
            'In this example 78,000 kWh of gas become 21,000 of gas and 17,000 of electricity. In euros it depends on your contracts: work it out with yours.',
          ],
          [
            'Could we go all electric?',
            'Three Suroît in cascade would do it, if façade and supply allow. Leave the hydraulic connections ready now.',
          ],
        ),
        products('Parts list', 'AT-SRT', 'AT-HYP', 'AT-BSN', 'AT-RSV'),
      ],
    },
  },
  {
    key: 'a-village-school',
    type: 'solution',
    plans: ['pro'],
    published: '2026-03-10',
    tags: ['chauffage', 'ventilation', 'renovation'],
    fr: {
      slug: 'ecole-de-village',
      title: 'École de village',
      lead: 'Quatre classes, cent enfants, un bâtiment de 1955 et un budget voté en mars. L’air compte ici plus que les degrés.',
      description:
        'Rénover le chauffage et l’air d’une école de quatre classes : cascade Suroît, double flux Traboule par classe, débits, bruit, calendrier des vacances, chiffres.',
      blocks: [
        text(`Vingt-cinq enfants et un maître rejettent assez de gaz carbonique pour passer 2 000 ppm en quarante minutes. Aucune fenêtre ne reste ouverte en janvier. On commence donc par l’air, qui décide aussi de la puissance.

## Une centrale par classe

[Traboule](/pro/produit/traboule) 400 en placard technique, 39 dB(A) derrière une porte pleine, deux grilles de soufflage et deux de reprise. Un capteur de gaz carbonique règle le débit : rien à régler pour le maître. Une centrale par classe évite les gaines de couloir et les clapets coupe-feu qui vont avec.

## La chaleur

Avec 91 % de chaleur récupérée, les 45 kW d’avant deviennent 26. Deux [Suroît](/pro/produit/suroit) en cascade, et l’ancienne chaudière part. La première unité commande l’autre et alterne l’ordre chaque semaine.`),
        table(
          'Une classe de 60 m², 26 personnes',
          ['Grandeur', 'Valeur'],
          ['Débit d’air neuf, 15 m³/h par personne', '390 m³/h'],
          ['Gaz carbonique visé', 'Sous 1 000 ppm'],
          ['Chaleur perdue par l’air, sans récupération', '3,4 kW'],
          ['Avec Traboule', '0,3 kW'],
          ['Niveau sonore au bureau du maître', '33 dB(A)'],
        ),
        text(`## Le calendrier

- **Toussaint** : relevés, carottages de reconnaissance.
- **Hiver** : percements, une classe par semaine de vacances.
- **Été** : Suroît, collecteur, désembouage, radiateurs rééquilibrés.
- **Rentrée** : mesure de gaz carbonique affichée dans chaque classe pendant un mois. Les parents la lisent.

## À prévoir

Filtres à hauteur d’homme : ce sera l’agent communal, deux fois par an. Un contact d’alarme vers la mairie. Et un thermostat à 19 °C verrouillé, dérogation de deux heures pour la salle polyvalente.`),
        faq(
          'Ce que demandent les élus',
          [
            'Faut-il une double flux par classe ?',
            'C’est plus de machines et moins de gaines. Dans un bâtiment ancien, le total est presque toujours moins cher et bien plus court à poser.',
          ],
          [
            'Et la cantine ?',
            'Elle se ventile à part, hotte comprise. L’eau chaude : Bassin 300, chauffé par la cascade, et un choc thermique hebdomadaire, la cantine fermée.',
          ],
        ),
        products('La nomenclature', 'AT-TRB', 'AT-SRT', 'AT-RSV', 'AT-BSN'),
      ],
    },
    en: {
      slug: 'a-village-school',
      title: 'A village school',
      lead: 'Four classrooms, a hundred children, a building of 1955 and a budget voted in March. Air matters more than temperature here.',
      description:
        'Renovating heat and air in a school of four classrooms: Suroît cascade, one Traboule heat-recovery unit a room, air flows, noise, a calendar of holidays.',
      blocks: [
        text(`Twenty-five children and a teacher give off enough carbon dioxide to pass 2,000 ppm in forty minutes. No window stays open in January. So start with ventilation, which also determines the output.

## One unit a classroom

[Traboule](/en/pro/product/traboule) 400 in a service cupboard, 39 dB(A) behind a solid door, two supply grilles and two returns. A carbon dioxide sensor controls the flow, so the teacher has nothing to set. One unit a room avoids ducts in the corridor and the fire dampers that go with them.

## Heat

With 91% of the heat recovered, the former 45 kW become 26. Two [Suroît](/en/pro/product/suroit) in cascade, and the old boiler goes. The first unit controls the other and alternates the order every week.`),
        table(
          'A classroom of 60 m² with 26 people',
          ['Quantity', 'Value'],
          ['Fresh air, 15 m³/h a person', '390 m³/h'],
          ['Carbon dioxide aimed at', 'Below 1,000 ppm'],
          ['Heat lost with the air, without recovery', '3.4 kW'],
          ['With Traboule', '0.3 kW'],
          ['Noise at the teacher’s desk', '33 dB(A)'],
        ),
        text(`## The calendar

- **Autumn half-term**: survey, trial cores.
- **Winter**: openings, one classroom per week of holiday.
- **Summer**: Suroît, header, flushing, radiators rebalanced.
- **September**: carbon dioxide shown in each classroom for a month. Parents read it.

## To allow for

Filters within reach: it will be the town’s caretaker, twice a year. An alarm contact to the town hall. And a thermostat locked at 19 °C, with a two-hour override for the hall.`),
        faq(
          'What councillors ask',
          [
            'Is one unit a classroom needed?',
            'It means more machines and fewer ducts. In an old building the total is nearly always cheaper, and far quicker to fit.',
          ],
          [
            'And the canteen?',
            'It is ventilated separately, hood included. Hot water comes from a Bassin 300 heated by the cascade, with a weekly thermal disinfection while the canteen is shut.',
          ],
        ),
        products('Parts list', 'AT-TRB', 'AT-SRT', 'AT-RSV', 'AT-BSN'),
      ],
    },
  },
  {
    key: 'a-twenty-room-hotel',
    type: 'solution',
    plans: ['pro'],
    published: '2025-12-16',
    tags: ['chauffage', 'eau-chaude', 'salle-de-bains', 'regulation'],
    fr: {
      slug: 'hotel-de-vingt-chambres',
      title: 'Hôtel de vingt chambres',
      lead: 'Une chambre est vide quatorze heures sur vingt-quatre, et doit être à 21 °C quand la porte s’ouvre. Tout tient à la vitesse et à la commande centrale.',
      description:
        'Équiper un hôtel de vingt chambres : radiateurs silencieux Meneau, commande par Relais, Penderie, eau chaude par Suroît et Bassin, budget.',
      blocks: [
        text(`Le client règle à 24, ouvre la fenêtre et part dîner. Aucune affichette n’y change rien. Il faut des appareils qui le détectent, et une température minimale décidée à la réception.

## La chambre

[Meneau](/pro/produit/meneau), parce qu’à 16 dB(A) il ne réveille personne et que l’écran s’éteint. Verrouillage du clavier entre 17 et 22 °C. Une [Sentinelle](/pro/produit/sentinelle) à la fenêtre coupe en dix secondes ; une [Vigie](/pro/produit/vigie) fait redescendre la chambre vide.

## La salle d’eau

[Penderie](/pro/produit/penderie), 38 dB(A) : soufflerie à l’appel pour un quart d’heure, échelle le reste du temps. Programme calé sur le départ : froid à 11 heures, tiède à 17.

## L’eau chaude

Vingt douches entre 7 et 9 heures : 900 litres à 40 °C. Deux [Bassin](/pro/produit/bassin) de 500 litres à 55 °C, chauffés la nuit par un Suroît de 14 kW ; un mitigeur tient 50 °C au plus aux douches, et la cuve passe à 60 °C chaque semaine.`),
        table(
          'Par chambre de 18 m², prix publics',
          ['Poste', 'Appareil', 'Prix'],
          ['Chauffage', 'Meneau 1250', '599 €'],
          ['Salle d’eau', 'Penderie 1000', '599 €'],
          ['Fenêtre', 'Sentinelle', '35 €'],
          ['Présence', 'Vigie', '59 €'],
          ['Extraction', 'Chatière, 85 m³/h', '79 €'],
          ['Total', '–', '1 371 €'],
        ),
        text(`## La commande centrale

Une passerelle [Relais](/pro/produit/relais) prend 48 appareils et 16 zones : deux suffisent à l’établissement. La réception voit un plan, lève une chambre à 20 °C au moment de la réservation, la laisse à 16 sinon. Il faut trente-cinq minutes pour gagner quatre degrés : l’arrivée annoncée à 18 heures part à 17 h 25.

## À vérifier

- Chambres accessibles : commande entre 0,90 et 1,30 m.
- Bouclage d’eau chaude : 50 °C au retour, calorifugé, équilibré par étage.
- Délestage : 20 × 1 250 W ne démarrent pas ensemble si le relais étage les départs.`),
        faq(
          'Exploitation',
          [
            'Que se passe-t-il si le réseau tombe ?',
            'Chaque appareil garde son programme ; la passerelle aussi. Seul le plan de la réception manque.',
          ],
          [
            'Qui change les piles ?',
            'Quatre à cinq ans d’autonomie, et une alerte deux mois avant. Faites-les toutes le même jour.',
          ],
        ),
        products('La nomenclature', 'AT-MEN', 'AT-PDR', 'AT-STN', 'AT-VIG', 'AT-RLS', 'AT-BSN'),
      ],
    },
    en: {
      slug: 'a-twenty-room-hotel',
      title: 'A twenty-room hotel',
      lead: 'A bedroom is empty fourteen hours out of twenty-four, and must be at 21 °C when the door opens. Speed and central control are what matter.',
      description:
        'Fitting out a hotel of twenty rooms: silent Meneau radiators, Relais control, Penderie towel dryers, hot water by Suroît and Bassin, cost of equipment a room.',
      blocks: [
        text(`A guest sets 24 °C, opens the window and goes out to dinner, whatever the notice says. You need heaters that detect it, and a minimum temperature set by reception.

## The bedroom

[Meneau](/en/pro/product/meneau), because at 16 dB(A) it wakes no one and its display switches off. Keys locked between 17 and 22 °C. A [Sentinelle](/en/pro/product/sentinelle) on the window cuts the heat in ten seconds; a [Vigie](/en/pro/product/vigie) lets the empty room drop.

## The bathroom

[Penderie](/en/pro/product/penderie), 38 dB(A): blower on demand for a quarter of an hour, ladder the rest of the time. Programme set by the departures: cold at 11 a.m., lukewarm at 5 p.m.

## Hot water

Twenty showers between 7 and 9: 900 litres at 40 °C. Two 500-litre [Bassin](/en/pro/product/bassin) cylinders at 55 °C, heated at night by a 14 kW Suroît; a mixing valve holds 50 °C at most at the showers, and the tank goes to 60 °C every week.`),
        table(
          'For a room of 18 m², list prices',
          ['Item', 'Appliance', 'Price'],
          ['Heating', 'Meneau 1250', '€599'],
          ['Bathroom', 'Penderie 1000', '€599'],
          ['Window', 'Sentinelle', '€35'],
          ['Presence', 'Vigie', '€59'],
          ['Extract', 'Chatière, 85 m³/h', '€79'],
          ['Total', '–', '€1,371'],
        ),
        text(`## Central control

A [Relais](/en/pro/product/relais) gateway takes 48 appliances and 16 zones: two are enough for the house. Reception sees a plan, raises a room to 20 °C when it is booked, leaves it at 16 otherwise. It takes thirty-five minutes to gain four degrees: an arrival announced for 6 p.m. starts at 5.25 p.m.

## To check

- Accessible rooms: controls between 0.9 and 1.3 m.
- Hot-water loop: 50 °C on the return, lagged, balanced by floor.
- Load: 20 × 1,250 W do not start together if the gateway staggers them.`),
        faq(
          'Running it',
          [
            'What if the network goes down?',
            'Each appliance keeps its programme, and so does the gateway. Only the plan at reception is missing.',
          ],
          [
            'Who changes the batteries?',
            'They last four to five years, with a warning two months before. Do them all on one day.',
          ],
        ),
        products('Parts list', 'AT-MEN', 'AT-PDR', 'AT-STN', 'AT-VIG', 'AT-RLS', 'AT-BSN'),
      ],
    },
  },
  {
    key: 'a-row-of-new-houses',
    type: 'solution',
    plans: ['pro'],
    published: '2025-09-30',
    tags: ['chauffage', 'ventilation', 'eau-chaude'],
    fr: {
      slug: 'maisons-neuves-en-bande',
      title: 'Maisons neuves en bande',
      lead: 'Douze maisons de 92 m², 3 kW de besoin chacune, et douze unités extérieures face à face sur une venelle. Le choix se fait au bruit et au minimum de puissance.',
      description:
        'Équiper douze maisons neuves mitoyennes : Risée et Socle, double flux Courette ou Résurgence, bruit en venelle, répétition de la pose, chiffres par maison.',
      blocks: [
        text(`Une maison neuve demande peu, longtemps. Le dimensionnement se fait au bas de la plage : une machine qui ne descend pas sous 2,5 kW démarre et s’arrête dix mois sur douze.

## La machine

[Risée](/pro/produit/risee) 4 module jusqu’à 1,1 kW. 39 kg, 640 mm de haut : elle se suspend au-dessus du local à vélos, et le sol reste libre. Douze litres dans le circuit suffisent, donc pas de ballon tampon. Dedans, [Socle](/pro/produit/socle) 180 prend la place d’un réfrigérateur.

## L’air

Deux solutions : [Courette](/pro/produit/courette), double flux murale, filtres à hauteur de main. Ou [Résurgence](/pro/produit/resurgence), qui extrait et met cette chaleur dans l’eau : une machine de moins, mais un point unique où toutes les gaines arrivent. Elle se prévoit dès le permis.`),
        table(
          'Par maison de 92 m², prix publics du matériel',
          ['Poste', 'Avec Courette', 'Avec Résurgence'],
          ['Chauffage', 'Risée 4, 4 690 €', 'Risée 4, 4 690 €'],
          ['Module', 'Socle 180, 3 690 €', 'Niche 8, 2 190 €'],
          ['Air', 'Courette 180, 1 890 €', 'Comprise'],
          ['Eau chaude', 'Comprise', 'Résurgence 180, 2 990 €'],
          ['Total', '10 270 €', '9 870 €'],
        ),
        text(`## La venelle

Douze unités à 38 dB(A) et 1 m, façades à 6 m : au milieu, la nuit, l’ensemble donne 34 dB(A) si elles sont décalées d’une travée. Face à face, 37. Décalez-les, et programmez le mode nuit dès la réception.

## La répétition

Un gabarit de percement par maison, les mêmes longueurs de liaison, les modules préassemblés en atelier. Du premier au douzième pavillon, nos installateurs passent de onze heures à six.

## Réception

Étanchéité à l’air avant la mise en service, débits relevés bouche par bouche, courbe de chauffe notée sur la porte du module. Laissez aussi un tirage papier.`),
        faq(
          'Points de chantier',
          [
            'Plancher ou radiateurs ?',
            'Plancher au rez-de-chaussée, radiateurs à basse température à l’étage : Pilastre fournit les deux si l’on veut deux départs.',
          ],
          [
            'Et l’été ?',
            'Risée ne rafraîchit pas. Si le programme le demande, voyez Autan, à partir de 140 m².',
          ],
        ),
        products('La nomenclature', 'AT-RIS', 'AT-SCL', 'AT-CRT', 'AT-RSG', 'AT-NCH'),
      ],
    },
    en: {
      slug: 'a-row-of-new-houses',
      title: 'A row of new houses',
      lead: 'Twelve houses of 92 m², needing 3 kW each, and twelve outdoor units facing one another across an alley. Noise and minimum output decide.',
      description:
        'Fitting out twelve new terraced houses: Risée and Socle, Courette heat recovery or Résurgence, noise in the alley, repeating the work, figures for each house.',
      blocks: [
        text(`A new house needs little heat, for a long time, so size it at the bottom of the range: a unit that cannot go below 2.5 kW cycles for ten months of the year.

## The machine

[Risée](/en/pro/product/risee) 4 modulates down to 1.1 kW. 39 kg, 640 mm high: it hangs above the bicycle store, and the ground stays clear. Twelve litres in the circuit are enough, so no buffer tank. Inside, [Socle](/en/pro/product/socle) 180 takes the place of a fridge.

## Air

There are two options: [Courette](/en/pro/product/courette), wall-hung heat recovery with filters within reach. Or [Résurgence](/en/pro/product/resurgence), which extracts and puts that heat into the water: one unit fewer, but a single point where every duct arrives, to be planned at design stage.`),
        table(
          'For a house of 92 m², list prices of the equipment',
          ['Item', 'With Courette', 'With Résurgence'],
          ['Heating', 'Risée 4, €4,690', 'Risée 4, €4,690'],
          ['Module', 'Socle 180, €3,690', 'Niche 8, €2,190'],
          ['Air', 'Courette 180, €1,890', 'Included'],
          ['Hot water', 'Included', 'Résurgence 180, €2,990'],
          ['Total', '€10,270', '€9,870'],
        ),
        text(`## The alley

Twelve units at 38 dB(A) at 1 m, façades 6 m apart: in the middle, at night, the whole gives 34 dB(A) if they are offset by a bay. Face to face, 37. Offset them, and set the night mode on the day of handover.

## Repetition

One drilling template a house, the same line lengths, modules put together beforehand in the workshop. From the first house to the twelfth our installers go from eleven hours to six.

## Handover

Air-tightness before start-up, flows read terminal by terminal, the heating curve written on the door of the module. Leave a paper copy as well.`),
        faq(
          'Points on site',
          [
            'Underfloor or radiators?',
            'Underfloor below, low-temperature radiators above: Pilastre supplies both if you want two circuits.',
          ],
          ['And summer?', 'Risée does not cool. If the brief asks for it, see Autan, from 140 m².'],
        ),
        products('Parts list', 'AT-RIS', 'AT-SCL', 'AT-CRT', 'AT-RSG', 'AT-NCH'),
      ],
    },
  },
];
