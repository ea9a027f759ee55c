import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, type Encoding } from '../http/choose-encoding.ts';
import { cacheControl } from '../render/page-policy.ts';
import type { ServedPage } from './page-cache.ts';
import type { PageEntry } from './page-entry.ts';

const NOT_MODIFIED = 304;

type Heads = Partial<Record<Encoding | 'unchanged', string[]>>;
type SendOptions = {
  requestId: string;
  /** False while the site is closed or restricted: no shared cache may then store the page. */
  isSiteOpen: boolean;
};

/** Response heads, created once a page and encoding. */
const heads = new WeakMap<PageEntry, Heads>();
/** The same while the site is not open to all. */
const privateHeads = new WeakMap<PageEntry, Heads>();

/** Sends a cached page, compressed in advance, or 304. */
export function sendEntry(
  { entry, state, ageSeconds }: Pick<ServedPage, 'entry' | 'state' | 'ageSeconds'>,
  request: IncomingMessage,
  response: ServerResponse,
  { requestId, isSiteOpen }: SendOptions,
): void {
  const own = ['x-request-id', requestId, 'age', String(ageSeconds), 'x-cache', state];
  const headOf = isSiteOpen ? openHeadOf : privateHeadOf;
  if (entry.status === 200 && hasSame(request.headers['if-none-match'], entry.etag)) {
    response.writeHead(NOT_MODIFIED, headOf(entry, 'unchanged').concat(own)).end();
    return;
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  response.writeHead(entry.status, headOf(entry, encoding).concat(own));
  if (request.method === 'HEAD') response.end();
  else response.end(entry.bodies[encoding]);
}

/** Weak comparison: the compressed bodies are the same page. */
function hasSame(header: string | undefined, etag: string): boolean {
  return header !== undefined && header.split(',').some((one) => one.trim() === etag || one.trim() === '*');
}

function openHeadOf(entry: PageEntry, kind: keyof Heads): string[] {
  let known = heads.get(entry);
  if (!known) heads.set(entry, (known = {}));
  return (known[kind] ??= writeHead(entry, kind));
}

function privateHeadOf(entry: PageEntry, kind: keyof Heads): string[] {
  let known = privateHeads.get(entry);
  if (!known) privateHeads.set(entry, (known = {}));
  const headers = { ...entry.headers, 'cache-control': cacheControl('private', false) };
  return (known[kind] ??= writeHead({ ...entry, headers }, kind));
}

function writeHead({ headers, etag, bodies }: PageEntry, kind: keyof Heads): string[] {
  const all: Record<string, string> = { ...headers, etag, vary: 'accept-encoding' };
  if (kind === 'unchanged') delete all['content-type'];
  else all['content-length'] = String(bodies[kind].length);
  if (kind === 'br' || kind === 'gzip') all['content-encoding'] = kind;
  return Object.entries(all).flat();
}
