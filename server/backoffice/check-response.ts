import { UnavailableError } from '#shared/api/api-error.ts';
import { sanitiseHtml } from '#shared/content/sanitise-html.ts';
import { hasIndependentLists } from '#shared/contract/independent-lists.ts';
import type { Operation } from '#shared/contract/operation.ts';
import type { Page } from '#shared/contract/page.ts';
import type { Preview } from '#shared/contract/preview.ts';
import { readAnswer } from '#shared/contract/read-answer.ts';
import type { FaultLog } from './fault-log.ts';

export type NamedCall = { method: string; path: string; lang: string | undefined };

/**
 * Validates a response against the contract, drops invalid list items, and sanitises HTML. Logs what it drops.
 * @throws UnavailableError `invalid_response` if a required part breaks the contract
 */
export function checkResponse(
  operation: Operation,
  response: unknown,
  { method, path, lang }: NamedCall,
  logFault: FaultLog,
): unknown {
  const reading = readAnswer(operation.response, response, { isLenient: hasIndependentLists(operation) });
  const named = { call: `${method} /${path}`, lang };
  for (const fault of reading.faults) {
    if (reading.isUsable) logFault('left out of a response', { ...named, ...fault });
    else logFault('unusable response', { ...named, ...fault }, 'error');
  }
  if (!reading.isUsable) throw new UnavailableError('invalid_response');
  return withSafeHtml(operation, reading.answer);
}

/** `readAnswer` has validated the response of these operations as pages. */
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
