type Connection = { saveData?: boolean; effectiveType?: string };

const SLOW = new Set(['slow-2g', '2g']);

/** Whether the visitor asks to be spared, or his line is slow: nothing is fetched on a guess then. Not all browsers tell. */
export function sparesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || SLOW.has(connection?.effectiveType ?? '');
}
