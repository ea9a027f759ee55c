import type { ProductRecord } from '#shared/contract/shop/product-record.ts';
import { typeset } from '#shared/domain/typeset.ts';
import { ACCESSORIES } from './accessories.data.ts';
import type { DemoParts } from './make-parts.ts';
import { stockOf } from './part-supply.ts';

const CENTS = 100;

/** The accessories with all products of the kinds that they fit. */
export function makeAccessories(products: readonly ProductRecord[]): DemoParts {
  const fitting = ACCESSORIES.map((accessory) => ({
    accessory,
    products: products.filter(({ type }) => accessory.fits.includes(type)),
  })).filter((found) => found.products.length > 0);
  return {
    parts: fitting.map(({ accessory, products: [first] }) => ({
      reference: accessory.reference,
      replacedBy: null,
      why: null,
      kind: 'accessory',
      family: accessory.family,
      names: { fr: typeset(accessory.names.fr, 'fr'), en: typeset(accessory.names.en, 'en') },
      oldReferences: [],
      price: Math.round(accessory.price * CENTS),
      eco: accessory.eco,
      weight: accessory.weight,
      home: first?.key ?? '',
      ...stockOf(accessory.reference, { isObsolete: false }),
    })),
    fits: fitting.flatMap(({ accessory, products: found }) =>
      found.map((product) => ({
        reference: accessory.reference,
        product: product.key,
        key: '',
        quantity: 1,
        year_from: 0,
        year_to: null,
        serial_from: null,
        serial_to: null,
      })),
    ),
  };
}
