import { spawnSync } from 'node:child_process';
import { isOnPath } from '#scripts/is-on-path.ts';

/**
 * Runs one of PostgreSQL's programs, with a database if one is given. The password goes through the
 * environment, because arguments are visible to every user of the machine.
 * @throws with its error output when it fails, or when it is not installed
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
