import type { Logger } from 'pino';

/** A defect in the data of the back office: its position and reason, never content. */
export type DataFault = Record<string, string | number | undefined>;
/** Logs a defect the first time this process meets it. */
export type FaultLog = (message: string, fault: DataFault, level?: 'warn' | 'error') => void;

/** Bounds memory and log if each response has another defect. */
const MAX_FAULTS = 1000;

/** Logs each distinct defect once a process: it recurs with each response until an editor corrects it. */
export function createFaultLog(logger: Logger): FaultLog {
  const known = new Set<string>();
  return (message, fault, level = 'warn') => {
    const key = JSON.stringify([message, fault]);
    if (known.has(key) || known.size >= MAX_FAULTS) return;
    known.add(key);
    logger[level](fault, message);
    if (known.size === MAX_FAULTS)
      logger.warn({ faults: MAX_FAULTS }, 'further defects of data are not logged');
  };
}
