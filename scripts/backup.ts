import { backUp } from './database/back-up.ts';
import { runOnDatabase } from './database/run-on-database.ts';

/** `npm run backup -- <file>`: all of the database in one file, on a server while the site runs. */
await runOnDatabase('Backed up', (place, file) => backUp(place, file));
