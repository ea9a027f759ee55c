import { createContext } from 'react';

/** ISO 4217 code of the currency of the shop. */
export const CurrencyContext = createContext('EUR');
