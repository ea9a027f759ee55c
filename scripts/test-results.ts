import { stripVTControlCharacters } from 'node:util';
import { ON_PGLITE } from './test-suites.ts';

const MESSAGE_LINES = 12;
/** Name of a file's block within a suite, and on which database it runs if not on the usual one. */
const TEST_FILE = new RegExp(`^(\\S+\\.test\\.tsx?)(?:${ON_PGLITE})?$`);

/** One test that was to run, whichever runner ran it. */
export type TestResult = {
  file: string;
  title: string;
  status: 'passed' | 'failed' | 'skipped';
  /** What a failed test said, or one that passed at the second try at the first. */
  message?: string;
  /** It failed, was run again, and passed. */
  isFlaky?: boolean;
};

type JestReport = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      ancestorTitles: string[];
      fullName: string;
      status: string;
      failureMessages: string[];
      /** How each try failed before the last one. */
      retryReasons?: string[];
    }[];
  }[];
};
type PlaywrightSuite = {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    ok: boolean;
    tests: { status: string; results: { error?: { message: string } }[] }[];
  }[];
};

/** Jest's JSON report. A file that could not be run counts as one failed test. */
export function readJestResults(json: string): TestResult[] {
  const { testResults } = JSON.parse(json) as JestReport;
  return testResults.flatMap(({ name: suite, status, message, assertionResults }): TestResult[] => {
    if (assertionResults.length === 0 && status === 'failed')
      return [{ file: suite, title: suite, status: 'failed', message }];
    return assertionResults.map(
      ({ ancestorTitles, fullName: title, status: outcome, failureMessages, retryReasons }): TestResult => {
        // Within a suite, the outermost `describe` is named after the file.
        const file = TEST_FILE.exec(ancestorTitles[0] ?? '')?.[1] ?? suite;
        if (outcome === 'failed')
          return { file, title, status: 'failed', message: failureMessages.join('\n') };
        if (outcome !== 'passed') return { file, title, status: 'skipped' };
        return retryReasons?.length
          ? { file, title, status: 'passed', isFlaky: true, message: retryReasons.join('\n') }
          : { file, title, status: 'passed' };
      },
    );
  });
}

/** Playwright's JSON report. */
export function readPlaywrightResults(json: string): TestResult[] {
  const { suites } = JSON.parse(json) as { suites: PlaywrightSuite[] };
  return suites.flatMap((suite) => readSuite(suite, { file: suite.file, parents: '' }));
}

/** A suite within another names the file its code stands in, which may be a helper: the outermost names the test file. */
function readSuite(
  { title, suites = [], specs }: PlaywrightSuite,
  { file, parents }: { file: string; parents: string },
): TestResult[] {
  const path = `${parents} ${title}`.trim();
  return [
    ...specs.map(({ title: name, ok, tests }): TestResult => {
      const result = { file, title: `${path} ${name}` };
      if (tests.every(({ status }) => status === 'skipped')) return { ...result, status: 'skipped' };
      const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
      const message = errors.join('\n');
      if (tests.some(({ status }) => status === 'flaky'))
        return { ...result, status: 'passed', isFlaky: true, message };
      return ok ? { ...result, status: 'passed' } : { ...result, status: 'failed', message };
    }),
    ...suites.flatMap((suite) => readSuite(suite, { file, parents: path })),
  ];
}

/** What of these results is to be mended, a paragraph a test, each message cut to its first lines. */
export function describeFailures(results: readonly TestResult[]): string[] {
  return results.flatMap(({ title, status, message = '', isFlaky }) => {
    if (status !== 'failed' && !isFlaky) return [];
    const said = stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES);
    return [[`${isFlaky ? 'Passed at the second try only' : 'Failed'}: ${title}`, ...said].join('\n    ')];
  });
}
