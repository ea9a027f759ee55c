import { fork } from 'node:child_process';

/** Starts the back office that server tests read from. Plain JavaScript, because Jest loads it before any transform. */
export default async function setup() {
  // Runs without such tests set the variable, because a start takes seconds.
  if (process.env.TEST_BACKOFFICE_URL) return;
  const child = fork('tests/support/shared-backoffice.ts', {
    execArgv: [],
    env: process.env,
  });
  globalThis.sharedBackoffice = child;
  process.env.TEST_BACKOFFICE_URL = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The test back office ended with code ${code}.`)));
  });
}
