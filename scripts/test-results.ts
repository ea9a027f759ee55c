import { stripVTControlCharacters } from 'node:util';
import { ON_PGLITE } from './test-suites.ts';

const MESSAGE_LINES = 12;
/** Name of a file's block within a suite, with the database if it is not the default. */
const TEST_FILE = new RegExp(`^(\\S+\\.test\\.tsx?)(?:${ON_PGLITE})?$`);

/** Result of one test, of either runner. */
export type TestResult = {
  file: string;
  title: string;
  status: 'passed' | 'failed' | 'skipped';
  /** Message of a failed test, or of the first attempt of a flaky one. */
  message?: string;
  /** It failed, was retried, and passed. */
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
      /** Failure message of each attempt before the last one. */
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

/**
 * Parses Jest's JSON report. A file that could not run counts as one failed test, as does one that failed
 * outside its tests, for example while it cleaned up.
 */
export function readJestResults(json: string): TestResult[] {
  const { testResults } = JSON.parse(json) as JestReport;
  return testResults.flatMap(({ name: suite, status, message, assertionResults }): TestResult[] => {
    const isFailedOutside =
      status === 'failed' && assertionResults.every(({ status: outcome }) => outcome !== 'failed');
    const ofFile: TestResult[] = isFailedOutside
      ? [{ file: suite, title: suite, status: 'failed', message }]
      : [];
    const ofTests = assertionResults.map(
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
    return [...ofFile, ...ofTests];
  });
}

/** Parses Playwright's JSON report. */
export function readPlaywrightResults(json: string): TestResult[] {
  const { suites } = JSON.parse(json) as { suites: PlaywrightSuite[] };
  return suites.flatMap((suite) => readSuite(suite, { file: suite.file, parents: '' }));
}

/** A nested suite names the file of its code, which may be a helper; the outermost names the test file. */
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

/** Describes failures, one paragraph per test, each message cut to its first lines. */
export function describeFailures(results: readonly TestResult[]): string[] {
  return results.flatMap(({ title, status, message = '', isFlaky }) => {
    if (status !== 'failed' && !isFlaky) return [];
    const lines = stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES);
    return [[`${isFlaky ? 'Passed at the second try only' : 'Failed'}: ${title}`, ...lines].join('\n    ')];
  });
}
