import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Kysely } from 'kysely';
import { parseBackofficeConfig } from '#backoffice/config.ts';
import { findDatabase } from '#backoffice/database/database-location.ts';
import { openDatabase } from '#backoffice/database/open-database.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { DEMO_SHOP_FOLDER } from '#backoffice/demo/demo-shop.ts';
import { recordImport } from '#backoffice/imports/import-runs.ts';
import { SINGLE_TABLES, type SingleTable } from '#backoffice/shop/catalogue/sync-price-list.ts';
import { createFindings, errorAt, type Finding, type Findings } from '#backoffice/shop/files/finding.ts';
import { findingsText } from '#backoffice/shop/files/finding-text.ts';
import { ShopFolderError } from '#backoffice/shop/files/shop-folder-error.ts';
import { openShopFolder, type ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { importShop } from '#backoffice/shop/import-shop.ts';
import { importTables } from '#backoffice/shop/import-tables.ts';
import { readShop } from '#backoffice/shop/read-shop.ts';
import type { TableChanges } from '#backoffice/shop/sync/sync-table.ts';
import { readEnvironment } from '#server/config.ts';

/** `tables`: tables to import alone; all of the shop if there are none. */
type Flags = { isDryRun: boolean; remove: boolean; withStock: boolean; tables: readonly SingleTable[] };

const REFUSED = 'The shop has errors. Nothing was written.';

/**
 * Imports a folder or an archive into the database of the environment, and prints findings and changes. The team finds
 * the import in the admin, whether it was written or not.
 * @throws Error when it was not written
 */
export async function importFolder(directory: string, flags: Flags): Promise<void> {
  const name = basename(resolve(directory));
  const findings = createFindings();
  const changes = await runImport(directory, flags, findings).catch(async (error: unknown) => {
    await tryRecording({ name, findings: [...findings.all, ...findingsOf(error, name)], changes: [] }, flags);
    throw error;
  });
  process.stdout.write(changes ? changesText(changes, flags) : '');
  process.stdout.write(findingsText(findings.all, 'en'));
  await tryRecording({ name, findings: findings.all, changes: changes ?? [] }, flags);
  if (!changes) throw new Error(REFUSED);
}

/** Returns the changes by table; `undefined` for a shop with errors. */
async function runImport(
  directory: string,
  flags: Flags,
  findings: Findings,
): Promise<TableChanges[] | undefined> {
  const folder = await openShopFolder(directory);
  const onStep = createPrintStep();
  try {
    onStep('files of the shop');
    return flags.tables.length > 0
      ? await writeTables({ folder, findings }, flags)
      : await writeShop({ folder, findings }, flags, onStep);
  } finally {
    await folder.close();
  }
}

type Source = { folder: ShopFolder; findings: Findings };

async function writeShop({ folder, findings }: Source, flags: Flags, onStep: (step: string) => void) {
  const shop = await readShop(folder, findings);
  if (findings.hasErrors) return undefined;
  const isServed = folder.absolute('') === (await realpath(DEMO_SHOP_FOLDER));
  return inDatabase((db, { publicUrl, dataDir }) =>
    importShop(
      db,
      { folder, shop, findings },
      { ...flags, publicUrl, mediaFolder: join(dataDir, 'media'), isServed, onStep },
    ),
  );
}

async function writeTables(source: Source, flags: Flags) {
  return inDatabase((db, { publicUrl }) => importTables(db, source, { ...flags, publicUrl }));
}

/** False for an embedded database that does not exist yet: a refused import must not create it. */
function hasDatabase(): boolean {
  const location = findDatabase(parseBackofficeConfig(readEnvironment()));
  return !('folder' in location) || existsSync(location.folder);
}

async function inDatabase<Result>(
  work: (db: Kysely<Schema>, config: { publicUrl: string; dataDir: string }) => Promise<Result>,
): Promise<Result> {
  const config = parseBackofficeConfig(readEnvironment());
  const database = await openDatabase(findDatabase(config));
  try {
    return await work(database.db, config);
  } finally {
    await database.close();
  }
}

type Ended = { name: string; findings: readonly Finding[]; changes: readonly TableChanges[] };

/** Stores the import for the team. The result of the import stands, whether this succeeds or not. */
async function tryRecording(ended: Ended, { isDryRun, remove, tables }: Flags): Promise<void> {
  if (isDryRun || !hasDatabase()) return;
  const written = ({ added, changed, removed }: TableChanges) => added + changed + (remove ? removed : 0);
  const { name, findings, changes } = ended;
  try {
    await inDatabase(async (db) => {
      // An empty database without a site has no team yet.
      const site = await db.selectFrom('site').select('id').orderBy('id').limit(1).executeTakeFirst();
      if (!site) return;
      if (tables.length === 0) {
        const changed = changes.reduce((sum, table) => sum + written(table), 0);
        await recordImport(db, site.id, { source: 'shop', name, findings, changed });
      }
      for (const [index, table] of SINGLE_TABLES.filter((each) => tables.includes(each)).entries()) {
        const own = tables.length > 1 ? findings.filter(({ file }) => file.startsWith(table)) : findings;
        const [changed] = changes.slice(index, index + 1).map(written);
        await recordImport(db, site.id, { source: table, name, findings: own, changed: changed ?? 0 });
      }
    });
  } catch (error) {
    process.stderr.write(`The admin does not list this import: ${reasonOf(error)}\n`);
  }
}

function findingsOf(error: unknown, file: string): readonly Finding[] {
  if (error instanceof ShopFolderError) return error.findings;
  return [errorAt({ file, line: 1, column: 1 }, 'stopped', { reason: reasonOf(error) })];
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Prints each step with the seconds since the start. */
function createPrintStep(): (step: string) => void {
  const started = performance.now();
  return (step) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    process.stderr.write(`${seconds.padStart(5)} s  ${step}\n`);
  };
}

/** One line per table that differs. */
function changesText(changes: readonly TableChanges[], { isDryRun, remove }: Flags): string {
  const removed = remove ? 'removed' : 'not in the shop';
  const differing = changes.filter((one) => one.added + one.changed + one.removed > 0);
  const head = isDryRun ? 'Would change:' : 'Changed:';
  if (differing.length === 0) return 'Nothing differs from the shop.\n';
  const lines = differing.map(
    (one) => `  ${one.table}: ${one.added} added, ${one.changed} changed, ${one.removed} ${removed}`,
  );
  return `${[head, ...lines].join('\n')}\n`;
}
