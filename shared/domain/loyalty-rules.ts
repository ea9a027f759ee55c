/** Rules of the loyalty programme: stated in pages, terms and emails, applied by ledger and cart. */
export const LOYALTY_RULES = {
  /** Points for each whole euro of goods, before tax; shipping and the recycling fee earn none. */
  pointsPerEuro: 1,
  /** Days from delivery until points can be used, because goods may be returned. */
  holdDays: 30,
  /** Months from that day until points expire. */
  goodForMonths: 24,
  /** Points of a voucher, and its value in euros, before tax. */
  pointsOfVoucher: 500,
  eurosOfVoucher: 10,
  /** Maximum percentage of the goods, after other discounts and before tax, that points may pay. */
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
