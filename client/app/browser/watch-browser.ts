import type { RootStore } from '#client/stores/root-store.ts';
import { readCartCount } from '#shared/domain/cart-count.ts';

/** Keeps the stores told of what only the browser knows: connection, width, and how much a guest's cart holds. */
export function watchBrowser({ settings, auth, cart }: RootStore): void {
  if (settings.cartEnabled && !auth.isLogged) cart.setCount(readCartCount(document.cookie));
  const tellOnline = () => settings.setOnline(navigator.onLine);
  const tellWidth = () => settings.setDevice(window.innerWidth);
  window.addEventListener('online', tellOnline);
  window.addEventListener('offline', tellOnline);
  window.addEventListener('resize', tellWidth);
  tellOnline();
  tellWidth();
}
