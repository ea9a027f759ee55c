import { energyFigureText } from '#shared/domain/energy-figure.ts';
import type { ProductRecord } from '#shared/contract/shop/product-record.ts';
import { formatMessage } from '#backoffice/messages/format-message.ts';
import type { Locale } from '#shared/locale.ts';
import type { EnergyFigure } from './energy-figure.ts';
import { energyFigures } from './energy-figures.ts';
import { soundPowers } from './energy-label.ts';

type Row = { label: string; value: string };

/**
 * Figures that only the label and the sheet show, such as volumes, which name the sizes, and outputs in other
 * climates.
 */
export const SHEET_ONLY = new Set([
  'volume',
  'airflow',
  'output',
  'cooling_load',
  'output_colder_55',
  'output_warmer_55',
  'output_colder_35',
  'output_warmer_35',
]);

/** Rows of the characteristics from the declared records: one row per figure, with the values of all sizes. */
export function energyRows(product: Pick<ProductRecord, 'sizes'>, lang: Locale): Row[] {
  const sizes = product.sizes.map(({ energy, sound }) => [
    ...(energy ? energyFigures(energy) : []),
    ...soundPowers(sound),
  ]);
  const codes = new Set(sizes.flatMap((figures) => figures.map(({ code }) => code)));
  return [...codes]
    .filter((code) => !SHEET_ONLY.has(code))
    .map((code) => {
      const found = sizes.flatMap((figures) => figures.filter((figure) => figure.code === code));
      return { label: found[0]?.label[lang] ?? code, value: joined(found, lang) };
    });
}

/** Joins the values of all sizes: `46, 47 ou 49 dB(A)`; one value when they are equal. */
function joined(figures: readonly EnergyFigure[], lang: Locale): string {
  const unit = figures[0]?.unit?.[lang] ?? null;
  const values = figures.map(({ value }) =>
    energyFigureText({ value: typeof value === 'number' ? value : value[lang], unit: null }, lang),
  );
  const shown = new Set(values).size === 1 ? values.slice(0, 1) : values;
  const text =
    shown.length > 1
      ? formatMessage(lang, 'energy.values', {
          first: shown
            .slice(0, -1)
            .join(shown.some((value) => value.includes(',')) && lang === 'fr' ? ' ; ' : ', '),
          last: shown.at(-1) ?? '',
        })
      : (shown[0] ?? '');
  return energyFigureText({ value: text, unit }, lang);
}
