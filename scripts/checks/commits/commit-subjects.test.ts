import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { isOnPath } from '#scripts/is-on-path.ts';
import { findSubjectFindings } from './find-subject-findings.ts';
import { readSubjects } from './read-subjects.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'atre-commits-'));
  folders.push(folder);
  return folder;
}

/** Creates a repository with a commit at each date. */
function createRepository(commits: readonly (readonly [date: string, subject: string])[]): string {
  const folder = createFolder();
  const git = (date: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@atre.example', ...args], {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, GIT_AUTHOR_DATE: date },
    });
  git('', 'init');
  for (const [date, subject] of commits) git(date, 'commit', '--allow-empty', '--message', subject);
  return folder;
}

describe('subjects of commits', () => {
  it('commits since the rule exists: have a type, a scope and an imperative', () => {
    const subjects = readSubjects('.');
    if (!subjects) console.log('Subjects of commits are not checked: this folder is no git repository.');
    expect(findSubjectFindings(subjects ?? [])).toEqual([]);
  });

  it.each([
    'fix(cart): re-run loaders after a refused order',
    'refactor(page-cache): process invalidations in order',
    'test(shared/api): seed the database once',
    'docs(operations): focus on tasks',
  ])('subject "%s": is accepted', (subject) => {
    expect(findSubjectFindings([subject])).toEqual([]);
  });

  it.each([
    ['docs: rewrite the guides', 'is not type(scope): subject'],
    ['Fix the cart', 'is not type(scope): subject'],
    ['cart(fix): re-run loaders', 'is not type(scope): subject'],
    ['fix(api): calls of few pages stay beside them', '"calls"'],
    ['fix(api): the chunk names its file', '"the"'],
    ['feat(cart): added a button', '"added"'],
    ['feat(cart): adding a button', '"adding"'],
    ['chore(checks): two folders are rewritten', '"two"'],
    ['fix(cart): re-run loaders.', 'ends with a full stop'],
  ])('subject "%s": is a finding', (subject, finding) => {
    expect(findSubjectFindings([subject])).toEqual([expect.stringContaining(finding)]);
  });

  (isOnPath('git') ? describe : describe.skip)('history', () => {
    it('repository with a wrong subject since the rule exists: is found, and earlier ones are not', () => {
      const folder = createRepository([
        ['2026-11-26T12:00:00Z', 'first commit'],
        ['2026-11-28T12:00:00Z', 'fix(cart): round once'],
        ['2026-11-28T13:00:00Z', 'Some fixes'],
      ]);
      const subjects = readSubjects(folder) ?? [];
      expect(subjects).toEqual(['Some fixes', 'fix(cart): round once']);
      expect(findSubjectFindings(subjects)).toEqual([expect.stringContaining('"Some fixes"')]);
    });

    it('archive: is not checked', () => {
      expect(readSubjects(createFolder())).toBe(undefined);
    });
  });
});
