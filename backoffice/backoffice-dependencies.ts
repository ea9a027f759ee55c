import type { RequestHandler } from 'express';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from './database/schema.ts';
import type { DocumentLibrary } from './documents/document-library.ts';
import type { WatchRefusal } from './http/error-handler.ts';
import type { MailOptions } from './mail/outbox.ts';
import type { OperatorRules } from './operators/sessions.ts';
import type { OrderEmails } from './order-emails/order-emails.ts';
import type { Payments } from './payments/open-payments.ts';
import type { ReconcileOptions } from './payments/reconcile.ts';
import type { RetentionPeriods } from './privacy/retention-periods.ts';
import type { SetupOptions } from './setup/setup-routes.ts';
import type { HumanCheckOptions } from './tickets/human-check.ts';
import type { WebhookRules } from './webhooks/webhooks.ts';
import type { SiretRules } from '#shared/domain/siret.ts';

/** Parts and settings of the back office, which `main.ts` reads from the configuration. */
export type BackofficeDependencies = {
  db: Kysely<Schema>;
  library: DocumentLibrary;
  logger: Logger;
  operatorToken: string;
  /** Sessions of operators, and the address of the admin for links in emails. */
  operators?: { rules: OperatorRules; adminUrl: string };
  /** Addresses that webhooks may have. */
  webhooks?: WebhookRules;
  /** Folder of the built web application of operators; `undefined`: there is none. */
  adminFolder?: string;
  /** Signs links to unpublished pages. */
  previewSecret: string;
  /** Base path of the API: `/api/v1/`. */
  basePath: string;
  /** Enables fault injection for tests; never set without demo data. */
  withFaultInjection: boolean;
  /** Folder `media` of a shop that is served from where it is: that of the demo. */
  mediaFolder: string;
  /** Folder of media that imports fill. */
  importedMediaFolder?: string;
  emails: EmailOptions;
  /** Retention in months, as the privacy page states it. */
  retention?: RetentionPeriods;
  /** Company numbers accepted besides those with the common checksum. */
  siretRules?: SiretRules;
  /** Provider of card payments; `undefined` disables them. */
  payments?: Payments | undefined;
  /** Receives the options of the reconciliation job. */
  watchPayments?: (options: ReconcileOptions) => void;
  /** Receives the job that sends order emails, to close it. */
  watchOrderEmails?: (emails: Pick<OrderEmails, 'close'>) => void;
  /** The page that fills an empty shop; `undefined`: there is none. */
  setup?: SetupOptions;
  /** Runs a request inside its span; `undefined`: tracing is off. */
  traceRequest?: RequestHandler | undefined;
  /** Called for each refused operation, for tests. */
  watchRefusal?: WatchRefusal;
};

/** Settings of forms and emails. */
export type EmailOptions = {
  /** Folder of visitors' attachments, never served. */
  attachmentFolder: string;
  teamAddress: string;
  /** Address of the site, for links in emails. */
  publicUrl: string;
  mail: MailOptions;
  humanCheck: HumanCheckOptions | undefined;
};
