import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';

/** From then on subjects of commits follow the rule. */
const SINCE = Date.parse('2026-11-27T08:30:00Z');

/**
 * Reads the subjects of the commits that were written since the rule exists, merges excluded. The date of writing
 * survives a rebase. Returns `undefined` where a folder has no history: in an archive, or without git.
 */
export function readSubjects(folder: string): string[] | undefined {
  try {
    // An archive may be unpacked within another repository.
    if (realpathSync(git(folder, 'rev-parse', '--show-toplevel')) !== realpathSync(folder)) return undefined;
    const lines = git(folder, 'log', '--no-merges', '--format=%at %s').split('\n');
    return lines.flatMap((line) => {
      const [, seconds, subject = ''] = /^(\d+) (.*)$/.exec(line) ?? [];
      return Number(seconds) * 1000 >= SINCE ? [subject] : [];
    });
  } catch {
    return undefined;
  }
}

function git(folder: string, ...args: string[]): string {
  // A hook of git sets variables that name another repository.
  const { GIT_DIR: _dir, GIT_WORK_TREE: _tree, ...env } = process.env;
  const stdio: ('ignore' | 'pipe')[] = ['ignore', 'pipe', 'ignore'];
  return execFileSync('git', args, { cwd: folder, env, encoding: 'utf8', stdio }).trim();
}
