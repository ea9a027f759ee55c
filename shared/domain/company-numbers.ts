import { siretDigits } from './siret.ts';

const SIREN_LENGTH = 9;

/** Returns the company's number, the start of its establishments' SIRETs. */
export function sirenOf(siret: string): string {
  return siretDigits(siret).slice(0, SIREN_LENGTH);
}

/** Formats a SIREN: `210 004 214`. */
export function writtenSiren(siret: string): string {
  return sirenOf(siret).replaceAll(/\d{3}(?=\d)/g, '$&\u{A0}');
}

/** Returns the VAT number of a French company, with the key derived from its SIREN. */
export function vatNumberOf(siret: string): string {
  const siren = sirenOf(siret);
  const key = (12 + 3 * (Number(siren) % 97)) % 97;
  return `FR${String(key).padStart(2, '0')}${siren}`;
}
