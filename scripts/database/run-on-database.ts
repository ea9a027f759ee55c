import { parseBackofficeConfig } from '#backoffice/config.ts';
import { databasePlace, type DatabasePlace } from '#backoffice/database/database-place.ts';
import { readEnvironment } from '#server/config.ts';
import { nameDatabase } from './name-database.ts';

export type RestoreOptions = { mayReplace: boolean };
/** What went into a file, or came out of it. */
export type DatabaseSize = { tables: number; rows: number };

/**
 * Does something with the database the site is configured for, by its environment and its file of variables, and the
 * file named on the command line. Says how it went, and with which database.
 */
export async function runOnDatabase(
  done: string,
  work: (place: DatabasePlace, file: string, options: RestoreOptions) => Promise<DatabaseSize>,
): Promise<void> {
  try {
    const [file, ...flags] = process.argv.slice(2);
    if (!file || file.startsWith('-')) throw new Error('Which file?');
    const place = databasePlace(parseBackofficeConfig(readEnvironment()));
    const { tables, rows } = await work(place, file, { mayReplace: flags.includes('--replace') });
    console.log(`${done} ${nameDatabase(place)}, ${tables} tables with ${rows} rows: ${file}`);
  } catch (error) {
    console.error(describe(error));
    process.exitCode = 1;
  }
}

/** Of a host that refuses at each of its addresses Node says nothing but a code. */
function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return error.message || `The database cannot be reached: ${String((error as NodeJS.ErrnoException).code)}.`;
}
