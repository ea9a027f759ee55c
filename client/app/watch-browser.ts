import type { RootStore } from '#client/stores/root-store.ts';

/** Keeps the stores told of what only the browser knows: connection and width. */
export function watchBrowser({ settings }: RootStore): void {
  const tellOnline = () => settings.setOnline(navigator.onLine);
  const tellWidth = () => settings.setDevice(window.innerWidth);
  window.addEventListener('online', tellOnline);
  window.addEventListener('offline', tellOnline);
  window.addEventListener('resize', tellWidth);
  tellOnline();
  tellWidth();
}
