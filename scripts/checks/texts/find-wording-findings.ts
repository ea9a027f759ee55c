import type { SiteText } from './collect-texts.ts';
import type { WordingRule } from './wording-rules.data.ts';

const ADDRESS = /\]\([^)]*\)|https?:\/\/\S+|<[^>]+>/g;
const AROUND = 30;

/** Texts that break a wording rule, one line each. Link addresses are not read. */
export function findWordingFindings(texts: readonly SiteText[], rules: readonly WordingRule[]): string[] {
  return texts.flatMap((text) => rules.flatMap((rule) => findingOf(text, rule)));
}

function findingOf(
  { location, lang, text }: SiteText,
  { lang: of, pattern, reason, allow = [] }: WordingRule,
): string[] {
  if (of !== 'both' && of !== lang) return [];
  const read = text.replace(ADDRESS, ' ]');
  const at = read.search(pattern);
  if (at < 0 || allow.some((exception) => exception.test(read))) return [];
  const excerpt = read.slice(Math.max(0, at - AROUND), at + AROUND).replaceAll('\n', ' ');
  return [`${location} (${lang}): ${reason}; found in “${excerpt}”`];
}
