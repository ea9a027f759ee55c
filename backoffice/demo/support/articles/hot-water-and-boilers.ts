import { EMERGENCY_ADVICE } from '#shared/domain/emergency-advice.ts';
import { professional, step, type DemoArticle } from '../support-record.ts';

export const HOT_WATER_ARTICLES: DemoArticle[] = [
  {
    key: 'water-heater-safety-valve',
    category: 'electric-water-heaters',
    updated: '2026-05-19',
    products: ['AT-CTN', 'AT-LVR', 'AT-AQD', 'AT-BIF'],
    fr: {
      slug: 'manoeuvrer-le-groupe-de-securite',
      title: 'Manœuvrer le groupe de sécurité',
      lead: 'Un quart de tour par mois, dix secondes d’eau. Faute de quoi le calcaire bloque la seule pièce qui protège la cuve.',
    },
    en: {
      slug: 'working-the-safety-valve',
      title: 'Working the safety valve of a water heater',
      lead: 'A quarter turn a month, ten seconds of water. Otherwise limescale blocks the one part that protects the tank.',
    },
    steps: [
      step(
        [
          'Repérer le bouton',
          'Sous le chauffe-eau, sur l’arrivée d’eau froide. Souvent rouge, au-dessus d’un entonnoir.',
        ],
        ['Find the knob', 'Below the heater, on the cold water inlet. Often red, above a funnel.'],
      ),
      step(
        [
          'Tourner jusqu’au déclic',
          'L’eau coule dans l’entonnoir. Laissez-la dix secondes, elle emporte le dépôt. Elle peut brûler : restez à l’écart.',
        ],
        [
          'Turn it until it clicks',
          'Water runs into the funnel. Give it ten seconds: it carries the deposit away. It may scald: keep clear.',
        ],
      ),
      step(
        [
          'Refermer',
          'L’écoulement s’arrête net. Un goutte-à-goutte pendant la chauffe est normal : l’eau se dilate de trois litres pour cent.',
        ],
        [
          'Close it',
          'The flow stops at once. Dripping while the water heats is normal: it expands by three litres in a hundred.',
        ],
      ),
      professional(
        [
          'S’il goutte sans cesse',
          'Pression du réseau au-dessus de 5 bar : posez un réducteur. Sinon, remplacez le groupe : il s’use en huit ans.',
        ],
        [
          'If it drips all the time',
          'Mains pressure above 5 bar: fit a reducer. Otherwise replace the valve: it wears out in eight years.',
        ],
      ),
    ],
  },
  {
    key: 'water-heater-no-hot-water',
    category: 'electric-water-heaters',
    updated: '2026-10-01',
    products: ['AT-CTN', 'AT-AQD', 'AT-BIF', 'AT-AIG'],
    fr: {
      slug: 'plus-d-eau-chaude-au-chauffe-eau-electrique',
      title: 'Plus d’eau chaude au chauffe-eau électrique',
      lead: 'Le disjoncteur, le contacteur d’heures creuses, la sécurité : trois vérifications au tableau avant d’ouvrir un capot.',
    },
    en: {
      slug: 'no-more-hot-water-from-an-electric-heater',
      title: 'No more hot water from an electric heater',
      lead: 'The breaker, the off-peak contactor, the safety cut-out: three checks at the board before any cover comes off.',
    },
    steps: [
      step(
        [
          'Regarder le tableau',
          'Le disjoncteur du chauffe-eau, puis son contacteur. Mettez celui-ci sur marche forcée : si l’eau chauffe, le signal d’heures creuses manque.',
        ],
        [
          'Look at the board',
          'The heater’s breaker, then its contactor. Set the contactor to forced on: if the water heats, the off-peak signal is missing.',
        ],
      ),
      step(
        [
          'Attendre le temps de chauffe',
          'Citerne met 4 h 22 pour 150 litres, Bief 1 h 31 pour 65. Une cuve vidée le soir n’est pas chaude à minuit.',
        ],
        [
          'Allow the heating time',
          'Citerne takes 4 h 22 for 150 litres, Bief 1 h 31 for 65. A tank emptied in the evening is not hot by midnight.',
        ],
      ),
      step(
        [
          'Compter les douches',
          '40 litres d’eau à 38 °C par douche. Une de plus que d’habitude explique souvent le manque.',
        ],
        [
          'Count the showers',
          '40 litres at 38 °C per shower. One more than usual often explains the shortage.',
        ],
      ),
      professional(
        [
          'Réarmer la sécurité',
          'Hors tension, capot ôté : bouton rouge du thermostat. S’il a déclenché, mesurez la résistance et cherchez le tartre avant de refermer.',
        ],
        [
          'Reset the cut-out',
          'Power off, cover removed: the red button of the thermostat. If it has tripped, measure the element and look for limescale before you close up.',
        ],
      ),
    ],
  },
  {
    key: 'water-heater-descaling',
    category: 'electric-water-heaters',
    updated: '2026-04-22',
    products: ['AT-CUV', 'AT-CTN', 'AT-AQD'],
    fr: {
      slug: 'detartrer-un-chauffe-eau',
      title: 'Détartrer un chauffe-eau',
      lead: 'Tous les trois ans en eau dure. Cuvier s’ouvre par une trappe de 180 mm ; les autres, par leur bride, avec un joint neuf.',
    },
    en: {
      slug: 'descaling-a-water-heater',
      title: 'Descaling a water heater',
      lead: 'Every three years in hard water. Cuvier opens by a 180 mm hatch; the others by their flange, with a new gasket.',
    },
    steps: [
      step(
        [
          'Connaître la dureté de l’eau',
          'La mairie ou la facture d’eau la donne. Au-dessus de 25 degrés français, réglez 55 °C et ouvrez la cuve tous les trois ans.',
        ],
        [
          'Know how hard your water is',
          'The town hall or the water bill will say. Above 25 French degrees, set 55 °C and open the tank every three years.',
        ],
      ),
      professional(
        [
          'Couper, fermer, vidanger',
          'Disjoncteur consigné, arrivée fermée, robinet chaud ouvert pour l’air. Comptez une demi-heure pour 200 litres.',
        ],
        [
          'Isolate, shut off, drain',
          'Breaker locked off, inlet shut, a hot tap open for air. Allow half an hour for 200 litres.',
        ],
      ),
      professional(
        [
          'Retirer le calcaire',
          'À la main et à l’aspirateur d’atelier, jamais à l’acide ni au grattoir : l’émail ne se répare pas.',
        ],
        [
          'Take out the limescale',
          'By hand and with a workshop vacuum, never with acid or a scraper: enamel cannot be mended.',
        ],
      ),
      professional(
        [
          'Refermer en serrant en croix',
          'Joint neuf, huit boulons serrés en croix à 10 Nm sur Cuvier. Remplissez, purgez l’air, puis seulement remettez le courant.',
        ],
        [
          'Close up, tightening crosswise',
          'New gasket, eight bolts tightened crosswise to 10 Nm on Cuvier. Fill, let the air out, and only then restore the power.',
        ],
      ),
    ],
  },
  {
    key: 'water-heater-anode',
    category: 'electric-water-heaters',
    plans: ['pro'],
    updated: '2026-01-30',
    products: ['AT-CTN', 'AT-AQD', 'AT-BIF', 'AT-BSN'],
    fr: {
      slug: 'controler-une-anode-en-magnesium',
      title: 'Contrôler une anode en magnésium',
      lead: 'Au-dessous de 15 mm de diamètre, elle ne protège plus la cuve. La mesure prend vingt minutes, sans tout vidanger.',
    },
    en: {
      slug: 'checking-a-magnesium-anode',
      title: 'Checking a magnesium anode',
      lead: 'Below 15 mm in diameter it no longer protects the tank. The check takes twenty minutes and no full draining.',
    },
    steps: [
      professional(
        [
          'Mesurer le courant',
          'Débranchez le fil de masse de l’anode et insérez un milliampèremètre : au-dessus de 0,3 mA, elle protège encore.',
        ],
        [
          'Measure the current',
          'Disconnect the anode’s earth wire and insert a milliammeter: above 0.3 mA it is still working.',
        ],
      ),
      professional(
        ['La sortir', 'Dix litres vidangés suffisent sur Citerne. Mesurez au point le plus mince.'],
        ['Take it out', 'Draining ten litres is enough on Citerne. Measure at the thinnest point.'],
      ),
      professional(
        [
          'Remplacer et noter',
          'Anode neuve, joint neuf, masse rebranchée : sans elle, l’anode ne sert à rien. Inscrivez la date sur l’étiquette du capot.',
        ],
        [
          'Replace it and note it',
          'New anode, new seal, earth reconnected: without it the anode is useless. Write the date on the label inside the cover.',
        ],
      ),
    ],
  },
  {
    key: 'water-heater-holidays',
    category: 'electric-water-heaters',
    updated: '2026-06-25',
    products: ['AT-LVR', 'AT-CTN', 'AT-VSQ', 'AT-VNE'],
    fr: {
      slug: 's-absenter-avec-un-chauffe-eau',
      title: 'S’absenter : que faire du chauffe-eau ?',
      lead: 'Moins de quatre jours, rien. Davantage, coupez. Tout l’hiver dans une maison froide, videz.',
    },
    en: {
      slug: 'going-away-with-a-water-heater',
      title: 'Going away: what about the water heater?',
      lead: 'Less than four days: nothing. Longer: switch it off. All winter in a cold house: drain it.',
    },
    steps: [
      step(
        [
          'Une à deux semaines',
          'Disjoncteur sur arrêt, sauf si l’anode est à courant imposé et doit garder son alimentation : choisissez alors le mode hors-gel. Lavoir y passe seul après quatre jours sans tirage et tient 60 °C avant la première douche.',
        ],
        [
          'A week or two',
          'Breaker off, unless the anode runs on impressed current and must keep its supply: then choose frost protection. Lavoir switches to it by itself after four days without a draw, and holds 60 °C before the first shower.',
        ],
      ),
      step(
        [
          'Un hiver sans chauffage',
          'Coupez, fermez l’arrivée, attendez que l’eau soit tiède, ouvrez la vidange du groupe et un robinet chaud. Vasque se vide par son robinet d’hiver.',
        ],
        [
          'A winter without heating',
          'Switch off, shut the inlet, wait until the water is lukewarm, open the drain of the safety valve and a hot tap. Vasque drains through its winter tap.',
        ],
      ),
      step(
        [
          'Au retour',
          'Remplissez avant d’allumer : l’eau doit couler sans air au robinet le plus haut. Puis tenez 60 °C une journée contre les légionelles, et laissez couler chaque robinet avant la première douche.',
        ],
        [
          'When you return',
          'Fill it before you switch on: water must run free of air at the highest tap. Then hold 60 °C for a day against legionella, and let every tap run before the first shower.',
        ],
      ),
    ],
  },
  {
    key: 'heat-pump-water-heater-care',
    category: 'heat-pump-water-heaters',
    updated: '2026-08-27',
    products: ['AT-SOU', 'AT-FTN', 'AT-RSG', 'AT-PUI'],
    fr: {
      slug: 'entretenir-un-chauffe-eau-thermodynamique',
      title: 'Entretenir un chauffe-eau thermodynamique',
      lead: 'De l’air propre et une eau qui s’écoule. Deux gestes par an, une visite tous les deux ans.',
    },
    en: {
      slug: 'looking-after-a-heat-pump-water-heater',
      title: 'Looking after a heat pump water heater',
      lead: 'Clean air in, water out. Two jobs a year and one visit every two years.',
    },
    steps: [
      step(
        [
          'Dépoussiérer l’entrée d’air',
          'La grille ou le filtre, deux fois l’an, plus souvent près d’un sèche-linge.',
        ],
        ['Dust the air inlet', 'The grille or the filter, twice a year, more often near a tumble dryer.'],
      ),
      step(
        [
          'Verser un verre d’eau',
          'Dans le bac des condensats : il doit s’écouler aussitôt. Sinon, démontez le siphon et rincez-le.',
        ],
        [
          'Pour in a glass of water',
          'Into the condensate tray: it must run off at once. If not, take the trap apart and rinse it.',
        ],
      ),
      step(
        [
          'Vérifier le volume d’air',
          'Source demande 20 m³ sans gaine. Dans un local que l’on a cloisonné, l’air se refroidit et l’appareil chauffe moins vite.',
        ],
        [
          'Check the volume of air',
          'Source needs 20 m³ without a duct. In a room that has been partitioned the air grows cold, and the heater works more slowly.',
        ],
      ),
      professional(
        [
          'Visite des deux ans',
          'Étanchéité, propreté de l’évaporateur, courant de l’anode, groupe de sécurité, température de coupure.',
        ],
        [
          'Two-yearly visit',
          'Leak test, cleanliness of the evaporator, anode current, safety valve, cut-off temperature.',
        ],
      ),
    ],
  },
  {
    key: 'heat-pump-water-heater-slow',
    category: 'heat-pump-water-heaters',
    updated: '2026-03-11',
    products: ['AT-SOU', 'AT-PUI', 'AT-RSG'],
    fr: {
      slug: 'un-chauffe-eau-thermodynamique-chauffe-lentement',
      title: 'Un chauffe-eau thermodynamique chauffe lentement',
      lead: 'Sept à dix heures pour une cuve : c’est normal. Au-delà, l’air est trop froid ou trop rare, ou la résistance travaille seule.',
    },
    en: {
      slug: 'a-heat-pump-water-heater-is-slow',
      title: 'A heat pump water heater is slow',
      lead: 'Seven to ten hours for a tank is normal. If it takes longer, the air is too cold or too scarce, or the element is working alone.',
    },
    steps: [
      step(
        [
          'Lire le mode',
          'En « éco », la résistance ne sert pas. Passez en « auto » quand vous recevez dix personnes, puis revenez en « éco ».',
        ],
        [
          'Read the mode',
          'In “eco” the element is not used. Switch to “auto” when you have ten guests, then go back to “eco”.',
        ],
      ),
      step(
        [
          'Mesurer la température de l’air',
          'Au-dessous de −5 °C à l’aspiration, Source passe à la résistance : normal pour un garage ouvert en janvier.',
        ],
        [
          'Measure the air temperature',
          'Below −5 °C at the inlet Source falls back on its element, which is normal for an open garage in January.',
        ],
      ),
      step(
        [
          'Écouter',
          '41 dB(A) en marche, comme un lave-vaisselle. S’il ne fait aucun bruit pendant les heures prévues, regardez le programme et l’heure affichée.',
        ],
        [
          'Listen',
          '41 dB(A) when running, like a dishwasher. If there is no noise at the set hours, look at the programme and at the time shown.',
        ],
      ),
      professional(
        [
          'Contrôler le circuit',
          'Intensité absorbée, givrage de l’évaporateur, ventilateur. Le circuit au R290 ne s’ouvre qu’avec l’attestation de capacité, une formation aux fluides inflammables et un détecteur.',
        ],
        [
          'Check the circuit',
          'Current drawn, frost on the evaporator, fan. The R290 circuit is opened only with the refrigerant certificate, training in flammable refrigerants and a detector.',
        ],
      ),
    ],
  },
];

export const BOILER_ARTICLES: DemoArticle[] = [
  {
    key: 'gas-smell',
    category: 'gas-boilers',
    updated: '2026-10-15',
    products: ['AT-BRS', 'AT-VLS', 'AT-CFR'],
    fr: {
      slug: 'odeur-de-gaz-que-faire',
      title: 'Odeur de gaz : que faire ?',
      lead: 'Avant toute autre chose : pas de flamme, pas d’interrupteur, pas de téléphone à l’intérieur.',
    },
    en: {
      slug: 'smell-of-gas-what-to-do',
      title: 'Smell of gas: what should you do?',
      lead: 'Before anything else: no flame, no switch, no telephone indoors.',
    },
    steps: [
      step(
        ['Ne rien actionner', 'Ni lumière, ni sonnette, ni ascenseur, ni flamme : une étincelle suffit.'],
        ['Switch nothing on or off', 'No light, no bell, no lift, no flame: one spark is enough.'],
      ),
      step(
        ['Ouvrir et fermer', 'Ouvrez les fenêtres, fermez le robinet de gaz s’il est sur votre chemin.'],
        ['Open and close', 'Open the windows; close the gas tap if it is on your way.'],
      ),
      step(
        [
          'Sortir, puis appeler',
          'Du dehors, appelez le 0 800 47 33 33 (urgence gaz de GRDF, gratuite, jour et nuit), le 18 ou le 112. Prévenez les voisins en frappant.',
        ],
        [
          'Go out, then call',
          'From outside, call 0 800 47 33 33 (GRDF gas emergency line in France, free, day and night), 18 or 112. Warn neighbours by knocking.',
        ],
      ),
      step(
        [
          'Flamme jaune, maux de tête, détecteur qui sonne',
          `Ce n’est pas une fuite de gaz, c’est peut-être du monoxyde de carbone : ${EMERGENCY_ADVICE.carbonMonoxide.fr}`,
        ],
        [
          'A yellow flame, headaches, an alarm that sounds',
          `This is not a gas leak; it may be carbon monoxide: ${EMERGENCY_ADVICE.carbonMonoxide.en}`,
        ],
      ),
      professional(
        [
          'Avant de rouvrir',
          'Recherche de fuite, essai d’étanchéité, contrôle de la combustion. L’occupant ne doit pas rouvrir lui-même.',
        ],
        [
          'Before it is reopened',
          'Leak detection, tightness test, combustion check. The occupant must not reopen the supply.',
        ],
      ),
    ],
  },
  {
    key: 'boiler-pressure',
    category: 'gas-boilers',
    updated: '2026-09-21',
    products: ['AT-BRS', 'AT-VLS', 'AT-CFR', 'AT-FYR'],
    fr: {
      slug: 'remettre-de-l-eau-dans-la-chaudiere',
      title: 'Remettre de l’eau dans la chaudière',
      lead: 'Quand l’aiguille passe sous 0,8 bar, la chaudière s’arrête. Un robinet, deux minutes, et le chauffage repart.',
    },
    en: {
      slug: 'adding-water-to-the-boiler',
      title: 'Adding water to the boiler',
      lead: 'When the needle drops below 0.8 bar, the boiler stops. One tap, two minutes, and the heating starts again.',
    },
    steps: [
      step(
        ['Lire à froid', 'Une heure après l’arrêt. La bonne valeur est entre 1 et 1,5 bar.'],
        ['Read it cold', 'An hour after it stopped. The right reading is between 1 and 1.5 bar.'],
      ),
      step(
        [
          'Ouvrir le robinet',
          'Sous la chaudière, souvent noir ou bleu. Lentement, en regardant l’aiguille, jusqu’à 1,2 bar.',
        ],
        [
          'Open the tap',
          'Below the boiler, often black or blue. Slowly, watching the needle, up to 1.2 bar.',
        ],
      ),
      step(
        [
          'Fermer à fond',
          'Un robinet mal fermé fait monter la pression jusqu’à ce que la soupape s’ouvre, à 3 bar : elle crache, et recommence.',
        ],
        [
          'Close it fully',
          'A tap not quite closed raises the pressure until the safety valve opens, at 3 bar: it spits, again and again.',
        ],
      ),
      step(
        [
          'Réarmer',
          'La touche « reset » pendant trois secondes. Plus de deux appoints par an : parlez-en à la visite annuelle.',
        ],
        [
          'Reset',
          'Hold the reset key for three seconds. More than two top-ups a year: mention it at the yearly visit.',
        ],
      ),
    ],
  },
  {
    key: 'gas-boiler-service',
    category: 'gas-boilers',
    updated: '2026-08-03',
    products: ['AT-BRS', 'AT-VLS', 'AT-CFR', 'AT-HYP'],
    fr: {
      slug: 'la-visite-annuelle-d-une-chaudiere-gaz',
      title: 'La visite annuelle d’une chaudière gaz',
      lead: 'Obligatoire, une heure, à la charge de l’occupant. Ce qui doit être fait, et le document qui doit vous rester.',
    },
    en: {
      slug: 'the-yearly-visit-of-a-gas-boiler',
      title: 'The yearly service of a gas boiler',
      lead: 'Required by law, one hour, at the occupant’s expense. What must be done, and the document that must be left with you.',
    },
    steps: [
      step(
        [
          'Préparer la place',
          'Un mètre libre devant la chaudière, l’attestation précédente, le numéro de série.',
        ],
        ['Make room', 'A metre free in front of the boiler, last year’s certificate, the serial number.'],
      ),
      professional(
        [
          'Ouvrir et brosser',
          'Sur Brasier, quatre écrous : porte du brûleur, brosse nylon, rinçage à l’eau claire. Siphon vidé et rempli.',
        ],
        [
          'Open and brush',
          'On Brasier, four nuts: burner door, nylon brush, rinse with clear water. Trap emptied and refilled.',
        ],
      ),
      professional(
        [
          'Mesurer la combustion',
          'CO₂ et monoxyde à pleine et à faible puissance, après dix minutes. Réglez selon la plaque signalétique, jamais de mémoire.',
        ],
        [
          'Measure combustion',
          'CO₂ and carbon monoxide at full and low output, after ten minutes. Set according to the data plate, never from memory.',
        ],
      ),
      professional(
        [
          'Remettre l’attestation',
          'Sous quinze jours : mesures, rendement, conseils. L’occupant la garde deux ans.',
        ],
        [
          'Hand over the certificate',
          'Within fifteen days: readings, efficiency, advice. The occupant keeps it for two years.',
        ],
      ),
    ],
  },
  {
    key: 'electric-boiler-flow',
    category: 'electric-boilers',
    updated: '2026-02-05',
    products: ['AT-FYR', 'AT-FNL', 'AT-CRN'],
    fr: {
      slug: 'baisser-la-temperature-de-depart-d-une-chaudiere-electrique',
      title: 'Baisser la température de départ d’une chaudière électrique',
      lead: 'De 70 à 50 °C : les tubes durent plus longtemps, les conduites perdent moins de chaleur, la pièce garde ses 19 °C. Fournil, sur dalle, se contente de 35.',
    },
    en: {
      slug: 'lowering-the-flow-temperature-of-an-electric-boiler',
      title: 'Lowering the flow temperature of an electric boiler',
      lead: 'From 70 to 50 °C: the pipes last longer and lose less heat, and the room keeps its 19 °C. Fournil, on a heated slab, needs only 35.',
    },
    steps: [
      step(
        ['Noter la valeur actuelle', 'Touche chauffage, deux pressions. Écrivez-la au crayon dans la porte.'],
        ['Note the present value', 'Heating key, pressed twice. Pencil it inside the door.'],
      ),
      step(
        [
          'Descendre de cinq en cinq',
          'Cinq degrés par jour de froid. Arrêtez quand une pièce n’atteint plus sa consigne, et remontez d’un cran.',
        ],
        [
          'Go down five at a time',
          'Five degrees for each cold day. Stop when a room no longer reaches its setting, and go up one step.',
        ],
      ),
      step(
        [
          'Surveiller l’abonnement',
          'Cornue lit le compteur et réduit sa puissance quand le four chauffe. Les autres chaudières s’ajoutent aux autres usages : si le disjoncteur général tombe, étalez-les.',
        ],
        [
          'Watch your supply',
          'Cornue reads the meter and turns itself down when the oven is on. The other boilers add to your other uses: if the main breaker trips, spread them out.',
        ],
      ),
    ],
  },
];
