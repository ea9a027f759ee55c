type Connection = { saveData?: boolean; effectiveType?: string };

const SLOW = new Set(['slow-2g', '2g']);

/** True for save-data or a slow connection: nothing is prefetched. Not all browsers expose this. */
export function prefersSaveData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || SLOW.has(connection?.effectiveType ?? '');
}
