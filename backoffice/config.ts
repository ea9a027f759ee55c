import { z } from 'zod';
import { fromProgramFolder } from '#shared/program-folder.ts';
import { PURGE_PATH } from '#shared/purge-path.ts';

const schema = z.object({
  BACKOFFICE_PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  BACKOFFICE_HOST: z.string().default('127.0.0.1'),
  API_PATH: z
    .string()
    .regex(/^\/[\w/-]*\/$/)
    .default('/api/v1/'),
  PUBLIC_URL: z.url().default('http://localhost:3000'),
  DATABASE_URL: z.url().optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DEMO_DATA: z.enum(['true', 'false']).default('false'),
  OPERATOR_TOKEN: z.string().min(24).optional(),
  PREVIEW_SECRET: z.string().min(24).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Âtre <contact@atre.example>'),
  MAIL_TO: z.email().default('contact@atre.example'),
  HUMAN_CHECK_SECRET: z.string().min(1).optional(),
  HUMAN_CHECK_ORIGIN: z.url({ protocol: /^https?$/ }).default('https://www.google.com'),
  /** Who takes card payments; unset: the test bank with demo data, nobody without. */
  PAYMENT_PROVIDER: z.enum(['test-bank', 'none']).optional(),
  PAYMENT_SECRET: z.string().min(24).optional(),
  TEST_BANK_URL: z.url({ protocol: /^https?$/ }).optional(),
  PURGE_SECRET: z.string().min(24).optional(),
  STOREFRONT_PURGE_URLS: z
    .string()
    .transform((text) => text.split(',').map((url) => url.trim()))
    .pipe(z.array(z.url({ protocol: /^https?$/ })))
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type BackofficeConfig = {
  port: number;
  host: string;
  apiPath: string;
  publicUrl: string;
  databaseUrl: string | undefined;
  /** Absolute: a relative one is taken from the program's folder. */
  dataDir: string;
  demoData: boolean;
  operatorToken: string | undefined;
  previewSecret: string | undefined;
  /** The server that sends mail; `undefined`: it stays in the mailbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where the team reads what visitors write. */
  mailTo: string;
  humanCheck: { secret: string; url: string } | undefined;
  payment: {
    provider: 'test-bank' | 'none';
    /** What payments are signed with; `undefined`: one made at the first start. */
    secret: string | undefined;
    /** Of a test bank that runs elsewhere; `undefined`: one is started beside us. */
    testBankUrl: string | undefined;
  };
  /** Where storefronts are told what has changed; `undefined`: nobody is. */
  purge: { urls: readonly string[]; secret: string } | undefined;
  logLevel: string;
};

/** Reads the back office's variables. @throws with every bad one named, and what was wrong with it. */
export function parseBackofficeConfig(env: Record<string, string | undefined>): BackofficeConfig {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(set);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Bad configuration of the back office. ${faults.join('; ')}.`);
  }
  const values = parsed.data;
  return {
    port: values.BACKOFFICE_PORT,
    host: values.BACKOFFICE_HOST,
    apiPath: values.API_PATH,
    publicUrl: values.PUBLIC_URL,
    databaseUrl: values.DATABASE_URL,
    dataDir: fromProgramFolder(values.DATA_DIR),
    demoData: values.DEMO_DATA === 'true',
    operatorToken: values.OPERATOR_TOKEN,
    previewSecret: values.PREVIEW_SECRET,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailTo: values.MAIL_TO,
    humanCheck:
      values.HUMAN_CHECK_SECRET === undefined
        ? undefined
        : {
            secret: values.HUMAN_CHECK_SECRET,
            url: new URL('/recaptcha/api/siteverify', values.HUMAN_CHECK_ORIGIN).href,
          },
    payment: {
      provider: values.PAYMENT_PROVIDER ?? (values.DEMO_DATA === 'true' ? 'test-bank' : 'none'),
      secret: values.PAYMENT_SECRET,
      testBankUrl: values.TEST_BANK_URL,
    },
    purge:
      values.STOREFRONT_PURGE_URLS && values.PURGE_SECRET
        ? {
            urls: values.STOREFRONT_PURGE_URLS.map((url) => new URL(PURGE_PATH, url).href),
            secret: values.PURGE_SECRET,
          }
        : undefined,
    logLevel: values.LOG_LEVEL,
  };
}

/** The environment this process runs in. */
export function readBackofficeConfig(): BackofficeConfig {
  return parseBackofficeConfig(process.env);
}
