import { matchOperation } from '#shared/contract/match-operation.ts';
import type { ClientMiddleware } from '../client-middleware.ts';
import { checkResponse } from '../check-response.ts';
import type { ReportDataError } from '../data-error-reporter.ts';

/**
 * Checks every response against the contract before anything uses it. Items of lists that break it are left out.
 * @throws UnavailableError `invalid_response` for one that cannot do without what breaks it
 */
export function withValidation(reportDataError: ReportDataError): ClientMiddleware {
  return async (call, next) => {
    const response = await next(call);
    const operation = matchOperation(call.method, `/${call.path}`);
    if (!operation) throw new Error(`The contract has no call ${call.method} ${call.path}.`);
    const { method, path, query } = call;
    return checkResponse(operation, response, { method, path, lang: query['lang'] }, reportDataError);
  };
}
