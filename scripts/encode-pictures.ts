import { parseArgs } from 'node:util';
import { MEDIA_FOLDER } from '#backoffice/demo/media-manifest.ts';
import { PRODUCTS } from '#backoffice/demo/catalogue/products.ts';
import { drawingOf } from '#backoffice/demo/product-rows.ts';
import { encodeFolder } from './encoding/encode-folder.ts';
import { weigh } from './encoding/weigh.ts';

const MOST_MIB = 60;
const BYTES_PER_MIB = 1_048_576;

/**
 * Turns the cut-outs that scripts/imagery/cutout.py rendered into what the site sends:
 * `node scripts/encode-pictures.ts <folder of cut-outs>`. The three options are the constants of that
 * script, wherever it has changed them.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    margin: { type: 'string', default: '90' },
    'close-up': { type: 'string', default: '4' },
    'close-up-below': { type: 'string', default: '260' },
  },
});
const [from] = positionals;
if (!from) throw new Error('Where are the cut-outs?');

const { pictures } = await encodeFolder({
  from,
  to: MEDIA_FOLDER,
  products: PRODUCTS.map((product) => {
    const { width, height } = drawingOf(product);
    return { key: product.key, width, height, colours: product.colours };
  }),
  frame: {
    margin: Number(values.margin),
    closeUp: Number(values['close-up']),
    closeUpBelow: Number(values['close-up-below']),
  },
  onPicture: (label, bytes) => process.stdout.write(`${label} ${Math.round(bytes / 1024)} KiB\n`),
});
// With scenes, models and the pictures of links, which stand in folders of their own.
const mebibytes = (await weigh(MEDIA_FOLDER)) / BYTES_PER_MIB;
process.stdout.write(`${pictures.length} pictures, ${mebibytes.toFixed(1)} MiB of media in all\n`);
if (mebibytes > MOST_MIB) throw new Error(`The repository takes at most ${MOST_MIB} MiB of media.`);
