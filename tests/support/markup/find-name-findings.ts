import { attribute, describe, walk, wordsOf, type Element, type parseMarkup } from './elements.ts';

const OPERATED = new Set(['a', 'button', 'summary']);
const OPERATED_ROLES = new Set(['button', 'link', 'tab', 'menuitem', 'switch']);

/**
 * Controls whose accessible name does not contain their visible text (WCAG 2.5.3), which voice users say.
 * `hidden`: the site's class of text for screen readers only.
 */
export function findNameFindings(document: ReturnType<typeof parseMarkup>): string[] {
  const all = [...walk(document)];
  const byId = new Map(all.map((element) => [attribute(element, 'id'), element]));
  return all.filter(isOperated).flatMap((element) => {
    const seen = plain(wordsOf(element, isUnseen));
    const name = plain(nameOf(element, byId));
    if (seen === '' || ` ${name} `.includes(` ${seen} `)) return [];
    return [`label in name: ${describe(element)} is named "${name}"`];
  });
}

function isOperated(element: Element): boolean {
  return OPERATED.has(element.tagName) || OPERATED_ROLES.has(attribute(element, 'role') ?? '');
}

function nameOf(element: Element, byId: ReadonlyMap<string | undefined, Element>): string {
  const others = attribute(element, 'aria-labelledby');
  if (others !== undefined)
    return others
      .split(/\s+/)
      .map((id) => {
        const other = byId.get(id);
        return other ? (attribute(other, 'aria-label') ?? wordsOf(other, isUnspoken)) : '';
      })
      .join(' ');
  return attribute(element, 'aria-label') ?? wordsOf(element, isUnspoken);
}

function isUnspoken(element: Element): boolean {
  return attribute(element, 'aria-hidden') === 'true' || isAbsent(element);
}

function isUnseen(element: Element): boolean {
  return /(?:^|\s)hidden(?:\s|$)/.test(attribute(element, 'class') ?? '') || isAbsent(element);
}

function isAbsent(element: Element): boolean {
  return (
    ['svg', 'title', 'noscript', 'template'].includes(element.tagName) || attribute(element, 'hidden') === ''
  );
}

/** Keeps alphanumeric characters, in lower case: speech has no punctuation. */
function plain(words: string): string {
  return words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
