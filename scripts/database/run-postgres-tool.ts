import { spawnSync } from 'node:child_process';
import { isOnPath } from '#scripts/is-on-path.ts';

/** Runs one of PostgreSQL's programs. @throws with what it says when it fails, or when there is none. */
export async function runPostgresTool(program: 'pg_dump' | 'pg_restore', args: string[]): Promise<void> {
  if (!isOnPath(program)) throw new Error(`${program} is needed: install postgresql-client.`);
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed: ${stderr.trim()}`);
}
