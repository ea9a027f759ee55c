import { readFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidForm } from '#backoffice/http/failure.ts';
import type { SentFile } from '#backoffice/http/form-with-files.ts';
import { MAX_LIST_LENGTH, type QuickOrderForm } from '#shared/contract/quick-order.ts';
import { cleanText } from '#shared/domain/clean-text.ts';
import { parseList } from './parse-list.ts';
import { decodeText } from './read-text-file.ts';
import { readWorkbook, workbookKind } from './read-workbook.ts';
import { findList, storeList } from './stored-lists.ts';

const MAX_FILE_BYTES = 2 * 1024 * 1024;

/**
 * Stores a pasted or uploaded list. Returns its key.
 * @throws Failure 422 when it is missing or too long, or when both are sent
 */
export async function takeList(
  db: Kysely<Schema>,
  siteId: number,
  { form, files }: { form: QuickOrderForm; files: readonly SentFile[] },
): Promise<string> {
  const pasted = toLineEnds(form.lines ?? '');
  const [file, ...more] = files;
  if (more.length > 0) throw invalidForm({ files: 'too_many_files' });
  if (file && !(await isUnchanged(db, siteId, { list: form.list, pasted })))
    throw invalidForm({ files: 'both' });
  const source = file ? toLineEnds(await readList(file)) : pasted;
  if (source.length > MAX_LIST_LENGTH) throw invalidForm({ [file ? 'files' : 'lines']: 'too_large' });
  if (parseList(source).rows.length === 0)
    throw invalidForm(file ? { files: 'no_lines' } : { lines: 'required' });
  return storeList(db, siteId, source);
}

/** The field is empty, or still contains the list the page was opened with. */
async function isUnchanged(
  db: Kysely<Schema>,
  siteId: number,
  { list, pasted }: { list: string | undefined; pasted: string },
): Promise<boolean> {
  if (pasted.trim() === '') return true;
  const former = list === undefined ? undefined : await findList(db, siteId, list);
  return former?.source === pasted;
}

async function readList({ path, bytes }: SentFile): Promise<string> {
  if (bytes > MAX_FILE_BYTES) throw invalidForm({ files: 'too_large' });
  const content = await readFile(path);
  const kind = workbookKind(content);
  if (kind === 'xls') throw invalidForm({ files: 'old_workbook' });
  return kind === 'xlsx' ? readWorkbook(content) : decodeText(content);
}

/** Normalizes to the line breaks of a text area. */
function toLineEnds(text: string): string {
  return cleanText(text.replaceAll(/\r\n?/g, '\n'));
}
