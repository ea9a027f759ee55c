import { z } from 'zod';

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

type Verb = keyof typeof METHODS;

/**
 * Method and path below the API's base path, with parameters in braces: `GET /product/{id}`. All parameters are
 * numbers but `{customer_id}`, the number of the logged-in customer: any other one is a 404.
 */
export type OperationName = `${Verb} /${string}`;

/**
 * `customer`: somebody logged in; `customer-or-operator`: an operator too; `token`: the operation reads its token
 * itself, which may have expired.
 */
export type Access = 'public' | 'customer' | 'customer-or-operator' | 'operator' | 'token';

type Details = {
  tag: string;
  summary: string;
  /** `public` unless stated. */
  access?: Access;
  /** Parameters besides those that every call carries (`commonQuery`). */
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** The body is a form that a visitor has filled in: refused with 422, a code for each field. */
  isForm?: boolean;
  /** The body is a form with files (`multipart/form-data`, the files in `files`), all its values texts. */
  hasFiles?: boolean;
  /** A form with files whose fields may be as long as a list. */
  hasLongFields?: boolean;
  /** The response is a file of this type instead of JSON. A plain link may ask for it: the storefront adds the token. */
  fileType?: string;
  response: z.ZodType;
  /** The status of every response to a caller who may make the call: nothing is changed (decision 59). */
  refusal?: 405;
};

/** The schema of a query or a body without fields. */
export const NO_FIELDS = z.object({});

/** One call of the back office: its address, parameters, body, response, and who may make it. */
export type Operation = Omit<Details, 'access' | 'query' | 'body' | 'hasFiles'> & {
  id: string;
  method: (typeof METHODS)[Verb];
  path: string;
  access: Access;
  query: z.ZodObject;
  body: z.ZodObject;
  hasFiles: boolean;
  /** It has a `fileType`. */
  isFile: boolean;
};

type FieldsOf<D extends Details, Part extends 'query' | 'body'> =
  D extends Record<Part, infer Schema extends z.ZodObject> ? Schema : typeof NO_FIELDS;

/** An operation with the types of its schemas, from which `operation-types.ts` infers those of its calls. */
type TypedOperation<Id extends OperationName, D extends Details> = Omit<
  Operation,
  'id' | 'query' | 'body' | 'response' | 'hasFiles' | 'isFile'
> & {
  id: Id;
  query: FieldsOf<D, 'query'>;
  body: FieldsOf<D, 'body'>;
  response: D['response'];
  hasFiles: D extends { hasFiles: true } ? true : false;
  isFile: D extends { fileType: string } ? true : false;
};

/** Declares an operation. */
export function operation<const Id extends OperationName, const D extends Details>(
  id: Id,
  details: D,
): TypedOperation<Id, D>;
export function operation(id: OperationName, details: Details): Operation {
  const [verb = '', path = ''] = id.split(' ');
  if (!isVerb(verb)) throw new Error(`${id} begins with no method.`);
  const defaults = { access: 'public', query: NO_FIELDS, body: NO_FIELDS, hasFiles: false } as const;
  const isFile = details.fileType !== undefined;
  return { id, method: METHODS[verb], path, isFile, ...defaults, ...details };
}

function isVerb(verb: string): verb is Verb {
  return verb in METHODS;
}
