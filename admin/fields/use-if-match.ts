import { useRecordContext } from 'ra-core';

/** Option of calls that write the record of the screen: they are refused when another person has changed it. */
export function useIfMatch(): { ifMatch?: string } {
  const tag: unknown = useRecordContext()?.['etag'];
  return typeof tag === 'string' ? { ifMatch: tag } : {};
}
