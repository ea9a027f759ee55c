import { startTestPostgres } from '../test-postgres.ts';
import { startBackoffice } from './bench-site.ts';
import { listPath, suggestionPath } from './catalogue-queries.ts';
import { fillPglite, fillPostgres } from './fill-catalogue.ts';
import { percentile } from './median.ts';
import { printTable } from './print-table.ts';
import { ROUNDS } from './settings.ts';

const COUNTS = (process.env['BENCH_PRODUCTS'] ?? '500,5000,50000').split(',').map(Number);
const ASKED_A_ROUND = 100;
const WARM_UP = 40;

/** Latency of lists with facets and of suggestions at the back office, called sequentially: p50 and p99. */
export async function benchCatalogue(): Promise<void> {
  const rows: string[][] = [];
  for (const count of COUNTS) {
    const folder = await fillPglite(count);
    rows.push(await measure(`${count} products, embedded`, { DATA_DIR: folder }));
  }
  const postgres = await startTestPostgres();
  if (postgres) {
    try {
      for (const count of COUNTS) {
        const url = await fillPostgres(postgres.url, count);
        rows.push(await measure(`${count} products, PostgreSQL`, { DATABASE_URL: url }));
      }
    } finally {
      await postgres.stop();
    }
  } else console.log('  No PostgreSQL on this machine: its half of the table is left out.');
  const head = ['', 'list p50', 'list p95', 'suggestion p50', 'suggestion p95'];
  printTable('The back office, milliseconds a call over one connection', head, rows);
}

async function measure(name: string, environment: Record<string, string>): Promise<string[]> {
  process.stderr.write(`  ${name}\n`);
  const backoffice = await startBackoffice(environment);
  try {
    const base = `${backoffice.url}/api/v1/`;
    const lists: number[] = [];
    const suggestions: number[] = [];
    for (let number = 0; number < WARM_UP; number += 1) {
      await timeCall(base + listPath(number));
      await timeCall(base + suggestionPath(number));
    }
    for (let number = 0; number < ROUNDS * ASKED_A_ROUND; number += 1) {
      lists.push(await timeCall(base + listPath(number)));
      suggestions.push(await timeCall(base + suggestionPath(number)));
    }
    const figures = [lists, suggestions].flatMap((times) => [
      percentile(times, 0.5),
      percentile(times, 0.95),
    ]);
    return [name, ...figures.map((figure) => figure.toFixed(1))];
  } finally {
    await backoffice.stop();
  }
}

async function timeCall(url: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} returns ${response.status}.`);
  return performance.now() - started;
}
