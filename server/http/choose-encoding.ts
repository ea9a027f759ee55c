import { LRUCache } from 'lru-cache';

/** Encodings of a response, best first. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers send few different headers. */
const chosen = new LRUCache<string, Encoding>({ max: 100 });

/**
 * Returns the best encoding that an `Accept-Encoding` allows. Browsers rank all alike (`gzip, deflate, br`);
 * Express's `acceptsEncodings` would take the first of them. Only `q=0` refuses.
 */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const known = chosen.get(header);
  if (known) return known;
  const best = choose(header);
  chosen.set(header, best);
  return best;
}

function choose(header: string): Encoding {
  const accepted = new Map<string, boolean>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    accepted.set(name, quality === undefined || Number(quality) > 0);
  }
  const takes = (name: Encoding) => accepted.get(name) ?? accepted.get('*') ?? false;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
