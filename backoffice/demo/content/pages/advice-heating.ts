import type { Locale } from '#shared/locale.ts';
import type { DemoPage } from '../demo-page.ts';
import { livingRoomRange } from '../reference-watts.ts';

const CONVECTOR_ROOM = 15;

/** Heat demand of a room of a construction period, by the site's calculator. */
function convectorRow(lang: Locale, name: string, house: Parameters<typeof livingRoomRange>[2]): string[] {
  return [
    name,
    livingRoomRange(lang, CONVECTOR_ROOM, house, 'square metre'),
    `${livingRoomRange(lang, CONVECTOR_ROOM, house)} W`,
  ];
}

export const HEATING_ADVICE_PAGES: DemoPage[] = [
  {
    key: 'dry-inertia-fluid-inertia-or-radiant',
    type: 'conseil_info',
    published: '2025-10-07',
    tags: ['chauffage'],
    fr: {
      slug: 'inertie-seche-fluide-ou-rayonnement',
      title: 'Inertie sèche, inertie fluide ou rayonnement',
      lead: 'Un kilowattheure payé donne un kilowattheure de chaleur, quel que soit le radiateur. Ce qui change, c’est le moment où il la rend, et à qui.',
      description:
        'Inertie sèche, inertie fluide ou panneau rayonnant : temps de chauffe, chaleur après l’arrêt, masse, prix, et le principe qui convient à chaque pièce.',
      blocks: [
        {
          type: 'text',
          markdown: `Commençons par ce qu’un catalogue dit rarement : à puissance égale, tous les radiateurs électriques fournissent la même chaleur. 1 000 W pendant une heure font 1 kWh, dans 20 kg de fonte comme dans une tôle de 1 mm. Aucun matériau n’en ajoute. L’économie vient du réglage : un thermostat juste, un programme suivi, une consigne qui baisse quand la pièce se vide.

Le cœur de chauffe décide du reste : la vitesse, la régularité, et la part de chaleur qui vous atteint sans passer par l’air.

## Inertie sèche : pour les pièces où l’on reste

Un bloc de fonte, d’aluminium, de céramique ou de stéatite entoure la résistance. Il chauffe en dix à vingt-cinq minutes et met de trente minutes à plus d’une heure à refroidir. La température de la façade varie à peine, l’air monte lentement. Un séjour, une grande chambre, un bureau occupé toute la journée s’en trouvent bien.

## Inertie fluide : pour les pièces moyennes

Une huile ou une eau glycolée, scellée à vie, circule dans les tubes. La façade est chaude en cinq à dix minutes et égale d’un bord à l’autre. Elle refroidit plus vite qu’un bloc de fonte. C’est un bon compromis pour une chambre, une salle à manger, une pièce que l’on occupe le soir.

## Rayonnement : pour les pièces où l’on passe

Une plaque mince chauffe en quatre minutes et vous réchauffe avant l’air, comme le soleil d’hiver derrière une vitre. On s’y sent bien avec un degré de moins au thermomètre. Arrêtée, elle ne donne plus rien. Entrée, cuisine, atelier, chambre d’amis, volume haut : sa place est là où l’inertie arriverait trop tard.`,
        },
        {
          type: 'table',
          caption: 'Comparaison pour un appareil de 1 000 W (modèles horizontaux du catalogue)',
          head: ['Critère', 'Inertie sèche', 'Inertie fluide', 'Rayonnement'],
          rows: [
            ['Chaud en', '10 à 25 min', '5 à 10 min', '4 à 7 min'],
            ['Chaleur après l’arrêt', '30 min à plus d’une heure', '15 à 30 min', 'Quelques minutes'],
            ['Masse', '10 à 22 kg', '10 à 16 kg', '6 à 12 kg'],
            ['Prix public', '479 à 729 €', '419 à 509 €', '289 à 429 €'],
            ['Occupation', 'Plus de trois heures de suite', 'Une à trois heures', 'Moins d’une heure'],
          ],
        },
        {
          type: 'faq',
          title: 'Trois questions fréquentes',
          questions: [
            {
              question: 'Lequel consomme le moins ?',
              answer:
                'Celui qui suit le mieux votre emploi du temps. Un radiateur lent dans une pièce que l’on traverse, ou un panneau vif dans un séjour, gaspille davantage que l’écart entre deux technologies.',
            },
            {
              question: 'Peut-on les mélanger ?',
              answer:
                'Oui, et c’est le cas le plus courant : inertie au séjour, fluide dans les chambres, rayonnement à l’entrée. Un même fil pilote les commande tous.',
            },
            {
              question: 'Quelle puissance prévoir ?',
              answer: `Pour 15 m² sous 2,50 m de plafond et par −7 °C : de ${livingRoomRange('fr', 15, { period: '1989-2000' }, 'square metre')} W par mètre carré dans un logement de 1989 à 2000, de ${livingRoomRange('fr', 15, {}, 'square metre')} W s’il date de 1975 à 1988. Une étude pièce par pièce vaut mieux que tout ordre de grandeur.`,
            },
          ],
        },
        {
          type: 'products',
          title: 'Un exemple de chaque',
          references: ['AT-LAM', 'AT-PER', 'AT-PRM'],
        },
      ],
    },
    en: {
      slug: 'dry-inertia-fluid-inertia-or-radiant',
      title: 'Dry inertia, fluid inertia or radiant',
      lead: 'A kilowatt-hour paid for is a kilowatt-hour of heat, whichever radiator you buy. What differs is when it gives that heat back, and to whom.',
      description:
        'Dry inertia, fluid inertia or radiant panel: how fast each warms up, how long the heat lasts, weight, price, and which principle suits which room of the house.',
      blocks: [
        {
          type: 'text',
          markdown: `Let us begin with something catalogues seldom say: at equal power, every electric radiator delivers the same heat. 1,000 W for an hour makes 1 kWh, in 20 kg of cast iron or in 1 mm of sheet steel. No material adds to it. Savings come from control: an accurate thermostat, a programme that is followed, a setting that drops when the room empties.

What the core decides is the rest: speed, evenness, and how much of the warmth reaches you without going through the air.

## Dry inertia: for rooms where you stay

A block of cast iron, aluminium, ceramic or soapstone surrounds the element. It warms up in ten to twenty-five minutes and takes from thirty minutes to over an hour to cool. The temperature of the front hardly varies and the air rises slowly. A living room, a large bedroom or a study in use all day is well served.

## Fluid inertia: for rooms in between

Oil or glycol, sealed for life, circulates in the tubes. The front is hot in five to ten minutes and even from edge to edge. It cools faster than a block of iron. A fair compromise for a bedroom, a dining room, anywhere used of an evening.

## Radiant: for rooms you pass through

A thin plate heats up in four minutes and warms you before it warms the air, like winter sun through a window. You are comfortable with a degree less on the thermometer. Switched off, it gives nothing more. Hall, kitchen, workshop, guest room, high ceiling: it belongs wherever inertia would arrive too late.`,
        },
        {
          type: 'table',
          caption: 'Compared for a 1,000 W appliance (horizontal models in the catalogue)',
          head: ['What to compare', 'Dry inertia', 'Fluid inertia', 'Radiant'],
          rows: [
            ['Hot in', '10 to 25 min', '5 to 10 min', '4 to 7 min'],
            ['Heat after switching off', '30 min to over an hour', '15 to 30 min', 'A few minutes'],
            ['Weight', '10 to 22 kg', '10 to 16 kg', '6 to 12 kg'],
            ['List price', '€479 to €729', '€419 to €509', '€289 to €429'],
            [
              'Time spent in the room',
              'Over three hours at a stretch',
              'One to three hours',
              'Under an hour',
            ],
          ],
        },
        {
          type: 'faq',
          title: 'Three common questions',
          questions: [
            {
              question: 'Which uses least?',
              answer:
                'The one that best follows your day. A slow radiator in a room you cross, or a quick panel in a living room, wastes more than the difference between any two technologies.',
            },
            {
              question: 'Can they be mixed?',
              answer:
                'Yes, and they usually are: inertia in the living room, fluid in the bedrooms, radiant in the hall. One pilot wire controls them all.',
            },
            {
              question: 'How much power should I allow?',
              answer: `For 15 m² under a 2.5 m ceiling at −7 °C: ${livingRoomRange('en', 15, { period: '1989-2000' }, 'square metre')} W a square metre in a home of 1989 to 2000, ${livingRoomRange('en', 15, {}, 'square metre')} W in one of 1975 to 1988. A room-by-room calculation beats any rule of thumb.`,
            },
          ],
        },
        {
          type: 'products',
          title: 'One of each',
          references: ['AT-LAM', 'AT-PER', 'AT-PRM'],
        },
      ],
    },
  },
  {
    key: 'replacing-old-convectors',
    type: 'conseil_info',
    published: '2026-01-20',
    tags: ['chauffage', 'renovation'],
    fr: {
      slug: 'remplacer-de-vieux-convecteurs',
      title: 'Remplacer de vieux convecteurs',
      lead: 'Un convecteur de 1985 chauffe le plafond avant les gens. Le remplacer demande une demi-heure par appareil ; choisir la bonne puissance, un peu plus.',
      description:
        'Remplacer de vieux convecteurs électriques : puissance à recalculer, câble et fil pilote à vérifier, étapes de la pose, économies que l’on peut attendre.',
      blocks: [
        {
          type: 'text',
          markdown: `L’air entre par le bas d’un convecteur, passe sur un fil brûlant et ressort par le haut à plus de 80 °C. Il file au plafond. On relève couramment 3 ou 4 °C d’écart entre la tête et les chevilles. Le thermostat à bilame, lui, oscille de deux degrés : on règle donc plus haut, pour ne pas avoir froid dans le creux.

## Ce que l’on gagne

Un appareil neuf n’a pas un meilleur rendement : tous ont le même. Il tient la consigne à un ou deux dixièmes près, suit un programme et s’arrête quand une fenêtre s’ouvre. Si cela vous permet de vivre avec un degré et demi de moins en moyenne, vous dépenserez environ 10 % de moins. Davantage est possible quand la maison est vide en journée. Méfiez-vous des promesses au-delà. Et ne comptez pas sur les [aides](/aides-a-la-renovation) : elles vont à l’isolation bien plus qu’aux radiateurs.

## Ne pas remplacer watt pour watt

Si les fenêtres ou les combles ont été refaits depuis la pose, la pièce demande moins. [Recalculez](/calculer-la-puissance), pièce par pièce.`,
        },
        {
          type: 'table',
          caption:
            'Pièce de 15 m², plafond à 2,50 m, deux murs extérieurs, −7 °C dehors : entre deux étages, puis sous le toit',
          head: ['État du logement', 'Watts par m²', 'Puissance'],
          rows: [
            convectorRow('fr', 'De 1948 à 1974, jamais isolé', { period: '1948-1974' }),
            convectorRow('fr', 'De 1975 à 1988', { period: '1975-1988' }),
            convectorRow('fr', 'De 1989 à 2000', { period: '1989-2000' }),
            convectorRow('fr', 'D’avant 1975, rénové : toit, fenêtres, murs', {
              period: '1948-1974',
              works: ['roof', 'windows', 'walls'],
            }),
            convectorRow('fr', 'Depuis 2013', { period: 'since-2013' }),
          ],
        },
        {
          type: 'text',
          markdown: `## Ce qu’il y a dans le mur

Une sortie de câble, trois fils : la phase, le neutre et le [fil pilote](/le-fil-pilote-explique), souvent noir. La plupart de nos radiateurs sont de classe II et s’en contentent. Ceux de classe I, [Colombage](/produit/colombage) ou Chevêtre, demandent en plus la terre.

Regardez aussi le disjoncteur. En 1,5 mm² protégé par 10 A, un circuit porte 2 250 W de chauffage ; en 2,5 mm² par 20 A, 4 500 W.

## Dans l’ordre

1. Coupez le circuit au tableau, fil pilote compris : il peut être alimenté à part.
2. Vérifiez l’absence de tension sur les trois fils.
3. Déposez, rebouchez, percez au gabarit. L’emplacement sous la fenêtre reste bon.
4. Laissez 150 mm dessous, sur les côtés et au-dessus, et 500 mm devant.
5. Raccordez fil à fil. Un fil pilote inutilisé s’isole ; il ne se relie jamais à la terre.

Si le tableau n’a pas de différentiel de 30 mA, ou si les fils sont gainés de coton, faites venir un électricien avant toute chose. Le convecteur, lui, est [repris gratuitement](/recyclage-et-eco-participation) par le vendeur du neuf.`,
        },
        {
          type: 'products',
          title: 'Ceux que l’on pose en remplacement',
          references: ['AT-LIS', 'AT-TAS', 'AT-VOL', 'AT-PRM'],
        },
      ],
    },
    en: {
      slug: 'replacing-old-convectors',
      title: 'Replacing old convectors',
      lead: 'A convector from 1985 warms the ceiling before the people. Replacing one takes half an hour; choosing the right power takes a little longer.',
      description:
        'Replacing old electric convectors in a French home: working out the power again, checking cable and pilot wire, the steps, and what savings to expect.',
      blocks: [
        {
          type: 'text',
          markdown: `Air enters a convector at the bottom, passes over a scorching wire and leaves at the top at more than 80 °C. It makes straight for the ceiling. A gap of 3 or 4 °C between head and ankles is nothing unusual. The bimetal thermostat, meanwhile, swings by two degrees, so people set it higher to avoid the cold spells.

## What you gain

A new appliance is no more efficient: they all have the same efficiency. What it does is hold the setting to a tenth or two of a degree, follow a programme and stop when a window opens. If that lets you live with a degree and a half less on average, you will spend about 10% less. More is possible where the house stands empty by day. Be wary of promises beyond that. And do not count on [grants](/en/renovation-grants), which go to insulation far more than to radiators.

## Do not replace watt for watt

If the windows or the loft have been done since, the room needs less. [Work it out again](/en/power-calculator), room by room.`,
        },
        {
          type: 'table',
          caption:
            'A room of 15 m², 2.5 m ceiling, two outside walls, −7 °C outside: between two floors, then under the roof',
          head: ['State of the home', 'Watts per m²', 'Power'],
          rows: [
            convectorRow('en', '1948 to 1974, never insulated', { period: '1948-1974' }),
            convectorRow('en', '1975 to 1988', { period: '1975-1988' }),
            convectorRow('en', '1989 to 2000', { period: '1989-2000' }),
            convectorRow('en', 'Before 1975, renovated: roof, windows, walls', {
              period: '1948-1974',
              works: ['roof', 'windows', 'walls'],
            }),
            convectorRow('en', 'Since 2013', { period: 'since-2013' }),
          ],
        },
        {
          type: 'text',
          markdown: `## What is in the wall

French homes have a cable outlet there, with three wires: live, neutral and the [pilot wire](/en/the-pilot-wire-explained), usually black. Most of our radiators are Class II and need nothing else. Class I models, such as [Colombage](/en/product/colombage) or Chevêtre, need an earth as well.

Look at the circuit breaker too. Wired in 1.5 mm² behind a 10 A breaker, a circuit carries 2,250 W of heating; in 2.5 mm² behind 20 A, 4,500 W.

## In order

1. Switch the circuit off at the board, pilot wire included: it may be fed separately.
2. Check that all three wires are dead.
3. Take the old one down, fill the holes, drill to the template. Under the window is still a good place.
4. Leave 150 mm below, at either side and above, and 500 mm in front.
5. Connect wire to wire. An unused pilot wire is insulated; it is never joined to earth.

If the board has no 30 mA residual-current device, or the wires are sheathed in cotton, call an electrician before anything else. As for the old convector, whoever sells you the new one [takes it back free of charge](/en/recycling-and-eco-contribution).`,
        },
        {
          type: 'products',
          title: 'The usual replacements',
          references: ['AT-LIS', 'AT-TAS', 'AT-VOL', 'AT-PRM'],
        },
      ],
    },
  },
  {
    key: 'heating-under-the-eaves',
    type: 'conseil_info',
    published: '2025-11-18',
    tags: ['chauffage', 'renovation'],
    fr: {
      slug: 'chauffer-sous-les-toits',
      title: 'Chauffer sous les toits',
      lead: 'Peu de murs droits, un volume qui trompe et l’air chaud qui monte se loger au faîtage. Sous les combles, la forme de l’appareil compte autant que ses watts.',
      description:
        'Chauffer des combles aménagés : compter en mètres cubes, choisir un radiateur bas, vertical ou rayonnant, le fixer dans une cloison légère, régler la sonde.',
      blocks: [
        {
          type: 'text',
          markdown: `## D’abord le toit

Dans une maison non isolée, un quart à un tiers de la chaleur part par la toiture. Aucun radiateur n’y peut rien. Si l’isolant a vingt ans, s’il est tassé ou si l’on voit le jour, commencez par lui : la puissance à installer tombera presque de moitié et l’été deviendra supportable.

## Compter en mètres cubes

La surface trompe sous un rampant. Mesurez le volume : hauteur moyenne, multipliée par la surface au sol. Une chambre de 20 m² au sol, haute de 1,20 m au pied-droit et de 2,60 m au milieu, fait 38 m³ environ, et non 50.`,
        },
        {
          type: 'table',
          caption: 'Chambre de 38 m³ sous rampants, maison de 1975 à 1988, −7 °C dehors',
          head: ['Isolation de la toiture', 'Watts par m³', 'Puissance'],
          rows: [
            ['Récente, 300 mm', '30', '1 150 W'],
            ['Ancienne, 100 mm', '34', '1 300 W'],
            ['Aucune', '58', '2 200 W'],
          ],
        },
        {
          type: 'text',
          markdown: `## Trouver un mur

Un pied-droit de 80 cm suffit à [Plinthe](/produit/plinthe), haute de 220 mm, ou à [Allège](/produit/allege), 400 mm. Placez l’appareil bas sous la fenêtre de toit : l’air refroidi par la vitre coule le long du rampant, et il vaut mieux le recevoir en bas que sur la nuque.

Le mur pignon, seul à monter droit, convient à un vertical. Une cloison de plaques de plâtre porte mal vingt kilos : [Montant](/produit/montant) se visse sur une seule ligne, dans le bois de l’ossature.

## Garder la chaleur en bas

Sous un faîtage à cinq mètres, un convecteur met 27 °C là-haut et 18 où vous êtes. Le rayonnement chauffe les corps et les sols avant l’air : l’écart tombe à trois degrés. Dans un volume ouvert sur un escalier, c’est souvent la seule façon d’avoir chaud sans chauffer l’étage deux fois.`,
        },
        {
          type: 'faq',
          title: 'En pratique',
          questions: [
            {
              question: 'Quelle distance laisser sous le rampant ?',
              answer:
                'La notice la donne pour chaque appareil ; comptez 150 mm au-dessus d’un radiateur bas, davantage si le rampant est lambrissé de bois.',
            },
            {
              question: 'Où mesurer la température ?',
              answer:
                'À 1,50 m du sol, sur une cloison intérieure. Contre un rampant, une sonde lit le toit : trop chaud l’après-midi, trop froid la nuit.',
            },
            {
              question: 'Un seul appareil ou deux ?',
              answer:
                'Deux au-delà de 25 m² ou dans une pièce en L. Deux fois 750 W répartissent mieux la chaleur que 1 500 W au même endroit.',
            },
          ],
        },
        {
          type: 'products',
          title: 'Faits pour les combles',
          references: ['AT-PLI', 'AT-ALL', 'AT-MON', 'AT-PIG'],
        },
      ],
    },
    en: {
      slug: 'heating-under-the-eaves',
      title: 'Heating under the eaves',
      lead: 'Few upright walls, a volume that misleads, and warm air that climbs to the ridge. Under the roof, the shape of the appliance matters as much as its watts.',
      description:
        'Heating a converted loft: count in cubic metres, choose a low, vertical or radiant radiator, fix it into a light partition, and put the sensor where it counts.',
      blocks: [
        {
          type: 'text',
          markdown: `## The roof comes first

In an uninsulated house, a quarter to a third of the heat leaves through the roof. No radiator can help that. If the insulation is twenty years old, has slumped, or lets daylight through, begin there: you will need little more than half the power, and summer will become bearable.

## Count in cubic metres

Floor area misleads under a slope. Measure the volume: average height multiplied by floor area. A bedroom of 20 m² that is 1.2 m high at the knee wall and 2.6 m in the middle holds about 38 m³, not 50.`,
        },
        {
          type: 'table',
          caption: 'A bedroom of 38 m³ under a sloping ceiling, house of 1975 to 1988, −7 °C outside',
          head: ['Roof insulation', 'Watts per m³', 'Power'],
          rows: [
            ['Recent, 300 mm', '30', '1,150 W'],
            ['Old, 100 mm', '34', '1,300 W'],
            ['None', '58', '2,200 W'],
          ],
        },
        {
          type: 'text',
          markdown: `## Finding a wall

A knee wall of 80 cm is enough for [Plinthe](/en/product/plinthe), 220 mm high, or [Allège](/en/product/allege), 400 mm. Put the low appliance under the roof window: air chilled by the glass runs down the slope, and is better met at floor level than on the back of your neck.

The gable, the only wall that stands straight, takes a vertical radiator. A plasterboard partition is no place to hang twenty kilos at random: [Montant](/en/product/montant) is screwed along a single line, into one timber stud.

## Keeping the heat down

Under a ridge at five metres, a convector puts 27 °C up there and 18 where you are. Radiant heat warms bodies and floors before air, and the gap falls to three degrees. In a space open to a staircase it is often the only way to be warm without heating the floor above twice.`,
        },
        {
          type: 'faq',
          title: 'In practice',
          questions: [
            {
              question: 'How much room should I leave below the slope?',
              answer:
                'The manual gives it for each appliance; allow 150 mm above a low radiator, more if the slope is boarded in wood.',
            },
            {
              question: 'Where should the temperature be measured?',
              answer:
                'At 1.5 m from the floor, on an inside partition. Against the slope, a sensor reads the roof: too warm in the afternoon, too cold at night.',
            },
            {
              question: 'One appliance or two?',
              answer:
                'Two beyond 25 m², or in an L-shaped room. Two of 750 W spread the heat better than 1,500 W in one place.',
            },
          ],
        },
        {
          type: 'products',
          title: 'Made for lofts',
          references: ['AT-PLI', 'AT-ALL', 'AT-MON', 'AT-PIG'],
        },
      ],
    },
  },
  {
    key: 'the-pilot-wire-explained',
    type: 'conseil_info',
    published: '2025-03-11',
    tags: ['chauffage', 'regulation'],
    fr: {
      slug: 'le-fil-pilote-explique',
      title: 'Le fil pilote, expliqué',
      lead: 'Un fil noir, six ordres, aucune pile. Depuis les années 1990, presque tous les radiateurs électriques vendus en France s’y raccordent.',
      description:
        'Le fil pilote des radiateurs électriques : les six ordres et leurs signaux, comment savoir si vous en avez un, quoi y raccorder et les précautions à prendre.',
      blocks: [
        {
          type: 'text',
          markdown: `Derrière un radiateur électrique français sortent en général trois fils : la phase, le neutre, et un troisième, le plus souvent noir. C’est le fil pilote. Il ne transporte pas de puissance, seulement une consigne, envoyée par un programmateur, un gestionnaire d’énergie ou une passerelle.

L’idée est simple : vous réglez une fois la température de confort sur l’appareil, 19 °C par exemple. Le fil dit ensuite de combien s’en écarter, et à quel moment.`,
        },
        {
          type: 'table',
          caption: 'Les six ordres, mesurés entre le fil pilote et le neutre',
          head: ['Ordre', 'Signal', 'Effet'],
          rows: [
            ['Confort', 'Aucun', 'La consigne que vous avez réglée'],
            ['Confort −1', 'Secteur pendant 3 secondes, toutes les 5 minutes', '1 °C de moins'],
            ['Confort −2', 'Secteur pendant 7 secondes, toutes les 5 minutes', '2 °C de moins'],
            ['Éco', 'Secteur en continu, 230 V', '3 à 4 °C de moins'],
            ['Hors-gel', 'Demi-alternances négatives', 'Environ 7 °C'],
            ['Arrêt', 'Demi-alternances positives', 'Chauffe coupée'],
          ],
        },
        {
          type: 'text',
          markdown: `Les quatre ordres qui ne décalent pas d’un ou deux degrés sont les plus anciens ; un appareil qui ne connaît que ceux-là prend Confort −1 pour Confort, ce qui est sans gravité.

Un fil pilote coupé, débranché ou jamais relié vaut « aucun signal », donc confort. C’est voulu : une panne de la commande ne laisse personne dans le froid.

## En avez-vous un ?

Regardez la façade de l’appareil. Une position « prog », « auto » ou une petite horloge est un bon indice. Regardez ensuite le tableau : des fils noirs réunis sur un bornier ou un module marqué « FP » le confirment. S’il n’y en a pas, les radiateurs reliés en Wi-Fi ou par radio font le même travail, au demi-degré près.

## Le remettre au travail

Un seul appareil au bout du fil suffit à commander plusieurs radiateurs, à condition qu’ils soient sur la même zone. [Sémaphore](/produit/semaphore) en gère une ou quatre, six radiateurs chacune, et les met dans l’application. C’est la façon la moins chère de programmer une installation qui n’a que vingt ans.`,
        },
        {
          type: 'faq',
          title: 'Précautions',
          questions: [
            {
              question: 'Le fil pilote est-il dangereux ?',
              answer:
                'Il porte 230 V en mode éco, et peut rester sous tension quand le disjoncteur du radiateur est coupé. Coupez aussi la commande, puis vérifiez l’absence de tension.',
            },
            {
              question: 'Que faire d’un fil pilote inutilisé ?',
              answer:
                'L’isoler dans un domino ou un connecteur. Ne le reliez ni à la terre, ni au neutre, ni à la phase.',
            },
            {
              question: 'Peut-on relier deux zones ?',
              answer:
                'Non. Chaque sortie a son fil, et les radiateurs d’une zone doivent partager la même phase en installation triphasée.',
            },
          ],
        },
      ],
    },
    en: {
      slug: 'the-pilot-wire-explained',
      title: 'The pilot wire, explained',
      lead: 'One black wire, six orders, no battery. Since the 1990s almost every electric radiator sold in France has had a terminal for it.',
      description:
        'The French pilot wire for electric radiators: its six orders and their signals, how to tell whether you have one, what to connect to it, and precautions.',
      blocks: [
        {
          type: 'text',
          markdown: `Owners from abroad are often puzzled by it. Behind a French electric radiator there are usually three wires: live, neutral and a third, mostly black, that is not an earth. This is the pilot wire, the fil pilote. It carries no power, only an instruction, sent by a programmer, an energy manager or a gateway.

The idea is simple. You set the comfort temperature once on the appliance, 19 °C for instance. The wire then says how far to depart from it, and when.`,
        },
        {
          type: 'table',
          caption: 'The six orders, measured between pilot wire and neutral',
          head: ['Command', 'Signal', 'Effect'],
          rows: [
            ['Comfort', 'None', 'The temperature you have set'],
            ['Comfort −1', 'Mains for 3 seconds, every 5 minutes', '1 °C less'],
            ['Comfort −2', 'Mains for 7 seconds, every 5 minutes', '2 °C less'],
            ['Eco', 'Mains without a break, 230 V', '3 to 4 °C less'],
            ['Frost protection', 'Negative half-waves', 'About 7 °C'],
            ['Off', 'Positive half-waves', 'No heating'],
          ],
        },
        {
          type: 'text',
          markdown: `The four commands without the steps of one or two degrees are the oldest. An appliance that knows only those takes Comfort −1 for Comfort, which does no harm.

A pilot wire that is cut, disconnected or was never joined to anything amounts to “no signal”, and therefore comfort. That is deliberate: a fault in the controls leaves nobody in the cold.

## Have you got one?

Look at the front of the appliance. A position marked “prog” or “auto”, or a small clock, is a good sign. Then look at the electrical board: black wires gathered on a terminal block, or a module marked “FP”, will confirm it. If there is none, radiators linked by Wi-Fi or radio do the same work, to half a degree.

## Putting it back to work

One device at the end of the wire is enough to control several radiators, as long as they belong to the same zone. [Sémaphore](/en/product/semaphore) handles one zone or four, with six radiators each, and brings them into the app. It is the cheapest way to programme an installation that is only twenty years old.`,
        },
        {
          type: 'faq',
          title: 'Precautions',
          questions: [
            {
              question: 'Is the pilot wire dangerous?',
              answer:
                'It carries 230 V in eco mode, and may stay live when the radiator’s own breaker is off. Switch off the control as well, then check that the wire is dead.',
            },
            {
              question: 'What should be done with an unused pilot wire?',
              answer:
                'Insulate it in a terminal block or connector. Do not join it to earth, to neutral or to live.',
            },
            {
              question: 'Can two zones be joined?',
              answer:
                'No. Each output has its own wire, and in a three-phase installation the radiators of one zone must share a phase.',
            },
          ],
        },
      ],
    },
  },
  {
    key: 'setting-the-temperature-room-by-room',
    type: 'conseil_info',
    published: '2025-02-11',
    tags: ['chauffage', 'regulation'],
    review: { last: '2026-11-26', due: '2027-11-26' },
    fr: {
      slug: 'regler-la-temperature-piece-par-piece',
      title: 'Régler la température pièce par pièce',
      lead: '19 °C où l’on vit, 17 où l’on dort, 22 où l’on se lave et pas plus longtemps. Le reste est affaire d’horaires.',
      description:
        'À quelle température chauffer le séjour, les chambres, la salle de bains ; de combien baisser la nuit ou en voyage ; ce que vaut un degré de moins sur l’année.',
      blocks: [
        {
          dated: true,
          type: 'text',
          markdown: `En France, le Code de l’énergie limite à 19 °C la température moyenne d’un logement pendant son occupation. Cette moyenne laisse de la place : une chambre à 17 °C compense une salle de bains à 22. Un degré de moins sur toute la saison vaut environ 7 % de l’énergie de chauffage. Encore faut-il savoir où le prendre.`,
        },
        {
          type: 'table',
          caption: 'Consignes de départ, à ajuster au demi-degré',
          head: ['Pièce', 'Occupée', 'La nuit', 'Absence de la journée'],
          rows: [
            ['Séjour, bureau', '19 °C', '16 °C', '16 °C'],
            ['Cuisine', '18 °C', '16 °C', '16 °C'],
            ['Chambre', '17 °C', '16 à 17 °C', '16 °C'],
            ['Chambre d’un nourrisson', '18 à 20 °C', '18 à 20 °C', '16 °C'],
            ['Salle de bains', '22 °C, le temps d’y être', '17 °C', '17 °C'],
            ['Entrée, couloir', '17 °C', '16 °C', '16 °C'],
            ['Pièce sans usage', '12 °C', '12 °C', '12 °C'],
          ],
        },
        {
          type: 'text',
          markdown: `## Quand baisser, et de combien

- **Moins de deux heures** d’absence : ne touchez à rien.
- **Une nuit, une journée** : 3 °C de moins. Au-delà, un logement mal isolé met trop longtemps à revenir, et les murs froids obligent à régler plus haut.
- **Deux jours et plus** : 12 °C, ou la position hors-gel, vers 7 °C, si la maison est saine et sèche.

Baisser n’oblige pas à surchauffer ensuite. L’énergie nécessaire au retour est toujours inférieure à celle que l’on a économisée ; ce qui fait perdre le gain, c’est de régler sur 22 pour que « cela monte plus vite ». Un radiateur ne monte pas plus vite, il monte plus longtemps.

## Mesurer juste

Un thermomètre posé sur le radiateur ne dit rien. Placez la sonde à 1,50 m du sol, sur un mur intérieur, loin d’une lampe et du soleil. Si votre appareil affiche 19 et que le fauteuil est à 18, la plupart des thermostats savent corriger l’écart.

Fermez la porte des pièces à 16. Une chambre ouverte sur un séjour à 19 finit à 18, et c’est le séjour qui la paie.

## Laisser faire la régulation

Programmez une fois, en octobre. [Aplomb](/produit/aplomb) tient la semaine sur deux piles, [Vigie](/produit/vigie) voit que la pièce est vide, [Jauge](/produit/jauge) montre ce que coûte un degré chez vous, en euros. Avec un [fil pilote](/le-fil-pilote-explique), un seul appareil suffit pour tout l’étage.`,
        },
        {
          type: 'products',
          title: 'Pour régler sans y penser',
          references: ['AT-APB', 'AT-VIG', 'AT-JAU', 'AT-SMP'],
        },
      ],
    },
    en: {
      slug: 'setting-the-temperature-room-by-room',
      title: 'Setting the temperature room by room',
      lead: '19 °C where you live, 17 where you sleep, 22 where you wash and no longer than that. The rest is a matter of hours.',
      description:
        'How warm to keep the living room, bedrooms and bathroom; how far to turn the heating down at night or when away; what one degree less is worth over a year.',
      blocks: [
        {
          dated: true,
          type: 'text',
          markdown: `French law (the Code de l’énergie) limits the average temperature of a home to 19 °C while it is occupied. An average leaves room to move: a bedroom at 17 °C makes up for a bathroom at 22. One degree less over the whole season is worth about 7% of the energy spent on heating. The question is where to take it from.`,
        },
        {
          type: 'table',
          caption: 'Settings to start from, then adjust by half a degree',
          head: ['Room', 'Occupied', 'At night', 'Out for the day'],
          rows: [
            ['Living room, study', '19 °C', '16 °C', '16 °C'],
            ['Kitchen', '18 °C', '16 °C', '16 °C'],
            ['Bedroom', '17 °C', '16 to 17 °C', '16 °C'],
            ['A baby’s bedroom', '18 to 20 °C', '18 to 20 °C', '16 °C'],
            ['Bathroom', '22 °C, while you are in it', '17 °C', '17 °C'],
            ['Hall, landing', '17 °C', '16 °C', '16 °C'],
            ['Room not in use', '12 °C', '12 °C', '12 °C'],
          ],
        },
        {
          type: 'text',
          markdown: `## When to turn down, and how far

- **Away for less than two hours**: leave it alone.
- **A night, a day**: 3 °C less. Go further and a poorly insulated home takes too long to recover, while cold walls push you to set it higher.
- **Two days or more**: 12 °C, or the frost setting at about 7 °C if the house is sound and dry.

Turning down does not mean paying for it later. The energy needed on your return is always less than what was saved. What undoes the gain is setting 22 “so that it warms up faster”. A radiator does not warm up faster; it only goes on for longer.

## Measuring properly

A thermometer on top of the radiator tells you nothing. Put the sensor 1.5 m from the floor, on an inside wall, away from lamps and sunshine. If the display says 19 and your armchair says 18, most thermostats can be told to make up the difference.

Shut the doors of rooms kept at 16. A bedroom open to a living room at 19 ends up at 18, and the living room pays.

## Leaving it to the controls

Programme it once, in October. [Aplomb](/en/product/aplomb) holds the week on two batteries, [Vigie](/en/product/vigie) sees that the room is empty, and [Jauge](/en/product/jauge) shows what a degree costs in your home, in euros. With a [pilot wire](/en/the-pilot-wire-explained), one device will do for the whole floor.`,
        },
        {
          type: 'products',
          title: 'For settings you can forget',
          references: ['AT-APB', 'AT-VIG', 'AT-JAU', 'AT-SMP'],
        },
      ],
    },
  },
];
