/** One test that was to run, whichever runner ran it. */
export type TestResult = { file: string; title: string; status: 'passed' | 'failed' | 'skipped' };

type JestReport = {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
};
type PlaywrightSuite = {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; ok: boolean; tests: { status: string }[] }[];
};

/** Jest's JSON report. A file that could not be run counts as one failed test. */
export function readJestResults(json: string): TestResult[] {
  const { testResults } = JSON.parse(json) as JestReport;
  return testResults.flatMap(({ name: file, status, assertionResults }): TestResult[] => {
    if (assertionResults.length === 0 && status === 'failed')
      return [{ file, title: file, status: 'failed' }];
    return assertionResults.map(({ fullName: title, status: outcome }) => ({
      file,
      title,
      status: outcome === 'passed' || outcome === 'failed' ? outcome : 'skipped',
    }));
  });
}

/** Playwright's JSON report. */
export function readPlaywrightResults(json: string): TestResult[] {
  const { suites } = JSON.parse(json) as { suites: PlaywrightSuite[] };
  return suites.flatMap((suite) => readSuite(suite, ''));
}

function readSuite({ title, file, suites = [], specs }: PlaywrightSuite, parents: string): TestResult[] {
  const path = `${parents} ${title}`.trim();
  return [
    ...specs.map((spec): TestResult => ({
      file,
      title: `${path} ${spec.title}`,
      status: spec.tests.every((test) => test.status === 'skipped')
        ? 'skipped'
        : spec.ok
          ? 'passed'
          : 'failed',
    })),
    ...suites.flatMap((suite) => readSuite(suite, path)),
  ];
}
