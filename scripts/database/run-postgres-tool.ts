import { spawnSync } from 'node:child_process';
import { isOnPath } from '#scripts/is-on-path.ts';

/**
 * Runs one of PostgreSQL's programs, on a database where one is named. Its password goes by the environment: arguments
 * are shown to every user of the machine.
 * @throws with what it says when it fails, or when there is none
 */
export async function runPostgresTool(
  program: 'pg_dump' | 'pg_restore',
  args: string[],
  databaseUrl?: string,
): Promise<void> {
  if (!isOnPath(program)) throw new Error(`${program} is needed: install postgresql-client.`);
  const { status, stderr } = spawnSync(program, [...args, ...toArguments(databaseUrl)], {
    encoding: 'utf8',
    env: { ...process.env, ...toEnvironment(databaseUrl) },
  });
  if (status !== 0) throw new Error(`${program} failed: ${stderr.trim()}`);
}

function toArguments(databaseUrl: string | undefined): string[] {
  if (databaseUrl === undefined) return [];
  const address = new URL(databaseUrl);
  address.password = '';
  return [`--dbname=${address.href}`];
}

function toEnvironment(databaseUrl: string | undefined): Record<string, string> {
  const password = databaseUrl === undefined ? '' : new URL(databaseUrl).password;
  return password === '' ? {} : { PGPASSWORD: decodeURIComponent(password) };
}
