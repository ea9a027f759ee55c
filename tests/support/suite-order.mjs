import { basename } from 'node:path';
import TestSequencer from '@jest/test-sequencer';

/** Kinds of suites (scripts/test-suites.ts), those that take long before those that fill what time is left of a core. */
const KINDS = ['load', 'database', 'server', 'long', 'unit'];
const turnOf = ({ path }) => KINDS.findIndex((kind) => basename(path).startsWith(kind));

/** Jest would put suites in the order of their files' sizes, which say nothing. Plain JavaScript: Jest loads it itself. */
export default class SuiteOrder extends TestSequencer {
  sort(suites) {
    return suites.toSorted((one, other) => turnOf(one) - turnOf(other));
  }
}
