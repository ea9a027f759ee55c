import { setTimeout as wait } from 'node:timers/promises';
import { TOKEN_HEADER } from '#shared/api/ky-send.ts';
import { createBuyer, readPlaced, type Buyer } from './checkout.ts';
import type { ApiResponse, TestApi } from './test-api.ts';

export type Traffic = {
  /** Number of responses so far. */
  count: () => number;
  /** Failures, one line per request. */
  failures: string[];
  /** References of the orders that the site has acknowledged. */
  orders: string[];
  stop: () => Promise<void>;
};

const QUICK = ['/', '/produit/lame', '/en', '/api/v1/menu?site_id=1&lang=fr&sales_plan_id=1', '/robots.txt'];
/** Personal pages, which are streamed while rendering. */
const STREAMED = ['/produit/lame', '/mon-compte'];
const PAUSE_MS = 50;

/**
 * Runs visitors that request pages, that wait for slow responses, and that order, all through one address,
 * until stopped.
 */
export function startTraffic(options: {
  url: string;
  /** A path with a slow response. */
  slowPath: string;
  tokens: readonly string[];
  articleId: number;
  /** Number of visitors that request pages; half as many wait for slow responses. */
  visitors?: number;
  /** Pause of a buyer after an order, in ms: the cart limits requests by address. */
  restMs?: number;
}): Traffic {
  const { url, visitors = 3, restMs = PAUSE_MS } = options;
  const failures: string[] = [];
  const orders: string[] = [];
  let count = 0;
  const end = new AbortController();

  const ask = async (path: string, init: RequestInit): Promise<Response | undefined> => {
    try {
      const response = await fetch(url + path, { ...init, redirect: 'manual' });
      const body = await response.arrayBuffer();
      count += 1;
      if (response.status >= 400) failures.push(`${init.method ?? 'GET'} ${path}: ${response.status}`);
      else if (isDocument(response) && !isWhole(body)) failures.push(`GET ${path}: not a whole page`);
      return new Response(response.status === 204 ? null : body, response);
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

/** Returns whether a page is complete, from its title to its end tag. */
function isWhole(body: ArrayBuffer): boolean {
  const html = Buffer.from(body).toString();
  return (
    /^<!doctype html>.*<title>[^<]+<\/title>.*<\/head>/is.test(html) && html.trimEnd().endsWith('</html>')
  );
}

/** API calls through the site, as a logged-in browser makes them. */
function callThrough(
  ask: (path: string, init: RequestInit) => Promise<Response | undefined>,
): TestApi['call'] {
  return async (
    method,
    path,
    { token = '', body, key }: Parameters<TestApi['call']>[2] = {},
  ): Promise<ApiResponse> => {
    const response = await ask(`/api/v1${path}?site_id=1&lang=fr&sales_plan_id=1`, {
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
    const type = response?.headers.get('content-type') ?? '';
    const isJson = type.startsWith('application/json');
    return { status: response?.status ?? 0, type, body: isJson ? await response?.json() : undefined };
  };
}
