import { UnavailableError } from '#shared/api/api-error.ts';

export type FetchLimits = {
  /** Milliseconds until the headers must be there, and until all of the answer must be. */
  headersMs: number;
  totalMs: number;
  maximumBytes: number;
};

/** What calls to the back office may cost. */
export const BACKOFFICE_LIMITS: FetchLimits = {
  headersMs: 1500,
  totalMs: 2500,
  maximumBytes: 8 * 1024 * 1024,
};

/** What may change something is answered once it is done, and asked once. */
export const WRITE_LIMITS: FetchLimits = { ...BACKOFFICE_LIMITS, headersMs: 10_000, totalMs: 10_000 };

/**
 * `fetch` within limits: answers arrive whole and in time, or an `UnavailableError` says what they lacked.
 * Redirects are refused: the back office's address is fixed.
 */
export function createLimitedFetch(limits: FetchLimits): typeof fetch {
  return async (input, init) => {
    const controller = new AbortController();
    const late = () => controller.abort(new UnavailableError('timeout'));
    const headersTimer = setTimeout(late, limits.headersMs);
    const totalTimer = setTimeout(late, limits.totalMs);
    try {
      const response = await fetch(input, { ...init, redirect: 'error', signal: controller.signal });
      clearTimeout(headersTimer);
      const body = await readWithin(response, limits.maximumBytes);
      return new Response(body.byteLength > 0 ? body : null, {
        status: response.status,
        headers: response.headers,
      });
    } catch (error) {
      throw controller.signal.aborted ? new UnavailableError('timeout') : toUnavailable(error);
    } finally {
      clearTimeout(headersTimer);
      clearTimeout(totalTimer);
    }
  };
}

async function readWithin(response: Response, maximumBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > maximumBytes) throw new UnavailableError('garbage');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** An answer that breaks off reads like a lost connection: what came of it is of no use. */
function toUnavailable(error: unknown): UnavailableError {
  return error instanceof UnavailableError ? error : new UnavailableError('unreachable');
}
