import type { z } from 'zod';
import type { commonQuery } from './common.ts';
import type { OperationId, OperationOf } from './operations.ts';

/**
 * Types of a request by the id of its operation, inferred from its schemas. They are types only: the browser loads
 * no schema.
 */

/** Path parameters: numbers, except the customer number. */
export type ParamsOf<Id extends string> = Id extends `${string}{${infer Name}}${infer Rest}`
  ? Record<Name, Name extends 'customer_id' ? string : number> & ParamsOf<Rest>
  : unknown;

/** Query and body after parsing, as the back office receives them. */
export type QueryOf<Id extends OperationId> = z.output<OperationOf<Id>['query']>;
export type BodyOf<Id extends OperationId> = z.output<OperationOf<Id>['body']>;

/** Response before parsing, as the back office sends it. */
export type ResponseInput<Id extends OperationId> = z.input<OperationOf<Id>['response']>;

/** Response after parsing, as a client receives it. */
export type ResponseOf<Id extends OperationId> = z.output<OperationOf<Id>['response']>;

/** Query and body as a client sends them. A request may override the common parameters. */
type QueryInput<Id extends OperationId> = OwnFields<z.input<OperationOf<Id>['query']>> &
  Partial<z.input<typeof commonQuery>>;
/** A schema without fields is inferred as a record of nothing, which would exclude the common parameters. */
type OwnFields<Fields> = Fields extends unknown ? (string extends keyof Fields ? unknown : Fields) : never;
type BodyInput<Id extends OperationId> = OperationOf<Id>['hasFiles'] extends true
  ? FormData
  : z.input<OperationOf<Id>['body']>;

type Nothing = Record<string, never>;
type Part<Name extends string, Value> = Nothing extends Value
  ? { [Key in Name]?: Value }
  : { [Key in Name]: Value };

/** Parts of a request. A part without required fields is optional. */
type CallInput<Id extends OperationId> = Part<'params', ParamsOf<Id>> &
  Part<'query', QueryInput<Id>> &
  Part<'body', BodyInput<Id>>;

/** The argument of a request, optional when all its parts are. */
export type CallArguments<Id extends OperationId, Options> =
  Nothing extends CallInput<Id> ? [input?: CallInput<Id> & Options] : [input: CallInput<Id> & Options];
