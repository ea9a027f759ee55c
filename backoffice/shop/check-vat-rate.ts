import { errorAt, type Findings, type Position } from './files/finding.ts';

/** Reports a VAT rate that the shop does not list. `known`: the rates of `shop.yaml`; `undefined` when it is unknown. */
export function checkVatRate(
  rate: number | null | undefined,
  known: readonly number[] | undefined,
  at: () => Position,
  findings: Findings,
): void {
  if (rate === null || rate === undefined || !known || known.includes(rate)) return;
  findings.add(errorAt(at(), 'vat_rate_unknown', { value: rate, known: known.join(', ') }, 'vat_rate'));
}
