import type { Locale } from '#shared/locale.ts';
import { FRENCH_WORDS } from './french-words.ts';
import type { RedirectPattern } from './redirect-pattern.ts';
import { RENAMED_FAMILIES } from './renamed-families.ts';

export const PATTERNS: readonly RedirectPattern[] = [
  {
    under: ['/pro'],
    match: (path) => collapsePrefixes(path, 'fr'),
    code: 301,
    why: 'The former menu put the audience before links that already had it.',
    example: '/pro/pro/aide-contact',
  },
  {
    under: ['/pro', '/en/pro'],
    match: (path) => collapsePrefixes(path, 'en'),
    code: 301,
    why: 'The former language switch put the audience before the whole English path.',
    example: '/pro/en/pro/help-contact',
  },
  ...RENAMED_FAMILIES,
  ...FRENCH_WORDS,
];

/** Removes doubled prefixes in one step, in any number and order. */
function collapsePrefixes(path: string, locale: Locale): string | undefined {
  if (!path.startsWith('/pro/') && !path.startsWith('/en/pro/')) return undefined;
  const segments = path.split('/').slice(1);
  const end = segments.findIndex((segment) => segment !== 'pro' && segment !== 'en');
  const prefixes = end === -1 ? segments : segments.slice(0, end);
  const isDoubled = prefixes.filter((segment) => segment === 'pro').length > 1;
  if (!isDoubled || prefixes.includes('en') !== (locale === 'en')) return undefined;
  return ['', ...(locale === 'en' ? ['en'] : []), 'pro', ...segments.slice(prefixes.length)].join('/');
}
