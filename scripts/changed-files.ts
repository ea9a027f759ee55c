import { execFileSync } from 'node:child_process';

/** Folders whose name does not identify a subject. */
const EVERYWHERE = new Set(
  'api app browser components contract database deploy domain faults http pages process security server'.split(
    ' ',
  ),
);

/**
 * Lists files that differ from the merge base with `main`, committed or not, by paths from the root;
 * without a `main`, uncommitted files. Removed files are omitted. @throws outside a git repository
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
  // git's own message would only name a missing branch.
  const output = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return output.split('\n').filter(Boolean);
}

/**
 * Selects the test files that changed, and those named after a changed file or its folder: both
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

/** Names of a file and its folders, without the top folder, which does not identify a subject. */
function namesIn(path: string): string[] {
  return path
    .split('/')
    .slice(1)
    .map((name) => name.split('.', 1)[0] ?? '')
    .filter((name) => !EVERYWHERE.has(name));
}

/** `product-ar` matches `product`; `products` does not. */
function isAbout(name: string, subject: string): boolean {
  return name === subject || name.startsWith(`${subject}-`);
}
