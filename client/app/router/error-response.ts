import type { ErrorResponse } from 'react-router';

/** The error of a page as the router gives it for a refused loader: `isRouteErrorResponse` takes it. */
export function createErrorResponse(status: number): ErrorResponse & { internal: boolean } {
  return { status, statusText: '', internal: false, data: null };
}
