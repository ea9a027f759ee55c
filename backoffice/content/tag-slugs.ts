import { NEWS_TAG } from '#shared/domain/article-types.ts';
import { isSlug } from '#shared/domain/slug.ts';
import type { Locale } from '#shared/locale.ts';

/** A tag in one language. Its code is the same in all. */
export type TagRecord = { code: string; label: string; slug?: string | undefined };

const MAX_LENGTH = 80;

/**
 * Slug of a tag in a language: the editors' own, else the code in French and the label
 * elsewhere. The news tag has its own route with a fixed slug.
 */
export function tagSlug(lang: Locale, { code, label, slug }: TagRecord): string {
  if (code === NEWS_TAG) return code;
  return slug ?? (lang === 'fr' ? code : (slugOfLabel(label) ?? code));
}

/** Slug of a label; digits alone are rejected, since they would read as a page number. */
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
