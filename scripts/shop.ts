import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseBackofficeConfig } from '#backoffice/config.ts';
import { findDatabase } from '#backoffice/database/database-location.ts';
import { openDatabase } from '#backoffice/database/open-database.ts';
import { DEMO_SHOP_FOLDER } from '#backoffice/demo/demo-shop.ts';
import { SINGLE_TABLES, type SingleTable } from '#backoffice/shop/catalogue/sync-price-list.ts';
import { exportShop } from '#backoffice/shop/export/export-shop.ts';
import { createFindings } from '#backoffice/shop/files/finding.ts';
import { findingsText } from '#backoffice/shop/files/finding-text.ts';
import { ShopFolderError } from '#backoffice/shop/files/shop-folder-error.ts';
import { openShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { readShop } from '#backoffice/shop/read-shop.ts';
import { readEnvironment } from '#server/config.ts';
import { importFolder } from './import-folder.ts';
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
  const [command, directory] = positionals;
  if (command === 'new' && directory !== undefined) {
    await createShopFolder(directory);
    return console.log(`${directory} is a shop to fill in. Begin with ${join(directory, 'README.md')}.`);
  }
  if (command === 'export' && directory !== undefined) return runExport(directory, values.force);
  if (command === 'import' && directory !== undefined)
    return importFolder(directory, {
      isDryRun: values['dry-run'],
      remove: values.remove,
      withStock: values['with-stock'],
      tables: values.only.map(toSingleTable),
    });
  if (command !== 'check' || directory === undefined) throw new Error(USAGE);
  await checkFolder(directory);
}

async function checkFolder(directory: string): Promise<void> {
  const folder = await openShopFolder(directory);
  try {
    const findings = createFindings();
    const { catalogue } = await readShop(folder, findings);
    process.stdout.write(findingsText(findings.all, 'en'));
    if (findings.hasErrors) throw new Error('The shop has errors. Nothing was written.');
    console.log(`${catalogue.products.length} products, no errors.`);
  } finally {
    await folder.close();
  }
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

try {
  await main();
} catch (error) {
  if (error instanceof ShopFolderError) process.stderr.write(findingsText(error.findings, 'en'));
  else process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
