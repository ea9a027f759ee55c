import type { SetupStep } from '#shared/contract/setup-checklist.ts';

/** Screen of each step; the others are settings of the program, which their help names. */
export const SETUP_LINKS: Partial<Record<SetupStep, string>> = {
  seller: '#/shop/1/seller',
  brand: '#/shop/1',
  products: '#/products/create',
  translations: '#/products',
  prices: '#/prices',
  pictures: '#/products',
  payment: '#/shop/1/sales',
  second_factor: '#/profile',
};
