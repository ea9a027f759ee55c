import { usePage } from '#client/app/page/page-context.ts';
import { useStore } from '#client/stores/store-context.ts';
import { loginPath } from '#routes/login-path.ts';

export function documentAnchor(id: number): string {
  return `document-${id}`;
}

/**
 * Returns the function that builds the URL of the login that returns to a document, by its id and the path and query of
 * a page that lists it (default: the current page). `undefined` for logged-in customers, whose account has no access.
 */
export function useDocumentLogin(): (id: number, path?: string) => string | undefined {
  const { match, search } = usePage();
  const { auth } = useStore();
  return (id, path = match.pathname + search) =>
    auth.isLogged ? undefined : loginPath(match.locale, `${path}#${documentAnchor(id)}`, false);
}
