import type { KnownKeys } from '#backoffice/shop/check-keys.ts';

/** Lets a reader accept every key of another file. */
export const ANY_KEY: KnownKeys = { file: '', keys: { has: () => true, keys: () => [] } };
