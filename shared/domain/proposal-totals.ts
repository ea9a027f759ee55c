/** Rates of VAT an installer's proposal knows, in basis points. */
export const VAT_RATES = [550, 1000, 2000] as const;
export type VatRate = (typeof VAT_RATES)[number];

/** Whole cents without tax. */
export type PricedLine = { quantity: number; unit: number; vat: VatRate };

export type ProposalTotals = {
  /** Of each line, in their order. */
  lines: number[];
  net: number;
  /** Of each rate that occurs, the lowest first: what it is charged on, and how much it comes to. */
  vat: { rate: VatRate; base: number; amount: number }[];
  gross: number;
};

const WHOLE = 10_000;

/** A price with a margin in basis points added, in whole cents; below nothing it is nothing. */
export function withMargin(cents: number, margin: number): number {
  return Math.max(0, Math.round((cents * (WHOLE + margin)) / WHOLE));
}

/** What a proposal comes to. VAT is rounded once a rate, so that the sums shown add up to the cent. */
export function proposalTotals(lines: readonly PricedLine[]): ProposalTotals {
  const nets = lines.map(({ quantity, unit }) => quantity * unit);
  const vat = VAT_RATES.flatMap((rate) => {
    if (!lines.some((line) => line.vat === rate)) return [];
    const base = nets.reduce((sum, net, index) => sum + (lines[index]?.vat === rate ? net : 0), 0);
    return [{ rate, base, amount: Math.round((base * rate) / WHOLE) }];
  });
  const net = nets.reduce((sum, line) => sum + line, 0);
  return { lines: nets, net, vat, gross: net + vat.reduce((sum, { amount }) => sum + amount, 0) };
}
