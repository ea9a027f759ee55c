import { parseArgs } from 'node:util';
import { MEDIA_FOLDER, PICTURES_FOLDER } from '#backoffice/demo/media-manifest.ts';
import { readDemoCatalogue } from '#backoffice/demo/demo-catalogue.ts';
import { encodeFolder } from './encoding/encode-folder.ts';
import { weigh } from './encoding/weigh.ts';
import { picturedSizes } from './picture-sizes.ts';

const MAX_MIB = 143;
const BYTES_PER_MIB = 1_048_576;

/**
 * Encodes the cut-outs from demo-shop/studio/imagery/cutout.py into pictures of the site: `node
 * demo-shop/studio/encode-pictures.ts <folder of cut-outs>`. The three options must match the constants of that
 * script.
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
if (!from) throw new Error('Name the folder of the cut-outs.');

const { products } = await readDemoCatalogue();
const { pictures } = await encodeFolder({
  from,
  to: PICTURES_FOLDER,
  sizes: products.flatMap((product) =>
    picturedSizes(product).map(({ width, height }) => ({
      key: product.key,
      width,
      height,
      colours: product.colours,
    })),
  ),
  frame: {
    margin: Number(values.margin),
    closeUp: Number(values['close-up']),
    closeUpBelow: Number(values['close-up-below']),
  },
  onPicture: (label, bytes) => process.stdout.write(`${label} ${Math.round(bytes / 1024)} KiB\n`),
});
const mebibytes = (await weigh(MEDIA_FOLDER)) / BYTES_PER_MIB;
process.stdout.write(`${pictures.length} pictures, ${mebibytes.toFixed(1)} MiB of media in all\n`);
if (mebibytes > MAX_MIB) throw new Error(`The repository takes at most ${MAX_MIB} MiB of media.`);
