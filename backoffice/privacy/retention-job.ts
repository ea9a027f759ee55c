import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { addMonths, dayInParis } from '#backoffice/calendar.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { forgetPageDrafts } from '#backoffice/content/page-drafts.ts';
import { forgetEvents } from '#backoffice/webhooks/deliveries.ts';
import { forgetChanges } from '#backoffice/operators/operator-log.ts';
import { forgetRequests } from '#backoffice/operators/repeated-request.ts';
import { forgetMissedSearches } from '#backoffice/search/missed-searches.ts';
import { sweepAttachments } from './forget-tickets.ts';
import { RETENTION, type RetentionId } from './retention.data.ts';
import type { RetentionPeriods } from './retention-periods.ts';
import { RETENTION_RULES } from './retention-rules.ts';

const EVERY_MS = 6 * 60 * 60 * 1000;
/** Events of webhooks, delivered or not, for the list of deliveries. */
const WEBHOOK_EVENT_MS = 30 * 24 * 60 * 60 * 1000;
/** Idempotency keys of operators: programs that repeat a request do so within days. */
const OPERATOR_REQUEST_MS = 30 * 24 * 60 * 60 * 1000;
/** Searches without a result, longer than the period that the team sees. */
const MISSED_SEARCH_MS = 60 * 24 * 60 * 60 * 1000;

/** Drafts of pages, which their forms send again. */
const PAGE_DRAFT_MS = 24 * 60 * 60 * 1000;

type RetentionOptions = {
  periods: RetentionPeriods;
  /** Folder of visitors' attachments. */
  attachmentFolder: string;
  /** Months that the log of operators is stored. */
  operatorLogMonths?: number;
};

export const OPERATOR_LOG_MONTHS = 24;

/** Number of removed rows by kind of data; `attachments`: files; `operator_log`: changes of operators. */
export type RetentionReport = Partial<
  Record<
    | RetentionId
    | 'attachments'
    | 'operator_log'
    | 'webhook_events'
    | 'operator_requests'
    | 'missed_searches'
    | 'page_drafts',
    number
  >
>;

/**
 * Removes personal data whose period ended by `now`. The kinds are independent: when one fails, the others
 * still run, and the first error is thrown at the end.
 */
export async function runRetention(
  db: Kysely<Schema>,
  { periods, attachmentFolder, operatorLogMonths = OPERATOR_LOG_MONTHS }: RetentionOptions,
  now = new Date(),
): Promise<RetentionReport> {
  const report: RetentionReport = {};
  const failures: unknown[] = [];
  for (const { id } of RETENTION) {
    const before = new Date(addMonths(dayInParis(now), -periods[id]));
    try {
      report[id] = await RETENTION_RULES[id](db, before);
    } catch (error) {
      failures.push(error);
    }
  }
  report.operator_log = await forgetChanges(db, new Date(addMonths(dayInParis(now), -operatorLogMonths)));
  report.webhook_events = await forgetEvents(db, new Date(now.getTime() - WEBHOOK_EVENT_MS));
  report.operator_requests = await forgetRequests(db, new Date(now.getTime() - OPERATOR_REQUEST_MS));
  report.missed_searches = await forgetMissedSearches(db, new Date(now.getTime() - MISSED_SEARCH_MS));
  report.page_drafts = await forgetPageDrafts(db, new Date(now.getTime() - PAGE_DRAFT_MS));
  report.attachments = await sweepAttachments(db, attachmentFolder, { now: now.getTime() });
  if (failures.length > 0) throw failures[0];
  return report;
}

/** Runs the job at start and every six hours. */
export function scheduleRetention(db: Kysely<Schema>, options: RetentionOptions, logger: Logger): void {
  const run = () => {
    runRetention(db, options).then(
      (report) => {
        const removed = Object.entries(report).filter(([, rows]) => rows > 0);
        if (removed.length > 0)
          logger.info(Object.fromEntries(removed), 'removed data past the retention period');
      },
      (error: unknown) => logger.error({ err: error }, 'retention job failed'),
    );
  };
  run();
  setInterval(run, EVERY_MS).unref();
}
