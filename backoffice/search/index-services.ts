import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { existsIn } from '#routes/href.ts';
import { LOCALES } from '#shared/locale.ts';
import { listPlanIds } from './plan-ids.ts';
import { writeSearchDocuments } from './search-document.ts';
import { SERVICES } from './services.data.ts';

/** Indexes pages with a function, in each language that has them. */
export async function indexServices(db: Kysely<Schema>, siteId: number): Promise<void> {
  const salesPlanIds = await listPlanIds(db, siteId);
  await writeSearchDocuments(
    db,
    SERVICES.flatMap(({ route, title, text, words }, index) =>
      LOCALES.filter((lang) => existsIn(route, lang)).map((lang) => ({
        siteId,
        lang,
        entityType: 'service' as const,
        entityId: index + 1,
        salesPlanIds,
        title: title[lang],
        subtitle: words[lang],
        keywords: text[lang],
        text: '',
        boost: 1,
        place: index,
      })),
    ),
  );
}
