import { errorsOf } from '#shared/contract/documentation/declared-errors.ts';
import { ERROR_CODES, type ErrorCode } from '#shared/contract/documentation/error-codes.data.ts';
import { notesOf } from '#shared/contract/documentation/find-notes.ts';
import type { Operation } from '#shared/contract/operation.ts';
import type { JsonSchema } from './schema-registry.ts';

type Fields = Readonly<Record<string, readonly string[]>>;

/** Statuses whose refusals name fields: the first ones that the operation has, otherwise 400. */
const FORM_STATUSES: readonly number[] = [409, 422];
const SCHEMA_STATUS = 400;

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds until the request may be repeated.', schema: { type: 'integer' } },
};
const HEADERS: Readonly<Record<number, JsonSchema>> = {
  405: { Allow: { description: 'Methods that the resource allows.', schema: { type: 'string' } } },
  429: RETRY_AFTER,
  503: RETRY_AFTER,
};

/**
 * Responses of every refusal of an operation, by status. Responses without own fields are added to `shared`, by
 * their component name.
 */
export function describeErrors(operation: Operation, shared: Record<string, JsonSchema>): JsonSchema {
  const { fields = {} } = notesOf(operation.id);
  const errors = errorsOf(operation);
  const hasForm = FORM_STATUSES.some((status) => errors.has(status));
  const fieldStatuses = hasForm ? FORM_STATUSES : [SCHEMA_STATUS];
  return Object.fromEntries(
    [...errors].map(([status, codes]) => {
      const hasFields = fieldStatuses.includes(status) && Object.keys(fields).length > 0;
      if (hasFields) return [status, describeError(status, [...codes], fields)];
      const name = `Error${status}_${[...codes].join('_')}`;
      shared[name] ??= describeError(status, [...codes], {});
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
}

function describeError(status: number, codes: readonly ErrorCode[], fields: Fields): JsonSchema {
  const named = Object.entries(fields).map(([field, reasons]) => `\`${field}\` (${reasons.join(', ')})`);
  const lines = codes.map((code) => `\`${code}\`: ${ERROR_CODES[code]}`);
  return {
    description: [...lines, ...(named.length > 0 ? [`Codes of fields: ${named.join('; ')}.`] : [])].join(
      '\n\n',
    ),
    ...(HEADERS[status] && { headers: HEADERS[status] }),
    ...(named.length > 0 && { 'x-field-codes': fields }),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error', properties: { code: { enum: codes } } },
        examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code, fields) }])),
      },
    },
  };
}

function exampleOf(code: ErrorCode, fields: Fields): JsonSchema {
  const [[field, reasons] = ['form', ['required']]] = Object.entries(fields);
  const body = { code, message: ERROR_CODES[code] };
  switch (code) {
    case 'not_available':
      return { ...body, status: 'not_available_in_this_saleplan', exist_in: [2, 3] };
    case 'USER_NOT_VALIDATED':
      return { ...body, status: 'email_confirmed' };
    case 'role_required':
      return { ...body, params: { roles: 'owner,orders' } };
    case 'invalid_request':
      return { ...body, errors: { site_id: 'required' } };
    case 'invalid_form':
    case 'cart_refused':
      return { ...body, errors: { [field]: reasons[0] } };
    case 'step_missing':
      return { ...body, errors: { form: code }, params: { step: 'shipping' } };
    default:
      return body;
  }
}
