import { makeAutoObservable } from 'mobx';

/**
 * Makes a store observable where somebody can watch it change. The server renders a store once and drops it:
 * there the plain object is enough, and much cheaper.
 */
export function observeInBrowser(store: object): void {
  if (typeof document !== 'undefined') makeAutoObservable(store, {}, { autoBind: true });
}
