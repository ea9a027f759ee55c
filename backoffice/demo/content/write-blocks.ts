import type { PageBlockRecord } from '#shared/contract/page-block.ts';

/** Blocks as the demo's texts write them: nothing but what differs from one to the next. */
export function text(markdown: string): PageBlockRecord {
  return { type: 'text', markdown };
}

export function table(caption: string, head: string[], ...rows: string[][]): PageBlockRecord {
  return { type: 'table', caption, head, rows };
}

export function faq(title: string, ...questions: [question: string, answer: string][]): PageBlockRecord {
  return { type: 'faq', title, questions: questions.map(([question, answer]) => ({ question, answer })) };
}

export function products(title: string, ...references: string[]): PageBlockRecord {
  return { type: 'products', title, references };
}

/** A picture of rooms by its name (scenes.ts). */
export function image(scene: string, caption: string): PageBlockRecord {
  return { type: 'image', scene, caption };
}

export function quote(words: string, source: string): PageBlockRecord {
  return { type: 'quote', text: words, source };
}
