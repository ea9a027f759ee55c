import { Component, Fragment, type ReactNode } from 'react';

export type Failure = { error: unknown; retry: () => void };

type ErrorBoundaryProps = {
  /** A new value renders the children again. */
  resetKey: string;
  renderFallback: (failure: Failure) => ReactNode;
  children: ReactNode;
};
type ErrorBoundaryState = { resetKey: string; hasFailed: boolean; error?: unknown; attempt: number };

/**
 * Renders a fallback after a render error, until the page changes or the visitor retries. React logs the error once,
 * and supports boundaries as classes only.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { resetKey: this.props.resetKey, hasFailed: false, attempt: 0 };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { hasFailed: true, error };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    if (state.resetKey !== resetKey) return { resetKey, hasFailed: false, attempt: 0 };
    // Other software, such as translators, removed DOM nodes: renders the children into new nodes, once.
    return state.hasFailed && state.attempt === 0 && isNodeGone(state.error)
      ? { hasFailed: false, attempt: 1 }
      : null;
  }

  override render(): ReactNode {
    const { hasFailed, error, attempt } = this.state;
    if (!hasFailed) return <Fragment key={attempt}>{this.props.children}</Fragment>;
    return this.props.renderFallback({
      error,
      retry: () => this.setState({ hasFailed: false, attempt: attempt + 1 }),
    });
  }
}

function isNodeGone(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError';
}
