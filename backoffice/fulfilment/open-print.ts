import { createSheet, type SheetBrand } from '#backoffice/documents/layout/sheet.ts';
import type { Canvas } from '#backoffice/documents/layout/write-text.ts';
import type { Locale } from '#shared/locale.ts';
import type { PickOrder } from './read-pick-orders.ts';

export type PrintOptions = { brand: SheetBrand; lang: Locale; onMissing: Canvas['onMissing'] };

/** The sheet of a print about orders. */
export function openPrint(
  orders: readonly PickOrder[],
  title: string,
  { brand, lang, onMissing }: PrintOptions,
) {
  return createSheet({
    lang,
    brand,
    title,
    subject: title,
    keywords: orders.map(({ order }) => order.reference).join(', '),
    date: new Date(),
    onMissing,
  });
}
