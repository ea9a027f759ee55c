import examples from './examples.json' with { type: 'json' };

/** A request and the response to it, of the demo data. Parameters of path and query are as they stand in the address. */
export type OperationExample = {
  path?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number>>;
  body?: unknown;
  response?: unknown;
};

const EXAMPLES: Readonly<Record<string, OperationExample>> = examples;

/** The example of an operation by its `operationId`; empty where it has none. */
export function exampleOf(name: string): OperationExample {
  return EXAMPLES[name] ?? {};
}
