import { todayInParis } from '#backoffice/calendar.ts';
import type { PageBlockRecord } from '#shared/contract/page-block-record.ts';
import type { RecordOf } from '#shared/contract/records.ts';
import type { Addressed } from '#shared/domain/entity-paths.ts';
import { FACT } from './fill-facts.ts';
import { htmlText } from '#shared/content/sanitise-html.ts';

export type PageRecord = RecordOf<'page'>;

/** Pages of the type `signature` stand below that line's address. */
export function addressOf({ slug, type }: PageRecord): Addressed {
  return { slug, signature: type === 'signature' };
}

/** A page with a date shows from that day on, as it begins in France. */
export function isPublished(record: PageRecord): boolean {
  return record.published_at === null || record.published_at <= todayInParis();
}

/** The words of a block, without the facts it draws: for reading time and search. */
export function blockText(block: PageBlockRecord): string {
  return writtenText(block).replaceAll(FACT, '');
}

function writtenText(block: PageBlockRecord): string {
  switch (block.type) {
    case 'text':
      return block.markdown;
    case 'faq':
      return words(
        block.title,
        block.questions.map(({ question, answer }) => `${question} ${answer}`),
      );
    case 'table':
      return words(block.caption, block.head, block.rows.flat());
    case 'data_table':
      return block.caption;
    case 'quote':
      return block.text;
    case 'links':
      return words(
        block.title,
        block.links.map((link) => `${link.label} ${link.text}`),
      );
    case 'push':
      return block.push.text;
    case 'image':
      return block.caption ?? '';
    case 'image_text':
      return words(block.title, block.markdown);
    case 'carousel':
      return words(
        block.title,
        block.slides.map(({ caption }) => caption),
      );
    case 'download':
      return words(
        block.title,
        block.files.map(({ label }) => label),
      );
    case 'html':
      return htmlText(block.html);
    case 'video':
    case 'products':
      return block.title;
  }
}

function words(...parts: (string | string[])[]): string {
  return parts.flat().join(' ');
}
