import type { CategoryRecord } from '#shared/contract/shop/catalogue-record.ts';
import type { ProductRecord, SizeRecord } from '#shared/contract/shop/product-record.ts';
import { listDesigns } from '#shared/drawing/designs.ts';
import { checkVatRate } from '../check-vat-rate.ts';
import { errorAt, type Findings, type Position } from '../files/finding.ts';
import { checkConnections } from './check-connections.ts';
import { leafKeys } from './read-categories.ts';
import { checkReference, type Known } from './references.ts';
import type { Vocabulary } from './vocabulary.ts';

type Path = readonly (string | number)[];
/** Position of a field of the product. */
export type ProductPosition = (path: Path) => Position;

/** Tables that a product refers to. */
export type ProductContext = {
  vocabulary: Vocabulary;
  categories: ReadonlyMap<string, CategoryRecord>;
  leaves: ReadonlySet<string>;
  designs: ReadonlySet<string>;
  vatRates: readonly number[] | undefined;
};

export function productContext(
  vocabulary: Vocabulary,
  categories: ReadonlyMap<string, CategoryRecord>,
  vatRates?: readonly number[],
): ProductContext {
  const designs = new Set(listDesigns());
  return { vocabulary, categories, leaves: leafKeys(categories), designs, vatRates };
}

/** Reports what a product refers to and the shop lacks. Related products are checked when all are known. */
export function checkProduct(
  product: Omit<ProductRecord, 'sizes' | 'related'>,
  { vocabulary, categories, leaves, designs, vatRates }: ProductContext,
  at: ProductPosition,
  findings: Findings,
): void {
  const check = (known: Known, table: string, key: string, path: Path): boolean =>
    checkReference(findings, known, { key, table, field: path.join('.'), at: () => at(path) });
  check(vocabulary.types, 'types', product.type, ['type']);
  checkVatRate(product.vat_rate, vatRates, () => at(['vat_rate']), findings);
  for (const [index, key] of product.categories.entries()) {
    const path = ['categories', index];
    if (check(categories, 'categories', key, path) && !leaves.has(key))
      findings.add(errorAt(at(path), 'category_not_leaf', { value: key }, 'categories'));
  }
  for (const [index, key] of product.colours.entries())
    check(vocabulary.colours, 'colours', key, ['colours', index]);
  if (product.card_colour !== undefined)
    check(new Set(product.colours), 'colours', product.card_colour, ['card_colour']);
  if (product.drawing) check(designs, 'designs', product.drawing.design, ['drawing', 'design']);
  for (const [code, values] of Object.entries(product.attributes)) {
    if (!check(ofKind(vocabulary, 'choice'), 'attributes', code, ['attributes', code])) continue;
    const options = new Set(vocabulary.attributes.get(code)?.options.map(({ value }) => value));
    for (const [index, value] of values.entries())
      check(options, 'attribute-options', value, ['attributes', code, index]);
  }
}

/**
 * Reports sizes that occur twice, have unknown figures, or lack the energy record of their type, and connections that
 * do not fit them.
 */
export function checkSizes(
  { type, sizes, drawing }: Pick<ProductRecord, 'type' | 'sizes' | 'drawing'>,
  { vocabulary }: ProductContext,
  at: ProductPosition,
  findings: Findings,
): void {
  const figures = ofKind(vocabulary, 'number');
  const kinds = vocabulary.types.get(type)?.energy ?? [];
  for (const [index, size] of sizes.entries()) {
    if (sizes.findIndex(({ code }) => code === size.code) < index)
      findings.add(errorAt(at(['sizes', index, 'code']), 'size_twice', { value: size.code }, 'code'));
    for (const code of Object.keys(size.figures)) {
      const path = ['sizes', index, 'figures', code];
      checkReference(findings, figures, {
        key: code,
        table: 'attributes',
        field: 'figures',
        at: () => at(path),
      });
    }
    checkEnergy(size, kinds, () => at(['sizes', index, 'energy']), { type, findings });
  }
  checkConnections({ drawing, sizes }, at, findings);
}

function checkEnergy(
  { code, energy }: SizeRecord,
  kinds: readonly string[],
  at: () => Position,
  { type, findings }: { type: string; findings: Findings },
): void {
  if (kinds.length === 0) return;
  const known = kinds.join(', ');
  if (!energy) findings.add(errorAt(at(), 'energy_missing', { type, size: code, known }, 'energy'));
  else if (!kinds.includes(energy.kind))
    findings.add(errorAt(at(), 'energy_kind', { type, size: code, value: energy.kind, known }, 'energy'));
}

function ofKind({ attributes }: Vocabulary, kind: 'choice' | 'number'): Set<string> {
  return new Set([...attributes.values()].filter((one) => one.kind === kind).map(({ code }) => code));
}
