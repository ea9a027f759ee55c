import { describe, expect, it } from '@jest/globals';
import { needsPhone, needsRelay } from './carriers.ts';
import { commentText, isCommentTooLong, phoneDigits, findPhoneError } from './checkout-fields.ts';

const asks = (mobile: string | null) =>
  ['relais_colis', 'chronopost', 'colissimo_24_48', 'transporteur'].filter((name) =>
    needsPhone(name, mobile),
  );

describe('fields of the delivery step', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['zéro six', 'not_numeric'],
    ['06 39 98 00 0O', 'not_numeric'],
    ['06 39 98', 'invalid_format'],
    ['06 39 98 00 00 1', 'invalid_format'],
    ['06 39 98 00 00', undefined],
    ['06.39.98.00.00', undefined],
    ['+33 6 39 98 00 00', undefined],
    ['0033639980000', undefined],
  ])('[CK-05] the telephone number "%s": %s', (phone, error) => {
    expect(findPhoneError(phone)).toBe(error);
  });

  it('[CK-05] telephone: required by two carriers, if the default invoice address has no mobile', () => {
    expect(asks(null)).toEqual(['relais_colis', 'chronopost']);
    expect(asks(' ')).toEqual(['relais_colis', 'chronopost']);
    expect(asks('+33639980000')).toEqual([]);
    expect(needsPhone(null, null)).toBe(false);
    expect([needsRelay('relais_colis'), needsRelay('chronopost'), needsRelay(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('[CK-06] comment: a line end counts once, and 200 characters are the maximum', () => {
    expect(commentText(' Portail vert\r\nsonner \n')).toBe('Portail vert\nsonner');
    expect(isCommentTooLong('é'.repeat(200))).toBe(false);
    expect(isCommentTooLong('a\r\n'.repeat(100))).toBe(false);
    expect(isCommentTooLong('é'.repeat(201))).toBe(true);
    expect(phoneDigits('06 39.98-00 (00)')).toBe('0639980000');
  });
});
