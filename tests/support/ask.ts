import { Agent, request, type IncomingHttpHeaders } from 'node:http';

export type Question = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
};

export type HttpResponse = { status: number; headers: IncomingHttpHeaders; body: string; ms: number };

/**
 * Idle time before a connection is closed, shorter than that of any server (the balancer: 10 s), so that no
 * request meets a closing connection.
 */
const IDLE_MS = 5000;
const AGENT = new Agent({ keepAlive: true, maxSockets: 50, timeout: IDLE_MS });
const LATEST_MS = 60_000;

/**
 * Sends one request as given: the path is not normalised, redirects are not followed, and `Host` is the
 * only added header. `agent`: provides the connection. @throws when no response arrives
 */
export function ask(
  port: number,
  { method = 'GET', path, headers, body }: Question,
  agent = AGENT,
): Promise<HttpResponse> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        agent,
        timeout: LATEST_MS,
        headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
            ms: performance.now() - started,
          }),
        );
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`${method} ${path}: no response in ${LATEST_MS} ms.`)));
    sent.on('error', reject);
    sent.end(body);
  });
}
