import type { DataTable } from '#shared/contract/page-block.ts';
import type { PageBlockRecord } from '#shared/contract/page-block-record.ts';

/** Marks a block that is dropped once the review of its page is due. */
export function dated(block: PageBlockRecord): PageBlockRecord {
  return { ...block, dated: true };
}

/** Short constructors of content blocks for the demo texts. */
export function text(markdown: string): PageBlockRecord {
  return { type: 'text', markdown };
}

export function table(caption: string, head: string[], ...rows: string[][]): PageBlockRecord {
  return { type: 'table', caption, head, rows };
}

export function dataTable(source: DataTable, caption: string): PageBlockRecord {
  return { type: 'data_table', source, caption };
}

export function faq(title: string, ...questions: [question: string, answer: string][]): PageBlockRecord {
  return { type: 'faq', title, questions: questions.map(([question, answer]) => ({ question, answer })) };
}

export function products(title: string, ...references: string[]): PageBlockRecord {
  return { type: 'products', title, references };
}

export function image(scene: string, caption: string): PageBlockRecord {
  return { type: 'image', scene, caption };
}

export function quote(words: string, source: string): PageBlockRecord {
  return { type: 'quote', text: words, source };
}

export function carousel(title: string, ...slides: [scene: string, caption: string][]): PageBlockRecord {
  return { type: 'carousel', title, slides: slides.map(([scene, caption]) => ({ scene, caption })) };
}

/** A picture beside a text; `link` is a label and an address. */
export function imageText(
  scene: string,
  side: 'left' | 'right',
  title: string,
  markdown: string,
  [label, url]: [label: string, url: string],
): PageBlockRecord {
  return { type: 'image_text', scene, side, title, markdown, link: { label, url } };
}

export function download(title: string, ...files: [label: string, url: string][]): PageBlockRecord {
  return {
    type: 'download',
    title,
    files: files.map(([label, url]) => ({ label, url, mime: 'application/pdf', size: null })),
  };
}

/** A video file below the media address, with a scene as its poster. */
export function video(scene: string, title: string, url: string, duration: string): PageBlockRecord {
  return { type: 'video', scene, title, url, duration };
}
