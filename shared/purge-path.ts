/** Path of a storefront's invalidation route (server/http/purge.ts). */
export const PURGE_PATH = '/ops/purge';
