import type { Translations } from '#backoffice/shop/translations.ts';

/** Id and name of each product, by key. */
export type ProductNames = ReadonlyMap<string, { id: number; names: Translations }>;
