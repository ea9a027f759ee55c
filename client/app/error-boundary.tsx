import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = { resetKey: string; fallback: ReactNode; children: ReactNode };
type ErrorBoundaryState = { failedKey: string | null };

/** Shows something else where rendering failed, until the page changes. React knows boundaries as classes only. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedKey: null };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failedKey: '' };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState {
    if (state.failedKey === '') return { failedKey: resetKey };
    return state.failedKey === resetKey ? state : { failedKey: null };
  }

  override render(): ReactNode {
    return this.state.failedKey === null ? this.props.children : this.props.fallback;
  }
}
