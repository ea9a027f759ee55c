import { expect, it } from '@jest/globals';
import { productRecord } from '#shared/contract/shop/product-record.ts';
import { createPackTexts } from './pack-texts.ts';

const texts = (name: string) => ({
  slug: 'a',
  name,
  subtitle: '',
  description: '',
  lead: '',
  points: [],
  technical: [],
});
const productOf = (number: number) =>
  productRecord.parse({
    key: `p-${number}`,
    reference: `P-${number}`,
    type: 'lamp',
    categories: ['lamps'],
    colours: ['white'],
    sizes: [{ code: 'S', width: 1, height: 1, depth: 1, weight: 1 }],
    texts: { fr: texts(`Lampe ${number}`), en: texts(`Lamp ${number}`) },
  });

it('products with packed texts: have the same texts in any order, also as JSON', () => {
  const products = Array.from({ length: 150 }, (_, number) => productOf(number));
  const packed = products.map(createPackTexts());
  for (const [number, product] of [...packed.entries(), ...[...packed.entries()].toReversed()]) {
    expect([product.texts.fr.name, product.texts.en.name]).toEqual([`Lampe ${number}`, `Lamp ${number}`]);
    expect(JSON.parse(JSON.stringify(product))).toEqual(products[number]);
  }
});
