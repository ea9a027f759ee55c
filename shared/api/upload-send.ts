import { ApiError, UnavailableError } from './api-error.ts';
import { toErrorBody } from './error-body.ts';
import { parseRetryAfter } from './retry-after.ts';
import type { ApiCall } from './send.ts';

/** Phones send photographs slowly: the server's own timeout. */
const TIMEOUT_MS = 120_000;

type UploadOptions = {
  baseUrl: string;
  /** Called with the percentage that has been sent. */
  onProgress: (percent: number) => void;
};

/** Sends a form with files from the browser. `fetch` reports no upload progress. */
export function sendUpload(
  { path, query, body }: ApiCall,
  { baseUrl, onProgress }: UploadOptions,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${baseUrl}${path}?${new URLSearchParams(query)}`);
    request.setRequestHeader('accept', 'application/json');
    request.timeout = TIMEOUT_MS;
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(Math.round((100 * loaded) / total)),
    );
    request.addEventListener('timeout', () => reject(new UnavailableError('timeout')));
    request.addEventListener('error', () => reject(new UnavailableError('unreachable')));
    request.addEventListener('load', () => {
      const response = parse(request.responseText);
      if (request.status < 400 && response !== undefined) resolve(response);
      else if (request.status < 400) reject(new UnavailableError('garbage'));
      else reject(toApiError(request, path, response));
    });
    request.send(body as FormData);
  });
}

function toApiError(request: XMLHttpRequest, path: string, response: unknown): ApiError {
  const retryAfter = parseRetryAfter(request.getResponseHeader('retry-after'));
  const message = `POST ${path} answered ${request.status}`;
  return new ApiError(message, request.status, toErrorBody(response), { retryAfter });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
