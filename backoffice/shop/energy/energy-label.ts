import type { EnergyLabel } from '#shared/contract/product.ts';
import type { SoundRecord } from '#shared/contract/shop/energy-record.ts';
import type { ProductRecord, SizeRecord } from '#shared/contract/shop/product-record.ts';
import type { Locale } from '#shared/locale.ts';
import { CLASSES, type EnergyClass } from './energy-class.ts';
import { figure, same, words, type EnergyFigure } from './energy-figure.ts';
import { energyFigures } from './energy-figures.ts';
import { ratingOf } from './energy-rating.ts';
import { SOUND_POWER_LABELS } from './sound-labels.ts';

const DECIBELS = 'dB(A)';

/** Builds the label of a size in a language from its declared record; `null` where no regulation requires one. */
export function energyLabelOf(size: SizeRecord, lang: Locale): EnergyLabel | null {
  const { energy, sound } = size;
  const rating = energy && ratingOf(energy);
  if (!rating) return null;
  const figures = [...energyFigures(energy), ...soundPowers(sound), ...registration(size)];
  const numberOf = (code: string): number | null => {
    const value = figures.find((found) => found.code === code)?.value;
    return typeof value === 'number' ? value : null;
  };
  const { first, second } = rating;
  return {
    regulation: rating.regulation,
    kind: rating.kind,
    class: first.class,
    scale: first.scale,
    profile: 'profile' in energy ? energy.profile : null,
    output: numberOf('output') ?? numberOf('output_55') ?? numberOf('cooling_load'),
    volume: numberOf('volume'),
    airflow: numberOf('airflow'),
    sound_indoors: numberOf('sound_indoors'),
    sound_outdoors: numberOf('sound_outdoors'),
    application: first.application?.[lang] ?? null,
    second: second?.application
      ? { application: second.application[lang], class: second.class, scale: second.scale }
      : null,
    figures: figures.map(({ code, label, value, unit, onLabel, climate }) => ({
      code,
      label: label[lang],
      value: typeof value === 'number' ? value : value[lang],
      unit: unit?.[lang] ?? null,
      on_label: onLabel,
      ...(climate && { climate }),
    })),
  };
}

/** Distinct classes of a product's sizes, best first; empty without a label. */
export function energyClassesOf(product: Pick<ProductRecord, 'sizes'>): EnergyClass[] {
  const found = new Set(
    product.sizes.flatMap(({ energy }) => (energy && ratingOf(energy)?.first.class) ?? []),
  );
  return CLASSES.filter((name) => found.has(name));
}

/** Sound power levels at rated operation, indoors and outdoors. */
export function soundPowers(sound: SoundRecord | undefined): EnergyFigure[] {
  const { power_indoors_db: indoors, power_outdoors_db: outdoors } = sound ?? {};
  return [
    ...(indoors === undefined
      ? []
      : [figure('sound_indoors', SOUND_POWER_LABELS.indoors, indoors, DECIBELS, true)]),
    ...(outdoors === undefined
      ? []
      : [figure('sound_outdoors', SOUND_POWER_LABELS.outdoors, outdoors, DECIBELS, true)]),
  ];
}

/** Number in the product database (EPREL), where it is given. */
function registration({ eprel }: SizeRecord): EnergyFigure[] {
  if (eprel === undefined) return [];
  const number = typeof eprel === 'string' ? same(eprel) : eprel;
  return [figure('eprel', words('energy.eprel'), number, null)];
}
