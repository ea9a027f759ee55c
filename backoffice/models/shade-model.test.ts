import { Document } from '@gltf-transform/core';
import { describe, expect, it } from '@jest/globals';
import { shadeModel } from './shade-model.ts';

/** Shades of two vertices of a part: one in a corner, one in the open. */
function shadesOf(colour: [number, number, number], alphaMode: 'OPAQUE' | 'BLEND' = 'OPAQUE') {
  const document = new Document();
  const buffer = document.createBuffer();
  const openness = document
    .createAccessor()
    .setType('VEC2')
    .setArray(new Float32Array([0.3, 0, 1, 0]))
    .setBuffer(buffer);
  const material = document
    .createMaterial('body')
    .setBaseColorFactor([...colour, 1])
    .setAlphaMode(alphaMode);
  const primitive = document.createPrimitive().setMaterial(material).setAttribute('TEXCOORD_0', openness);
  document.createMesh().addPrimitive(primitive);
  shadeModel(document);
  const shades = primitive.getAttribute('COLOR_0');
  expect(primitive.getAttribute('TEXCOORD_0')).toBeNull();
  return shades && [shades.getElement(0, []), shades.getElement(1, [])];
}

describe('shades of a model', () => {
  it('[PR-04] a corner is darker than the open, where the colour is the finish', () => {
    const [corner, open] = shadesOf([0.06, 0.06, 0.06]) ?? [];
    expect(corner?.[0]).toBeCloseTo(0.3, 1);
    expect(open).toEqual([1, 1, 1]);
  });

  it('[PR-04] pale surfaces light each other: their corners are less dark, and take the colour', () => {
    const [[red = 0, , blue = 0] = []] = shadesOf([0.9, 0.5, 0.1]) ?? [];
    expect(red).toBeGreaterThan(0.5);
    expect(blue).toBeLessThan(0.4);
  });

  it('glass has no shades', () => {
    expect(shadesOf([1, 1, 1], 'BLEND')).toBeNull();
  });
});
