import recorded from './recorded-examples.json' with { type: 'json' };
import written from './written-examples.json' with { type: 'json' };

/** A request and the response to it. Parameters of path and query are as they stand in the address. */
export type OperationExample = {
  path?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number>>;
  body?: unknown;
  response?: unknown;
};

/**
 * Examples by `operationId`: those that `npm run conformance -- URL --write --examples FILE` recorded at the reference
 * back office with its demo data, and those written by hand of operations that the suite does not try.
 */
const EXAMPLES: Readonly<Record<string, OperationExample>> = { ...written, ...recorded };

/** The example of an operation by its `operationId`; empty where it has none. */
export function exampleOf(name: string): OperationExample {
  return EXAMPLES[name] ?? {};
}
