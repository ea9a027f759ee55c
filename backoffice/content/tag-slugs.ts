import { NEWS_TAG } from '#shared/domain/article-types.ts';
import { isSlug } from '#shared/domain/slug.ts';
import type { Locale } from '#shared/locale.ts';

/** A tag as it is written in one language. Its code is the same in all. */
export type TagRecord = { code: string; label: string; slug?: string | undefined };

const MAX_LENGTH = 80;

/**
 * The word of a tag in addresses of a language: its own slug where editors gave one, else its code in French and its label
 * elsewhere. News have a route of their own, whose word is fixed.
 */
export function tagSlug(lang: Locale, { code, label, slug }: TagRecord): string {
  if (code === NEWS_TAG) return code;
  return slug ?? (lang === 'fr' ? code : (slugOfLabel(label) ?? code));
}

/** A label in small letters with hyphens; digits alone would be a page of the list. */
function slugOfLabel(label: string): string | undefined {
  const slug = label
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s'’-]/g, '')
    .replaceAll(/[\s'’-]+/g, '-')
    .slice(0, MAX_LENGTH);
  const trimmed = slug.replace(/^-/, '').replace(/-$/, '');
  return isSlug(trimmed) && /[a-z]/.test(trimmed) ? trimmed : undefined;
}
