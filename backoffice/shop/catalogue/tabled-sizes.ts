import type { SizeRecord } from '#shared/contract/shop/product-record.ts';
import { errorAt, type Findings, type Position } from '../files/finding.ts';
import { optionalTranslatedOf } from './table-fields.ts';

const DIMENSIONS = ['width', 'height', 'depth', 'weight'] as const;

type VariantRow = { product: string; size: string } & Record<(typeof DIMENSIONS)[number], number | null>;

/**
 * Sizes of products whose table has none: the first row of a size states its dimensions and figures, columns
 * `figures.CODE`. Rows that repeat them state the same.
 */
export function createTabledSizes(codes: readonly string[], findings: Findings) {
  const sizes = new Map<string, SizeRecord[]>();
  return {
    sizes,
    /** Returns the size of a row. */
    add(row: VariantRow & Readonly<Record<string, unknown>>, at: (field: string) => Position): SizeRecord {
      const known = sizes.get(row.product) ?? [];
      const present = known.find(({ code }) => code === row.size);
      const size = present ?? toSize(row, codes, { at, findings });
      if (present) reportDifferences(row, present, { at, findings });
      else sizes.set(row.product, [...known, size]);
      return size;
    },
  };
}

type Report = { at: (field: string) => Position; findings: Findings };

function toSize(
  row: VariantRow & Readonly<Record<string, unknown>>,
  codes: readonly string[],
  { at, findings }: Report,
): SizeRecord {
  const [width = 0, height = 0, depth = 0, weight = 0] = DIMENSIONS.map((name) => {
    const value = row[name];
    if (value === null) findings.add(errorAt(at(name), 'required', {}, name));
    return value ?? 0;
  });
  const figures = Object.fromEntries(
    codes.flatMap((code) => {
      const value = row[`figures.${code}`];
      return typeof value === 'number' ? [[code, value]] : [];
    }),
  );
  const name = optionalTranslatedOf(row, 'size_name');
  return { code: row.size, ...(name && { name }), width, height, depth, weight, figures };
}

function reportDifferences(row: VariantRow, size: SizeRecord, { at, findings }: Report): void {
  for (const name of DIMENSIONS) {
    const value = row[name];
    if (value === null || value === size[name]) continue;
    findings.add(errorAt(at(name), 'size_differs', { size: size.code, value, known: size[name] }, name));
  }
}
