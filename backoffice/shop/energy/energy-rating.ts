import type { EnergyLabel } from '#shared/contract/product.ts';
import type { Translated } from '#shared/contract/shop/translated.ts';
import { airConditioning, doubleDuct } from './air-conditioning.ts';
import type { EnergyClass } from './energy-class.ts';
import type { EnergyRecord } from '#shared/contract/shop/energy-record.ts';
import { gasLabel } from './local-heating.ts';
import { boilerHeating, heatPumpHeating } from './space-heating.ts';
import { words } from './energy-figure.ts';
import { ventilation } from './ventilation.ts';
import {
  boilerWaterHeating,
  electricWaterHeating,
  heatPumpWaterHeating,
  tankClass,
} from './water-heating.ts';

export type Rating = { application: Translated | null; class: EnergyClass; scale: string };
export type LabelRating = {
  regulation: string;
  kind: EnergyLabel['kind'];
  first: Rating;
  second: Rating | null;
};

const HEATERS = 'A+++-D';
const WATER = 'A+-F';
const UNITS = 'A+-G';
const FIRES = 'A++-G';
const COOLING: Translated = words('energy.application.cooling');
const HEATING: Translated = words('energy.application.heating_average');
const ROOMS: Translated = words('energy.application.rooms');
const at = (celsius: number): Translated => words('energy.application.water_at', { celsius });

/** Classes of the label of a record: one, or two where the regulation requires two; `null` without a label. */
export function ratingOf(record: EnergyRecord): LabelRating | null {
  switch (record.kind) {
    case 'heat-pump':
      return {
        regulation: '811/2013',
        kind: 'space-heater',
        first: rating(at(55), heatPumpHeating(record, 55).class, HEATERS),
        second: rating(at(35), heatPumpHeating(record, 35).class, HEATERS),
      };
    case 'boiler': {
      const { water } = record;
      return {
        regulation: '811/2013',
        kind: 'space-heater',
        first: rating(water ? ROOMS : null, boilerHeating(record).class, HEATERS),
        second: water
          ? rating(
              words('energy.application.hot_water', { profile: water.profile }),
              boilerWaterHeating(water).class,
              WATER,
            )
          : null,
      };
    }
    case 'electric-water-heater':
      return single('812/2013', 'water-heater', electricWaterHeating(record).class, WATER);
    case 'heat-pump-water-heater':
      return single('812/2013', 'water-heater', heatPumpWaterHeating(record).class, WATER);
    case 'tank':
      return single('812/2013', 'tank', tankClass(record), WATER);
    case 'air-conditioner':
    case 'double-duct': {
      const found = record.kind === 'double-duct' ? doubleDuct(record) : airConditioning(record);
      return {
        regulation: '626/2011',
        kind: 'air-conditioner',
        first: rating(COOLING, found.coolingClass, HEATERS),
        second: rating(
          record.kind === 'double-duct' ? words('energy.application.heating') : HEATING,
          found.heatingClass,
          HEATERS,
        ),
      };
    }
    case 'ventilation':
      return single('1254/2014', 'ventilation', ventilation(record).class, UNITS);
    case 'gas-heater':
      return single('2015/1186', 'local-heater', gasLabel(record).class, FIRES);
    case 'electric-heater':
      return null;
  }
}

function single(
  regulation: string,
  kind: EnergyLabel['kind'],
  name: EnergyClass,
  scale: string,
): LabelRating {
  return { regulation, kind, first: rating(null, name, scale), second: null };
}

function rating(application: Translated | null, name: EnergyClass, scale: string): Rating {
  return { application, class: name, scale };
}
