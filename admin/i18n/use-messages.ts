import { useTranslate } from 'ra-core';
import type { messages } from './french.ts';

export type MessageId = keyof typeof messages;

/** Translates messages of the catalogues; their ids are checked by the compiler. */
export function useMessages(): (id: MessageId, values?: Record<string, string | number>) => string {
  return useTranslate();
}
