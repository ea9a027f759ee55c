import { UnavailableError } from '#shared/api/api-error.ts';
import { sanitiseHtml } from '#shared/content/sanitise-html.ts';
import { hasIndependentLists } from '#shared/contract/independent-lists.ts';
import type { Operation } from '#shared/contract/operation.ts';
import type { Page } from '#shared/contract/page.ts';
import type { Preview } from '#shared/contract/preview.ts';
import { readAnswer } from '#shared/contract/read-answer.ts';
import type { FaultLog } from './fault-log.ts';

/** What was asked: names the answer in the log. */
export type AskedCall = { method: string; path: string; lang: string | undefined };

/**
 * Gives an answer as pages may use it: by the contract, without the items of lists that break it, its HTML sanitised
 * whatever the back office did. What is left out is logged.
 * @throws UnavailableError `invalid_response` for an answer that cannot do without what breaks the contract.
 */
export function checkAnswer(
  operation: Operation,
  answer: unknown,
  { method, path, lang }: AskedCall,
  logFault: FaultLog,
): unknown {
  const reading = readAnswer(operation.response, answer, { isLenient: hasIndependentLists(operation) });
  const asked = { call: `${method} /${path}`, lang };
  for (const fault of reading.faults) {
    if (reading.isUsable) logFault('left out of an answer', { ...asked, ...fault });
    else logFault('unusable answer', { ...asked, ...fault }, 'error');
  }
  if (!reading.isUsable) throw new UnavailableError('invalid_response');
  return withSafeHtml(operation, reading.answer);
}

/** The contract says which answers are pages: `readAnswer` has made sure of them. */
function withSafeHtml({ id }: Operation, answer: unknown): unknown {
  if (id === 'GET /page/{id}') return toSafePage(answer as Page);
  if (id !== 'GET /preview/{id}') return answer;
  const preview = answer as Preview;
  return { ...preview, page: toSafePage(preview.page) };
}

function toSafePage(page: Page): Page {
  const blocks = page.blocks.map((block) =>
    block.type === 'html' ? { ...block, html: sanitiseHtml(block.html) } : block,
  );
  return { ...page, blocks };
}
