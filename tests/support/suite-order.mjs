import { basename } from 'node:path';
import TestSequencer from '@jest/test-sequencer';

/** A suite's name begins with its turn (scripts/test-suites.ts). */
const turnOf = ({ path }) => Number.parseInt(basename(path), 10);

/** Jest would put suites in the order of their files' sizes, which say nothing. Plain JavaScript: Jest loads it itself. */
export default class SuiteOrder extends TestSequencer {
  sort(suites) {
    return suites.toSorted((one, other) => turnOf(one) - turnOf(other));
  }
}
