import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { findConventionFindings } from './find-convention-findings.ts';
import { listFiles } from './list-files.ts';

const isText = (path: string) => /\.(?:ts|tsx|mjs|css)$/.test(path);
const roots = readdirSync('.').filter((name) => /\.config\.(?:ts|mjs)$/.test(name));
const lines = (count: number) => 'const a = 1;\n'.repeat(count);

// Split, because this file is searched too.
const UNFINISHED = ['TO', 'DO'].join('');
const SWITCH_OFF = ['ox', 'lint-disable'].join('');

describe('code conventions', () => {
  it('every file: has no finding', () => {
    const files = [...listFiles().filter(isText), ...roots].map((path) => ({
      path,
      text: readFileSync(path, 'utf8'),
    }));
    expect(findConventionFindings(files)).toEqual([]);
  });

  it.each([
    ['server/BadName.ts', '', 'name is not kebab-case'],
    ['shared/index.ts', '', 'index files hide where things come from'],
    ['shared/a.ts', 'export default 1;', 'default export'],
    ['shared/a.ts', "export * from './b.ts';", 'passes on what another file exports'],
    ['shared/a.ts', "export { b } from './b.ts';", 'passes on what another file exports'],
    ['shared/a.ts', `// ${UNFINISHED} later`, 'unfinished'],
    ['shared/a.ts', '// const a = 1;', 'code in a comment'],
    ['server/http/a.ts', 'process.env', 'reads process.env: only config.ts files may (and scripts)'],
    ['client/b.tsx', "intl.formatDate(date, { month: 'long' });", 'says a date without a time zone'],
    ['client/b.tsx', '<FormattedDate value={date} month="long" />', 'says a date without a time zone'],
    ['client/a.tsx', `/* ${SWITCH_OFF} */`, 'switches a rule off for a whole file'],
  ])('finding in %s: %s', (path, text, finding) => {
    expect(findConventionFindings([{ path, text: `${text}\n` }])).toContain(`${path}: ${finding}`);
  });

  it('file above the length limit: found, except data tables', () => {
    const files = [
      { path: 'server/long.ts', text: lines(301) },
      { path: 'redirects/rows/long.ts', text: lines(999) },
    ];
    expect(findConventionFindings(files)).toContain('server/long.ts: 301 lines, limit 300');
    expect(findConventionFindings(files).join()).not.toContain('rows');
  });
});
