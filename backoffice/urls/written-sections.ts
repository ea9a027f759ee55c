import type { Kysely } from 'kysely';
import { getContent, listContent, type Content } from '#backoffice/content/content-store.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { RecordOf } from '#shared/contract/records.ts';
import type { SitemapSection } from '#shared/contract/reference-data.ts';

type SectionRecord = RecordOf<'sitemap'>;

/** The operators' sections of the site map for the plan, in order. */
export async function listWrittenSections(db: Kysely<Schema>, scope: Scope): Promise<SitemapSection[]> {
  const contents = await listContent<SectionRecord>(db, scope, 'sitemap');
  return contents.map(toSection);
}

/** @throws Failure 404, or 400 when another plan has it. */
export async function getWrittenSection(
  db: Kysely<Schema>,
  scope: Scope,
  id: number,
): Promise<SitemapSection> {
  return toSection(await getContent<SectionRecord>(db, scope, 'sitemap', id));
}

function toSection({ id, data: { label, url, childs } }: Content<SectionRecord>): SitemapSection {
  return { id, label, url, childs };
}
