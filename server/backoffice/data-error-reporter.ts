import type { Logger } from 'pino';

/** A defect in the data of the back office: its position and reason, never content. */
export type DataError = Record<string, string | number | undefined>;
/** Logs a defect the first time this process meets it. */
export type ReportDataError = (message: string, error: DataError, level?: 'warn' | 'error') => void;

/** Bounds memory and log if each response has another defect. */
const MAX_ERRORS = 1000;

/** Logs each distinct defect once a process: it recurs with each response until an editor corrects it. */
export function createDataErrorReporter(logger: Logger): ReportDataError {
  const known = new Set<string>();
  return (message, error, level = 'warn') => {
    const key = JSON.stringify([message, error]);
    if (known.has(key) || known.size >= MAX_ERRORS) return;
    known.add(key);
    logger[level](error, message);
    if (known.size === MAX_ERRORS)
      logger.warn({ errors: MAX_ERRORS }, 'further defects of data are not logged');
  };
}
