import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseBackofficeConfig } from '#backoffice/config.ts';
import { findDatabase } from '#backoffice/database/database-location.ts';
import { openDatabase } from '#backoffice/database/open-database.ts';
import { DEMO_SHOP_FOLDER } from '#backoffice/demo/demo-shop.ts';
import { SINGLE_TABLES, type SingleTable } from '#backoffice/shop/catalogue/sync-price-list.ts';
import { importTables } from '#backoffice/shop/import-tables.ts';
import { exportShop } from '#backoffice/shop/export/export-shop.ts';
import { createFindings, type Findings } from '#backoffice/shop/files/finding.ts';
import { findingsText } from '#backoffice/shop/files/finding-text.ts';
import { ShopFolderError } from '#backoffice/shop/files/shop-folder-error.ts';
import { openShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { importShop } from '#backoffice/shop/import-shop.ts';
import { readShop, type Shop } from '#backoffice/shop/read-shop.ts';
import type { TableChanges } from '#backoffice/shop/sync/sync-table.ts';
import { readEnvironment } from '#server/config.ts';
import { createShopFolder } from './new-shop.ts';

const USAGE = `npm run shop -- new DIR
npm run shop -- check DIR
npm run shop -- import DIR [--dry-run] [--remove] [--with-stock]
npm run shop -- import DIR --only prices [--only stock] [--dry-run]
npm run shop -- export DIR [--force]

DIR is the folder of a shop (docs/shop-format.md) or a .zip archive of it; new and export need a new one.
  --dry-run     counts what would change, and changes nothing
  --remove      removes what the folder lacks; otherwise it is only counted
  --with-stock  sets the stock of articles that the shop has already
  --only TABLE  imports the table alone: ${SINGLE_TABLES.join(' or ')}; repeat it for both
  --force       replaces the files of the shop in DIR; all others stay`;

type Flags = { 'dry-run': boolean; remove: boolean; 'with-stock': boolean; only: SingleTable[] };

/** `npm run shop -- new|check|import|export DIR`: writes a template, checks files, or moves them into or out of the database. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      remove: { type: 'boolean', default: false },
      'with-stock': { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      force: { type: 'boolean', default: false },
    },
  });
  const flags: Flags = { ...values, only: values.only.map(toSingleTable) };
  const [command, directory] = positionals;
  if (command === 'new' && directory !== undefined) {
    await createShopFolder(directory);
    return console.log(`${directory} is a shop to fill in. Begin with ${join(directory, 'README.md')}.`);
  }
  if (command === 'export' && directory !== undefined) return runExport(directory, values.force);
  if ((command !== 'check' && command !== 'import') || directory === undefined) throw new Error(USAGE);
  const folder = await openShopFolder(directory);
  const onStep = createPrintStep();
  try {
    const findings = createFindings();
    if (command === 'import') onStep('files of the shop');
    const isSingle = command === 'import' && flags.only.length > 0;
    const shop = isSingle ? undefined : await readShop(folder, findings);
    if (command === 'import' && !findings.hasErrors)
      await runImport({ folder, shop, findings }, flags, onStep);
    process.stdout.write(findingsText(findings.all, 'en'));
    if (findings.hasErrors) throw new Error('The shop has errors. Nothing was written.');
    if (command === 'check') console.log(`${shop?.catalogue.products.length} products, no errors.`);
  } finally {
    await folder.close();
  }
}

async function runImport(
  source: { folder: Awaited<ReturnType<typeof openShopFolder>>; shop: Shop | undefined; findings: Findings },
  flags: Flags,
  onStep: (step: string) => void,
): Promise<void> {
  const config = parseBackofficeConfig(readEnvironment());
  const database = await openDatabase(findDatabase(config));
  try {
    const { folder, shop, findings } = source;
    const common = { publicUrl: config.publicUrl, isDryRun: flags['dry-run'] };
    const changes = shop
      ? await importShop(
          database.db,
          { folder, shop, findings },
          {
            ...common,
            mediaFolder: join(config.dataDir, 'media'),
            isServed: folder.absolute('') === (await realpath(DEMO_SHOP_FOLDER)),
            remove: flags.remove,
            withStock: flags['with-stock'],
            onStep,
          },
        )
      : await importTables(database.db, source, { ...common, tables: flags.only });
    if (changes) process.stdout.write(changesText(changes, flags));
  } finally {
    await database.close();
  }
}

/** Prints each step with the seconds since the start. */
function createPrintStep(): (step: string) => void {
  const started = performance.now();
  return (step) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    process.stderr.write(`${seconds.padStart(5)} s  ${step}\n`);
  };
}

/** @throws Error for a table that cannot come alone */
function toSingleTable(name: string): SingleTable {
  const table = SINGLE_TABLES.find((known) => known === name);
  if (!table) throw new Error(`--only takes ${SINGLE_TABLES.join(' or ')}.`);
  return table;
}

async function runExport(directory: string, force: boolean): Promise<void> {
  const config = parseBackofficeConfig(readEnvironment());
  const database = await openDatabase(findDatabase(config));
  try {
    const files = await exportShop(database.db, directory, {
      force,
      mediaFolder: join(config.dataDir, 'media'),
      servedFolder: DEMO_SHOP_FOLDER,
    });
    console.log(`${files} files written to ${directory}.`);
  } finally {
    await database.close();
  }
}

/** One line per table that differs. */
function changesText(changes: readonly TableChanges[], flags: Flags): string {
  const removed = flags.remove ? 'removed' : 'not in the shop';
  const differing = changes.filter((one) => one.added + one.changed + one.removed > 0);
  const head = flags['dry-run'] ? 'Would change:' : 'Changed:';
  if (differing.length === 0) return 'Nothing differs from the shop.\n';
  const lines = differing.map(
    (one) => `  ${one.table}: ${one.added} added, ${one.changed} changed, ${one.removed} ${removed}`,
  );
  return `${[head, ...lines].join('\n')}\n`;
}

try {
  await main();
} catch (error) {
  if (error instanceof ShopFolderError) process.stderr.write(findingsText(error.findings, 'en'));
  else process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
