import { useFieldValue } from 'ra-core';
import { useFormats } from './use-formats.ts';

/** Day and time of the record, or a text where it has none. */
export function TimeField({ source, empty = '' }: { source: string; empty?: string }) {
  const { time } = useFormats();
  const moment: unknown = useFieldValue({ source });
  return <span>{typeof moment === 'string' && moment !== '' ? time(moment) : empty}</span>;
}
