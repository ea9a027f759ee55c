import { defaultTreeAdapter as tree } from 'parse5';
import { attribute, parseMarkup, type Element } from './elements.ts';

type Node = ReturnType<typeof parseMarkup> | Element;

/** Short words that exist in one of the languages only. */
const WORDS = {
  fr: /(?:^|[\s(«’'])(?:les?|la|des|une|du|et|avec|pour|dans|est|sont|aux?|votre|vous|nous|sur|d[’']\p{L}+|l[’']\p{L}+)(?=[\s,.:;)!?]|$)/giu,
  en: /(?:^|[\s(“‘])(?:the|of|and|with|for|is|are|your|you|this|that|from|by|to|not|we|our|it|at|or)(?=[\s,.:;)!?]|$)/giu,
};
const SPOKEN_ATTRIBUTES = ['alt', 'title', 'aria-label', 'placeholder'];

/**
 * Texts in another language than the page's, without `lang` (WCAG 3.1.2), one line each. `names`: proper
 * names and texts by visitors, which need none.
 */
export function findLanguageFindings(html: string, names: RegExp): string[] {
  return [...new Set(textsOf(parseMarkup(html), ''))]
    .filter(({ text, lang }) => !names.test(text) && isOther(text, lang))
    .map(({ text, lang }) => `in ${lang}: ${text.slice(0, 100)}`);
}

function isOther(text: string, lang: string): boolean {
  const count = (words: RegExp) => text.match(words)?.length ?? 0;
  const [own, other] = lang === 'en' ? [WORDS.en, WORDS.fr] : [WORDS.fr, WORDS.en];
  return count(other) > count(own);
}

function textsOf(node: Node, lang: string): { text: string; lang: string }[] {
  return node.childNodes.flatMap((child) => {
    if (tree.isTextNode(child)) return [{ text: child.value.replace(/\s+/g, ' ').trim(), lang }];
    if (!tree.isElementNode(child) || ['script', 'style', 'noscript', 'meta'].includes(child.tagName))
      return [];
    const own = attribute(child, 'lang') ?? lang;
    const spoken = SPOKEN_ATTRIBUTES.flatMap((name) => attribute(child, name) ?? []);
    return [...spoken.map((text) => ({ text, lang: own })), ...textsOf(child, own)];
  });
}
