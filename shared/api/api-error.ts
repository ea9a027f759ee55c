/** Facts about a refused call besides its status and body. */
export type ErrorFacts = {
  /** Seconds after which the response allows the call again (`Retry-After`). */
  retryAfter?: number | undefined;
  /** The call was authenticated: with a token, or with the request to add one. */
  withToken?: boolean;
};

/** An error as the specification normalises it (section 8): a message, a status, and the body of the response. */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly body: ErrorBody;
  /** Seconds until the call may be retried, if the response states them. */
  readonly retryAfter: number | undefined;
  readonly withToken: boolean;

  constructor(message: string, statusCode: number, body: ErrorBody = {}, facts: ErrorFacts = {}) {
    super(message);
    this.name = 'ApiError';
    this.statusCode = statusCode;
    this.body = body;
    this.retryAfter = facts.retryAfter;
    this.withToken = facts.withToken === true;
  }
}

export type ErrorBody = {
  code?: string;
  message?: string;
  status?: string;
  exist_in?: number[];
  errors?: Record<string, string>;
  params?: Record<string, string | number>;
  tmp_token?: string;
};

const DEFAULT_STATUS = 500;

/** Returns message and status of a thrown value: `statusCode`, else `status`, else the response's status, else 500. */
export function normaliseError(error: unknown): { message: string; statusCode: number } {
  const message = error instanceof Error ? error.message : 'Unknown error';
  if (typeof error !== 'object' || error === null) return { message, statusCode: DEFAULT_STATUS };
  const { statusCode, status, response } = error as Record<string, unknown>;
  const responseStatus = (response as { status?: unknown } | undefined)?.status;
  const known = [statusCode, status, responseStatus].find(isHttpStatus);
  return { message, statusCode: known ?? DEFAULT_STATUS };
}

function isHttpStatus(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 100 && value <= 599;
}

const UNAUTHORISED = 401;

/** True if the back office refused a call for its content, not for its session: the page may be out of date. */
export function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.statusCode === UNAUTHORISED) return false;
  return error.statusCode >= 400 && error.statusCode < 500;
}

/** True if the back office does not know what a call is about. */
export function isNotFound(error: unknown): error is ApiError {
  return error instanceof ApiError && error.statusCode === 404;
}

/**
 * Reasons for which a call has no usable response. `garbage`: no JSON, or too much of it; `invalid_response`: JSON
 * that breaks the contract. `open` and `full`: the call was not sent, because the circuit breaker was open or the
 * bulkhead full (server/backoffice/call-guard.ts).
 */
export type CallFailure = 'timeout' | 'unreachable' | 'garbage' | 'invalid_response' | 'open' | 'full';

/** The back office is unavailable, or its response is unusable: never caused by the visitor. */
export class UnavailableError extends ApiError {
  readonly failure: CallFailure;

  constructor(failure: CallFailure) {
    super(`The back office is unavailable: ${failure}`, failure === 'timeout' ? 504 : 503);
    this.name = 'UnavailableError';
    this.failure = failure;
  }
}

/**
 * A call that HTTP cannot carry: a header with other characters than printable ASCII, or a body without JSON. It was
 * not sent, so it says nothing about the back office.
 */
export class InvalidCallError extends ApiError {
  constructor(field: string) {
    const message = `The call cannot be sent: ${field} is invalid.`;
    super(message, 400, { code: 'invalid_request', message, errors: { [field]: 'invalid_format' } });
    this.name = 'InvalidCallError';
  }
}
