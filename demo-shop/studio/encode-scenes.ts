import { readDemoShop } from '#backoffice/demo/demo-shop.ts';
import { SCENES_FOLDER } from '#backoffice/demo/scene-manifest.ts';
import { readScenes } from '#backoffice/shop/content/scenes-table.ts';
import { encodeScenes } from './encoding/encode-scenes.ts';

const BYTES_PER_KIB = 1024;

/**
 * Encodes the room pictures from demo-shop/studio/imagery/render.py into pictures of the site: `node
 * demo-shop/studio/encode-scenes.ts <folder of pictures>`.
 */
const [from] = process.argv.slice(2);
if (!from) throw new Error('Name the folder of the pictures.');
const scenes = await readDemoShop(readScenes);
const manifest = await encodeScenes({
  from,
  to: SCENES_FOLDER,
  scenes: scenes.map(({ name }) => name),
  onScene: (scene, bytes) => process.stdout.write(`${scene} ${Math.round(bytes / BYTES_PER_KIB)} KiB\n`),
});
process.stdout.write(`${manifest.length} of ${scenes.length} scenes\n`);
