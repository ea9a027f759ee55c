import { describe, expect, it } from '@jest/globals';
import { partRecord } from '#shared/contract/shop/part-record.ts';
import { preparePart } from './part-records.ts';

const PART = partRecord.parse({
  reference: 'PR-ESS-001',
  kind: 'spare',
  family: 'board',
  name: { fr: 'Carte', en: 'Board' },
  category: 1,
  ean: '',
  price: 1250,
  weight: 0.2,
  stock: 3,
  status: 'available',
  products: [{ product: 'AT-LAM', year_from: 2015 }],
});
const issuesOf = ({ id: _id, ...fields }: Record<string, unknown>) =>
  partRecord.safeParse(fields).error?.issues.map(({ path }) => path.join('.'));

describe('part of a form', () => {
  it('untouched record: is sent as it was read', () => {
    expect(preparePart({ ...PART, id: 3 })).toEqual({ ...PART, id: 3 });
  });

  it('emptied fields: a reason without words is none, a quantity is one, former references are none', () => {
    const typed = {
      ...PART,
      id: 3,
      reason: { fr: '', en: null },
      old_references: null,
      products: [{ ...PART.products[0], quantity: null }],
    };
    expect(preparePart(typed)).toEqual({ ...PART, id: 3 });
  });

  it('reason in one language, and a row without a product: are refused by name', () => {
    const typed = { ...PART, id: 3, reason: { fr: 'Plus solide', en: null }, products: [{ quantity: 2 }] };
    expect(issuesOf(preparePart(typed))).toEqual(['reason.en', 'products.0.product']);
  });
});
