import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';

/** The release from which on subjects of commits follow the rule. */
const BASE = 'v1.0.0';

/**
 * Reads the subjects of the commits after the first release, merges excluded. Returns the reason as text where a folder
 * has no such history: an archive, a shallow clone, or a machine without git.
 */
export function readSubjects(folder: string): string[] | string {
  const git = (...args: string[]) => {
    try {
      // A hook of git sets variables that name another repository.
      const { GIT_DIR: _dir, GIT_WORK_TREE: _tree, ...env } = process.env;
      return execFileSync('git', args, {
        cwd: folder,
        env,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch {
      return undefined;
    }
  };
  const root = git('rev-parse', '--show-toplevel');
  // An archive may be unpacked within another repository.
  if (root === undefined || realpathSync(root) !== realpathSync(folder))
    return 'This folder is no git repository.';
  if (git('merge-base', '--is-ancestor', BASE, 'HEAD') === undefined)
    return `This clone has no history since ${BASE}.`;
  const log = git('log', '--no-merges', '--format=%s', `${BASE}..HEAD`) ?? '';
  return log === '' ? [] : log.split('\n');
}
