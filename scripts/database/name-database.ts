import type { DatabaseLocation } from '#backoffice/database/database-location.ts';

/** Name of a database for messages, without its password. */
export function nameDatabase(database: DatabaseLocation): string {
  if ('folder' in database) return database.folder;
  const { username, host, pathname } = new URL(database.url);
  return `postgres://${username ? `${username}@` : ''}${host}${pathname}`;
}
