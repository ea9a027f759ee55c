import { checkPromotion, eligibleLines, type CodeContext, type CodeRules } from './check-promotion.ts';
import type { PricedCart } from './priced-cart.ts';
import type { TotalsPromotion } from './totals.ts';

export type AppliedCodes = { applied: CodeRules[]; dead: PricedCart['deadCodes'] };

/** Which codes of a cart hold now, looked at in their order, and which do not any more. */
export function applyCodes(codes: CodeRules[], context: Omit<CodeContext, 'others'>): AppliedCodes {
  const applied: CodeRules[] = [];
  const dead: PricedCart['deadCodes'] = [];
  for (const code of codes) {
    const refusal = checkPromotion(code, { ...context, others: applied });
    if (refusal) dead.push({ promotionId: code.promotionId, code: code.code, fault: refusal.fault });
    else applied.push(code);
  }
  return { applied, dead };
}

/** A code as totals need it. */
export function toTotalsPromotion(rules: CodeRules, lines: CodeContext['lines']): TotalsPromotion {
  return {
    code: rules.code,
    kind: rules.kind,
    value: rules.value,
    lines: eligibleLines(rules, lines),
  };
}
