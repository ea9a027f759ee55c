const SHAPE = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

/** Returns whether a bank account number has the form and the check digits of an IBAN (ISO 13616), without spaces. */
export function isIban(value: string): boolean {
  if (!SHAPE.test(value)) return false;
  const figures = (value.slice(4) + value.slice(0, 4)).replaceAll(/[A-Z]/g, (sign) =>
    String(Number.parseInt(sign, 36)),
  );
  return BigInt(figures) % 97n === 1n;
}

/** Formats an IBAN in groups of four. */
export function writtenIban(iban: string): string {
  return iban.replaceAll(/.{4}(?=.)/g, '$&\u{A0}');
}
