import type { Rows } from '../reports/performance-record.ts';
import { startTestPostgres } from '../test-postgres.ts';
import { startBackoffice } from './bench-site.ts';
import { listPath, suggestionPath } from './catalogue-queries.ts';
import { fillPglite, fillPostgres } from './fill-catalogue.ts';
import { percentile } from './median.ts';
import { ROUNDS } from './settings.ts';

const COUNTS = (process.env['BENCH_PRODUCTS'] ?? '500,5000,50000').split(',').map(Number);
const ASKED_A_ROUND = 100;
const WARM_UP = 40;

/** Latency of lists with facets and of suggestions at the back office in ms, called sequentially: p50 and p95. */
export async function benchCatalogue(): Promise<{ catalogue: Rows }> {
  const catalogue: Rows = {};
  for (const count of COUNTS) {
    const folder = await fillPglite(count);
    catalogue[nameOf(count, 'embedded')] = await measure({ DATA_DIR: folder });
  }
  const postgres = await startTestPostgres();
  if (postgres) {
    try {
      for (const count of COUNTS) {
        const url = await fillPostgres(postgres.url, count);
        catalogue[nameOf(count, 'PostgreSQL')] = await measure({ DATABASE_URL: url });
      }
    } finally {
      await postgres.stop();
    }
  } else console.log('  No PostgreSQL on this machine: its half of the table is left out.');
  return { catalogue };
}

function nameOf(count: number, database: string): string {
  const name = `${count.toLocaleString('en')} products, ${database}`;
  process.stderr.write(`  ${name}\n`);
  return name;
}

async function measure(environment: Record<string, string>): Promise<Record<string, number>> {
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
    return {
      listP50: percentile(lists, 0.5),
      listP95: percentile(lists, 0.95),
      suggestionP50: percentile(suggestions, 0.5),
      suggestionP95: percentile(suggestions, 0.95),
    };
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
