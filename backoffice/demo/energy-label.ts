import type { EnergyLabel } from '#shared/contract/product.ts';
import type { Locale } from '#shared/locale.ts';
import type { DemoModel, DemoProduct } from './catalogue/product-record.ts';
import { declaredOf } from './energy/declared.ts';
import { figure, type EnergyFigure } from './energy/energy-figure.ts';
import { energyFigures } from './energy/energy-figures.ts';
import { ratingOf } from './energy/energy-rating.ts';
import { CLASSES, type EnergyClass, type SoundRecord } from './energy/energy-record.ts';
import { SOUND_POWER_LABELS } from './figure-labels.ts';

const DECIBELS = 'dB(A)';

/** Builds the label of a size in a language from its declared record; `null` where no regulation requires one. */
export function energyLabelOf(product: DemoProduct, model: DemoModel, lang: Locale): EnergyLabel | null {
  const { energy, sound } = declaredOf(product, model);
  const rating = energy && ratingOf(energy);
  if (!rating) return null;
  const figures = [...energyFigures(energy), ...soundPowers(sound), registration(product, model)];
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
export function energyClassesOf(product: DemoProduct): EnergyClass[] {
  const found = new Set(
    product.models.flatMap((model) => {
      const { energy } = declaredOf(product, model);
      return (energy && ratingOf(energy)?.first.class) ?? [];
    }),
  );
  return CLASSES.filter((name) => found.has(name));
}

/** Sound power levels at rated operation, indoors and outdoors. */
export function soundPowers(sound: SoundRecord | undefined): EnergyFigure[] {
  const { powerIndoorsDb: indoors, powerOutdoorsDb: outdoors } = sound ?? {};
  return [
    ...(indoors === undefined
      ? []
      : [figure('sound_indoors', SOUND_POWER_LABELS.indoors, indoors, DECIBELS, true)]),
    ...(outdoors === undefined
      ? []
      : [figure('sound_outdoors', SOUND_POWER_LABELS.outdoors, outdoors, DECIBELS, true)]),
  ];
}

/** Number in the product database (EPREL), visibly fictitious because the demo's appliances are in no database. */
function registration({ reference }: DemoProduct, { code }: DemoModel): EnergyFigure {
  const number = `DEMO-${reference.slice(3)}-${code}`;
  return figure(
    'eprel',
    { fr: 'Numéro EPREL', en: 'EPREL number' },
    { fr: `${number} (inventé, sans fiche)`, en: `${number} (invented, no entry)` },
    null,
  );
}
