import { z } from 'zod';
import { idParameter } from '#shared/contract/common.ts';

/** Path parameters as in the contract: `{address_id}`. */
const PARAMETER = /\{(\w+)\}/g;

/** Converts a path of the contract to Express syntax: `/customer/:customer_id/address/:address_id`. */
export function toExpressPath(path: string): string {
  return path.replaceAll(PARAMETER, ':$1');
}

export function pathNames(path: string): string[] {
  return [...path.matchAll(PARAMETER)].map(([, name]) => name ?? '');
}

/**
 * The schema of the parameters in a path, built once per operation: numbers, and the customer number, which also
 * contains a prefix.
 */
export function paramsSchema(path: string): z.ZodType<Record<string, string | number>> {
  const schemas = pathNames(path).map(
    (name) => [name, name === 'customer_id' ? z.string().max(40) : idParameter] as const,
  );
  return z.object(Object.fromEntries(schemas));
}
