import { createContext } from 'react';

/** Name of the shop. */
export const ShopContext = createContext('');
