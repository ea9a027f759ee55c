import { describe, expect, it } from '@jest/globals';
import { findMisspeltNames } from './misspelt-names.ts';

/** Names that systems, shells, containers and schedulers set by themselves. */
const OTHERS =
  `_ BASH COLORTERM CONTAINER_ID DBUS_SESSION_BUS_ADDRESS DEBIAN_FRONTEND DISPLAY EDITOR GID GITHUB_TOKEN HISTFILE
  HOME HOSTNAME HOST_IP HTTPS_PROXY HTTP_PROXY INIT_CWD INVOCATION_ID JOURNAL_STREAM KUBERNETES_PORT KUBERNETES_SERVICE_HOST
  LANG LANGUAGE LC_ALL LOGNAME LS_COLORS MAIL MALLOC_ARENA_MAX MANPATH NODE NODE_ENV NODE_OPTIONS NO_PROXY NVM_DIR OLDPWD OTEL_SERVICE_NAME
  PATH PGHOST PGPASSWORD PGPORT POSTGRES_PASSWORD POSTGRES_USER PPID PS1 PWD REDIS_PORT REDIS_HOST RUNTIME_DIRECTORY SHELL SHLVL SSH_TTY
  STATE_DIRECTORY TEMP TERM TMPDIR TZ UID USER VISUAL XDG_DATA_DIRS XDG_RUNTIME_DIR YARN_VERSION npm_config_port npm_package_name`.split(
    /\s+/,
  );

const refusalOf = (environment: Record<string, string>): string => {
  try {
    findMisspeltNames(environment);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

describe('misspelt variables', () => {
  it.each([
    ['PUBLC_URL', 'PUBLIC_URL'],
    ['public_url', 'PUBLIC_URL'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['RENDER-LIMIT', 'RENDER_LIMIT'],
    ['PORTS', 'PORT'],
    ['MEDIA_URI', 'MEDIA_URL'],
  ])('%s is reported, and the variable that was meant: %s', (name, meant) => {
    expect(findMisspeltNames({ [name]: 'a value' })).toEqual([
      `${name} is not a variable of this site: did you mean ${meant}?`,
    ]);
  });

  it.each([
    ['IP_ALOW_LIST', 'IP_ALLOW_LIST'],
    ['MAINTENENCE', 'MAINTENANCE'],
    ['TRUST_PROXIES', 'TRUST_PROXY'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['OPERATOR_TOKENS', 'OPERATOR_TOKEN'],
  ])('%s is refused: without %s something would stand open, or be written elsewhere', (name, meant) => {
    const value = 'value-nobody-may-read';
    expect(refusalOf({ [name]: value })).toBe(
      `${name} is not a variable of this site: did you mean ${meant}?`,
    );
    // Set itself, the variable holds, and the other is another program's perhaps.
    expect(refusalOf({ [name]: value, [meant]: 'set' })).toBe('');
    expect(findMisspeltNames({ [name]: value, [meant]: 'set' })).toHaveLength(1);
  });

  it('are none of those that systems set', () => {
    expect(findMisspeltNames(Object.fromEntries(OTHERS.map((name) => [name, 'x'])))).toEqual([]);
  });
});
