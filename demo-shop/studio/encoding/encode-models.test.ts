import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Document, NodeIO } from '@gltf-transform/core';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readModel } from '#backoffice/models/colour-model.ts';
import { makePlain } from '#backoffice/models/make-plain.ts';
import { encodeModels } from './encode-models.ts';

const PANEL = {
  product: 'panel',
  placement: 'wall' as const,
  width: 800,
  height: 500,
  depth: 10,
  colours: ['blanc'],
};
const STEPS = 20;

let root: string;
let from: string;
let to: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'atre-models-'));
  [from, to] = [join(root, 'from'), join(root, 'to')];
  await mkdir(from);
  await writeFile(join(from, 'panel.glb'), await flatPanel(0.8));
});
afterAll(() => rm(root, { recursive: true }));

const near = (value: number): unknown => expect.closeTo(value, 3);

/** A flat sheet of 20 × 20 squares, facing forwards. */
function flatPanel(width: number): Promise<Uint8Array> {
  const document = new Document();
  const buffer = document.createBuffer();
  const row = STEPS + 1;
  const grid = Array.from(
    { length: row * row },
    (_, index) => [index % row, Math.floor(index / row)] as const,
  );
  const positions = grid.flatMap(([x, y]) => [(x / STEPS - 0.5) * width, (y / STEPS) * 0.5, 0.01]);
  const squares = grid.filter(([x, y]) => x < STEPS && y < STEPS).map(([x, y]) => y * row + x);
  const faces = squares.flatMap((at) => [at, at + 1, at + row + 1, at, at + row + 1, at + row]);
  const accessor = (type: 'VEC3' | 'SCALAR', array: Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>) =>
    document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  const primitive = document
    .createPrimitive()
    .setMaterial(document.createMaterial('body'))
    .setAttribute('POSITION', accessor('VEC3', new Float32Array(positions)))
    .setAttribute('NORMAL', accessor('VEC3', new Float32Array(grid.flatMap(() => [0, 0, 1]))))
    .setIndices(accessor('SCALAR', new Uint32Array(faces)));
  const node = document.createNode().setMesh(document.createMesh().addPrimitive(primitive));
  document.createScene().addChild(node);
  return new NodeIO().writeBinary(document);
}

const encode = (onModel?: (product: string, bytes: number, triangles: number) => void) =>
  encodeModels({ from, to, products: [PANEL], ...(onModel && { onModel }) });

describe('encoding of models', () => {
  it('flat surface: triangles are removed; size, position and normals stay', async () => {
    const found: number[] = [];
    const { models } = await encode((_product, _bytes, triangles) => found.push(triangles));
    expect(found[0]).toBeLessThan(10);
    const document = await readModel(await readFile(join(to, models[0]?.file ?? '')));
    makePlain(document);
    const primitive = document.getRoot().listMeshes()[0]?.listPrimitives()[0];
    const position = primitive?.getAttribute('POSITION');
    expect(position?.getMin([])).toEqual([near(-0.4), near(0), near(0.01)]);
    expect(position?.getMax([])).toEqual([near(0.4), near(0.5), near(0.01)]);
    expect(primitive?.getAttribute('NORMAL')?.getElement(0, [])).toEqual([near(0), near(0), near(1)]);
    expect(primitive?.getMaterial()?.getName()).toBe('body');
  });

  it('second run: unchanged models stay, changed ones get a new name, and the old file is removed', async () => {
    const encoded: string[] = [];
    const before = await encode((product) => encoded.push(product));
    expect(encoded).toEqual([]);
    await writeFile(join(from, 'panel.glb'), await flatPanel(0.9));
    const after = await encode((product) => encoded.push(product));
    expect(encoded).toEqual(['panel']);
    expect(after.models[0]?.file).not.toBe(before.models[0]?.file);
    expect(new Set(await readdir(to))).toEqual(new Set(['manifest.json', after.models[0]?.file]));
  });

  it('missing source: its encoded model stays', async () => {
    const { models } = await encode();
    await rm(join(from, 'panel.glb'));
    expect((await encode()).models).toEqual(models);
  });
});
