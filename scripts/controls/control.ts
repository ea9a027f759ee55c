import type { Mutation } from './mutation.ts';

/** One protection, how it is switched off, and the test that must fail then (decisions 43 and 71). */
export type Control = {
  /** What protects, in words. */
  name: string;
  /** The exported function that is changed, or a path to a function in it: `createCart > add`. */
  in?: string;
  /** A folder it is below, where several files export that name; the file where it is no code. */
  file?: string;
  /** What becomes of it. */
  mutation: Mutation;
  /** The test file that sees it, and words of the titles of the tests that must fail. */
  test: readonly [file: string, title: string];
  /** What the failure says where that is no assertion: a test that waits for ever, an error thrown by what it drives. */
  says?: string;
  /** The test runs the built programs. */
  built?: true;
};
