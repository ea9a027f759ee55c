import type { Translated } from '#shared/contract/shop/translated.ts';
import { A_YEAR, figure, type EnergyFigure } from './energy-figure.ts';
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
    figure('cooling_load', { fr: 'Charge de froid', en: 'Cooling load' }, record.cooling_load_kw, 'kW', true),
    figure('seer', { fr: 'SEER, froid', en: 'SEER, cooling' }, record.seer, null, true),
    figure(
      'cooling_consumption',
      { fr: 'Consommation annuelle, froid', en: 'Annual consumption, cooling' },
      coolingKwh,
      A_YEAR,
      true,
    ),
    figure(
      'heating_load',
      { fr: 'Charge de chauffage, climat moyen', en: 'Heating load, average climate' },
      record.heating_load_kw,
      'kW',
      true,
      'average',
    ),
    figure(
      'scop',
      { fr: 'SCOP, climat moyen', en: 'SCOP, average climate' },
      record.scop,
      null,
      true,
      'average',
    ),
    figure(
      'heating_consumption',
      {
        fr: 'Consommation annuelle, chaud, climat moyen',
        en: 'Annual consumption, heating, average climate',
      },
      heatingKwh,
      A_YEAR,
      true,
      'average',
    ),
  ];
}

export function doubleDuctFigures(record: DoubleDuctRecord): EnergyFigure[] {
  const { coolingKwh, heatingKwh } = doubleDuct(record);
  const hour: Translated = { fr: 'kWh/60 min', en: 'kWh/60 min' };
  return [
    figure(
      'cooling_load',
      { fr: 'Puissance de froid', en: 'Cooling output' },
      record.cooling_output_kw,
      'kW',
      true,
    ),
    figure('eer', { fr: 'EER nominal', en: 'Rated EER' }, record.eer, null, true),
    figure(
      'cooling_consumption',
      { fr: 'Consommation en froid', en: 'Consumption, cooling' },
      coolingKwh,
      hour,
      true,
    ),
    figure(
      'heating_load',
      { fr: 'Puissance de chauffage', en: 'Heating output' },
      record.heating_output_kw,
      'kW',
      true,
    ),
    figure('cop', { fr: 'COP nominal', en: 'Rated COP' }, record.cop, null, true),
    figure(
      'heating_consumption',
      { fr: 'Consommation en chaud', en: 'Consumption, heating' },
      heatingKwh,
      hour,
      true,
    ),
  ];
}

export function ventilationFigures(record: VentilationRecord): EnergyFigure[] {
  const { specificConsumption, annualKwh } = ventilation(record);
  return [
    figure(
      'airflow',
      { fr: 'Débit maximal', en: 'Maximum flow rate' },
      record.maximum_flow_cubic_metres_per_hour,
      'm³/h',
      true,
    ),
    figure(
      'specific_consumption',
      { fr: 'Consommation spécifique, climat moyen', en: 'Specific energy consumption, average climate' },
      specificConsumption,
      { fr: 'kWh/m².an', en: 'kWh/m².year' },
    ),
    figure(
      'specific_input',
      { fr: 'Puissance absorbée spécifique', en: 'Specific power input' },
      record.specific_input_watts,
      { fr: 'W/(m³/h) au débit de référence', en: 'W/(m³/h) at the reference flow' },
    ),
    figure(
      'consumption',
      { fr: 'Électricité pour un logement de 100 m²', en: 'Electricity for a dwelling of 100 m²' },
      annualKwh,
      A_YEAR,
    ),
    ...(record.flow === 'balanced'
      ? [
          figure(
            'heat_recovery',
            { fr: 'Rendement thermique', en: 'Heat recovery' },
            record.heat_recovery_percent,
            '%',
          ),
        ]
      : []),
  ];
}
