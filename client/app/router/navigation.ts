import { createContext, use } from 'react';

/**
 * Goes to a path of this site. `keepPlace`: the page stays where it is scrolled, and the focus where it is;
 * `replace`: going back leads to where one was before the page being shown.
 */
export type Navigate = (to: string, options?: { keepPlace?: boolean; replace?: boolean }) => void;

/** Sends a form to a page of this site. */
export type SendForm = (to: string, form: FormData) => void;

/** Until the router is there, and without scripts, addresses are the browser's own business. */
const leave: Navigate = (to) => window.location.assign(to);

export const NavigationContext = createContext<Navigate>(leave);

/** Gives the function that goes to a path of this site. */
export function useNavigation(): Navigate {
  return use(NavigationContext);
}

/** Whether pages change in place already: before, going anywhere would cut short what somebody types. */
export function useArePagesInPlace(): boolean {
  return use(NavigationContext) !== leave;
}
