import type { DatabasePlace } from '#backoffice/database/database-place.ts';

/** Name of a database for messages, without its password. */
export function nameDatabase(place: DatabasePlace): string {
  if ('folder' in place) return place.folder;
  const { username, host, pathname } = new URL(place.url);
  return `postgres://${username ? `${username}@` : ''}${host}${pathname}`;
}
