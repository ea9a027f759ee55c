/** Fields whose whole value is an address. */
const ADDRESS_FIELDS: ReadonlySet<string> = new Set(['url', 'slug']);
/** Files are no pages: the media server has them. */
const FILE_FIELDS: ReadonlySet<string> = new Set(['files', 'captions']);
const IN_MARKDOWN = /\]\((\/[^()\s]*)/g;
const IN_HTML = /href="(\/[^"]*)"/g;

/**
 * Paths of the site that a record links to, each once: in its fields of addresses, and in Markdown and HTML at any
 * depth.
 */
export function linksIn(record: unknown): string[] {
  return [...new Set(collect(record))].filter((url) => !url.startsWith('//'));
}

function collect(value: unknown): string[] {
  if (typeof value === 'string')
    return [IN_MARKDOWN, IN_HTML].flatMap((pattern) =>
      [...value.matchAll(pattern)].map(([, url = '']) => url),
    );
  if (Array.isArray(value)) return value.flatMap(collect);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => {
    if (FILE_FIELDS.has(field)) return [];
    if (ADDRESS_FIELDS.has(field) && typeof inner === 'string') return inner.startsWith('/') ? [inner] : [];
    return collect(inner);
  });
}
