import { createContext, use, type HTMLAttributes } from 'react';

/** Parts around a page that are the same on every page of a language, an audience and a layout. */
export type KeptMarkup = { catalogue: string; footer: string };

/** As the server has written them before (server/render/kept-markup.tsx). Nothing in the browser, which hydrates them. */
export const KeptMarkupContext = createContext<Partial<KeptMarkup> | null>(null);

type KeptPartProps = HTMLAttributes<HTMLElement> & { part: keyof KeptMarkup; as?: 'div' | 'footer' };

/** Holds one of the parts: the server need not make its children again. They must be what it keeps under that name. */
export function KeptPart({ part, as: Element = 'div', children, ...attributes }: KeptPartProps) {
  const markup = use(KeptMarkupContext)?.[part];
  if (markup === undefined) return <Element {...attributes}>{children}</Element>;
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: markup }} />;
}
