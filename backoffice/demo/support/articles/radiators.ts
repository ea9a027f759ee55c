import { EMERGENCY_ADVICE } from '#shared/domain/emergency-advice.ts';
import { professional, step, type DemoArticle } from '../support-record.ts';

export const RADIATOR_ARTICLES: DemoArticle[] = [
  {
    key: 'radiator-first-use',
    category: 'electric-radiators',
    updated: '2026-09-14',
    products: ['AT-LAM', 'AT-PER', 'AT-PRM', 'AT-FUT'],
    fr: {
      slug: 'mettre-en-route-un-radiateur-electrique',
      title: 'Mettre en route un radiateur électrique',
      lead: 'Le courant vient d’être mis, ou l’été s’achève. Dix minutes de réglages, et la pièce tiendra sa température.',
    },
    en: {
      slug: 'starting-an-electric-radiator',
      title: 'Starting an electric radiator',
      lead: 'The power has just come on, or summer is over. Ten minutes of settings, and the room will hold its temperature.',
    },
    steps: [
      step(
        [
          'Dégager l’appareil',
          'Ôtez les protections de transport et laissez 50 cm libres devant, 15 cm de chaque côté, au-dessus et au-dessous. Rien ne se pose sur un radiateur, pas même un rideau qui l’effleure.',
        ],
        [
          'Clear the space around it',
          'Take off the transport protection and leave 50 cm free in front, 15 cm on each side, above and below. Nothing rests on a radiator, not even a curtain that brushes it.',
        ],
      ),
      step(
        [
          'Mettre sous tension',
          'Basculez l’interrupteur, au dos ou sur la tranche. L’écran affiche la température de la pièce au bout de dix secondes.',
        ],
        [
          'Switch it on',
          'Use the switch at the back or on the side. The display shows the temperature of the room after ten seconds.',
        ],
      ),
      step(
        [
          'Régler le jour et l’heure',
          'L’appareil les demande au premier démarrage, puis les garde deux semaines sans courant. Un modèle relié à l’application les reçoit tout seul.',
        ],
        [
          'Set day and time',
          'It asks for them at the first start, then keeps them for two weeks without power. A model linked to the app receives them by itself.',
        ],
      ),
      step(
        [
          'Choisir 19 °C et attendre une heure',
          'L’appareil chauffe avant l’air. Une légère odeur, la première fois, vient de la peinture qui finit de cuire : aérez, elle ne reviendra pas.',
        ],
        [
          'Choose 19 °C and wait an hour',
          'The radiator warms before the air does. A slight smell the first time comes from the paint, which is still curing: open a window, it will not return.',
        ],
      ),
    ],
  },
  {
    key: 'radiator-programme',
    category: 'electric-radiators',
    updated: '2026-06-02',
    products: ['AT-LAM', 'AT-RFD', 'AT-COL', 'AT-PER'],
    fr: {
      slug: 'programmer-la-semaine-d-un-radiateur',
      title: 'Programmer la semaine d’un radiateur',
      lead: 'Deux températures et quelques heures : le confort quand vous êtes là, trois degrés de moins le reste du temps.',
    },
    en: {
      slug: 'programming-a-radiator-for-the-week',
      title: 'Programming a radiator for the week',
      lead: 'Two temperatures and a few times of day: comfort while you are in, three degrees less the rest of the time.',
    },
    steps: [
      step(
        [
          'Fixer les deux températures',
          'Confort, 19 °C dans un séjour, 17 °C dans une chambre. Éco, trois degrés au-dessous : avec plus d’écart, la pièce met trop longtemps à revenir.',
        ],
        [
          'Set the two temperatures',
          'Comfort: 19 °C in a living room, 17 °C in a bedroom. Eco: three degrees less. With a wider gap the room takes too long to recover.',
        ],
      ),
      step(
        [
          'Dessiner un jour',
          'Chaque jour est une règle de 24 traits. Une pression met l’heure en confort, une autre la remet en éco.',
        ],
        [
          'Draw one day',
          'Each day is a scale of 24 marks. One press sets the hour to comfort, another returns it to eco.',
        ],
      ),
      step(
        [
          'Le recopier',
          'La touche « copier » reporte ce jour sur le suivant. Finissez par le samedi et le dimanche.',
        ],
        ['Copy it', 'The copy key carries that day over to the next. Finish with Saturday and Sunday.'],
      ),
      step(
        [
          'Vérifier le fil pilote',
          'Un programme central passe avant celui de l’appareil : s’il envoie « éco », le radiateur passe en éco. Le mot s’affiche alors sous la température.',
        ],
        [
          'Check the pilot wire',
          'A central programme takes priority over the appliance’s own: if it sends “eco”, the radiator goes to eco. The word then appears below the temperature.',
        ],
      ),
    ],
  },
  {
    key: 'radiator-cleaning',
    category: 'electric-radiators',
    updated: '2026-03-20',
    products: ['AT-LAM', 'AT-PER', 'AT-ECR', 'AT-TRU'],
    fr: {
      slug: 'nettoyer-un-radiateur-electrique',
      title: 'Nettoyer un radiateur électrique',
      lead: 'Une fois avant l’hiver, à froid. La poussière brûlée sent, noircit le mur et trompe la sonde.',
    },
    en: {
      slug: 'cleaning-an-electric-radiator',
      title: 'Cleaning an electric radiator',
      lead: 'Once before winter, when it is cold. Burnt dust smells, blackens the wall and misleads the sensor.',
    },
    steps: [
      step(
        [
          'Couper et laisser refroidir',
          'Interrupteur sur arrêt, puis une heure d’attente pour un modèle à inertie.',
        ],
        ['Switch off and let it cool', 'Switch to off, then wait an hour if it is an inertia model.'],
      ),
      step(
        [
          'Aspirer le dos et le dessous',
          'Avec l’embout plat, sans forcer entre les lames. La sonde est en bas, à droite : passez doucement.',
        ],
        [
          'Vacuum behind and below',
          'Use the flat nozzle and do not force it between the fins. The sensor is at the bottom right: go gently.',
        ],
      ),
      step(
        [
          'Essuyer la façade',
          'Un chiffon humide, une goutte de savon, rien qui gratte. Le verre accepte le produit à vitres ; la pierre, seulement l’eau claire.',
        ],
        [
          'Wipe the front',
          'A damp cloth, a drop of soap, nothing that scratches. Glass takes window cleaner; stone takes clear water only.',
        ],
      ),
      step(
        [
          'Sécher, puis rallumer',
          'L’eau qui reste dans une fente devient une trace. Dix minutes porte ouverte suffisent.',
        ],
        [
          'Dry it, then switch on',
          'Water left in a gap leaves a mark. Ten minutes with the door open will do.',
        ],
      ),
    ],
  },
  {
    key: 'radiator-no-heat',
    category: 'electric-radiators',
    updated: '2026-10-05',
    products: ['AT-LAM', 'AT-RFD', 'AT-PRM', 'AT-ALL'],
    fr: {
      slug: 'un-radiateur-electrique-ne-chauffe-plus',
      title: 'Un radiateur électrique ne chauffe plus',
      lead: 'Quatre fois sur dix, rien n’est en panne : une fenêtre, un ordre du fil pilote, une consigne. Vérifiez dans cet ordre.',
    },
    en: {
      slug: 'an-electric-radiator-no-longer-heats',
      title: 'An electric radiator no longer heats',
      lead: 'Four times in ten nothing is broken: a window, a command on the pilot wire, a setting. Check in this order.',
    },
    steps: [
      step(
        [
          'Lire l’écran',
          'Une fenêtre barrée : la détection a coupé le chauffage. Fermez, attendez cinq minutes, ou pressez la touche centrale.',
        ],
        [
          'Read the display',
          'A crossed window means detection has cut the heat. Shut it and wait five minutes, or press the middle key.',
        ],
      ),
      step(
        [
          'Comparer consigne et pièce',
          'Si la pièce a déjà la température demandée, il ne chauffe pas, et c’est normal. Montez de deux degrés : il doit tiédir en dix minutes.',
        ],
        [
          'Compare setting and room',
          'If the room is already at the temperature asked for, it does not heat, which is normal. Raise the setting by two degrees: it should grow warm within ten minutes.',
        ],
      ),
      step(
        [
          'Chercher un ordre du fil pilote',
          '« Éco », « hors-gel » ou « arrêt » affiché sans que vous l’ayez choisi vient du programmateur central, souvent au tableau.',
        ],
        [
          'Check for a pilot-wire command',
          '“Eco”, “frost” or “off” that you did not choose comes from the central programmer, often in the distribution board.',
        ],
      ),
      step(
        [
          'Vérifier le disjoncteur',
          'Réarmez-le une fois. S’il retombe, laissez-le coupé : l’appareil ou la ligne a un défaut.',
        ],
        [
          'Check the circuit breaker',
          'Reset it once. If it trips again, leave it off: the appliance or its circuit has a fault.',
        ],
      ),
      professional(
        [
          'Mesurer la résistance et la sonde',
          'Hors tension : 35 ohms pour 1 500 W, 53 pour 1 000 W ; sonde, 10 kiloohms à 25 °C. La carte se change par l’avant, sans décrocher l’appareil.',
        ],
        [
          'Measure element and sensor',
          'Power off: 35 ohms for 1,500 W, 53 for 1,000 W; sensor, 10 kilohms at 25 °C. The board comes out from the front, with the radiator still on the wall.',
        ],
      ),
    ],
  },
  {
    key: 'radiator-noise',
    category: 'electric-radiators',
    updated: '2026-01-28',
    products: ['AT-PRM', 'AT-COL', 'AT-VOL', 'AT-VAN'],
    fr: {
      slug: 'un-radiateur-claque-ou-bourdonne',
      title: 'Un radiateur claque ou bourdonne',
      lead: 'Le métal s’allonge d’un millimètre par mètre en chauffant. S’il ne peut pas glisser, il claque.',
    },
    en: {
      slug: 'a-radiator-clicks-or-hums',
      title: 'A radiator clicks or hums',
      lead: 'Metal expands by a millimetre a metre as it warms. If it cannot slide, it clicks.',
    },
    steps: [
      step(
        [
          'Situer le bruit',
          'Au démarrage et à l’arrêt seulement : dilatation. En continu : vibration. Un déclic par minute : c’est le relais, normal sur les convecteurs mobiles.',
        ],
        [
          'Locate the noise',
          'Only as it starts and stops: expansion. All the time: vibration. A click a minute: the relay, which is normal on portable convectors.',
        ],
      ),
      step(
        [
          'Pousser l’appareil d’un doigt',
          'S’il bouge sur ses supports, une patte n’est pas enclenchée. Soulevez de 5 mm et reposez, d’un côté puis de l’autre.',
        ],
        [
          'Push it with one finger',
          'If it moves on its brackets, a lug is not home. Lift it 5 mm and set it down, one side and then the other.',
        ],
      ),
      step(
        [
          'Écarter ce qui le touche',
          'Une plinthe, un meuble, un câble pincé derrière : 5 mm d’air suffisent.',
        ],
        [
          'Clear whatever touches it',
          'A skirting board, a piece of furniture, a cable caught behind: 5 mm of air is enough.',
        ],
      ),
      professional(
        [
          'Reprendre les supports',
          'Desserrez les vis basses d’un quart de tour : elles guident, elles ne serrent pas. Contrôlez l’aplomb.',
        ],
        [
          'Reset the brackets',
          'Slacken the lower screws a quarter turn: they guide, they do not clamp. Check that it hangs plumb.',
        ],
      ),
    ],
  },
  {
    key: 'pilot-wire-check',
    category: 'electric-radiators',
    plans: ['pro'],
    updated: '2026-05-11',
    products: ['AT-LAM', 'AT-PRM', 'AT-SMP'],
    fr: {
      slug: 'controler-un-fil-pilote-six-ordres',
      title: 'Contrôler un fil pilote six ordres',
      lead: 'Six ordres, un fil noir, un multimètre. La méthode pour savoir en cinq minutes si le défaut vient du programmateur ou du radiateur.',
    },
    en: {
      slug: 'checking-a-six-order-pilot-wire',
      title: 'Checking a six-order pilot wire',
      lead: 'Six commands, one black wire, one multimeter. How to tell in five minutes whether the programmer or the radiator is at fault.',
    },
    steps: [
      professional(
        [
          'Isoler le radiateur',
          'Consignez la ligne, débranchez le noir et isolez-le. Remis sous tension, l’appareil doit passer en confort : c’est ce que veut dire l’absence de signal.',
        ],
        [
          'Isolate the radiator',
          'Lock the line off, disconnect the black wire and insulate it. When the power is back on, the appliance must go to comfort: that is what no signal means.',
        ],
      ),
      professional(
        [
          'Mesurer l’ordre',
          'Entre noir et neutre : 0 V, confort ; 230 V, éco ; 115 V en demi-alternance négative, hors-gel ; positive, arrêt. Confort −1 et −2 se voient à des impulsions de trois ou sept secondes toutes les cinq minutes.',
        ],
        [
          'Measure the command',
          'Between black and neutral: 0 V comfort; 230 V eco; 115 V negative half-wave frost; positive half-wave off. Comfort −1 and −2 show as pulses of three or seven seconds every five minutes.',
        ],
      ),
      professional(
        [
          'Vérifier la phase',
          'Le programmateur et les radiateurs d’une zone partagent la même protection. Deux phases sur un fil pilote donnent 400 V aux bornes de la carte.',
        ],
        [
          'Check the phase',
          'The programmer and the radiators of one zone share one protective device. Two phases on one pilot wire put 400 V across the board.',
        ],
      ),
      professional(
        [
          'Rétablir et noter',
          'Pas plus de six radiateurs par zone derrière Sémaphore. Étiquetez le fil au tableau.',
        ],
        [
          'Restore and write it down',
          'No more than six radiators per zone behind Sémaphore. Label the wire in the board.',
        ],
      ),
    ],
  },
  {
    key: 'gas-radiator-lighting',
    category: 'gas-and-business',
    updated: '2026-09-30',
    products: ['AT-TIS', 'AT-CHN', 'AT-CRE', 'AT-LAN'],
    fr: {
      slug: 'allumer-un-radiateur-a-gaz',
      title: 'Allumer un radiateur à gaz',
      lead: 'Un bouton, un allumeur, une flamme bleue au hublot. Et trois tentatives au plus avant d’appeler.',
    },
    en: {
      slug: 'lighting-a-gas-radiator',
      title: 'Lighting a gas radiator',
      lead: 'One knob, one igniter, one blue flame in the window. And three attempts at most before you call.',
    },
    steps: [
      step(
        [
          'Sentir avant de toucher',
          `Une odeur de gaz : ${EMERGENCY_ADVICE.gas.fr} Sinon, ouvrez le robinet d’arrêt sous l’appareil.`,
        ],
        [
          'Smell before you touch',
          `A smell of gas: ${EMERGENCY_ADVICE.gas.en} Otherwise open the shut-off tap below the appliance.`,
        ],
      ),
      step(
        [
          'Enfoncer et allumer',
          'Bouton sur l’étoile, enfoncé à fond. Pressez l’allumeur jusqu’à voir la veilleuse, puis gardez le bouton enfoncé vingt secondes.',
        ],
        [
          'Press and light',
          'Knob on the star, pressed right in. Press the igniter until you see the pilot flame, then hold the knob in for twenty seconds.',
        ],
      ),
      step(
        [
          'Tourner sur un repère',
          `Lâchez : la veilleuse doit tenir. Le repère 4 donne environ 19 °C. Une flamme jaune : ${EMERGENCY_ADVICE.carbonMonoxide.fr}`,
        ],
        [
          'Turn to a mark',
          `Let go: the pilot flame must hold. Mark 4 gives about 19 °C. A yellow flame: ${EMERGENCY_ADVICE.carbonMonoxide.en}`,
        ],
      ),
      step(
        [
          'En cas d’échec, attendre',
          'Cinq minutes entre deux essais, trois essais en tout. Au-delà, fermez le robinet.',
        ],
        [
          'If it fails, wait',
          'Five minutes between attempts, three attempts in all. After that, close the tap.',
        ],
      ),
      professional(
        [
          'Contrôler le thermocouple',
          '20 mV veilleuse allumée ; au-dessous de 8 mV, remplacez-le. Vérifiez la pression d’alimentation et l’étanchéité de la ventouse.',
        ],
        [
          'Check the thermocouple',
          '20 mV with the pilot lit; below 8 mV, replace it. Check the supply pressure and the seal of the flue.',
        ],
      ),
    ],
  },
  {
    key: 'portable-heater-care',
    category: 'gas-and-business',
    updated: '2026-04-07',
    products: ['AT-TBT', 'AT-BQT', 'AT-SFL', 'AT-GAL'],
    fr: {
      slug: 'entretenir-un-chauffage-d-appoint',
      title: 'Entretenir un chauffage d’appoint',
      lead: 'Un soufflant qui sent le chaud manque d’air. Deux minutes de nettoyage au printemps lui évitent de couper en janvier.',
    },
    en: {
      slug: 'looking-after-a-portable-heater',
      title: 'Looking after a portable heater',
      lead: 'A fan heater that smells hot is short of air. Two minutes of cleaning in spring keep it from cutting out in January.',
    },
    steps: [
      step(
        [
          'Débrancher, laisser refroidir',
          'Tirez la fiche, pas le cordon. Un quart d’heure pour une céramique, une demi-heure pour une résistance.',
        ],
        [
          'Unplug it and let it cool',
          'Pull the plug, not the cord. A quarter of an hour for ceramic, half an hour for a wire element.',
        ],
      ),
      step(
        [
          'Rincer le filtre de Souffle',
          'Tournez la grille arrière d’un huitième de tour, rincez la toile d’inox, remontez-la sèche.',
        ],
        [
          'Rinse the filter of Souffle',
          'Turn the rear grille an eighth of a turn, rinse the stainless mesh, refit it dry.',
        ],
      ),
      step(
        [
          'Aspirer les grilles',
          'Par l’extérieur, appareil debout. Aucun convecteur ne s’ouvre sans vis : laissez-les.',
        ],
        [
          'Vacuum the grilles',
          'From outside, with the heater upright. No convector opens without screws: leave them alone.',
        ],
      ),
      step(
        [
          'Regarder la fiche',
          'Si elle est brunie ou déformée, elle a chauffé : la prise est usée. Ne rebranchez pas, et jamais sur une multiprise.',
        ],
        [
          'Look at the plug',
          'If it is browned or misshapen, it has been hot: the socket is worn. Do not plug it back in, and never into an extension block.',
        ],
      ),
    ],
  },
  {
    key: 'air-curtain-filter',
    category: 'gas-and-business',
    plans: ['pro'],
    updated: '2026-02-16',
    products: ['AT-SAS', 'AT-TBR', 'AT-PTQ'],
    fr: {
      slug: 'entretenir-un-rideau-d-air-chaud',
      title: 'Entretenir un rideau d’air chaud',
      lead: 'Le filtre tous les mois, le contact de porte deux fois l’an, les résistances avant l’hiver.',
    },
    en: {
      slug: 'servicing-an-air-curtain',
      title: 'Servicing an air curtain',
      lead: 'The filter every month, the door contact twice a year, the elements before winter.',
    },
    steps: [
      step(
        [
          'Laver le filtre',
          'La grille avant pivote, le filtre tombe dans la main. Eau tiède, une goutte de savon, séchage à plat.',
        ],
        [
          'Wash the filter',
          'The front grille swings down and the filter drops into your hand. Lukewarm water, a drop of soap, dry it flat.',
        ],
      ),
      step(
        [
          'Éprouver le contact',
          'Ouvrez la porte : la turbine doit être à pleine vitesse en moins d’une seconde. Sinon, changez la pile du contact radio.',
        ],
        [
          'Test the contact',
          'Open the door: the fan must be at full speed in under a second. If not, change the battery of the radio contact.',
        ],
      ),
      professional(
        [
          'Contrôler les deux étages',
          'Hors tension, vérifiez l’équilibre des trois phases : 10 % d’écart au plus. Resserrez les bornes de puissance.',
        ],
        [
          'Check both stages',
          'Power off, check that the three phases balance: a difference of 10% at most. Retighten the power terminals.',
        ],
      ),
      professional(
        [
          'Dépoussiérer la turbine',
          'Au pinceau sec, sans déplacer les masses d’équilibrage. Essai final de dix minutes, porte fermée.',
        ],
        [
          'Dust the fan',
          'Use a dry brush and leave the balancing weights where they are. Final run of ten minutes with the door shut.',
        ],
      ),
    ],
  },
];
