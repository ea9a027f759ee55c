import { z } from 'zod';
import type { FileLimits } from '#shared/domain/attachments.ts';
import type { OperatorRole } from './operator-role.ts';

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

type Verb = keyof typeof METHODS;

/**
 * Method and path below the API's base path, with parameters in braces: `GET /product/{id}`. Parameters are numbers,
 * except `{customer_id}`, the customer number of the session; any other value is refused with 404.
 */
export type OperationName = `${Verb} /${string}`;

/**
 * `customer`: needs a session; `customer-or-operator`: also allows operators; `token`: the operation reads its token
 * itself, which may have expired.
 */
export type Access = 'public' | 'customer' | OperatorAccess | 'token';

/** Access that admits operators with one of the roles of the operation. */
type OperatorAccess = 'customer-or-operator' | 'operator';

/** Access and the roles of operators that it admits; `owner` is always admitted. */
type Admission =
  | {
      /** Default: `public`. */ access?: Exclude<Access, OperatorAccess>;
      roles?: never;
      admitsUnenrolled?: never;
    }
  | {
      access: OperatorAccess;
      roles: readonly OperatorRole[];
      /** Serves operators who must set up a second factor first. */
      admitsUnenrolled?: boolean;
    };

type Description = {
  tag: string;
  summary: string;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** The body is a form of a visitor, refused with 422 and a code per field. */
  isForm?: boolean;
  /** The body is `multipart/form-data`: text fields and the files in `files`. */
  hasFiles?: boolean;
  /** Fields of a form with files may be as long as a pasted list. */
  hasLongFields?: boolean;
  /** Limits of the files of a form. Default: those of attachments. */
  fileLimits?: FileLimits;
  /** Media type of a file response (default: JSON). Plain links may request it: the storefront adds the token. */
  fileType?: string;
  response: z.ZodType;
  /** Status of every authorised request: the operation never changes anything (decision 59). */
  refusal?: 405;
};

type Details = Description & Admission;

export const NO_FIELDS = z.object({});

/** One operation of the back office: address, parameters, body, response and access. */
export type Operation = Omit<Description, 'query' | 'body' | 'hasFiles'> & {
  id: string;
  method: (typeof METHODS)[Verb];
  path: string;
  access: Access;
  /** Roles of operators that may use it, besides `owner`; empty for operations of visitors. */
  roles: readonly OperatorRole[];
  admitsUnenrolled?: boolean;
  query: z.ZodObject;
  body: z.ZodObject;
  hasFiles: boolean;
  isFile: boolean;
};

type FieldsOf<D extends Details, Part extends 'query' | 'body'> =
  D extends Record<Part, infer Schema extends z.ZodObject> ? Schema : typeof NO_FIELDS;

/** An operation with the types of its schemas, from which `operation-types.ts` infers request types. */
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

export function operation<const Id extends OperationName, const D extends Details>(
  id: Id,
  details: D,
): TypedOperation<Id, D>;
export function operation(id: OperationName, details: Details): Operation {
  const [verb = '', path = ''] = id.split(' ');
  if (!isVerb(verb)) throw new Error(`${id} begins with no method.`);
  const defaults = {
    access: 'public',
    roles: [],
    query: NO_FIELDS,
    body: NO_FIELDS,
    hasFiles: false,
  } as const;
  const isFile = details.fileType !== undefined;
  return { id, method: METHODS[verb], path, isFile, ...defaults, ...details };
}

function isVerb(verb: string): verb is Verb {
  return verb in METHODS;
}
