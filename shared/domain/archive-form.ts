import { isLocale } from '#shared/locale.ts';
import { MAX_ARCHIVED_DOCUMENTS } from './archive-limits.ts';

/** Action of the form of selected documents. */
export const ARCHIVE_FORM_PATH = '/_documents';

/** Parameter of a list's address: the reason for which there was no archive. */
export const NOTICE_PARAMETER = 'notice';
export const ARCHIVE_NOTICES = ['none', 'many'] as const;
export type ArchiveNotice = (typeof ARCHIVE_NOTICES)[number];

/** Returns the query of the archive that a form requests, or the reason why there is none. */
export function readArchiveForm(fields: URLSearchParams): { query: string } | { notice: ArchiveNotice } {
  const codes = [...new Set(fields.getAll('document'))].filter((code) => /^[a-z0-9-]{1,110}$/.test(code));
  if (codes.length === 0) return { notice: 'none' };
  if (codes.length > MAX_ARCHIVED_DOCUMENTS) return { notice: 'many' };
  const lang = fields.get('lang') ?? '';
  return { query: `lang=${isLocale(lang) ? lang : 'fr'}&codes=${codes.join(',')}` };
}
