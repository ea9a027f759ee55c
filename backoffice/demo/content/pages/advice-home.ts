import type { Locale } from '#shared/locale.ts';
import type { DemoPage } from '../demo-page.ts';
import { referenceWatts } from '../reference-watts.ts';

/** Heat demand of a bathroom in m², by the site's calculator. */
function bathroomRow(lang: Locale, area: number): string[] {
  const watts = (house: Parameters<typeof referenceWatts>[3]) =>
    `${referenceWatts(lang, 'bathroom', area, house)} W`;
  return [
    `${area} m²`,
    watts({ storey: 'between' }),
    watts({ storey: 'top' }),
    watts({ storey: 'top', walls: 2 }),
  ];
}

export const HOME_ADVICE_PAGES: DemoPage[] = [
  {
    key: 'how-much-power-for-a-bathroom',
    type: 'conseil_info',
    published: '2026-03-17',
    tags: ['salle-de-bains', 'chauffage'],
    fr: {
      slug: 'quelle-puissance-pour-une-salle-de-bains',
      title: 'Quelle puissance pour une salle de bains ?',
      lead: 'Une salle de bains se chauffe vite, fort et peu de temps : calculez ses watts d’après ses murs, puis compensez ce que les serviettes recouvrent.',
      description:
        'Puissance d’un sèche-serviettes selon la surface, effet du linge et de la soufflerie, volumes de sécurité de la norme électrique et horaires à programmer.',
      blocks: [
        {
          type: 'text',
          markdown: `C’est la seule pièce où l’on se tient mouillé et dévêtu. On y veut 22 °C, une demi-heure le matin, une autre le soir, contre 19 au séjour. Il faut donc plus de watts qu’ailleurs : moins pour tenir la température que pour l’atteindre.

Le tableau vaut pour un plafond à 2,50 m, une maison de 1975 à 1988 et −7 °C dehors. Six mètres carrés y demandent ${referenceWatts('fr', 'bathroom', 6, { storey: 'between' })} W entre deux étages, ${referenceWatts('fr', 'bathroom', 6, { storey: 'top', walls: 2 })} W dans un angle sous le toit, et ${referenceWatts('fr', 'bathroom', 6, { storey: 'between', works: ['walls', 'roof', 'windows'] })} W une fois murs, toit et fenêtres refaits. Pour votre ville et vos murs, [faites le calcul](/calculer-la-puissance).`,
        },
        {
          type: 'table',
          caption: 'De la surface à la puissance',
          head: ['Surface', 'Entre deux étages', 'Sous le toit', 'Dans un angle, sous le toit'],
          rows: [4, 6, 8, 10, 14].map((area) => bathroomRow('fr', area)),
        },
        {
          type: 'text',
          markdown: `## Le linge compte

Une échelle couverte sur la moitié de sa hauteur perd un tiers de ce qu’elle donne à la pièce. Pour quatre personnes, prenez la taille au-dessus, ou un modèle qui laisse des vides entre les groupes de barreaux, comme [Rive](/produit/rive).

## La soufflerie, pour la vitesse

Au-delà de 1 000 W, une échelle seule prend trop de hauteur : une soufflerie ajoute 750 à 1 000 W d’air chaud le temps de la douche. Dans une pièce de 6 m², [Lavandière](/produit/lavandiere) passe de 18 à 22 °C en six minutes. C’est la bonne réponse quand les horaires changent tous les jours ; s’ils sont fixes, un programme qui commence vingt minutes plus tôt fait le même travail sans bruit.

## Où l’accrocher ?

La norme NF C 15-100 découpe la pièce en volumes. Aucun de nos appareils de chauffage électriques n’entre dans le volume 0, l’intérieur de la baignoire ou du receveur, ni dans le volume 1, au-dessus, jusqu’à 2,25 m ; sans receveur, le volume 1 s’étend à 1,20 m de la pomme de douche. Dans le volume 2, soit les 60 cm au-delà, un appareil de classe II, IPX4 au moins, est admis derrière un différentiel de 30 mA. Au-delà, le choix est libre. La commande doit rester hors de portée de qui est dans l’eau.`,
        },
        {
          type: 'faq',
          title: 'Cas particuliers',
          questions: [
            {
              question: 'Raccordé au chauffage central ?',
              answer:
                'Lisez la puissance donnée pour votre température d’eau. À 45 °C de départ, avec une pompe à chaleur, un sèche-serviettes rend à peu près la moitié de sa puissance nominale.',
            },
            {
              question: 'Et au printemps, chaudière arrêtée ?',
              answer:
                'Un modèle mixte prend la suite avec une résistance de 200 à 750 W. C’est assez pour sécher le linge et ôter l’humidité.',
            },
            {
              question: 'Faut-il le laisser chauffer la nuit ?',
              answer: 'À 17 °C, oui : une pièce humide qui refroidit trop condense sur le carrelage.',
            },
          ],
        },
        {
          type: 'products',
          title: 'Quatre modèles, quatre situations',
          references: ['AT-RIV', 'AT-BRG', 'AT-LVD', 'AT-AFL'],
        },
      ],
    },
    en: {
      slug: 'how-much-power-for-a-bathroom',
      title: 'How much heat does a bathroom need?',
      lead: 'A bathroom is heated fast, hard and briefly: work out its watts from its walls, then make up for what the towels cover.',
      description:
        'Towel-dryer power by floor area, what towels and a blower change, the safety zones of the French wiring standard, and which hours to programme for the heat.',
      blocks: [
        {
          type: 'text',
          markdown: `It is the one room where people stand about wet and undressed. They want 22 °C for half an hour in the morning and again in the evening, against 19 in the living room. So it takes more watts than elsewhere, not so much to hold the temperature as to reach it.

The table is for a 2.5 m ceiling, a house of 1975 to 1988 and −7 °C outside. Six square metres there call for ${referenceWatts('en', 'bathroom', 6, { storey: 'between' })} W between two floors, ${referenceWatts('en', 'bathroom', 6, { storey: 'top', walls: 2 })} W in a corner under the roof, and ${referenceWatts('en', 'bathroom', 6, { storey: 'between', works: ['walls', 'roof', 'windows'] })} W once walls, roof and windows have been redone. For your town and your walls, [work it out](/en/power-calculator).`,
        },
        {
          type: 'table',
          caption: 'From floor area to power',
          head: ['Floor area', 'Between two floors', 'Under the roof', 'In a corner under the roof'],
          rows: [4, 6, 8, 10, 14].map((area) => bathroomRow('en', area)),
        },
        {
          type: 'text',
          markdown: `## Towels count

A ladder covered over half its height loses a third of what it gives the room. For a family of four, take the next size up, or a model with gaps between its groups of rungs, such as [Rive](/en/product/rive).

## A blower, for speed

Above 1,000 W a ladder on its own becomes too tall: a blower adds 750 to 1,000 W of warm air for as long as the shower lasts. In a room of 6 m², [Lavandière](/en/product/lavandiere) goes from 18 to 22 °C in six minutes. That is the answer when hours change every day. Where they are regular, a programme that starts twenty minutes earlier does the same work in silence.

## Where should it hang?

The French wiring standard, NF C 15-100, divides the room into zones called volumes. None of our electric heaters goes into volume 0, the inside of the bath or tray, nor into volume 1, above it, up to 2.25 m; without a tray, volume 1 reaches 1.20 m from the shower head. In volume 2, which is the 60 cm beyond, a Class II appliance rated at least IPX4 is allowed behind a 30 mA residual-current device. Beyond that the choice is free. The controls must stay out of reach of anyone in the water.`,
        },
        {
          type: 'faq',
          title: 'Particular cases',
          questions: [
            {
              question: 'On the central heating?',
              answer:
                'Read the output given for your water temperature. At a flow of 45 °C, from a heat pump, a towel dryer gives roughly half its rated output.',
            },
            {
              question: 'And in spring, when the boiler is off?',
              answer:
                'A dual-energy model takes over with an element of 200 to 750 W. That is enough to dry towels and drive out the damp.',
            },
            {
              question: 'Should it be left on overnight?',
              answer: 'At 17 °C, yes: a damp room that cools too far leaves condensation on the tiles.',
            },
          ],
        },
        {
          type: 'products',
          title: 'Four models for four situations',
          references: ['AT-RIV', 'AT-BRG', 'AT-LVD', 'AT-AFL'],
        },
      ],
    },
  },
  {
    key: 'what-size-water-heater',
    type: 'conseil_info',
    published: '2025-06-10',
    tags: ['eau-chaude'],
    fr: {
      slug: 'quel-volume-de-chauffe-eau',
      title: 'Quel volume de chauffe-eau ?',
      lead: 'Cinquante litres par personne : la règle est ancienne, et reste bonne. Encore faut-il savoir quand s’en écarter.',
      description:
        'Choisir la contenance d’un chauffe-eau selon le nombre de personnes, électrique ou thermodynamique : besoins réels, temps de chauffe, température, place.',
      blocks: [
        {
          type: 'text',
          markdown: `Un chauffe-eau garde l’eau plus chaude que vous ne la tirez. 200 litres à 60 °C, mélangés à de l’eau froide à 10 °C, en donnent 333 à 40 °C au plus, 320 une fois comptés les remous dans la cuve : huit douches. C’est ce second chiffre qui compte : demandez-le avant de comparer deux cuves.`,
        },
        {
          type: 'table',
          caption: 'Ce que l’on tire, à 38 ou 40 °C',
          head: ['Usage', 'Litres'],
          rows: [
            ['Douche de cinq minutes, pomme économe', '40'],
            ['Douche de dix minutes, pomme ancienne', '100 à 120'],
            ['Bain', '120 à 150'],
            ['Vaisselle à la main', '10 à 15'],
            ['Lavabo, par personne et par jour', '5'],
          ],
        },
        {
          type: 'table',
          caption: 'Contenance conseillée',
          head: ['Foyer', 'Électrique', 'Thermodynamique'],
          rows: [
            ['1 personne', '65 à 80 L', '100 L'],
            ['2 personnes', '100 L', '100 à 150 L'],
            ['3 personnes', '150 L', '150 à 200 L'],
            ['4 personnes', '200 L', '200 L'],
            ['5 personnes', '250 L', '270 L'],
            ['6 personnes et plus', '300 L', '270 L et sa résistance'],
          ],
        },
        {
          type: 'text',
          markdown: `## Trop petit, trop grand

Trop petit, il oblige à chauffer en journée, au tarif plein. Trop grand, il garde au chaud une eau que personne ne tire : une bonne cuve de 200 litres perd à elle seule environ 1,3 kWh par jour, près de 500 par an. Entre deux tailles, prenez la plus grande si vous aimez les bains ou recevez souvent, la plus petite sinon.

## Le temps de chauffe

Un modèle électrique refait sa réserve en quatre à cinq heures : une nuit d’heures creuses suffit. Un [thermodynamique](/nos-produits/chauffe-eau/thermodynamiques) consomme trois fois moins, mais met sept à neuf heures. On le choisit donc un peu plus large, ou on le laisse travailler l’après-midi, quand l’air est doux.

## Ni trop tiède, ni trop chaud

En dessous de 50 °C, des bactéries peuvent se développer dans l’eau qui stagne ; au-dessus de 60, le calcaire se dépose et les pertes augmentent. Réglez entre 55 et 60. Au robinet de la salle de bains, 50 °C sont un maximum : un mitigeur thermostatique y veille. Au retour d’une absence de plus de quatre jours, tenez 60 °C une journée avant la première douche.

## La place

Rempli, un 200 litres pèse 250 kg : il lui faut un mur plein ou un trépied. Dans un placard de couloir, un [extra-plat](/nos-produits/chauffe-eau/plats) tient en moins de 300 mm. Si la cuisine est à plus de huit mètres, un petit appareil sous l’évier évite de vider un litre et demi d’eau tiède à chaque verre rincé.`,
        },
        {
          type: 'products',
          title: 'Du studio à la grande famille',
          references: ['AT-BIF', 'AT-CTN', 'AT-PUI', 'AT-SOU'],
        },
      ],
    },
    en: {
      slug: 'what-size-water-heater',
      title: 'What size of water heater?',
      lead: 'Fifty litres a person: the rule is an old one, and still a good one. It helps to know when to depart from it.',
      description:
        'Choosing the capacity of a storage water heater by number of people, electric or heat pump: what is really used, reheating time, temperature and space needed.',
      blocks: [
        {
          type: 'text',
          markdown: `A water heater keeps water hotter than you draw it. Mixed with cold water at 10 °C, 200 litres at 60 °C give 333 at 40 °C at most, and 320 once mixing inside the tank is counted: eight showers. The second figure is the one that matters: ask for it before comparing two tanks.`,
        },
        {
          type: 'table',
          caption: 'What is drawn, at 38 to 40 °C',
          head: ['Use', 'Litres'],
          rows: [
            ['Five-minute shower, economical head', '40'],
            ['Ten-minute shower, older head', '100 to 120'],
            ['Bath', '120 to 150'],
            ['Washing-up by hand', '10 to 15'],
            ['Washbasin, per person per day', '5'],
          ],
        },
        {
          type: 'table',
          caption: 'Recommended capacity',
          head: ['Household', 'Electric', 'Heat pump'],
          rows: [
            ['1 person', '65 to 80 L', '100 L'],
            ['2 people', '100 L', '100 to 150 L'],
            ['3 people', '150 L', '150 to 200 L'],
            ['4 people', '200 L', '200 L'],
            ['5 people', '250 L', '270 L'],
            ['6 people or more', '300 L', '270 L and its element'],
          ],
        },
        {
          type: 'text',
          markdown: `## Too small, too large

Too small, and it has to heat during the day, at the full rate. Too large, and it keeps hot water nobody draws: a good 200-litre tank loses about 1.3 kWh a day on its own account, close to 500 a year. Between two sizes, take the larger if you like baths or often have guests, the smaller if not.

## Reheating time

An electric model makes up its reserve in four to five hours, so one night at the off-peak rate is enough. A [heat-pump model](/en/our-products/water-heaters/heat-pump) uses a third of the energy but takes seven to nine hours. It is chosen slightly larger, or left to work in the afternoon when the air is mild.

## Neither too tepid nor too hot

Below 50 °C, bacteria may grow in standing water; above 60, limescale settles and losses rise. Set it between 55 and 60. At the bathroom tap 50 °C is the maximum in France, and a thermostatic mixing valve sees to it. After an absence of more than four days, hold 60 °C for a day before the first shower.

## Space

Full, a 200-litre tank weighs 250 kg: it needs a solid wall or a stand. In a corridor cupboard, a [slim model](/en/our-products/water-heaters/slim) takes up less than 300 mm. If the kitchen is more than eight metres away, a small heater under the sink saves running off a litre and a half of tepid water for every glass rinsed.`,
        },
        {
          type: 'products',
          title: 'From studio flat to large family',
          references: ['AT-BIF', 'AT-CTN', 'AT-PUI', 'AT-SOU'],
        },
      ],
    },
  },
  {
    key: 'why-an-insulated-house-must-breathe',
    type: 'conseil_info',
    published: '2025-04-22',
    tags: ['ventilation', 'renovation'],
    review: { last: '2026-11-26', due: '2027-11-26' },
    fr: {
      slug: 'pourquoi-une-maison-isolee-doit-respirer',
      title: 'Pourquoi une maison isolée doit respirer',
      lead: 'Une famille de quatre personnes rejette une dizaine de litres d’eau par jour, en vapeur. Dans une maison ancienne, elle partait par les fentes. Il n’y en a plus.',
      description:
        'Pourquoi ventiler une maison isolée : humidité, règles françaises, débits par pièce, simple flux ou double flux, entretien, et les erreurs qui coûtent cher.',
      blocks: [
        {
          type: 'text',
          markdown: `Respirer, cuisiner, se doucher, faire sécher le linge : l’eau passe dans l’air sans qu’on la voie. Tant que les fenêtres joignaient mal, le vent l’emportait avec la chaleur. On change les menuiseries, on isole les murs, et l’eau reste. Elle se dépose là où c’est froid : en bas des vitres, dans un angle, derrière une armoire. Des taches grises suivent au second hiver.

Ouvrir dix minutes par jour fait du bien et ne suffit pas. L’air d’un logement de 80 m² doit être remplacé toutes les deux heures environ, y compris la nuit.`,
        },
        {
          dated: true,
          type: 'text',
          markdown: `## Ce que dit la règle

En France, l’arrêté du 24 mars 1982 veut une aération générale et permanente des logements construits depuis : l’air neuf entre par les pièces principales, l’air vicié sort par la cuisine, la salle de bains et les toilettes. Pour un logement plus ancien, la règle s’applique lors de travaux : depuis 2018, des fenêtres remplacées dans une pièce principale doivent en général recevoir des entrées d’air, s’il n’y en a pas déjà.`,
        },
        {
          dated: true,
          type: 'table',
          caption: 'Débits d’extraction à atteindre, en m³/h (arrêté du 24 mars 1982)',
          head: ['Pièces principales', 'Cuisine', 'Salle de bains', 'Toilettes uniques'],
          rows: [
            ['1', '75', '15', '15'],
            ['2', '90', '15', '15'],
            ['3', '105', '30', '15'],
            ['4', '120', '30', '30'],
            ['5 et plus', '135', '30', '30'],
          ],
        },
        {
          type: 'text',
          markdown: `Le débit de la cuisine se réduit entre les repas ; la ventilation, elle, ne s’arrête jamais.

## Trois façons de le faire

- **Simple flux autoréglable.** Un débit constant. Simple, robuste, un peu dépensier.
- **Simple flux hygroréglable.** Les bouches s’ouvrent avec l’humidité. Maison vide, le débit tombe de moitié.
- **Double flux.** L’air sortant réchauffe l’air entrant et rend de 84 à 91 % de sa chaleur. Il demande deux réseaux de gaines et des filtres propres.

À raison de 100 m³/h, la chaleur emportée vaut environ 2 000 kWh par hiver. L’hygroréglable en garde un tiers, le double flux plus de quatre cinquièmes.`,
        },
        {
          type: 'faq',
          title: 'Les erreurs courantes',
          questions: [
            {
              question: 'Peut-on boucher les entrées d’air ?',
              answer:
                'Non. L’air viendra par ailleurs : sous la porte palière, par un conduit, par l’évacuation de l’évier. Une entrée acoustique ou hygroréglable règle le bruit et le froid.',
            },
            {
              question: 'Peut-on l’arrêter la nuit ?',
              answer: 'Non. C’est la nuit que les chambres en ont le plus besoin.',
            },
            {
              question: 'Peut-on y raccorder la hotte ?',
              answer: 'Jamais une hotte à moteur : elle refoulerait dans les autres pièces.',
            },
            {
              question: 'Quel entretien ?',
              answer:
                'Les bouches à l’eau savonneuse deux fois par an, les filtres d’une double flux tous les six mois, le caisson tous les deux ou trois ans.',
            },
          ],
        },
        {
          type: 'products',
          title: 'Pour une maison, un appartement, une seule pièce',
          references: ['AT-LTN', 'AT-TRB', 'AT-CSV', 'AT-MRT'],
        },
      ],
    },
    en: {
      slug: 'why-an-insulated-house-must-breathe',
      title: 'Why an insulated house must breathe',
      lead: 'A family of four gives off some ten litres of water a day, as vapour. In an old house it left through the gaps. There are no gaps any more.',
      description:
        'Why an insulated house needs ventilation: damp, French rules, air flows room by room, extract or heat recovery, upkeep, and the mistakes that prove expensive.',
      blocks: [
        {
          type: 'text',
          markdown: `Breathing, cooking, showering, drying clothes: water goes into the air unseen. As long as windows fitted badly, the wind carried it off along with the heat. Change the windows, insulate the walls, and the water stays. It settles where it is cold: at the foot of the panes, in a corner, behind a wardrobe. By the second winter there are grey stains.

Opening up for ten minutes a day does good and is not enough. The air of a home of 80 m² has to be replaced about every two hours, at night as well.`,
        },
        {
          dated: true,
          type: 'text',
          markdown: `## What the rules say

In France, an order of 24 March 1982 requires general and permanent ventilation in homes built since then: fresh air comes in through living rooms and bedrooms, stale air leaves by the kitchen, bathroom and lavatory. In older homes the rule applies when work is done: since 2018, windows replaced in a main room must as a rule be given air inlets, if there are none already.`,
        },
        {
          dated: true,
          type: 'table',
          caption: 'Extract flows to be reached, in m³/h (order of 24 March 1982)',
          head: ['Main rooms', 'Kitchen', 'Bathroom', 'Single lavatory'],
          rows: [
            ['1', '75', '15', '15'],
            ['2', '90', '15', '15'],
            ['3', '105', '30', '15'],
            ['4', '120', '30', '30'],
            ['5 or more', '135', '30', '30'],
          ],
        },
        {
          type: 'text',
          markdown: `The kitchen flow is turned down between meals; the ventilation itself is never turned off.

## Three ways of doing it

- **Constant-flow extract.** The flow is always the same. Simple, sturdy, a little wasteful.
- **Humidity-controlled extract.** The vents open as humidity rises. In an empty house the flow falls by half.
- **Heat recovery.** Outgoing air warms incoming air and gives back 84 to 91% of its heat. It calls for two sets of ducts and clean filters.

At 100 m³/h, the heat carried off comes to about 2,000 kWh a winter. Humidity control keeps back a third of it, heat recovery more than four-fifths.`,
        },
        {
          type: 'faq',
          title: 'Common mistakes',
          questions: [
            {
              question: 'Can I block the air inlets?',
              answer:
                'No. Air will come by another way: under the front door, down a flue, up the waste pipe of the sink. An acoustic or humidity-controlled inlet deals with noise and cold.',
            },
            {
              question: 'Can I switch it off at night?',
              answer: 'No. Night is when bedrooms need it most.',
            },
            {
              question: 'Can the cooker hood be connected to it?',
              answer: 'Never a hood with a motor: it would blow back into the other rooms.',
            },
            {
              question: 'What upkeep does it need?',
              answer:
                'Vents washed in soapy water twice a year, heat-recovery filters changed every six months, the fan box cleaned every two or three years.',
            },
          ],
        },
        {
          type: 'products',
          title: 'For a house, a flat, a single room',
          references: ['AT-LTN', 'AT-TRB', 'AT-CSV', 'AT-MRT'],
        },
      ],
    },
  },
  {
    key: 'reading-an-energy-label',
    type: 'conseil_info',
    published: '2025-09-02',
    tags: ['aides-reglementations', 'chauffage', 'eau-chaude'],
    review: { last: '2026-11-26', due: '2027-11-26' },
    fr: {
      slug: 'lire-une-etiquette-energie',
      title: 'Lire une étiquette énergie',
      lead: 'Une lettre, une couleur, et cinq chiffres que l’on saute. Ce sont eux qui servent à choisir.',
      description:
        'Étiquette énergie des pompes à chaleur, chauffe-eau, chaudières et ventilations : quelles échelles, quels chiffres lire, et pourquoi un radiateur n’en a pas.',
      blocks: [
        {
          type: 'text',
          markdown: `L’étiquette est européenne et chaque famille d’appareils a son règlement. La même lettre ne veut donc pas dire la même chose d’une famille à l’autre : un A de ventilation et un A de chaudière ne se comparent pas.`,
        },
        {
          dated: true,
          type: 'table',
          caption: 'Qui porte quoi',
          head: ['Appareil', 'Règlement (UE)', 'Échelle'],
          rows: [
            ['Pompe à chaleur, chaudière', '811/2013', 'A+++ à D'],
            ['Chauffe-eau, ballon', '812/2013', 'A+ à F'],
            ['Ventilation de logement', '1254/2014', 'A+ à G'],
            ['Climatiseur', '626/2011', 'A+++ à D'],
            ['Radiateur à gaz', '2015/1186', 'A++ à G'],
            ['Radiateur ou sèche-serviettes électrique', 'Aucune étiquette', 'Aucune'],
          ],
        },
        {
          type: 'text',
          markdown: `## Pourquoi un radiateur électrique n’en a pas

Tous rendent en chaleur l’électricité qu’ils reçoivent : une lettre n’aurait rien à départager. Un autre règlement, d’écoconception, leur impose une efficacité saisonnière minimale. Elle récompense le thermostat, le programme, la détection de fenêtre ou de présence. Vous la trouvez dans le tableau technique de nos fiches.

## Sur une pompe à chaleur

L’étiquette donne deux classes, à 35 °C de départ pour un plancher et à 55 °C pour des radiateurs. Lisez celle qui correspond à votre maison. La carte montre trois climats, avec la puissance dans chacun. Les deux haut-parleurs donnent la puissance acoustique, dedans et dehors : elle dépasse toujours le niveau entendu à un mètre.

L’efficacité, 153 % par exemple, est comptée en énergie primaire. Pour retrouver le rendement saisonnier, ajoutez 3 et multipliez par 2,5 : (153 + 3) × 2,5 = 390 %, soit un SCOP de 3,9. Un kilowattheure payé en rend 3,9.

## Sur un chauffe-eau

Cherchez d’abord le profil de soutirage, de 3XS à XXL : c’est la journée type de l’essai. M convient à deux personnes, L à quatre, XL à cinq ou six. Deux classes ne se comparent qu’au même profil. Un petit appareil classé B n’est pas plus sobre qu’un 200 litres classé C : son essai était moins exigeant. La consommation annuelle, en kWh, est le chiffre à comparer.`,
        },
        {
          type: 'faq',
          title: 'Deux précisions',
          questions: [
            {
              question: 'Qu’est-ce que l’étiquette de produit combiné ?',
              answer:
                'Quand un installateur associe un appareil et un régulateur, il remet une étiquette de l’ensemble. Le régulateur y ajoute de 1 à 5 points.',
            },
            {
              question: 'Où vérifier une classe ?',
              answer:
                'Dans EPREL, la base publique de la Commission européenne. Chaque modèle étiqueté y a sa fiche.',
            },
          ],
        },
        {
          type: 'links',
          title: 'Voir les classes sur les appareils',
          links: [
            {
              label: 'Pompes à chaleur air-eau',
              text: 'A++ à A+++, à 35 et à 55 °C.',
              url: '/nos-produits/pompe-a-chaleur/air-eau',
            },
            {
              label: 'Chauffe-eau',
              text: 'Électriques, extra-plats, thermodynamiques.',
              url: '/nos-produits/chauffe-eau',
            },
            {
              label: 'Ventilation',
              text: 'Simple et double flux.',
              url: '/nos-produits/ventilation',
            },
          ],
        },
      ],
    },
    en: {
      slug: 'reading-an-energy-label',
      title: 'Reading an energy label',
      lead: 'A letter, a colour, and five figures that everyone skips. They are the ones to choose by.',
      description:
        'Energy labels on heat pumps, water heaters, boilers and ventilation: which scales apply, which figures to read, and why an electric radiator carries no label.',
      blocks: [
        {
          type: 'text',
          markdown: `The label is European and every family of appliances has its own regulation. The same letter therefore means different things in different families: an A for ventilation and an A for a boiler cannot be compared.`,
        },
        {
          dated: true,
          type: 'table',
          caption: 'What carries which label',
          head: ['Appliance', 'Regulation (EU)', 'Scale'],
          rows: [
            ['Heat pump, boiler', '811/2013', 'A+++ to D'],
            ['Water heater, storage tank', '812/2013', 'A+ to F'],
            ['Domestic ventilation', '1254/2014', 'A+ to G'],
            ['Air conditioner', '626/2011', 'A+++ to D'],
            ['Gas radiator', '2015/1186', 'A++ to G'],
            ['Electric radiator or towel dryer', 'No label', 'None'],
          ],
        },
        {
          type: 'text',
          markdown: `## Why electric radiators have none

They all turn the electricity they receive into heat, so a letter would not tell one from another. Another regulation, on ecodesign, sets them a minimum seasonal efficiency. It rewards the thermostat, the programme, the detection of windows or people. You will find it in the technical table of our data sheets.

## On a heat pump

The label gives two classes, one at a flow of 35 °C for underfloor heating and one at 55 °C for radiators. Read the one that matches your house. The map shows three climates, with the output in each. The two loudspeakers give the sound power, indoors and out, which is always higher than the level heard at one metre.

The efficiency, 153% say, is counted in primary energy. To get back to the seasonal performance, add 3 and multiply by 2.5: (153 + 3) × 2.5 = 390%, which is a SCOP of 3.9. One kilowatt-hour paid for gives 3.9.

## On a water heater

Look first for the load profile, from 3XS to XXL: it is the typical day used for the test. M suits two people, L four, XL five or six. Two classes can be compared only within one profile. A small heater rated B is no thriftier than a 200-litre model rated C: its test was less demanding. The annual consumption in kWh is the figure to compare.`,
        },
        {
          type: 'faq',
          title: 'Two points of detail',
          questions: [
            {
              question: 'What is a package label?',
              answer:
                'When an installer combines an appliance with a controller, they hand over a label for the whole. The controller adds between 1 and 5 points.',
            },
            {
              question: 'Where can a class be checked?',
              answer:
                'In EPREL, the public database of the European Commission. Every labelled model has its entry there.',
            },
          ],
        },
        {
          type: 'links',
          title: 'See the classes on the appliances',
          links: [
            {
              label: 'Air-to-water heat pumps',
              text: 'A++ to A+++, at 35 and at 55 °C.',
              url: '/en/our-products/heat-pump/air-to-water',
            },
            {
              label: 'Water heaters',
              text: 'Electric, slim and heat pump.',
              url: '/en/our-products/water-heaters',
            },
            {
              label: 'Ventilation',
              text: 'Extract and heat recovery.',
              url: '/en/our-products/ventilation',
            },
          ],
        },
      ],
    },
  },
  {
    key: 'heat-pumps-and-neighbours',
    type: 'conseil_info',
    published: '2026-05-12',
    tags: ['chauffage', 'aides-reglementations'],
    review: { last: '2026-11-26', due: '2027-11-26' },
    fr: {
      slug: 'pompe-a-chaleur-et-voisinage',
      title: 'Pompe à chaleur et voisinage',
      lead: 'À un mètre, une bonne pompe à chaleur fait le bruit d’une conversation à voix basse. Mais elle travaille la nuit, et dehors. Son emplacement se choisit en pensant à l’oreille du voisin.',
      description:
        'Bruit d’une pompe à chaleur : niveaux selon la distance, règle d’émergence de jour et de nuit, erreurs d’emplacement, formalités en mairie et en copropriété.',
      blocks: [
        {
          dated: true,
          type: 'text',
          markdown: `## Ce que demande la règle

Le Code de la santé publique interdit qu’un bruit, par sa durée, sa répétition ou son intensité, trouble la tranquillité du voisinage. Pour en juger, on se sert de l’émergence : l’écart, chez le voisin, entre le niveau appareil en marche et le niveau appareil arrêté. Les limites sont de 5 dB(A) le jour, de 7 h à 22 h, et de 3 dB(A) la nuit.

Deux bruits égaux en font un seul, plus fort de 3 dB(A). La nuit, l’appareil ne doit donc pas dépasser, à la fenêtre d’à côté, le silence qui l’entoure : 25 à 30 dB(A) à la campagne, 30 à 35 dans un lotissement.`,
        },
        {
          type: 'text',
          markdown: `## Ce que fait la distance

L’étiquette donne la puissance acoustique, celle de la source. À 1 m, sur un sol dur et sans mur derrière, on entend 8 dB de moins ; ensuite, 6 dB de moins à chaque doublement.`,
        },
        {
          type: 'table',
          caption: 'Niveau entendu selon la distance, en dB(A)',
          head: ['Puissance acoustique', 'À 1 m', 'À 2 m', 'À 4 m', 'À 8 m'],
          rows: [
            ['46 dB(A)', '38', '32', '26', '20'],
            ['54 dB(A)', '46', '40', '34', '28'],
            ['60 dB(A)', '52', '46', '40', '34'],
          ],
        },
        {
          type: 'text',
          markdown: `Ajoutez 3 dB si l’appareil est adossé à un mur, 6 dans un angle.

## Six règles d’emplacement

1. Jamais dans un angle, ni entre deux maisons qui se font face.
2. Le ventilateur ne souffle pas vers une fenêtre, la vôtre comprise.
3. Sur une dalle et des plots, pas sur un mur de chambre.
4. Des flexibles sur les tubes : le cuivre porte le son mieux que l’air.
5. Un écran se met près de la source ou près de l’oreille, jamais à mi-chemin, et laisse passer l’air.
6. Avec du propane (R290), un mètre libre de toute fenêtre, porte ou soupirail.

Si la bonne place est au fond du jardin, un bi-bloc comme [Noroît](/produit/noroit) admet trente mètres de liaison. Et si aucune ne convient, la [géothermie](/nos-produits/pompe-a-chaleur/geothermie) ne met rien dehors.`,
        },
        {
          dated: true,
          type: 'faq',
          title: 'Formalités et désaccords',
          questions: [
            {
              question: 'Faut-il une autorisation ?',
              answer:
                'Une unité qui modifie l’aspect extérieur demande le plus souvent une déclaration préalable en mairie. Près d’un monument, l’architecte des Bâtiments de France est consulté. Renseignez-vous avant le devis.',
            },
            {
              question: 'Et en copropriété ?',
              answer:
                'Il faut un vote de l’assemblée générale dès que la façade ou une partie commune est touchée.',
            },
            {
              question: 'Le voisin se plaint : que faire ?',
              answer:
                'Allez écouter chez lui, de nuit. Passez en mode silencieux, vérifiez les plots et les flexibles, puis faites mesurer. Le conciliateur de justice est gratuit.',
            },
          ],
        },
        {
          type: 'products',
          title: 'Les plus discrètes',
          references: ['AT-GLN', 'AT-RIS', 'AT-NRT', 'AT-TUF'],
        },
      ],
    },
    en: {
      slug: 'heat-pumps-and-neighbours',
      title: 'Heat pumps and neighbours',
      lead: 'At one metre a good heat pump is about as loud as a quiet conversation. But it works at night, and out of doors. Choose its place with your neighbour’s ears in mind.',
      description:
        'Heat pump noise in France: levels by distance, the day and night limits, siting mistakes to avoid, planning formalities and what to do if someone complains.',
      blocks: [
        {
          dated: true,
          type: 'text',
          markdown: `## What the rules require

The French public health code forbids any noise that disturbs the neighbourhood by its duration, repetition or loudness. The usual yardstick is “emergence”: the difference, at the neighbour’s, between the level with the appliance running and the level with it off. The limits are 5 dB(A) by day, from 7 a.m. to 10 p.m., and 3 dB(A) at night.

Two equal noises make one that is 3 dB(A) louder. At night, then, the appliance must be no louder at next door’s window than the silence around it: 25 to 30 dB(A) in the country, 30 to 35 on a housing estate.`,
        },
        {
          type: 'text',
          markdown: `## What distance does

The label gives the sound power, which is that of the source. At 1 m, on hard ground with no wall behind, you hear 8 dB less; after that, 6 dB less each time the distance doubles.`,
        },
        {
          type: 'table',
          caption: 'Level heard by distance, in dB(A)',
          head: ['Sound power', 'At 1 m', 'At 2 m', 'At 4 m', 'At 8 m'],
          rows: [
            ['46 dB(A)', '38', '32', '26', '20'],
            ['54 dB(A)', '46', '40', '34', '28'],
            ['60 dB(A)', '52', '46', '40', '34'],
          ],
        },
        {
          type: 'text',
          markdown: `Add 3 dB if the unit stands against a wall, 6 in a corner.

## Six rules for siting

1. Never in a corner, nor between two houses that face each other.
2. The fan does not blow towards a window, your own included.
3. On a slab and rubber feet, not on a bedroom wall.
4. Flexible connections on the pipes: copper carries sound better than air.
5. A screen goes close to the source or close to the ear, never half-way, and lets air through.
6. With propane (R290), one clear metre from any window, door or cellar vent.

If the right place is at the bottom of the garden, a split such as [Noroît](/en/product/noroit) allows thirty metres of pipe. And if there is no right place, [ground source](/en/our-products/heat-pump/ground-source) puts nothing outside.`,
        },
        {
          dated: true,
          type: 'faq',
          title: 'Formalities and disagreements',
          questions: [
            {
              question: 'Do I need permission?',
              answer:
                'A unit that changes the outside of a building usually calls for a prior declaration (déclaration préalable) at the town hall. Near a listed building the state architect is consulted. Ask before the quotation.',
            },
            {
              question: 'And in a block of flats?',
              answer:
                'A vote of the owners’ general meeting is needed whenever the façade or a shared part is affected.',
            },
            {
              question: 'The neighbour is complaining. What now?',
              answer:
                'Go and listen at their place, at night. Switch to quiet mode, check the feet and the flexible pipes, then have it measured. The court-appointed conciliator costs nothing.',
            },
          ],
        },
        {
          type: 'products',
          title: 'The quietest',
          references: ['AT-GLN', 'AT-RIS', 'AT-NRT', 'AT-TUF'],
        },
      ],
    },
  },
  {
    key: 'renovation-grants',
    type: 'conseil_info',
    published: '2025-05-20',
    tags: ['aides-reglementations', 'renovation'],
    review: { last: '2026-11-26', due: '2027-03-01' },
    fr: {
      slug: 'aides-a-la-renovation',
      title: 'Les aides à la rénovation',
      lead: 'Cinq aides, un ordre à respecter, et une règle qui vaut pour presque toutes : on demande d’abord, on signe ensuite.',
      description:
        'Aides à la rénovation énergétique en France : MaPrimeRénov’, primes CEE, éco-prêt, TVA réduite, aides locales. Dans quel ordre les demander, où vérifier.',
      blocks: [
        {
          type: 'text',
          markdown: `Vous ne trouverez ici aucun montant d’aide. Ils changent plusieurs fois par an, dépendent de vos revenus, de la commune, du logement et de la date du devis. Un chiffre ancien fait plus de mal que pas de chiffre. Nous donnons ce qui dure : qui verse quoi, et dans quel ordre s’y prendre.`,
        },
        {
          dated: true,
          type: 'table',
          caption: 'Les cinq aides principales',
          head: ['Aide', 'Qui la verse ou l’applique', 'À retenir'],
          rows: [
            [
              'MaPrimeRénov’',
              'L’Agence nationale de l’habitat',
              'Selon les revenus et les travaux ; dossier accepté avant le chantier',
            ],
            ['Prime CEE', 'Un fournisseur d’énergie', 'Offre acceptée avant de signer le devis'],
            ['Éco-prêt à taux zéro', 'Une banque', 'C’est un prêt : il se rembourse, sans intérêts'],
            ['TVA à taux réduit', 'L’entreprise, sur sa facture', 'Logement achevé depuis plus de deux ans'],
            [
              'Aides locales',
              'Région, département, commune',
              'Parfois cumulables, souvent limitées en nombre',
            ],
          ],
        },
        {
          dated: true,
          type: 'table',
          caption: 'TVA des travaux dans un logement achevé depuis plus de deux ans',
          head: ['Taux', 'Travaux, fourniture et pose par la même entreprise'],
          rows: [
            [
              '5,5 %',
              'Rénovation énergétique : pompe à chaleur, chauffe-eau thermodynamique, isolation, régulation',
            ],
            [
              '10 %',
              'Autres travaux d’amélioration et d’entretien : radiateurs électriques, sèche-serviettes',
            ],
            [
              '20 %',
              'Chaudière au gaz ou au fioul depuis le 1er mars 2025, climatiseur, appareil acheté sans la pose',
            ],
          ],
        },
        {
          dated: true,
          type: 'text',
          markdown: `## Dans l’ordre

1. **Prenez conseil.** France Rénov’ est le service public de la rénovation : gratuit, neutre, présent dans chaque département. Il regarde la maison avant l’appareil.
2. **Demandez deux ou trois devis** à des entreprises RGE, reconnues garantes de l’environnement. La qualification doit être valable le jour du devis et le jour des travaux.
3. **Inscrivez-vous pour la prime CEE**, auprès d’un seul fournisseur, avant toute signature.
4. **Déposez le dossier MaPrimeRénov’** et attendez l’accord écrit.
5. **Signez, faites faire, gardez tout** : devis, note de dimensionnement, facture, attestation.

## Ce qui est le plus souvent aidé

Les pompes à chaleur air-eau et géothermiques, le chauffe-eau thermodynamique et la ventilation double flux figurent d’ordinaire sur les listes. Un radiateur électrique neuf, rarement. Une chaudière à gaz ou au fioul, non. L’isolation passe presque toujours avant : elle réduit la puissance à acheter.`,
        },
        {
          dated: true,
          type: 'faq',
          title: 'Prudence',
          questions: [
            {
              question: 'On m’appelle de la part de l’État : est-ce vrai ?',
              answer:
                'Non. Le démarchage par téléphone est interdit pour la rénovation énergétique, et aucun organisme public n’en fait.',
            },
            {
              question: 'Âtre monte-t-il les dossiers ?',
              answer:
                'Non. Nous fournissons les attestations de performance de nos appareils ; le dossier se fait avec l’entreprise ou avec un mandataire déclaré.',
            },
            {
              question: 'Où vérifier ?',
              answer:
                'Sur les sites publics france-renov.gouv.fr, maprimerenov.gouv.fr et service-public.fr, à la date de votre devis. Ce sont eux qui font foi, pas cette page.',
            },
          ],
        },
        {
          type: 'links',
          title: 'Avant de demander un devis',
          links: [
            {
              label: 'Lire une étiquette énergie',
              text: 'Les chiffres que demandent les dossiers.',
              url: '/lire-une-etiquette-energie',
            },
            {
              label: 'Pompe à chaleur et voisinage',
              text: 'Où la poser, et avec quelle autorisation.',
              url: '/pompe-a-chaleur-et-voisinage',
            },
            {
              label: 'Pourquoi une maison isolée doit respirer',
              text: 'La ventilation se prévoit avec l’isolation.',
              url: '/pourquoi-une-maison-isolee-doit-respirer',
            },
          ],
        },
      ],
    },
    en: {
      slug: 'renovation-grants',
      title: 'Renovation grants',
      lead: 'Five kinds of help, an order to follow, and one rule that holds for nearly all of them: ask first, sign afterwards.',
      description:
        'Help with energy renovation in France: MaPrimeRénov’, CEE bonuses, zero-interest loan, reduced VAT, local grants. In what order to ask, and where to check.',
      blocks: [
        {
          type: 'text',
          markdown: `You will find no amounts of grants here. They change several times a year and depend on your income, your commune, your home and the date of the quotation. A stale figure does more harm than none. What we give is what lasts: who pays what, and in which order to go about it.`,
        },
        {
          dated: true,
          type: 'table',
          caption: 'The five main kinds of help',
          head: ['Scheme', 'Who pays or applies it', 'Remember'],
          rows: [
            [
              'MaPrimeRénov’',
              'The national housing agency (Anah)',
              'Depends on income and work; application accepted before work starts',
            ],
            ['Prime CEE', 'An energy supplier', 'Offer accepted before you sign the quotation'],
            ['Éco-prêt à taux zéro', 'A bank', 'It is a loan: you pay it back, without interest'],
            ['Reduced-rate VAT', 'The installer, on the invoice', 'Home completed more than two years ago'],
            [
              'Local grants',
              'Region, département, commune',
              'Can sometimes be combined, often limited in number',
            ],
          ],
        },
        {
          dated: true,
          type: 'table',
          caption: 'VAT on works in a home completed more than two years ago',
          head: ['Rate', 'Works, supplied and fitted by the same firm'],
          rows: [
            ['5.5%', 'Energy renovation: heat pump, heat-pump water heater, insulation, controls'],
            ['10%', 'Other improvement and upkeep: electric radiators, towel dryers'],
            [
              '20%',
              'Gas or oil boiler since 1 March 2025, air conditioner, appliance bought without fitting',
            ],
          ],
        },
        {
          dated: true,
          type: 'text',
          markdown: `## In order

1. **Take advice.** France Rénov’ is the public renovation service: free, impartial, present in every département. It looks at the house before the appliance.
2. **Get two or three quotations** from firms with the RGE qualification. It must be valid on the day of the quotation and on the day of the work.
3. **Register for the CEE bonus** with one supplier only, before signing anything.
4. **File the MaPrimeRénov’ application** and wait for written approval.
5. **Sign, have the work done, keep everything**: quotation, sizing note, invoice, certificate.

## What is most often supported

Air-to-water and ground-source heat pumps, heat-pump water heaters and heat-recovery ventilation are usually on the lists. A new electric radiator seldom is. A gas or oil boiler is not. Insulation nearly always comes first: it reduces the power you have to buy.`,
        },
        {
          dated: true,
          type: 'faq',
          title: 'Be careful',
          questions: [
            {
              question: 'Someone rang on behalf of the government. Is that genuine?',
              answer:
                'No. Telephone canvassing for energy renovation is banned in France, and no public body does it.',
            },
            {
              question: 'Does Âtre file applications?',
              answer:
                'No. We supply performance certificates for our appliances; the application is made with the installer or a declared agent.',
            },
            {
              question: 'Where can I check?',
              answer:
                'On the public websites france-renov.gouv.fr, maprimerenov.gouv.fr and service-public.fr, on the date of your quotation. They prevail, not this page.',
            },
          ],
        },
        {
          type: 'links',
          title: 'Before you ask for a quotation',
          links: [
            {
              label: 'Reading an energy label',
              text: 'The figures that applications ask for.',
              url: '/en/reading-an-energy-label',
            },
            {
              label: 'Heat pumps and neighbours',
              text: 'Where to put one, and with what permission.',
              url: '/en/heat-pumps-and-neighbours',
            },
            {
              label: 'Why an insulated house must breathe',
              text: 'Ventilation is planned along with insulation.',
              url: '/en/why-an-insulated-house-must-breathe',
            },
          ],
        },
      ],
    },
  },
];
