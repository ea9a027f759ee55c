import { ALERT_FIELD, askForAlert } from '#client/components/parts/alert-request.ts';
import type { PageAction } from '#client/pages/page-action.ts';
import { readOrderLines } from '#shared/domain/order-lines.ts';
import { LEFT_PARAMETER, LINES_PARAMETER, packOrderLines } from '#shared/domain/packed-lines.ts';
import { textOf, toFormState } from '#shared/form-state.ts';

/** As many as the back office reads. */
const MOST_LINES = 200;
const LARGEST_FILE = 64 * 1024;

/** Lines that were pasted or come as a file go into the address of the page, which says what would come of each. */
export const action: PageAction = async (args) => {
  const { form, match, store } = args;
  if (form.has(ALERT_FIELD)) return askForAlert(args);
  if (!store.settings.cartEnabled) return { kind: 'notFound' };
  const file = form.get('file');
  const isFile = file instanceof File && file.size > 0;
  if (isFile && file.size > LARGEST_FILE)
    return { kind: 'invalid', form: toFormState(form, { file: 'too_large' }, 413) };
  const sent = isFile ? await readText(file) : '';
  if (sent === undefined) return { kind: 'invalid', form: toFormState(form, { file: 'not_text' }) };
  const lines = `${textOf(form, 'lines')}\n${sent}`;
  if (readOrderLines(lines).length === 0)
    return { kind: 'invalid', form: toFormState(form, { lines: 'required' }) };
  const { packed, left } = packOrderLines(lines, MOST_LINES);
  const query = new URLSearchParams({
    [LINES_PARAMETER]: packed,
    ...(left > 0 && { [LEFT_PARAMETER]: String(left) }),
  });
  return { kind: 'redirect', to: `${match.pathname}?${query}#lignes`, status: 303 };
};

/** Spreadsheets write text as UTF-8, or as UTF-16 with a mark in front; anything with zeros in it is no text. */
async function readText(file: File): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes);
  return text.includes('\0') ? undefined : text;
}
