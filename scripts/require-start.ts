import { parseBackofficeConfig } from '#backoffice/config.ts';
import { parseConfig, type Config, type Environment } from '#server/config.ts';
import { requireFreePort } from '#shared/listen.ts';

/**
 * Looks at all that can stand in the way of a start and takes no time, before a build does. Gives the storefront's
 * configuration.
 * @throws a line for each bad variable, or one for a port that is taken
 */
export async function requireStart(environment: Environment): Promise<Config> {
  const config = parseConfig(environment);
  const backoffice = config.apiUrl === undefined ? parseBackofficeConfig(environment) : undefined;
  await requireFreePort(config, 'PORT');
  if (backoffice) await requireFreePort(backoffice, 'BACKOFFICE_PORT');
  return config;
}
