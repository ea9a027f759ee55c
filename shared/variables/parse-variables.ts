import type { z } from 'zod';
import { isSecret } from './variable-names.ts';

type Environment = Record<string, string | undefined>;

/**
 * Reads variables by a schema of theirs; an empty one is not set.
 * @throws one error with a line for each bad variable: its name, its value unless it is a secret, what is accepted
 */
export function parseVariables<Schema extends z.ZodType>(
  schema: Schema,
  environment: Environment,
): z.output<Schema> {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const parsed = schema.safeParse(set);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => {
    const name = path.map(String).join('.');
    return refusalOf(name, environment[name], message);
  });
  throw new Error(lines.join('\n'));
}

/** One line: `PORT="70000" is not accepted: it must be a whole number from 0 to 65535.` */
export function refusalOf(name: string, value: string | undefined, expected: string): string {
  const shown =
    value === undefined || isSecret(name) ? name : `${name}=${JSON.stringify(withoutUser(value))}`;
  return `${shown} is not accepted: it must be ${expected}.`;
}

/** Passwords stand in addresses where they do not belong, too. */
function withoutUser(value: string): string {
  return value.replaceAll(/\/\/[^/@\s]*@/g, '//***@');
}
