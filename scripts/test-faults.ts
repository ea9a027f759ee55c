import { spawn } from 'node:child_process';
import { buildSite } from './build-site.ts';
import { isBuildStale } from './build-stamp.ts';

/**
 * `npm run test:faults [-- words]`: what must survive, in its long form, against built programs: the files
 * `*.fault.test.ts`, one after the other. The normal run leaves them out.
 */
const JEST = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
const ONLY_FAULTS = [
  '--testMatch',
  '**/*.fault.test.ts',
  '--testPathIgnorePatterns',
  '/node_modules/',
  '/dist/',
];

if (isBuildStale()) await buildSite();
const child = spawn(
  process.execPath,
  [...JEST, '--runInBand', ...ONLY_FAULTS, '--testPathPatterns', ...wanted(process.argv.slice(2))],
  { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test' } },
);
child.on('exit', (code) => (process.exitCode = code ?? 1));

function wanted(words: string[]): string[] {
  return words.length > 0 ? words : ['fault'];
}
