import { useStore } from '#client/stores/store-context.ts';

/** Whether the visitor is shown ways into the cart: professionals order, consumers are led to a distributor. */
export function useBuyer(): boolean {
  const { settings, auth } = useStore();
  return auth.isLogged ? settings.isProConnected : settings.target !== 'part';
}
