import { NumberInput, type NumberInputProps } from 'ra-ui-materialui';

const CENTS = 100;

/** An amount that is typed in units of the currency and stored in cents. */
export function AmountInput(props: NumberInputProps) {
  return <NumberInput min={0} step={0.01} format={toUnits} parse={toCents} {...props} />;
}

function toUnits(cents: unknown): number | string {
  return typeof cents === 'number' ? cents / CENTS : '';
}

function toCents(typed: string | number): number | null {
  return typed === '' ? null : Math.round(Number(typed) * CENTS);
}
