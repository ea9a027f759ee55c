import type { NextFunction, Response } from 'express';
import { zipSync, type Zippable } from 'fflate';
import { z } from 'zod';
import { formatMessage } from '#backoffice/messages/format-message.ts';
import { MAX_ARCHIVE_BYTES, MAX_ARCHIVED_DOCUMENTS } from '#shared/domain/archive-limits.ts';
import type { Locale } from '#shared/locale.ts';
import type { DocumentFile } from './document-library.ts';

type ArchiveRequest = { lang: Locale; codes: string[] };
type ArchivedFile = { code: string; file: DocumentFile | undefined };

const TOO_LARGE = 413;

const query = z.object({
  lang: z.enum(['fr', 'en']),
  codes: z
    .string()
    .max(MAX_ARCHIVED_DOCUMENTS * 120)
    .transform((text) => [...new Set(text.split(','))])
    .pipe(
      z
        .array(z.string().regex(/^[a-z0-9-]{1,110}$/))
        .min(1)
        .max(MAX_ARCHIVED_DOCUMENTS),
    ),
});

/** Language and documents of an archive request; `undefined` for an invalid request. */
export function readArchiveRequest(given: unknown): ArchiveRequest | undefined {
  return query.safeParse(given).data;
}

/**
 * Sends the files as one ZIP archive, each named by its reference. If one is not available to
 * the client, responds 404 without naming it. PDF files are stored uncompressed, since they are
 * compressed already.
 */
export function sendArchive(
  archived: ArchivedFile[],
  lang: Locale,
  response: Response,
  next: NextFunction,
): void {
  const entries: Zippable = {};
  let total = 0;
  let isPrivate = false;
  for (const { code, file } of archived) {
    if (!file) return next();
    entries[`${code}-${lang}.pdf`] = [file.bytes, { level: 0, mtime: '2026-01-01' }];
    total += file.bytes.length;
    isPrivate ||= file.connect;
  }
  if (total > MAX_ARCHIVE_BYTES) {
    response.status(TOO_LARGE).end();
    return;
  }
  response
    .type('application/zip')
    .set('cache-control', isPrivate ? 'private, no-store' : 'no-store')
    .set('content-disposition', `attachment; filename="${formatMessage(lang, 'documents.archive')}.zip"`)
    .send(Buffer.from(zipSync(entries)));
}
