import type { z } from 'zod';
import { LOCALES } from '#shared/locale.ts';
import type { ContentEntry } from './content-entry.ts';

/** The entries of a resource with the type of their data. @throws z.ZodError for data of another form */
export function entriesOf<Schema extends z.ZodType<object>>(
  entries: readonly ContentEntry[],
  resource: ContentEntry['resource'],
  schema: Schema,
): ContentEntry<z.output<Schema>>[] {
  return entries
    .filter((entry) => entry.resource === resource)
    .map((entry) => {
      const texts: ContentEntry<z.output<Schema>>['texts'] = {};
      for (const lang of LOCALES) {
        const text = entry.texts[lang];
        if (text) texts[lang] = { slug: text.slug, data: schema.parse(text.data) };
      }
      return { ...entry, texts };
    });
}
