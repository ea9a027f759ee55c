import autocannon from 'autocannon';

/** Requests a second; milliseconds of half of them and of all but one in a hundred. */
export type Measurement = { perSecond: number; p50: number; p99: number };

const CONNECTIONS = 8;
const SECONDS = 3;

/**
 * Asks for these addresses in turn, as fast as they are answered. @throws when an answer was no success: a
 * server that refuses is fast.
 */
export async function measure(addresses: string[], seconds = SECONDS): Promise<Measurement> {
  const [first = ''] = addresses;
  const result = await autocannon({
    url: new URL(first).origin,
    connections: CONNECTIONS,
    duration: seconds,
    requests: addresses.map((address) => ({ path: pathOf(address) })),
    headers: { accept: 'text/html' },
  });
  if (result.errors > 0 || result['4xx'] > 0 || result['5xx'] > 0) {
    throw new Error(`${first}: ${result.errors} errors, ${result['4xx']} × 4xx, ${result['5xx']} × 5xx`);
  }
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
