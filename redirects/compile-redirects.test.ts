import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { LINEAR, timeRatio } from '#tests/support/time-ratio.ts';
import { redirectKey } from './address-key.ts';
import { compileRedirects } from './compile-redirects.ts';
import { matchRedirect } from './match-redirect.ts';
import { PATTERNS } from './patterns.ts';
import { elsewhere, en, fr, type RedirectRow } from './redirect-row.ts';

const HOST = 'www.atre.example';
const why = 'A reason long enough to be taken for one.';
const ROWS: RedirectRow[] = [
  { from: 'http://former.example/', to: fr('index'), code: 301, why },
  { from: 'http://former.example/sav/anodes.htm', to: fr('sav', { slug: 'anodes' }), code: 301, why },
  { from: '/produit.php?id=12', to: fr('product', { slug: 'douze' }), code: 301, why },
  { from: '/produit.php', to: fr('categories'), code: 302, why },
  { from: '/Accueil.htm', to: fr('index'), code: 301, why },
  { from: '/sav/anodes.htm', to: en('contact'), code: 301, why },
  { from: '/aides', to: elsewhere('https://aides.example/?de=atre'), code: 302, why },
];
const match = compileRedirects(ROWS, PATTERNS);
const target = (url: string, host = HOST) => match(host, url)?.to;

describe('redirect lookup', () => {
  it('[RD-01] legacy address: returns target and status code', () => {
    expect(match(HOST, '/produit.php')).toEqual({ to: '/nos-produits', code: 302, isLegacyHost: false });
    expect(match(HOST, '/accueil.htm')?.code).toBe(301);
  });

  it('[RD-01] address not in the table: returns undefined', () => {
    expect(['/', '/produit/x', '/produit.php/12', '/accueil.html', ''].map((url) => target(url))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('[RD-01] upper case and a trailing slash: make no difference', () => {
    for (const url of ['/accueil.htm', '/ACCUEIL.HTM', '/Accueil.htm/']) expect(target(url)).toBe('/');
  });

  it('[RD-02] former host: its full address is looked up first', () => {
    expect(match('former.example', '/sav/anodes.htm')).toEqual({
      to: '/sav/anodes',
      code: 301,
      isLegacyHost: true,
    });
    expect(target('/sav/anodes.htm')).toBe('/en/help-contact');
  });

  it('[RD-02] former host, unknown path: leads to the front page in any case of the host', () => {
    expect(target('/anything/else?x=1', 'former.example')).toBe('/?x=1');
    expect(match('Former.Example', '/')?.isLegacyHost).toBe(true);
  });

  it('[RD-02] path with query is looked up before the path alone', () => {
    expect(target('/produit.php?id=12')).toBe('/produit/douze');
    expect(target('/produit.php?id=13')).toBe('/nos-produits?id=13');
    expect(target('/produit.php/?id=12')).toBe('/produit/douze');
  });

  it('[RD-05] query is preserved unless the target has one', () => {
    expect(target('/accueil.htm?utm_source=lettre&a=1')).toBe('/?utm_source=lettre&a=1');
    expect(target('/aides?x=1')).toBe('https://aides.example/?de=atre');
    expect(target('/accueil.htm?')).toBe('/?');
  });

  it.each([
    ['/%50roduit.php', '/nos-produits'],
    ['/produit%2Ephp?id=%31%32', '/produit/douze'],
    ['/produit.php?%69d=12', '/produit/douze'],
    ['/accueil.htm//', '/'],
  ])('[RD-01] encoded address %s: matches decoded and leads to %s', (from, to) => {
    expect(target(from)).toBe(to);
  });

  it('[RD-05] target with an anchor: the query precedes it', () => {
    const row = { from: '/ancre.htm', to: elsewhere('/aide-contact#mail'), code: 301 as const, why };
    expect(compileRedirects([row], [])(HOST, '/ancre.htm?a=1')?.to).toBe('/aide-contact?a=1#mail');
  });

  it('[RD-03] pattern: filters keep their case', () => {
    expect(matchRedirect(HOST, '/pro/pro/Nos-Produits/_COLOR__blanc')?.to).toBe(
      '/pro/nos-produits/_COLOR__blanc',
    );
  });

  it.each([
    ['http://Former.example', '//former.example/'],
    ['https://former.example/A/', '//former.example/a'],
    ['/A/B/', '/a/b'],
    ['/A/?Id=1', '/a?Id=1'],
    ['/', '/'],
    ['/Caf%c3%a9/', '/caf%C3%A9'],
    ['/CAFE\u0301', '/caf%C3%A9'],
    ['/?s={a}', '/?s=%7Ba%7D'],
    ['/a?b=c+d', '/a?b=c%20d'],
    ['http://former.example/a?b=1', '//former.example/a?b=1'],
  ])('address %s: found by the rule %s', (from, key) => {
    expect(redirectKey(from)).toBe(key);
  });
});

describe('doubled prefixes', () => {
  it.each([
    ['/pro/pro', '/pro'],
    ['/pro/pro/', '/pro'],
    ['/pro/pro/aide-contact', '/pro/aide-contact'],
    ['/pro/pro/pro/pro/aide-contact', '/pro/aide-contact'],
    ['/PRO/Pro/aide-contact?a=1', '/pro/aide-contact?a=1'],
    ['/pro/en/pro/help-contact', '/en/pro/help-contact'],
    ['/pro/en/pro', '/en/pro'],
    ['/pro/pro/en/pro/help-contact', '/en/pro/help-contact'],
    ['/pro/en/pro/pro/help-contact', '/en/pro/help-contact'],
    ['/pro/en/pro/en/pro/help-contact', '/en/pro/help-contact'],
    ['/en/pro/pro/help-contact', '/en/pro/help-contact'],
  ])('[RD-03] %s: redirects to %s in one hop', (from, to) => {
    expect(match(HOST, from)).toMatchObject({ to, code: 301 });
  });

  it.each([
    '/pro',
    '/pro/aide-contact',
    '/pro/produit/pro',
    '/en/pro/product/pro',
    '/pro/proche',
    '/produit/pro/pro',
  ])('[RD-03] %s: not doubled, no redirect', (path) => {
    expect(match(HOST, path)).toBeUndefined();
  });

  it('[RD-03, RD-05] in front of a legacy address: redirect to its final target', () => {
    expect(matchRedirect(HOST, '/pro/pro/infos')?.to).toBe('/pro/conseils');
    expect(matchRedirect(HOST, '/pro/en/pro/chantiers/ecole')?.to).toBe('/en/pro/worksites/ecole');
  });

  it('[RD-03] any depth and order: collapse in one hop', () => {
    const prefixes = fc.array(fc.constantFrom('pro', 'en'), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(prefixes, fc.constantFrom('x', 'chantiers/y', 'infos', 'pro-x'), (parts, rest) => {
        const first = matchRedirect(HOST, `/pro/${parts.join('/')}/${rest}`);
        expect(first && matchRedirect(HOST, first.to)).toBeUndefined();
      }),
    );
  });
});

describe('redirect lookup of any input', () => {
  it('any address and host: does not throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (host, url) => {
        expect(() => matchRedirect(host, `/${url}`)).not.toThrow();
      }),
    );
  });

  it.each(['/pro', '/en/pro', '/', 'a', '/pro/en', '%', '?'])(
    'time is proportional to the length of the address, for repeated %s',
    (unit) => {
      expect(timeRatio((text) => matchRedirect(HOST, text), unit)).toBeLessThan(LINEAR);
    },
  );
});
