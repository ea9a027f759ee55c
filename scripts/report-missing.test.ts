import { afterEach, expect, it } from '@jest/globals';
import { reportMissing } from './report-missing.ts';

const before = process.env['CI'];
afterEach(() => {
  if (before === undefined) delete process.env['CI'];
  else process.env['CI'] = before;
});

it('missing program: no failure on a developer’s machine, a failure in continuous integration', () => {
  delete process.env['CI'];
  expect(reportMissing('browser', 'install one.').isOk).toBe(true);
  process.env['CI'] = 'true';
  expect(reportMissing('browser', 'install one.')).toMatchObject({ name: 'browser', isOk: false });
});
