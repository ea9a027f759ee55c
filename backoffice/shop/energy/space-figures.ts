import type { Translated } from '#shared/contract/shop/translated.ts';
import { A_YEAR, figure, same, type EnergyFigure } from './energy-figure.ts';
import type { BoilerRecord, HeatPumpRecord } from '#shared/contract/shop/energy-record.ts';
import { boilerHeating, heatPumpHeating } from './space-heating.ts';
import { boilerWaterHeating } from './water-heating.ts';

const KWH_TO_GJ = 0.0036;

/** Figures of one application of a heat pump. */
export function heatPumpFigures(record: HeatPumpRecord, celsius: 55 | 35): EnergyFigure[] {
  const outputs = celsius === 55 ? record.rated_outputs_55_kw : record.rated_outputs_35_kw;
  const { efficiencyPercent, annualKwh } = heatPumpHeating(record, celsius);
  const water: Translated = { fr: `eau à ${celsius} °C`, en: `water at ${celsius} °C` };
  const of = (fr: string, en: string): Translated => ({ fr: `${fr}, ${water.fr}`, en: `${en}, ${water.en}` });
  return [
    figure(
      `efficiency_${celsius}`,
      of('Efficacité saisonnière', 'Seasonal efficiency'),
      efficiencyPercent,
      '%',
    ),
    figure(
      `scop_${celsius}`,
      of('SCOP, climat moyen', 'SCOP, average climate'),
      celsius === 55 ? record.scop_55 : record.scop_35,
      null,
    ),
    figure(
      `output_${celsius}`,
      of('Puissance thermique, climat moyen', 'Heat output, average climate'),
      outputs.average,
      'kW',
      true,
      'average',
    ),
    figure(
      `output_colder_${celsius}`,
      of('Puissance thermique, climat plus froid', 'Heat output, colder climate'),
      outputs.colder,
      'kW',
      true,
      'colder',
    ),
    figure(
      `output_warmer_${celsius}`,
      of('Puissance thermique, climat plus chaud', 'Heat output, warmer climate'),
      outputs.warmer,
      'kW',
      true,
      'warmer',
    ),
    figure(`consumption_${celsius}`, of('Consommation annuelle', 'Annual consumption'), annualKwh, A_YEAR),
  ];
}

export function boilerFigures(record: BoilerRecord): EnergyFigure[] {
  const heating = boilerHeating(record);
  const isGas = record.fuel === 'gas';
  const { water } = record;
  const hot = water && boilerWaterHeating(water);
  return [
    figure(
      'efficiency',
      { fr: 'Efficacité saisonnière', en: 'Seasonal efficiency' },
      heating.efficiencyPercent,
      '%',
    ),
    figure('output', { fr: 'Puissance thermique', en: 'Heat output' }, record.rated_output_kw, 'kW', true),
    isGas
      ? figure(
          'consumption',
          { fr: 'Consommation annuelle de gaz (PCS)', en: 'Annual gas consumption (GCV)' },
          Math.round(heating.annualKwh * KWH_TO_GJ),
          { fr: 'GJ/an', en: 'GJ/year' },
        )
      : figure(
          'consumption',
          { fr: 'Consommation annuelle', en: 'Annual consumption' },
          heating.annualKwh,
          A_YEAR,
        ),
    ...(water && hot
      ? [
          figure('profile', { fr: 'Profil de soutirage', en: 'Load profile' }, same(water.profile), null),
          figure(
            'water_efficiency',
            { fr: 'Efficacité pour l’eau chaude', en: 'Water heating efficiency' },
            Math.round(hot.efficiencyPercent),
            '%',
          ),
          figure(
            'water_consumption',
            { fr: 'Gaz pour l’eau chaude (PCS)', en: 'Gas for hot water (GCV)' },
            Math.round(hot.annualKwh * KWH_TO_GJ),
            { fr: 'GJ/an', en: 'GJ/year' },
          ),
        ]
      : []),
  ];
}
