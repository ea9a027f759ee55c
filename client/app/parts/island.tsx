import { use, type ComponentType } from 'react';
import { SectionFailed } from '#client/components/failure/section-failed.tsx';
import { ErrorBoundary, type Failure } from './error-boundary.tsx';
import { PageContext } from '#client/app/page/page-context.ts';

/**
 * Wraps an interactive part of the page in an error boundary: where it throws, the rest of the page works on. `Fallback`
 * replaces it and gets the same properties: a plain form, link or picture that serves the same purpose, where there is
 * one. The default says that the part failed, and offers to try again. A check finds interactive parts without a
 * boundary (scripts/checks/find-unbounded-islands.ts).
 */
export function island<Props extends object>(
  Part: ComponentType<Props>,
  Fallback: ComponentType<Props & { failure: Failure }> = SectionFailed,
): ComponentType<Props> {
  return function Island(props: Props) {
    return (
      <ErrorBoundary
        resetKey={use(PageContext)?.key ?? ''}
        renderFallback={(failure) => <Fallback {...props} failure={failure} />}
      >
        <Part {...props} />
      </ErrorBoundary>
    );
  };
}

/** Fallback of islands that the page can do without. */
export function Nothing(): null {
  return null;
}
