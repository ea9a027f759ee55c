import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { describeCriteria } from '#scripts/accessibility/describe-criteria.ts';
import { evidenceFiles, recordRun } from '#scripts/accessibility/record-run.ts';
import type { TestRun } from '#shared/accessibility/criterion.ts';
import { RGAA_CRITERIA } from '#shared/accessibility/rgaa-criteria.data.ts';
import { WCAG_CRITERIA } from '#shared/accessibility/wcag-criteria.data.ts';

/** The formatter pads the cells of tables. */
const unpadded = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---');

describe('accessibility criteria', () => {
  it('docs/accessibility.md: equals the output of `npm run accessibility`', () => {
    const run = JSON.parse(readFileSync('shared/accessibility/test-run.json', 'utf8')) as TestRun;
    expect(unpadded(readFileSync('docs/accessibility.md', 'utf8'))).toBe(unpadded(describeCriteria(run)));
  });

  it('criteria: 106 of RGAA 4.1 and 55 of WCAG 2.2, each once, and the two cross-reference each other', () => {
    const rgaa = RGAA_CRITERIA.map(({ id }) => id);
    const wcag = WCAG_CRITERIA.map(({ id }) => id);
    expect([new Set(rgaa).size, new Set(wcag).size]).toEqual([106, 55]);
    const unknown = RGAA_CRITERIA.flatMap((criterion) => criterion.wcag).filter((id) => !wcag.includes(id));
    expect(unknown).toEqual([]);
  });

  it('criteria: evidence files exist', () => {
    expect(evidenceFiles().filter((file) => !existsSync(file))).toEqual([]);
  });

  it('record: Jest and browser tests are counted by file', () => {
    const file = evidenceFiles().find((path) => path.startsWith('tests/browser/')) ?? '';
    const record = recordRun(
      [
        { file: file.replace('tests/browser/', ''), title: 'a', status: 'passed' },
        { file, title: 'b', status: 'failed' },
        { file: 'tests/other.test.ts', title: 'c', status: 'passed' },
      ],
      '2026-11-27',
    );
    expect(record).toEqual({ date: '2026-11-27', files: { [file]: { passed: 1, failed: 1 } } });
  });
});
