import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { addMonths, dayInParis } from '#backoffice/calendar.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { sweepAttachments } from './forget-tickets.ts';
import { RETENTION, type RetentionId } from './retention.data.ts';
import type { RetentionPeriods } from './retention-periods.ts';
import { RETENTION_RULES } from './retention-rules.ts';

const EVERY_MS = 6 * 60 * 60 * 1000;

type RetentionOptions = {
  periods: RetentionPeriods;
  /** Folder of what visitors attach. */
  attachmentFolder: string;
};

/** Rows that were removed, by kind of data; `attachments`: files. */
export type RetentionReport = Partial<Record<RetentionId | 'attachments', number>>;

/**
 * Removes the personal data whose period has ended on the day of `now`. Each kind is removed by itself: where one fails, the
 * others go on, and the first failure is thrown at the end.
 */
export async function runRetention(
  db: Kysely<Schema>,
  { periods, attachmentFolder }: RetentionOptions,
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
  report.attachments = await sweepAttachments(db, attachmentFolder, { now: now.getTime() });
  if (failures.length > 0) throw failures[0];
  return report;
}

/** Runs the job at start and every six hours, for as long as the back office runs. */
export function scheduleRetention(db: Kysely<Schema>, options: RetentionOptions, logger: Logger): void {
  const run = () => {
    runRetention(db, options).then(
      (report) => {
        const removed = Object.entries(report).filter(([, rows]) => rows > 0);
        if (removed.length > 0)
          logger.info(Object.fromEntries(removed), 'data past their period were removed');
      },
      (error: unknown) => logger.error({ err: error }, 'data past their period could not be removed'),
    );
  };
  run();
  setInterval(run, EVERY_MS).unref();
}
