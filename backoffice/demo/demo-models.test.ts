import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { colourModel } from '#backoffice/models/colour-model.ts';
import { FINISHES } from '#backoffice/models/finishes.ts';
import { readModelManifest, type ModelEntry } from '#backoffice/models/model-manifest.ts';
import { writeModel } from '#backoffice/models/write-model.ts';
import { hasAllLooks } from '#tests/support/looks.ts';
import { readDemoCatalogue } from './demo-catalogue.ts';
import { MODELS_FOLDER } from './media-manifest.ts';
import { placementOf } from './model-placement.ts';
import { drawingOf } from '#backoffice/shop/catalogue/product-rows.ts';

const { products: PRODUCTS } = await readDemoCatalogue();

const TOLERANCE = 0.03;
const BYTES_PER_MIB = 1_048_576;
const MAX_BYTES = 10 * BYTES_PER_MIB;
const MAX_GLB_BYTES = 1.5 * BYTES_PER_MIB;
/** In mm. */
const TOUCHES = 0.5;

/** Overhang of pipes, cables, hooks and feet beyond the catalogue dimensions, in mm: width, height, depth. */
const BEYOND: Record<string, [number, number, number]> = {
  fins: [0, 28, 0],
  'fins-low': [0, 28, 0],
  panel: [0, 28, 0],
  'panel-glass': [0, 28, 0],
  columns: [0, 26, 0],
  bars: [0, 18, 0],
  'bars-close': [0, 18, 0],
  'gas-radiator': [0, 36, 0],
  'air-curtain': [0, 39, 0],
  'unit-heater': [0, 39, 0],
  'radiant-cassette': [0, 46, 0],
  convector: [20, 0, 8],
  'fan-heater': [15, 0, 15],
  ladder: [12, 68, 4],
  'ladder-water': [12, 68, 4],
  slats: [0, 68, 6],
  'ladder-asymmetric': [0, 68, 7],
  'ladder-blower': [0, 68, 5],
  'tank-horizontal': [0, 34, 4],
  'tank-small': [0, 22, 3],
  'boiler-wall': [0, 70, 0],
  'boiler-floor': [0, 58, 0],
  'ventilation-box': [0, 86, 0],
  gateway: [0, 27, 0],
  'split-outdoor': [41, 0, 0],
  ducted: [52, 30, 0],
};
/** The same of single products: a knob at the side, a key below, studs above. */
const BEYOND_OF: Record<string, [number, number, number]> = {
  margelle: [18, 9, 0],
  clef: [0, 70, 0],
  tambour: [0, 49, 4],
};

/** Reading all of the more than a hundred models takes long, so a default run reads a part. */
const EVERY = hasAllLooks ? 1 : 3;

const { models } = readModelManifest(MODELS_FOLDER);
const entries = new Map(models.map((model) => [model.product, model]));
const read = ({ file }: ModelEntry) => readFileSync(join(MODELS_FOLDER, file));

/** Every n-th item, starting at an offset. */
function someOf<Item>(items: readonly Item[], first: number): readonly Item[] {
  return items.filter((_item, index) => index % EVERY === first % EVERY);
}

/** Minimum and maximum corner of a product's model, in mm. */
async function boundsOf(model: ModelEntry): Promise<{ low: number[]; high: number[] }> {
  const document = await colourModel(read(model), { hex: '#FFFFFF', metallic: 0 });
  const positions = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
    .flatMap((primitive) => primitive.getAttribute('POSITION') ?? []);
  const corner = (pick: 'min' | 'max') =>
    [0, 1, 2].map((axis) => {
      const values = positions.map(
        (position) => (pick === 'min' ? position.getMin([]) : position.getMax([]))[axis] ?? NaN,
      );
      return Math[pick](...values) * 1000;
    });
  return { low: corner('min'), high: corner('max') };
}

describe('models of the demo catalogue', () => {
  it('[PR-04] products: each has a model in its default size and its colours', () => {
    const expected = PRODUCTS.map((product) => {
      const { width, height, depth } = drawingOf(product);
      const { key, colours } = product;
      return { product: key, width, height, depth, colours, placement: placementOf(product) };
    });
    expect(models.map(({ file: _file, source: _source, ...known }) => known)).toEqual(expected);
  });

  it('files: they take at most 10 MiB of the repository', () => {
    const sizes = models.map(({ file }) => statSync(join(MODELS_FOLDER, file)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES);
  });

  it('colours on sale: each has a material', () => {
    const sold = new Set(PRODUCTS.flatMap(({ colours }) => colours));
    expect([...sold].filter((colour) => !(colour in FINISHES))).toEqual([]);
  });

  it.each(someOf(PRODUCTS, 0).map((product) => [product.key, product] as const))(
    '[PR-04] %s is as large as the catalogue says, and stands where it hangs or stands',
    async (key, product) => {
      const model = entries.get(key);
      if (!model) throw new Error(`${key} has no model.`);
      const { low, high } = await boundsOf(model);
      const beyond = BEYOND_OF[key] ?? BEYOND[drawingOf(product).design] ?? [0, 0, 0];
      const wrong = [model.width, model.height, model.depth].filter((requested, axis) => {
        const size = (high[axis] ?? NaN) - (low[axis] ?? NaN);
        return !(Math.abs(size - requested) <= requested * TOLERANCE + (beyond[axis] ?? 0));
      });
      expect(wrong).toEqual([]);
      const [left = NaN, bottom = NaN, back = NaN] = low;
      const [right = NaN, , front = NaN] = high;
      expect(Math.abs(left + right) / 2).toBeLessThan(model.width * TOLERANCE + beyond[0]);
      const touching = model.placement === 'wall' ? [back] : [bottom, (back + front) / 2];
      for (const distance of touching) expect(Math.abs(distance)).toBeLessThan(TOUCHES);
    },
  );

  it('[PR-04] models: each has a body to colour and a size suitable for phones', async () => {
    const heavy: string[] = [];
    for (const model of someOf(models, 1)) {
      const document = await colourModel(read(model), { hex: '#B1502F', metallic: 0 });
      const names = document
        .getRoot()
        .listMaterials()
        .map((material) => material.getName());
      expect([model.product, names.includes('body')]).toEqual([model.product, true]);
      const { byteLength } = await writeModel(document, 'glb', model.placement);
      if (byteLength > MAX_GLB_BYTES) heavy.push(`${model.product} ${byteLength}`);
    }
    expect(heavy).toEqual([]);
  });
});
