import { Document } from '@gltf-transform/core';
import { describe, expect, it } from '@jest/globals';
import { addGrain } from './add-grain.ts';
import { STONES } from './stone.ts';

/** Upright rectangles 50 mm before the wall, from left to right. */
function stones(...rectangles: [left: number, right: number, height: number][]) {
  const document = new Document();
  const buffer = document.createBuffer();
  const accessor = (array: Float32Array<ArrayBuffer>) =>
    document.createAccessor().setType('VEC3').setArray(array).setBuffer(buffer);
  const corners = rectangles.flatMap(([left, right, height]) => [
    [left, 0, 0.05],
    [right, 0, 0.05],
    [right, height, 0.05],
    [left, height, 0.05],
  ]);
  const positions = corners.flat();
  const primitive = document
    .createPrimitive()
    .setMaterial(document.createMaterial('body'))
    .setAttribute('POSITION', accessor(new Float32Array(positions)))
    .setAttribute(
      'NORMAL',
      accessor(new Float32Array(positions.map((_, index) => (index % 3 === 2 ? 1 : 0)))),
    )
    .setIndices(
      document
        .createAccessor()
        .setType('SCALAR')
        .setBuffer(buffer)
        .setArray(
          new Uint16Array(
            rectangles.flatMap((_, index) => [0, 1, 2, 0, 2, 3].map((corner) => corner + 4 * index)),
          ),
        ),
    );
  return addGrain(document, primitive, STONES.slate);
}

/** Mean difference of neighbours along a row, and along a column. */
function changes(grain: ReturnType<typeof stones>[number]): [acrossX: number, acrossY: number] {
  const position = grain.getAttribute('POSITION');
  const colour = grain.getAttribute('COLOR_0');
  const count = position?.getCount() ?? 0;
  const at = (index: number) => ({
    x: position?.getElement(index, [])[0] ?? 0,
    red: colour?.getElement(index, [])[0] ?? 0,
  });
  const first = at(0).x;
  const columns = Array.from({ length: count }, (_, index) => index).find(
    (index) => index > 0 && at(index).x === first,
  );
  const mean = (step: number) => {
    const pairs = Array.from({ length: count - step }, (_, index) =>
      Math.abs(at(index).red - at(index + step).red),
    );
    return pairs.reduce((sum, value) => sum + value, 0) / pairs.length;
  };
  return [mean(1), mean(columns ?? 1)];
}

describe('grain of stone', () => {
  it('[PR-04] a tall stone has streaks that rise, a long one streaks that lie', () => {
    const [tall] = stones([-0.3, 0.3, 1.8]);
    const [long] = stones([-0.9, 0.9, 0.4]);
    if (!tall || !long) throw new Error('There is no grain.');
    const [beside, above] = changes(tall);
    expect(beside).toBeGreaterThan(above);
    const [besideLong, aboveLong] = changes(long);
    expect(aboveLong).toBeGreaterThan(besideLong);
  });

  it('[PR-04] each of several stones has its own, within its edges and in front of it', () => {
    const grains = stones([-1, -0.4, 0.4], [-0.3, 0.3, 0.4], [0.4, 1, 0.4]);
    const bounds = grains.map((grain) => {
      const position = grain.getAttribute('POSITION');
      return [position?.getMin([])[0], position?.getMax([])[0]].map((x) => Math.round((x ?? 0) * 1000));
    });
    expect(bounds).toEqual([
      [-995, -405],
      [-295, 295],
      [405, 995],
    ]);
    expect(grains[0]?.getAttribute('POSITION')?.getMin([])[2]).toBeGreaterThan(0.05);
  });
});
