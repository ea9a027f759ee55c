import { routeVariants } from '#routes/variants.ts';

/** First segments of what the site answers besides pages (server/app.ts), and of what a build holds. */
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

/** Tells whether a path can be the base of calls: no fixed page and nothing else of the site has its first segment. */
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
