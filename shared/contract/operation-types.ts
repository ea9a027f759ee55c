import type { z } from 'zod';
import type { commonQuery } from './common.ts';
import type { OperationId, OperationOf } from './operations.ts';

/**
 * Types of a call by the id of its operation, inferred from the operation's schemas. They are types only: the browser
 * calls operations by their ids and loads no schema.
 */

/** Parameters in a path: numbers, but for the customer number. */
export type ParamsOf<Id extends string> = Id extends `${string}{${infer Name}}${infer Rest}`
  ? Record<Name, Name extends 'customer_id' ? string : number> & ParamsOf<Rest>
  : unknown;

/** Query and body as the back office reads them. */
export type QueryOf<Id extends OperationId> = z.output<OperationOf<Id>['query']>;
export type BodyOf<Id extends OperationId> = z.output<OperationOf<Id>['body']>;

/** The response as the back office gives it. */
export type ResponseInput<Id extends OperationId> = z.input<OperationOf<Id>['response']>;

/** The response as a client reads it. */
export type ResponseOf<Id extends OperationId> = z.output<OperationOf<Id>['response']>;

/** Query and body as a client sends them. Any call may replace its common parameters. */
type QueryInput<Id extends OperationId> = z.input<OperationOf<Id>['query']> &
  Partial<z.input<typeof commonQuery>>;
type BodyInput<Id extends OperationId> = OperationOf<Id>['hasFiles'] extends true
  ? FormData
  : z.input<OperationOf<Id>['body']>;

type Nothing = Record<string, never>;
type Part<Name extends string, Value> = Nothing extends Value
  ? { [Key in Name]?: Value }
  : { [Key in Name]: Value };

/** The parts of a call that its operation has: one without required fields may be left out. */
type CallInput<Id extends OperationId> = Part<'params', ParamsOf<Id>> &
  Part<'query', QueryInput<Id>> &
  Part<'body', BodyInput<Id>>;

/** The argument for the parts of a call, which may be missing where all of them may. */
export type CallArguments<Id extends OperationId, Options> =
  Nothing extends CallInput<Id> ? [input?: CallInput<Id> & Options] : [input: CallInput<Id> & Options];
