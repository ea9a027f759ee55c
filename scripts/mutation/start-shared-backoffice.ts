import { fork } from 'node:child_process';

export type SharedBackoffice = { url: string; stop: () => void };

/** Starts a back office from unchanged sources that tests share for reads: starting one per test takes seconds. */
export async function startSharedBackoffice(): Promise<SharedBackoffice> {
  const child = fork('tests/support/shared-backoffice.ts');
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(message as string));
    child.once('exit', (code) => reject(new Error(`The back office ended with code ${code}.`)));
  });
  return { url, stop: () => child.disconnect() };
}
