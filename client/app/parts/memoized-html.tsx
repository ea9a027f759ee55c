import { createContext, use, type AnchorHTMLAttributes, type ReactNode } from 'react';

/**
 * Returns the HTML of the children, cached by `name` and `dependencies`. The result may be a placeholder that is replaced
 * when the document is complete.
 */
export type RenderMemoized = (name: string, dependencies: object, children: ReactNode) => string;

/** On the server (server/render/render-memoized.tsx). Nothing in the browser, which hydrates what was written. */
export const RenderMemoizedContext = createContext<RenderMemoized | null>(null);

type MemoizedHtmlProps = AnchorHTMLAttributes<HTMLElement> & {
  as: 'a' | 'dl' | 'fieldset';
  /** Cache key together with `dependencies`. */
  name: string;
  /** Everything the children depend on, except the language and the media URL: an immutable response. */
  dependencies: object;
};

/**
 * An element whose content many pages share, so that the server renders it once. Children must not use `useId` (which
 * depends on the position) or show personal data.
 */
export function MemoizedHtml({
  as: Element,
  name,
  dependencies,
  children,
  ...attributes
}: MemoizedHtmlProps) {
  const write = use(RenderMemoizedContext);
  if (!write) return <Element {...attributes}>{children}</Element>;
  return (
    <Element {...attributes} dangerouslySetInnerHTML={{ __html: write(name, dependencies, children) }} />
  );
}
