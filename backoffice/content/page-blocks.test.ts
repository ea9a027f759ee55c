import { describe, expect, it } from '@jest/globals';
import { readBlocks } from './page-blocks.ts';

describe('blocks of a stored page', () => {
  it('[CT-01] valid blocks are returned; each invalid one is reported with its index', () => {
    const skipped: number[] = [];
    const quote = { type: 'quote', text: 'Oui.', source: 'Quelqu’un' };
    const blocks = readBlocks(
      [null, quote, 12, { type: 'hologram' }, { type: 'video', title: 'x', url: 'javascript:x' }, quote],
      (index) => skipped.push(index),
    );
    expect(blocks).toEqual([quote, quote]);
    expect(skipped).toEqual([0, 2, 3, 4]);
  });

  it.each(['//evil.example/x.pdf', '/\\evil.example', 'a b.pdf', ''])(
    '[CT-07] a file to take away is never at %s',
    (url) => {
      const file = { label: 'x', url, mime: 'application/pdf', size: null };
      expect(readBlocks([{ type: 'download', title: 'x', files: [file] }])).toEqual([]);
    },
  );
});
