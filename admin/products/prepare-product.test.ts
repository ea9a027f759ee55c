import { describe, expect, it } from '@jest/globals';
import { productRecord } from '#shared/contract/shop/product-record.ts';
import { copyProduct } from './new-product.ts';
import { prepareProduct } from './prepare-product.ts';

const PRODUCT = productRecord.parse({
  key: 'essai',
  reference: 'AT-ESS',
  type: 'inertie-seche',
  categories: ['dry-inertia'],
  attributes: { MOUNTING: ['murale'] },
  colours: ['brique', 'lin'],
  card_colour: 'lin',
  sizes: [
    { code: '1000', width: 800, height: 580, depth: 105, weight: 14.8, figures: { POWER: [400, 1000] } },
  ],
  texts: {
    fr: { slug: 'essai-neuf', name: 'Essai neuf', story: { title: 'Fonte', text: 'Un seul bloc.' } },
    en: { slug: 'sample-new', name: 'Sample new' },
  },
});

describe('product of a form', () => {
  it('untouched record: is sent as it was read', () => {
    expect(prepareProduct({ ...PRODUCT, id: 3 })).toEqual({ ...PRODUCT, id: 3 });
  });

  it('emptied fields and a story without words: are left out', () => {
    const { fr, en } = PRODUCT.texts;
    const typed = {
      ...PRODUCT,
      id: 3,
      card_colour: '',
      vat_rate: null,
      attributes: { ...PRODUCT.attributes, LABEL: null, CONTROL: [] },
      texts: { fr: { ...fr, story: { title: '', text: '' } }, en },
    };
    const { card_colour: _colour, ...rest } = PRODUCT;
    const { story: _story, ...texts } = fr;
    expect(prepareProduct(typed)).toEqual({ ...rest, id: 3, texts: { fr: texts, en } });
  });

  it('copy: has other keys and addresses, and is withdrawn', () => {
    const copy = copyProduct({ ...PRODUCT, id: 3, etag: '"a"' });
    expect(copy).toMatchObject({ key: 'essai-2', reference: 'AT-ESS-2', published: false });
    expect([copy.texts.fr.slug, copy.texts.en.slug]).toEqual(['essai-neuf-2', 'sample-new-2']);
    expect(copy).not.toHaveProperty('id');
    expect(productRecord.safeParse(copy).success).toBe(true);
  });
});
