import type { Mutation } from './mutation.ts';

/**
 * A mutation test: one protection, the mutation that disables it, and the test that must fail then
 * (decisions 43 and 71).
 */
export type MutationTest = {
  /** Description of the protection. */
  name: string;
  /** Exported function to change, or a path to a function in it: `createCart > add`. */
  in?: string;
  /** A folder above it, if several files export that name; the path of a file that is not code. */
  file?: string;
  mutation: Mutation;
  /** Test file, and a part of the titles of the tests that must fail. */
  test: readonly [file: string, title: string];
  /** Expected failure message where it is no assertion: a timeout, an error thrown by the code under test. */
  says?: string;
  /** The test runs built programs. */
  built?: true;
};
