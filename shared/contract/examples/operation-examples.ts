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
const EXAMPLES: Readonly<Record<string, OperationExample>> = { ...written, ...recorded };

/** Returns the example of an operation, empty without one. */
export function exampleOf(name: string): OperationExample {
  return EXAMPLES[name] ?? {};
}
