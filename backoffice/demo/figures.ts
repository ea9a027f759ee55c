import type { ProductCard } from '#shared/contract/product.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';
import { FIGURE_LABELS } from './attributes.ts';
import type { DemoModel, DemoProduct, Translated } from './catalogue/product-record.ts';
import { declaredOf } from './energy/declared.ts';
import { powerFigureOf, SOUND_LABEL, SOUND_UNITS, surfaceLabelOf } from './figure-labels.ts';

type Figures = ProductCard['attributes'];
type Owner = Pick<DemoProduct, 'key' | 'type'>;

const KILOWATTS_FROM = 3000;
const BOILER = /^chaudiere/;

/** Figures of one size, with the labels of its family. */
export function modelFigures(product: Owner, model: DemoModel, lang: Locale): Figures {
  const power = powerFigureOf(product.type);
  const { sound } = declaredOf(product, model);
  return {
    ...(model.power && {
      [power.code]: figure(power.label[lang], ...inWattsOrKilowatts(model.power)),
    }),
    ...(model.volume && { VOLUME: figure(labelOf('VOLUME', lang), model.volume, 'L') }),
    ...(model.airflow && { AIRFLOW: figure(labelOf('AIRFLOW', lang), model.airflow, 'm³/h') }),
    ...(model.surface && {
      SURFACE: {
        ...figure((model.surfaceLabel ?? surfaceLabelOf(product.type))[lang], model.surface[0], 'm²'),
        to: model.surface[1],
      },
    }),
    ...(sound && { SOUND: figure(SOUND_LABEL[lang], sound.pressureDb, SOUND_UNITS[sound.mode][lang]) }),
  };
}

/** Figures of all sizes: from the smallest to the largest. */
export function spannedFigures(product: Owner & Pick<DemoProduct, 'models'>, lang: Locale): Figures {
  const spanned: Figures = {};
  for (const figures of product.models.map((model) => modelFigures(product, model, lang))) {
    for (const [code, value] of Object.entries(figures)) {
      const known = spanned[code];
      spanned[code] = known ? span(known, value) : value;
    }
  }
  return spanned;
}

/** Name of a size: its capacity, otherwise its output, air flow or code; for a boiler its output. */
export function modelLabel(product: Owner, model: DemoModel, lang: Locale): string {
  const { POWER, COOLING, VOLUME, AIRFLOW } = modelFigures(product, model, lang);
  const output = POWER ?? COOLING;
  const named = BOILER.test(product.type) ? output : (VOLUME ?? output ?? AIRFLOW);
  if (!named || typeof named.value !== 'number') return model.code;
  return `${formatFigure(named.value, lang)}\u00a0${named.unit ?? ''}`;
}

/** Label of a numeric facet value: `1 500 W`, `8 kW`, `200 L`. */
export function figureOptionLabel(code: string, value: number): Translated {
  const [shown, unit] =
    code === 'POWER' || code === 'COOLING'
      ? inWattsOrKilowatts(value)
      : [value, code === 'VOLUME' ? 'L' : 'm³/h'];
  return { fr: `${formatFigure(shown, 'fr')}\u00a0${unit}`, en: `${formatFigure(shown, 'en')}\u00a0${unit}` };
}

function labelOf(code: string, lang: Locale): string {
  return FIGURE_LABELS[code]?.[lang] ?? code;
}

function figure(label: string, value: number, unit: string): Figures[string] {
  return { label, value, unit };
}

function inWattsOrKilowatts(watts: number): [number, string] {
  return watts >= KILOWATTS_FROM ? [watts / 1000, 'kW'] : [watts, 'W'];
}

function span(a: Figures[string], b: Figures[string]): Figures[string] {
  const [first, second] = a.unit === b.unit ? [a, b] : [inWatts(a), inWatts(b)];
  if (first.unit !== second.unit || typeof first.value !== 'number' || typeof second.value !== 'number')
    return a;
  const low = Math.min(first.value, second.value);
  const high = Math.max(first.to ?? first.value, second.to ?? second.value);
  return high > low ? { ...first, value: low, to: high } : first;
}

/** Ranges across 3 kW are given in watts. */
function inWatts(power: Figures[string]): Figures[string] {
  if (power.unit !== 'kW' || typeof power.value !== 'number') return power;
  return {
    ...power,
    value: power.value * 1000,
    unit: 'W',
    ...(power.to !== undefined && { to: power.to * 1000 }),
  };
}
