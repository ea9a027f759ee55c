import { z } from 'zod';
import {
  apiPath,
  flag,
  headerSecret,
  host,
  serviceKey,
  oneOf,
  phrase,
  port,
  readWebBase,
  serverAddress,
  webAddress,
  webBase,
  webOrigin,
  wholeNumber,
} from '#shared/variables/kinds.ts';
import { readEnvFile } from '#shared/variables/env-file.ts';
import { LOG_LEVELS } from '#shared/variables/log-levels.ts';
import { parseVariables, refusalOf } from '#shared/variables/parse-variables.ts';
import { entriesOf, listOf, variable } from '#shared/variables/variable.ts';
import { parseAddressList } from './http/address-list.ts';
import { parseProxyList } from './http/proxy-list.ts';
import { isFreePath } from './http/site-paths.ts';

const addresses = variable('a list by commas of addresses and ranges', (text) =>
  parseAddressList(entriesOf(text), { names: false }),
);
const addressesAndNames = variable('a list by commas of addresses, ranges and host names', (text) =>
  parseAddressList(entriesOf(text), { names: true }),
);
const proxies = variable('a list by commas of addresses and ranges', (text) =>
  parseProxyList(entriesOf(text)),
);
/** An origin, or a wildcard of its subdomains, as in a Content-Security-Policy. */
const origins = listOf('origins, as https://*.example.com', (entry) =>
  /^https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/.test(entry) ? entry : undefined,
);
const media = variable('/media, or an http:// or https:// address without user, query or fragment', (text) =>
  text === '/media' || text === '/media/' ? '/media' : readWebBase(text),
);

/** Variables that SIGHUP reads again (docs/operations.md). */
const operational = z.object({
  MAINTENANCE: flag.default(false),
  MAINTENANCE_BYPASS: addresses.default([]),
  IP_ALLOW_LIST: addressesAndNames.default([]),
});

const schema = operational.extend({
  PORT: port.default(3000),
  HOST: host.default('0.0.0.0'),
  PUBLIC_URL: webOrigin.optional(),
  API_URL: webOrigin.optional(),
  API_PATH: apiPath.default('/api/v1/'),
  BACKOFFICE_PORT: port.default(3001),
  SITE_ID: wholeNumber(1).default(1),
  MEDIA_URL: media.default('/media'),
  CART_ENABLED: flag.default(true),
  TAG_MANAGER_ID: serviceKey.optional(),
  TAG_MANAGER_URL: webAddress.default('https://www.googletagmanager.com/gtm.js'),
  TAG_MANAGER_HOSTS: origins.default([
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ]),
  HUMAN_CHECK_SITE_KEY: serviceKey.optional(),
  HUMAN_CHECK_ORIGIN: webOrigin.default('https://www.google.com'),
  HASH_SALT: phrase(16).optional(),
  MAPS_API_KEY: serviceKey.optional(),
  MAPS_API_URL: webAddress.default('https://places.googleapis.com/v1/places:autocomplete'),
  TRUST_PROXY: proxies.default(['127.0.0.0/8', '::1']),
  PAGE_CACHE_MB: wholeNumber(0, 16_384).default(64),
  PICTURE_CACHE_MB: wholeNumber(0, 16_384).default(32),
  EARLY_HINTS: flag.default(false),
  RENDER_LIMIT: wholeNumber(1, 1000).default(24),
  WRITE_LIMIT: wholeNumber(0, 1_000_000).default(300),
  BUSY_STRETCH: wholeNumber(1, 20).default(9),
  REDIS_URL: serverAddress('redis', 'rediss').optional(),
  PURGE_SECRET: headerSecret(24).optional(),
  METRICS_ALLOW: addresses.default(['127.0.0.0/8', '::1']),
  OTEL_EXPORTER_OTLP_ENDPOINT: webBase.optional(),
  LOG_LEVEL: oneOf(LOG_LEVELS).default('info'),
});

export type OperationalConfig = {
  maintenance: boolean;
  /** Addresses and ranges that see the site during maintenance. */
  maintenanceBypass: string[];
  /** Addresses, ranges and host names that may use the site; empty: all. */
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
  /** Salt of e-mail hashes; `undefined`: no hashes are made. */
  hashSalt: string | undefined;
  /** Address suggestions, after the visitor's consent; `undefined` without a key. */
  maps: { url: string; key: string } | undefined;
  trustProxy: string[];
  /** Size of the page cache; 0: off. */
  pageCacheBytes: number;
  pictureCacheBytes: number;
  /** Sends early hints (103) for pages that are rendered. */
  earlyHints: boolean;
  renderLimit: number;
  /** Writes of one address a minute, calls and forms together; 0: no limit. */
  writeLimit: number;
  /** Factor of call timeouts while all processors of this machine are busy; 1: fixed timeouts. */
  busyStretch: number;
  /** Redis for pages that nodes share; `undefined`: each node has its own cache. */
  redisUrl: string | undefined;
  /** Secret of `POST /ops/purge`; `undefined`: the route does not exist. */
  purgeSecret: string | undefined;
  /** Addresses that may read the metrics, without a proxy. */
  metricsAllow: string[];
  /** OTLP endpoint; `undefined`: tracing is off. */
  tracesUrl: string | undefined;
  logLevel: string;
};

const MEGABYTE = 1024 * 1024;

export type Environment = Record<string, string | undefined>;

/** Parses the storefront's variables. @throws one error with a line for each invalid one. */
export function parseConfig(environment: Environment): Config {
  const values = parseVariables(schema, environment);
  const conflicts = findConflicts(values, environment);
  if (conflicts.length > 0) throw new Error(conflicts.join('\n'));
  return {
    ...toOperational(values),
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    apiUrl: values.API_URL,
    apiPath: values.API_PATH,
    backofficePort: values.BACKOFFICE_PORT,
    siteId: values.SITE_ID,
    mediaUrl: values.MEDIA_URL,
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
    tracesUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: values.LOG_LEVEL,
  };
}

/** Parses the three variables that operators change at run time. @throws as `parseConfig`. */
export function parseOperationalConfig(env: Environment): OperationalConfig {
  return toOperational(parseVariables(operational, env));
}

/** Reads the process's environment, which overrides the file `ENV_FILE`; the file may be missing. */
export function readEnvironment(): Environment {
  return { ...readEnvFile(process.env['ENV_FILE'] ?? '.env'), ...process.env };
}

/** After SIGHUP the file overrides the environment, for the operational variables. */
export function readEnvironmentAgain(): Environment {
  return { ...process.env, ...readEnvFile(process.env['ENV_FILE'] ?? '.env') };
}

/** Checks between variables. A remote back office checks its own variables at its own start. */
function findConflicts(values: z.output<typeof schema>, environment: Environment): string[] {
  const { API_PATH, API_URL, BACKOFFICE_PORT, HUMAN_CHECK_SITE_KEY, PORT } = values;
  const conflicts: string[] = [];
  if (!isFreePath(API_PATH))
    conflicts.push(refusalOf('API_PATH', API_PATH, 'a path that no page and no file of the site has'));
  if (API_URL !== undefined) return conflicts;
  if (PORT !== 0 && PORT === BACKOFFICE_PORT)
    conflicts.push(refusalOf('PORT', String(PORT), 'another port than BACKOFFICE_PORT'));
  if ((HUMAN_CHECK_SITE_KEY !== undefined) !== Boolean(environment['HUMAN_CHECK_SECRET']))
    conflicts.push('HUMAN_CHECK_SITE_KEY and HUMAN_CHECK_SECRET belong together: set both, or neither.');
  return conflicts;
}

function toTagManager(values: z.output<typeof schema>): Config['tagManager'] {
  const { TAG_MANAGER_ID: id, TAG_MANAGER_URL: script, TAG_MANAGER_HOSTS: hosts } = values;
  return id === undefined ? undefined : { id, script, hosts };
}

function toHumanCheck(values: z.output<typeof schema>): Config['humanCheck'] {
  const { HUMAN_CHECK_SITE_KEY: key, HUMAN_CHECK_ORIGIN: origin } = values;
  return key === undefined ? undefined : { key, script: new URL('/recaptcha/api.js', origin).href };
}

function toOperational(values: z.output<typeof operational>): OperationalConfig {
  return {
    maintenance: values.MAINTENANCE,
    maintenanceBypass: values.MAINTENANCE_BYPASS,
    ipAllowList: values.IP_ALLOW_LIST,
  };
}
