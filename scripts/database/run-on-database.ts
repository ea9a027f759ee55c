import { parseBackofficeConfig } from '#backoffice/config.ts';
import { findDatabase, type DatabaseLocation } from '#backoffice/database/database-location.ts';
import { readEnvironment } from '#server/config.ts';
import { nameDatabase } from './name-database.ts';

export type RestoreOptions = { mayReplace: boolean };
/** Size of a backup. */
export type DatabaseSize = { tables: number; rows: number };

/**
 * Runs an action on the configured database (environment and file of variables) and the file named on the
 * command line. Prints the result and the database.
 */
export async function runOnDatabase(
  done: string,
  work: (database: DatabaseLocation, file: string, options: RestoreOptions) => Promise<DatabaseSize>,
): Promise<void> {
  try {
    const [file, ...flags] = process.argv.slice(2);
    if (!file || file.startsWith('-')) throw new Error('Name the file.');
    const database = findDatabase(parseBackofficeConfig(readEnvironment()));
    const { tables, rows } = await work(database, file, { mayReplace: flags.includes('--replace') });
    console.log(`${done} ${nameDatabase(database)}, ${tables} tables with ${rows} rows: ${file}`);
  } catch (error) {
    console.error(describe(error));
    process.exitCode = 1;
  }
}

/** If a host refuses on each of its addresses, Node's error has only a code. */
function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return error.message || `The database cannot be reached: ${String((error as NodeJS.ErrnoException).code)}.`;
}
