import { describe, expect, it } from '@jest/globals';
import { connectionsOf } from '#backoffice/shop/catalogue/connections.ts';
import { fixingsOf } from '#backoffice/shop/catalogue/fixings.ts';
import { connectionElements } from '#shared/drawing/connection-elements.ts';
import { layOutDimensionDrawing } from '#shared/drawing/dimension-drawing-layout.ts';
import { readDemoCatalogue } from './demo-catalogue.ts';

const { products: PRODUCTS } = await readDemoCatalogue();
const CONTROLS = new Set(['thermostat', 'capteur', 'passerelle']);

describe('connections and clearances of the demo products', () => {
  it('every appliance: states its clearances, and where it leaves the wall, its connections', () => {
    const appliances = PRODUCTS.filter(({ type }) => !CONTROLS.has(type));
    const without = (has: (product: (typeof PRODUCTS)[number]) => boolean) =>
      appliances.filter((product) => !has(product)).map(({ key }) => key);
    expect(without(({ drawing }) => drawing?.clearances !== undefined)).toEqual([]);
    // Both have a cord whose outlet is out of sight.
    expect(without(({ drawing }) => drawing?.connections !== undefined)).toEqual(['tabouret', 'banquette']);
  });

  it('free space below: no more than there is above the floor', () => {
    const impossible = PRODUCTS.filter(
      ({ drawing }) => (drawing?.clearances?.below ?? 0) > Math.max(drawing?.floor_distance ?? 0, 0),
    );
    expect(impossible.map(({ key }) => key)).toEqual([]);
  });

  it('numbers of every size: none covers another, and all are on the drawing', () => {
    for (const product of PRODUCTS) {
      for (const size of product.sizes) {
        const connections = connectionsOf(product, size, 'fr');
        const model = { ...size, label: '', fixings: fixingsOf(product, size), connections };
        const layout = layOutDimensionDrawing(model, product.drawing?.floor_distance ?? 0);
        const badges = connectionElements(layout, model).flatMap((element) =>
          element.kind === 'badge' ? [element] : [],
        );
        const name = `${product.key} ${size.code}`;
        expect([name, badges.length]).toEqual([name, connections?.length ?? 0]);
        const covered = badges.filter((badge, index) =>
          badges.some(
            (other, at) => at < index && Math.hypot(badge.x - other.x, badge.y - other.y) < badge.r + other.r,
          ),
        );
        const outside = badges.filter(
          ({ x, y, r }) => x < r || y < r || x + r > layout.width || y + r > layout.height,
        );
        expect([name, covered, outside]).toEqual([name, [], []]);
      }
    }
  });
});
