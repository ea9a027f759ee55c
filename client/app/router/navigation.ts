import { createContext, use } from 'react';

/**
 * Navigates to a path of this site. `keepPosition`: preserves scroll position and focus; `replace`: replaces the history
 * entry.
 */
export type Navigate = (to: string, options?: { keepPosition?: boolean; replace?: boolean }) => void;

/** Sends a form to a page of this site. */
export type SendForm = (to: string, form: FormData) => void;

/** Until the router is loaded, navigation loads documents. */
const loadDocument: Navigate = (to) => window.location.assign(to);

export const NavigationContext = createContext<Navigate>(loadDocument);

export function useNavigation(): Navigate {
  return use(NavigationContext);
}

/** True once pages change without a new document. Before, a navigation would lose what the visitor types. */
export function useHasRouter(): boolean {
  return use(NavigationContext) !== loadDocument;
}
