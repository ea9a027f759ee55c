import type { PromoErrorCode } from '#shared/contract/cart.ts';
import { isCorsica, isMetropolitan } from '#shared/domain/postcodes.ts';

const CENTS = 100;

/** A promotion code with its conditions. Amounts in cents before tax. */
export type CodeRules = {
  promotionId: number;
  code: string;
  title: string;
  kind: 'percent' | 'amount' | 'carriage';
  value: number;
  minimum: number;
  /** `null`: for every professional. */
  customerId: number | null;
  startsAt: Date;
  expiresAt: Date;
  appliesTo: 'all' | 'parts' | 'categories';
  categoryIds: number[];
  withoutSignature: boolean;
  mainland: boolean;
  combinable: boolean;
  isUsed: boolean;
  /** The refusal that the cart showed last; null when the code applied, or is in no cart. */
  told: string | null;
};

/** A line as codes need it, priced before any code. */
export type CodeLine = {
  type: 'product' | 'part';
  categoryIds: number[];
  isSignature: boolean;
  netTotal: number;
};

/** Parameters of a refusal's message, amounts in euros. */
export function refusalParams({
  missing,
  with: rival,
  zipcode,
}: CodeRefusal): Record<string, string | number> {
  return {
    ...(missing !== undefined && { missing: missing / CENTS }),
    ...(rival !== undefined && { with: rival }),
    ...(zipcode !== undefined && { zipcode }),
  };
}

export type CodeContext = {
  now: Date;
  /** `null` for a guest or a private customer. */
  customerId: number | null;
  zipcode: string | null;
  lines: CodeLine[];
  others: Pick<CodeRules, 'code' | 'combinable'>[];
};

/**
 * `missing` in cents before tax; `with`: the code that cannot be combined; `zipcode`: the
 * destination that the code excludes. `isFinal`: the code can never apply again.
 */
export type CodeRefusal = {
  reason: PromoErrorCode;
  isFinal: boolean;
  missing?: number;
  with?: string;
  zipcode?: string;
};

/** Returns why a code does not apply to a cart; `null` when it does. */
export function checkPromotion(rules: CodeRules, context: CodeContext): CodeRefusal | null {
  const { now, customerId, lines, others, zipcode } = context;
  const isOurs = customerId !== null && (rules.customerId === null || rules.customerId === customerId);
  if (!isOurs) return { reason: 'promo_not_for_you', isFinal: true };
  if (rules.isUsed) return { reason: 'promo_already_used', isFinal: true };
  if (rules.expiresAt <= now) return { reason: 'promo_expired', isFinal: true };
  if (rules.startsAt > now) return { reason: 'promo_not_started', isFinal: false };
  if (rules.mainland && zipcode !== null && (isCorsica(zipcode) || !isMetropolitan(zipcode)))
    return { reason: 'promo_not_for_you', isFinal: false, zipcode };
  const rival = others.find((other) => !rules.combinable || !other.combinable);
  if (rival) return { reason: 'promo_not_combinable', isFinal: false, with: rival.code };
  const indexes = eligibleLines(rules, lines);
  const goods = indexes.reduce((total, index) => total + (lines[index]?.netTotal ?? 0), 0);
  if (goods < rules.minimum || indexes.length === 0)
    return { reason: 'promo_minimum', isFinal: false, missing: Math.max(0, rules.minimum - goods) };
  return null;
}

/** Indexes of the lines that a code applies to. */
export function eligibleLines(rules: CodeRules, lines: CodeLine[]): number[] {
  return lines.flatMap((line, index) => (isFor(rules, line) ? [index] : []));
}

function isFor({ appliesTo, categoryIds, withoutSignature }: CodeRules, line: CodeLine): boolean {
  if (withoutSignature && line.isSignature) return false;
  if (appliesTo === 'parts') return line.type === 'part';
  if (appliesTo === 'all') return true;
  return line.type === 'product' && line.categoryIds.some((id) => categoryIds.includes(id));
}
