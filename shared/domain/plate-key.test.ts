import { describe, expect, it } from '@jest/globals';
import { plateKey, readSerial } from './plate-key.ts';

describe('text of a data plate', () => {
  it('is compared without separators, O as 0 and I as 1', () => {
    for (const text of ['AT-LAM-1500-BR', 'at.lam 15OO br', 'AT LAM 1500-br']) {
      expect(plateKey(text)).toBe('ATLAM1500BR');
    }
    expect(plateKey('LIS-2614-OOI51')).toBe(plateKey('L1S 2614 00151'));
    expect(plateKey('—')).toBe('');
  });

  it('is a serial number with three capitals, a year, a valid week, and five digits', () => {
    expect(readSerial('LAM-2614-OO451')).toEqual({ range: 'LAM', year: 2026, week: 14, number: 451 });
    for (const text of ['LAM-2600-00451', 'LAM-2654-00451', 'LAM-2614-0451', 'AT-LAM-1500-BR']) {
      expect([text, readSerial(text)]).toEqual([text, undefined]);
    }
  });
});
