import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type FakeClock = {
  /** What a program is started with so that it goes by this clock. */
  env: Record<string, string>;
  /** Sets it: so many seconds ahead of ours (negative: behind), or to a moment, from which it goes on. */
  set: (to: number | Date) => void;
  remove: () => void;
};

const LIBRARIES = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`,
);
const SECOND_MS = 1000;

/** A clock of its own for programs, by libfaketime. Gives nothing where the machine has none. */
export function createFakeClock(): FakeClock | undefined {
  const library = LIBRARIES.find((file) => existsSync(file));
  if (library === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'atre-clock-'));
  const file = join(folder, 'offset');
  const set = (to: number | Date) => {
    const seconds = Math.round(to instanceof Date ? (to.getTime() - Date.now()) / SECOND_MS : to);
    // At once: nobody reads half of it.
    writeFileSync(`${file}.new`, `${seconds < 0 ? '' : '+'}${seconds}`);
    renameSync(`${file}.new`, file);
  };
  set(0);
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      // The clock that never jumps does not jump in reality either.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_NO_CACHE: '1',
    },
    set,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
