import { siretDigits } from './siret.ts';

const SIREN_LENGTH = 9;

/** The company's number, which the SIRETs of its establishments begin with. */
export function sirenOf(siret: string): string {
  return siretDigits(siret).slice(0, SIREN_LENGTH);
}

/** `210 004 214`. */
export function writtenSiren(siret: string): string {
  return sirenOf(siret).replaceAll(/\d{3}(?=\d)/g, '$&\u{A0}');
}

/** The VAT number of a French company: its key follows from the SIREN. */
export function vatNumberOf(siret: string): string {
  const siren = sirenOf(siret);
  const key = (12 + 3 * (Number(siren) % 97)) % 97;
  return `FR${String(key).padStart(2, '0')}${siren}`;
}
