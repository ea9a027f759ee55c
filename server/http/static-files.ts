import { existsSync, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { RequestHandler } from 'express';
import { sendPlain } from './send-plain.ts';
import { isNavigation, leaveApi } from './navigation-request.ts';
import { chooseEncoding, type Encoding } from './choose-encoding.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.hdr': 'image/vnd.radiance',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
/** Suffixes of the build's compressed copies; a file has both or none. */
const SUFFIXES: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };
const ONE_YEAR = 'public, max-age=31536000, immutable';
const ONE_DAY = 'public, max-age=86400';

/** Names of built files, in this folder only. */
const NEW_ASSET = /^\/assets\/[\w-][\w.-]*$/;

type Entry = { file: string; type: string; cacheControl: string; isCompressed: boolean };

/**
 * Serves built files: those under `/assets/` have a hash in their name and never change. Compressed copies of the
 * build are sent to clients that accept them. The folder is read at start; files of a newer build, during a rolling
 * restart, are looked up on request.
 */
export function createStaticFiles(folder: string): RequestHandler {
  const entries = readEntries(folder);
  return (request, response, next) => {
    const path = request.path;
    const entry = entries.get(path) ?? (NEW_ASSET.test(path) ? readEntry(folder, path.slice(1)) : undefined);
    if (!entry) {
      if (!path.startsWith('/assets/')) return next();
      if (!isNavigation(request)) return sendPlain(response, 404, 'There is no such file.');
      leaveApi(request);
      return next();
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const encoding = entry.isCompressed ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
    response.set({ 'content-type': entry.type, 'cache-control': entry.cacheControl });
    if (entry.isCompressed) response.vary('accept-encoding');
    if (encoding !== 'identity') response.set('content-encoding', encoding);
    response.sendFile(entry.file + SUFFIXES[encoding], {
      root: folder,
      cacheControl: false,
      dotfiles: 'allow',
      headers: { 'content-type': entry.type },
    });
  };
}

function readEntries(folder: string): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  if (!existsSync(folder)) return entries;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const entry = name.startsWith('.vite') ? undefined : readEntry(folder, name);
    if (entry) entries.set(`/${name}`, entry);
  }
  return entries;
}

/** Returns `undefined` for files that are not served. */
function readEntry(folder: string, name: string): Entry | undefined {
  const type = TYPES[extname(name)];
  const file = join(folder, name);
  if (!type || !statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  return {
    file: name,
    type,
    cacheControl: name.startsWith('assets/') ? ONE_YEAR : ONE_DAY,
    isCompressed: existsSync(file + SUFFIXES.br) && existsSync(file + SUFFIXES.gzip),
  };
}
