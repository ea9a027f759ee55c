import type { DemoFault } from './fault-record.ts';

const HEAT_PUMPS = ['AT-BIS', 'AT-GLN', 'AT-NRT', 'AT-LVT'];
const SPLITS = ['AT-NRT', 'AT-LVT', 'AT-ATN', 'AT-RIS'];
const MODULES = ['AT-SCL', 'AT-PLS', 'AT-NCH', 'AT-ETS'];

export const HEAT_PUMP_FAULTS: DemoFault[] = [
  {
    code: 'H01',
    family: 'heat-pumps',
    products: MODULES,
    title: { fr: 'H01 : pression d’eau trop basse', en: 'H01: water pressure too low' },
    meaning: {
      fr: 'Le circuit est sous 0,8 bar. Le module s’arrête pour protéger le circulateur.',
      en: 'The circuit is below 0.8 bar. The module stops to protect its pump.',
    },
    checks: ['read-pressure', 'top-up', 'reset-key', 'check-vessel'],
    end: 'locator',
  },
  {
    code: 'H02',
    family: 'heat-pumps',
    products: HEAT_PUMPS,
    title: { fr: 'H02 : débit d’eau insuffisant', en: 'H02: water flow too small' },
    meaning: {
      fr: 'L’eau ne circule pas assez vite dans l’échangeur : robinets fermés, air ou filtre.',
      en: 'Water moves too slowly through the exchanger: closed valves, air or a filter.',
    },
    checks: ['open-valves', 'read-pressure', 'bleed-top', 'clean-water-filter', 'measure-flow'],
    end: 'locator',
  },
  {
    code: 'H03',
    family: 'heat-pumps',
    products: HEAT_PUMPS,
    title: { fr: 'H03 : sonde extérieure', en: 'H03: outdoor sensor' },
    meaning: {
      fr: 'La loi d’eau retient 0 °C par défaut : il fait trop chaud ou trop frais dedans.',
      en: 'The heating curve assumes 0 °C: it is too warm or too cool indoors.',
    },
    checks: ['power-off', 'check-sensor-plug'],
    end: { part: { fr: 'Sonde extérieure', en: 'Outdoor sensor' } },
  },
  {
    code: 'H04',
    family: 'heat-pumps',
    products: HEAT_PUMPS,
    title: { fr: 'H04 : sonde de batterie', en: 'H04: coil sensor' },
    meaning: {
      fr: 'Les dégivrages se font à l’horloge et non plus à la demande.',
      en: 'Defrosting follows the clock and no longer the need.',
    },
    checks: ['wait-defrost', 'check-sensor-plug'],
    end: { part: { fr: 'Sonde de batterie', en: 'Coil sensor' } },
  },
  {
    code: 'H05',
    family: 'heat-pumps',
    products: HEAT_PUMPS,
    title: { fr: 'H05 : haute pression', en: 'H05: high pressure' },
    meaning: {
      fr: 'La chaleur produite ne s’évacue pas : débit d’eau trop faible ou température demandée trop haute.',
      en: 'The heat produced has nowhere to go: the water flow is too low or the temperature asked for too high.',
    },
    checks: ['open-valves', 'read-pressure', 'reset-key', 'measure-flow', 'read-refrigerant'],
    end: 'locator',
  },
  {
    code: 'H06',
    family: 'heat-pumps',
    products: HEAT_PUMPS,
    title: { fr: 'H06 : basse pression', en: 'H06: low pressure' },
    meaning: {
      fr: 'L’air ne traverse plus la batterie, ou il manque du fluide.',
      en: 'Air no longer passes through the coil, or refrigerant is missing.',
    },
    checks: ['clear-outdoor-unit', 'rinse-coil', 'wait-defrost', 'read-refrigerant'],
    end: 'locator',
  },
  {
    code: 'H07',
    family: 'heat-pumps',
    products: HEAT_PUMPS,
    title: { fr: 'H07 : refoulement trop chaud', en: 'H07: discharge too hot' },
    meaning: {
      fr: 'Le compresseur est plus chaud qu’il ne doit ; il s’arrête vingt minutes pour se protéger.',
      en: 'The compressor is hotter than it should be; it stops for twenty minutes to protect itself.',
    },
    checks: ['clear-outdoor-unit', 'reset-key', 'read-refrigerant'],
    end: 'locator',
  },
  {
    code: 'H08',
    family: 'heat-pumps',
    products: HEAT_PUMPS,
    title: { fr: 'H08 : ventilateur extérieur arrêté', en: 'H08: outdoor fan stopped' },
    meaning: {
      fr: 'Glace, branche ou moteur : l’hélice ne tourne plus.',
      en: 'Ice, a branch or the motor: the fan no longer turns.',
    },
    checks: ['clear-outdoor-unit', 'wait-defrost', 'turn-fan-by-hand', 'measure-fan'],
    end: { part: { fr: 'Moteur de ventilateur', en: 'Fan motor' } },
  },
  {
    code: 'H09',
    family: 'heat-pumps',
    products: SPLITS,
    title: { fr: 'H09 : les deux unités ne se parlent plus', en: 'H09: the two units no longer communicate' },
    meaning: {
      fr: 'Le module intérieur ne reçoit plus rien de l’unité extérieure.',
      en: 'The indoor module no longer receives anything from the outdoor unit.',
    },
    checks: ['breaker-once', 'power-off', 'check-units-link'],
    end: 'locator',
  },
  {
    code: 'H10',
    family: 'heat-pumps',
    products: HEAT_PUMPS,
    title: { fr: 'H10 : électronique du compresseur', en: 'H10: compressor electronics' },
    meaning: {
      fr: 'La carte de puissance s’est mise en sécurité.',
      en: 'The power board has gone into protection.',
    },
    checks: ['power-off', 'check-inverter'],
    end: { part: { fr: 'Carte de puissance', en: 'Power board' } },
  },
  {
    code: 'H11',
    family: 'heat-pumps',
    products: MODULES,
    title: { fr: 'H11 : sécurité de l’appoint électrique', en: 'H11: electric back-up cut-out' },
    meaning: {
      fr: 'L’appoint a dépassé 95 °C. La pompe à chaleur continue seule.',
      en: 'The back-up has gone above 95 °C. The heat pump carries on alone.',
    },
    checks: ['read-pressure', 'bleed-top', 'reset-back-up'],
    end: 'locator',
  },
  {
    code: 'H12',
    family: 'heat-pumps',
    products: ['AT-SCL', 'AT-NCH', 'AT-BSN', 'AT-NAP'],
    title: { fr: 'H12 : sonde du ballon d’eau chaude', en: 'H12: hot water tank sensor' },
    meaning: {
      fr: 'L’eau chaude est produite en mode de secours, deux heures par jour.',
      en: 'Hot water is made in back-up mode, two hours a day.',
    },
    checks: ['power-off', 'check-sensor-plug'],
    end: { part: { fr: 'Sonde de ballon', en: 'Tank sensor' } },
  },
  {
    code: null,
    slug: { fr: 'glace-sur-l-unite-exterieure', en: 'ice-on-the-outdoor-unit' },
    family: 'heat-pumps',
    products: HEAT_PUMPS,
    title: {
      fr: 'Une croûte de glace reste sur l’unité extérieure',
      en: 'A crust of ice stays on the outdoor unit',
    },
    meaning: {
      fr: 'Le givre est normal, une croûte qui dure plus d’une heure ne l’est pas.',
      en: 'Frost is normal; a crust that lasts over an hour is not.',
    },
    checks: ['wait-defrost', 'clear-outdoor-unit', 'check-sensor-plug', 'read-refrigerant'],
    end: 'locator',
  },
  {
    code: null,
    slug: { fr: 'radiateurs-tiedes', en: 'lukewarm-radiators' },
    family: 'heat-pumps',
    products: HEAT_PUMPS,
    title: {
      fr: 'La pompe à chaleur tourne, la pièce reste fraîche',
      en: 'The heat pump runs, the room stays cool',
    },
    meaning: {
      fr: 'Des radiateurs tièdes sont normaux ; une pièce sous sa consigne ne l’est pas.',
      en: 'Lukewarm radiators are normal; a room below its setting is not.',
    },
    checks: ['open-valves', 'read-setting', 'bleed-top', 'measure-flow'],
    end: 'ticket',
  },
];
