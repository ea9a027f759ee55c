import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;

/** Parses an HTML page. */
export function parseMarkup(html: string): Tree.Document {
  return parse(html);
}

/** The parse errors of a page, without those of characters that texts may contain. */
export function findSyntaxErrors(html: string): string[] {
  const errors: string[] = [];
  parse(html, { onParseError: ({ code }) => HARMLESS.has(code) || errors.push(`syntax: ${code}`) });
  return errors;
}

const HARMLESS = new Set(['control-character-in-input-stream', 'noncharacter-in-input-stream']);

/** Every element below a node, in document order, without the content of templates. */
export function* walk(node: Tree.ParentNode): Generator<Element> {
  for (const child of node.childNodes) {
    if (!tree.isElementNode(child)) continue;
    yield child;
    yield* walk(child);
  }
}

export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attr) => attr.name === name)?.value;
}

/** The element's ancestors, the closest first. */
export function ancestors(element: Element): Element[] {
  const parent = element.parentNode;
  return parent && tree.isElementNode(parent) ? [parent, ...ancestors(parent)] : [];
}

/** The text of an element, without the parts that `isLeftOut`. */
export function wordsOf(node: Tree.ParentNode, isLeftOut: (part: Element) => boolean): string {
  const parts = node.childNodes.map((child) => {
    if (tree.isTextNode(child)) return child.value;
    if (!tree.isElementNode(child) || isLeftOut(child)) return ' ';
    const words = wordsOf(child, isLeftOut);
    return INLINE.has(child.tagName) ? words : ` ${words} `;
  });
  return parts.join('');
}

/** Elements that do not separate words. */
const INLINE = new Set(['abbr', 'b', 'bdi', 'code', 'em', 'i', 'small', 'strong', 'sub', 'sup', 'wbr']);

/** Identifies an element in a finding by its tag and its name or text. */
export function describe(element: Element): string {
  const named = ['id', 'name', 'href', 'aria-label'].flatMap((name) => {
    const value = attribute(element, name);
    return value === undefined ? [] : [`${name}="${value}"`];
  });
  const words = wordsOf(element, () => false).replace(/\s+/g, ' ');
  return `<${[element.tagName, ...named.slice(0, 1)].join(' ')}> ${words.trim().slice(0, 60)}`.trim();
}
