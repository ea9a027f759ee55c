import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { CODE_RULES } from '#tests/support/invoice-rules/codes.data.ts';
import { FRENCH_RULES } from '#tests/support/invoice-rules/french.data.ts';
import { INFORMATION_RULES } from '#tests/support/invoice-rules/information.data.ts';
import { brokenRules, damaged, triggeredRules } from '#tests/support/invoice-rules/judge.ts';
import { EXAMPLE, orderOf, purchases, type Bought } from '#tests/support/invoice-rules/purchases.ts';
import { SUM_RULES } from '#tests/support/invoice-rules/sums.data.ts';
import { writeInvoiceXml } from './invoice-xml.ts';
import { isIssued } from '#backoffice/order-documents/document-data.ts';
import { toDocumentData } from '#backoffice/order-documents/to-document-data.ts';

const RULES = [...INFORMATION_RULES, ...SUM_RULES, ...CODE_RULES, ...FRENCH_RULES];

/** Builds the invoice of a purchase. */
function invoiceOf(bought: Bought): string {
  const document = toDocumentData(orderOf(bought), 'Ronde');
  if (!isIssued(document)) throw new Error('The invoice is issued.');
  return writeInvoiceXml(document);
}

const GOOD = [invoiceOf(EXAMPLE), invoiceOf({ ...EXAMPLE, payment: 'cb' })];

describe('rules of EN 16931 and of the French reform', () => {
  it('[AC-14] invoice rules: an invoice on account and a paid one satisfy all rules and trigger each', () => {
    expect(GOOD.map((xml) => brokenRules(xml, RULES))).toEqual([[], []]);
    const triggered = new Set(GOOD.flatMap((xml) => triggeredRules(xml, RULES)));
    expect(RULES.map(({ id }) => id).filter((id) => !triggered.has(id))).toEqual([]);
  });

  it.each(RULES.map((rule) => [rule.id, rule] as const))(
    '[AC-14] invoice rule %s: an invoice that breaks it is detected',
    (id, { damage }) => {
      const seen = GOOD.some((xml) => {
        const broken = damaged(xml, damage);
        return broken !== undefined && brokenRules(broken, RULES).includes(id);
      });
      expect(seen).toBe(true);
    },
  );

  it('[AC-14] invoice rules: random purchases at any rates and discounts break no rule', () => {
    fc.assert(
      fc.property(purchases, (bought) => {
        expect(brokenRules(invoiceOf(bought), RULES)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
