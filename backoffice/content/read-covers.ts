import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { documentPath } from '#backoffice/documents/document-path.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { Scenes } from '#backoffice/pictures/scenes.ts';
import type { BlockOf } from '#shared/contract/page-block.ts';
import type { PageBlockRecord } from '#shared/contract/page-block-record.ts';

type Written = Extract<PageBlockRecord, { type: 'covers' }>['covers'];

/** Covers of documents that need no session, with the measures of their files. Others are left out. */
export async function readCovers(
  db: Kysely<Schema>,
  { siteId, lang }: Scope,
  covers: Written,
  scenes: Scenes,
): Promise<BlockOf<'covers'>['covers']> {
  const rows = await db
    .selectFrom('document')
    .leftJoin('document_file', (join) =>
      join.onRef('document_file.document_id', '=', 'document.id').on('document_file.lang', '=', lang),
    )
    .where('document.site_id', '=', siteId)
    .where('document.connect', '=', false)
    .where(
      'document.code',
      'in',
      covers.map(({ document }) => document),
    )
    .select(['document.code', 'document_file.size', 'document_file.pages'])
    .execute();
  const byCode = new Map(rows.map((row) => [row.code, row]));
  return covers.flatMap(({ scene, document, ...words }) => {
    const [picture, file] = [scenes.get(scene), byCode.get(document)];
    if (!picture || !file) return [];
    return [{ ...words, picture, url: documentPath(document, lang), size: file.size, pages: file.pages }];
  });
}
