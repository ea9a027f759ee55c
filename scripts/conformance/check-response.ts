import { apiError } from '#shared/contract/common.ts';
import { findUndeclared } from '#shared/contract/documentation/declared-errors.ts';
import type { Operation } from '#shared/contract/operation.ts';
import type { Received } from './send-request.ts';

const MAX_ERRORS = 3;

/** Differences between the response to a valid request and the contract, one sentence each. */
export function checkSuccess(operation: Operation, received: Received): string[] {
  const { status, headers, body, text } = received;
  if (isMissing(operation, received)) return ['is missing'];
  if (status !== 200) return [`responds with ${status}${codeOf(body)} to a valid request`];
  const findings = checkHeaders(operation, headers);
  if (operation.fileType !== undefined)
    return text === '' ? [...findings, 'responds with an empty file'] : findings;
  if (body === undefined) return [...findings, 'responds with a body that is no JSON'];
  const parsed = operation.response.safeParse(body);
  if (parsed.success) return findings;
  const issues = parsed.error.issues.slice(0, MAX_ERRORS).map(({ path, message }) => {
    return `breaks the schema at ${path.map(String).join('.') || 'the top'}: ${message}`;
  });
  return [...findings, ...issues];
}

/** Differences between an actual and an expected refusal. `field`: the field that the error must name. */
export function checkRefusal(
  operation: Operation,
  received: Received,
  due: { status: number; code: string; field?: string; when: string },
): string[] {
  if (isMissing(operation, received)) return ['is missing'];
  const { status, body } = received;
  if (status !== due.status)
    return [`responds with ${status}${codeOf(body)} instead of ${due.status} ${due.code} ${due.when}`];
  const parsed = apiError.safeParse(body);
  if (!parsed.success) return [`refuses with a body that is no Error ${due.when}`];
  const { code, errors = {} } = parsed.data;
  if (code !== due.code) return [`refuses with the code ${code} instead of ${due.code} ${due.when}`];
  if (due.field !== undefined && !(due.field in errors))
    return [`does not name ${due.field} in errors ${due.when}`];
  const undeclared = findUndeclared(operation, status, parsed.data);
  return undeclared ? [`refuses with ${undeclared}, which the document does not have`] : [];
}

/**
 * Returns whether the back office lacks the operation: 501, 405, or a 404 whose body is not that of a missing
 * entity.
 */
function isMissing({ refusal }: Operation, { status, body }: Received): boolean {
  if (status === 501 || (status === 405 && refusal !== 405)) return true;
  return status === 404 && !apiError.safeParse(body).success;
}

function checkHeaders(
  { access, method, fileType = 'application/json' }: Operation,
  headers: Headers,
): string[] {
  const type = headers.get('content-type') ?? 'no type';
  const [requested = ''] = fileType.split(';');
  const isPrivate = access !== 'public' || method !== 'get';
  return [
    ...(type.startsWith(requested) ? [] : [`responds with Content-Type ${type} instead of ${requested}`]),
    ...(isPrivate && !(headers.get('cache-control') ?? '').includes('no-store')
      ? ['responds without Cache-Control: private, no-store']
      : []),
  ];
}

function codeOf(body: unknown): string {
  const parsed = apiError.safeParse(body);
  if (!parsed.success) return '';
  const { code, errors = {} } = parsed.data;
  const fields = Object.entries(errors).map(([field, reason]) => `, ${field}: ${reason}`);
  return ` (${code}${fields.join('')})`;
}
