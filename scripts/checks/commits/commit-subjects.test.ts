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

/** Creates a repository with a commit of each subject. A subject that begins with `v` is a tag. */
function createRepository(subjects: readonly string[]): string {
  const folder = createFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@atre.example', ...args], {
      cwd: folder,
      stdio: 'ignore',
    });
  git('init');
  for (const subject of subjects) {
    if (/^v\d/.test(subject)) git('tag', subject);
    else git('commit', '--allow-empty', '--message', subject);
  }
  return folder;
}

describe('subjects of commits', () => {
  it('commits since the first release: have a type, a scope and an imperative', () => {
    const subjects = readSubjects('.');
    const isUnknown = typeof subjects === 'string';
    if (isUnknown) console.log(`Subjects of commits are not checked: ${subjects}`);
    expect(isUnknown ? [] : findSubjectFindings(subjects)).toEqual([]);
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
    it('repository with a wrong subject after the release: is found, and earlier ones are not', () => {
      const folder = createRepository(['first commit', 'v1.0.0', 'fix(cart): round once', 'Some fixes']);
      const subjects = readSubjects(folder);
      expect(subjects).toEqual(['Some fixes', 'fix(cart): round once']);
      expect(findSubjectFindings(subjects as string[])).toHaveLength(1);
    });

    it('archive, or clone without the release: is not checked, with a reason', () => {
      expect(readSubjects(createFolder())).toBe('This folder is no git repository.');
      expect(readSubjects(createRepository(['first commit']))).toBe(
        'This clone has no history since v1.0.0.',
      );
    });
  });
});
