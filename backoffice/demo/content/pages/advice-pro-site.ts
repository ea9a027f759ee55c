import type { DemoPage } from '../demo-page.ts';
import { faq, products, quote, table, text } from '../write-blocks.ts';

export const PRO_SITE_ADVICE_PAGES: DemoPage[] = [
  {
    key: 'setting-the-heating-curve',
    type: 'conseil_pro',
    plans: ['pro'],
    published: '2026-04-21',
    tags: ['chauffage', 'regulation'],
    fr: {
      slug: 'regler-la-courbe-de-chauffe',
      title: 'Régler la courbe de chauffe en deux visites',
      lead: 'La pente et le pied. Deux nombres, deux visites, un carnet. La plupart des rappels d’hiver viennent d’une courbe laissée à sa valeur d’usine.',
      description:
        'Régler la loi d’eau d’une pompe à chaleur ou d’une chaudière : point froid, pied, correction après une semaine de gel, tableau de pentes.',
      blocks: [
        text(`La courbe fixe la température de l’eau d’après celle du dehors. Trop haute, elle coûte 2 à 2,5 % par degré sur une pompe à chaleur, et personne ne s’en plaint. Trop basse, le client rappelle.

## Première visite : deux points

**Le point froid.** De l’étude : la température de départ qui donne les déperditions à la température de base. Exemple : 51 °C par −10.

**Le point doux.** À 15 °C dehors, l’eau doit valoir la consigne de pièce plus 5 à 8 K : 26 °C pour un plancher, 28 pour des radiateurs.

La pente est l’écart d’eau divisé par l’écart dehors : (51 − 28) / 25 = 0,92. Notez les deux points sur la porte du module, avec la date.`),
        table(
          'Ordres de grandeur de la pente',
          ['Émetteur', 'Départ par −7 °C', 'Pente'],
          ['Plancher, maison neuve', '30 °C', '0,2'],
          ['Plancher, rénovation', '36 °C', '0,4'],
          ['Radiateurs surdimensionnés', '45 °C', '0,8'],
          ['Radiateurs de fonte, maison isolée', '50 °C', '1,0'],
          ['Radiateurs justes', '58 °C', '1,4'],
        ),
        text(`## Seconde visite : après le premier froid

Une semaine sous 2 °C suffit. Toutes têtes thermostatiques ouvertes, thermostat d’ambiance neutralisé, relevez la pièce témoin à 7 heures.

- Trop froid par grand froid seulement : montez la **pente** de 0,1.
- Trop froid par temps doux seulement : montez le **pied** de 1 K.
- Trop froid toujours : montez le pied.
- Une seule pièce froide : n’y touchez pas. C’est un équilibrage.

Puis remettez le thermostat. Sur un [Cadran](/pro/produit/cadran), il affine le départ au degré près ; il ne rattrape pas une pente fausse.`),
        faq(
          'Ce que l’on voit en dépannage',
          [
            'La sonde extérieure lit 9 °C quand il en fait 3.',
            'Elle est au soleil, sous un soffite ou au-dessus d’une sortie d’air. Façade nord, 2,50 m du sol, jamais près d’une fenêtre.',
          ],
          [
            'Le client a monté la consigne à 23.',
            'Et la pièce est à 21 : la courbe est trop basse. Corrigez-la, ramenez la consigne à 20, et dites-lui pourquoi.',
          ],
        ),
        products('Ce qui se règle ainsi', 'AT-CDR', 'AT-PLS', 'AT-PNT'),
      ],
    },
    en: {
      slug: 'setting-the-heating-curve',
      title: 'Setting the heating curve in two visits',
      lead: 'Slope and foot. Two numbers, two visits, one notebook. Most winter call-backs come from a curve left at its factory value.',
      description:
        'Setting the heating curve of a heat pump or boiler: working out the cold point, the foot, correcting after a week of frost, common mistakes, a table of slopes.',
      blocks: [
        text(`The curve sets the water temperature by the one outside. Too high, it costs 2 to 2.5% per degree on a heat pump, and nobody complains. Too low, the customer calls back.

## First visit: two points

**The cold point.** From the heat-loss calculation: the flow temperature that gives the heat losses at the design temperature. For instance 51 °C at −10.

**The mild point.** At 15 °C outside, the water should equal the room setting plus 5 to 8 K: 26 °C for a floor, 28 for radiators.

The slope is the difference in water temperature divided by the difference outside: (51 − 28) / 25 = 0.92. Write both points on the door of the module, with the date.`),
        table(
          'Typical slopes',
          ['Emitter', 'Flow at −7 °C', 'Slope'],
          ['Underfloor, new house', '30 °C', '0.2'],
          ['Underfloor, renovation', '36 °C', '0.4'],
          ['Oversized radiators', '45 °C', '0.8'],
          ['Cast iron, insulated house', '50 °C', '1.0'],
          ['Radiators only just large enough', '58 °C', '1.4'],
        ),
        text(`## Second visit: after the first frost

A week below 2 °C is enough. With all thermostatic heads open and the room thermostat disabled, read the temperature of the reference room at 7 a.m.

- Too cold in hard frost only: raise the **slope** by 0.1.
- Too cold in mild weather only: raise the **foot** by 1 K.
- Too cold always: raise the foot.
- One cold room: do not touch it. That is balancing.

Then enable the thermostat again. A [Cadran](/en/pro/product/cadran) fine-tunes the flow to the degree; it cannot make up for a wrong slope.`),
        faq(
          'What call-outs show',
          [
            'The outdoor sensor reads 9 °C when it is 3.',
            'It is in the sun, under a soffit or above an outlet. North façade, 2.5 m up, never near a window.',
          ],
          [
            'The customer has raised the setting to 23.',
            'And the room is at 21: the curve is too low. Correct it, bring the setting back to 20, and say why.',
          ],
        ),
        products('What is set this way', 'AT-CDR', 'AT-PLS', 'AT-PNT'),
      ],
    },
  },
  {
    key: 'flushing-an-old-system',
    type: 'conseil_pro',
    plans: ['pro'],
    published: '2026-03-31',
    tags: ['chauffage', 'chantier', 'renovation'],
    fr: {
      slug: 'desembouer-avant-de-poser',
      title: 'Désembouer avant de poser',
      lead: 'Un échangeur à plaques a des canaux de 2 mm. Quarante ans de magnétite les bouchent en un hiver. Le désembouage n’est pas une option que l’on raye du devis.',
      description:
        'Désembouer un réseau de chauffage avant une pompe à chaleur : diagnostic, méthode selon les tubes, quantités, contrôle de l’eau, filtre, mentions au devis.',
      blocks: [
        text(`## Reconnaître

Purgez un radiateur dans un verre. Eau claire : laissez. Grise : rinçage. Noire, avec un dépôt qui suit l’aimant : désembouage. Une caméra thermique confirme : le bas d’un radiateur emboué est plus froid de 8 à 15 K.

Mesurez aussi le pH, de 8,2 à 9,5 en acier, moins de 8,5 si un corps est en aluminium, et la dureté de l’eau d’appoint.

## Choisir

La méthode dépend des tubes et des émetteurs.`),
        table(
          'Quelle méthode pour quel réseau ?',
          ['Réseau', 'Méthode', 'Durée'],
          ['Acier, moins de 20 ans', 'Dispersant, trois semaines en marche, puis rinçage', '2 × 2 h'],
          ['Acier, plus de 20 ans', 'Pompe à inversion, radiateur par radiateur', '1 jour'],
          ['Cuivre et fonte', 'Pompe à inversion, sans acide', '1 jour'],
          ['Plancher en tube sans barrière', 'Boucle par boucle, air et eau', '1 jour'],
          ['Monotube', 'Pompe, vannes grandes ouvertes', '1 à 1,5 jour'],
        ),
        text(`## Faire

1. Déposez la chaudière ou isolez-la : rien ne doit passer dans l’échangeur neuf.
2. Branchez la pompe au départ et au retour, ou à la place du circulateur.
3. Un radiateur ouvert à la fois, dix minutes dans chaque sens, en frappant le bas au maillet de caoutchouc.
4. Rincez jusqu’à l’eau claire **et** moins de 100 µS/cm d’écart avec le réseau d’eau.
5. Remplissez, inhibez, notez la date et le produit sur l’étiquette.

## Filtrer

Le filtre magnétique va sur le retour, devant la machine, là où on l’atteint debout. [Ponant](/pro/produit/ponant) est livrée avec le sien. Premier rinçage à un mois, puis une fois l’an : prévoyez-le au contrat.

## Écrire

Au devis : « désembouage du réseau, X radiateurs, produit, rinçage contrôlé par conductivité ». Ce qui n’est pas écrit vous sera demandé gratuitement.`),
        quote(
          'J’ai changé deux échangeurs en dix ans. Les deux venaient de chantiers où l’on avait gagné une journée.',
          'Un formateur, centre de Vernon',
        ),
        products('Après un réseau propre', 'AT-PNT', 'AT-GLN', 'AT-RSV'),
      ],
    },
    en: {
      slug: 'flushing-before-fitting',
      title: 'Flushing before fitting',
      lead: 'A plate exchanger has channels of 2 mm. Forty years of magnetite block them in one winter. Flushing is not an option to strike off the quotation.',
      description:
        'Flushing a heating system before a heat pump: diagnosis, method for each kind of pipe, quantities, checking the water, filter, and what to write in the quotation.',
      blocks: [
        text(`## Recognising it

Bleed a radiator into a glass. Clear water: leave it. Grey: rinse. Black, with a deposit that follows the magnet: flush. A thermal camera confirms it: the bottom of a sludged radiator is 8 to 15 K colder.

Measure the pH as well, 8.2 to 9.5 for steel, under 8.5 where a body is aluminium, and the hardness of the make-up water.

## Choosing

The method depends on the pipes and emitters.`),
        table(
          'Which method for which system?',
          ['System', 'Method', 'Time'],
          ['Steel, under 20 years old', 'Dispersant, three weeks running, then rinse', '2 × 2 h'],
          ['Steel, over 20 years old', 'Reversing pump, radiator by radiator', '1 day'],
          ['Copper and cast iron', 'Reversing pump, no acid', '1 day'],
          ['Underfloor pipe without barrier', 'Loop by loop, air and water', '1 day'],
          ['One-pipe', 'Pump, valves wide open', '1 to 1.5 days'],
        ),
        text(`## Doing it

1. Take the boiler out or isolate it: nothing must pass through the new exchanger.
2. Connect the pump to flow and return, or in place of the circulator.
3. One radiator open at a time, ten minutes each way, tapping the bottom with a rubber mallet.
4. Rinse until the water is clear **and** within 100 µS/cm of the mains.
5. Fill, inhibit, write date and product on the label.

## Filtering

The magnetic filter goes on the return, ahead of the machine, where it can be reached standing. [Ponant](/en/pro/product/ponant) comes with its own. First rinse after a month, then once a year: put it in the contract.

## Writing it down

In the quotation: “flushing of the system, X radiators, product, rinse checked by conductivity”. Whatever is not in writing you will be asked to do for nothing.`),
        quote(
          'I have changed two exchangers in ten years. Both came from jobs where somebody had saved a day.',
          'A trainer, Vernon centre',
        ),
        products('After a clean system', 'AT-PNT', 'AT-GLN', 'AT-RSV'),
      ],
    },
  },
  {
    key: 'buffer-or-not',
    type: 'conseil_pro',
    plans: ['pro'],
    published: '2026-02-10',
    tags: ['chauffage', 'regulation'],
    fr: {
      slug: 'ballon-tampon-ou-pas',
      title: 'Ballon tampon, ou pas',
      lead: 'Un tampon corrige un débit que l’on n’a pas calculé. Parfois c’est nécessaire, souvent c’est 50 W de pertes et un mélange qui coûte deux degrés.',
      description:
        'Quand poser un ballon tampon sur une pompe à chaleur : volume minimal, débit, dégivrage, montage en retour ou en bouteille, calcul rapide et erreurs courantes.',
      blocks: [
        text(`Trois raisons d’en poser un, et trois seulement.

**Le volume.** Au dégivrage, la machine prend sa chaleur dans l’eau du circuit : 10 à 15 litres par kilowatt, têtes fermées. Un plancher les contient toujours ; six radiateurs d’acier à robinets, rarement.

**Le débit.** Le circulateur de la machine demande un débit fixe, le réseau un autre. Deux pompes sur un même tube se contrarient.

**Les cycles.** Si le minimum de modulation dépasse le besoin à 10 °C dehors, la machine s’arrêtera et redémarrera de toute façon. Le tampon espace les démarrages ; une taille au-dessous les évite.`),
        table(
          'Volume utile du circuit, têtes fermées',
          ['Émetteur', 'Litres par kilowatt émis', 'Tampon ?'],
          ['Plancher chauffant, sans tête', '18 à 25', 'Non'],
          ['Fonte', '14 à 18', 'Rarement'],
          ['Acier, deux radiateurs sans tête', '8 à 10', 'Selon la machine'],
          ['Acier, toutes têtes posées', '2 à 4', 'Oui'],
          ['Ventilo-convecteurs', '1 à 2', 'Oui'],
        ),
        text(`## Où le mettre

**Sur le retour, en série**, deux tubes : il ajoute du volume sans mélanger. C’est le montage par défaut, si le débit du réseau convient à la machine.

**En bouteille, quatre tubes** : il sépare les débits. Le prix est un mélange. Si le réseau tire plus que la machine n’envoie, le départ des radiateurs tombe de 3 à 5 K, et vous remonterez la courbe pour rien. Réglez la pompe secondaire au débit primaire, à 10 % près.

[Réserve](/pro/produit/reserve) fait les deux, selon la place des bouchons. Sa tôle perforée casse le jet.

## L’exemple

Bise 6, six radiateurs d’acier, têtes partout : 3 l/kW. Il faut 60 litres, le circuit en contient 18. Réserve 50 sur le retour, deux têtes retirées dans le couloir. Démarrages mesurés : de 27 à 9 par jour.

## Sans tampon

[Risée](/pro/produit/risee) se contente de 12 litres. Pour une machine à grande modulation sur plancher, chaque tampon est une perte : 50 W toute l’année font 440 kWh.`),
        faq(
          'Deux idées reçues',
          [
            'Un tampon allonge la vie du compresseur.',
            'Moins de démarrages, oui. Une machine de la bonne taille fait mieux, sans pertes.',
          ],
          [
            'Plus grand, c’est mieux.',
            'Au-delà de 20 l/kW, on chauffe de l’eau qui ne va nulle part, et la réponse de la courbe se perd.',
          ],
        ),
        products('Dans ces exemples', 'AT-RSV', 'AT-BIS', 'AT-RIS'),
      ],
    },
    en: {
      slug: 'buffer-tank-or-not',
      title: 'Buffer tank, or not',
      lead: 'A buffer corrects a flow nobody worked out. Sometimes it is needed; often it is 50 W of losses and mixing that costs two degrees.',
      description:
        'When to fit a buffer tank with a heat pump: least volume, flow, defrosting, in the return or as a header, a quick calculation and the usual mistakes.',
      blocks: [
        text(`Three reasons to fit one, and only three.

**Volume.** When defrosting, the machine takes its heat from the water in the circuit: 10 to 15 litres per kilowatt, heads closed. A floor always holds that much; six steel radiators with valves seldom do.

**Flow.** The machine’s circulator needs one fixed flow, the system another. Two pumps on one pipe work against each other.

**Cycles.** If the minimum output exceeds the need at 10 °C outside, the machine will start and stop whatever you do. A buffer spaces out the starts; the next size down avoids them.`),
        table(
          'Useful volume of the circuit, heads closed',
          ['Emitter', 'Litres per kilowatt emitted', 'Buffer?'],
          ['Underfloor, no heads', '18 to 25', 'No'],
          ['Cast iron', '14 to 18', 'Seldom'],
          ['Steel, two radiators without head', '8 to 10', 'Depends on the machine'],
          ['Steel, heads everywhere', '2 to 4', 'Yes'],
          ['Fan coils', '1 to 2', 'Yes'],
        ),
        text(`## Where to put it

**In the return, in series**, two pipes: it adds volume without mixing. The default, if the flow of the system suits the machine.

**As a header, four pipes**: it separates the flows. The price is mixing. If the system draws more than the machine sends, the flow to the radiators drops by 3 to 5 K, and you will raise the curve for nothing. Set the secondary pump to the primary flow, within 10%.

[Réserve](/en/pro/product/reserve) does both, depending on where the plugs go. Its perforated plate breaks the jet.

## The example

Bise 6, six steel radiators, heads everywhere: 3 l/kW. 60 litres are needed, the circuit holds 18. Réserve 50 in the return, two heads removed in the corridor. Starts measured: from 27 to 9 a day.

## Without a buffer

[Risée](/en/pro/product/risee) makes do with 12 litres. For a machine with wide modulation on a floor, every buffer is a loss: 50 W all year round add up to 440 kWh.`),
        faq(
          'Two common mistakes',
          [
            'A buffer makes the compressor last longer.',
            'Fewer starts, yes. A machine of the right size does better, without losses.',
          ],
          [
            'Larger is better.',
            'Beyond 20 l/kW you heat water that goes nowhere, and the response of the curve is lost.',
          ],
        ),
        products('In these examples', 'AT-RSV', 'AT-BIS', 'AT-RIS'),
      ],
    },
  },
  {
    key: 'r290-on-site',
    type: 'conseil_pro',
    plans: ['pro'],
    published: '2026-01-06',
    tags: ['chauffage', 'aides-reglementations', 'chantier'],
    fr: {
      slug: 'poser-une-machine-au-propane',
      title: 'Poser une machine au propane',
      lead: 'Le R290 est plus lourd que l’air et brûle. Le circuit est scellé, la charge tient dans une bouteille de camping : tout est affaire de distances.',
      description:
        'Installer une pompe à chaleur monobloc au R290 : zone de sécurité, sols en creux, transport, entretien, raccordements, et ce qu’il faut remettre au client.',
      blocks: [
        text(`Un monobloc arrive chargé et éprouvé. Vous ne touchez pas au fluide, donc pas d’attestation de capacité à présenter pour la pose. Mais une fuite, si elle survenait, coulerait vers le bas et s’accumulerait dans un creux.

## La zone

Tracez-la au sol avant de couler la dalle : 1 m autour de la machine, du sol jusqu’à 0,5 m au-dessus d’elle. Dans cette zone, rien de ce qui suit.

- Fenêtre, porte, soupirail, grille, entrée d’air de ventilation.
- Regard d’égout, puits perdu, cour anglaise, descente de cave.
- Prise, interrupteur, luminaire, moteur de portail.
- Le terrain du voisin : la zone ne dépasse pas la limite.`),
        table(
          'Nos monoblocs au R290',
          ['Appareil', 'Charge', 'Zone', 'Masse à porter'],
          ['Bise 4 à 8', '0,7 kg', '1 m', 'Deux personnes, sangles'],
          ['Galerne 5 à 9', '0,9 kg', '1 m', 'Deux personnes, diable'],
          ['Ponant 10 à 14', '1,3 kg', '1 m', 'Chariot'],
          ['Suroît 14 et 16', '1,6 kg', '1 m, cascade comptée ensemble', 'Chariot'],
        ),
        text(`## La pose

Dalle surélevée de 100 mm, plots, évacuation des condensats vers un lit de gravier, **jamais vers un regard** sans siphon. Évitez la fosse décorative et le muret qui enferme trois côtés : il ferait cuvette.

Le percement du mur se rebouche de façon étanche. Une gaine ouverte entre la machine et la maison annule la zone.

## La mise en service

Détecteur de fuite portatif étalonné pour le propane, passage lent autour des raccords, avant la mise sous tension. Notez la valeur, même nulle.

## L’entretien

Toute intervention sur le circuit demande un frigoriste formé aux fluides inflammables et un outillage sans étincelle. Le filtre à eau, le ventilateur et la carte n’en ont pas besoin. Extincteur à poudre à portée, véhicule ventilé.

## Ce que l’on remet

Le plan de la zone, coté, à coller dans le livret. Le client qui voudra un barbecue, un abri ou une cour anglaise dans dix ans doit pouvoir le trouver.`),
        faq(
          'Sur le chantier',
          [
            'Peut-on transporter la machine couchée ?',
            'Non : inclinée de 30° au plus. Si elle a été couchée par erreur, laissez-la debout quatre heures avant de la mettre sous tension.',
          ],
          [
            'En toiture-terrasse ?',
            'Oui, à 1 m des acrotères hauts, des exutoires et des prises d’air, avec un garde-corps pour l’entretien.',
          ],
        ),
        products('Au propane', 'AT-BIS', 'AT-GLN', 'AT-PNT', 'AT-SRT'),
      ],
    },
    en: {
      slug: 'fitting-a-propane-machine',
      title: 'Fitting a propane machine',
      lead: 'R290 is heavier than air and burns. The circuit is sealed, the charge would fit a camping bottle: what remains is a matter of distances.',
      description:
        'Fitting an R290 monobloc heat pump: the safety zone, hollows in the ground, transport, servicing, connections, and the drawing that must be left with the customer.',
      blocks: [
        text(`A monobloc arrives charged and tested. You do not touch the refrigerant, so no certificate is needed to fit it. But a leak, if there ever were one, would run downwards and collect in a hollow.

## The zone

Draw it on the ground before casting the slab: 1 m around the machine, from the ground to 0.5 m above it. Inside it, none of the following.

- Window, door, basement light, grille, ventilation inlet.
- Drain, soakaway, light well, cellar steps.
- Socket, switch, light fitting, gate motor.
- The neighbour’s land: the zone does not cross the boundary.`),
        table(
          'Our R290 monoblocs',
          ['Appliance', 'Charge', 'Zone', 'Carrying it'],
          ['Bise 4 to 8', '0.7 kg', '1 m', 'Two people, straps'],
          ['Galerne 5 to 9', '0.9 kg', '1 m', 'Two people, sack truck'],
          ['Ponant 10 to 14', '1.3 kg', '1 m', 'Trolley'],
          ['Suroît 14 and 16', '1.6 kg', '1 m, a cascade counted as one', 'Trolley'],
        ),
        text(`## Fitting

Slab raised by 100 mm, pads, condensate to a bed of gravel, **never to a drain** without a trap. Avoid a sunken garden or a low wall on three sides: it would form a basin.

Seal the hole through the wall. An open duct between machine and house cancels the zone.

## Commissioning

A portable detector calibrated for propane, passed slowly round the joints before power is switched on. Write the reading down, even if it is nil.

## Servicing

Any work on the circuit needs a refrigeration engineer trained in flammable refrigerants, and spark-free tools. The water filter, the fan and the board do not. Powder extinguisher at hand, ventilated van.

## What you leave behind

The drawing of the zone, with dimensions, stuck into the manual. The customer who wants a barbecue, a shed or a light well in ten years must be able to find it.`),
        faq(
          'In the field',
          [
            'Can the machine be carried lying down?',
            'No: tilted by 30° at most. If it was laid down by mistake, leave it upright for four hours before switching on.',
          ],
          [
            'On a flat roof?',
            'Yes, 1 m from high parapets, smoke vents and air intakes, with a guard rail for servicing.',
          ],
        ),
        products('On propane', 'AT-BIS', 'AT-GLN', 'AT-PNT', 'AT-SRT'),
      ],
    },
  },
  {
    key: 'hard-water-and-anodes',
    type: 'conseil_pro',
    plans: ['pro'],
    published: '2025-11-11',
    tags: ['eau-chaude', 'chantier'],
    fr: {
      slug: 'eau-dure-anodes-et-groupes',
      title: 'Eau dure, anodes et groupes de sécurité',
      lead: 'Les trois quarts des cuves que nous rouvrons doivent leur fin à l’une de ces trois causes. Aucune n’est une fatalité, et toutes se voient à la pose.',
      description:
        'Faire durer un chauffe-eau : dureté de l’eau, choix de l’anode et de la résistance, raccord diélectrique, groupe de sécurité, réducteur, calendrier d’entretien.',
      blocks: [
        text(`## Mesurer

Une bandelette, dix secondes, au devis. Sous 15 °f, rien à prévoir. De 15 à 25, une résistance stéatite et 55 °C. Au-dessus de 30, une cuve que l’on peut ouvrir : [Cuvier](/pro/produit/cuvier), trappe de 180 mm, résistance remontée de 60 mm.

L’adoucisseur n’est pas la réponse à tout : sous 8 °f, l’eau devient agressive et mange le magnésium en deux ans. Réglez à 10.

## Protéger`),
        table(
          'Quelle anode pour quelle eau ?',
          ['Eau', 'Anode', 'Visite'],
          ['10 à 25 °f, usage normal', 'Magnésium', 'Tous les deux ans'],
          ['Douce ou adoucie', 'Courant imposé, titane', 'Voyant'],
          ['Plus de 30 °f', 'Courant imposé, titane', 'Voyant, et trappe tous les trois ans'],
          ['Puits, eau chargée', 'Inox ou échangeur instantané', 'Selon analyse'],
        ),
        text(`Un courant imposé ne protège que sous tension. Un chauffe-eau coupé six mois par an dans une résidence secondaire doit garder son alimentation, ou une anode au magnésium.

## Raccorder

- **Raccord diélectrique** sur l’eau chaude, toujours, sauf tube de synthèse sur plus de 500 mm.
- **Groupe de sécurité neuf**, à chaque cuve. 7 bar, siphon, évacuation visible de 32 mm.
- **Réducteur à 3 bar** dès que la pression de nuit dépasse 5. Mesurez le soir, pas à 14 heures.
- **Terre** mesurée, cuve vide et pleine.

Un groupe qui coule toute la nuit, c’est une pression trop forte ; qui coule pendant la chauffe, c’est normal : 3 % du volume. [Citerne](/pro/produit/citerne) 200 perd donc 6 litres par chauffe complète. Un vase sanitaire de 8 litres l’évite, si le client y tient.

## Noter

Dureté, pression de nuit, date, sur l’étiquette de la cuve. Le confrère qui la rouvrira dans six ans vous remerciera ; ce sera peut-être vous.`),
        faq(
          'En garantie',
          [
            'Une cuve percée à quatre ans est-elle couverte ?',
            'Oui, si le groupe, le raccord diélectrique et l’anode ont été posés et visités. Les photos de mise en service règlent la question.',
          ],
          [
            'Le détartrage est-il pris en charge ?',
            'Non : c’est un entretien. Proposez-le au contrat, tous les trois ans au-dessus de 25 °f.',
          ],
        ),
        products('Pour toutes les eaux', 'AT-CUV', 'AT-CTN', 'AT-LVR', 'AT-NAP'),
      ],
    },
    en: {
      slug: 'hard-water-anodes-and-safety-groups',
      title: 'Hard water, anodes and safety groups',
      lead: 'Three-quarters of the tanks we open up failed through one of these three. None is inevitable, and all can be seen on the day of fitting.',
      description:
        'Making a water heater last: hardness of the water, choosing anode and element, dielectric union, safety group, pressure reducer and a calendar of upkeep.',
      blocks: [
        text(`## Measuring

A test strip, ten seconds, when you quote. Under 15 °f, nothing to do. From 15 to 25, a steatite element and 55 °C. Above 30, a tank that opens: [Cuvier](/en/pro/product/cuvier), with a 180 mm hatch and its element raised by 60 mm.

A softener is not the answer to everything: below 8 °f water turns aggressive and eats magnesium in two years. Set it to 10.

## Protecting`),
        table(
          'Which anode for which water?',
          ['Water', 'Anode', 'Inspection'],
          ['10 to 25 °f, normal use', 'Magnesium', 'Every two years'],
          ['Soft or softened', 'Impressed current, titanium', 'Indicator'],
          ['Over 30 °f', 'Impressed current, titanium', 'Indicator, and hatch every three years'],
          ['Well water', 'Stainless steel or instantaneous exchanger', 'According to the analysis'],
        ),
        text(`Impressed current protects only while it has power. A water heater switched off six months a year in a holiday home must keep its supply, or have a magnesium anode.

## Connecting

- **Dielectric union** on the hot side, always, except on more than 500 mm of plastic pipe.
- **A new safety group** with every tank. 7 bar, trap, visible 32 mm waste.
- **Reducer at 3 bar** as soon as the pressure at night goes above 5. Measure in the evening, not at 2 p.m.
- **Earth** measured, tank empty and full.

A group that runs all night means too much pressure; running while the tank heats is normal: 3% of the volume. [Citerne](/en/pro/product/citerne) 200 therefore loses 6 litres for a full heating. An 8-litre potable vessel avoids it, if the customer wants one.

## Writing down

Hardness, night pressure, date, on the label of the tank. The colleague who opens it in six years will thank you; it may even be you.`),
        faq(
          'Under guarantee',
          [
            'Is a tank that leaks after four years covered?',
            'Yes, if the group, union and anode were fitted and inspected. Commissioning photographs settle the matter.',
          ],
          [
            'Is descaling covered?',
            'No: it is upkeep. Offer it in the contract, every three years above 25 °f.',
          ],
        ),
        products('For every water', 'AT-CUV', 'AT-CTN', 'AT-LVR', 'AT-NAP'),
      ],
    },
  },
];
