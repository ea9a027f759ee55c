/** One protection, how it is switched off, and the test that must fail then (decision 43). */
export type Control = {
  /** What protects, in words. */
  name: string;
  /** Where it stands, from the project's root. */
  file: string;
  /** Text that stands once in that file, and what takes its place: the same without the protection. */
  find: string;
  replace: string;
  /** The test file that sees it, and words of the titles of the tests that must fail. */
  test: string;
  title: string;
  /** What the failure says where that is no assertion: a test that waits for ever, an error thrown by what it drives. */
  says?: string;
  /** The test runs the built programs. */
  built?: true;
};
