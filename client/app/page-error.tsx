import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorView } from '#client/components/error-view/error-view.tsx';

/** The error page of a route, inside its layout (spec sections 2 and 8). */
export function PageError() {
  const error = useRouteError();
  return <ErrorView status={isRouteErrorResponse(error) ? error.status : 500} />;
}
