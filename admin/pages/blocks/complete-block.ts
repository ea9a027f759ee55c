import type { PageBlockRecord } from '#shared/contract/page-block-record.ts';

/**
 * A block with every field that its form has. The form would take a missing value from the block that had the same place
 * when the page was read. `preparePage` leaves empty ones out again.
 */
export function completeBlock(block: PageBlockRecord): PageBlockRecord {
  const dated = block.dated ?? false;
  if (block.type === 'image_text') return { ...block, dated, link: block.link ?? { label: '', url: '' } };
  if (block.type === 'video') return { ...block, dated, captions: block.captions ?? '' };
  return { ...block, dated };
}
