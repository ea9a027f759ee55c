import { use, type ComponentType } from 'react';
import { SectionFailed } from '#client/components/failure/section-failed.tsx';
import { ErrorBoundary, type Failure } from './error-boundary.tsx';
import { PageContext } from '#client/app/page/page-context.ts';

/**
 * Wraps an interactive component in an error boundary, so that the rest of the page works if it throws. `Fallback` gets
 * the same props: a plain form, link or image with the same purpose. The default shows an error with a retry. A check
 * finds interactive components without a boundary (scripts/checks/find-unbounded-islands.ts).
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

export function Nothing(): null {
  return null;
}
