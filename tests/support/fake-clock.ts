import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type FakeClock = {
  /** Environment of a program that uses this clock. */
  env: Record<string, string>;
  /** Sets it to an offset from real time in seconds (negative: behind), or to a moment from which it continues. */
  set: (to: number | Date) => void;
  remove: () => void;
};

const LIBRARIES = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`,
);
const SECOND_MS = 1000;

/** A settable clock for programs, by libfaketime. Returns undefined if it is not installed. */
export function createFakeClock(): FakeClock | undefined {
  const library = LIBRARIES.find((file) => existsSync(file));
  if (library === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'atre-clock-'));
  const file = join(folder, 'offset');
  const set = (to: number | Date) => {
    const seconds = Math.round(to instanceof Date ? (to.getTime() - Date.now()) / SECOND_MS : to);
    // Renamed, so that no program reads a partial file.
    writeFileSync(`${file}.new`, `${seconds < 0 ? '' : '+'}${seconds}`);
    renameSync(`${file}.new`, file);
  };
  set(0);
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      // The monotonic clock does not jump in reality either.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_NO_CACHE: '1',
    },
    set,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
