import type { Caller } from '#shared/api/caller.ts';
import type { BodyOf } from '#shared/contract/operation-types.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';

/** Records that are stored as one document per language. */
type TranslatedResource = 'carrier' | 'category' | 'menu' | 'sav' | 'setting' | 'slider' | 'tags';

/**
 * Creates a record in every language: one without texts in a language could not be found and edited there. The language
 * of the operator comes first, so that refusals are about what was typed.
 * @param values of the record; `toOther` makes those of the other languages, which are the same without it
 * @throws ApiError; then there is no record
 */
export async function createTranslated<Values extends object>(
  api: Caller,
  name: TranslatedResource,
  {
    values,
    lang,
    toOther = (own) => own,
  }: { values: Values; lang: Locale; toOther?: (own: Values) => Values },
): Promise<{ id: number }> {
  const body = values as BodyOf<`POST /${TranslatedResource}`>;
  const { id } = await api.call(`POST /${name}`, { body, query: { lang } });
  try {
    for (const other of LOCALES.filter((locale) => locale !== lang)) {
      const translated: object = { ...toOther(values), id };
      const record = translated as BodyOf<`PUT /${TranslatedResource}`>;
      await api.call(`PUT /${name}`, { body: record, query: { lang: other } });
    }
  } catch (error) {
    await api.call(`DELETE /${name}/{id}`, { params: { id } });
    throw error;
  }
  return { id };
}
