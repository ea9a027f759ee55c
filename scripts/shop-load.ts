import { parseArgs } from 'node:util';
import { runScript } from './run-script.ts';
import { writeLargeShop } from './write-large-shop.ts';

const MAX_PRODUCTS = 50_000;
const USAGE = `npm run shop:load -- DIR COUNT [--files]

Writes a shop with COUNT products, at most ${MAX_PRODUCTS}, to measure its import.
  --files  one Markdown file a product instead of a table`;

/** `npm run shop:load -- DIR COUNT`: writes the folder of a large shop. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { files: { type: 'boolean', default: false } },
  });
  const [directory, number] = positionals;
  const count = Number(number);
  if (directory === undefined || !Number.isInteger(count) || count < 1 || count > MAX_PRODUCTS)
    throw new Error(USAGE);
  await writeLargeShop(directory, count, values.files ? 'files' : 'table');
  console.log(`${count} products written to ${directory}.`);
}

await runScript(main);
