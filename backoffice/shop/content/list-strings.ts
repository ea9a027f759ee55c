import { FACT } from '#backoffice/content/fill-facts.ts';

export type PlacedText = { path: (string | number)[]; text: string };

const MARKDOWN_LINK = /\]\((\/(?!\/)[^)\s]*)\)/g;
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
    const isAddress = ADDRESS_FIELDS.has(path.at(-1) ?? '') && /^\/(?!\/)/.test(text);
    const urls = isAddress ? [text] : [...text.matchAll(MARKDOWN_LINK)].map(([, url = '']) => url);
    return urls.map((url) => ({ path, url }));
  });
}

/** Placeholders of facts. */
export function listFacts(value: unknown): { path: PlacedText['path']; fact: string }[] {
  return listStrings(value).flatMap(({ path, text }) =>
    [...text.matchAll(FACT)].map(([, fact = '']) => ({ path, fact })),
  );
}
