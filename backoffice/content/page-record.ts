import { todayInParis } from '#backoffice/calendar.ts';
import type { PageBlockRecord } from '#shared/contract/page-block-record.ts';
import type { RecordOf } from '#shared/contract/records.ts';
import type { Addressed } from '#shared/domain/entity-paths.ts';
import { FACT } from './fill-facts.ts';
import { htmlText } from '#shared/content/sanitise-html.ts';

export type PageRecord = RecordOf<'page'>;

/** Pages of the type `signature` are below that line's path. */
export function addressOf({ slug, type }: PageRecord): Addressed {
  return { slug, signature: type === 'signature' };
}

/** A dated page is published from the start of that day in Paris. */
export function isPublished(record: PageRecord): boolean {
  return record.published_at === null || record.published_at <= todayInParis();
}

/** Text of a block without its facts, for reading time and search. */
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
    case 'steps':
      return words(
        block.title,
        block.steps.map(({ mark, title, text }) => `${mark} ${title} ${text}`),
      );
    case 'chart':
      return words(
        block.caption,
        block.points.map(({ label }) => label),
        block.note,
      );
    case 'places':
      return words(
        block.title,
        block.places.map(({ name, text }) => `${name} ${text}`),
      );
    case 'covers':
      return words(
        block.title,
        block.covers.map(({ title, text }) => `${title} ${text}`),
      );
    case 'before_after':
      return block.caption;
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
