import type { RequestHandler } from 'express';
import { UnavailableError } from '#shared/api/api-error.ts';
import { hasIndependentLists } from '#shared/contract/independent-lists.ts';
import { matchOperation } from '#shared/contract/match-operation.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { checkResponse, type NamedCall } from '../backoffice/check-response.ts';
import type { ReportDataError } from '../backoffice/data-error-reporter.ts';
import { BACKOFFICE_LIMITS } from '../backoffice/limited-fetch.ts';
import { bufferBody, type ReplacementBody } from './buffer-body.ts';

/**
 * Validates the content that browsers read, as the server does for pages: client-side navigation uses the same
 * responses. Carts, orders and accounts pass unchanged; their schemas have no optional items.
 */
export function createCheckedReads({
  apiPath,
  reportDataError,
}: {
  apiPath: string;
  reportDataError: ReportDataError;
}): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'GET' || !request.path.startsWith(apiPath)) return next();
    const path = request.path.slice(apiPath.length);
    const operation = matchOperation('GET', `/${path}`);
    if (!operation || operation.fileType !== undefined || !hasIndependentLists(operation)) return next();
    // A compressed body cannot be validated.
    request.headers['accept-encoding'] = 'identity';
    const lang = typeof request.query['lang'] === 'string' ? request.query['lang'] : undefined;
    bufferBody(response, BACKOFFICE_LIMITS.maxBytes, (body) =>
      checkBody(operation, body, { method: 'GET', path, lang }, reportDataError),
    );
    next();
  };
}

function checkBody(
  operation: Operation,
  body: Buffer | undefined,
  call: NamedCall,
  reportDataError: ReportDataError,
): ReplacementBody {
  try {
    if (!body) throw new UnavailableError('garbage');
    const result = checkResponse(operation, JSON.parse(body.toString()), call, reportDataError);
    return { status: 200, body: Buffer.from(JSON.stringify(result)) };
  } catch (error) {
    const isExpected = error instanceof UnavailableError || error instanceof SyntaxError;
    if (!isExpected) throw error;
    const refusal = { code: 'unavailable', message: 'The back office does not answer.' };
    return { status: 503, body: Buffer.from(JSON.stringify(refusal)) };
  }
}
