/** Search engines show about this many characters. */
const MAX_LENGTH = 160;

type Described = {
  title: string;
  description: string;
  /** Of a list, from 1. */
  page: number;
  /** What the site says of itself (setting `description`). */
  site: string | undefined;
};

/**
 * The description of a page for search engines and shared links: at most 160 characters, whole words, never empty. A page
 * without one is described by its title and the site; further pages of a list name the page, so that no two are the same.
 */
export function metaDescription({ title, description, page, site = '' }: Described): string {
  const own = description.trim();
  const isOwn = own !== '' && page === 1;
  return shorten((isOwn ? own : `${title}. ${own || site}`).replaceAll(/\s+/g, ' ').trim());
}

function shorten(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const cut = text.slice(0, MAX_LENGTH - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : undefined)}…`;
}
