import { setTimeout as wait } from 'node:timers/promises';
import { TOKEN_HEADER } from '#shared/api/ky-send.ts';
import { createBuyer, readPlaced, type Buyer } from './checkout.ts';
import type { ApiAnswer, TestApi } from './test-api.ts';

export type Traffic = {
  /** How many requests have been answered so far. */
  count: () => number;
  /** What went wrong: one line a request. */
  failures: string[];
  /** References of the orders the site has acknowledged. */
  orders: string[];
  stop: () => Promise<void>;
};

const QUICK = ['/', '/produit/lame', '/en', '/api/v1/menu?site_id=1&lang=fr&sales_plan_id=1', '/robots.txt'];
/** Made for whoever is logged in, and sent while they are being made. */
const STREAMED = ['/produit/lame', '/mon-compte'];
const PAUSE_MS = 50;

/** Visitors who look at pages, who wait for slow answers, and who order, all through one address, until stopped. */
export function startTraffic(options: {
  url: string;
  /** A path whose answer takes its time. */
  slowPath: string;
  tokens: readonly string[];
  articleId: number;
  /** How many look at pages; half as many wait. */
  visitors?: number;
  /** How long a buyer rests after an order, in milliseconds: the cart takes so much of one address and no more. */
  restMs?: number;
}): Traffic {
  const { url, visitors = 3, restMs = PAUSE_MS } = options;
  const failures: string[] = [];
  const orders: string[] = [];
  let count = 0;
  const end = new AbortController();

  const ask = async (path: string, init: RequestInit): Promise<Response | undefined> => {
    try {
      const answer = await fetch(url + path, { ...init, redirect: 'manual' });
      const body = await answer.arrayBuffer();
      count += 1;
      if (answer.status >= 400) failures.push(`${init.method ?? 'GET'} ${path}: ${answer.status}`);
      else if (isDocument(answer) && !isWhole(body)) failures.push(`GET ${path}: not a whole page`);
      return new Response(answer.status === 204 ? null : body, answer);
    } catch (error) {
      failures.push(`${init.method ?? 'GET'} ${path}: ${String((error as Error).cause ?? error)}`);
      return undefined;
    }
  };
  const look = async (paths: readonly string[], headers: Record<string, string> = {}) => {
    for (let round = 0; !end.signal.aborted; round += 1) {
      await ask(paths[round % paths.length] ?? '/', { headers });
      await wait(PAUSE_MS);
    }
  };
  const buy = async (buyer: Buyer) => {
    while (!end.signal.aborted) {
      await buyer.add(options.articleId, 2, 'product');
      await buyer.ship('transporteur');
      const placed = await buyer.order({ payment: 'cb' });
      if (placed.status === 200) orders.push(readPlaced(placed).reference);
      await wait(restMs);
    }
  };
  const all = [
    ...Array.from({ length: visitors }, () => look(QUICK)),
    ...Array.from({ length: Math.ceil(visitors / 2) }, () => look([options.slowPath])),
    ...options.tokens.map((token) => look(STREAMED, { cookie: `jwt_token=${token}` })),
    ...options.tokens.map((token) => buy(createBuyer({ call: callThrough(ask) }, token))),
  ];
  return {
    count: () => count,
    failures,
    orders,
    stop: async () => {
      end.abort();
      await Promise.all(all);
    },
  };
}

const isDocument = ({ status, headers }: Response) =>
  status === 200 && (headers.get('content-type') ?? '').startsWith('text/html');

/** From the first byte to the last: with its title in its head, and to its end. */
function isWhole(body: ArrayBuffer): boolean {
  const html = Buffer.from(body).toString();
  return (
    /^<!doctype html>.*<title>[^<]+<\/title>.*<\/head>/is.test(html) && html.trimEnd().endsWith('</html>')
  );
}

/** Calls as a logged visitor's browser makes them of the site. */
function callThrough(
  ask: (path: string, init: RequestInit) => Promise<Response | undefined>,
): TestApi['call'] {
  return async (
    method,
    path,
    { token = '', body, key }: Parameters<TestApi['call']>[2] = {},
  ): Promise<ApiAnswer> => {
    const answer = await ask(`/api/v1${path}?site_id=1&lang=fr&sales_plan_id=1`, {
      method,
      headers: {
        cookie: `jwt_token=${token}`,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        [TOKEN_HEADER]: '1',
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const type = answer?.headers.get('content-type') ?? '';
    const isJson = type.startsWith('application/json');
    return { status: answer?.status ?? 0, type, body: isJson ? await answer?.json() : undefined };
  };
}
