import { describe, expect, it } from '@jest/globals';
import { translateRedirect } from './translate-path.ts';

describe('login redirect in another language', () => {
  it.each([
    ['?redirect=%2Fpanier', '?redirect=%2Fen%2Fcart'],
    ['?redirect=%2Finfos%2F2%3Fa%3D1&ended=1', '?redirect=%2Fen%2Finfos%2F2%3Fa%3D1&ended=1'],
    ['?redirect=%2Fmes-adresses', '?redirect=%2Fen%2Fmy-account'],
    ['?redirect=%2Fen%2Fcart', '?redirect=%2Fen%2Fcart'],
    ['?redirect=https%3A%2F%2Fevil.example', '?redirect=https%3A%2F%2Fevil.example'],
    [
      '?redirect=%2Fapi%2Fv1%2Forder%2F12%2Fdocument%2Finvoice',
      '?redirect=%2Fapi%2Fv1%2Forder%2F12%2Fdocument%2Finvoice',
    ],
    ['?ended=1', '?ended=1'],
  ])('[RT-58, AC-04] query: %s becomes %s in English', (search, expected) => {
    expect(translateRedirect(search, 'en')).toBe(expected);
  });
});
