import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureBuild } from './bench/bench-site.ts';
import { benchCatalogue } from './bench/catalogue-table.ts';
import { findRuntime } from './bench/find-runtime.ts';
import { generatorName } from './bench/generate-load.ts';
import { benchMemory } from './bench/memory-table.ts';
import { benchNodes } from './bench/nodes-table.ts';
import { benchPages } from './bench/pages-table.ts';
import { benchCompetitors } from './bench/competitors-table.ts';
import { printMeasured } from './bench/print-table.ts';
import { benchRedirects } from './bench/redirects-table.ts';
import { IS_RECORDED, LOAD_BEFORE } from './bench/settings.ts';
import { benchEmbeddedImport, benchShopImport } from './bench/shop-import-table.ts';
import { benchSizes } from './bench/sizes-table.ts';
import { readConditions } from './reports/conditions.ts';
import { recordPerformance, type Rows } from './reports/performance-record.ts';
import { PERFORMANCE_TABLES, type TableName } from './reports/performance-tables.data.ts';
import { writeReports } from './reports/write-reports.ts';
import { runScript } from './run-script.ts';

type Measured = Partial<Record<TableName, Rows>>;

const BENCHES: Record<string, () => Measured | Promise<Measured>> = {
  sizes: benchSizes,
  redirects: benchRedirects,
  pages: benchPages,
  competitors: benchCompetitors,
  catalogue: benchCatalogue,
  'shop-import': benchShopImport,
  'shop-import-embedded': benchEmbeddedImport,
  nodes: benchNodes,
  memory: benchMemory,
};

/**
 * `npm run bench [-- TABLE …] [-- --node VERSION,VERSION]`: measures speed, memory and sizes, and writes
 * docs/reports/performance.md. With `--node`, each table is measured on each runtime before the next table.
 */
async function main(): Promise<void> {
  const conditions = readConditions();
  if (LOAD_BEFORE !== undefined) conditions.load = Number(LOAD_BEFORE);
  const { values, positionals } = parseArgs({
    options: { node: { type: 'string' } },
    allowPositionals: true,
  });
  const unknown = positionals.filter((name) => !(name in BENCHES));
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(', ')}. The tables are ${Object.keys(BENCHES).join(', ')}.`);
  const benches = Object.entries(BENCHES).filter(
    ([name]) => positionals.length === 0 || positionals.includes(name),
  );
  if (benches.some(([name]) => !name.startsWith('shop-import'))) await ensureBuild();
  if (values.node !== undefined) {
    const runtimes = values.node.split(',').map(findRuntime);
    for (const [name] of benches) for (const runtime of runtimes) runOn(runtime, name, conditions.load);
    return;
  }
  console.log(`Node ${conditions.node}, load by ${generatorName()}`);
  for (const [name, bench] of benches) {
    const started = performance.now();
    const measured = Object.entries(await bench());
    for (const [table, rows] of measured) printMeasured(table, PERFORMANCE_TABLES[table as TableName], rows);
    process.stderr.write(`  ${name}: ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
    // After each table, because the next one may fail.
    if (IS_RECORDED) recordPerformance(Object.fromEntries(measured), conditions);
    if (IS_RECORDED) writeReports();
  }
  if (!IS_RECORDED) console.log('Not recorded: the settings are not the default ones.');
}

/** @throws when the table cannot be measured on that runtime */
function runOn(runtime: string, table: string, load: number | undefined): void {
  execFileSync(runtime, ['scripts/bench.ts', table], {
    stdio: 'inherit',
    env: { ...process.env, ...(load !== undefined && { BENCH_LOAD: String(load) }) },
  });
}

await runScript(main);
