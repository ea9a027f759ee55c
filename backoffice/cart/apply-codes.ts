import { checkPromotion, eligibleLines, type CodeContext, type CodeRules } from './check-promotion.ts';
import type { PricedCart } from './priced-cart.ts';
import type { TotalsPromotion } from './totals.ts';

export type AppliedCodes = { applied: CodeRules[] } & Pick<
  PricedCart,
  'expiredCodes' | 'suspendedCodes' | 'restoredCodes'
>;

/**
 * Splits the codes of a cart into applied, suspended and expired ones. Codes that applied
 * before go first, so that a restored code displaces none of them.
 */
export function applyCodes(codes: CodeRules[], context: Omit<CodeContext, 'others'>): AppliedCodes {
  const result: AppliedCodes = { applied: [], expiredCodes: [], suspendedCodes: [], restoredCodes: [] };
  for (const rules of codes.toSorted(
    (one, other) => Number(one.told !== null) - Number(other.told !== null),
  )) {
    const { promotionId, code, title: label, told } = rules;
    const refusal = checkPromotion(rules, { ...context, others: result.applied });
    if (!refusal) {
      result.applied.push(rules);
      if (told !== null) result.restoredCodes.push({ promotionId, code });
      continue;
    }
    const list = refusal.isFinal ? result.expiredCodes : result.suspendedCodes;
    list.push({ promotionId, code, label, refusal, told });
  }
  return result;
}

export function toTotalsPromotion(rules: CodeRules, lines: CodeContext['lines']): TotalsPromotion {
  return {
    code: rules.code,
    kind: rules.kind,
    value: rules.value,
    lines: eligibleLines(rules, lines),
  };
}
