import { createContext, use, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { usePage } from '#client/app/page/page-context.ts';

/**
 * Names of the sections being rendered, innermost last. After a render error on the server, the last one is the failed
 * one (server/render/render-sections.ts). `null` in the browser, where an error boundary catches it.
 */
export const SectionTrailContext = createContext<string[] | null>(null);

/** Sections that failed on the server. The browser omits them too, so that hydration matches. */
export const OmittedSectionsContext = createContext<readonly string[]>([]);

type SectionProps = {
  /** Unique in the page. */
  name: string;
  /** Rendered if the section fails. Needed only for the page's heading. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** A part of the page that is omitted if it throws, while the rest stays. */
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
