import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgresServer } from '../postgres-server.ts';
import type { Rows } from '../reports/performance-record.ts';
import { writeLargeShop } from '../write-large-shop.ts';
import { canReadProcesses } from './processes.ts';
import { runImport } from './run-import.ts';

const COUNT = Math.max(...(process.env['BENCH_PRODUCTS'] ?? '50000').split(',').map(Number));
const FOLDER = join('.cache', 'bench-import');
const SHOP = join(FOLDER, 'shop');
/** The line of `prices.csv` that the third import finds changed. */
const PRICE = ['LU-1-S-OL;21.00;', 'LU-1-S-OL;19.00;'] as const;

/** Seconds and memory of `npm run shop -- import` with 50,000 products: first, again, and with one price changed. */
export async function benchShopImport(): Promise<{ 'shop-import'?: Rows }> {
  const postgres = await startPostgresServer();
  if (!postgres) {
    console.log('  No PostgreSQL on this machine: that table is left out.');
    return {};
  }
  try {
    return { 'shop-import': await measure({ DATABASE_URL: `${postgres.url}/postgres` }) };
  } finally {
    await postgres.stop();
  }
}

/** The same with the embedded database. */
export async function benchEmbeddedImport(): Promise<{ 'shop-import-embedded': Rows }> {
  return { 'shop-import-embedded': await measure({}) };
}

async function measure(environment: Record<string, string>): Promise<Rows> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(SHOP, { recursive: true });
  await writeLargeShop(SHOP, COUNT, 'table');
  const rows: Rows = {};
  const run = async (step: string) => {
    const name = `${COUNT.toLocaleString('en')} products, ${step}`;
    process.stderr.write(`  ${name}\n`);
    const { phases, seconds, peakBytes } = await runImport(SHOP, {
      ...environment,
      DATA_DIR: join(FOLDER, 'data'),
    });
    const row: Record<string, number> = { ...phases, seconds };
    if (canReadProcesses()) row['memory'] = peakBytes / 1e6;
    rows[name] = row;
  };
  await run('first import');
  await run('second import');
  changePrice(PRICE[0], PRICE[1]);
  await run('one price changed');
  rmSync(FOLDER, { recursive: true, force: true });
  return rows;
}

/** @throws Error when the table has no such line */
function changePrice(from: string, to: string): void {
  const path = join(SHOP, 'prices.csv');
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} lacks ${from}`);
  writeFileSync(path, text.replace(from, to));
}
