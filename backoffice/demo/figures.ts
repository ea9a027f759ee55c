import type { ProductCard } from '#shared/contract/product.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';
import { FIGURE_LABELS } from './attributes.ts';
import type { DemoModel, Translated } from './catalogue/product-record.ts';

type Figures = ProductCard['attributes'];

const KILOWATTS_FROM = 3000;

/** The figures of one size. */
export function modelFigures(model: DemoModel, lang: Locale): Figures {
  return {
    ...(model.power && { POWER: figure('POWER', lang, ...inWattsOrKilowatts(model.power)) }),
    ...(model.volume && { VOLUME: figure('VOLUME', lang, model.volume, 'L') }),
    ...(model.airflow && { AIRFLOW: figure('AIRFLOW', lang, model.airflow, 'm³/h') }),
    ...(model.surface && {
      SURFACE: { ...figure('SURFACE', lang, model.surface[0], 'm²'), to: model.surface[1] },
    }),
    ...(model.sound && { SOUND: figure('SOUND', lang, model.sound, 'dB(A)') }),
  };
}

/** The figures of all sizes together: from the smallest to the largest. */
export function spannedFigures(models: DemoModel[], lang: Locale): Figures {
  const spanned: Figures = {};
  for (const figures of models.map((model) => modelFigures(model, lang))) {
    for (const [code, value] of Object.entries(figures)) {
      const known = spanned[code];
      spanned[code] = known ? span(known, value) : value;
    }
  }
  return spanned;
}

/** What a size is called: its power, else its capacity, its air flow, its code. */
export function modelLabel(model: DemoModel, lang: Locale): string {
  const { POWER, VOLUME, AIRFLOW } = modelFigures(model, lang);
  const named = VOLUME ?? POWER ?? AIRFLOW;
  if (!named || typeof named.value !== 'number') return model.code;
  return `${formatFigure(named.value, lang)}\u00a0${named.unit ?? ''}`;
}

/** What a facet's figure is called: `1 500 W`, `8 kW`, `200 L`. */
export function figureOptionLabel(code: string, value: number): Translated {
  const [shown, unit] =
    code === 'POWER' ? inWattsOrKilowatts(value) : [value, code === 'VOLUME' ? 'L' : 'm³/h'];
  return { fr: `${formatFigure(shown, 'fr')}\u00a0${unit}`, en: `${formatFigure(shown, 'en')}\u00a0${unit}` };
}

function figure(code: string, lang: Locale, value: number, unit: string): Figures[string] {
  return { label: FIGURE_LABELS[code]?.[lang] ?? code, value, unit };
}

function inWattsOrKilowatts(watts: number): [number, string] {
  return watts >= KILOWATTS_FROM ? [watts / 1000, 'kW'] : [watts, 'W'];
}

function span(a: Figures[string], b: Figures[string]): Figures[string] {
  if (a.unit !== b.unit || typeof a.value !== 'number' || typeof b.value !== 'number') return a;
  const low = Math.min(a.value, b.value);
  const high = Math.max(a.to ?? a.value, b.to ?? b.value);
  return high > low ? { ...a, value: low, to: high } : a;
}
