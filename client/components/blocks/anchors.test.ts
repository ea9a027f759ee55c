import { describe, expect, it } from '@jest/globals';
import type { PageBlock } from '#shared/contract/page-block.ts';
import { anchorsOf } from './anchors.ts';

function text(...titles: string[]): PageBlock {
  return {
    type: 'text',
    nodes: titles.map((value) => ({ type: 'heading', level: 2, children: [{ type: 'text', value }] })),
  };
}

const idsOf = (blocks: PageBlock[]) => [...anchorsOf(blocks).values()].map(({ id }) => id);

describe('headings of an article', () => {
  it('ids are unique and of ASCII characters', () => {
    expect(idsOf([text('D’abord le toit', 'Où mesurer ?'), text('D’abord le toit', '…')])).toEqual([
      's-d-abord-le-toit',
      's-ou-mesurer',
      's-d-abord-le-toit-2',
      's-',
    ]);
  });

  it('only second-level headings are listed, with their text', () => {
    const block: PageBlock = {
      type: 'text',
      nodes: [
        { type: 'heading', level: 3, children: [{ type: 'text', value: 'Trois' }] },
        {
          type: 'heading',
          level: 2,
          children: [
            { type: 'text', value: 'Un ' },
            { type: 'strong', children: [{ type: 'text', value: 'mot' }] },
          ],
        },
      ],
    };
    expect([...anchorsOf([block]).values()]).toEqual([{ id: 's-un-mot', title: 'Un mot' }]);
  });
});
