import type { RootStore } from '#client/stores/root-store.ts';
import { readCartCount } from '#shared/domain/cart-count.ts';

/** Updates the stores from browser state: connection, width and a guest's cart count. */
export function watchBrowser({ settings, auth, cart }: RootStore): void {
  if (settings.cartEnabled && !auth.isLogged) cart.setCount(readCartCount(document.cookie));
  const updateOnline = () => settings.setOnline(navigator.onLine);
  const updateWidth = () => settings.setDevice(window.innerWidth);
  window.addEventListener('online', updateOnline);
  window.addEventListener('offline', updateOnline);
  window.addEventListener('resize', updateWidth);
  updateOnline();
  updateWidth();
}
