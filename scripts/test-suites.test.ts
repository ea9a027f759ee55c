import { describe, expect, it } from '@jest/globals';
import { listTestFiles, makeSuites, runsFirst } from './test-suites.ts';

describe('test suites', () => {
  const files = listTestFiles();
  const suites = makeSuites(files);

  it('all: contain every file of the normal run, each once', () => {
    expect(suites.flatMap((suite) => suite.files).sort()).toEqual([...files].sort());
    expect(files.length).toBeGreaterThan(300);
    expect(files.join()).not.toContain('.fault.test.');
  });

  it('names: unique', () => {
    const names = suites.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.join('')).toMatch(/^[a-z\d-]+$/);
  });

  it('tests that load the machine: in one suite, so that no two run concurrently', () => {
    const loads = suites.filter((suite) => suite.files.some((path) => path.startsWith('tests/faults/')));
    expect(loads.map(({ name }) => name)).toEqual(['1-load-1']);
    expect(loads.flatMap((suite) => suite.files)).toContain('tests/process/rolling-restart.test.ts');
  });

  it('tests beside the load suite: those of the database, and no others', () => {
    const first = makeSuites(files.filter(runsFirst)).map(({ name }) => name.replace(/-\d+$/, ''));
    expect(new Set(first)).toEqual(new Set(['1-load', '2-database', '3-long-database']));
  });

  it('each part: at least two suites, one per core', () => {
    const few = makeSuites(['a', 'b', 'c'].map((name) => `backoffice/cart/${name}.db.test.ts`));
    expect(few.map((suite) => suite.files.length)).toEqual([2, 1]);
    expect(makeSuites(['one.test.ts'])).toHaveLength(1);
  });

  it('files: grouped by the modules they load: database, server, rest', () => {
    const kinds = suites.map(
      (suite) => new Set(suite.files.map((path) => path.endsWith('.db.test.ts'))).size,
    );
    expect(new Set(kinds)).toEqual(new Set([1]));
  });
});
