import { toPlainText } from '#shared/domain/plain-text.ts';

export type Element = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  content: string | readonly Element[];
};

/** Builds an element; undefined children are omitted. */
export function element(
  name: string,
  content: string | readonly (Element | undefined)[],
  attributes: Readonly<Record<string, string>> = {},
): Element {
  return {
    name,
    attributes,
    content: typeof content === 'string' ? content : content.filter((child) => child !== undefined),
  };
}

/** Renders a document in UTF-8, one element per line. */
export function writeXml(root: Element): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, '')}`;
}

function write({ name, attributes, content }: Element, indent: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  const opening = `${indent}<${name}${written.join('')}>`;
  if (typeof content === 'string') return `${opening}${escape(content)}</${name}>\n`;
  return `${opening}\n${content.map((child) => write(child, `${indent}  `)).join('')}${indent}</${name}>\n`;
}

function escape(text: string): string {
  return toPlainText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
