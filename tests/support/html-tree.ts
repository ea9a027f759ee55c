import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterMap } from 'parse5';

export type HtmlElement = DefaultTreeAdapterMap['element'];

/** The elements of a page's `<main>` that match, in document order. Noscript content is parsed too. */
export function findInMain(html: string, isRequested: (element: HtmlElement) => boolean): HtmlElement[] {
  const [main] = descendants(parse(html, { scriptingEnabled: false }), ({ tagName }) => tagName === 'main');
  return main ? descendants(main, isRequested) : [];
}

export function descendants(
  node: DefaultTreeAdapterMap['node'],
  isRequested: (element: HtmlElement) => boolean,
): HtmlElement[] {
  if (!('childNodes' in node)) return [];
  return node.childNodes.flatMap((child) => [
    ...(tree.isElementNode(child) && isRequested(child) ? [child] : []),
    ...descendants(child, isRequested),
  ]);
}

export function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

export function isInside(element: HtmlElement, tagName: string): boolean {
  for (let node = element.parentNode; node; node = 'parentNode' in node ? node.parentNode : null)
    if (tree.isElementNode(node) && node.tagName === tagName) return true;
  return false;
}

/** The text of an element for screen readers: with alternative texts, without hidden elements. */
export function readableText(node: DefaultTreeAdapterMap['node']): string {
  return rawText(node).replaceAll(/\s+/g, ' ').trim();
}

function rawText(node: DefaultTreeAdapterMap['node']): string {
  if (tree.isTextNode(node)) return node.value;
  if (!('childNodes' in node)) return '';
  if (tree.isElementNode(node)) {
    if (attribute(node, 'aria-hidden') === 'true') return '';
    const label = attribute(node, 'aria-label') ?? attribute(node, 'alt');
    if (label !== undefined) return ` ${label} `;
  }
  return node.childNodes.map(rawText).join('');
}
