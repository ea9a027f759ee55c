import type { ErrorResponse } from 'react-router';

/** An error that `isRouteErrorResponse` accepts, as the router creates it for a refused loader. */
export function createErrorResponse(status: number): ErrorResponse & { internal: boolean } {
  return { status, statusText: '', internal: false, data: null };
}
