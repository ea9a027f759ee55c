import type { ProductRecord } from '#shared/contract/shop/product-record.ts';
import { LOCALES } from '#shared/locale.ts';
import { createCheckNew } from '../check-keys.ts';
import { errorAt, type Findings, type Position } from '../files/finding.ts';
import type { ShopFolder } from '../files/shop-folder.ts';
import type { Catalogue, SoldVariant } from './catalogue.ts';
import { checkSizes, productContext, type ProductContext } from './check-product.ts';
import { deriveVariants } from './derive-variants.ts';
import { createPackTexts } from './pack-texts.ts';
import { readCategories } from './read-categories.ts';
import { readProducts } from './read-products.ts';
import { readProductTable } from './read-product-table.ts';
import { readPushes } from './read-pushes.ts';
import { figureCodes } from './read-types.ts';
import { readVariants, UNSOLD, type VariantOwner } from './read-variants.ts';
import { readVocabulary } from './read-vocabulary.ts';
import { checkReference } from './references.ts';
import { sellVariants } from './sell-variants.ts';

/** Positions of what other products may repeat or lack. */
type Origin = Record<'reference' | 'related' | 'slug.fr' | 'slug.en', Position>;

/** A product of the table, whose sizes its variants state, and where it is. */
type Tabled = { product: ProductRecord; position: Position };

/**
 * Reads what a shop sells. The result is complete only without errors among the findings; all of them are reported
 * at once. `vatRates`: those of the shop in percent.
 */
export async function readCatalogue(
  folder: ShopFolder,
  findings: Findings,
  vatRates?: readonly number[],
): Promise<Catalogue> {
  const vocabulary = await readVocabulary(folder, findings);
  const categories = await readCategories(folder, findings);
  const context = productContext(vocabulary, categories, vatRates);
  const packTexts = createPackTexts();
  const products = new Map<string, ProductRecord>();
  const origins = new Map<string, Origin>();
  for await (const { product, at } of readProducts(folder, context, findings)) {
    products.set(product.key, packTexts(product));
    origins.set(
      product.key,
      originOf((field) => at(field.startsWith('slug.') ? field.split('.').toReversed() : [field])),
    );
  }
  const tabled = new Map<string, Tabled>();
  const isNew = createCheckNew(findings);
  for await (const { product, at } of readProductTable(folder, context, findings)) {
    const { key } = product;
    const position = at(['key']);
    if (products.has(key)) findings.add(errorAt(position, 'product_twice', { value: key }, 'key'));
    else if (isNew(key, position, 'key'))
      tabled.set(key, { product: packTexts({ ...product, sizes: [] }), position });
    origins.set(
      key,
      originOf((field) => at([field])),
    );
  }
  const owners = new Map<string, VariantOwner>([
    ...products,
    ...[...tabled].map(([key, { product }]) => [key, { key, colours: product.colours }] as const),
  ]);
  const codes = figureCodes(vocabulary.attributes);
  const { variants, sizes } = await readVariants(folder, { owners, codes }, findings);
  for (const [key, one] of tabled) {
    const product = withSizes(one, sizes.get(key) ?? [], context, findings);
    if (product) products.set(key, product);
  }
  checkUnique(products, origins, findings);
  const sorted = sortProducts(products);
  const sold = new Map(
    sorted.map((product) => [
      product.key,
      variants.get(product.key) ??
        deriveVariants(vocabulary, product).map((variant): SoldVariant => ({ ...variant, ...UNSOLD })),
    ]),
  );
  await sellVariants(folder, sold, findings);
  return {
    vocabulary,
    categories: [...categories.values()],
    pushes: await readPushes(folder, { categories, products }, findings),
    products: sorted,
    variants: sold,
  };
}

function withSizes(
  { product, position }: Tabled,
  sizes: ProductRecord['sizes'],
  context: ProductContext,
  findings: Findings,
): ProductRecord | undefined {
  if (sizes.length === 0) {
    findings.add(errorAt(position, 'product_without_size', { value: product.key }, 'key'));
    return undefined;
  }
  checkSizes({ type: product.type, sizes }, context, () => position, findings);
  product.sizes.push(...sizes);
  return product;
}

function originOf(at: (field: keyof Origin) => Position): Origin {
  return {
    reference: at('reference'),
    related: at('related'),
    'slug.fr': at('slug.fr'),
    'slug.en': at('slug.en'),
  };
}

/** Reports references and addresses that two products share, and related products that the shop lacks. */
function checkUnique(
  products: ReadonlyMap<string, ProductRecord>,
  origins: ReadonlyMap<string, Origin>,
  findings: Findings,
): void {
  const isNewReference = createCheckNew(findings);
  const isNewSlug = { fr: createCheckNew(findings), en: createCheckNew(findings) };
  for (const { key, reference, related, texts } of products.values()) {
    const origin = origins.get(key);
    if (!origin) continue;
    isNewReference(reference, origin.reference, 'reference');
    for (const lang of LOCALES) isNewSlug[lang](texts[lang].slug, origin[`slug.${lang}`], `slug.${lang}`);
    for (const other of related) {
      const at = () => origin.related;
      checkReference(findings, products, { key: other, table: 'products', field: 'related', at });
    }
  }
}

function placeOf({ position }: ProductRecord): number {
  return position ?? Number.POSITIVE_INFINITY;
}

/** By position; products without one follow in the order of the files. */
function sortProducts(products: ReadonlyMap<string, ProductRecord>): ProductRecord[] {
  return [...products.values()].toSorted((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)));
}
