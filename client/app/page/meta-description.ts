/** Approximate length that search engines show. */
const MAX_LENGTH = 160;

type Described = {
  title: string;
  description: string;
  /** Page number of a list, from 1. */
  page: number;
  /** Description of the site (setting `description`). */
  site: string | undefined;
};

/**
 * The meta description: at most 160 characters, whole words, never empty. Without an own description it is the title
 * and the site's; on further pages of a list it starts with the title, so that no two are equal.
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
