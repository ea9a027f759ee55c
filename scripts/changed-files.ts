import { execFileSync } from 'node:child_process';

/** Folders that hold all kinds of subjects. */
const EVERYWHERE = new Set(
  'api app browser components contract database deploy domain faults http pages process security server'.split(
    ' ',
  ),
);

/**
 * Files that differ from where this branch left `main`, committed or not, by their paths from the root. Without a
 * `main` those that are not committed. Files that were removed are left out. @throws where this is not a git repository
 */
export function listChangedFiles(): string[] {
  const base = ['main', 'origin/main'].map(findMergeBase).find((commit) => commit !== undefined) ?? 'HEAD';
  const changed = git('diff', '--name-only', '--diff-filter=d', base);
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])].sort();
}

function findMergeBase(branch: string): string | undefined {
  try {
    return git('merge-base', branch, 'HEAD')[0];
  } catch {
    return undefined;
  }
}

function git(...args: string[]): string[] {
  // Its own words would only say which branch there is not.
  const output = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return output.split('\n').filter(Boolean);
}

/**
 * Of these test files those that changed themselves, and those named after a file or folder that did: both
 * `tests/server/cart.test.ts` and `backoffice/cart/codes.db.test.ts` for `client/pages/cart/cart-page.tsx`.
 */
export function findNamedAfter(tests: readonly string[], changed: readonly string[]): string[] {
  const subjects = [...new Set(changed.flatMap(namesIn))];
  return tests.filter(
    (test) =>
      changed.includes(test) ||
      namesIn(test).some((name) => subjects.some((it) => isAbout(name, it) || isAbout(it, name))),
  );
}

/** Names of a file and its folders, without the first, which says nothing of its subject. */
function namesIn(path: string): string[] {
  return path
    .split('/')
    .slice(1)
    .map((name) => name.split('.', 1)[0] ?? '')
    .filter((name) => !EVERYWHERE.has(name));
}

/** `product-ar` is about `product`, and `products` is not. */
function isAbout(name: string, subject: string): boolean {
  return name === subject || name.startsWith(`${subject}-`);
}
