import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { writeInvoiceXml } from '#backoffice/invoices/invoice-xml.ts';
import { DEMO_SELLER } from '#tests/support/demo-brand.ts';
import { CODE_RULES } from '#tests/support/invoice-rules/codes.data.ts';
import { FRENCH_RULES } from '#tests/support/invoice-rules/french.data.ts';
import { INFORMATION_RULES } from '#tests/support/invoice-rules/information.data.ts';
import { brokenRules } from '#tests/support/invoice-rules/judge.ts';
import { EXAMPLE, ISSUED, orderOf, purchases, type Bought } from '#tests/support/invoice-rules/purchases.ts';
import { SUM_RULES } from '#tests/support/invoice-rules/sums.data.ts';
import { addedAmounts, chargedShipping, type BilledLine, type Portion } from './share-amounts.ts';
import { toCreditNoteData } from './to-credit-note-data.ts';

const RULES = [...INFORMATION_RULES, ...SUM_RULES, ...CODE_RULES, ...FRENCH_RULES];
/**
 * The published check admits a difference below one unit of currency. A later credit note of an order uses
 * it: all of them must add up to the invoice to the cent.
 */
const EXACT_TAX = new Set(['BR-CO-17']);
const NONE: Portion = { pieces: new Map(), shipping: 0 };

/** The credit note of a portion of a purchase after another was credited; `undefined` for an amount of nothing. */
function creditNoteOf(bought: Bought, { before, after }: { before: Portion; after: Portion }) {
  const order = orderOf(bought);
  const lines: BilledLine[] = bought.lines.map(({ quantity, unit, eco, vatRate: rate }, index) => ({
    id: index + 1,
    quantity,
    unit,
    eco,
    rate,
  }));
  const amounts = addedAmounts(order.amount, lines, { before, after });
  if (amounts.gross <= 0) return undefined;
  const credited = lines.flatMap(({ id, unit, eco, rate }, index) => {
    const quantity = (after.pieces.get(id) ?? 0) - (before.pieces.get(id) ?? 0);
    const name = bought.lines[index]?.name ?? '';
    return quantity === 0
      ? []
      : [
          {
            reference: `PR-${index}`,
            name,
            quantity,
            unit,
            total: unit * quantity,
            eco: eco * quantity,
            rate,
          },
        ];
  });
  return writeInvoiceXml(
    toCreditNoteData(order, 'Ronde', {
      id: 1,
      number: 'AV-000001',
      issuedAt: new Date(ISSUED.getTime() + 86_400_000),
      reason: 'Pièces reprises',
      data: { ...amounts, lines: credited },
      seller: DEMO_SELLER,
      retained: { brand: undefined, currency: undefined, account: undefined },
    }),
  );
}

const wholeOf = (bought: Bought): Portion => ({
  pieces: new Map(bought.lines.map(({ quantity }, index) => [index + 1, quantity])),
  shipping: chargedShipping(orderOf(bought).amount),
});

/** A purchase with the pieces of a first portion of it, at least one. */
const credits = purchases.chain((bought) =>
  fc.record({
    bought: fc.constant(bought),
    pieces: fc
      .tuple(...bought.lines.map(({ quantity }) => fc.integer({ min: 0, max: quantity })))
      .filter((counts) => counts.some((count) => count > 0)),
  }),
);

describe('credit notes under the rules of EN 16931 and of the French reform', () => {
  it('[AC-14] credit note of a whole invoice: type 381, names its invoice and breaks no rule', () => {
    for (const payment of ['compte', 'cb', 'virement'] as const) {
      const bought = { ...EXAMPLE, payment };
      const xml = creditNoteOf(bought, { before: NONE, after: wholeOf(bought) }) ?? '';
      expect(brokenRules(xml, RULES)).toEqual([]);
      expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
      expect(xml).toMatch(/InvoiceReferencedDocument>\s*<ram:IssuerAssignedID>FA-000099</);
    }
  });

  it('[AC-14] first credit note of any part of any purchase: breaks no rule', () => {
    const property = fc.property(credits, ({ bought, pieces }) => {
      const after = { pieces: new Map(pieces.map((count, index) => [index + 1, count])), shipping: 0 };
      return brokenBy(creditNoteOf(bought, { before: NONE, after })).length === 0;
    });
    expect(fc.check(property, { numRuns: 150 }).counterexample).toBeNull();
  });

  it('[AC-14] credit note of the rest: its VAT differs by a cent at most, and it breaks no other rule', () => {
    const property = fc.property(credits, ({ bought, pieces }) => {
      const before = { pieces: new Map(pieces.map((count, index) => [index + 1, count])), shipping: 0 };
      const xml = creditNoteOf(bought, { before, after: wholeOf(bought) });
      return brokenBy(xml).every((id) => EXACT_TAX.has(id));
    });
    expect(fc.check(property, { numRuns: 150 }).counterexample).toBeNull();
  });
});

/** Rules that a credit note breaks; none where there is nothing to credit. */
function brokenBy(xml: string | undefined): string[] {
  return xml === undefined ? [] : brokenRules(xml, RULES);
}
