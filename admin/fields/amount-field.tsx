import { useFieldValue, useLocaleState } from 'ra-core';
import { useContext } from 'react';
import { CurrencyContext } from '#admin/app/currency-context.ts';
import { amountText } from './amounts.ts';

/** An amount in cents of the record. */
export function AmountField({ source, empty }: { source: string; empty: string }) {
  const [locale] = useLocaleState();
  const currency = useContext(CurrencyContext);
  const cents: unknown = useFieldValue({ source });
  return <span>{typeof cents === 'number' ? amountText(cents, locale, currency) : empty}</span>;
}
