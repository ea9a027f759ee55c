const EAN = /^\d{8}(?:\d{4,6})?$/;

/** True for an EAN-8, a UPC, an EAN-13 or a GTIN-14 whose check digit is right. */
export function isEan(text: string): boolean {
  if (!EAN.test(text)) return false;
  const sum = Array.from(text)
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
