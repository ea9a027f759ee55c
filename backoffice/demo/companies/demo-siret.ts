import { siretFault } from '#shared/domain/siret.ts';

/**
 * SIRENs that begin with 21 are those of communes, and the figures that follow name their département. There is no
 * département 00: numbers that begin with 2100 are nobody's.
 */
const UNATTRIBUTED = '2100';

/** The number of the company that stands at a place of the register; steps apart, so that none is its neighbour's. */
export function demoSiret(index: number): string {
  const siren = withCheckDigit(UNATTRIBUTED + String((index * 7 + 1283) % 10_000).padStart(4, '0'));
  const establishment = index % 11 === 0 ? '0002' : '0001';
  return withCheckDigit(siren + establishment);
}

/** The one digit that makes the whole divisible by ten. The rule counts from the right, whatever the length. */
function withCheckDigit(digits: string): string {
  const fitting = Array.from({ length: 10 }, (_none, digit) => digits + digit).find(
    (candidate) => siretFault(candidate.padStart(14, '0')) === undefined,
  );
  if (fitting === undefined) throw new Error(`No digit completes ${digits}.`);
  return fitting;
}
