import type { RequestHandler } from 'express';
import { UnavailableError } from '#shared/api/api-error.ts';
import { hasIndependentLists } from '#shared/contract/independent-lists.ts';
import { matchOperation } from '#shared/contract/match-operation.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { checkAnswer, type AskedCall } from '../backoffice/check-answer.ts';
import type { FaultLog } from '../backoffice/fault-log.ts';
import { BACKOFFICE_LIMITS } from '../backoffice/limited-fetch.ts';
import { holdBody, type HeldBody } from './hold-body.ts';

/**
 * What browsers read of content is checked as what the server reads of it: pages that change without a new document are
 * made of the same answers. Carts, orders and accounts pass as they are; they are whole or nothing.
 */
export function createCheckedReads({
  apiPath,
  logFault,
}: {
  apiPath: string;
  logFault: FaultLog;
}): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'GET' || !request.path.startsWith(apiPath)) return next();
    const path = request.path.slice(apiPath.length);
    const operation = matchOperation('GET', `/${path}`);
    if (!operation || operation.fileType !== undefined || !hasIndependentLists(operation)) return next();
    // What is compressed cannot be read.
    request.headers['accept-encoding'] = 'identity';
    const lang = typeof request.query['lang'] === 'string' ? request.query['lang'] : undefined;
    holdBody(response, BACKOFFICE_LIMITS.maximumBytes, (body) =>
      checkBody(operation, body, { method: 'GET', path, lang }, logFault),
    );
    next();
  };
}

function checkBody(
  operation: Operation,
  body: Buffer | undefined,
  call: AskedCall,
  logFault: FaultLog,
): HeldBody {
  try {
    if (!body) throw new UnavailableError('garbage');
    const answer = checkAnswer(operation, JSON.parse(body.toString()), call, logFault);
    return { status: 200, body: Buffer.from(JSON.stringify(answer)) };
  } catch (error) {
    const isExpected = error instanceof UnavailableError || error instanceof SyntaxError;
    if (!isExpected) throw error;
    const refusal = { code: 'unavailable', message: 'The back office does not answer.' };
    return { status: 503, body: Buffer.from(JSON.stringify(refusal)) };
  }
}
