import type { LoggerOptions } from 'pino';
import pretty, { type PrettyStream } from 'pino-pretty';

type Line = Record<string, unknown>;

/** Writes JSON log lines to the console as readable lines. Errors keep their stack. */
export function createPrettyLog(): PrettyStream {
  return pretty({
    translateTime: 'SYS:HH:MM:ss',
    include: 'time,level,err',
    messageFormat: describeLine,
  });
}

/** Drops successful requests for media, of which a page has dozens. */
export const DEVELOPMENT_LOG: Pick<LoggerOptions, 'hooks'> = {
  hooks: {
    logMethod(args, method) {
      const [line] = args as [unknown];
      if (!isMediaRequest(line)) method.apply(this, args);
    },
  },
};

function isMediaRequest(line: unknown): boolean {
  const { path, status } = (typeof line === 'object' && line !== null ? line : {}) as Line;
  return typeof path === 'string' && path.startsWith('/media/') && Number(status) < 400;
}

/** A request as `GET / 200 in 48 ms`; any other line as its message and its fields. */
export function describeLine(line: Line): string {
  const { method, path, status, ms, msg } = line;
  if (msg === 'request') return [method, path, status, 'in', ms, 'ms'].join(' ');
  const fields = Object.entries(line).filter(([name]) => !OWN_FIELDS.has(name));
  return [msg, ...fields.map(([name, value]) => `${name}=${JSON.stringify(value)}`)].join(' ');
}

const OWN_FIELDS = new Set(['time', 'level', 'pid', 'hostname', 'name', 'msg', 'err']);
