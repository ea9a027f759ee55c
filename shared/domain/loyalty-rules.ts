/** The rules of the loyalty programme: pages, terms and e-mails state them, ledger and cart apply them. */
export const LOYALTY_RULES = {
  /** Points for each whole euro of goods, before tax; carriage and the recycling fee earn none. */
  pointsPerEuro: 1,
  /** From delivery until points can be used: the time in which goods may come back. */
  holdDays: 30,
  /** From the day they can be used until they are worth nothing. */
  goodForMonths: 24,
  /** Points are spent in vouchers: so many points take so many euros, before tax, off an order. */
  pointsOfVoucher: 500,
  eurosOfVoucher: 10,
  /** Percent of the goods, after every other discount and before tax, that points may pay for. */
  ceilingPercent: 50,
  /** Minimum validity, in days, of the points a cancelled order gives back. */
  minDaysAfterReturn: 30,
} as const;

/** Levels, by the points earned in twelve months. */
export const LOYALTY_TIERS = ['ember', 'flame', 'hearth'] as const;
export type LoyaltyTier = (typeof LOYALTY_TIERS)[number];
export const TIER_FROM: Readonly<Record<LoyaltyTier, number>> = { ember: 0, flame: 5000, hearth: 15_000 };

export function tierOf(earnedInYear: number): LoyaltyTier {
  return LOYALTY_TIERS.findLast((tier) => earnedInYear >= TIER_FROM[tier]) ?? 'ember';
}
