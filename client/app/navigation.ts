import { createContext, use } from 'react';

/** Goes to a path of this site. `keepPlace`: the page stays where it is scrolled, and the focus where it is. */
export type Navigate = (to: string, options?: { keepPlace?: boolean }) => void;

/** Sends a form to a page of this site. */
export type SendForm = (to: string, form: FormData) => void;

/** Until the router is there, and without scripts, addresses are the browser's own business. */
export const NavigationContext = createContext<Navigate>((to) => window.location.assign(to));

/** Gives the function that goes to a path of this site. */
export function useNavigation(): Navigate {
  return use(NavigationContext);
}
