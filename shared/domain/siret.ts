import { toTypedCode } from './typed-text.ts';

const LENGTH = 14;
/** SIREN of La Poste, whose numbers follow a rule of their own: the sum of their digits divides by five. */
const LA_POSTE = '356000000';

export type SiretRules = {
  /** Takes the numbers of La Poste too; the specification knows the one checksum (section 5). */
  takesLaPoste?: boolean;
};

/** What is wrong with a SIRET, or nothing, however it is grouped (spec section 5). */
export function siretFault(
  value: string,
  { takesLaPoste = false }: SiretRules = {},
): 'length' | 'checksum' | undefined {
  const digits = siretDigits(value);
  if (!/^\d+$/.test(digits) || digits.length !== LENGTH) return 'length';
  if (checksum(digits) % 10 === 0) return undefined;
  return takesLaPoste && digits.startsWith(LA_POSTE) && sumOf(digits) % 5 === 0 ? undefined : 'checksum';
}

/** Without spaces, dots, dashes, and without the label that is copied with it. */
export function siretDigits(value: string): string {
  return toTypedCode(value).replace(/^siret:?/i, '');
}

function sumOf(digits: string): number {
  return Array.from(digits).reduce((sum, digit) => sum + Number(digit), 0);
}

/** As it is printed: `210 052 908 00014`, never broken over two lines. */
export function writtenSiret(siret: string): string {
  return siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1\u00a0$2\u00a0$3\u00a0$4');
}

/** Every second digit from the right twice, the digits of the result added up. */
function checksum(digits: string): number {
  return digits.split('').reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}
