import { isLocale } from '#shared/locale.ts';
import { MOST_ARCHIVED } from './archive-limits.ts';

/** Where the form of chosen documents goes. */
export const ARCHIVE_FORM_PATH = '/_documents';

/** In the address of a list: why there was no archive. */
export const NOTICE_PARAMETER = 'notice';
export const ARCHIVE_NOTICES = ['none', 'many'] as const;
export type ArchiveNotice = (typeof ARCHIVE_NOTICES)[number];

/** The query of the archive that a form's fields ask for, or why there is none. */
export function readArchiveForm(fields: URLSearchParams): { query: string } | { notice: ArchiveNotice } {
  const codes = [...new Set(fields.getAll('document'))].filter((code) => /^[a-z0-9-]{1,110}$/.test(code));
  if (codes.length === 0) return { notice: 'none' };
  if (codes.length > MOST_ARCHIVED) return { notice: 'many' };
  const lang = fields.get('lang') ?? '';
  return { query: `lang=${isLocale(lang) ? lang : 'fr'}&codes=${codes.join(',')}` };
}
