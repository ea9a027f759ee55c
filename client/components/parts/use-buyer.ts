import { useStore } from '#client/stores/store-context.ts';

/** True if cart buttons are shown: professionals order, consumers are directed to a distributor. */
export function useBuyer(): boolean {
  const { settings, auth } = useStore();
  return auth.isLogged ? settings.isProConnected : settings.target !== 'part';
}
