import { z } from 'zod';

/**
 * A variable as its text is read. `expected` says what is accepted, as a noun phrase; `read` gives the value, and
 * `undefined` for a text that is not accepted, or throws what is wrong with it.
 */
export function variable<Value>(expected: string, read: (text: string) => Value | undefined) {
  return z.string().transform((text, context) => {
    try {
      // A line break in a value comes from a file that was read wrongly, and would forge headers and log lines.
      const value = /\p{Cc}/u.test(text) ? undefined : read(text);
      if (value !== undefined) return value;
      context.addIssue({ code: 'custom', message: expected });
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
    }
    return z.NEVER;
  });
}

/** The entries of a list, by commas; `each` reads one of them. */
export function listOf<Value>(expected: string, each: (entry: string) => Value | undefined) {
  return variable(`a list by commas of ${expected}`, (text) => {
    const values = entriesOf(text).map(each);
    return values.every((value) => value !== undefined) ? values : undefined;
  });
}

export function entriesOf(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}
