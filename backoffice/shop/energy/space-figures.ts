import { A_YEAR, figure, same, words, type EnergyFigure } from './energy-figure.ts';
import type { BoilerRecord, HeatPumpRecord } from '#shared/contract/shop/energy-record.ts';
import { boilerHeating, heatPumpHeating } from './space-heating.ts';
import { boilerWaterHeating } from './water-heating.ts';

const KWH_TO_GJ = 0.0036;

/** Figures of one application of a heat pump. */
export function heatPumpFigures(record: HeatPumpRecord, celsius: 55 | 35): EnergyFigure[] {
  const outputs = celsius === 55 ? record.rated_outputs_55_kw : record.rated_outputs_35_kw;
  const { efficiencyPercent, annualKwh } = heatPumpHeating(record, celsius);
  return [
    figure(
      `efficiency_${celsius}`,
      words('energy.seasonal_efficiency_at', { celsius }),
      efficiencyPercent,
      '%',
    ),
    figure(
      `scop_${celsius}`,
      words('energy.scop_at', { celsius }),
      celsius === 55 ? record.scop_55 : record.scop_35,
      null,
    ),
    figure(
      `output_${celsius}`,
      words('energy.output_average_at', { celsius }),
      outputs.average,
      'kW',
      true,
      'average',
    ),
    figure(
      `output_colder_${celsius}`,
      words('energy.output_colder_at', { celsius }),
      outputs.colder,
      'kW',
      true,
      'colder',
    ),
    figure(
      `output_warmer_${celsius}`,
      words('energy.output_warmer_at', { celsius }),
      outputs.warmer,
      'kW',
      true,
      'warmer',
    ),
    figure(`consumption_${celsius}`, words('energy.annual_consumption_at', { celsius }), annualKwh, A_YEAR),
  ];
}

export function boilerFigures(record: BoilerRecord): EnergyFigure[] {
  const heating = boilerHeating(record);
  const isGas = record.fuel === 'gas';
  const { water } = record;
  const hot = water && boilerWaterHeating(water);
  return [
    figure('efficiency', words('energy.seasonal_efficiency'), heating.efficiencyPercent, '%'),
    figure('output', words('energy.heat_output'), record.rated_output_kw, 'kW', true),
    isGas
      ? figure(
          'consumption',
          words('energy.gas_consumption'),
          Math.round(heating.annualKwh * KWH_TO_GJ),
          words('energy.unit.gj_year'),
        )
      : figure('consumption', words('energy.annual_consumption'), heating.annualKwh, A_YEAR),
    ...(water && hot
      ? [
          figure('profile', words('energy.load_profile'), same(water.profile), null),
          figure(
            'water_efficiency',
            words('energy.water_efficiency'),
            Math.round(hot.efficiencyPercent),
            '%',
          ),
          figure(
            'water_consumption',
            words('energy.water_gas_consumption'),
            Math.round(hot.annualKwh * KWH_TO_GJ),
            words('energy.unit.gj_year'),
          ),
        ]
      : []),
  ];
}
