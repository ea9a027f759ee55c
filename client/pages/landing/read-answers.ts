import { readDecimal } from '#shared/domain/read-number.ts';
import type { TicketField, TicketSubject } from '#shared/contract/ticket.ts';

/** Field names of each step; the last step asks for contact details. */
export const STEPS = [['dwelling', 'heating'], ['surface', 'wish', 'timing'], []] as const;
export const LAST_STEP = STEPS.length - 1;
/** Query parameter of the requested step, counted from 1. */
export const STEP_FIELD = 'etape';

/** Element id of the form, so that a step scrolls to it. */
export const FORM_ID = 'devis';

export type Progress = {
  /** Counted from 0. */
  step: number;
  /** Valid values by field name. */
  answers: Record<string, string>;
  errors: Record<string, string>;
};

const MAX_SURFACE = 100_000;

/** Determines the step of a request: at most the first step with a missing value, whose errors it returns. */
export function readProgress(search: URLSearchParams, subject: TicketSubject): Progress {
  const answers: Record<string, string> = {};
  for (const field of subject.fields) {
    const value = search.get(field.name)?.trim() ?? '';
    if (value !== '' && isGood(field, value)) answers[field.name] = value;
  }
  const lacking = subject.fields.filter(({ name, required }) => required && answers[name] === undefined);
  const isLacking = (names: readonly string[]) => lacking.some(({ name }) => names.includes(name));
  const requested = Math.min(Math.max(Number(search.get(STEP_FIELD)) || 1, 1), STEPS.length) - 1;
  const first = STEPS.findIndex((names) => isLacking(names));
  const reachable = first === -1 ? LAST_STEP : first;
  const step = Math.min(requested, reachable);
  return { step, answers, errors: requested > reachable ? errorsOf(search, lacking, STEPS[step] ?? []) : {} };
}

function errorsOf(search: URLSearchParams, lacking: TicketField[], names: readonly string[]) {
  const here = lacking.filter(({ name }) => names.includes(name));
  return Object.fromEntries(here.map(({ name }) => [name, search.get(name) ? 'invalid' : 'required']));
}

function isGood({ kind, options, unit }: TicketField, value: string): boolean {
  if (kind === 'choice') return options?.some((option) => option.value === value) ?? false;
  if (kind !== 'number') return true;
  const number = readDecimal(value, { unit });
  return number !== undefined && number > 0 && number <= MAX_SURFACE;
}
