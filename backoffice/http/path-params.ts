import { z } from 'zod';
import { idParameter } from '#shared/contract/common.ts';
import { checkInput } from './check-input.ts';

/** As the contract writes a path's parameters: `{address_id}`. */
const PARAMETER = /\{(\w+)\}/g;

/** What express matches: `/customer/{customer_id}/address/{address_id}` with colons for braces. */
export function toExpressPath(path: string): string {
  return path.replaceAll(PARAMETER, ':$1');
}

/** What a path's parameters are called. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(PARAMETER)].map(([, name]) => name ?? '');
}

/**
 * Reads the parameters in a path: numbers, and the customer number, which has letters too.
 * @throws Failure 400 for another value
 */
export function readParams(path: string, given: unknown): Record<string, string | number> {
  const schemas = pathNames(path).map(
    (name) => [name, name === 'customer_id' ? z.string().max(40) : idParameter] as const,
  );
  return checkInput<z.ZodType<Record<string, string | number>>>(z.object(Object.fromEntries(schemas)), given);
}
