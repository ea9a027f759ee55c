import type { ReactNode } from 'react';
import styles from './carrier-sign.module.css';

/** Own icons instead of carrier logos, in the line style of the site. */
const SIGNS: Record<string, ReactNode> = {
  // Shop awning and counter
  relais_colis: (
    <>
      <path d="M8 20h32l-3-8H11z M8 20v3a4 4 0 0 0 8 0 4 4 0 0 0 8 0 4 4 0 0 0 8 0 4 4 0 0 0 8 0v-3 M12 27v13 M36 27v13" />
      <path data-accent="" d="M19 40v-9h10v9" />
    </>
  ),
  // Swallow in flight
  chronopost: (
    <>
      <path d="M5 19h12 M3 25h12 M7 31h8" />
      <path data-accent="" d="M19 34 43 14 33 36 28 29z M43 14 28 29" />
    </>
  ),
  // Round trip to the door
  colissimo_24_48: (
    <>
      <path d="M40 27a16 16 0 1 1-4-12 M40 8v8h-8" />
      <path data-accent="" d="M15 28l9-8 9 8 M18 26v8h12v-8" />
    </>
  ),
  // Loaded pallet on a lorry floor
  transporteur: (
    <>
      <path d="M6 36h36 M9 36v4 M24 36v4 M39 36v4 M6 40h36" />
      <path data-accent="" d="M12 36V14h24v22 M12 24h24 M24 14v10" />
    </>
  ),
};

const PARCEL = <path d="M8 16l16-8 16 8v18l-16 8-16-8z M8 16l16 8 16-8 M24 24v18" />;

export function CarrierSign({ name }: { name: string }) {
  return (
    <svg className={styles.sign} viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      {SIGNS[name] ?? PARCEL}
    </svg>
  );
}
