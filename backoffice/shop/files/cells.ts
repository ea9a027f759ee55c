import { z } from 'zod';
import { choiceReason, reasonOf, reasonParams } from './issue-finding.ts';
import { parseDay, parseDecimal } from './parse-cell.ts';

/** Schemas of the cells of a table. They take text; a column is required if its schema refuses an empty cell. */

const MAX_CELL_LENGTH = 20_000;
const YES_NO: Readonly<Record<string, boolean>> = {
  '': false,
  yes: true,
  no: false,
  oui: true,
  non: false,
  true: true,
  false: false,
  vrai: true,
  faux: false,
  1: true,
  0: false,
};

const cell = z.string().trim().max(MAX_CELL_LENGTH);

/** Text that is not empty. */
export function text() {
  return cell.min(1);
}

/** Text, or `null` for an empty cell. */
export function optionalText() {
  return cell.transform((value) => (value === '' ? null : value));
}

/** `null` for an empty cell, else the value of the schema. */
export function optional<Output>(schema: z.ZodType<Output, string>) {
  return cell.transform((value, context): Output | null =>
    value === '' ? null : pass(schema, value, context),
  );
}

/** A default for an empty cell, else the value of the schema. */
export function withDefault<Output>(schema: z.ZodType<Output, string>, fallback: Output) {
  return cell.transform((value, context): Output => (value === '' ? fallback : pass(schema, value, context)));
}

/** A number with decimal point or comma; spaces may group its digits. */
export function number(limits: { min?: number; max?: number; integer?: boolean } = {}) {
  return text().transform((value, context): number => {
    const parsed = parseDecimal(value);
    if (parsed === undefined) return refuse(context, 'number', { value });
    if (limits.integer && !Number.isInteger(parsed.value)) return refuse(context, 'integer', { value });
    if (limits.min !== undefined && parsed.value < limits.min)
      return refuse(context, 'number_small', { limit: limits.min });
    if (limits.max !== undefined && parsed.value > limits.max)
      return refuse(context, 'number_big', { limit: limits.max });
    return parsed.value;
  });
}

/** An amount in the file's main unit with at most two decimals, such as `1290.00`; cents out. */
export function money() {
  return text().transform((value, context): number => {
    const parsed = parseDecimal(value.replace(/(?:€|EUR)$/, ''));
    if (parsed === undefined) return refuse(context, 'money', { value });
    if (parsed.decimals > 2) return refuse(context, 'money_decimals', { value });
    if (parsed.value < 0) return refuse(context, 'number_small', { limit: 0 });
    return Math.round(parsed.value * 100);
  });
}

/** A VAT rate in percent. */
export function vatRate() {
  return number({ min: 0.01, max: 100 });
}

/** `yes` or `no` (also `oui`, `non`, `true`, `false`, `1`, `0`); an empty cell is `no`. */
export function yesNo() {
  return cell.transform((value, context): boolean => {
    const known = YES_NO[value.toLowerCase()];
    return known ?? refuse(context, 'yes_no', { value });
  });
}

/** Values separated by `|`; an empty cell has none. */
export function list<Output = string>(item: z.ZodType<Output, string>): z.ZodType<Output[], string>;
export function list(): z.ZodType<string[], string>;
export function list(item: z.ZodType<unknown, string> = text()): z.ZodType<unknown[], string> {
  return cell.transform((value, context): unknown[] =>
    value === '' ? [] : value.split('|').map((part) => pass(item, part.trim(), context)),
  );
}

/** A day, `2026-11-30` or `30/11/2026`; `2026-11-30` out. */
export function date() {
  return text().transform((value, context): string => parseDay(value) ?? refuse(context, 'date', { value }));
}

/** One of the known values. */
export function choice<const Value extends string>(known: readonly Value[]) {
  return cell.transform((value, context): Value => {
    const found = known.find((candidate) => candidate === value);
    if (found !== undefined) return found;
    const { code, values } = choiceReason(value, known);
    return refuse(context, code, values);
  });
}

function pass<Output>(schema: z.ZodType<Output, string>, value: string, context: z.RefinementCtx): Output {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const { code, values } = reasonOf(issue);
    context.addIssue({ code: 'custom', ...reasonParams(code, values) });
  }
  return z.NEVER;
}

function refuse(context: z.RefinementCtx, code: string, values: Record<string, string | number>): never {
  context.addIssue({ code: 'custom', ...reasonParams(code, values) });
  return z.NEVER;
}
