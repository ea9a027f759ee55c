import { findSiretError } from '#shared/domain/siret.ts';

/**
 * SIRENs that start with 21 belong to communes, and the next two digits are their département. Département 00 does
 * not exist, so numbers that start with 2100 belong to no company.
 */
const UNATTRIBUTED = '2100';

/**
 * SIRET of a position in the register. Positions are multiplied, so that neighbours do not have consecutive numbers.
 */
export function demoSiret(index: number): string {
  const siren = withCheckDigit(UNATTRIBUTED + String((index * 7 + 1283) % 10_000).padStart(4, '0'));
  const establishment = index % 11 === 0 ? '0002' : '0001';
  return withCheckDigit(siren + establishment);
}

/** Appends the check digit that makes the Luhn sum divisible by ten. The rule counts from the right, for any length. */
function withCheckDigit(digits: string): string {
  const fitting = Array.from({ length: 10 }, (_none, digit) => digits + digit).find(
    (candidate) => findSiretError(candidate.padStart(14, '0')) === undefined,
  );
  if (fitting === undefined) throw new Error(`No digit completes ${digits}.`);
  return fitting;
}
