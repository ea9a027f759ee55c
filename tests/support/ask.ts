import { Agent, request, type IncomingHttpHeaders } from 'node:http';

export type Question = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
};

export type Answered = { status: number; headers: IncomingHttpHeaders; body: string; ms: number };

/** Left idle, a connection is given up before any server does (the balancer: after 10 s), or a request may meet its end. */
const IDLE_MS = 5000;
const AGENT = new Agent({ keepAlive: true, maxSockets: 50, timeout: IDLE_MS });
const LATEST_MS = 60_000;

/**
 * One request as it is written: the path is not made tidy, as browsers and `fetch` do, nothing is followed and no header is
 * added but `Host`. `agent`: whose connections are used. @throws when no answer comes.
 */
export function ask(
  port: number,
  { method = 'GET', path, headers, body }: Question,
  agent = AGENT,
): Promise<Answered> {
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
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks).toString(),
            ms: performance.now() - started,
          }),
        );
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`${method} ${path}: no answer in ${LATEST_MS} ms.`)));
    sent.on('error', reject);
    sent.end(body);
  });
}
