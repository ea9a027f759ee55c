import { ApiError, UnavailableError } from './api-error.ts';
import { toErrorBody } from './error-body.ts';
import { parseRetryAfter } from './retry-after.ts';
import type { ApiCall } from './send.ts';

/** Telephones send photographs slowly: as long as the server waits for them. */
const TIMEOUT_MS = 120_000;

type UploadOptions = {
  baseUrl: string;
  /** Told how much of the form has gone out, of 100. */
  onProgress: (percent: number) => void;
};

/** Sends a form with its files from the browser. `fetch` does not say how far it has come. */
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
      const answer = parse(request.responseText);
      if (request.status < 400 && answer !== undefined) resolve(answer);
      else if (request.status < 400) reject(new UnavailableError('garbage'));
      else reject(toApiError(request, path, answer));
    });
    request.send(body as FormData);
  });
}

function toApiError(request: XMLHttpRequest, path: string, answer: unknown): ApiError {
  const retryAfter = parseRetryAfter(request.getResponseHeader('retry-after'));
  const message = `POST ${path} answered ${request.status}`;
  return new ApiError(message, request.status, toErrorBody(answer), { retryAfter });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
