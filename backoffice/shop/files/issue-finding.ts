import { closest, distance } from 'fastest-levenshtein';
import type { z } from 'zod';
import { findMessage } from '#backoffice/messages/format-message.ts';
import type { Finding } from './finding.ts';

/** Code and values of a message about a value. */
export type Reason = { code: string; values: Finding['values'] };

type Issue = z.core.$ZodIssue;

const MAX_LISTED = 12;
const FORMATS: Readonly<Record<string, string>> = { email: 'format_mail', url: 'format_url' };
const EXPECTED: Readonly<Record<string, string>> = {
  string: 'expected_text',
  number: 'expected_number',
  int: 'expected_number',
  boolean: 'expected_yes_no',
  array: 'expected_list',
  tuple: 'expected_list',
  object: 'expected_map',
  record: 'expected_map',
};

/** Form of the errors that schemas of the contract name. */
const NAMED = /^[a-z_]+$/;

/** Params of a custom issue: its code becomes the code of the finding. */
export function reasonParams(code: string, values: Finding['values'] = {}): { params: { reason: Reason } } {
  return { params: { reason: { code, values } } };
}

/** The reason of a finding that a schema's issue becomes. */
export function reasonOf(issue: Issue): Reason {
  switch (issue.code) {
    case 'custom':
      return isReason(issue.params?.['reason']) ? issue.params['reason'] : namedReason(issue.message);
    case 'invalid_type':
      return issue.input === undefined && isMissing(issue)
        ? { code: 'required', values: {} }
        : { code: EXPECTED[issue.expected] ?? 'format', values: {} };
    case 'invalid_value':
      return choiceReason(issue.input, issue.values.map(String));
    case 'too_small':
      return limitReason('small', issue.origin, Number(issue.minimum));
    case 'too_big':
      return limitReason('big', issue.origin, Number(issue.maximum));
    case 'invalid_format':
      return NAMED.test(issue.message)
        ? namedReason(issue.message)
        : { code: FORMATS[issue.format] ?? 'format', values: {} };
    case 'unrecognized_keys':
      return { code: 'unknown_key', values: { key: issue.keys.join(', ') } };
    default:
      return { code: 'invalid', values: { reason: issue.message } };
  }
}

/** An error that a schema of the contract names is the code of its finding. */
function namedReason(error: string): Reason {
  return findMessage('en', `shop.findings.${error}`) === undefined
    ? { code: 'invalid', values: { reason: error } }
    : { code: error, values: {} };
}

/** The reason for a value that is none of the known ones. */
export function choiceReason(value: unknown, known: readonly string[]): Reason {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (text === '') return { code: 'choice_missing', values: { known: listKnown(known) } };
  const near = findNearest(text, known);
  if (near !== undefined) return { code: 'choice_near', values: { value: text, near } };
  return { code: 'choice', values: { value: text, known: listKnown(known) } };
}

/** The known name that a misspelt one means, if one is near. */
export function findNearest(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const near = closest(
    name.toLowerCase(),
    known.map((candidate) => candidate.toLowerCase()),
  );
  const index = known.findIndex((candidate) => candidate.toLowerCase() === near);
  const limit = Math.ceil(name.length / 3);
  return distance(name.toLowerCase(), near) <= limit ? known[index] : undefined;
}

function listKnown(known: readonly string[]): string {
  const listed = known.slice(0, MAX_LISTED).join(', ');
  return known.length > MAX_LISTED ? `${listed}, …` : listed;
}

/** Zod says that a key is missing in the message of an issue only. */
function isMissing(issue: Issue): boolean {
  return issue.message.includes('undefined');
}

function limitReason(side: 'small' | 'big', origin: string, limit: number): Reason {
  if (origin === 'string' && side === 'small' && limit === 1) return { code: 'required', values: {} };
  const kind = origin === 'string' ? 'text' : origin === 'array' || origin === 'set' ? 'list' : 'number';
  return { code: `${kind}_${side}`, values: { limit } };
}

function isReason(value: unknown): value is Reason {
  return typeof value === 'object' && value !== null && 'code' in value && 'values' in value;
}
