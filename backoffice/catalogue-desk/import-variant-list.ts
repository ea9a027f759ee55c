import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { nameStockReason } from '#backoffice/fulfilment/stock-ledger.ts';
import type { SentFile } from '#backoffice/http/form-with-files.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { recordImport } from '#backoffice/imports/import-runs.ts';
import { logChanges, type Author } from '#backoffice/operators/operator-log.ts';
import { syncPriceList, type SingleTable } from '#backoffice/shop/catalogue/sync-price-list.ts';
import { cellOf, findingText } from '#backoffice/shop/files/finding-text.ts';
import { createFindings, type Finding } from '#backoffice/shop/files/finding.ts';
import { mappedFolder } from '#backoffice/shop/files/mapped-folder.ts';
import { withdrawable } from '#backoffice/shop/withdrawable.ts';
import { refused } from '#backoffice/writes/media/read-file.ts';
import type { VariantListReport } from '#shared/contract/shop/catalogue-desk.ts';
import type { Locale } from '#shared/locale.ts';

type Change = VariantListReport['changes'][number] & { id: number };

const MAX_LISTED = 200;
/** Rows of the log in one statement. */
const LOGGED_AT_ONCE = 1000;
const EXTENSION = /\.(csv|xlsx)$/i;

/**
 * Reads an uploaded list of prices or stock as an import of single tables does, and writes it if `isApplied` and if it
 * has no error. The log has each variant that changes, and the list of imports has the list that was to be written.
 * @throws Failure 422 without a file, and for one that is neither CSV nor a workbook
 */
export async function importVariantList(
  db: Kysely<Schema>,
  author: Author & { scope: Scope },
  { table, isApplied, files }: { table: SingleTable; isApplied: boolean; files: readonly SentFile[] },
): Promise<VariantListReport> {
  const { siteId, lang } = author.scope;
  const folder = mappedFolder(placeOf(table, files));
  const findings = createFindings();
  const changes = await withdrawable(db, async (trx) => {
    await nameStockReason(trx, 'import');
    await rememberVariants(trx, siteId);
    await syncPriceList(trx, { folder, findings }, { siteId, tables: [table] });
    const result = findings.hasErrors ? [] : await readChanges(trx);
    const isWithdrawn = findings.hasErrors || !isApplied;
    if (!isWithdrawn) await logAll(trx, author, result);
    return { result, isWithdrawn };
  });
  if (isApplied) {
    const name = files[0]?.name ?? '';
    await recordImport(db, siteId, { source: table, name, findings: findings.all, changed: changes.length });
  }
  return {
    applied: isApplied && !findings.hasErrors,
    changed: changes.length,
    changes: changes.slice(0, MAX_LISTED).map(({ id: _id, ...change }) => change),
    findings: findings.all.slice(0, MAX_LISTED).map((finding) => toReported(finding, lang)),
  };
}

/** The file at the path at which an import finds the table. */
function placeOf(table: SingleTable, [file]: readonly SentFile[]): Map<string, string> {
  if (!file) throw refused('required');
  if (file.bytes === 0) throw refused('empty_file');
  const [, extension] = EXTENSION.exec(file.name) ?? [];
  if (extension === undefined) throw refused('wrong_type');
  return new Map([[`${table}.${extension.toLowerCase()}`, file.path]]);
}

/** Copies the values before the list inside the database: a large shop has hundreds of thousands. */
async function rememberVariants(trx: Kysely<Schema>, siteId: number): Promise<void> {
  await sql`
    create temporary table variant_before on commit drop as
    select variant.id, variant.price, variant.eco, variant.stock, variant.next_arrival, variant.low_stock,
      variant.plan_prices
    from variant join product on product.id = product_id where site_id = ${sql.lit(siteId)}`.execute(trx);
}

async function readChanges(trx: Kysely<Schema>): Promise<Change[]> {
  const { rows } = await sql<Change>`
    select variant.id, variant.reference, ${valuesOf('variant_before')} as before, ${valuesOf('variant')} as after
    from variant join variant_before using (id)
    where ${comparedOf('variant')} is distinct from ${comparedOf('variant_before')}
    order by variant.reference`.execute(trx);
  return rows;
}

function comparedOf(table: 'variant' | 'variant_before'): RawBuilder<unknown> {
  const names = ['price', 'eco', 'stock', 'next_arrival', 'low_stock', 'plan_prices'];
  return sql`(${sql.join(names.map((name) => sql.ref(`${table}.${name}`)))})`;
}

function valuesOf(table: 'variant' | 'variant_before'): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`jsonb_build_object('price', ${column('price')}, 'eco', ${column('eco')}, 'stock', ${column('stock')},
    'next_arrival', ${column('next_arrival')}, 'low_stock', ${column('low_stock')},
    'others', coalesce(jsonb_array_length(${column('plan_prices')}), 0))`;
}

async function logAll(trx: Kysely<Schema>, author: Author, changes: readonly Change[]): Promise<void> {
  for (let start = 0; start < changes.length; start += LOGGED_AT_ONCE) {
    const part = changes.slice(start, start + LOGGED_AT_ONCE);
    await logChanges(
      trx,
      author,
      part.map(({ id, before, after }) => ({
        operation: 'POST /operator/variant/list',
        record: `variant ${id}`,
        before,
        after,
      })),
    );
  }
}

function toReported(finding: Finding, lang: Locale): VariantListReport['findings'][number] {
  const place = cellOf(finding) ?? String(finding.line);
  return { place, severity: finding.severity, text: findingText(finding, lang) };
}
