import { usePage } from '#client/app/page/page-context.ts';
import { useStore } from '#client/stores/store-context.ts';
import { loginPath } from '#routes/login-path.ts';

/** The id of a document's element on a page that lists it. */
export function documentAnchor(id: number): string {
  return `document-${id}`;
}

/**
 * Gives the address of the login that leads back to a document, by its number and the path and query of a page that lists it
 * (by default the page being shown). `undefined` for customers who are logged in: the document is not for their account.
 */
export function useDocumentLogin(): (id: number, path?: string) => string | undefined {
  const { match, search } = usePage();
  const { auth } = useStore();
  return (id, path = match.pathname + search) =>
    auth.isLogged ? undefined : loginPath(match.locale, `${path}#${documentAnchor(id)}`, false);
}
