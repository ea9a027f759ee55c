import { UnavailableError } from '#shared/api/api-error.ts';
import { sanitiseHtml } from '#shared/content/sanitise-html.ts';
import { hasIndependentLists } from '#shared/contract/independent-lists.ts';
import type { Operation } from '#shared/contract/operation.ts';
import type { Page } from '#shared/contract/page.ts';
import type { Preview } from '#shared/contract/preview.ts';
import { readResponse } from '#shared/contract/read-response.ts';
import type { ReportDataError } from './data-error-reporter.ts';

export type NamedCall = { method: string; path: string; lang: string | undefined };

/**
 * Validates a response against the contract, drops invalid list items, and sanitises HTML. Logs what it drops.
 * @throws UnavailableError `invalid_response` if a required part breaks the contract
 */
export function checkResponse(
  operation: Operation,
  response: unknown,
  { method, path, lang }: NamedCall,
  reportDataError: ReportDataError,
): unknown {
  const reading = readResponse(operation.response, response, { isLenient: hasIndependentLists(operation) });
  const named = { call: `${method} /${path}`, lang };
  for (const error of reading.errors) {
    if (reading.isUsable) reportDataError('left out of a response', { ...named, ...error });
    else reportDataError('unusable response', { ...named, ...error }, 'error');
  }
  if (!reading.isUsable) throw new UnavailableError('invalid_response');
  return withSafeHtml(operation, reading.value);
}

/** `readResponse` has validated the response of these operations as pages. */
function withSafeHtml({ id }: Operation, response: unknown): unknown {
  if (id === 'GET /page/{id}') return toSafePage(response as Page);
  if (id !== 'GET /preview/{id}') return response;
  const preview = response as Preview;
  return { ...preview, page: toSafePage(preview.page) };
}

function toSafePage(page: Page): Page {
  const blocks = page.blocks.map((block) =>
    block.type === 'html' ? { ...block, html: sanitiseHtml(block.html) } : block,
  );
  return { ...page, blocks };
}
