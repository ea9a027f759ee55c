import { z } from 'zod';
import { variantRecord } from '#shared/contract/shop/catalogue-record.ts';
import type { ProductRecord, SizeRecord } from '#shared/contract/shop/product-record.ts';
import { createCheckNew } from '../check-keys.ts';
import { number, optional, optionalText } from '../files/cells.ts';
import type { Findings } from '../files/finding.ts';
import { readTable } from '../files/read-table.ts';
import type { ShopFolder } from '../files/shop-folder.ts';
import type { SoldVariant } from './catalogue.ts';
import { checkReference, type Known } from './references.ts';
import { withColumns } from './table-fields.ts';
import { createTabledSizes } from './tabled-sizes.ts';

const dimension = optional(number({ min: 0, max: 20_000 }));
const { shape } = variantRecord;
const variantRow = z.object({
  reference: shape.reference,
  product: shape.product,
  size: shape.size,
  colour: shape.colour,
  ean: shape.ean,
  'size_name.fr': optionalText(),
  'size_name.en': optionalText(),
  width: dimension,
  height: dimension,
  depth: dimension,
  weight: dimension,
});

/** Price and stock of a variant until `prices.csv` and `stock.csv` are read: on quotation, without stock. */
export const UNSOLD = {
  price: null,
  plan_prices: null,
  eco: 0,
  stock: 0,
  next_arrival: null,
  low_stock: null,
};

/** A product whose variants are read: without `sizes` its variants state them. */
export type VariantOwner = Pick<ProductRecord, 'key' | 'colours'> & { sizes?: readonly SizeRecord[] };

/** Variants and sizes by key of the product. The variants are on quotation and have no stock yet. */
export type VariantsRead = {
  variants: Map<string, SoldVariant[]>;
  sizes: ReadonlyMap<string, SizeRecord[]>;
};

/** Reads `variants.csv`. `codes`: figures that variants may state, columns `figures.CODE`. */
export async function readVariants(
  folder: ShopFolder,
  { owners, codes }: { owners: ReadonlyMap<string, VariantOwner>; codes: readonly string[] },
  findings: Findings,
): Promise<VariantsRead> {
  const tabled = createTabledSizes(codes, findings);
  const variants = new Map<string, SoldVariant[]>();
  const isNewReference = createCheckNew(findings);
  const isNewEan = createCheckNew(findings);
  const figures = Object.fromEntries(codes.map((code) => [`figures.${code}`, optional(number())]));
  for await (const { row, at } of readTable(folder, 'variants', withColumns(variantRow, figures), findings)) {
    const check = (field: 'product' | 'size' | 'colour', table: string, known: Known) =>
      checkReference(findings, known, { key: row[field], table, field, at: () => at(field) });
    const owner = owners.get(row.product);
    if (!owner) {
      check('product', 'products', owners);
      continue;
    }
    check('colour', `products/${owner.key}`, new Set(owner.colours));
    const size = owner.sizes ? owner.sizes.find(({ code }) => code === row.size) : tabled.add(row, at);
    if (owner.sizes && !size)
      check('size', `products/${owner.key}`, new Set(owner.sizes.map(({ code }) => code)));
    isNewReference(row.reference, at('reference'), 'reference');
    if (row.ean !== '') isNewEan(row.ean, at('ean'), 'ean');
    const known = variants.get(row.product) ?? [];
    variants.set(owner.key, known);
    // Keys of the product instead of the row's copies: they are 400,000 times the same few.
    known.push({
      reference: row.reference,
      product: owner.key,
      size: size?.code ?? row.size,
      colour: owner.colours.find((key) => key === row.colour) ?? row.colour,
      ean: row.ean,
      ...UNSOLD,
    });
  }
  return { variants, sizes: tabled.sizes };
}
