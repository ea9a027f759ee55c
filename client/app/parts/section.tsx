import { createContext, use, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { usePage } from '#client/app/page/page-context.ts';

/**
 * Names of the sections that are being rendered, the innermost last: when rendering throws on the server, the last one
 * is what threw (server/render/render-sections.ts). `null` in the browser, where an error boundary catches it.
 */
export const SectionTrailContext = createContext<string[] | null>(null);

/** Sections that the server left out because they threw: the browser leaves them out too, so that both render the same. */
export const OmittedSectionsContext = createContext<readonly string[]>([]);

type SectionProps = {
  /** One of its kind in the page. */
  name: string;
  /** What stands for it where it throws: nothing, unless the page would lack its heading. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** A part that the page can do without: one that throws is left out, and the rest of the page stays. */
export function Section({ name, fallback = null, children }: SectionProps) {
  const { key } = usePage();
  if (use(OmittedSectionsContext).includes(name)) return fallback;
  return (
    <ErrorBoundary resetKey={key} renderFallback={() => fallback}>
      <SectionStart name={name} />
      {children}
      <SectionEnd />
    </ErrorBoundary>
  );
}

function SectionStart({ name }: { name: string }) {
  use(SectionTrailContext)?.push(name);
  return null;
}

function SectionEnd() {
  use(SectionTrailContext)?.pop();
  return null;
}
