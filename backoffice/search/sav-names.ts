import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { SavCategoryRecord } from '#backoffice/sav/sav-record.ts';

/** Names that after-sales content refers to by code or reference only. */
export type SavNames = {
  /** Words of a category and its ancestors. */
  categoryWords: (code: string, lang: string) => string;
  productName: (reference: string, lang: string) => string;
};

export async function readSavNames(db: Kysely<Schema>, siteId: number): Promise<SavNames> {
  const contents = await db
    .selectFrom('content')
    .innerJoin('content_translation', 'content_id', 'content.id')
    .where('site_id', '=', siteId)
    .where('resource', '=', 'sav_category')
    .select(['lang', 'data'])
    .execute();
  const categories = new Map(
    contents.map(({ lang, data }) => {
      const record = data as SavCategoryRecord;
      return [`${record.code} ${lang}`, record] as const;
    }),
  );
  const products = await db
    .selectFrom('product')
    .innerJoin('product_translation', 'product_id', 'product.id')
    .where('site_id', '=', siteId)
    .select(['reference', 'lang', 'name'])
    .execute();
  const names = new Map(products.map(({ reference, lang, name }) => [`${reference} ${lang}`, name]));
  const categoryWords = (code: string, lang: string): string => {
    const category = categories.get(`${code} ${lang}`);
    if (!category) return '';
    return category.parent === null
      ? category.name
      : `${category.name} ${categoryWords(category.parent, lang)}`;
  };
  return { categoryWords, productName: (reference, lang) => names.get(`${reference} ${lang}`) ?? '' };
}
