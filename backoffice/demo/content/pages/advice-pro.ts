import type { DemoPage } from '../demo-page.ts';

export const PRO_ADVICE_PAGES: DemoPage[] = [
  {
    key: 'sizing-a-heat-pump',
    type: 'conseil_pro',
    plans: ['pro'],
    published: '2025-12-09',
    tags: ['chauffage', 'chantier'],
    fr: {
      slug: 'dimensionner-une-pompe-a-chaleur',
      title: 'Dimensionner une pompe à chaleur',
      lead: 'Déperditions, température de départ, puissance à la température de base : trois nombres, dans cet ordre. Le nom de l’appareil vient après.',
      description:
        'Dimensionner une pompe à chaleur air-eau en rénovation : déperditions poste par poste, recoupement par la consommation, loi d’eau, bornes du NF DTU 65.16.',
      blocks: [
        {
          type: 'text',
          markdown: `Une machine trop puissante démarre, dépasse la consigne, s’arrête. Son compresseur s’use et son rendement à la mi-saison est moins bon qu’avec la taille au-dessous. Le calcul vaut donc l’heure qu’il demande. Il suit la NF EN 12831 ; nous le déroulons sur une maison de 120 m², de plain-pied, bâtie en 1978 près de Mâcon, à 180 m d’altitude, combles refaits.

La température de base y est de −10 °C, sans correction d’altitude ; elle serait de −7 dans l’Eure et de −5 dans le Gers. Pour 19 °C dedans, l’écart est de 29 K.`,
        },
        {
          type: 'table',
          caption: 'Déperditions, poste par poste',
          head: ['Poste', 'Calcul', 'W/K'],
          rows: [
            ['Murs', '110 m² × 0,60', '66'],
            ['Plafond sous combles', '120 m² × 0,25', '30'],
            ['Plancher sur vide sanitaire', '120 m² × 0,45 × 0,8', '43'],
            ['Fenêtres et portes', '20 m² × 1,8', '36'],
            ['Ponts thermiques', '15 % des quatre lignes', '26'],
            ['Renouvellement d’air', '0,34 × 110 m³/h', '37'],
            ['Total', '238 W/K × 29 K', '6,9 kW'],
          ],
        },
        {
          type: 'text',
          markdown: `## Recouper par la facture

1 800 litres de fioul par an font 18 000 kWh ; à 80 % de rendement, 14 400 utiles. Ôtez 2 400 kWh d’eau chaude : il en reste 12 000. Sur 2 500 degrés-jours, cela donne 200 W/K, donc 5,8 kW. L’écart de 16 % s’explique : deux chambres sont fermées l’hiver. S’il dépassait 30 %, il faudrait chercher l’erreur.

## La température de départ

Additionnez la puissance des radiateurs à ΔT 50 : ici 14 kW. Il en faut 6,9, soit 49 %. Avec un exposant de 1,3, l’écart utile tombe à 29 K : 48 °C d’eau en moyenne, 51 au départ par −10 °C. Une [Bise](/pro/produit/bise) ou une [Levant](/pro/produit/levant) suffit ; la haute température n’apporterait rien.

## La puissance à lire

Pour une machine à puissance variable, le NF DTU 65.16 admet de 70 à 100 % des déperditions si l’inertie est moyenne ou lourde, de 80 à 100 % sinon. Avec l’appoint, on vise au moins 120 %. Ici : de 4,8 à 6,9 kW pour la machine seule, 8,3 avec l’appoint.

Ces bornes se lisent dans le tableau de puissance **à −10 °C et au départ réel**. Le chiffre du nom est donné à 7 °C dehors et 35 °C d’eau ; il en reste souvent entre 65 et 75 % au plus froid. Un modèle de 8 kW tombe donc juste, là où un 6 n’atteindrait pas la borne basse.

## Le volume d’eau

Comptez 10 à 15 litres par kilowatt, robinets thermostatiques fermés. En dessous, ajoutez une [Réserve](/pro/produit/reserve) sur le retour, ou laissez deux radiateurs sans tête.`,
        },
        {
          type: 'quote',
          text: 'Quand un confrère hésite entre deux tailles, je lui demande le minimum de modulation. La réponse est presque toujours là.',
          source: 'Une ingénieure du bureau d’études, Vernon',
        },
        {
          type: 'products',
          title: 'Dans l’exemple',
          references: ['AT-BIS', 'AT-LVT', 'AT-RSV', 'AT-CDR'],
        },
        {
          type: 'links',
          title: 'La suite',
          links: [
            {
              label: 'Remplacer une chaudière fioul en deux jours',
              text: 'Le chantier, heure par heure.',
              url: '/pro/remplacer-une-chaudiere-fioul-en-deux-jours',
            },
            {
              label: 'Services aux professionnels',
              text: 'Le bureau d’études fait ce calcul en cinq jours.',
              url: '/pro/services-professionnels',
            },
          ],
        },
      ],
    },
    en: {
      slug: 'sizing-a-heat-pump',
      title: 'Sizing a heat pump',
      lead: 'Heat loss, flow temperature, output at the design temperature: three numbers, in that order. The name of the appliance comes after.',
      description:
        'Sizing an air-to-water heat pump for an existing house in France: heat loss item by item, a check against the bills, the heating curve and the DTU limits.',
      blocks: [
        {
          type: 'text',
          markdown: `A machine that is too powerful starts, overshoots and stops. Its compressor wears out and it performs worse in spring and autumn than the next size down. The calculation is worth the hour it takes. It follows EN 12831; we run through it here on a single-storey house of 120 m², built in 1978 near Mâcon, 180 m above sea level, with a newly insulated loft.

The design temperature there is −10 °C, without correction for altitude; it would be −7 in the Eure and −5 in the Gers. For 19 °C indoors, the difference is 29 K.`,
        },
        {
          type: 'table',
          caption: 'Heat loss, item by item',
          head: ['Item', 'Calculation', 'W/K'],
          rows: [
            ['Walls', '110 m² × 0.60', '66'],
            ['Ceiling below the loft', '120 m² × 0.25', '30'],
            ['Floor over crawl space', '120 m² × 0.45 × 0.8', '43'],
            ['Windows and doors', '20 m² × 1.8', '36'],
            ['Thermal bridges', '15% of the four lines above', '26'],
            ['Air change', '0.34 × 110 m³/h', '37'],
            ['Total', '238 W/K × 29 K', '6.9 kW'],
          ],
        },
        {
          type: 'text',
          markdown: `## Check it against the bills

1,800 litres of oil a year make 18,000 kWh; at 80% efficiency, 14,400 are useful. Take away 2,400 kWh for hot water and 12,000 remain. Over 2,500 degree-days that is 200 W/K, and so 5.8 kW. The gap of 16% has a reason: two bedrooms are shut up in winter. Beyond 30% you would look for the mistake.

## Flow temperature

Add up the radiators’ output at ΔT 50: here 14 kW. The house needs 6.9, or 49%. With an exponent of 1.3 the working difference falls to 29 K: water at 48 °C on average, 51 at the flow when it is −10 outside. A [Bise](/en/pro/product/bise) or a [Levant](/en/pro/product/levant) will do; a high-temperature model would add nothing.

## Which output to read

For a variable-output machine, the French code of practice NF DTU 65.16 accepts 70 to 100% of the heat loss where thermal mass is medium or heavy, 80 to 100% otherwise. With the back-up heater, aim for at least 120%. Here: 4.8 to 6.9 kW for the machine alone, 8.3 with back-up.

Read those limits in the output table **at −10 °C and at the real flow temperature**. The figure in the name is for 7 °C outside and water at 35 °C; in the coldest weather often only 65 to 75% of it is left. An 8 kW model is therefore right; a 6 would fall short of the lower limit.

## Water volume

Allow 10 to 15 litres per kilowatt with the thermostatic valves shut. Below that, add a [Réserve](/en/pro/product/reserve) on the return, or leave two radiators without heads.`,
        },
        {
          type: 'quote',
          text: 'When an installer hesitates between two sizes, I ask for the minimum output. The answer is nearly always there.',
          source: 'A design-office engineer, Vernon',
        },
        {
          type: 'products',
          title: 'In the example',
          references: ['AT-BIS', 'AT-LVT', 'AT-RSV', 'AT-CDR'],
        },
        {
          type: 'links',
          title: 'What comes next',
          links: [
            {
              label: 'Replacing an oil boiler in two days',
              text: 'The job, hour by hour.',
              url: '/en/pro/replacing-an-oil-boiler-in-two-days',
            },
            {
              label: 'Services for professionals',
              text: 'Our design office does this calculation in five days.',
              url: '/en/pro/professional-services',
            },
          ],
        },
      ],
    },
  },
  {
    key: 'balancing-heat-recovery-ventilation',
    type: 'conseil_pro',
    plans: ['pro'],
    published: '2026-06-23',
    tags: ['ventilation', 'chantier'],
    fr: {
      slug: 'equilibrer-une-double-flux',
      title: 'Équilibrer une double flux',
      lead: 'Autant d’air soufflé que d’air extrait, à 5 % près, et le bon débit à chaque bouche. Comptez deux heures pour une maison, un cône et un carnet.',
      description:
        'Équilibrer une ventilation double flux : débits cibles d’un quatre-pièces, ordre des mesures, tolérances, vitesses en gaine, et ce que coûte un déséquilibre.',
      blocks: [
        {
          type: 'text',
          markdown: `Une double flux mal équilibrée met la maison en dépression ou en surpression. Dans le premier cas, l’air manquant entre par les fuites, froid et sans filtre : 30 m³/h de trop à l’extraction coûtent près de 600 kWh par saison à Roanne. Dans le second, l’humidité est poussée dans les murs.

## Les débits d’abord, sur le papier

On part de l’extraction, que fixe l’arrêté du 24 mars 1982, et l’on répartit la même quantité au soufflage. Voici un quatre-pièces, une salle de bains, toilettes séparées.`,
        },
        {
          type: 'table',
          caption: 'Débits cibles d’un quatre-pièces, en m³/h',
          head: ['Pièce', 'Sens', 'Régime de base', 'Cuisine en pointe'],
          rows: [
            ['Cuisine', 'Extraction', '45', '120'],
            ['Salle de bains', 'Extraction', '30', '30'],
            ['Toilettes', 'Extraction', '30', '30'],
            ['Total extrait', 'Extraction', '105', '180'],
            ['Séjour', 'Soufflage', '45', '75'],
            ['Trois chambres', 'Soufflage', '3 × 20', '3 × 35'],
            ['Total soufflé', 'Soufflage', '105', '180'],
          ],
        },
        {
          type: 'text',
          markdown: `## Puis sur place, dans l’ordre

1. Filtres neufs, fenêtres et portes fermées, 10 mm sous chaque porte intérieure, 20 sous celle de la cuisine si elle n’en a qu’une.
2. Contrôlez les gaines à l’œil : une souple écrasée perd plus qu’aucun réglage ne rendra. En 125 mm, 105 m³/h passent à 2,4 m/s et 180 à 4,1 : c’est la limite du silence.
3. Ouvrez toutes les bouches en grand. Mesurez-les une fois, notez.
4. Repérez la plus défavorisée de chaque réseau, laissez-la ouverte et montez le ventilateur jusqu’à son débit.
5. Refermez les autres, de la plus proche du caisson à la plus éloignée.
6. Refaites un tour : chaque bouche déplace les voisines. Deux passages suffisent d’ordinaire, trois dans une grande maison.
7. Comparez les totaux. Corrigez au ventilateur, jamais aux bouches.
8. Passez en pointe, vérifiez la cuisine, revenez.

**Tolérances à viser :** 10 % par bouche, 5 % entre soufflé et extrait. Bloquez les bagues, repérez-les d’un trait, laissez la feuille de mesures dans l’appareil.

## L’instrument

Un anémomètre à cône convient à l’extraction. Au soufflage, le jet tourne et fausse la mesure : employez un cône à redresseur, ou relevez la pression si le fabricant de la bouche donne sa courbe.`,
        },
        {
          type: 'faq',
          title: 'Questions de chantier',
          questions: [
            {
              question: 'Un moteur à débit constant dispense-t-il d’équilibrer ?',
              answer: 'Non. Il tient le total ; la répartition entre les pièces reste à faire.',
            },
            {
              question: 'Qui contrôle ?',
              answer:
                'Dans un logement neuf soumis à la RE2020, un opérateur qualifié vérifie et mesure l’installation à réception. En rénovation, votre feuille de mesures est la seule preuve.',
            },
            {
              question: 'Et si les débits ne montent pas ?',
              answer:
                'Cherchez dans l’ordre : filtre resté emballé, gaine pliée, clapet de prise d’air, rejet obstrué. La ligne technique répond pendant que vous êtes à l’échelle.',
            },
          ],
        },
        {
          type: 'products',
          title: 'Trois caissons, trois implantations',
          references: ['AT-CSV', 'AT-CRT', 'AT-TRB'],
        },
      ],
    },
    en: {
      slug: 'balancing-heat-recovery-ventilation',
      title: 'Balancing heat recovery ventilation',
      lead: 'As much air supplied as extracted, within 5%, and the right flow at every vent. Allow two hours for a house, a flow cone and a notebook.',
      description:
        'Balancing heat recovery ventilation: target flows for a four-room home in France, the order to measure in, tolerances, duct speeds and the cost of imbalance.',
      blocks: [
        {
          type: 'text',
          markdown: `A badly balanced system puts the house under negative or positive pressure. In the first case the missing air comes in through the leaks, cold and unfiltered: 30 m³/h too much on the extract side costs close to 600 kWh a season in Roanne. In the second, moisture is pushed into the walls.

## Flows first, on paper

Start from the extract side, which the French order of 24 March 1982 lays down, and share the same quantity out on the supply side. Here is a four-room home with one bathroom and a separate lavatory.`,
        },
        {
          type: 'table',
          caption: 'Target flows for a four-room home, in m³/h',
          head: ['Room', 'Direction', 'Base rate', 'Kitchen boost'],
          rows: [
            ['Kitchen', 'Extract', '45', '120'],
            ['Bathroom', 'Extract', '30', '30'],
            ['Lavatory', 'Extract', '30', '30'],
            ['Total extracted', 'Extract', '105', '180'],
            ['Living room', 'Supply', '45', '75'],
            ['Three bedrooms', 'Supply', '3 × 20', '3 × 35'],
            ['Total supplied', 'Supply', '105', '180'],
          ],
        },
        {
          type: 'text',
          markdown: `## Then on site, in order

1. New filters, windows and doors shut, 10 mm under each inside door, 20 under the kitchen door if there is only one.
2. Look the ducts over: a crushed flexible duct loses more than any setting will win back. In 125 mm, 105 m³/h travels at 2.4 m/s and 180 at 4.1, which is as fast as silence allows.
3. Open every vent fully. Measure them all once and write down the readings.
4. Find the worst-placed vent on each side, leave it open and raise the fan until it has its flow.
5. Close down the others, from the nearest to the unit to the furthest.
6. Go round again: each vent shifts its neighbours. Two rounds are usually enough, three in a large house.
7. Compare the totals. Correct at the fan, never at the vents.
8. Switch to boost, check the kitchen, switch back.

**Tolerances to aim for:** 10% at each vent, 5% between supply and extract. Lock the rings, mark them with a line and leave the sheet of measurements inside the unit.

## The instrument

A cone anemometer will do for extract. On the supply side the jet swirls and falsifies the reading: use a cone with a flow straightener, or read the pressure if the vent’s manufacturer publishes its curve.`,
        },
        {
          type: 'faq',
          title: 'Questions from site',
          questions: [
            {
              question: 'Does a constant-flow motor do away with balancing?',
              answer: 'No. It holds the total; sharing it between rooms is still up to you.',
            },
            {
              question: 'Who checks?',
              answer:
                'In a new home under France’s RE2020 rules, a qualified operator inspects and measures the system at handover. In an existing home your sheet of measurements is the only proof.',
            },
            {
              question: 'What if the flows will not come up?',
              answer:
                'Look, in this order, for a filter still in its wrapper, a kinked duct, the intake damper, a blocked exhaust. The technical line answers while you are on the ladder.',
            },
          ],
        },
        {
          type: 'products',
          title: 'Three units for three places',
          references: ['AT-CSV', 'AT-CRT', 'AT-TRB'],
        },
      ],
    },
  },
  {
    key: 'replacing-an-oil-boiler-in-two-days',
    type: 'conseil_pro',
    plans: ['pro'],
    published: '2026-09-08',
    tags: ['chantier', 'renovation', 'chauffage'],
    review: { last: '2026-11-26', due: '2027-11-26' },
    fr: {
      slug: 'remplacer-une-chaudiere-fioul-en-deux-jours',
      title: 'Remplacer une chaudière fioul en deux jours',
      lead: 'Deux jours sans chauffage, deux compagnons, un électricien une demi-journée. Tout le reste se fait avant.',
      description:
        'Remplacer une chaudière fioul par une pompe à chaleur monobloc en deux jours : préparation, déroulé heure par heure, cuve, désembouage, remise au client.',
      blocks: [
        {
          dated: true,
          type: 'text',
          markdown: `Depuis le 1er juillet 2022, on n’installe plus de chaudière fioul neuve en logement, à de rares exceptions près.`,
        },
        {
          type: 'text',
          markdown: `Un remplacement suit souvent une panne d’hiver, dans une maison habitée. D’où ce déroulé, mis au point avec neuf entreprises sur quarante chantiers : un monobloc [Ponant](/pro/produit/ponant) dehors, un module [Entresol](/pro/produit/entresol) dans l’ancienne chaufferie, les radiateurs gardés.

## Avant : ce qui se prépare

- **Le calcul.** Déperditions, départ à la température de base, volume d’eau. La note part avec le devis.
- **Le dehors.** Emplacement, distance au voisin, un mètre libre autour pour le R290, déclaration en mairie. La dalle est coulée dix jours plus tôt.
- **Le courant.** Abonnement vérifié, ligne dédiée tirée jusqu’à la dalle. Au-dessus de 12 kVA appelés par la maison entière, il faut du triphasé.
- **La cuve.** Vidange, dégazage, nettoyage, puis comblement ou retrait, par une entreprise qui remet son certificat, comme le veut l’arrêté du 1er juillet 2004. Réservez l’entreprise pour la semaine suivante : il faut du fioul jusqu’au dernier soir.`,
        },
        {
          type: 'table',
          caption: 'Les deux jours, heure par heure',
          head: ['Heure', 'Premier jour', 'Second jour'],
          rows: [
            ['7 h 30', 'Arrêt, photos, vidange du corps', 'Liaisons extérieures, calorifuge'],
            ['9 h', 'Dépose du brûleur, du corps, du conduit', 'Électricité : puissance, bus, sonde'],
            ['11 h', 'Désembouage, trois heures', 'Mise en eau, purge, épreuve à 3 bar'],
            ['14 h', 'Module, filtre, vase, vannes', 'Mise en service, loi d’eau'],
            ['16 h', 'Machine sur dalle, plots, condensats', 'Débits, équilibrage des radiateurs'],
            ['17 h 30', 'Deux radiateurs d’appoint prêtés', 'Remise au client, une demi-heure'],
          ],
        },
        {
          type: 'text',
          markdown: `## Ce qui fait perdre le troisième jour

- **La fonte.** Un corps pèse de 150 à 250 kg. Il se démonte par éléments ; apportez les tirants et la masse.
- **Les boues.** Un réseau de quarante ans rend une eau noire. Rincez jusqu’au clair, puis posez le filtre magnétique ; nettoyez-le au bout d’une semaine.
- **Le conduit.** S’il reste en place, il se ferme en bas et se coiffe en haut, avec une petite ventilation aux deux bouts : sans elle, l’humidité y condense.
- **L’eau chaude.** Si la chaudière la faisait, prévoyez un ballon à grand serpentin ou un chauffe-eau thermodynamique, posé avant.

## Le client

Il a connu des radiateurs brûlants trois heures par jour. Ils seront tièdes, toute la journée. Dites-le avant, écrivez-le sur la porte du module, rappelez au premier froid : la loi d’eau se corrige d’un ou deux degrés, une fois.`,
        },
        {
          type: 'quote',
          text: 'Le désembouage, c’est trois heures qu’on regrette de donner et deux ans de dépannages qu’on ne fera pas.',
          source: 'Un metteur au point, agence de Roanne',
        },
        {
          type: 'products',
          title: 'Le chantier type',
          references: ['AT-PNT', 'AT-ETS', 'AT-BSN', 'AT-CDR'],
        },
      ],
    },
    en: {
      slug: 'replacing-an-oil-boiler-in-two-days',
      title: 'Replacing an oil boiler in two days',
      lead: 'Two days without heating, two fitters, an electrician for half a day. Everything else is done beforehand.',
      description:
        'Replacing an oil boiler with a monobloc heat pump in two days: preparation, an hour-by-hour plan, the tank, flushing the circuit, handing over to the customer.',
      blocks: [
        {
          dated: true,
          type: 'text',
          markdown: `Since 1 July 2022, new oil boilers are no longer fitted in French homes, with rare exceptions.`,
        },
        {
          type: 'text',
          markdown: `A replacement often follows a winter breakdown, in a house where people are living. Hence this plan, worked out with nine firms over forty jobs: a [Ponant](/en/pro/product/ponant) monobloc outside, an [Entresol](/en/pro/product/entresol) module in the old boiler room, the radiators kept.

## Beforehand: what to prepare

- **The calculation.** Heat loss, flow at the design temperature, water volume. The sizing note goes out with the quotation.
- **Outside.** Position, distance to the neighbour, one clear metre around for R290, declaration at the town hall. The slab is poured ten days ahead.
- **Power.** Supply contract checked, dedicated line run to the slab. Above 12 kVA drawn by the whole house you need three phases.
- **The tank.** Emptied, degassed, cleaned, then filled or removed, by a firm that leaves a certificate, as the order of 1 July 2004 requires. Book it for the week after: there must be oil until the last evening.`,
        },
        {
          type: 'table',
          caption: 'The two days, hour by hour',
          head: ['Time', 'Day one', 'Day two'],
          rows: [
            ['7.30 a.m.', 'Shut down, photographs, drain the boiler', 'Outside pipework, insulation'],
            ['9 a.m.', 'Take out burner, body and flue', 'Electrics: power, bus, sensor'],
            ['11 a.m.', 'Power flush, three hours', 'Fill, bleed, test at 3 bar'],
            ['2 p.m.', 'Module, filter, vessel, valves', 'Commissioning, heating curve'],
            ['4 p.m.', 'Machine on slab, feet, condensate', 'Flows, balancing the radiators'],
            ['5.30 p.m.', 'Two portable heaters left on loan', 'Handover, half an hour'],
          ],
        },
        {
          type: 'text',
          markdown: `## What costs you a third day

- **Cast iron.** A boiler body weighs 150 to 250 kg. It comes apart in sections; bring the tie-rods and the sledgehammer.
- **Sludge.** Forty-year-old pipework gives black water. Flush until it runs clear, then fit the magnetic filter; clean it a week later.
- **The flue.** If it stays, it is closed at the bottom and capped at the top, with a small vent at either end; without it, moisture condenses inside.
- **Hot water.** If the boiler made it, plan for a tank with a large coil or a heat-pump water heater, fitted earlier.

## The customer

They are used to radiators that are burning hot three hours a day. From now on they will be lukewarm, all day long. Say so beforehand, write it on the door of the module, and call at the first cold spell: the heating curve is corrected by a degree or two, once.`,
        },
        {
          type: 'quote',
          text: 'Flushing is three hours you are sorry to spend, and two years of call-outs you will not make.',
          source: 'A commissioning engineer, Roanne branch',
        },
        {
          type: 'products',
          title: 'The typical job',
          references: ['AT-PNT', 'AT-ETS', 'AT-BSN', 'AT-CDR'],
        },
      ],
    },
  },
];
