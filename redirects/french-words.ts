import { ROUTES, type RouteName, type RouteRow } from '#routes/paths.ts';
import { listedUrlTarget, prefixOf } from '#routes/variants.ts';
import type { RedirectPattern } from './redirect-pattern.ts';

/** English addresses with the French words of their route, up to the first parameter. */
export const FRENCH_WORDS: readonly RedirectPattern[] = [
  ...partSearchPatterns(),
  ...ROUTES.flatMap((row: RouteRow<RouteName>) => ofRoute(row)),
];

function ofRoute(row: RouteRow<RouteName>): RedirectPattern[] {
  const { fr, en } = row.paths;
  if (fr === null || en === null || isSpelledOut(fr) || row.name === 'accessories-search') return [];
  const [french, hasParameter] = fixedSegments(fr);
  const [english] = fixedSegments(en);
  if (french === english) return [];
  return prefixesOf(row).map(([prefix, listed]): RedirectPattern => {
    const start = `${prefix}/${french}`;
    return {
      under: [start],
      match: (path) => (isBelow(path, start) ? `${listed}/${english}${path.slice(start.length)}` : undefined),
      code: 301,
      why: `English pages under ${start} were published before their words were translated.`,
      example: hasParameter ? `${start}/exemple` : start,
    };
  });
}

/** This route has a fixed last segment, which is translated too. */
function partSearchPatterns(): RedirectPattern[] {
  const start = '/en/pro/nos-pieces-detachees';
  return [
    {
      under: [start, '/en/pro/our-spare-parts'],
      match: (asked) => {
        const [category = '', word, ...rest] = asked.split('/').slice(4);
        return word === 'recherche' && rest.length === 0
          ? `/en/pro/our-spare-parts/${category}/search`
          : undefined;
      },
      code: 301,
      why: 'The search of spare parts kept its French word in English addresses of the first months.',
      example: `${start}/exemple/recherche`,
    },
  ];
}

/** Prefixes of such an address, each with the prefix of the listed address. */
function prefixesOf(row: RouteRow<RouteName>): [prefix: string, listed: string][] {
  const part = prefixOf('en', 'part');
  const pro = prefixOf('en', 'pro');
  if (row.target === 'required') return [[pro, pro]];
  const listed = prefixOf('en', listedUrlTarget(row, 'en'));
  return [
    [part, part],
    [pro, row.target === 'optional' ? pro : listed],
  ];
}

function fixedSegments(path: string): [segments: string, hasParameter: boolean] {
  const parameter = path.indexOf('/{');
  return parameter === -1 ? [path, false] : [path.slice(0, parameter), true];
}

/** Routes without a fixed first segment: contacts of a brand, and paths that are one slug. */
function isSpelledOut(path: string): boolean {
  return path.startsWith('{') || path.includes('-{');
}

function isBelow(path: string, start: string): boolean {
  return path === start || path.startsWith(`${start}/`);
}
