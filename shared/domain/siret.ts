const LENGTH = 14;

/** What is wrong with a SIRET, or nothing. Spaces are forgiven: it is printed in groups (spec section 5). */
export function siretFault(value: string): 'length' | 'checksum' | undefined {
  const digits = siretDigits(value);
  if (!/^\d+$/.test(digits) || digits.length !== LENGTH) return 'length';
  return checksum(digits) % 10 === 0 ? undefined : 'checksum';
}

/** Without the spaces and dots it is written with. */
export function siretDigits(value: string): string {
  return value.replaceAll(/[\s.\u00a0]/g, '');
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
