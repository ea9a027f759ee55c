import { describe, expect, it } from '@jest/globals';
import { readDemoCatalogue } from '../demo-catalogue.ts';
import { demoEan } from '../demo-ean.ts';
import { positionRows } from '../seed-exploded-views.ts';
import { makeAccessories } from './make-accessories.ts';
import { makeParts } from './make-parts.ts';
import { SCARCE_REFERENCE } from './part-supply.ts';
import { readSchemaManifest } from './schema-manifest.ts';

const catalogue = await readDemoCatalogue();
const PRODUCTS = catalogue.products;
const { parts, fits } = makeParts(catalogue);
const accessories = makeAccessories(PRODUCTS);
const all = [...parts, ...accessories.parts];
const byReference = new Map(all.map((part) => [part.reference, part]));

describe('demo spare parts', () => {
  it('at least 1,500 parts of at least 60 products: references and EANs are unique', () => {
    expect(parts.length).toBeGreaterThanOrEqual(1500);
    expect(new Set(fits.map(({ product }) => product)).size).toBeGreaterThanOrEqual(60);
    expect(byReference.size).toBe(all.length);
    expect(new Set(all.map(({ reference }) => demoEan(reference))).size).toBe(all.length);
  });

  it('names, prices and weights: they are complete in both languages', () => {
    for (const { reference, names, price, weight } of all) {
      for (const name of [names.fr, names.en]) {
        expect([reference, name]).toEqual([reference, name.trim()]);
        expect(name).toMatch(/^[^{}]{3,90}$/);
        expect(name).not.toMatch(/ {2}|,,|, ,|undefined/);
      }
      expect([reference, price > 0, weight > 0]).toEqual([reference, true, true]);
    }
  });

  it('replacement chains: each ends with a part on sale and has a reason per step', () => {
    const replaced = parts.filter(({ replacedBy }) => replacedBy !== null);
    expect(replaced.length).toBeGreaterThan(200);
    for (const part of replaced) {
      expect([part.reference, part.status, part.why === null]).toEqual([part.reference, 'obsolete', false]);
      let last = part;
      let steps = 0;
      for (let next = part.replacedBy; next !== null; next = last.replacedBy, steps += 1) {
        last = byReference.get(next) ?? last;
      }
      expect([last.status === 'obsolete', steps <= 3]).toEqual([false, true]);
    }
  });

  it('stock: one part has a single piece left', () => {
    expect(byReference.get(SCARCE_REFERENCE)?.stock).toBe(1);
    expect(parts.some(({ stock, status }) => stock === 0 && status === 'available')).toBe(true);
  });

  it('exploded views: every product has the parts that they show', async () => {
    const views = await readSchemaManifest();
    expect(views.length).toBeGreaterThanOrEqual(40);
    for (const view of views) {
      const productFits = fits.filter(({ product }) => product === view.product);
      const keys = new Set(productFits.map(({ key }) => key));
      expect([view.product, view.hotspots.filter(({ key }) => !keys.has(key))]).toEqual([view.product, []]);
      const rows = positionRows(view, productFits);
      expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length);
      expect(new Set(rows.map(({ reference }) => reference)).size).toBeGreaterThan(3);
    }
  });
});
