import type { z } from 'zod';

/** One call of the back office: where it is, what it takes, what it answers, who may make it. */
export type Operation = {
  id: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /**
   * Below the API's base path, with a number in braces, such as `{id}`. `{customer_id}` is the customer number of who is
   * logged in: any other is a 404.
   */
  path: string;
  summary: string;
  tag: string;
  /**
   * `customer`: somebody logged in; `customer-or-operator`: us too; `token`: the call looks at its token itself, which
   * may have expired.
   */
  access: 'public' | 'customer' | 'customer-or-operator' | 'operator' | 'token';
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** The body is what a visitor filled in: refused with 422, a code a field. */
  isForm?: boolean;
  /** The body is a form with files (`multipart/form-data`, the files in `files`), all its values texts. */
  hasFiles?: boolean;
  /** A form with files whose fields may be as long as a list. */
  hasLongFields?: boolean;
  /** Answers bytes of a type instead of JSON; a plain link may ask for it, the storefront adds the token. */
  fileType?: string;
  answer: z.ZodType;
  /** The status of every response to a caller who may make the call: nothing is changed (decision 59). */
  refusal?: 405;
};

/** A call that reads. */
export function read(
  tagName: string,
  path: string,
  summary: string,
  shape: Pick<Operation, 'query' | 'answer'>,
): Operation {
  return { id: `GET ${path}`, method: 'get', path, summary, tag: tagName, access: 'public', ...shape };
}

/** A call that reads one thing by its number. */
export function readOne(
  resource: string,
  answer: z.ZodType,
  { summary = 'One by its number', query }: Partial<Pick<Operation, 'summary' | 'query'>> = {},
): Operation {
  return read(resource, `/${resource}/{id}`, summary, { answer, ...(query && { query }) });
}
