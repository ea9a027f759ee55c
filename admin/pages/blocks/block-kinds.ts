import { DATA_TABLES } from '#shared/contract/page-block.ts';
import type { PageBlockRecord } from '#shared/contract/page-block-record.ts';
import { completeBlock } from './complete-block.ts';

export type BlockKind = PageBlockRecord['type'];

/** Kinds of blocks, the most frequent first. */
export const BLOCK_KINDS = [
  'text',
  'image',
  'image_text',
  'quote',
  'links',
  'faq',
  'table',
  'data_table',
  'products',
  'push',
  'download',
  'carousel',
  'video',
  'steps',
  'chart',
  'places',
  'before_after',
  'covers',
  'html',
] as const satisfies readonly BlockKind[];

/** A block of a kind before anything is typed. */
export function createBlock(kind: BlockKind): PageBlockRecord {
  return completeBlock(emptyBlock(kind));
}

function emptyBlock(kind: BlockKind): PageBlockRecord {
  switch (kind) {
    case 'text':
      return { type: kind, markdown: '' };
    case 'html':
      return { type: kind, html: '' };
    case 'quote':
      return { type: kind, text: '', source: '' };
    case 'image':
      return { type: kind, scene: '', caption: null };
    case 'image_text':
      return { type: kind, scene: '', side: 'left', title: '', markdown: '', link: null };
    case 'links':
      return { type: kind, title: '', links: [{ label: '', text: '', url: '' }] };
    case 'faq':
      return { type: kind, title: '', questions: [{ question: '', answer: '' }] };
    case 'table':
      return { type: kind, caption: '', head: [], rows: [] };
    case 'data_table':
      return { type: kind, source: DATA_TABLES[0], caption: '' };
    case 'products':
      return { type: kind, title: '', references: [] };
    case 'push':
      return {
        type: kind,
        push: {
          cover: null,
          tag: null,
          tag_banner: null,
          text: '',
          label_link: '',
          url: null,
          element: null,
          drawing: null,
        },
      };
    case 'download':
      return { type: kind, title: '', files: [{ label: '', url: '', mime: 'application/pdf', size: null }] };
    case 'carousel':
      return { type: kind, title: '', slides: [{ scene: '', caption: '' }] };
    case 'video':
      return { type: kind, title: '', url: '', duration: '', scene: '' };
    case 'steps':
      return { type: kind, title: '', steps: [{ mark: '', title: '', text: '' }] };
    case 'chart':
      return { type: kind, caption: '', unit: '', points: [{ label: '', value: 0 }], note: '' };
    case 'places':
      return { type: kind, title: '', places: [{ name: '', latitude: 0, longitude: 0, text: '' }] };
    case 'before_after':
      return { type: kind, before: '', after: '', caption: '' };
    case 'covers':
      return { type: kind, title: '', covers: [{ title: '', text: '', scene: '', document: '' }] };
  }
}

/** The words by which a block is recognised in a list: its title, or the beginning of its text. */
export function summaryOf(block: PageBlockRecord): string {
  switch (block.type) {
    case 'text':
      return block.markdown;
    case 'html':
      return block.html;
    case 'quote':
      return block.text;
    case 'image':
      return block.caption || block.scene;
    case 'table':
    case 'data_table':
    case 'chart':
    case 'before_after':
      return block.caption;
    case 'push':
      return block.push.text;
    case 'image_text':
    case 'links':
    case 'faq':
    case 'products':
    case 'download':
    case 'carousel':
    case 'video':
    case 'steps':
    case 'places':
    case 'covers':
      return block.title;
  }
}
