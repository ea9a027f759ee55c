import { describe, expect, it } from '@jest/globals';
import { listTestFiles, makeSuites, runsFirst } from './test-suites.ts';

describe('suites of test files', () => {
  const files = listTestFiles();
  const suites = makeSuites(files);

  it('hold every file of the normal run, each once', () => {
    expect(suites.flatMap((suite) => suite.files).sort()).toEqual([...files].sort());
    expect(files.length).toBeGreaterThan(300);
    expect(files.join()).not.toContain('.fault.test.');
  });

  it('are named each by itself', () => {
    const names = suites.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.join('')).toMatch(/^[a-z\d-]+$/);
  });

  it('have what puts load on the machine in one, so that none is measured beside another', () => {
    const loads = suites.filter((suite) => suite.files.some((path) => path.startsWith('tests/faults/')));
    expect(loads.map(({ name }) => name)).toEqual(['1-load-1']);
    expect(loads.flatMap((suite) => suite.files)).toContain('tests/process/rolling-restart.test.ts');
  });

  it('run beside load where they are of the database, and nothing else does', () => {
    const first = makeSuites(files.filter(runsFirst)).map(({ name }) => name.replace(/-\d+$/, ''));
    expect(new Set(first)).toEqual(new Set(['1-load', '2-database', '3-long-database']));
  });

  it('are two at least, so that both cores have work', () => {
    const few = makeSuites(['a', 'b', 'c'].map((name) => `backoffice/cart/${name}.db.test.ts`));
    expect(few.map((suite) => suite.files.length)).toEqual([2, 1]);
    expect(makeSuites(['one.test.ts'])).toHaveLength(1);
  });

  it('keep apart what loads other things: the database, the server, the rest', () => {
    const kinds = suites.map(
      (suite) => new Set(suite.files.map((path) => path.endsWith('.db.test.ts'))).size,
    );
    expect(new Set(kinds)).toEqual(new Set([1]));
  });
});
