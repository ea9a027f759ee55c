import type { IncomingMessage } from 'node:http';
import { TOKEN_HEADER } from '#shared/api/ky-send.ts';
import { matchOperation } from '#shared/contract/match-operation.ts';

/**
 * True if a call is authenticated: by its header, or because it requests a file behind the login, which plain links
 * do.
 * @param path of the call below the API's base path, with its leading slash
 */
export function asksForToken({ method = 'GET', headers }: IncomingMessage, path: string): boolean {
  return headers[TOKEN_HEADER] === '1' || isOwnFile(method, path);
}

/** True if a call requests a file behind the login. */
export function isOwnFile(method: string, path: string): boolean {
  const operation = matchOperation(method, path);
  return operation?.fileType !== undefined && operation.access === 'customer';
}
