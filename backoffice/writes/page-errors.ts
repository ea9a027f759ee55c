import { findUnsafeLinks } from '#backoffice/content/parse-markdown.ts';
import { isSanitary } from '#shared/content/sanitise-html.ts';
import type { PageBlockRecord } from '#shared/contract/page-block-record.ts';

/** Blocks that lose content when rendered: errors by field. */
export function findBlockErrors(blocks: readonly PageBlockRecord[]): Record<string, string> {
  return Object.fromEntries(
    blocks.flatMap((block, index): [string, string][] => {
      if (block.type === 'html' && !isSanitary(block.html)) return [[`blocks.${index}.html`, 'not_allowed']];
      const hasUnsafeLinks = 'markdown' in block && findUnsafeLinks(block.markdown).length > 0;
      return hasUnsafeLinks ? [[`blocks.${index}.markdown`, 'invalid_url']] : [];
    }),
  );
}
