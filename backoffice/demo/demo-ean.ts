import { stableNumber } from './stable-number.ts';

/** An EAN-13 of the range for internal use (20 to 29), with its check digit. */
export function demoEan(reference: string): string {
  const digits = `2${String(stableNumber(reference, 1e11)).padStart(11, '0')}`;
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return digits + String((10 - (sum % 10)) % 10);
}
