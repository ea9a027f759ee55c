import { backUp } from './database/back-up.ts';
import { runOnDatabase } from './database/run-on-database.ts';

/** `npm run backup -- <file>`: writes the whole database to one file. A database on a server stays in use meanwhile. */
await runOnDatabase('Backed up', (database, file) => backUp(database, file));
