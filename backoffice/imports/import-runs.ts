import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { Finding } from '#backoffice/shop/files/finding.ts';
import { findingText, positionText } from '#backoffice/shop/files/finding-text.ts';
import type { ImportRun, ImportSource } from '#shared/contract/import-run.ts';
import type { Locale } from '#shared/locale.ts';

/** An import that has ended. `changed`: number of records written. */
type EndedImport = { source: ImportSource; name: string; findings: readonly Finding[]; changed: number };

type Page = { page: number; perPage: number };

const MAX_FINDINGS = 200;
/** Imports stored per site: a shop imports its stock several times an hour. */
const MAX_RUNS = 200;
/** Days after which an error that no later import has mended stays in the list, but no longer waits for the team. */
const WAITING_DAYS = 30;

/** Stores an import of a site, and forgets the oldest ones. */
export async function recordImport(
  db: Kysely<Schema>,
  siteId: number,
  { source, name, findings, changed }: EndedImport,
): Promise<void> {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  await db
    .insertInto('import_run')
    .values({
      site_id: siteId,
      source,
      name,
      errors: errors.length,
      warnings: warnings.length,
      changed,
      findings: JSON.stringify([...errors, ...warnings].slice(0, MAX_FINDINGS)),
    })
    .execute();
  await sql`
    delete from import_run where site_id = ${siteId} and id <= (
      select id from import_run where site_id = ${siteId} order by id desc offset ${MAX_RUNS} limit 1)`.execute(
    db,
  );
}

/** A page of the imports of a site, the latest first. */
export async function listImports(
  db: Kysely<Schema>,
  { siteId, lang }: Scope,
  { page, perPage }: Page,
): Promise<{ items: ImportRun[]; total: number }> {
  const ofSite = db.selectFrom('import_run').where('site_id', '=', siteId);
  const [rows, { total }] = await Promise.all([
    ofSite
      .select(['id', 'source', 'name', 'ended_at', 'errors', 'warnings', 'changed', 'findings'])
      .orderBy('id', 'desc')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    ofSite.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const items = rows.map(({ ended_at: endedAt, findings, ...run }) => ({
    ...run,
    ended_at: endedAt.toISOString(),
    findings: findings.map((finding) => toText(finding, lang)),
  }));
  return { items, total: Number(total) };
}

/** Recent imports with errors that no later import of the same list or of the whole shop has replaced. */
export function failedImports(siteId: number): RawBuilder<unknown> {
  return sql`
    select 1 from import_run as run
    where site_id = ${siteId} and errors > 0 and ended_at > now() - make_interval(days => ${WAITING_DAYS}::integer)
      and not exists (
        select 1 from import_run as later
        where later.site_id = run.site_id and later.id > run.id and later.source in (run.source, 'shop'))`;
}

function toText(finding: Finding, lang: Locale): ImportRun['findings'][number] {
  const { severity } = finding;
  return { place: positionText(finding), severity, text: findingText(finding, lang) };
}
