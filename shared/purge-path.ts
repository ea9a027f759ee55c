/** Where storefronts are told that something has changed (server/http/purge.ts). */
export const PURGE_PATH = '/ops/purge';
