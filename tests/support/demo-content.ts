import type { z } from 'zod';
import { readDemoContent } from '#backoffice/demo/demo-content.ts';
import { DATA_SCHEMAS } from '#backoffice/shop/content/data-schemas.ts';
import type { ContentEntry } from '#backoffice/shop/content/content-entry.ts';
import type { Locale } from '#shared/locale.ts';

type DemoEntry<Data> = Pick<ContentEntry, 'key' | 'audiences'> & Record<Locale, Data>;

const { entries } = await readDemoContent();

/** Editorial content of the demo shop in both languages. */
export const DEMO_PAGES = entriesIn('page', DATA_SCHEMAS.page);
export const DEMO_MENUS = entriesIn('menu', DATA_SCHEMAS.menu);
export const DEMO_SETTINGS = entriesIn('setting', DATA_SCHEMAS.setting);
export const DEMO_ARTICLES = entriesIn('sav', DATA_SCHEMAS.sav);
export const DEMO_QUESTIONS = entriesIn('sav_question', DATA_SCHEMAS.sav_question);
export const DEMO_FAULTS = entriesIn('sav_fault', DATA_SCHEMAS.sav_fault);

export type DemoPage = (typeof DEMO_PAGES)[number];

function entriesIn<Schema extends z.ZodType>(
  resource: ContentEntry['resource'],
  schema: Schema,
): DemoEntry<z.output<Schema>>[] {
  return entries
    .filter((entry) => entry.resource === resource)
    .map(({ key, audiences, texts }) => ({
      key,
      audiences,
      fr: schema.parse(texts.fr?.data),
      en: schema.parse(texts.en?.data),
    }));
}
