import { makeAutoObservable } from 'mobx';

/**
 * Makes a store observable in the browser only: the server renders a store once and drops it. Observation is shallow,
 * so a change must replace a list or an object. Deep observation of the menus and categories would take longer than the
 * first render.
 */
export function observeInBrowser(store: object): void {
  if (typeof document !== 'undefined') makeAutoObservable(store, {}, { autoBind: true, deep: false });
}
