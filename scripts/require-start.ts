import { existsSync } from 'node:fs';
import { parseBackofficeConfig, type BackofficeConfig } from '#backoffice/config.ts';
import { lockDataFolder } from '#backoffice/database/data-folder-lock.ts';
import { findDatabase } from '#backoffice/database/database-location.ts';
import { parseConfig, type Config, type Environment } from '#server/config.ts';
import { requireFreePort } from '#shared/listen.ts';

/**
 * Checks the prerequisites of a start before a build. Returns the storefront's configuration.
 * @throws one line per invalid variable, or one for a port or a data folder in use
 */
export async function requireStart(environment: Environment): Promise<Config> {
  const config = parseConfig(environment);
  const backoffice = config.apiUrl === undefined ? parseBackofficeConfig(environment) : undefined;
  await requireFreePort(config, 'PORT');
  if (!backoffice) return config;
  await requireFreePort(backoffice, 'BACKOFFICE_PORT');
  await requireFreeFolder(backoffice);
  return config;
}

/** A folder that does not exist is free; the database creates it. */
async function requireFreeFolder(config: BackofficeConfig): Promise<void> {
  const database = findDatabase(config);
  if (!('folder' in database) || !existsSync(database.folder)) return;
  const release = await lockDataFolder(database.folder);
  release();
}
