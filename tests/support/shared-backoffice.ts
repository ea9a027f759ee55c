import { startTestBackoffice } from './test-backoffice.ts';

/** One back office that every test may read from, in a process of its own; told to end by its parent. */
const backoffice = await startTestBackoffice();
process.send?.(backoffice.url);
process.on('disconnect', () => process.exit(0));
