import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export type Offered = { status: number; ms: number; retryAfter: string | undefined };
export type MakeRequest = () => { path: string; headers?: Record<string, string> };
type Offer = { port: number; seconds: number; next: MakeRequest };

const TICK_MS = 20;
const SECOND_MS = 1000;
/** Maximum wait for a response. */
const LATEST_MS = 30_000;

/** Runs this number of visitors, each of whom sends the next request after a response (closed loop). */
export async function askInTurn({ port, seconds, next }: Offer, visitors: number): Promise<Offered[]> {
  const agent = new Agent({ keepAlive: true });
  const responses: Offered[] = [];
  const end = performance.now() + seconds * SECOND_MS;
  const visit = async () => {
    while (performance.now() < end) responses.push(await send(port, next, agent));
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  agent.destroy();
  return responses;
}

/** Sends this number of requests per second, regardless of responses (open loop). */
export async function offer({ port, seconds, next }: Offer, perSecond: number): Promise<Offered[]> {
  const agent = new Agent({ keepAlive: true });
  const responses: Promise<Offered>[] = [];
  const since = performance.now();
  for (let passed = 0; passed < seconds * SECOND_MS; passed = performance.now() - since) {
    while (responses.length < (passed / SECOND_MS) * perSecond) responses.push(send(port, next, agent));
    await wait(TICK_MS);
  }
  const all = await Promise.all(responses);
  agent.destroy();
  return all;
}

/** Status 0: no response. */
function send(port: number, next: MakeRequest, agent: Agent): Promise<Offered> {
  const since = performance.now();
  return new Promise((resolve) => {
    const settle = (status: number, retryAfter?: string) =>
      resolve({ status, retryAfter, ms: performance.now() - since });
    const sent = request({ host: '127.0.0.1', port, agent, timeout: LATEST_MS, ...next() }, (response) => {
      response.resume();
      response.once('error', () => settle(0));
      response.once('end', () => settle(response.statusCode ?? 0, response.headers['retry-after']));
    });
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => settle(0));
    sent.end();
  });
}
