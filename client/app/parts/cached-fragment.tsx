import { createContext, use, type HTMLAttributes } from 'react';

/** Page fragments that are equal on all pages of a language, audience and layout. */
export type CachedMarkup = { catalogue: string; footer: string };

/** As the server has written them before (server/render/fragment-cache.tsx). Nothing in the browser, which hydrates them. */
export const CachedMarkupContext = createContext<Partial<CachedMarkup> | null>(null);

type CachedFragmentProps = HTMLAttributes<HTMLElement> & { part: keyof CachedMarkup; as?: 'div' | 'footer' };

/** Renders a fragment from the server's cache. Children must equal the fragment cached under that name. */
export function CachedFragment({ part, as: Element = 'div', children, ...attributes }: CachedFragmentProps) {
  const markup = use(CachedMarkupContext)?.[part];
  if (markup === undefined) return <Element {...attributes}>{children}</Element>;
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: markup }} />;
}
