import { startTestBackoffice } from './test-backoffice.ts';

/** A back office in its own process that tests share for reads; its parent ends it. */
const backoffice = await startTestBackoffice();
process.send?.(backoffice.url);
process.on('disconnect', () => process.exit(0));
