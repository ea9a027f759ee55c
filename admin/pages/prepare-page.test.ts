import { describe, expect, it } from '@jest/globals';
import { records } from '#shared/contract/records.ts';
import { BLOCK_KINDS, createBlock } from './blocks/block-kinds.ts';
import { completeBlock } from './blocks/complete-block.ts';
import { preparePage } from './prepare-page.ts';

const PAGE = {
  title: 'Essai',
  slug: 'essai',
  type: 'page',
  lead: 'Chapeau',
  description: 'Description',
  published_at: null,
  tags: [],
  exist_in: [1],
  scene: null,
  worksite: null,
  review: null,
  blocks: [
    { type: 'text', markdown: 'Texte', dated: true },
    { type: 'image', scene: 'salon', caption: null },
    { type: 'faq', title: 'Questions', questions: [{ question: 'Q', answer: 'R' }] },
    { type: 'image_text', scene: 's', side: 'left', title: '', markdown: 'Texte', link: null },
    { type: 'video', title: 'V', url: 'videos/v.mp4', duration: '1 min', scene: 's' },
  ],
};

describe('page of a form', () => {
  it('untouched record: is sent as it was read', () => {
    expect(preparePage({ ...PAGE, id: 3, etag: '"a"' })).toEqual({ ...PAGE, id: 3, etag: '"a"' });
  });

  it('blocks with every field of their forms: are sent as they were read', () => {
    const { blocks } = records.page.parse(PAGE);
    expect(preparePage({ ...PAGE, id: 3, blocks: blocks.map(completeBlock) })).toEqual({ ...PAGE, id: 3 });
  });

  it('emptied inputs: become what the API takes', () => {
    const typed = {
      ...PAGE,
      id: 3,
      tags: null,
      scene: '',
      review: { last: '', due: null },
      worksite: { town: '', trades: [] },
      blocks: [
        {
          type: 'image_text',
          scene: 's',
          side: 'left',
          title: '',
          markdown: '',
          link: { label: '', url: null },
        },
        { type: 'faq', title: 'Q', questions: [{ question: null, answer: 'R' }], dated: false },
        { type: 'video', title: 'V', url: 'videos/v.mp4', captions: '', duration: '1 min', scene: 's' },
      ],
    };
    expect(preparePage(typed)).toEqual({
      ...PAGE,
      id: 3,
      blocks: [
        { type: 'image_text', scene: 's', side: 'left', title: '', markdown: '', link: null },
        { type: 'faq', title: 'Q', questions: [{ question: '', answer: 'R' }] },
        { type: 'video', title: 'V', url: 'videos/v.mp4', duration: '1 min', scene: 's' },
      ],
    });
  });

  it.each(BLOCK_KINDS)('new block %s: only fields to fill in are refused', (kind) => {
    const page = preparePage({ ...PAGE, id: 3, blocks: [createBlock(kind)] });
    const { error } = records.page.safeParse(page);
    const refused = (error?.issues ?? []).map(({ code }) => code);
    expect(refused.filter((code) => code === 'invalid_type' || code === 'unrecognized_keys')).toEqual([]);
  });
});
