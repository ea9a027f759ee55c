import { FACT } from '#backoffice/content/fill-facts.ts';

export type PlacedText = { path: (string | number)[]; text: string };

/** Fields that hold an address. */
const ADDRESS_FIELDS = new Set<string | number>(['url']);

/** All texts of a value at any depth with their paths. */
export function listStrings(value: unknown, path: (string | number)[] = []): PlacedText[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => listStrings(item, [...path, index]));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => listStrings(item, [...path, key]));
}

/** Links to pages of the site: Markdown links and fields with an address. */
export function listLinks(value: unknown): { path: PlacedText['path']; url: string }[] {
  return listStrings(value).flatMap(({ path, text }) => {
    const isAddress = ADDRESS_FIELDS.has(path.at(-1) ?? '');
    const urls = isAddress ? [text] : markdownAddresses(text);
    return urls.filter(isSitePath).map((url) => ({ path, url }));
  });
}

/** Placeholders of facts. */
export function listFacts(value: unknown): { path: PlacedText['path']; fact: string }[] {
  return listStrings(value).flatMap(({ path, text }) =>
    [...text.matchAll(FACT)].map(([, fact = '']) => ({ path, fact })),
  );
}

/** The text between `](` and `)` of each link. */
function markdownAddresses(text: string): string[] {
  const [, ...rest] = text.split('](');
  return rest.map((part) => part.split(/[)\s]/, 1)[0] ?? '');
}

function isSitePath(url: string): boolean {
  return url.startsWith('/') && !url.startsWith('//');
}
