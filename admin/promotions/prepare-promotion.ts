import type { RaRecord } from 'ra-core';

/** Typed values as the API takes them: only the value of the kind, and categories only of that scope. */
export function preparePromotion(typed: RaRecord): RaRecord {
  const { kind, percent, amount, applies_to: scope, categories } = typed;
  return {
    ...typed,
    percent: kind === 'percent' ? percent : null,
    amount: kind === 'amount' ? amount : null,
    categories: scope === 'categories' ? categories : [],
  };
}
