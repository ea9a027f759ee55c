/** Amounts in cents without tax; `vat`: rate in basis points. */
export type PricedLine = { quantity: number; unit: number; vat: number };

export type ProposalTotals = {
  /** Total of each line, in order. */
  lines: number[];
  net: number;
  /** Base and amount of each VAT rate that occurs, lowest rate first. */
  vat: { rate: number; base: number; amount: number }[];
  gross: number;
};

const WHOLE = 10_000;

/** Adds a margin in basis points to a price, in whole cents; negative results are zero. */
export function withMargin(cents: number, margin: number): number {
  return Math.max(0, Math.round((cents * (WHOLE + margin)) / WHOLE));
}

/** Returns the totals of a proposal. VAT is rounded once a rate, so that the displayed sums add up. */
export function proposalTotals(lines: readonly PricedLine[]): ProposalTotals {
  const nets = lines.map(({ quantity, unit }) => quantity * unit);
  const rates = [...new Set(lines.map(({ vat: rate }) => rate))].toSorted((a, b) => a - b);
  const vat = rates.map((rate) => {
    const base = nets.reduce((sum, net, index) => sum + (lines[index]?.vat === rate ? net : 0), 0);
    return { rate, base, amount: Math.round((base * rate) / WHOLE) };
  });
  const net = nets.reduce((sum, line) => sum + line, 0);
  return { lines: nets, net, vat, gross: net + vat.reduce((sum, { amount }) => sum + amount, 0) };
}
