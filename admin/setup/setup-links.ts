import type { SetupStep } from '#shared/contract/setup-checklist.ts';
import { readMeta } from '#admin/app/read-meta.ts';

/** Screens of the steps; `{site}` is the number of the site. The others are settings of the program, which their help names. */
const SCREENS: Partial<Record<SetupStep, string>> = {
  seller: '#/shop/{site}/seller',
  brand: '#/shop/{site}',
  products: '#/products/create',
  translations: '#/products',
  prices: '#/prices',
  pictures: '#/products',
  carriers: '#/carriers',
  payment: '#/shop/{site}/sales',
  second_factor: '#/profile',
};

/** Address of the screen of a step; `undefined` without one. */
export function linkOfStep(step: SetupStep): string | undefined {
  return SCREENS[step]?.replace('{site}', readMeta('site-id'));
}
