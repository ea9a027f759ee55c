import { basename } from 'node:path';
import TestSequencer from '@jest/test-sequencer';

/** The name of a suite begins with its order (scripts/test-suites.ts). */
const turnOf = ({ path }) => Number.parseInt(basename(path), 10);

/** Jest orders suites by file size, which is meaningless here. Plain JavaScript, because Jest loads it itself. */
export default class SuiteOrder extends TestSequencer {
  sort(suites) {
    return suites.toSorted((one, other) => turnOf(one) - turnOf(other));
  }
}
