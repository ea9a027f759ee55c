import { makeAutoObservable } from 'mobx';

/**
 * Makes a store observable where somebody can watch it change. The server renders a store once and drops it:
 * there the plain object is enough, and much cheaper. Fields are watched, not what is in them: whoever changes a list
 * or an object puts another one in its place. Menus and categories of a whole site would take longer to be made
 * observable than the page's first look.
 */
export function observeInBrowser(store: object): void {
  if (typeof document !== 'undefined') makeAutoObservable(store, {}, { autoBind: true, deep: false });
}
