import { notesOf } from '#shared/contract/documentation/find-notes.ts';
import type { Operation } from '#shared/contract/operation.ts';
import {
  MEDIA_OPERATIONS,
  RECORD_OPERATIONS,
  SHOP_RECORD_OPERATIONS,
} from '#shared/contract/record-operations.ts';
import recorded from './recorded-examples.json' with { type: 'json' };
import written from './written-examples.json' with { type: 'json' };

/** A request and its response. Parameters are written as in the address. */
export type OperationExample = {
  path?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number>>;
  body?: unknown;
  response?: unknown;
};

/**
 * Examples by `operationId`: recorded by `npm run conformance -- URL --write --examples FILE` at the reference back
 * office with its demo data, or written by hand for operations that the suite does not call.
 */
const EXAMPLES: Readonly<Record<string, OperationExample>> = {
  ...recordExamples({ ...written, ...recorded }),
  ...written,
  ...recorded,
};

/** Returns the example of an operation, empty without one. */
export function exampleOf(name: string): OperationExample {
  return EXAMPLES[name] ?? {};
}

/** Examples of reading a record: the body with which the example of its operation replaces it. */
function recordExamples(
  examples: Readonly<Record<string, OperationExample>>,
): Record<string, OperationExample> {
  return Object.fromEntries(
    [...RECORD_OPERATIONS, ...SHOP_RECORD_OPERATIONS, ...MEDIA_OPERATIONS].flatMap(
      ({ id, method, body }: Operation): [string, OperationExample][] => {
        if (method !== 'put') return [];
        const entity = notesOf(id).name.replace('replace', '');
        // Requests may leave out fields with defaults; responses have them.
        const record = body.safeParse(examples[`replace${entity}`]?.body).data;
        if (!record) return [];
        return [
          [`list${entity}Records`, { response: { items: [record], total: 1 } }],
          [`get${entity}Record`, { path: { id: Number(record['id']) }, response: record }],
        ];
      },
    ),
  );
}
