import { z } from 'zod';
import { fromProgramFolder } from '#shared/program-folder.ts';
import { PURGE_PATH } from '#shared/purge-path.ts';
import {
  apiPath,
  bearerToken,
  flag,
  headerSecret,
  host,
  oneOf,
  phrase,
  port,
  serverAddress,
  webBase,
  webOrigin,
  webOrigins,
  wholeNumber,
} from '#shared/variables/kinds.ts';
import { LOG_LEVELS } from '#shared/variables/log-levels.ts';
import { parseVariables } from '#shared/variables/parse-variables.ts';
import { variable } from '#shared/variables/variable.ts';
import type { PoolLimits } from './database/database-location.ts';
import {
  PAYMENT_VARIABLES,
  readPaymentConfig,
  requireStripeKeys,
  type PaymentConfig,
} from './payments/payment-config.ts';
import type { OperatorRules } from './operators/sessions.ts';
import { OPERATOR_LOG_MONTHS } from './privacy/retention-job.ts';
import type { WebhookRules } from './webhooks/webhooks.ts';
import { DEFAULT_PERIODS, parsePeriods, type RetentionPeriods } from './privacy/retention-periods.ts';

const MAIL_ADDRESS = z.email();

const MAX_POOL = 1000;
const MAX_STATEMENT_MS = 600_000;

const MAX_SHOP_MB = 100_000;
const MAX_SESSION_HOURS = 24 * 30;
const MAX_LOG_MONTHS = 600;
const MAX_IDLE_MINUTES = 24 * 60;

const schema = z.object({
  BACKOFFICE_PORT: port.default(3001),
  BACKOFFICE_HOST: host.default('127.0.0.1'),
  API_PATH: apiPath.default('/api/v1/'),
  PUBLIC_URL: webOrigin.default('http://localhost:3000'),
  DATABASE_URL: serverAddress('postgres', 'postgresql').optional(),
  DATABASE_POOL: wholeNumber(1, MAX_POOL).default(10),
  DATABASE_STATEMENT_TIMEOUT_MS: wholeNumber(0, MAX_STATEMENT_MS).default(60_000),
  DATA_DIR: variable('the path of a folder', (text) => text).default('.data'),
  DEMO_DATA: flag.default(false),
  OPERATOR_TOKEN: bearerToken(24).optional(),
  OPERATOR_SESSION_HOURS: wholeNumber(1, MAX_SESSION_HOURS).default(12),
  OPERATOR_IDLE_MINUTES: wholeNumber(1, MAX_IDLE_MINUTES).default(30),
  OPERATOR_SECOND_FACTOR: oneOf(['optional', 'required']).default('optional'),
  OPERATOR_LOG_MONTHS: wholeNumber(1, MAX_LOG_MONTHS).default(OPERATOR_LOG_MONTHS),
  ADMIN_URL: webOrigin.optional(),
  WEBHOOK_PRIVATE_ADDRESSES: flag.default(false),
  PREVIEW_SECRET: phrase(24).optional(),
  SMTP_URL: serverAddress('smtp', 'smtps').optional(),
  MAIL_FROM: variable('a name and an e-mail address, as Shop <shop@example.com>', readSender).optional(),
  SIRET_LA_POSTE: flag.default(false),
  MAIL_TO: variable('an e-mail address', readMailAddress).optional(),
  SHOP_UPLOAD_MB: wholeNumber(1, MAX_SHOP_MB).default(2048),
  HUMAN_CHECK_SECRET: headerSecret(1).optional(),
  HUMAN_CHECK_ORIGIN: webOrigin.default('https://www.google.com'),
  ...PAYMENT_VARIABLES,
  PURGE_SECRET: headerSecret(24).optional(),
  STOREFRONT_PURGE_URLS: webOrigins.optional(),
  RETENTION: variable(
    'months by kind of data, as tickets=24,logs=3; at least 120 for orders',
    parsePeriods,
  ).default(DEFAULT_PERIODS),
  OTEL_EXPORTER_OTLP_ENDPOINT: webBase.optional(),
  LOG_LEVEL: oneOf(LOG_LEVELS).default('info'),
});

type Environment = Record<string, string | undefined>;

export type BackofficeConfig = {
  port: number;
  host: string;
  apiPath: string;
  publicUrl: string;
  databaseUrl: string | undefined;
  /** Limits of a database on a server. */
  databasePool: PoolLimits;
  /** Absolute; a relative path is resolved from the program's folder. */
  dataDir: string;
  demoData: boolean;
  operatorToken: string | undefined;
  operatorRules: OperatorRules;
  /** Months that the log of operators is stored. */
  operatorLogMonths: number;
  /** Address of the admin, for links in emails to operators. */
  adminUrl: string;
  webhooks: WebhookRules;
  previewSecret: string | undefined;
  /** `undefined`: mail is not sent and stays in the mailbox. */
  smtpUrl: string | undefined;
  /** `undefined`: the name of the brand and the address of the company. */
  mailFrom: string | undefined;
  /** Address of the team; `undefined`: that of the company. */
  mailTo: string | undefined;
  /** Accepts the SIRETs of La Poste, which have another checksum. */
  allowsLaPoste: boolean;
  /** Limit of the archive that the set-up page takes. */
  maxShopBytes: number;
  humanCheck: { secret: string; url: string } | undefined;
  payment: PaymentConfig;
  /** Storefronts to notify of changes; `undefined`: none. */
  purge: { urls: readonly string[]; secret: string } | undefined;
  /** Retention in months by kind of data. */
  retention: RetentionPeriods;
  /** OTLP endpoint; `undefined`: tracing is off. */
  tracesUrl: string | undefined;
  logLevel: string;
};

/**
 * Parses the back office's variables.
 * @throws one error with a line per invalid variable.
 */
export function parseBackofficeConfig(environment: Environment): BackofficeConfig {
  const values = parseVariables(schema.superRefine(requireStripeKeys), environment);
  return {
    port: values.BACKOFFICE_PORT,
    host: values.BACKOFFICE_HOST,
    apiPath: values.API_PATH,
    publicUrl: values.PUBLIC_URL,
    databaseUrl: values.DATABASE_URL,
    databasePool: {
      connections: values.DATABASE_POOL,
      statementMs: values.DATABASE_STATEMENT_TIMEOUT_MS,
    },
    dataDir: fromProgramFolder(values.DATA_DIR),
    demoData: values.DEMO_DATA,
    operatorToken: values.OPERATOR_TOKEN,
    operatorRules: {
      sessionHours: values.OPERATOR_SESSION_HOURS,
      idleMinutes: values.OPERATOR_IDLE_MINUTES,
      requiresSecondFactor: values.OPERATOR_SECOND_FACTOR === 'required',
    },
    operatorLogMonths: values.OPERATOR_LOG_MONTHS,
    adminUrl: values.ADMIN_URL ?? `http://localhost:${values.BACKOFFICE_PORT}`,
    webhooks: { allowsPrivateAddresses: values.WEBHOOK_PRIVATE_ADDRESSES },
    previewSecret: values.PREVIEW_SECRET,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailTo: values.MAIL_TO,
    allowsLaPoste: values.SIRET_LA_POSTE,
    maxShopBytes: values.SHOP_UPLOAD_MB * 1024 ** 2,
    humanCheck:
      values.HUMAN_CHECK_SECRET === undefined
        ? undefined
        : {
            secret: values.HUMAN_CHECK_SECRET,
            url: new URL('/recaptcha/api/siteverify', values.HUMAN_CHECK_ORIGIN).href,
          },
    payment: readPaymentConfig(values),
    purge:
      values.STOREFRONT_PURGE_URLS && values.PURGE_SECRET
        ? {
            urls: values.STOREFRONT_PURGE_URLS.map((url) => new URL(PURGE_PATH, url).href),
            secret: values.PURGE_SECRET,
          }
        : undefined,
    retention: values.RETENTION,
    tracesUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: values.LOG_LEVEL,
  };
}

export function readBackofficeEnvironment(): Environment {
  return process.env;
}

/** `Name <address>`, or an address alone. */
function readSender(text: string): string | undefined {
  const address = /<([^<>]+)>$/.exec(text)?.[1] ?? text;
  return MAIL_ADDRESS.safeParse(address).success ? text : undefined;
}

function readMailAddress(text: string): string | undefined {
  return MAIL_ADDRESS.safeParse(text).success ? text : undefined;
}
