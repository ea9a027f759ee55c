import type { CarrierRates } from '#shared/contract/carrier.ts';
import type { CarrierName } from '#shared/domain/carriers.ts';
import type { Translated } from './catalogue/product-record.ts';

type DemoCarrier = {
  name: CarrierName;
  label: Translated;
  days: number;
  corsicaDays: number;
  rates: CarrierRates;
};

/** Price steps: up to a weight in grams, a price in cents before tax. */
const steps = (...rows: [upTo: number, price: number][]): CarrierRates['steps'] =>
  rows.map(([upTo, price]) => ({ up_to: upTo, price }));

const PARCEL = { lightest: 0, beyond: null };
const KILO = 1000;

/** Fictitious carriers with the technical names of the trade. */
export const CARRIERS: DemoCarrier[] = [
  {
    name: 'relais_colis',
    label: { fr: 'Halte, en point relais', en: 'Halte, at a collection point' },
    days: 3,
    corsicaDays: 2,
    rates: {
      ...PARCEL,
      heaviest: 20 * KILO,
      steps: steps(
        [500, 390],
        [KILO, 450],
        [2 * KILO, 550],
        [5 * KILO, 750],
        [10 * KILO, 990],
        [20 * KILO, 1490],
      ),
      corsica: 450,
    },
  },
  {
    name: 'chronopost',
    label: { fr: 'Vif, express, avant 13 h', en: 'Vif, express, before 1 pm' },
    days: 1,
    corsicaDays: 1,
    rates: {
      ...PARCEL,
      heaviest: 30 * KILO,
      steps: steps(
        [500, 1190],
        [KILO, 1290],
        [2 * KILO, 1490],
        [5 * KILO, 1890],
        [10 * KILO, 2490],
        [30 * KILO, 3690],
      ),
      corsica: 1200,
    },
  },
  {
    name: 'colissimo_24_48',
    label: { fr: 'Ronde, à domicile', en: 'Ronde, to your door' },
    days: 2,
    corsicaDays: 2,
    rates: {
      ...PARCEL,
      heaviest: 30 * KILO,
      steps: steps(
        [500, 590],
        [KILO, 690],
        [2 * KILO, 790],
        [5 * KILO, 1090],
        [10 * KILO, 1590],
        [30 * KILO, 2290],
      ),
      corsica: 600,
    },
  },
  {
    name: 'transporteur',
    label: { fr: 'Convoi, sur palette et sur rendez-vous', en: 'Convoi, on a pallet, by appointment' },
    days: 5,
    corsicaDays: 3,
    rates: {
      lightest: 30 * KILO,
      heaviest: null,
      steps: steps([50 * KILO, 5900], [100 * KILO, 8900], [250 * KILO, 14_900], [500 * KILO, 23_900]),
      beyond: { each: 100 * KILO, price: 4500 },
      corsica: 6500,
    },
  },
];
