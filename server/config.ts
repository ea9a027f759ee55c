import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseAddressList } from './http/address-list.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

function list(check: (entries: string[]) => string[]) {
  return z.string().transform((text, context) => {
    try {
      return check(entriesOf(text));
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
      return z.NEVER;
    }
  });
}

/** Variables that SIGHUP reads again (docs/operations.md). */
const operational = z.object({
  MAINTENANCE: flag.default(false),
  MAINTENANCE_BYPASS: list((entries) => parseAddressList(entries, { names: false })).default([]),
  IP_ALLOW_LIST: list((entries) => parseAddressList(entries, { names: true })).default([]),
});

const schema = operational.extend({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  API_URL: z.url({ protocol: /^https?$/ }).optional(),
  API_PATH: z
    .string()
    .regex(/^\/[\w/-]*\/$/, 'must begin and end with a slash')
    .default('/api/v1/'),
  BACKOFFICE_PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  SITE_ID: z.coerce.number().int().positive().default(1),
  MEDIA_URL: z.string().default('/media'),
  CART_ENABLED: flag.default(true),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^[\w-]{1,40}$/, 'must be the id of a container')
    .optional(),
  TAG_MANAGER_URL: z.url({ protocol: /^https?$/ }).default('https://www.googletagmanager.com/gtm.js'),
  TAG_MANAGER_HOSTS: list((entries) => entries.map((entry) => parseSource(entry))).default([
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ]),
  HUMAN_CHECK_SITE_KEY: z
    .string()
    .regex(/^[\w-]{1,80}$/, 'must be a site key')
    .optional(),
  HUMAN_CHECK_ORIGIN: z.url({ protocol: /^https?$/ }).default('https://www.google.com'),
  HASH_SALT: z.string().min(16).optional(),
  MAPS_API_KEY: z.string().optional(),
  MAPS_API_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://places.googleapis.com/v1/places:autocomplete'),
  TRUST_PROXY: list((entries) => parseAddressList(entries, { names: false })).default(['127.0.0.0/8', '::1']),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(16_384).default(64),
  PICTURE_CACHE_MB: z.coerce.number().int().min(0).max(16_384).default(32),
  EARLY_HINTS: flag.default(false),
  RENDER_LIMIT: z.coerce.number().int().min(1).max(1000).default(24),
  WRITE_LIMIT: z.coerce.number().int().min(0).max(1_000_000).default(300),
  BUSY_STRETCH: z.coerce.number().min(1).max(20).default(5),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  PURGE_SECRET: z.string().min(24, 'must be 24 characters or more').optional(),
  METRICS_ALLOW: list((entries) => parseAddressList(entries, { names: false })).default([
    '127.0.0.0/8',
    '::1',
  ]),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type OperationalConfig = {
  maintenance: boolean;
  /** Addresses and ranges that see the site all the same. */
  maintenanceBypass: string[];
  /** Addresses, ranges and host names that may use the site; empty: everybody. */
  ipAllowList: string[];
};

export type Config = OperationalConfig & {
  port: number;
  host: string;
  publicUrl: string;
  /** Base of the back office; `undefined`: the embedded one is started. */
  apiUrl: string | undefined;
  apiPath: string;
  backofficePort: number;
  siteId: number;
  mediaUrl: string;
  cartEnabled: boolean;
  /** `undefined`: nothing is measured. */
  tagManager: { script: string; id: string; hosts: string[] } | undefined;
  /** The human verification of forms; `undefined`: off. */
  humanCheck: { script: string; key: string } | undefined;
  /** What makes hashes of e-mails ours alone; `undefined`: none are made. */
  hashSalt: string | undefined;
  /** Suggests places, once visitors agree; `undefined` without a key. */
  maps: { url: string; key: string } | undefined;
  trustProxy: string[];
  /** What pages kept for everybody may take together; 0: none are kept. */
  pageCacheBytes: number;
  /** What pictures kept for a back office that is down may take together. */
  pictureCacheBytes: number;
  /** Browsers are told what to fetch while their page is being made (103). */
  earlyHints: boolean;
  /** How many pages are made at a time. */
  renderLimit: number;
  /** What one address may send in a minute, calls and forms together; 0: no limit. */
  writeLimit: number;
  /** How many times longer calls may take while all processors of this machine are busy; 1: no longer than ever. */
  busyStretch: number;
  /** Where nodes share kept pages; `undefined`: each keeps its own. */
  redisUrl: string | undefined;
  /** Opens `POST /ops/purge`; `undefined`: there is none. */
  purgeSecret: string | undefined;
  /** Who may read the metrics, asking by himself. */
  metricsAllow: string[];
  /** Where traces go; `undefined`: none are made. */
  tracesUrl: string | undefined;
  logLevel: string;
};

const MEGABYTE = 1024 * 1024;

type Env = Record<string, string | undefined>;

/** Reads the storefront's variables. @throws one error that names every bad one and says what is wrong with it. */
export function parseConfig(env: Env): Config {
  const values = parse(schema, env);
  return {
    ...toOperational(values),
    port: values.PORT,
    host: values.HOST,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ''),
    apiUrl: values.API_URL?.replace(/\/$/, ''),
    apiPath: values.API_PATH,
    backofficePort: values.BACKOFFICE_PORT,
    siteId: values.SITE_ID,
    mediaUrl: values.MEDIA_URL.replace(/\/$/, ''),
    cartEnabled: values.CART_ENABLED,
    tagManager: toTagManager(values),
    humanCheck: toHumanCheck(values),
    hashSalt: values.HASH_SALT,
    maps: values.MAPS_API_KEY ? { url: values.MAPS_API_URL, key: values.MAPS_API_KEY } : undefined,
    trustProxy: values.TRUST_PROXY,
    pageCacheBytes: values.PAGE_CACHE_MB * MEGABYTE,
    pictureCacheBytes: values.PICTURE_CACHE_MB * MEGABYTE,
    earlyHints: values.EARLY_HINTS,
    renderLimit: values.RENDER_LIMIT,
    writeLimit: values.WRITE_LIMIT,
    busyStretch: values.BUSY_STRETCH,
    redisUrl: values.REDIS_URL,
    purgeSecret: values.PURGE_SECRET,
    metricsAllow: values.METRICS_ALLOW,
    tracesUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, ''),
    logLevel: values.LOG_LEVEL,
  };
}

/** The three variables operations change while the site runs. @throws as `parseConfig`. */
export function parseOperationalConfig(env: Env): OperationalConfig {
  return toOperational(parse(operational, env));
}

/** The process's environment over what the file `ENV_FILE` says; the file may be missing. */
export function readEnvironment(): Env {
  return { ...readEnvFile(process.env['ENV_FILE'] ?? '.env'), ...process.env };
}

/** After SIGHUP the file wins over the environment, for the operational variables. */
export function readEnvironmentAgain(): Env {
  return { ...process.env, ...readEnvFile(process.env['ENV_FILE'] ?? '.env') };
}

/** `NAME=value` lines; empty lines and those that begin with `#` are passed over. */
export function parseEnvFile(text: string): Env {
  const env: Env = {};
  for (const line of text.split(/\r?\n/)) {
    const separator = line.indexOf('=');
    if (separator < 1 || line.trimStart().startsWith('#')) continue;
    const value = line.slice(separator + 1).trim();
    env[line.slice(0, separator).trim()] = isQuoted(value) ? value.slice(1, -1) : value;
  }
  return env;
}

function isQuoted(value: string): boolean {
  return value.length > 1 && ['"', "'"].some((quote) => value.startsWith(quote) && value.endsWith(quote));
}

function readEnvFile(path: string): Env {
  try {
    return parseEnvFile(readFileSync(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new Error(`Cannot read ${path}: ${(error as Error).message}.`, { cause: error });
  }
}

function parse<Schema extends z.ZodType>(wanted: Schema, env: Env): z.output<Schema> {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = wanted.safeParse(set);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Bad configuration. ${faults.join('; ')}.`);
}

function toTagManager(values: z.output<typeof schema>): Config['tagManager'] {
  const { TAG_MANAGER_ID: id, TAG_MANAGER_URL: script, TAG_MANAGER_HOSTS: hosts } = values;
  return id === undefined ? undefined : { id, script, hosts };
}

function toHumanCheck(values: z.output<typeof schema>): Config['humanCheck'] {
  const { HUMAN_CHECK_SITE_KEY: key, HUMAN_CHECK_ORIGIN: origin } = values;
  return key === undefined ? undefined : { key, script: new URL('/recaptcha/api.js', origin).href };
}

/** @throws unless it is one origin, or all below one, as a Content-Security-Policy names them. */
function parseSource(text: string): string {
  if (!/^https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/.test(text)) throw new Error(`${text} is not an origin`);
  return text;
}

function toOperational(values: z.output<typeof operational>): OperationalConfig {
  return {
    maintenance: values.MAINTENANCE,
    maintenanceBypass: values.MAINTENANCE_BYPASS,
    ipAllowList: values.IP_ALLOW_LIST,
  };
}

function entriesOf(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}
