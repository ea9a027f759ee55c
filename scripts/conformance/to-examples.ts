import { notesOf } from '#shared/contract/documentation/find-notes.ts';
import type { OperationExample } from '#shared/contract/examples/operation-examples.ts';
import type { Exchange } from './create-tester.ts';

/** Maximum length of JSON for the elements of one list in an example; the first element always stays. */
const MAX_LIST_LENGTH = 600;

/** Fields with secret values, replaced by their names in examples. */
const SECRET = /^(?:token|refresh_token|device_token|password|seal|signature)$/;

/**
 * Examples of the document, by operationId in alphabetical order: the first exchange of each operation,
 * with shortened lists.
 */
export function toExamples(exchanges: readonly Exchange[]): Record<string, OperationExample> {
  const examples = new Map<string, OperationExample>();
  for (const { id, sent, body } of exchanges) {
    const { name } = notesOf(id);
    if (examples.has(name)) continue;
    const { params = {}, query = {}, body: request } = sent;
    const known = Object.entries(query).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value]],
    );
    examples.set(name, {
      ...(Object.keys(params).length > 0 && { path: params }),
      ...(known.length > 0 && { query: Object.fromEntries(known) }),
      ...(request !== undefined && { body: toSent(request) }),
      ...(body !== undefined && { response: shorten(body) }),
    });
  }
  return Object.fromEntries([...examples].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function toSent(request: unknown): unknown {
  return request instanceof FormData ? Object.fromEntries(request) : shorten(request);
}

function shorten(value: unknown, key = ''): unknown {
  if (SECRET.test(key) && typeof value === 'string') return `${key.replace('_', '-')}-of-the-example`;
  if (Array.isArray(value)) return shortenList(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shorten(field, name)]));
}

function shortenList(list: readonly unknown[]): unknown[] {
  const short: unknown[] = [];
  let length = 0;
  for (const element of list) {
    const next = shorten(element);
    length += JSON.stringify(next).length;
    if (short.length > 0 && length > MAX_LIST_LENGTH) break;
    short.push(next);
  }
  return short;
}
