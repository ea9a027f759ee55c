import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import {
  DEFAULT_LOCALE,
  isLocale,
  LOCALE_COOKIE,
  localeOfPath,
  LOCALES,
  otherLocale,
  resolveLocale,
} from './locale.ts';

describe('language', () => {
  it('[ST-02] is that of the route first', () => {
    expect(resolveLocale({ prefix: 'en', cookie: 'fr', browser: ['fr-FR'] })).toBe('en');
    expect(resolveLocale({ prefix: 'fr', cookie: 'en', browser: ['en'] })).toBe('fr');
  });

  it('[ST-02] is never that of the cookie, which is switched off', () => {
    expect(resolveLocale({ cookie: 'en' })).toBe('fr');
    expect(resolveLocale({ cookie: 'en', browser: ['fr'] })).toBe('fr');
    expect(LOCALE_COOKIE).toEqual({ name: 'i18n_redirected', days: 365, enabled: false });
  });

  it.each([
    [['en-GB', 'fr'], 'en'],
    [['FR-be'], 'fr'],
    [['de-DE', 'en-US', 'fr'], 'en'],
    [['de', 'nl'], 'fr'],
    [['', '*'], 'fr'],
    [[], 'fr'],
  ])(
    '[ST-02] without a route is the first known one of the browser, else French: %j',
    (browser, expected) => {
      expect(resolveLocale({ browser })).toBe(expected);
    },
  );

  it('[ST-02] is French for any prefix that is no language', () => {
    fc.assert(
      fc.property(fc.string(), (prefix) => {
        expect(resolveLocale({ prefix })).toBe(isLocale(prefix) ? prefix : 'fr');
      }),
    );
  });

  it.each([
    ['/', 'fr'],
    ['/en', 'en'],
    ['/en/', 'en'],
    ['/en/pro/login', 'en'],
    ['/entreprise', 'fr'],
    ['/pro/en', 'fr'],
    ['/EN', 'fr'],
    ['/fr', 'fr'],
  ])('[ST-02] of the path %s is %s', (path, expected) => {
    expect(localeOfPath(path)).toBe(expected);
  });

  it('[ST-08] is French by default, or English', () => {
    expect([LOCALES, DEFAULT_LOCALE]).toEqual([['fr', 'en'], 'fr']);
    expect(LOCALES.map(otherLocale)).toEqual(['en', 'fr']);
  });

  it.each([null, undefined, 1, ['fr'], {}, 'fr ', 'toString'])('is not %j', (value) => {
    expect(isLocale(value)).toBe(false);
  });
});
