import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { LINEAR, timeRatio } from '#tests/support/time-ratio.ts';
import { toSitePath } from './site-path.ts';

describe('targets of redirects', () => {
  it.each([
    '/',
    '/pro/connexion',
    '/recherche?q=seche%20serviettes&page=2',
    '/en/product/x#notice',
    '/a:b',
    '/nos-produits/_COLOR__blanc',
    `/${'a'.repeat(2047)}`,
  ])('%s is a path of this site', (path) => {
    expect(toSitePath(path)).toBe(path);
  });

  it.each([
    '',
    'pro/connexion',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /accueil',
    '/a\r\nSet-Cookie: x=1',
    '/a\tb',
    '/\u0000',
    '/a\u007f',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    `/${'a'.repeat(2048)}`,
    null,
    undefined,
    12,
    ['/pro'],
    { toString: () => '/pro' },
  ])('%j is none', (value) => {
    expect(toSitePath(value)).toBeUndefined();
  });

  it('every accepted path stays on this site, for a browser as well', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'a',
      '\t',
      '\n',
      ' ',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('')),
      fc.array(piece, { maxLength: 12 }).map((parts) => `/${parts.join('')}`),
    );
    fc.assert(
      fc.property(text, (value) => {
        const path = toSitePath(value) ?? '/';
        const url = new URL(path, 'https://www.atre.example/pro/x');
        expect(url.origin).toBe('https://www.atre.example');
        expect(path).toMatch(/^\/(?!\/)/);
        expect(toSitePath(path)).toBe(path);
      }),
      { numRuns: 3000 },
    );
  });

  it.each(['/', '/..', 'a', '%'])('takes linear time for repeated %s', (unit) => {
    expect(timeRatio((text) => toSitePath(`/${text}`), unit)).toBeLessThan(LINEAR);
  });
});
