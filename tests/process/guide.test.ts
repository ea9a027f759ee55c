import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from '@jest/globals';
import { copyTree } from '#scripts/mutation/copy-tree.ts';
import { JEST } from '#scripts/steps.ts';
import { followBlock, readGuide } from '#tests/support/follow-guide.ts';

const LIMIT_MS = 240_000;
const folder = resolve('.cache', 'guide-tree');
const run = promisify(execFile);

/** Checks that a new page, form, call or table could fail. */
const CHECKS = [
  ...['conventions', 'islands', 'messages'].map((name) => `scripts/checks/${name}.test.ts`),
  'shared/contract/examples/operation-examples.test.ts',
];
/** Jest ignores the folder of the copy otherwise. */
const IN_COPY = ['--testPathIgnorePatterns=/node_modules/', '--runTestsByPath'];

/** Output of a failed program. */
const outputOf = ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ stdout, stderr });

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it(
  'architecture guide: its blocks compile, pass their tests and all checks',
  async () => {
    const blocks = readGuide(readFileSync('docs/architecture.md', 'utf8'));
    const tests = blocks.map(({ file }) => file).filter((file) => file.endsWith('.test.ts'));
    expect(tests.length).toBeGreaterThan(3);
    copyTree(folder);
    for (const block of blocks) followBlock(folder, block);
    const sources = blocks.map(({ file }) => file).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
    const project = {
      extends: './tsconfig.json',
      files: [...new Set(sources)],
      include: ['**/*.d.ts'],
    };
    writeFileSync(join(folder, 'tsconfig.guide.json'), JSON.stringify(project));

    const { TEST_SUITES: _suites, TEST_BACKOFFICE_URL: _url, ...environment } = process.env;
    const options = { cwd: folder, env: { ...environment, NODE_ENV: 'production' } };
    const jest = [...JEST, '--runInBand', ...IN_COPY, ...tests, ...CHECKS];
    const [types, tested] = await Promise.all([
      run(
        process.execPath,
        ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.guide.json'],
        options,
      ).catch(outputOf),
      run(process.execPath, jest, options).catch(outputOf),
    ]);
    expect(types).toEqual({ stdout: '', stderr: '' });
    expect(tested.stderr).toMatch(/^Tests: +\d+ passed, \d+ total$/m);
  },
  LIMIT_MS,
);
