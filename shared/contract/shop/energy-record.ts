import { z } from 'zod';

/** Declared energy and sound data of a size. Units are in the names. */

const figure = z.number().min(0).max(1_000_000);
const loadProfile = z.enum(['XXS', 'S', 'M', 'L', 'XL']);

/** Rated outputs in kW under colder, average and warmer climate conditions. */
const climateOutputs = z.strictObject({ colder: figure, average: figure, warmer: figure });

/** `scop_55`, `scop_35`: seasonal coefficients of performance in the average climate, with water at 55 and at 35 °C. */
const heatPump = z.strictObject({
  kind: z.literal('heat-pump'),
  source: z.enum(['air', 'brine']),
  rated_outputs_55_kw: climateOutputs,
  rated_outputs_35_kw: climateOutputs,
  scop_55: figure,
  scop_35: figure,
});

/** Efficiencies refer to the gross calorific value for gas, to final energy for electricity. */
const boiler = z.strictObject({
  kind: z.literal('boiler'),
  fuel: z.enum(['gas', 'electricity']),
  rated_output_kw: figure,
  full_load_efficiency_percent: figure,
  part_load_efficiency_percent: figure,
  full_load_electricity_kw: figure,
  part_load_electricity_kw: figure,
  standby_electricity_kw: figure,
  standby_heat_loss_kw: figure,
  water: z
    .strictObject({ profile: loadProfile, daily_fuel_kwh: figure, daily_electricity_kwh: figure })
    .optional(),
});

/** Mixed water at 40 °C from a full tank, with the temperatures of the measurement. */
const mixedWater = { mixed_water_40_litres: figure, tank_celsius: figure, cold_water_celsius: z.literal(10) };

/** `smart_control_factor`: gain by smart control from 0 to 1; below 0.07 the regulation ignores it. */
const electricWaterHeater = z.strictObject({
  kind: z.literal('electric-water-heater'),
  profile: loadProfile,
  storage_litres: figure,
  daily_electricity_kwh: figure,
  smart_control_factor: z.number().min(0).max(1),
  ...mixedWater,
});

/**
 * `cop`: by EN 16147 over the profile, at the air temperature. `outdoor_cops`: with outdoor air of colder (2 °C) and
 * warmer (14 °C) climates; absent for indoor air, which is the same in all.
 */
const heatPumpWaterHeater = z.strictObject({
  kind: z.literal('heat-pump-water-heater'),
  profile: loadProfile,
  storage_litres: figure,
  cop: figure,
  air_celsius: z.union([z.literal(7), z.literal(20)]),
  outdoor_cops: z.strictObject({ colder: figure, warmer: figure }).optional(),
  standby_heat_loss_kw: figure,
  ...mixedWater,
});

const tank = z.strictObject({
  kind: z.literal('tank'),
  storage_litres: figure,
  standing_loss_watts: figure,
});

const airConditioner = z.strictObject({
  kind: z.literal('air-conditioner'),
  cooling_load_kw: figure,
  heating_load_kw: figure,
  seer: figure,
  scop: figure,
});

/** Without an outdoor unit: efficiencies are rated, not seasonal. */
const doubleDuct = z.strictObject({
  kind: z.literal('double-duct'),
  cooling_output_kw: figure,
  heating_output_kw: figure,
  eer: figure,
  cop: figure,
});

/**
 * `heat_recovery_percent`: 0 without heat recovery. `specific_input_watts`: at the reference flow, in watts per m³/h.
 */
const ventilation = z.strictObject({
  kind: z.literal('ventilation'),
  flow: z.enum(['extract', 'balanced']),
  maximum_flow_cubic_metres_per_hour: figure,
  heat_recovery_percent: figure,
  specific_input_watts: figure,
  control: z.enum(['manual', 'central-demand', 'local-demand']),
  motor: z.enum(['two-speed', 'multi-speed', 'variable-speed']),
  defrost_kwh_per_square_metre: figure,
});

const roomControl = z.enum([
  'manual-stages',
  'mechanical-thermostat',
  'electronic-thermostat',
  'day-timer',
  'week-timer',
]);
const controlFunction = z.enum([
  'presence-detection',
  'open-window-detection',
  'distance-control',
  'adaptive-start',
  'working-time-limitation',
  'self-learning',
  'control-accuracy',
]);

/** `useful_efficiency_percent` refers to the net calorific value. */
const gasHeater = z.strictObject({
  kind: z.literal('gas-heater'),
  flue: z.enum(['balanced', 'chimney']),
  nominal_output_kw: figure,
  useful_efficiency_percent: figure,
  electricity_kw: figure,
  pilot_flame_kw: figure,
  control: roomControl,
  functions: z.array(controlFunction),
});

/** Without a label: no regulation requires one for electric local space heaters. */
const electricHeater = z.strictObject({
  kind: z.literal('electric-heater'),
  use: z.enum(['fixed', 'portable', 'towel-rail']),
  nominal_output_kw: figure,
  control: roomControl,
  functions: z.array(controlFunction),
});

export const energyRecord = z.discriminatedUnion('kind', [
  heatPump,
  boiler,
  electricWaterHeater,
  heatPumpWaterHeater,
  tank,
  airConditioner,
  doubleDuct,
  ventilation,
  gasHeater,
  electricHeater,
]);

/** Kinds of energy records: each has its regulation (backoffice/shop/energy). */
export const ENERGY_KINDS = energyRecord.options.map((option) => option.shape.kind.value);

const level = z.number().min(0).max(200);

/** Sound pressure in free field at that distance and in that mode, sound power at rated operation, in dB(A). */
export const soundRecord = z.strictObject({
  pressure_db: level,
  distance_metres: z.literal(1),
  mode: z.enum(['rated', 'low-speed', 'full-speed', 'heating']),
  power_indoors_db: level.optional(),
  power_outdoors_db: level.optional(),
});

export type HeatPumpRecord = z.infer<typeof heatPump>;
export type BoilerRecord = z.infer<typeof boiler>;
export type ElectricWaterHeaterRecord = z.infer<typeof electricWaterHeater>;
export type HeatPumpWaterHeaterRecord = z.infer<typeof heatPumpWaterHeater>;
export type TankRecord = z.infer<typeof tank>;
export type AirConditionerRecord = z.infer<typeof airConditioner>;
export type DoubleDuctRecord = z.infer<typeof doubleDuct>;
export type VentilationRecord = z.infer<typeof ventilation>;
export type GasHeaterRecord = z.infer<typeof gasHeater>;
export type ElectricHeaterRecord = z.infer<typeof electricHeater>;
export type EnergyRecord = z.infer<typeof energyRecord>;
export type SoundRecord = z.infer<typeof soundRecord>;
export type ClimateOutputs = z.infer<typeof climateOutputs>;
export type LoadProfile = z.infer<typeof loadProfile>;
export type RoomControl = z.infer<typeof roomControl>;
export type ControlFunction = z.infer<typeof controlFunction>;
export type MixedWater = Pick<
  ElectricWaterHeaterRecord,
  'mixed_water_40_litres' | 'tank_celsius' | 'cold_water_celsius'
>;
/** Operating mode of the sound pressure measurement. */
export type SoundMode = SoundRecord['mode'];
