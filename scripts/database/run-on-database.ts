import { join } from 'node:path';
import { parseBackofficeConfig } from '#backoffice/config.ts';

/** A database server, or the folder of the embedded database. */
export type DatabasePlace = { url: string } | { folder: string };
export type RestoreOptions = { mayReplace: boolean };

/** Does something with the configured database and the file named on the command line, and says how it went. */
export async function runOnDatabase(
  done: string,
  work: (place: DatabasePlace, file: string, options: RestoreOptions) => Promise<void>,
): Promise<void> {
  try {
    const [file, ...flags] = process.argv.slice(2);
    if (!file || file.startsWith('-')) throw new Error('Which file?');
    const { databaseUrl, dataDir } = parseBackofficeConfig(process.env);
    const place = databaseUrl ? { url: databaseUrl } : { folder: join(dataDir, 'database') };
    await work(place, file, { mayReplace: flags.includes('--replace') });
    console.log(`${done}: ${file}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
