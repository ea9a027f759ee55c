import { A_YEAR, figure, same, words, type EnergyFigure } from './energy-figure.ts';
import { airConditioning, doubleDuct } from './air-conditioning.ts';
import type {
  AirConditionerRecord,
  DoubleDuctRecord,
  VentilationRecord,
} from '#shared/contract/shop/energy-record.ts';
import { ventilation } from './ventilation.ts';

export function airFigures(record: AirConditionerRecord): EnergyFigure[] {
  const { coolingKwh, heatingKwh } = airConditioning(record);
  return [
    figure('cooling_load', words('energy.cooling_load'), record.cooling_load_kw, 'kW', true),
    figure('seer', words('energy.seer'), record.seer, null, true),
    figure('cooling_consumption', words('energy.cooling_consumption'), coolingKwh, A_YEAR, true),
    figure('heating_load', words('energy.heating_load'), record.heating_load_kw, 'kW', true, 'average'),
    figure('scop', words('energy.scop'), record.scop, null, true, 'average'),
    figure('heating_consumption', words('energy.heating_consumption'), heatingKwh, A_YEAR, true, 'average'),
  ];
}

export function doubleDuctFigures(record: DoubleDuctRecord): EnergyFigure[] {
  const { coolingKwh, heatingKwh } = doubleDuct(record);
  const hour = same('kWh/60 min');
  return [
    figure('cooling_load', words('energy.cooling_output'), record.cooling_output_kw, 'kW', true),
    figure('eer', words('energy.rated_eer'), record.eer, null, true),
    figure('cooling_consumption', words('energy.rated_cooling_consumption'), coolingKwh, hour, true),
    figure('heating_load', words('energy.heating_output'), record.heating_output_kw, 'kW', true),
    figure('cop', words('energy.rated_cop'), record.cop, null, true),
    figure('heating_consumption', words('energy.rated_heating_consumption'), heatingKwh, hour, true),
  ];
}

export function ventilationFigures(record: VentilationRecord): EnergyFigure[] {
  const { specificConsumption, annualKwh } = ventilation(record);
  return [
    figure('airflow', words('energy.maximum_flow'), record.maximum_flow_cubic_metres_per_hour, 'm³/h', true),
    figure(
      'specific_consumption',
      words('energy.specific_consumption'),
      specificConsumption,
      words('energy.unit.kwh_m2_year'),
    ),
    figure(
      'specific_input',
      words('energy.specific_input'),
      record.specific_input_watts,
      words('energy.unit.specific_input'),
    ),
    figure('consumption', words('energy.dwelling_consumption'), annualKwh, A_YEAR),
    ...(record.flow === 'balanced'
      ? [figure('heat_recovery', words('energy.heat_recovery'), record.heat_recovery_percent, '%')]
      : []),
  ];
}
