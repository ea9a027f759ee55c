import type { Climate } from '#shared/domain/climate.ts';
import { airFigures, doubleDuctFigures, ventilationFigures } from './air-figures.ts';
import { A_YEAR, figure, same, words, type EnergyFigure } from './energy-figure.ts';
import type {
  ElectricHeaterRecord,
  ElectricWaterHeaterRecord,
  EnergyRecord,
  GasHeaterRecord,
  HeatPumpWaterHeaterRecord,
  LoadProfile,
  MixedWater,
  TankRecord,
} from '#shared/contract/shop/energy-record.ts';
import { electricEfficiency, gasEfficiency, gasLabel } from './local-heating.ts';
import { boilerFigures, heatPumpFigures } from './space-figures.ts';
import { electricWaterHeating, heatPumpWaterHeating, type WaterHeating } from './water-heating.ts';

/** Figures of a record in the order of its sheet, by the regulation of its label or its limits. */
export function energyFigures(record: EnergyRecord): EnergyFigure[] {
  switch (record.kind) {
    case 'heat-pump':
      return [...heatPumpFigures(record, 55), ...heatPumpFigures(record, 35)];
    case 'boiler':
      return boilerFigures(record);
    case 'electric-water-heater':
      return electricWaterFigures(record);
    case 'heat-pump-water-heater':
      return heatPumpWaterFigures(record);
    case 'tank':
      return tankFigures(record);
    case 'air-conditioner':
      return airFigures(record);
    case 'double-duct':
      return doubleDuctFigures(record);
    case 'ventilation':
      return ventilationFigures(record);
    case 'gas-heater':
      return gasFigures(record);
    case 'electric-heater':
      return electricFigures(record);
  }
}

function electricWaterFigures(record: ElectricWaterHeaterRecord): EnergyFigure[] {
  const heating = electricWaterHeating(record);
  return [
    ...profileAndEfficiency(record.profile, heating),
    figure('consumption', words('energy.annual_consumption'), heating.annualKwh, A_YEAR, true),
    mixedWater(record),
  ];
}

function heatPumpWaterFigures(record: HeatPumpWaterHeaterRecord): EnergyFigure[] {
  const annual = (code: string, climate: Climate): EnergyFigure =>
    figure(
      code,
      words(`energy.annual_consumption_${climate}`),
      heatPumpWaterHeating(record, climate).annualKwh,
      A_YEAR,
      true,
      climate,
    );
  return [
    ...profileAndEfficiency(record.profile, heatPumpWaterHeating(record)),
    annual('consumption', 'average'),
    annual('consumption_colder', 'colder'),
    annual('consumption_warmer', 'warmer'),
    figure('cop', words('energy.water_cop', { air_celsius: record.air_celsius }), record.cop, null),
    mixedWater(record),
  ];
}

function profileAndEfficiency(profile: LoadProfile, { efficiencyPercent }: WaterHeating): EnergyFigure[] {
  return [
    figure('profile', words('energy.load_profile'), same(profile), null),
    figure('water_efficiency', words('energy.water_efficiency'), efficiencyPercent, '%'),
  ];
}

function mixedWater({ mixed_water_40_litres, tank_celsius, cold_water_celsius }: MixedWater): EnergyFigure {
  return figure(
    'v40',
    words('energy.mixed_water'),
    mixed_water_40_litres,
    words('energy.unit.mixed_water', { tank_celsius, cold_water_celsius }),
  );
}

function tankFigures(record: TankRecord): EnergyFigure[] {
  return [
    figure('volume', words('energy.storage_volume'), record.storage_litres, 'L', true),
    figure('standing_loss', words('energy.standing_loss'), record.standing_loss_watts, 'W', true),
  ];
}

function gasFigures(record: GasHeaterRecord): EnergyFigure[] {
  return [
    figure('output', words('energy.direct_output'), record.nominal_output_kw, 'kW', true),
    figure('index', words('energy.efficiency_index'), gasLabel(record).index, null),
    figure('useful_efficiency', words('energy.useful_efficiency'), record.useful_efficiency_percent, '%'),
    seasonal(gasEfficiency(record)),
  ];
}

function electricFigures(record: ElectricHeaterRecord): EnergyFigure[] {
  return [seasonal(electricEfficiency(record))];
}

function seasonal(percent: number): EnergyFigure {
  return figure(
    'efficiency',
    words('energy.seasonal_efficiency'),
    percent,
    words('energy.unit.seasonal_efficiency'),
  );
}
