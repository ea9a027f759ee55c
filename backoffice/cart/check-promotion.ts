import type { PromoFault } from '#shared/contract/cart.ts';
import { isCorsica, isMetropolitan } from '#shared/domain/postcodes.ts';

const CENTS = 100;

/** A code with what it asks for. Amounts in cents before tax. */
export type CodeRules = {
  promotionId: number;
  code: string;
  title: string;
  kind: 'percent' | 'amount' | 'carriage';
  value: number;
  minimum: number;
  /** `null`: every professional's. */
  customerId: number | null;
  startsAt: Date;
  expiresAt: Date;
  appliesTo: 'all' | 'parts' | 'categories';
  categoryIds: number[];
  withoutSignature: boolean;
  mainland: boolean;
  combinable: boolean;
  isUsed: boolean;
  /** The refusal of a code in a cart that was shown last; null where the code applied, or stands in no cart. */
  told: string | null;
};

/** A line as codes see it: what is paid for it before any of them. */
export type CodeLine = {
  type: 'product' | 'part';
  categoryIds: number[];
  isSignature: boolean;
  netTotal: number;
};

/** Values in the message of a refusal, amounts in euros. */
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
  /** `null` for whoever is no professional. */
  customerId: number | null;
  zipcode: string | null;
  lines: CodeLine[];
  /** Those that the cart has and that hold. */
  others: Pick<CodeRules, 'code' | 'combinable'>[];
};

/**
 * `missing` in cents before tax; `with` the code that stands in the way; `zipcode` the destination it is not for.
 * `isFinal`: nothing the buyer does makes it apply again.
 */
export type CodeRefusal = {
  fault: PromoFault;
  isFinal: boolean;
  missing?: number;
  with?: string;
  zipcode?: string;
};

/** Why a code takes nothing off a cart; `null` when it does. */
export function checkPromotion(rules: CodeRules, context: CodeContext): CodeRefusal | null {
  const { now, customerId, lines, others, zipcode } = context;
  const isOurs = customerId !== null && (rules.customerId === null || rules.customerId === customerId);
  if (!isOurs) return { fault: 'promo_not_for_you', isFinal: true };
  if (rules.isUsed) return { fault: 'promo_already_used', isFinal: true };
  if (rules.expiresAt <= now) return { fault: 'promo_expired', isFinal: true };
  if (rules.startsAt > now) return { fault: 'promo_not_started', isFinal: false };
  if (rules.mainland && zipcode !== null && (isCorsica(zipcode) || !isMetropolitan(zipcode)))
    return { fault: 'promo_not_for_you', isFinal: false, zipcode };
  const rival = others.find((other) => !rules.combinable || !other.combinable);
  if (rival) return { fault: 'promo_not_combinable', isFinal: false, with: rival.code };
  const places = eligibleLines(rules, lines);
  const goods = places.reduce((total, place) => total + (lines[place]?.netTotal ?? 0), 0);
  if (goods < rules.minimum || places.length === 0)
    return { fault: 'promo_minimum', isFinal: false, missing: Math.max(0, rules.minimum - goods) };
  return null;
}

/** Places of the lines that a code is for. */
export function eligibleLines(rules: CodeRules, lines: CodeLine[]): number[] {
  return lines.flatMap((line, place) => (isFor(rules, line) ? [place] : []));
}

function isFor({ appliesTo, categoryIds, withoutSignature }: CodeRules, line: CodeLine): boolean {
  if (withoutSignature && line.isSignature) return false;
  if (appliesTo === 'parts') return line.type === 'part';
  if (appliesTo === 'all') return true;
  return line.type === 'product' && line.categoryIds.some((id) => categoryIds.includes(id));
}
