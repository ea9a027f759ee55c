import { describe, expect, it } from '@jest/globals';
import type { ConnectionRecord } from '#shared/contract/shop/connection-record.ts';
import { clearancesOf, connectionsOf } from './connections.ts';

const SMALL = { code: 'S', width: 400, height: 700, depth: 300 };
const LARGE = { code: 'L', width: 480, height: 900, depth: 350 };

const drawn = (...connections: ConnectionRecord[]) => ({
  drawing: { design: 'panel', floor_distance: 0, connections },
});

describe('connections of a size', () => {
  it('distances from edges and from the middle: positions in mm of each size', () => {
    const product = drawn(
      { kind: 'gas', size: 'G 3/4', side: 'bottom', from_right: 60, from_back: 80 },
      { kind: 'flue', size: 'Ø 60/100', side: 'top', from_middle: -20, from_front: 120 },
      { kind: 'cold-water', side: 'back', from_left: 50, from_bottom: 90 },
    );
    const positions = (size: typeof SMALL) =>
      connectionsOf(product, size, 'fr')?.map(({ x, y, z, diameter }) => [x, y, z, diameter]);
    expect(positions(SMALL)).toEqual([
      [340, 700, 80, 26],
      [180, 0, 180, 100],
      [50, 610, 0, 0],
    ]);
    expect(positions(LARGE)).toEqual([
      [420, 900, 80, 26],
      [220, 0, 230, 100],
      [50, 810, 0, 0],
    ]);
  });

  it('name, size and position: in words of each language', () => {
    const product = drawn(
      { kind: 'gas', size: 'G 3/4', side: 'bottom', from_middle: 0, from_back: 1200 },
      {
        kind: 'power-supply',
        size: { fr: '3 fils, 1 m', en: '3-core, 1 m' },
        side: 'left',
        from_top: 40,
        from_front: 30,
      },
    );
    const words = (lang: 'fr' | 'en') =>
      connectionsOf(product, SMALL, lang)?.map(({ name, size, position }) => [name, size, position]);
    expect(words('fr')).toEqual([
      ['Gaz', 'G 3/4', 'Dessous\u00a0: dans l’axe, 1\u00a0200\u00a0mm de l’arrière'],
      [
        'Alimentation électrique',
        '3 fils, 1 m',
        'Côté gauche\u00a0: 40\u00a0mm du haut, 30\u00a0mm de l’avant',
      ],
    ]);
    expect(words('en')).toEqual([
      ['Gas', 'G 3/4', 'Underside: on the centre line, 1,200\u00a0mm from the back'],
      ['Power supply', '3-core, 1 m', 'Left side: 40\u00a0mm from the top, 30\u00a0mm from the front'],
    ]);
  });

  it('connection of other sizes: is left out', () => {
    const line = { side: 'back', from_left: 50, from_top: 50 } as const;
    const product = drawn(
      { kind: 'refrigerant-gas', size: '3/8″', ...line, for_sizes: ['S'] },
      { kind: 'refrigerant-gas', size: '1/2″', ...line, for_sizes: ['L'] },
    );
    expect([SMALL, LARGE].map((size) => connectionsOf(product, size, 'en')?.map((one) => one.size))).toEqual([
      ['3/8″'],
      ['1/2″'],
    ]);
  });

  it('product without connections and clearances: has no field', () => {
    const product = { drawing: { design: 'panel', floor_distance: 0 } };
    expect([connectionsOf(product, SMALL, 'fr'), clearancesOf(product, 'fr')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('clearances: the stated sides, in one order', () => {
    const product = {
      drawing: { design: 'panel', floor_distance: 0, clearances: { front: 600, above: 300 } },
    };
    expect(clearancesOf(product, 'en')).toEqual([
      { side: 'above', name: 'Above', distance: 300 },
      { side: 'front', name: 'In front', distance: 600 },
    ]);
  });
});
