import { describe, expect, it } from '@jest/globals';
import { returnPath } from './return-path.ts';

/** External and invalid URLs in spellings that browsers and parsers interpret differently. */
const ELSEWHERE = [
  'https://evil.example',
  'http://evil.example/pro',
  'HTTPS://EVIL.EXAMPLE',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/pro/produit/sas',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/\n/evil.example',
  '\r\n//evil.example',
  '/\r\nlocation: https://evil.example',
  '//evil.example@localhost:3000',
  '//localhost:3000@evil.example',
  '//evil%E3%80%82example',
  '//%65vil.example',
  '/%2f/evil.example',
  '/%5cevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/pro/..//evil.example',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  '?redirect=https://evil.example',
  '#//evil.example',
  'pro/produit/sas',
  '.',
  '',
  null,
];

const SITE = 'http://localhost:3000';

describe('return path of login', () => {
  it.each([
    ['/pro/produit/sas?ref=1', '/pro/produit/sas?ref=1'],
    ['/mon-compte', '/mon-compte'],
    ['/en/my-account', '/en/my-account'],
  ])('[AC-04] page of this site: accepted: %s', (value, path) => {
    expect(returnPath(value)).toBe(path);
  });

  it.each(ELSEWHERE.map((value) => ({ value })))('[AC-04] external URL: rejected: $value', ({ value }) => {
    const path = returnPath(value);
    const leads = new URL(path ?? '/', SITE);
    expect([leads.origin, leads.pathname.startsWith('//')]).toEqual([SITE, false]);
  });

  it.each([
    '/api/v1/user/logout',
    '/pro/../api/v1/user/logout',
    '/assets/start.js',
    '/media/lame.svg',
    '/ops/purge',
    '/test-bank/pay',
    '/_cart',
  ])('[AC-04] API call, file or form address: rejected: %s', (value) => {
    expect(returnPath(value)).toBeUndefined();
  });

  it('[AC-04] file that needs a session: accepted', () => {
    const path = '/api/v1/order/12/document/invoice/xml?lang=fr';
    expect(returnPath(path)).toBe(path);
  });

  it.each(['/pro/connexion', '/en/pro/login', '/pro/inscription', '/pro/mot-de-passe-oublie'])(
    '[AC-04] login or signup page: rejected: %s',
    (value) => {
      expect(returnPath(value)).toBeUndefined();
    },
  );
});
