import { describe, expect, it } from '@jest/globals';
import { explodedViewRecord } from '#shared/contract/shop/part-record.ts';
import { movePoint, placePoint, prepareDrawing } from './drawing-records.ts';

const VIEW = explodedViewRecord.parse({
  code: 'essai',
  category: 1,
  products: ['AT-LAM'],
  year_from: 2020,
  slug: { fr: 'essai', en: 'trial' },
  title: { fr: 'Essai', en: 'Trial' },
  image: 'schemas/essai.avif',
  width: 800,
  height: 600,
  alt: { fr: 'Vue', en: 'View' },
  position: 0,
  parts: [{ number: '1', part: 'PR-ESS-001', x: 0.5, y: 0.25, r: 0.02 }],
});

describe('drawing of a form', () => {
  it('untouched record: is sent as it was read', () => {
    expect(prepareDrawing({ ...VIEW, id: 3 })).toEqual({ ...VIEW, id: 3 });
  });

  it('empty row: is refused at its fields', () => {
    const { id: _id, ...typed } = prepareDrawing({ ...VIEW, id: 3, parts: [{ quantity: null }] });
    const { error } = explodedViewRecord.safeParse(typed);
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['parts.0.number', 'parts.0.part']);
  });

  it('placed point: stays on the picture, and keeps its radius', () => {
    expect(placePoint({ r: 0.05 }, 0.123_456, 1.2)).toEqual({ x: 0.1235, y: 1, r: 0.05 });
    expect(placePoint({}, -1, 0.5)).toEqual({ x: 0, y: 0.5, r: 0.03 });
  });

  it('moved point: starts from its place, or in the middle', () => {
    expect(movePoint({ x: 0.5, y: 0.25, r: 0.02 }, { x: 0.01, y: -0.01 })).toEqual({
      x: 0.51,
      y: 0.24,
      r: 0.02,
    });
    expect(movePoint({ x: null, y: null, r: null }, { x: 0.01, y: 0 })).toEqual({ x: 0.5, y: 0.5, r: 0.03 });
  });
});
