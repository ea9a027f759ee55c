import type { DemoQuestion } from '../support-record.ts';

export const OTHER_QUESTIONS: DemoQuestion[] = [
  {
    category: 'single-flow',
    fr: [
      'Peut-on arrêter la ventilation la nuit ?',
      'Non. L’humidité d’une nuit, un litre par dormeur, resterait dans les murs. La petite vitesse consomme moins qu’une veilleuse.',
    ],
    en: [
      'Can ventilation be stopped at night?',
      'No. A night’s moisture, a litre for each sleeper, would stay in the walls. Low speed uses less than a night light.',
    ],
  },
  {
    category: 'single-flow',
    fr: [
      'Faut-il nettoyer les tresses hygroréglables ?',
      'Non, jamais à l’eau : elles perdraient leur tension. Soufflez dessus, cela suffit ; elles se changent vers dix ans.',
    ],
    en: [
      'Should humidity ribbons be cleaned?',
      'No, and never with water: they would lose their tension. Blowing on them is enough; they are changed after about ten years.',
    ],
  },
  {
    category: 'single-flow',
    fr: [
      'De la buée le matin sur les vitres : la ventilation est-elle en cause ?',
      'Faites l’essai du papier contre la bouche de la salle de bains. Si la feuille tombe, nettoyez la bouche ; si elle tient, regardez les entrées d’air des fenêtres.',
    ],
    en: [
      'Condensation on the windows in the morning: is ventilation to blame?',
      'Try the paper test on the bathroom grille. If the sheet falls, clean the grille; if it stays, look at the air inlets of the windows.',
    ],
  },
  {
    category: 'single-flow',
    plans: ['pro'],
    fr: [
      'Quelle dépression viser en cuisine ?',
      'De 50 à 160 Pa pour une bouche autoréglable. Mesurez bouche en place, portes fermées, hotte à l’arrêt.',
    ],
    en: [
      'What pressure should a kitchen grille see?',
      '50 to 160 Pa for a constant-flow grille. Measure with the grille fitted, doors shut, cooker hood off.',
    ],
  },
  {
    category: 'double-flow',
    fr: [
      'À quel rythme changer les filtres ?',
      'Deux fois l’an, une fois de plus près d’une route ou d’un chantier. L’appareil compte les heures et vous prévient.',
    ],
    en: [
      'How often should filters be changed?',
      'Twice a year, and once more near a road or a building site. The unit counts the hours and tells you.',
    ],
  },
  {
    category: 'double-flow',
    fr: [
      'La double flux souffle de l’air froid. Pourquoi ?',
      'L’échangeur rend 84 % de la chaleur, pas cent : par grand froid, l’air soufflé est à 16 ou 17 °C. S’il est plus froid, les filtres sont bouchés ou le volet d’été est resté ouvert.',
    ],
    en: [
      'My heat recovery unit blows cold air. Why?',
      'The exchanger returns 84% of the heat, not all of it: in hard frost supply air is at 16 or 17 °C. If it is colder, the filters are blocked or the summer flap has stayed open.',
    ],
  },
  {
    category: 'double-flow',
    plans: ['pro'],
    fr: [
      'Quel écart admettre entre soufflage et extraction ?',
      '10 % au plus, relevés bouche par bouche. Au-delà, reprenez les organes de réglage avant de toucher à la vitesse.',
    ],
    en: [
      'What imbalance between supply and extract is acceptable?',
      '10% at most, measured grille by grille. Beyond that, adjust the dampers before you touch the speed.',
    ],
  },
  {
    category: 'air-conditioning',
    fr: [
      'Peut-on se chauffer avec un climatiseur ?',
      'Oui : à 7 °C dehors, un kilowattheure d’électricité en donne quatre et demi de chaleur. Pergola est conçu pour cet usage.',
    ],
    en: [
      'Can an air conditioner heat a room?',
      'Yes: at 7 °C outside, one kilowatt-hour of electricity gives four and a half of heat. Pergola is designed for it.',
    ],
  },
  {
    category: 'air-conditioning',
    fr: [
      'Faut-il recharger le climatiseur tous les ans ?',
      'Non : le circuit est fermé. S’il manque du fluide, il y a une fuite, à chercher avant toute recharge, par une entreprise titulaire de l’attestation de capacité.',
    ],
    en: [
      'Does an air conditioner need topping up every year?',
      'No: the circuit is closed. If refrigerant is missing there is a leak, to be found before anything is added, by a company certified to handle refrigerants.',
    ],
  },
  {
    category: 'air-conditioning',
    fr: [
      'Quelle température choisir l’été ?',
      '26 °C, ou six degrés de moins que dehors. Plus bas, la facture monte et la gorge s’irrite.',
    ],
    en: [
      'What temperature in summer?',
      '26 °C, or six degrees below the outside. Any colder and the bill rises and your throat gets dry.',
    ],
  },
  {
    category: 'controls',
    fr: [
      'Où poser un thermostat ?',
      'À 1,50 m du sol, sur une cloison intérieure, loin du soleil, d’un radiateur et d’une porte.',
    ],
    en: [
      'Where should a thermostat go?',
      '1.50 m above the floor, on an inside wall, away from sun, radiators and doors.',
    ],
  },
  {
    category: 'controls',
    fr: [
      'Mon thermostat affiche un degré de trop. Peut-on le corriger ?',
      'Oui, par la correction de sonde, de −3 à +3 °C. Laissez d’abord un thermomètre à côté pendant deux heures.',
    ],
    en: [
      'My thermostat reads a degree too high. Can that be corrected?',
      'Yes, by the sensor correction, from −3 to +3 °C. First leave a thermometer beside it for two hours.',
    ],
  },
  {
    category: 'controls',
    plans: ['pro'],
    fr: [
      'Cadran fonctionne-t-il sur une chaudière d’une autre marque ?',
      'Par le contact sec de 5 A, toujours. Par le bus, seulement avec un appareil compatible : le choix se fait à la mise en service.',
    ],
    en: [
      'Does Cadran work with another maker’s boiler?',
      'Through its 5 A dry contact, always. Over the bus, only with a compatible appliance: the choice is made at commissioning.',
    ],
  },
  {
    category: 'connected',
    fr: [
      'Que se passe-t-il sans Internet ?',
      'Le chauffage continue : les programmes sont enregistrés dans les appareils ou dans Relais. Vous perdez la commande à distance, rien d’autre.',
    ],
    en: [
      'What happens without Internet?',
      'Heating goes on: the programmes are stored in the appliances or in Relais. You lose remote control, nothing else.',
    ],
  },
  {
    category: 'connected',
    fr: [
      'Mes appareils acceptent-ils le Wi-Fi 5 GHz ?',
      'Non, 2,4 GHz seulement : la portée y est double. Une box qui réunit les deux bandes convient.',
    ],
    en: [
      'Do my appliances take 5 GHz Wi-Fi?',
      'No, 2.4 GHz only: its range is twice as long. A router that merges both bands will do.',
    ],
  },
  {
    category: 'connected',
    fr: [
      'Comment donner l’accès à un locataire ?',
      'Dans Relais, « La clé du gardien » : un accès à durée limitée, pièce par pièce, que vous pouvez reprendre.',
    ],
    en: [
      'How do I give a tenant access?',
      'In Relais, “The caretaker’s key”: access for a limited time, room by room, which you can take back.',
    ],
  },
  {
    category: 'connected',
    fr: [
      'Je déménage. Comment rendre un appareil connecté ?',
      'Application, « Rendre cet appareil » : il oublie le réseau, votre compte et son historique. Le suivant repart de zéro.',
    ],
    en: [
      'I am moving. How do I hand over a connected appliance?',
      'App, “Hand over this appliance”: it forgets the network, your account and its history. The next owner starts afresh.',
    ],
  },
  {
    category: 'connected',
    fr: [
      'L’application est-elle payante ?',
      'Non : ni abonnement, ni publicité. Elle sera entretenue dix ans au moins après le dernier appareil connecté vendu.',
    ],
    en: [
      'Is there a charge for the app?',
      'No: neither subscription nor advertising. It will be maintained for at least ten years after the last connected appliance is sold.',
    ],
  },
  {
    category: 'guarantees',
    fr: [
      'Faut-il enregistrer mon appareil pour être garanti ?',
      'Non. La facture suffit ; le numéro de série aide.',
    ],
    en: [
      'Do I have to register my appliance for the guarantee?',
      'No. The invoice is enough; the serial number helps.',
    ],
  },
  {
    category: 'guarantees',
    fr: [
      'Puis-je acheter une pièce moi-même ?',
      'Nous ne vendons pas au détail. Votre installateur ou son distributeur la commande ; il connaît la date de livraison avant de commander.',
    ],
    en: [
      'Can I buy a part myself?',
      'We do not sell to consumers. Your installer or their distributor orders it, and sees the delivery date beforehand.',
    ],
  },
  {
    category: 'guarantees',
    fr: ['Combien de temps gardez-vous les pièces ?', 'Dix ans au moins après la dernière vente du modèle.'],
    en: ['How long do you keep parts?', 'At least ten years after the last sale of the model.'],
  },
  {
    category: 'guarantees',
    fr: [
      'Qu’est-ce que la garantie ne couvre pas ?',
      'Une pose contraire à la notice, le tartre faute d’entretien, le gel d’un circuit laissé en eau, les piles, filtres et anodes.',
    ],
    en: [
      'What does the guarantee leave out?',
      'Installation that does not follow the manual, limescale caused by lack of maintenance, frost damage to a circuit left full, batteries, filters and anodes.',
    ],
  },
  {
    category: 'guarantees',
    plans: ['pro'],
    fr: [
      'Comment renvoyer une pièce sous garantie ?',
      'La neuve part sans avance de frais ; l’ancienne revient dans le même carton, étiquette fournie, sous trente jours.',
    ],
    en: [
      'How do I return a part under guarantee?',
      'The new one is sent with nothing to pay; the old one comes back in the same box, label supplied, within thirty days.',
    ],
  },
];
