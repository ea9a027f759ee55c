import { routeVariants } from '#routes/variants.ts';

/** First segments of routes besides pages (server/app.ts), and of the files of a build. */
const OWN_SEGMENTS = [
  '_cart',
  '_documents',
  '_filters',
  '_ui',
  'assets',
  'media',
  'ops',
  'test-bank',
  'visitor',
];
const PREFIXES = ['en', 'pro'];

/** True if a path can be the base of calls: no page or other route has its first segment. */
export function isFreePath(path: string): boolean {
  const [, segment = ''] = path.split('/');
  return !takenSegments().has(segment);
}

function takenSegments(): Set<string> {
  const pages = routeVariants().map(({ pattern }) => firstWord(pattern));
  return new Set([...OWN_SEGMENTS, ...PREFIXES, ...pages]);
}

function firstWord(pattern: string): string {
  const [, first = ''] = pattern.split('/');
  return first;
}
