import { NumberInput, type NumberInputProps } from 'ra-ui-materialui';

const GRAMS = 1000;

/** A weight that is typed in kilograms and stored in grams. */
export function WeightInput(props: NumberInputProps) {
  return <NumberInput min={0} step={0.001} format={toKilograms} parse={toGrams} {...props} />;
}

function toKilograms(grams: unknown): number | string {
  return typeof grams === 'number' ? grams / GRAMS : '';
}

function toGrams(typed: string | number): number | null {
  return typed === '' ? null : Math.round(Number(typed) * GRAMS);
}
