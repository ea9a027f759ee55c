import type { ApiErrorBody } from '#shared/contract/common.ts';
import { NO_FIELDS, type Access, type Operation } from '#shared/contract/operation.ts';
import { SCHEMA_FIELD_CODES, type ErrorCode } from './error-codes.data.ts';
import { notesOf } from './find-notes.ts';

/** Refusals that follow from the access of an operation (specification section 8). */
const ACCESS_ERRORS: Readonly<Record<Access, readonly (readonly [number, readonly ErrorCode[]])[]>> = {
  public: [[500, ['invalid_token', 'blacklisted_token']]],
  customer: [[500, ['token_required', 'invalid_token', 'blacklisted_token']]],
  'customer-or-operator': [
    [401, ['session_ended']],
    [403, ['role_required', 'cross_site', 'second_factor_required']],
    [500, ['token_required', 'invalid_token', 'blacklisted_token']],
  ],
  operator: [
    [401, ['token_required', 'invalid_token', 'session_ended']],
    [403, ['forbidden', 'role_required', 'cross_site', 'second_factor_required']],
    [429, ['too_many_requests']],
  ],
  token: [],
};

/** Codes for the common parameters of every call, beside those of their schemas. */
const COMMON_FIELDS: Readonly<Record<string, readonly string[]>> = {
  site_id: ['unknown'],
  sales_plan_id: ['unknown'],
};

/** Statuses with which an operation refuses a request, with the codes of each, in ascending order. */
export function errorsOf(operation: Operation): Map<number, Set<ErrorCode>> {
  const notes = notesOf(operation.id);
  const declared: [number, readonly ErrorCode[]][] = [
    [400, ['invalid_request']],
    [500, ['internal_error']],
    [503, ['database_unavailable']],
    ...ACCESS_ERRORS[operation.access].map(([status, codes]): [number, readonly ErrorCode[]] => [
      status,
      codes,
    ]),
    ...Object.entries(notes.errors ?? {}).map(([status, codes]): [number, readonly ErrorCode[]] => [
      Number(status),
      codes,
    ]),
    ...bodyErrors(operation),
  ];
  if (operation.path.includes('{')) declared.push([404, ['not_found']]);
  if (operation.refusal) declared.push([operation.refusal, ['not_allowed']]);
  if (notes.isLimited) declared.push([429, ['too_many_requests']]);
  const errors = new Map<number, Set<ErrorCode>>();
  for (const [status, codes] of declared.toSorted(([one], [other]) => one - other)) {
    errors.set(status, new Set([...(errors.get(status) ?? []), ...codes]));
  }
  return errors;
}

/** Describes the part of a refusal that the contract does not declare; `undefined` when it declares all of it. */
export function findUndeclared(
  operation: Operation,
  status: number,
  { code, errors = {} }: ApiErrorBody,
): string | undefined {
  const codes = errorsOf(operation).get(status);
  if (!codes) return `status ${status} (${code})`;
  if (!(codes as ReadonlySet<string>).has(code)) return `code ${code} with status ${status}`;
  const fields: Readonly<Record<string, readonly string[]>> = {
    ...COMMON_FIELDS,
    ...notesOf(operation.id).fields,
  };
  const field = Object.entries(errors).find(
    ([name, reason]) =>
      !(reason in SCHEMA_FIELD_CODES) && ![...(fields[name] ?? []), ...(fields['*'] ?? [])].includes(reason),
  );
  return field && `${field[1]} for the field ${field[0]} with status ${status}`;
}

function bodyErrors({ body, hasFiles, isForm }: Operation): [number, readonly ErrorCode[]][] {
  if (hasFiles)
    return [
      [413, ['body_too_large']],
      [415, ['unsupported_media_type']],
      [422, ['invalid_form']],
      [429, ['too_many_requests']],
      [503, ['busy']],
    ];
  if (body === NO_FIELDS) return [];
  return [
    [413, ['invalid_request']],
    [415, ['invalid_request']],
    ...(isForm ? ([[422, ['invalid_form']]] satisfies [number, readonly ErrorCode[]][]) : []),
  ];
}
