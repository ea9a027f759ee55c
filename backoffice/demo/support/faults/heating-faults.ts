import type { DemoFault } from './fault-record.ts';

const RADIATORS = ['AT-LAM', 'AT-RFD', 'AT-PER', 'AT-PRM'];
const CONNECTED_RADIATORS = ['AT-LAM', 'AT-PER', 'AT-ECR', 'AT-FUT'];
const TOWEL_DRYERS = ['AT-RIV', 'AT-BRG', 'AT-TRL', 'AT-ESP'];
const BLOWERS = ['AT-LVD', 'AT-ETD', 'AT-PDR', 'AT-MGL'];

export const HEATING_FAULTS: DemoFault[] = [
  {
    code: 'E1',
    family: 'radiators',
    products: RADIATORS,
    title: { fr: 'E1 : sonde d’ambiance coupée', en: 'E1: room sensor open' },
    meaning: {
      fr: 'Le radiateur ne connaît plus la température de la pièce et chauffe une minute sur quatre, par prudence.',
      en: 'The radiator no longer knows the temperature of the room and heats one minute in four, to be safe.',
    },
    checks: ['power-off', 'vacuum-grilles', 'measure-room-sensor'],
    end: { part: { fr: 'Sonde d’ambiance', en: 'Room sensor' } },
  },
  {
    code: 'E2',
    family: 'radiators',
    products: RADIATORS,
    title: { fr: 'E2 : sonde d’ambiance en court-circuit', en: 'E2: room sensor shorted' },
    meaning: {
      fr: 'La sonde annonce une température impossible : le chauffage est coupé.',
      en: 'The sensor reports an impossible temperature: heating is cut.',
    },
    checks: ['power-off', 'measure-room-sensor', 'change-board'],
    end: { part: { fr: 'Sonde d’ambiance', en: 'Room sensor' } },
  },
  {
    code: 'E3',
    family: 'radiators',
    products: RADIATORS,
    title: { fr: 'E3 : surchauffe du cœur de chauffe', en: 'E3: element overheating' },
    meaning: {
      fr: 'L’air ne circule plus autour du cœur de chauffe. L’appareil repart seul une fois froid.',
      en: 'Air no longer moves around the heating element. The appliance starts again by itself once it is cold.',
    },
    checks: ['free-the-body', 'vacuum-grilles', 'power-off', 'measure-element'],
    end: 'locator',
  },
  {
    code: 'E4',
    family: 'radiators',
    products: RADIATORS,
    title: { fr: 'E4 : la résistance ne répond pas', en: 'E4: no response from the element' },
    meaning: {
      fr: 'La carte demande de la chaleur et rien ne chauffe : résistance ou relais.',
      en: 'The board calls for heat and nothing heats: element or relay.',
    },
    checks: ['breaker-once', 'power-off', 'measure-element', 'change-board'],
    end: { part: { fr: 'Résistance', en: 'Heating element' } },
  },
  {
    code: 'E5',
    family: 'radiators',
    products: RADIATORS,
    title: { fr: 'E5 : mémoire de la carte', en: 'E5: board memory' },
    meaning: {
      fr: 'Le programme de la semaine n’est plus lisible. L’appareil tient 19 °C en attendant.',
      en: 'The weekly programme can no longer be read. The appliance holds 19 °C in the meantime.',
    },
    checks: ['power-off', 'change-board'],
    end: { part: { fr: 'Carte de commande', en: 'Control board' } },
  },
  {
    code: 'E6',
    family: 'radiators',
    products: CONNECTED_RADIATORS,
    title: { fr: 'E6 : module Wi-Fi muet', en: 'E6: Wi-Fi module silent' },
    meaning: {
      fr: 'Le chauffage continue ; seule la commande à distance manque.',
      en: 'Heating goes on; only remote control is missing.',
    },
    checks: ['power-off', 'restart-router', 'pair-again'],
    end: 'ticket',
  },
  {
    code: 'OUV',
    family: 'radiators',
    products: RADIATORS,
    title: { fr: 'OUV : fenêtre ouverte détectée', en: 'OUV: open window detected' },
    meaning: {
      fr: 'Ce n’est pas une panne : la température est tombée de deux degrés en cinq minutes.',
      en: 'This is not a fault: the temperature has fallen two degrees in five minutes.',
    },
    checks: ['shut-window', 'read-setting'],
    end: 'ticket',
  },
  {
    code: null,
    slug: { fr: 'ne-chauffe-pas', en: 'does-not-heat' },
    family: 'radiators',
    products: RADIATORS,
    title: {
      fr: 'Le radiateur ne chauffe pas, sans code',
      en: 'The radiator does not heat and shows no code',
    },
    meaning: { fr: 'Quatre fois sur dix, rien n’est en panne.', en: 'Four times in ten nothing is broken.' },
    checks: ['read-setting', 'pilot-wire-order', 'shut-window', 'breaker-once', 'measure-element'],
    end: 'locator',
  },
  {
    code: null,
    slug: { fr: 'claque-ou-bourdonne', en: 'clicks-or-hums' },
    family: 'radiators',
    products: ['AT-PRM', 'AT-COL', 'AT-VOL'],
    title: { fr: 'Le radiateur claque ou bourdonne', en: 'The radiator clicks or hums' },
    meaning: {
      fr: 'Le métal se dilate et doit pouvoir glisser sur ses supports.',
      en: 'Metal expands and must be able to slide on its brackets.',
    },
    checks: ['locate-noise', 'push-brackets', 'free-the-body'],
    end: 'ticket',
  },
  {
    code: 'E1',
    family: 'towel-dryers',
    products: TOWEL_DRYERS,
    title: { fr: 'E1 : sonde du sèche-serviettes coupée', en: 'E1: towel dryer sensor open' },
    meaning: {
      fr: 'La sonde du boîtier ne répond plus ; seule la marche forcée reste possible.',
      en: 'The sensor in the control box no longer responds; only the boost still works.',
    },
    checks: ['power-off', 'measure-room-sensor'],
    end: { part: { fr: 'Boîtier de commande', en: 'Control box' } },
  },
  {
    code: 'E3',
    family: 'towel-dryers',
    products: TOWEL_DRYERS,
    title: { fr: 'E3 : surchauffe sous le linge', en: 'E3: overheating under towels' },
    meaning: {
      fr: 'Trop d’épaisseur sur les barreaux : la sécurité a coupé.',
      en: 'Too thick a layer on the rails: the safety cut-out has tripped.',
    },
    checks: ['free-the-body', 'power-off', 'measure-element'],
    end: 'locator',
  },
  {
    code: 'E7',
    family: 'towel-dryers',
    products: BLOWERS,
    title: { fr: 'E7 : soufflerie bloquée', en: 'E7: blower blocked' },
    meaning: {
      fr: 'L’hélice ne tourne pas à la vitesse demandée : peluches, ou moteur.',
      en: 'The fan does not reach the speed asked for: fluff, or the motor.',
    },
    checks: ['power-off', 'rinse-blower-filter', 'turn-fan-by-hand', 'measure-fan'],
    end: { part: { fr: 'Moteur de soufflerie', en: 'Blower motor' } },
  },
  {
    code: 'E8',
    family: 'towel-dryers',
    products: BLOWERS,
    title: { fr: 'E8 : filtre à rincer ou mal remis', en: 'E8: filter to rinse, or out of place' },
    meaning: {
      fr: 'Cent heures ont passé, ou le filtre n’est pas sur ses aimants.',
      en: 'A hundred hours have passed, or the filter is not on its magnets.',
    },
    checks: ['rinse-blower-filter', 'power-off'],
    end: { part: { fr: 'Filtre de soufflerie', en: 'Blower filter' } },
  },
  {
    code: 'E9',
    family: 'towel-dryers',
    products: ['AT-ETD'],
    title: { fr: 'E9 : sonde d’humidité d’Étendage', en: 'E9: humidity sensor of Étendage' },
    meaning: {
      fr: 'Le cycle linge ne sait plus quand le coton est sec : il s’arrête au bout de deux heures.',
      en: 'The laundry cycle no longer knows when cotton is dry: it stops after two hours.',
    },
    checks: ['air-the-room', 'power-off', 'check-sensor-plug'],
    end: { part: { fr: 'Sonde d’humidité', en: 'Humidity sensor' } },
  },
  {
    code: null,
    slug: { fr: 'froid-en-haut', en: 'cold-at-the-top' },
    family: 'towel-dryers',
    products: ['AT-GUE', 'AT-PTN', 'AT-ECL', 'AT-AFL'],
    title: {
      fr: 'Le haut du sèche-serviettes à eau reste froid',
      en: 'The top of the hot-water towel dryer stays cold',
    },
    meaning: { fr: 'De l’air occupe la place de l’eau.', en: 'There is air where the water should be.' },
    checks: ['open-valves', 'bleed-top', 'read-pressure', 'top-up'],
    end: 'locator',
  },
];
