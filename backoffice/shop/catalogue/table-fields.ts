import { z } from 'zod';
import type { Translated } from '#shared/contract/shop/translated.ts';
import { optionalText } from '../files/cells.ts';

/** Text in every language from the columns `name.fr` and `name.en`. */
export function translatedOf<Name extends string>(
  row: Record<`${Name}.${'fr' | 'en'}`, string>,
  name: Name,
): Translated {
  return { fr: row[`${name}.fr`], en: row[`${name}.en`] };
}

/** The same; `undefined` when no language has the text. A language without it uses the other. */
export function optionalTranslatedOf(
  row: Readonly<Record<string, unknown>>,
  name: string,
): Translated | undefined {
  const [fr, en] = [row[`${name}.fr`], row[`${name}.en`]];
  const found = [fr, en].find((value) => typeof value === 'string');
  if (typeof found !== 'string') return undefined;
  return { fr: typeof fr === 'string' ? fr : found, en: typeof en === 'string' ? en : found };
}

/** Cells of a text in every language, for the writer. */
export function translatedCells(name: string, value: Translated | undefined): Record<string, string | null> {
  return { [`${name}.fr`]: value?.fr ?? null, [`${name}.en`]: value?.en ?? null };
}

/** Columns of optional texts in every language. */
export function optionalTexts(names: readonly string[]): Record<string, z.ZodType<string | null, string>> {
  return Object.fromEntries(
    names.flatMap((name) => [`${name}.fr`, `${name}.en`]).map((column) => [column, optionalText()]),
  );
}

/** A table with further columns, whose names other tables of the shop decide. */
export function withColumns<Shape extends z.ZodRawShape>(
  table: z.ZodObject<Shape>,
  columns: Readonly<Record<string, z.ZodType<unknown, string>>>,
): z.ZodObject<Shape> {
  return z.object({ ...table.shape, ...columns });
}
