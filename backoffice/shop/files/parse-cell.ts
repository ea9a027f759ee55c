/** A number as written, with the count of its decimals. */
export type Decimal = { value: number; decimals: number };

/** Spaces (also the narrow ones) and apostrophes group digits. */
const GROUPS = /(?<=\d)[\s\u{a0}\u{202f}’'](?=\d{3}(?!\d))/gu;
const PLAIN = /^[+-]?\d{1,15}(?:[.,](\d{1,12}))?$/;
/** Grouped by the sign that is not the decimal one. */
const FRENCH = /^[+-]?\d{1,3}(?:\.\d{3})+,(\d{1,12})$/;
const ENGLISH = /^[+-]?\d{1,3}(?:,\d{3})+\.(\d{1,12})$/;
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const FRENCH_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** Parses `1290.5`, `1290,5`, `1 290,50`, `1.290,50` and `1,290.50`; `undefined` for anything else. */
export function parseDecimal(text: string): Decimal | undefined {
  const written = text.trim().replaceAll(GROUPS, '');
  const [, decimals = ''] = PLAIN.exec(written) ??
    FRENCH.exec(written) ??
    ENGLISH.exec(written) ?? [undefined];
  if (!PLAIN.test(written) && !FRENCH.test(written) && !ENGLISH.test(written)) return undefined;
  const digits = written.slice(0, written.length - decimals.length).replaceAll(/[.,]/g, '');
  return { value: Number(`${digits}.${decimals || '0'}`), decimals: decimals.length };
}

/** Parses `2026-11-30` and `30/11/2026` to `2026-11-30`; `undefined` for anything else and for days that do not exist. */
export function parseDay(text: string): string | undefined {
  const iso = ISO_DAY.exec(text);
  const french = FRENCH_DAY.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : french ? french.slice(1).toReversed() : [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return time.getUTCMonth() + 1 === Number(month) && time.getUTCDate() === Number(day) ? written : undefined;
}
