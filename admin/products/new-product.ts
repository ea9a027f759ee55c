import type { ProductRecord } from '#shared/contract/shop/product-record.ts';

const TEXTS = { slug: '', name: '', subtitle: '', description: '', lead: '', points: [], technical: [] };

/** Fields of a product before anything is typed. It is withdrawn until its operator publishes it. */
export const NEW_PRODUCT = {
  published: false,
  audiences: [],
  signature: false,
  is_new: false,
  attributes: {},
  guarantee: 0,
  related: [],
  sizes: [{ figures: {} }],
  texts: { fr: TEXTS, en: TEXTS },
};

type Numbered = ProductRecord & { id?: unknown; etag?: unknown };

/** A copy under keys that no other product has yet, withdrawn until its operator publishes it. */
export function copyProduct({ id: _id, etag: _etag, ...product }: Numbered): ProductRecord {
  const { key, reference, texts } = product;
  return {
    ...product,
    key: `${key}-2`,
    reference: `${reference}-2`,
    published: false,
    texts: {
      fr: { ...texts.fr, slug: `${texts.fr.slug}-2` },
      en: { ...texts.en, slug: `${texts.en.slug}-2` },
    },
  };
}
