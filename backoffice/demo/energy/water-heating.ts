import type { Climate } from '#shared/domain/climate.ts';
import { classAbove, classBelow } from './class-of.ts';
import type {
  BoilerRecord,
  ElectricWaterHeaterRecord,
  EnergyClass,
  HeatPumpWaterHeaterRecord,
  LoadProfile,
  MixedWater,
  TankRecord,
} from './energy-record.ts';

/** Primary energy per unit of electricity, Regulation (EU) 812/2013, Annex I. */
const CONVERSION = 2.5;
/** Factor of the ambient correction, Annex VIII, table 8: the same for all profiles up to XL. */
const AMBIENT = 0.23;
const HOURS_A_DAY = 24;
/** Days of draw-off in the annual consumption, Annex VIII, point 4. */
const DAYS = 220;
const MIN_SMART_FACTOR = 0.07;
const MIXED_CELSIUS = 40;

/** Useful energy per day in kWh, Annex VII, table 3. */
export const REFERENCE_KWH: Record<LoadProfile, number> = {
  XXS: 2.1,
  S: 2.1,
  M: 5.845,
  L: 11.655,
  XL: 19.07,
};

/** Annex II, table 1. */
const LIMITS: Record<LoadProfile, [EnergyClass, number][]> = {
  XXS: limits(62, 53, 44, 35, 32, 29, 26, 23, 20),
  S: limits(90, 72, 55, 38, 35, 32, 29, 26, 23),
  M: limits(163, 130, 100, 65, 39, 36, 33, 30, 27),
  L: limits(188, 150, 115, 75, 50, 37, 34, 30, 27),
  XL: limits(200, 160, 123, 80, 55, 38, 35, 30, 27),
};

/** Water heating efficiency in %, annual electricity (or gas) in kWh and class. */
export type WaterHeating = { efficiencyPercent: number; annualKwh: number; class: EnergyClass };

/** Regulation (EU) 812/2013, Annex VIII, points 3, 4 and 6: an electric storage water heater. */
export function electricWaterHeating(record: ElectricWaterHeaterRecord): WaterHeating {
  const reference = REFERENCE_KWH[record.profile];
  const smart = record.smartControlFactor >= MIN_SMART_FACTOR ? record.smartControlFactor : 0;
  const electricity = record.dailyElectricityKwh * (1 - smart);
  const ambient = -AMBIENT * CONVERSION * (electricity - reference);
  return rated(record.profile, CONVERSION * electricity + ambient, electricity + ambient / CONVERSION);
}

/** The same for a heat pump water heater: its daily consumption is the reference energy over its COP in a climate. */
export function heatPumpWaterHeating(
  record: HeatPumpWaterHeaterRecord,
  climate: Climate = 'average',
): WaterHeating {
  const cop = climate === 'average' ? record.cop : (record.outdoorCops?.[climate] ?? record.cop);
  const electricity = REFERENCE_KWH[record.profile] / cop;
  const ambient = -AMBIENT * HOURS_A_DAY * record.standbyHeatLossKw;
  return rated(record.profile, CONVERSION * electricity + ambient, electricity + ambient / CONVERSION);
}

/** Regulation (EU) 811/2013, Annex VII, point 5: hot water of a gas combination boiler; the annual energy is gas. */
export function boilerWaterHeating(water: NonNullable<BoilerRecord['water']>): WaterHeating {
  const ambient = -AMBIENT * (water.dailyFuelKwh - REFERENCE_KWH[water.profile]);
  const primary = water.dailyFuelKwh + CONVERSION * water.dailyElectricityKwh + ambient;
  return rated(water.profile, primary, water.dailyFuelKwh + ambient);
}

/** Regulation (EU) 812/2013, Annex II, table 2: class of a tank by standing loss and volume. */
export function tankClass({ storageLitres, standingLossWatts }: TankRecord): EnergyClass {
  const size = storageLitres ** 0.4;
  return classBelow(
    standingLossWatts,
    [
      ['A+', 5.5 + 3.16 * size],
      ['A', 8.5 + 4.25 * size],
      ['B', 12 + 5.93 * size],
      ['C', 16.66 + 8.33 * size],
      ['D', 21 + 10.33 * size],
      ['E', 26 + 13.66 * size],
      ['F', 31 + 16.66 * size],
    ],
    'G',
  );
}

/** Litres at 40 °C from mixing the whole tank with cold water: the maximum without heating. */
export function maxMixedWater(storageLitres: number, { tankCelsius, coldWaterCelsius }: MixedWater): number {
  return (storageLitres * (tankCelsius - coldWaterCelsius)) / (MIXED_CELSIUS - coldWaterCelsius);
}

function rated(profile: LoadProfile, primaryKwh: number, finalKwh: number): WaterHeating {
  const efficiencyPercent = Math.round((1000 * REFERENCE_KWH[profile]) / primaryKwh) / 10;
  return {
    efficiencyPercent,
    annualKwh: Math.round(DAYS * finalKwh),
    class: classAbove(efficiencyPercent, LIMITS[profile], 'G'),
  };
}

function limits(...min: number[]): [EnergyClass, number][] {
  const classes: EnergyClass[] = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F'];
  return classes.map((name, index) => [name, min[index] ?? 0]);
}
