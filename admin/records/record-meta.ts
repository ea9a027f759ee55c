import { createContext } from 'react';
import type { Locale } from '#shared/locale.ts';

/** Mark of the reads and writes of the record of the screen; with the language of its texts, if it has one. */
export const RecordMeta = createContext<{ isWhole?: boolean; lang?: Locale }>({});
