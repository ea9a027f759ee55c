import type { Logger } from 'pino';

/** What is wrong with something the back office sent: where and why, never its content. */
export type DataFault = Record<string, string | number | undefined>;
/** Logs a fault of the back office's data the first time this process meets it. */
export type FaultLog = (message: string, fault: DataFault, level?: 'warn' | 'error') => void;

/** A back office that sends something else with every answer must not fill memory or logs. */
const MAX_FAULTS = 1000;

/** Logs each distinct fault once a process, however often the answer comes: it stays until an editor mends it. */
export function createFaultLog(logger: Logger): FaultLog {
  const known = new Set<string>();
  return (message, fault, level = 'warn') => {
    const key = JSON.stringify([message, fault]);
    if (known.has(key) || known.size >= MAX_FAULTS) return;
    known.add(key);
    logger[level](fault, message);
    if (known.size === MAX_FAULTS)
      logger.warn({ faults: MAX_FAULTS }, 'further faults of data are not logged');
  };
}
