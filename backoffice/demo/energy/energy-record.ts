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

/** Efficiencies refer to the gross calorific value for gas, to final energy for electricity. */
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

/** Mixed water at 40 °C from a full tank, with the temperatures of the measurement. */
export type MixedWater = { mixedWater40Litres: number; tankCelsius: number; coldWaterCelsius: 10 };

export type ElectricWaterHeaterRecord = MixedWater & {
  kind: 'electric-water-heater';
  profile: LoadProfile;
  storageLitres: number;
  dailyElectricityKwh: number;
  /** Gain by smart control from 0 to 1; below 0.07 the regulation ignores it. */
  smartControlFactor: number;
};

export type HeatPumpWaterHeaterRecord = MixedWater & {
  kind: 'heat-pump-water-heater';
  profile: LoadProfile;
  storageLitres: number;
  /** Coefficient of performance by EN 16147 over the profile, at that air temperature. */
  cop: number;
  airCelsius: 7 | 20;
  /** With outdoor air of colder (2 °C) and warmer (14 °C) climates; absent for indoor air, which is the same in all. */
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

/** Without an outdoor unit: efficiencies are rated, not seasonal. */
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
  /** At the reference flow, in watts per m³/h. */
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
  /** Refers to the net calorific value. */
  usefulEfficiencyPercent: number;
  electricityKw: number;
  pilotFlameKw: number;
  control: RoomControl;
  functions: readonly ControlFunction[];
};

/** Without a label: no regulation requires one for electric local space heaters. */
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

/** Operating mode of the sound pressure measurement. */
export type SoundMode = 'rated' | 'low-speed' | 'full-speed' | 'heating';

export type SoundRecord = {
  /** In free field at that distance, in dB(A). */
  pressureDb: number;
  distanceMetres: 1;
  mode: SoundMode;
  /** Sound power levels at rated operation in dB(A), indoors and outdoors. */
  powerIndoorsDb?: number;
  powerOutdoorsDb?: number;
};

export type DeclaredRecord = { energy?: EnergyRecord; sound?: SoundRecord };
/** By product key, then by size code. The values are fictitious; units are in the names. */
export type DeclaredRecords = Record<string, Record<string, DeclaredRecord>>;
