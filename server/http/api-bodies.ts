import { promisify } from 'node:util';
import express, { type Request, type RequestHandler, type Response } from 'express';
import type { ApiErrorBody } from '#shared/contract/common.ts';
import { IDEMPOTENCY_HEADER } from '#shared/domain/order-status.ts';
import { MAX_UPLOAD_BYTES } from '#shared/uploads/read-upload.ts';
import { isNestedDeeper } from './json-depth.ts';

const MAX_BODY_BYTES = 64 * 1024;
/** Calls that take a form with files; the back office checks the size of each file. */
const FORM_CALLS = new Set(['ticket', 'part/quick-order']);
/** The contract nests five levels at most. */
const MAX_DEPTH = 32;
/** Valid values of a client's header for the back office. */
const HEADER_TOKEN = /^[\u0021-\u007e]{1,200}$/;

const readJson = promisify(express.json({ limit: MAX_BODY_BYTES, strict: false, inflate: false }));

const TOO_LARGE = refusal('body_too_large', 'The body is too large.');
const NOT_JSON = refusal('unsupported_media_type', 'The body must be JSON.');
const NO_FORM = refusal('unsupported_media_type', 'The body must be a form.');
const UNREADABLE = refusal('invalid_json', 'The body is no JSON.', { body: 'invalid_json' });
const TOO_DEEP = refusal('invalid_request', 'The body is nested too deep.', { body: 'too_deep' });
const BAD_KEY = refusal('invalid_request', 'The request is malformed.', {
  [IDEMPOTENCY_HEADER]: 'invalid_format',
});

/** True for a call that takes a form with files. */
export function isFileCall(request: Request, path: string): boolean {
  return (
    request.method === 'POST' &&
    request.path.startsWith(path) &&
    FORM_CALLS.has(request.path.slice(path.length))
  );
}

/**
 * Reads the JSON bodies of calls, of at most 64 KB and 32 levels, into `request.body`; tickets and quick orders are
 * forms with files, which are streamed. Refuses others in the API's error shape: the back office could not read them,
 * which would count as its failure.
 */
export function createApiBodies(path: string): RequestHandler {
  return async (request, response, next) => {
    if (!request.path.startsWith(path)) return next();
    const key = request.headers[IDEMPOTENCY_HEADER];
    if (key !== undefined && !HEADER_TOKEN.test(String(key))) return refuse(response, 400, BAD_KEY);
    const length = Number(request.headers['content-length'] ?? 0);
    const hasBody = length > 0 || request.headers['transfer-encoding'] !== undefined;
    if (!hasBody) return next();
    const takesFiles = isFileCall(request, path);
    if (length > (takesFiles ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES)) return refuse(response, 413, TOO_LARGE);
    if (!hasRightType(request, takesFiles)) return refuse(response, 415, takesFiles ? NO_FORM : NOT_JSON);
    if (takesFiles) return next();
    try {
      await readJson(request, response);
    } catch (error) {
      return refuseUnreadable(response, (error as { status?: number }).status);
    }
    return isNestedDeeper(request.body, MAX_DEPTH) ? refuse(response, 400, TOO_DEEP) : next();
  };
}

function hasRightType(request: Request, takesFiles: boolean): boolean {
  const type = takesFiles ? 'multipart/form-data' : 'application/json';
  return request.is(type) === type;
}

function refuseUnreadable(response: Response, status: number | undefined): void {
  if (status === 413) return refuse(response, 413, TOO_LARGE);
  return status === 415 ? refuse(response, 415, NOT_JSON) : refuse(response, 400, UNREADABLE);
}

/** Closes the connection: an unread body cannot be skipped on a reused one. */
function refuse(response: Response, status: number, body: ApiErrorBody): void {
  if (!response.req.complete) response.set('connection', 'close');
  response.status(status).set('cache-control', 'private, no-store').json(body);
}

function refusal(code: string, message: string, errors?: Record<string, string>): ApiErrorBody {
  return { code, message, ...(errors && { errors }) };
}
