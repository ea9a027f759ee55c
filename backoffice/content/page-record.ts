import type { PageBlockRecord } from '#shared/contract/page.ts';
import type { RecordOf } from '#shared/contract/records.ts';
import type { Addressed } from '#shared/domain/entity-paths.ts';

export type PageRecord = RecordOf<'page'>;

/** Pages of the type `signature` stand below that line's address. */
export function addressOf({ slug, type }: PageRecord): Addressed {
  return { slug, signature: type === 'signature' };
}

/** A page with a date shows from that day on. */
export function isPublished(record: PageRecord): boolean {
  return record.published_at === null || record.published_at <= new Date().toISOString().slice(0, 10);
}

/** The words of a block: for reading time and search. */
export function blockText(block: PageBlockRecord): string {
  switch (block.type) {
    case 'text':
      return block.markdown;
    case 'faq':
      return [block.title, ...block.questions.flatMap(({ question, answer }) => [question, answer])].join(
        ' ',
      );
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()].join(' ');
    case 'quote':
      return block.text;
    case 'links':
      return [block.title, ...block.links.flatMap((link) => [link.label, link.text])].join(' ');
    case 'push':
      return block.push.text;
    case 'image':
      return block.caption ?? '';
    case 'products':
      return block.title;
  }
}
