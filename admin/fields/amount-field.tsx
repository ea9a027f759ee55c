import { useFieldValue } from 'ra-core';
import { useFormats } from './use-formats.ts';

const CENTS = 100;

/** An amount in cents of the record. */
export function AmountField({ source, empty }: { source: string; empty: string }) {
  const { formatAmount } = useFormats();
  const cents: unknown = useFieldValue({ source });
  return <span>{typeof cents === 'number' ? formatAmount(cents / CENTS) : empty}</span>;
}
