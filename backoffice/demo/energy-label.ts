import type { EnergyLabel } from '#shared/contract/product.ts';
import type { ApplianceType, DemoModel, DemoProduct, EnergyRegulation } from './catalogue/product-record.ts';

/** What is drawn beside the classes; a tank has a label of its own within the water heaters' regulation. */
const KINDS: Record<EnergyRegulation, EnergyLabel['kind']> = {
  '811/2013': 'space-heater',
  '812/2013': 'water-heater',
  '626/2011': 'air-conditioner',
  '1254/2014': 'ventilation',
  '2015/1186': 'local-heater',
};
const TANK: ApplianceType = 'ballon';

/** Load profiles by the largest capacity that declares them, in litres. */
const PROFILES: [litres: number, profile: string][] = [
  [15, 'XXS'],
  [30, 'S'],
  [80, 'M'],
  [180, 'L'],
  [Infinity, 'XL'],
];

/** From the level at one metre, which the catalogue gives, to the power of a source before a wall. */
const POWER_ABOVE_LEVEL_DB = 8;
const WATTS = 1000;

/** The label of a size, `null` for what the law gives none. */
export function energyLabelOf(product: DemoProduct, model: DemoModel): EnergyLabel | null {
  const { energy } = product;
  if (!energy) return null;
  const kind = product.type === TANK ? 'tank' : KINDS[energy.regulation];
  const isWater = kind === 'water-heater';
  const sound = model.sound === undefined ? null : model.sound + POWER_ABOVE_LEVEL_DB;
  const isOutdoors = product.mounting.includes('exterieure');
  return {
    regulation: energy.regulation,
    kind,
    class: model.energyClass ?? energy.class,
    scale: energy.scale,
    profile: isWater && model.volume ? profileOf(model.volume) : null,
    output: !isWater && kind !== 'ventilation' && model.power ? model.power / WATTS : null,
    volume: kind === 'tank' ? (model.volume ?? null) : null,
    airflow: kind === 'ventilation' ? (model.airflow ?? null) : null,
    sound_indoors: isOutdoors ? null : sound,
    sound_outdoors: isOutdoors ? sound : null,
  };
}

function profileOf(litres: number): string {
  return PROFILES.find(([most]) => litres <= most)?.[1] ?? '';
}
