import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { retentionLines } from './retention-lines.ts';

it('operations guide: its personal data table equals the list that the job and the privacy page use', () => {
  const written = readFileSync('docs/operations.md', 'utf8')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').replaceAll(/-{3,}/g, '---'));
  for (const line of retentionLines()) expect(written).toContain(line);
});
