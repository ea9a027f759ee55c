import type { Brand } from '#shared/contract/brand.ts';
import { FEATURES } from '#shared/domain/features.ts';

/** The brand in a row of the table `site`. Rows from before there were features have all of them. */
export function storedBrand(column: unknown): Brand {
  const brand = column as Omit<Brand, 'features'> & Partial<Pick<Brand, 'features'>>;
  return { ...brand, features: brand.features ?? [...FEATURES] };
}
