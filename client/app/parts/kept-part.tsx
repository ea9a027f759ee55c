import { createContext, use, type HTMLAttributes } from 'react';

/** Page fragments that are equal on all pages of a language, audience and layout. */
export type KeptMarkup = { catalogue: string; footer: string };

/** As the server has written them before (server/render/fragment-cache.tsx). Nothing in the browser, which hydrates them. */
export const KeptMarkupContext = createContext<Partial<KeptMarkup> | null>(null);

type KeptPartProps = HTMLAttributes<HTMLElement> & { part: keyof KeptMarkup; as?: 'div' | 'footer' };

/** Renders a fragment from the server's cache. Children must equal the fragment cached under that name. */
export function KeptPart({ part, as: Element = 'div', children, ...attributes }: KeptPartProps) {
  const markup = use(KeptMarkupContext)?.[part];
  if (markup === undefined) return <Element {...attributes}>{children}</Element>;
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: markup }} />;
}
