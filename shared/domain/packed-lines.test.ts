import { describe, expect, it } from '@jest/globals';
import { readOrderLines } from './order-lines.ts';
import { packOrderLines, unpackOrderLines } from './packed-lines.ts';

const read = (text: string) => readOrderLines(text).map(({ reference, amount }) => [reference, amount]);
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => `PR-LAM-${100 + index} 2`).join('\n');

describe('lines of a quick order in an address', () => {
  it('say the same as before, wrong quantities too', () => {
    const { packed, left } = packOrderLines('PR-LAM-014;2\nAC-THE-001 x 1e9\nZZ_*1;-1\nA-2', 10);
    expect([packed, left]).toEqual(['PR-LAM-014*2_AC-THE-001*1e9_ZZ  1*-1_A-2', 0]);
    expect(read(unpackOrderLines(packed))).toEqual([
      ['PR-LAM-014', '2'],
      ['AC-THE-001', '1e9'],
      ['ZZ 1', '-1'],
      ['A-2', ''],
    ]);
  });

  it('are counted where they find no room: too many, or too long for an address', () => {
    expect(packOrderLines(many(150), 200).left).toBe(0);
    expect(packOrderLines(many(300), 100).left).toBe(200);
    for (const text of [many(300), Array.from({ length: 200 }, () => `${'€'.repeat(40)}1;1`).join('\n')]) {
      const { packed, left } = packOrderLines(text, 200);
      expect(new URLSearchParams({ packed }).toString().length).toBeLessThanOrEqual(1970);
      expect(left).toBe(text.split('\n').length - packed.split('_').length);
    }
    expect(() => packOrderLines(`${'a'.repeat(31)}😀;1`, 1)).not.toThrow();
  });
});
