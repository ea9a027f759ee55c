import type { RaRecord } from 'ra-core';
import { completeValues } from './setting-values.ts';

/** Typed values of a setting as the API takes them. */
export function prepareSetting(typed: RaRecord): RaRecord {
  return { ...typed, values: completeValues(typed['values'] as Parameters<typeof completeValues>[0]) };
}
