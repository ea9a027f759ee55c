import { describe, expect, it } from '@jest/globals';
import { readOrderLines } from './order-lines.ts';

const read = (text: string) => readOrderLines(text).map(({ reference, quantity }) => [reference, quantity]);

describe('lines of a quick order', () => {
  it('are read from a table, a CSV or as people write them', () => {
    for (const line of [
      'PR-LAM-014\t2',
      'PR-LAM-014;2',
      'PR-LAM-014,2',
      '"PR-LAM-014";"2"',
      "'PR-LAM-014','2'",
      'PR-LAM-014;Résistance 1 000 W;2;46,30',
      'PR-LAM-014;2 vis, longues;2',
      'PR-LAM-014,"Vis, longues",2',
      '2;PR-LAM-014',
      'PR-LAM-014, 2',
      'PR-LAM-014 x 2',
      'PR-LAM-014 x2',
      '2 × PR-LAM-014',
      '2x PR-LAM-014',
    ]) {
      expect([line, ...read(line)]).toEqual([line, ['PR-LAM-014', 2]]);
    }
    expect(read('PR-LAM-014')).toEqual([['PR-LAM-014', 1]]);
    expect(read('PR-LAM-014;')).toEqual([['PR-LAM-014', 1]]);
    expect(read('2084471905526 3')).toEqual([['2084471905526', 3]]);
    expect(read('3 2973.634')).toEqual([['2973.634', 3]]);
  });

  it('without sense keep their place and have no quantity', () => {
    for (const amount of ['0', '-3', '99999', '1e9', '1000000000', '2.5', '?']) {
      for (const line of [`PR-LAM-014;${amount}`, `PR-LAM-014\t${amount}`, `PR-LAM-014 ${amount}`]) {
        expect([line, ...read(line)]).toEqual([line, ['PR-LAM-014', undefined]]);
      }
    }
    for (const amount of ['abc', '1,5', '2 pcs', 'deux']) {
      for (const line of [
        `PR-LAM-014;${amount}`,
        `PR-LAM-014\t${amount}`,
        `PR-LAM-014 × ${amount}`,
        `PR-LAM-014 x ${amount}`,
      ]) {
        expect([line, ...read(line)]).toEqual([line, ['PR-LAM-014', undefined]]);
      }
    }
    expect(read('PR-LAM-014;2,5')).toEqual([['PR-LAM-014', undefined]]);
  });

  it('leave a head of names out, and follow what it says', () => {
    const lines = readOrderLines('\uFEFFRéférence;Quantité\r\n\r\nA-1;2\r\n;;\r\n');
    expect(lines.map(({ line, reference, quantity }) => [line, reference, quantity])).toEqual([
      [3, 'A-1', 2],
    ]);
    expect(read('Désignation;Qté;Réf.\nVis 3 mm;2;A-1\nJoint;;B-2')).toEqual([
      ['A-1', 2],
      ['B-2', 1],
    ]);
    expect(read('R\uFFFDf\uFFFDrence,Quantit\uFFFD\nA-1,2')).toEqual([['A-1', 2]]);
    expect(read('Reference\nRefend')).toEqual([['Refend', 1]]);
  });
});
