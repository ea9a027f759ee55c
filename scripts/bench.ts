import { ensureBuild } from './bench/bench-site.ts';
import { benchCatalogue } from './bench/catalogue-table.ts';
import { benchMemory } from './bench/memory-table.ts';
import { benchNodes } from './bench/nodes-table.ts';
import { benchPages } from './bench/pages-table.ts';
import { benchCompetitors } from './bench/competitors-table.ts';
import { benchRedirects } from './bench/redirects-table.ts';
import { benchSizes } from './bench/sizes-table.ts';

const TABLES: Record<string, () => void | Promise<void>> = {
  sizes: benchSizes,
  redirects: benchRedirects,
  pages: benchPages,
  competitors: benchCompetitors,
  catalogue: benchCatalogue,
  nodes: benchNodes,
  memory: benchMemory,
};

/** `npm run bench [-- TABLE]`: how fast, how large, one table a question (docs/reports/performance.md). */
async function main(): Promise<void> {
  const [requested] = process.argv.slice(2);
  const tables = Object.entries(TABLES).filter(([name]) => requested === undefined || name === requested);
  if (tables.length === 0)
    throw new Error(`Which table? ${Object.keys(TABLES).join(', ')}, or none for all.`);
  await ensureBuild();
  for (const [name, bench] of tables) {
    const started = performance.now();
    await bench();
    process.stderr.write(`  ${name}: ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
