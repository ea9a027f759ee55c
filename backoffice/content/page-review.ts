import type { Day } from '#backoffice/calendar.ts';
import type { Page } from '#shared/contract/page.ts';
import type { PageRecord } from './page-record.ts';

/**
 * Review state of a page on a day, and the blocks that are still true: from the due day on,
 * dated blocks are left out. Records stored before reviews existed have none.
 */
export function reviewOn(
  { review, blocks }: Pick<PageRecord, 'blocks'> & Partial<Pick<PageRecord, 'review'>>,
  today: Day,
): Pick<Page, 'review'> & Pick<PageRecord, 'blocks'> {
  if (!review) return { review: null, blocks };
  const is_due = review.due <= today;
  return {
    review: { ...review, is_due },
    blocks: is_due ? blocks.filter(({ dated }) => !dated) : blocks,
  };
}
