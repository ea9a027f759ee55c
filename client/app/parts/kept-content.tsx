import { createContext, use, type AnchorHTMLAttributes, type ReactNode } from 'react';

/**
 * Writes what an element holds as HTML, or finds what it wrote for the same `madeOf` before. What it gives may be a mark
 * in whose place the HTML is put when the document is there.
 */
export type WriteKept = (name: string, madeOf: object, children: ReactNode) => string;

/** On the server (server/render/write-kept.tsx). Nothing in the browser, which hydrates what was written. */
export const WriteKeptContext = createContext<WriteKept | null>(null);

type KeptContentProps = AnchorHTMLAttributes<HTMLElement> & {
  as: 'a' | 'dl' | 'fieldset';
  /** With `madeOf`, tells from what else is kept. */
  name: string;
  /** All that the children are made of, but for the language and the media's address: an answer that nobody changes. */
  madeOf: object;
};

/**
 * An element whose content many pages share: the server writes it once. Children must make no ids (`useId` counts by
 * place) and show nothing of who looks.
 */
export function KeptContent({ as: Element, name, madeOf, children, ...attributes }: KeptContentProps) {
  const write = use(WriteKeptContext);
  if (!write) return <Element {...attributes}>{children}</Element>;
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: write(name, madeOf, children) }} />;
}
