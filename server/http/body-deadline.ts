import type { Request, RequestHandler } from 'express';
import { isShortForm } from './upload-gate.ts';

const FIELDS_MS = 20_000;

/**
 * Bodies arrive within twenty seconds or their connection is cut: slow ones would hold it for others. Long forms with
 * files, where files are taken, have as long as the server gives any request (`requestTimeout`): telephones send photographs
 * slowly.
 */
export function createBodyDeadline(
  takesFiles: (request: Request) => boolean,
  milliseconds = FIELDS_MS,
): RequestHandler {
  return (request, response, next) => {
    const { headers } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    const hasFiles = headers['content-type']?.startsWith('multipart/form-data') ?? false;
    if (hasBody && !(hasFiles && takesFiles(request) && !isShortForm(request))) {
      const timer = setTimeout(() => {
        if (!request.complete) request.destroy();
      }, milliseconds);
      response.once('close', () => clearTimeout(timer));
    }
    next();
  };
}
