import { toTypedCode } from './typed-text.ts';

const LENGTH = 14;
/** SIREN of La Poste, whose SIRETs have another checksum: the sum of their digits is divisible by five. */
const LA_POSTE = '356000000';

export type SiretRules = {
  /** Accepts the numbers of La Poste too; the specification has one checksum (section 5). */
  allowsLaPoste?: boolean;
};

/** Returns the error of a SIRET, in any grouping (spec section 5). */
export function findSiretError(
  value: string,
  { allowsLaPoste = false }: SiretRules = {},
): 'length' | 'checksum' | undefined {
  const digits = siretDigits(value);
  if (!/^\d+$/.test(digits) || digits.length !== LENGTH) return 'length';
  if (checksum(digits) % 10 === 0) return undefined;
  return allowsLaPoste && digits.startsWith(LA_POSTE) && sumOf(digits) % 5 === 0 ? undefined : 'checksum';
}

/** Removes spaces, dots, dashes and a copied label. */
export function siretDigits(value: string): string {
  return toTypedCode(value).replace(/^siret:?/i, '');
}

function sumOf(digits: string): number {
  return Array.from(digits).reduce((sum, digit) => sum + Number(digit), 0);
}

/** Formats a SIRET without line breaks: `210 052 908 00014`. */
export function writtenSiret(siret: string): string {
  return siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1\u00a0$2\u00a0$3\u00a0$4');
}

/** Luhn checksum: every second digit from the right is doubled. */
function checksum(digits: string): number {
  return digits.split('').reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}
