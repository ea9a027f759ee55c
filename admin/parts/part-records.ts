import type { RaRecord } from 'ra-core';

type Fit = Record<string, unknown>;
type Texts = { fr?: string | null; en?: string | null };

/** Fields of a part before anything is typed. */
export const NEW_PART = {
  reference: '',
  kind: 'spare',
  name: { fr: '', en: '' },
  ean: '',
  eco: 0,
  stock: 0,
  low_stock: null,
  status: 'available',
  delay: 0,
  old_references: [],
  replaced_by: null,
  reason: null,
  products: [],
};

/** Typed values as the API takes them: a reason without a word is none, and every part counts at least once. */
export function preparePart(typed: RaRecord): RaRecord {
  const { reason, old_references: former, products } = typed;
  const fits = (products ?? []) as Fit[];
  return {
    ...typed,
    reason: prepareReason(reason as Texts | null | undefined),
    old_references: former ?? [],
    products: fits.map((fit) => ({ ...fit, product: fit['product'] ?? '', quantity: fit['quantity'] ?? 1 })),
  };
}

/** A language without its words is refused by name. */
function prepareReason(reason: Texts | null | undefined): Texts | null {
  const { fr, en } = { fr: reason?.fr ?? '', en: reason?.en ?? '' };
  return fr === '' && en === '' ? null : { fr, en };
}
