import { describe, expect, it } from '@jest/globals';
import { PRODUCTS } from './catalogue/products.ts';
import { energyLabelOf } from './energy-label.ts';

/** The label of a product's first size. */
function labelOf(key: string) {
  const product = PRODUCTS.find((candidate) => candidate.key === key);
  const [model] = product?.models ?? [];
  if (!product || !model) throw new Error(`There is no ${key}.`);
  return energyLabelOf(product, model);
}

const ELECTRIC = new Set([
  'inertie-seche',
  'inertie-fluide',
  'panneau-rayonnant',
  'convecteur',
  'soufflant',
  'seche-serviettes-electrique',
  'seche-serviettes-soufflant',
]);

describe('energy labels of the demo products', () => {
  it('[PR-02] are what each regulation asks for', () => {
    expect(labelOf('bise')).toMatchObject({
      regulation: '811/2013',
      kind: 'space-heater',
      output: 4,
      sound_outdoors: 47,
      sound_indoors: null,
      profile: null,
    });
    expect(labelOf('source')).toMatchObject({ regulation: '812/2013', profile: 'XL', output: null });
    expect(labelOf('aiguiere')).toMatchObject({ kind: 'water-heater', profile: 'XXS' });
    expect(labelOf('bassin')).toMatchObject({ kind: 'tank', volume: 200, profile: null });
    expect(labelOf('coursive')).toMatchObject({ kind: 'ventilation', airflow: 120, output: null });
    expect(labelOf('tison')).toMatchObject({ regulation: '2015/1186', kind: 'local-heater', output: 2 });
  });

  it('[PR-02] are none for any electric radiator', () => {
    const electric = PRODUCTS.filter(({ type }) => ELECTRIC.has(type));
    expect(electric.length).toBeGreaterThan(40);
    for (const product of electric) {
      expect([
        product.key,
        product.energy,
        ...product.models.map((model) => energyLabelOf(product, model)),
      ]).toEqual([product.key, undefined, ...product.models.map(() => null)]);
    }
  });
});
