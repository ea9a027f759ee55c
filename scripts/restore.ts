import { restore } from './database/restore.ts';
import { runOnDatabase } from './database/run-on-database.ts';

/** `npm run restore -- <file> [--replace]`: puts a backup into an empty database; `--replace` empties it first. */
await runOnDatabase('Restored', (database, file, options) => restore(database, file, options));
