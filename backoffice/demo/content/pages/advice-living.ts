import type { DemoPage } from '../demo-page.ts';
import { faq, image, products, table, text } from '../write-blocks.ts';

export const LIVING_ADVICE_PAGES: DemoPage[] = [
  {
    key: 'which-thermostat',
    type: 'conseil_info',
    published: '2026-03-31',
    tags: ['regulation', 'chauffage'],
    fr: {
      slug: 'quel-thermostat-choisir',
      title: 'Quel thermostat choisir ?',
      lead: 'De 39 à 229 €, du simple affichage au calcul du soleil. Demandez-vous moins ce qu’il sait faire que ce que vous en ferez.',
      description:
        'Choisir un thermostat : radiateurs électriques, plancher, chaudière ou pompe à chaleur, filaire ou radio, connecté ou non. Six modèles comparés, où le poser.',
      blocks: [
        text(`Un thermostat programmé une fois, auquel on ne touche plus, fait mieux qu’un thermostat connecté que l’on corrige tous les soirs. Commencez par ce qui chauffe, non par l’écran.

## Partir du chauffage

**Une chaudière ou une pompe à chaleur.** [Cadran](/produit/cadran) module au lieu d’allumer et d’éteindre : l’eau circule plus tiède, plus longtemps. Sur notre banc, une chaudière est passée de 41 démarrages par jour à 6.

**Un plancher électrique.** [Repère](/produit/repere) mesure l’air et la dalle : un parquet collé ne doit pas dépasser 27 °C.

**Des radiateurs à fil pilote.** Ils ont déjà leur thermostat. Il leur manque un calendrier : [Sémaphore](/produit/semaphore).`),
        table(
          'Six thermostats',
          ['Modèle', 'Pour', 'Programme', 'Prix public'],
          ['Niveau', 'Tout contact sec', 'Aucun : deux touches', '39 à 65 €'],
          ['Aplomb', 'Tout contact sec', 'Hebdomadaire, sans réseau', '79 à 109 €'],
          ['Cadran', 'Eau, bus modulant', 'Par l’appareil', '119 à 149 €'],
          ['Repère', 'Plancher électrique', 'Hebdomadaire', '129 €'],
          ['Jauge', 'Électrique, avec mesure', 'Par l’application, en euros', '159 à 189 €'],
          ['Méridienne', 'Maison vitrée', 'Calculé, quatre zones', '199 à 229 €'],
        ),
        text(`## Où le poser

À 1,50 m du sol, sur un mur intérieur, dans la pièce où l’on vit. Pas au soleil, pas derrière une porte, pas au-dessus d’un radiateur ni d’un téléviseur. Un thermostat dans l’entrée chauffe le salon au jugé.

## Filaire ou radio

Filaire si deux fils existent déjà : rien à changer pendant vingt ans. Radio sinon ; comptez quatre à six ans par jeu de piles.`),
        faq(
          'Avant d’acheter',
          [
            'Un thermostat connecté fait-il économiser ?',
            'Il évite les oublis. Si vos horaires sont réguliers, un programme hebdomadaire en fait autant. S’ils changent chaque jour, le téléphone est utile.',
          ],
          [
            'Peut-on le poser soi-même ?',
            'Un modèle à piles sur contact sec, oui, chaudière coupée au disjoncteur et fils vérifiés hors tension : certains borniers portent 230 V. Sur le secteur, faites venir un électricien.',
          ],
        ),
        products('Les six', 'AT-NIV', 'AT-APB', 'AT-CDR', 'AT-RPR', 'AT-JAU', 'AT-MRD'),
      ],
    },
    en: {
      slug: 'which-thermostat',
      title: 'Which thermostat should you choose?',
      lead: 'From €39 to €229, from a plain display to one that reckons with the sun. Ask less what it can do than what you will do with it.',
      description:
        'Choosing a thermostat: electric radiators, underfloor, boiler or heat pump, wired or radio, connected or not. Six models compared, and where to put them.',
      blocks: [
        text(`A thermostat programmed once and left alone does better than a connected one corrected every evening. Begin with what it controls, not with the screen.

## Start from the heating

**A boiler or heat pump.** [Cadran](/en/product/cadran) modulates instead of switching on and off: the water runs cooler, for longer. On our bench a boiler went from 41 starts a day to 6.

**An electric floor.** [Repère](/en/product/repere) measures the air and the slab: glued parquet must not go above 27 °C.

**Radiators on a pilot wire.** They already have a thermostat. What they lack is a calendar: [Sémaphore](/en/product/semaphore).`),
        table(
          'Six thermostats',
          ['Model', 'For', 'Programme', 'List price'],
          ['Niveau', 'Any dry contact', 'None: two keys', '€39 to €65'],
          ['Aplomb', 'Any dry contact', 'Weekly, no network', '€79 to €109'],
          ['Cadran', 'Water, modulating bus', 'On the device', '€119 to €149'],
          ['Repère', 'Electric floor', 'Weekly', '€129'],
          ['Jauge', 'Electric, with metering', 'In the app, in euros', '€159 to €189'],
          ['Méridienne', 'Glazed house', 'Calculated, four zones', '€199 to €229'],
        ),
        text(`## Where to put it

At 1.5 m from the floor, on an inside wall, in the room where you live. Not in the sun, not behind a door, not above a radiator or a television. A thermostat in the hall heats the living room by guesswork.

## Wired or radio

Wired if two wires are there already: nothing to change for twenty years. Radio otherwise; allow four to six years for a set of batteries.`),
        faq(
          'Before you buy',
          [
            'Does a connected thermostat save money?',
            'It makes up for forgetting. If your hours are regular, a weekly programme does as much. If they change every day, your phone helps.',
          ],
          [
            'Can I fit it myself?',
            'A battery model on a dry contact, yes, with the boiler off at its breaker and the wires found dead: some terminals carry 230 V. On the mains, call an electrician.',
          ],
        ),
        products('All six', 'AT-NIV', 'AT-APB', 'AT-CDR', 'AT-RPR', 'AT-JAU', 'AT-MRD'),
      ],
    },
  },
  {
    key: 'noise-in-the-bedroom',
    type: 'conseil_info',
    published: '2026-02-24',
    tags: ['chauffage', 'ventilation'],
    fr: {
      slug: 'le-bruit-dans-la-chambre',
      title: 'Le bruit dans la chambre',
      lead: 'Une chambre calme est à 25 dB(A) la nuit. Un claquement de métal à trois heures du matin y gêne plus qu’un souffle régulier deux fois plus fort.',
      description:
        'Comprendre le bruit des appareils dans une chambre : décibels, claquements, souffle, puissance acoustique. Niveaux comparés, remèdes, appareils silencieux.',
      blocks: [
        text(`## Lire un chiffre

Les décibels ne s’additionnent pas comme des mètres. 3 de plus, c’est deux fois l’énergie ; 10 de plus, deux fois la gêne. Il faut aussi savoir où l’on a mesuré : à un mètre, à trois, dans la chambre ou dehors.

La **puissance** acoustique, sur l’étiquette, est ce que la machine émet. La **pression**, à un mètre, est ce que l’on entend. La première dépasse toujours la seconde, de 8 dB ou davantage dehors.`),
        table(
          'À un mètre, au plus bas',
          ['Appareil', 'dB(A)', 'Comparable à'],
          ['Meneau', '16', 'Le tic-tac d’une montre'],
          ['Ombre, climatiseur', '19', 'Une chambre de campagne'],
          ['Meurtrière', '21', 'Une respiration'],
          ['Chatière', '24', 'Un ordinateur en veille'],
          ['Abat-son', '26', 'Rien d’audible : il est au grenier'],
          ['Penderie, soufflerie', '30', 'Une bibliothèque'],
          ['Source', '41', 'Un lave-vaisselle'],
        ),
        text(`## Le claquement

L’aluminium s’allonge d’un millimètre par mètre en chauffant. Serré, il claque. [Meneau](/produit/meneau) laisse ses lames glisser sur du silicone et coupe le courant sans relais : ni craquement, ni déclic. Pour un autre appareil, vérifiez que les vis du mur ne brident pas l’accroche ; desserrer d’un quart de tour suffit souvent.

## Le souffle

Un souffle constant s’oublie. Ce qui réveille, c’est le changement : un ventilateur qui passe d’un cran à l’autre. Cherchez les modèles à variation lente, et fixez une vitesse pour la nuit.

## La lumière

La lumière réveille aussi. Les voyants s’éteignent sur Meneau après trente secondes, sur [Ombre](/produit/ombre) après dix.`),
        image('meneau-niche', 'Meneau, à côté d’un fauteuil : 550 mm de large pour 750 W.'),
        faq(
          'La nuit',
          [
            'Le chauffe-eau derrière la cloison s’entend.',
            'Un thermodynamique tourne cinq à sept heures par jour. Programmez-le l’après-midi, ou posez-le sur des plots de caoutchouc.',
          ],
          [
            'La pompe à chaleur du voisin aussi.',
            'Après 22 h, elle ne doit pas ajouter plus de 3 dB(A) au silence. Parlez-en d’abord ; un mode nuit règle la plupart des cas.',
          ],
        ),
        products('Pour dormir', 'AT-MEN', 'AT-OMB', 'AT-MRT', 'AT-PDR'),
      ],
    },
    en: {
      slug: 'noise-in-the-bedroom',
      title: 'Noise in the bedroom',
      lead: 'A quiet bedroom is at 25 dB(A) at night. A click of metal at three in the morning does more harm there than a steady whisper of air twice as loud.',
      description:
        'Understanding the noise of appliances in a bedroom: decibels, ticking, airflow, sound power and pressure. Levels compared, remedies and silent appliances.',
      blocks: [
        text(`## Reading a figure

Decibels do not add up like metres. 3 more is twice the energy; 10 more, twice the annoyance. You also need to know where it was measured: at a metre, at three, in the bedroom or outside.

Sound **power**, on the label, is what the machine gives off. Sound **pressure**, at a metre, is what you hear. The first is always the higher, by 8 dB or more outdoors.`),
        table(
          'At a metre, at the lowest setting',
          ['Appliance', 'dB(A)', 'Comparable to'],
          ['Meneau', '16', 'The ticking of a watch'],
          ['Ombre, air conditioner', '19', 'A bedroom in the country'],
          ['Meurtrière', '21', 'Somebody breathing'],
          ['Chatière', '24', 'A computer on stand-by'],
          ['Abat-son', '26', 'Nothing you can hear: it is in the loft'],
          ['Penderie, blower', '30', 'A library'],
          ['Source', '41', 'A dishwasher'],
        ),
        text(`## Ticking

Aluminium expands by a millimetre a metre as it warms. Held tight, it ticks. [Meneau](/en/product/meneau) lets its blades slide on silicone and switches without a relay: neither crack nor click. With another appliance, check that the wall screws do not pinch the bracket; loosening them by a quarter turn is often enough.

## Airflow

You forget a steady flow of air. What wakes you is change: a fan going from one speed to the next. Look for models that change speed slowly, and set one speed for the night.

## Light

Light wakes you too. Indicators go out after thirty seconds on Meneau, after ten on [Ombre](/en/product/ombre).`),
        image('meneau-niche', 'Meneau, beside an armchair: 550 mm wide for 750 W.'),
        faq(
          'At night',
          [
            'I can hear the water heater through the wall.',
            'A heat-pump model runs five to seven hours a day. Programme it for the afternoon, or stand it on rubber pads.',
          ],
          [
            'And the neighbour’s heat pump.',
            'In France, after 10 pm it may add no more than 3 dB(A) to the silence. Talk to them first; a night mode settles most cases.',
          ],
        ),
        products('For quiet nights', 'AT-MEN', 'AT-OMB', 'AT-MRT', 'AT-PDR'),
      ],
    },
  },
  {
    key: 'looking-after-a-water-heater',
    type: 'conseil_info',
    published: '2026-01-06',
    tags: ['eau-chaude'],
    fr: {
      slug: 'entretenir-un-chauffe-eau',
      title: 'Entretenir un chauffe-eau, une heure par an',
      lead: 'Un geste par mois, une visite tous les deux ans, et une cuve dure seize ans au lieu de neuf. Voici comment.',
      description:
        'Entretenir un chauffe-eau électrique ou thermodynamique : groupe de sécurité, température, anode, tartre, filtre. Ce que l’on fait soi-même, ce que l’on confie.',
      blocks: [
        text(`## Une fois par mois : trente secondes

Tournez le bouton du groupe de sécurité, celui qui goutte sous la cuve, jusqu’à ce que l’eau coule, sans y mettre la main car elle peut brûler, puis relâchez. Sans cela, il se bloque avec le tartre. S’il ne coule pas, ou ne s’arrête plus, faites-le changer : 40 €.

## Deux fois par an : la température

55 °C à la cuve suffisent, si elle passe à 60 une fois par semaine. Chaque degré au-dessus fait du tartre et coûte 2 %. [Lavoir](/produit/lavoir) s’en charge ; [Cuvier](/produit/cuvier) est livré à 55.

## Tous les deux ans : l’anode

Une tige de magnésium s’use à la place de la cuve. Quand elle est usée aux deux tiers, on la change. Les modèles à courant imposé n’en ont pas : un voyant indique que tout va bien.`),
        table(
          'Qui fait quoi, et quand',
          ['Quoi', 'Quand', 'Qui', 'Temps'],
          ['Groupe de sécurité', 'Chaque mois', 'Vous', '30 s'],
          ['Température, horloge', 'Deux fois par an', 'Vous', '5 min'],
          ['Filtre et évaporateur (thermodynamique)', 'Chaque année', 'Vous, à l’eau', '20 min'],
          ['Anode de magnésium', 'Tous les deux ans', 'Plombier', '45 min'],
          ['Détartrage', 'Tous les trois ans en eau dure', 'Plombier', '2 h'],
        ),
        text(`## En votre absence

Moins de quatre jours : ne touchez à rien. Davantage : coupez, et vidangez si la maison peut geler. Un appareil à courant imposé doit garder son alimentation : mettez-le en mode hors-gel. Au retour, tenez 60 °C une journée avant la première douche, contre les légionelles.

## Les signes

- L’eau est moins chaude, et vite finie : du tartre, ou l’une des deux résistances ne chauffe plus.
- Elle sent l’œuf : une bactérie et le magnésium. Montez à 65 °C une nuit, en prévenant que l’eau brûle.
- Elle est rousse : la cuve rouille. Prévoyez son remplacement.
- Le groupe coule jour et nuit : pression trop forte, un réducteur s’impose.`),
        faq(
          'On nous demande',
          [
            'Le contrat d’entretien est-il obligatoire ?',
            'Non pour un électrique. Pour un thermodynamique, une visite tous les deux ans est prudente, et ne touche pas au fluide, réservé à une entreprise attestée.',
          ],
          ['Jusqu’à quel âge réparer ?', 'Une résistance ou une carte, toujours. Une cuve qui fuit, jamais.'],
        ),
        products('Faits pour être ouverts', 'AT-CUV', 'AT-LVR', 'AT-SOU'),
      ],
    },
    en: {
      slug: 'looking-after-a-water-heater',
      title: 'Looking after a water heater, an hour a year',
      lead: 'One small task a month, one visit every two years, and a tank lasts sixteen years instead of nine. Here is how.',
      description:
        'Looking after an electric or heat-pump water heater: safety group, temperature, anode, limescale, filter. What to do yourself and what to leave to a plumber.',
      blocks: [
        text(`## Once a month: thirty seconds

Turn the knob of the safety group, the one that drips under the tank, until water runs, keeping your hand away as it may scald, then let go. Otherwise it seizes with limescale. If it does not run, or does not stop, have it changed: €40.

## Twice a year: the temperature

55 °C in the tank is enough, if it goes to 60 once a week. Each degree above that makes limescale and costs 2%. [Lavoir](/en/product/lavoir) sees to it; [Cuvier](/en/product/cuvier) leaves the factory at 55.

## Every two years: the anode

A magnesium rod wears away in place of the tank. When two-thirds of it has gone, it is replaced. Impressed-current models have none: an indicator shows that all is well.`),
        table(
          'Who does what, and when',
          ['What', 'When', 'Who', 'Time'],
          ['Safety group', 'Every month', 'You', '30 s'],
          ['Temperature, clock', 'Twice a year', 'You', '5 min'],
          ['Filter and evaporator (heat pump)', 'Every year', 'You, with water', '20 min'],
          ['Magnesium anode', 'Every two years', 'Plumber', '45 min'],
          ['Descaling', 'Every three years in hard water', 'Plumber', '2 h'],
        ),
        text(`## While you are away

Less than four days: leave it alone. Longer: switch off, and drain if the house may freeze. An impressed-current appliance must keep its supply: set it to frost protection. On your return hold 60 °C for a day before the first shower, against legionella.

## The signs

- The water is cooler, and soon gone: limescale, or one of the two elements has failed.
- It smells of eggs: a bacterium and the magnesium. Go up to 65 °C for a night, and warn everyone that the water scalds.
- It is rusty: the tank is corroding. Plan its replacement.
- The safety group runs day and night: the pressure is too high and needs a reducer.`),
        faq(
          'What people ask us',
          [
            'Is a service contract compulsory?',
            'Not for an electric one. For a heat pump, a visit every two years is wise, and does not touch the refrigerant, which only a certified company may handle.',
          ],
          [
            'Up to what age is it worth repairing?',
            'An element or a board, always. A tank that leaks, never.',
          ],
        ),
        products('Made to be opened', 'AT-CUV', 'AT-LVR', 'AT-SOU'),
      ],
    },
  },
  {
    key: 'going-away-in-winter',
    type: 'conseil_info',
    published: '2025-12-09',
    tags: ['regulation', 'chauffage'],
    fr: {
      slug: 'partir-en-hiver',
      title: 'Partir en hiver sans chauffer pour personne',
      lead: 'Deux jours, deux semaines, deux mois : la bonne température n’est pas la même, et le bon moment de rallumer se calcule.',
      description:
        'Régler le chauffage pendant une absence : hors-gel, réduit, délai de remontée, eau, ventilation. Tableau selon la durée, l’isolation, et précautions contre le gel.',
      blocks: [
        text(`Une maison que l’on laisse refroidir perd moins qu’une maison tenue à 19 °C : c’est toujours vrai, même si la remontée semble longue. La seule limite est ce qui peut geler, moisir ou se fendre.

## Selon la durée`),
        table(
          'Consigne pendant l’absence',
          ['Absence', 'Consigne', 'Eau chaude', 'Ventilation'],
          ['Une journée', '17 °C', 'Sans changement', 'Sans changement'],
          ['Deux à quatre jours', '15 °C', 'Sans changement', 'Sans changement'],
          ['Une à trois semaines', '12 °C', 'Coupée, 60 °C au retour', 'Petite vitesse'],
          ['Plus longtemps', '7 à 8 °C', 'Coupée, vidée si risque de gel, 60 °C au retour', 'Petite vitesse'],
        ),
        text(`12 °C plutôt que 7 pour trois semaines : au-dessous, l’humidité se pose sur les murs froids, et les livres gondolent.

## La remontée

Comptez une heure par degré dans une maison ordinaire, trois dans une maison de pierre, un quart d’heure avec des panneaux rayonnants qui chauffent les gens avant les murs. Donnez la date du retour : [Aplomb](/produit/aplomb) tient le hors-gel jusque-là et remonte à 19 °C ce jour-là à midi.

## De loin

[Relais](/produit/relais) garde les programmes chez vous et vous y donne accès. [Bardeau](/produit/bardeau) prévient si l’air descend sous 7 °C. Une [Sentinelle](/produit/sentinelle) par fenêtre signale celle qui est restée ouverte.

## Avant de fermer la porte

1. Fermez l’arrivée d’eau, ouvrez un robinet.
2. Laissez les portes intérieures ouvertes : l’air doit tourner.
3. Dégagez les bouches d’air.
4. Ne coupez pas une pompe à chaleur monobloc au disjoncteur : elle doit pouvoir faire circuler l’eau. Si le courant manque, [Bise](/produit/bise) vide d’elle-même ses tubes à 3 °C.`),
        faq(
          'Deux doutes',
          [
            'Rallumer ne coûte-t-il pas ce que l’on a gagné ?',
            'Non. On rend aux murs ce qu’ils ont perdu, jamais davantage ; et tant qu’ils étaient froids, ils perdaient moins vite.',
          ],
          [
            'Le hors-gel suffit-il pour les tuyaux ?',
            'Pour ceux des pièces, oui. Ceux d’un garage ou d’un vide sanitaire demandent une gaine ou une vidange.',
          ],
        ),
        products('Pour partir tranquille', 'AT-APB', 'AT-RLS', 'AT-STN', 'AT-BAR'),
      ],
    },
    en: {
      slug: 'going-away-in-winter',
      title: 'Going away in winter without heating an empty house',
      lead: 'Two days, two weeks, two months: the right temperature is not the same, and the right moment to start again can be worked out.',
      description:
        'Setting the heating while you are away: frost protection, set-back, time to warm up, water, ventilation. A table by length of absence, and care against frost.',
      blocks: [
        text(`A house left to cool loses less than a house held at 19 °C: this is always true, even if warming up seems slow. The only limit is what may freeze, go mouldy or crack.

## By length of absence`),
        table(
          'Setting while away',
          ['Absence', 'Setting', 'Hot water', 'Ventilation'],
          ['A day', '17 °C', 'No change', 'No change'],
          ['Two to four days', '15 °C', 'No change', 'No change'],
          ['One to three weeks', '12 °C', 'Off, 60 °C on return', 'Low speed'],
          ['Longer', '7 to 8 °C', 'Off, drained if it may freeze, 60 °C on return', 'Low speed'],
        ),
        text(`12 °C rather than 7 for three weeks: below that, damp settles on cold walls and books curl.

## Warming up

Allow an hour per degree in an ordinary house, three in a stone one, a quarter of an hour with radiant panels, which warm people before walls. Give the date of your return: [Aplomb](/en/product/aplomb) holds frost protection until then and is back at 19 °C by noon that day.

## From afar

[Relais](/en/product/relais) keeps the programmes in your home and gives you access to them. [Bardeau](/en/product/bardeau) sends a warning if the air drops below 7 °C. A [Sentinelle](/en/product/sentinelle) on each window tells you which was left open.

## Before you shut the door

1. Close the water supply and open a tap.
2. Leave inside doors open: the air must move.
3. Clear the air terminals.
4. Do not switch a monobloc heat pump off at the breaker: it must be able to circulate water. If the power fails, [Bise](/en/product/bise) drains its own pipes at 3 °C.`),
        faq(
          'Two doubts',
          [
            'Does starting again not cost what was saved?',
            'No. The walls are given back what they lost, never more; and while they were cool, they lost it more slowly.',
          ],
          [
            'Is frost protection enough for the pipes?',
            'For those in the rooms, yes. Those in a garage or crawl space need lagging or draining.',
          ],
        ),
        products('For leaving with an easy mind', 'AT-APB', 'AT-RLS', 'AT-STN', 'AT-BAR'),
      ],
    },
  },
];
