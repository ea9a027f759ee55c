/** Classes of every scale, best first. */
export const CLASSES = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type EnergyClass = (typeof CLASSES)[number];

export type LoadProfile = 'XXS' | 'S' | 'M' | 'L' | 'XL';
/** Rated outputs in kW under colder, average and warmer climate conditions. */
export type ClimateOutputs = { colder: number; average: number; warmer: number };

export type HeatPumpRecord = {
  kind: 'heat-pump';
  source: 'air' | 'brine';
  ratedOutputs55Kw: ClimateOutputs;
  ratedOutputs35Kw: ClimateOutputs;
  /** Seasonal coefficients of performance in the average climate, with water at 55 and at 35 °C. */
  scop55: number;
  scop35: number;
};

/** Efficiencies are of the gross calorific value for gas, of final energy for electricity. */
export type BoilerRecord = {
  kind: 'boiler';
  fuel: 'gas' | 'electricity';
  ratedOutputKw: number;
  fullLoadEfficiencyPercent: number;
  partLoadEfficiencyPercent: number;
  fullLoadElectricityKw: number;
  partLoadElectricityKw: number;
  standbyElectricityKw: number;
  standbyHeatLossKw: number;
  water?: { profile: LoadProfile; dailyFuelKwh: number; dailyElectricityKwh: number };
};

/** Mixed water at 40 °C that a full tank gives at once, with the temperatures it was measured at. */
export type MixedWater = { mixedWater40Litres: number; tankCelsius: number; coldWaterCelsius: 10 };

export type ElectricWaterHeaterRecord = MixedWater & {
  kind: 'electric-water-heater';
  profile: LoadProfile;
  storageLitres: number;
  dailyElectricityKwh: number;
  /** Gain by smart control from 0 to 1; below 0.07 the regulation does not count it. */
  smartControlFactor: number;
};

export type HeatPumpWaterHeaterRecord = MixedWater & {
  kind: 'heat-pump-water-heater';
  profile: LoadProfile;
  storageLitres: number;
  /** Coefficient of performance by EN 16147 over the profile, with air of that temperature. */
  cop: number;
  airCelsius: 7 | 20;
  /** With outdoor air of colder (2 °C) and warmer (14 °C) climates; absent where indoor air is the same in all. */
  outdoorCops?: { colder: number; warmer: number };
  standbyHeatLossKw: number;
};

export type TankRecord = { kind: 'tank'; storageLitres: number; standingLossWatts: number };

export type AirConditionerRecord = {
  kind: 'air-conditioner';
  coolingLoadKw: number;
  heatingLoadKw: number;
  seer: number;
  scop: number;
};

/** No outdoor unit: rated, not seasonal, efficiencies. */
export type DoubleDuctRecord = {
  kind: 'double-duct';
  coolingOutputKw: number;
  heatingOutputKw: number;
  eer: number;
  cop: number;
};

export type VentilationRecord = {
  kind: 'ventilation';
  flow: 'extract' | 'balanced';
  maximumFlowCubicMetresPerHour: number;
  /** 0 without heat recovery. */
  heatRecoveryPercent: number;
  /** At the reference flow, in watts for each m³/h. */
  specificInputWatts: number;
  control: 'manual' | 'central-demand' | 'local-demand';
  motor: 'two-speed' | 'multi-speed' | 'variable-speed';
  defrostKwhPerSquareMetre: number;
};

export type RoomControl =
  | 'manual-stages'
  | 'mechanical-thermostat'
  | 'electronic-thermostat'
  | 'day-timer'
  | 'week-timer';
export type ControlFunction =
  | 'presence-detection'
  | 'open-window-detection'
  | 'distance-control'
  | 'adaptive-start'
  | 'working-time-limitation'
  | 'self-learning'
  | 'control-accuracy';

export type GasHeaterRecord = {
  kind: 'gas-heater';
  flue: 'balanced' | 'chimney';
  nominalOutputKw: number;
  /** Of the net calorific value. */
  usefulEfficiencyPercent: number;
  electricityKw: number;
  pilotFlameKw: number;
  control: RoomControl;
  functions: readonly ControlFunction[];
};

/** Carries no label: the law has none for electric local space heaters. */
export type ElectricHeaterRecord = {
  kind: 'electric-heater';
  use: 'fixed' | 'portable' | 'towel-rail';
  nominalOutputKw: number;
  control: RoomControl;
  functions: readonly ControlFunction[];
};

export type EnergyRecord =
  | HeatPumpRecord
  | BoilerRecord
  | ElectricWaterHeaterRecord
  | HeatPumpWaterHeaterRecord
  | TankRecord
  | AirConditionerRecord
  | DoubleDuctRecord
  | VentilationRecord
  | GasHeaterRecord
  | ElectricHeaterRecord;

/** Operation in which the sound pressure level was measured. */
export type SoundMode = 'rated' | 'low-speed' | 'full-speed' | 'heating';

export type SoundRecord = {
  /** In free field, in dB(A), at that distance. */
  pressureDb: number;
  distanceMetres: 1;
  mode: SoundMode;
  /** Sound power levels at rated operation, in dB(A); of the unit indoors and of the one outdoors. */
  powerIndoorsDb?: number;
  powerOutdoorsDb?: number;
};

/** All that is declared of the energy and the sound of a size. */
export type DeclaredRecord = { energy?: EnergyRecord; sound?: SoundRecord };
/** By the product's key, then by the size's code. */
export type DeclaredRecords = Record<string, Record<string, DeclaredRecord>>;
