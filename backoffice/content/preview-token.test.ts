import { describe, expect, it } from '@jest/globals';
import { isPreviewToken, PREVIEW_LIFETIME_S, signPreviewToken } from './preview-token.ts';

const SECRET = 'a secret of the tests';
const NOW = Date.parse('2026-03-01T10:00:00Z');
const token = signPreviewToken(12, SECRET, NOW);

describe('preview token', () => {
  it('[CT-06] is valid for its page until it expires', () => {
    expect(isPreviewToken(token, 12, SECRET, NOW)).toBe(true);
    expect(isPreviewToken(token, 12, SECRET, NOW + PREVIEW_LIFETIME_S * 1000 - 1)).toBe(true);
    expect(isPreviewToken(token, 12, SECRET, NOW + PREVIEW_LIFETIME_S * 1000)).toBe(false);
  });

  it('[CT-06] is invalid for another page and with another secret', () => {
    expect(isPreviewToken(token, 13, SECRET, NOW)).toBe(false);
    expect(isPreviewToken(token, 12, 'another secret', NOW)).toBe(false);
  });

  it('[CT-06] is invalid with a changed expiry', () => {
    const [expires = '', signature = ''] = token.split('.');
    expect(isPreviewToken(`${Number(expires) + 60}.${signature}`, 12, SECRET, NOW)).toBe(false);
  });

  it.each([undefined, '', '.', 'x.y', '1.2.3', `${token}x`, `é${token}`, '9'.repeat(200)])(
    '[CT-06] that is none is refused: %s',
    (written) => {
      expect(isPreviewToken(written, 12, SECRET, NOW)).toBe(false);
    },
  );
});
