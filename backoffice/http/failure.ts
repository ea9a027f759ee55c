import type { ApiErrorBody } from '#shared/contract/common.ts';

/** A refusal: queries throw it, and the error handler sends it in the form of specification section 8. */
export class Failure extends Error {
  readonly status: number;
  readonly body: ApiErrorBody;
  readonly headers: Record<string, string>;

  constructor(status: number, body: ApiErrorBody, headers: Record<string, string> = {}) {
    super(body.message);
    this.name = 'Failure';
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export function notFound(): Failure {
  return new Failure(404, { code: 'not_found', message: 'There is nothing at this address.' });
}

/** A record that refers to another one; `name`: what its screen calls it, in the language of the request. */
export type ReferringRecord = {
  resource: 'product' | 'part' | 'eclate' | 'carrier/relay-points';
  id: number;
  name: string;
};

/** The record cannot be removed while another one refers to it. */
export function recordInUse(by?: ReferringRecord): Failure {
  return new Failure(409, {
    code: 'in_use',
    message: 'Another record refers to this one.',
    ...(by && { params: by }),
  });
}

/** Too many attempts or requests. `waitSeconds`: time until the next is allowed. */
export function tooManyRequests(waitSeconds: number): Failure {
  return new Failure(
    429,
    { code: 'too_many_requests', message: 'Too many attempts.' },
    { 'retry-after': String(Math.max(1, Math.ceil(waitSeconds))) },
  );
}

/** `errors`: a code per invalid field; `params`: what a code needs, such as the name that a misspelt one means. */
export function invalidRequest(errors: Record<string, string>, params: Record<string, string> = {}): Failure {
  return new Failure(400, {
    code: 'invalid_request',
    message: 'The request is malformed.',
    errors,
    ...(Object.keys(params).length > 0 && { params }),
  });
}

/** An invalid form. `errors`: a code per invalid field. */
export function invalidForm(errors: Record<string, string>): Failure {
  return new Failure(422, { code: 'invalid_form', message: 'The form needs another look.', errors });
}

/** The entity exists in other sales plans only, listed in `existIn`; in none, it is withdrawn. */
export function notInThisPlan(existIn: number[]): Failure {
  if (existIn.length === 0) return notFound();
  return new Failure(400, {
    code: 'not_available',
    message: 'This is not available in this sales plan.',
    status: 'not_available_in_this_saleplan',
    exist_in: existIn,
  });
}
