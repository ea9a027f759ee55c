import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import { readPage } from '#tests/support/read-page.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

function themeOf(html: string): string | undefined {
  return /data-theme="(\w+)"/.exec(html)?.[1];
}

function logoOf(html: string): string | undefined {
  return /<a[^>]*class="logo".*?<\/a>/s.exec(html)?.[0];
}

/** Header and footer of a page, which the server caches as fragments. */
function cachedFragments(html: string): [string | undefined, string | undefined] {
  const panel = /class="families".*?class="services"/s.exec(html)?.[0];
  return [panel, /<footer.*<\/footer>/s.exec(html)?.[0]];
}

function firstCard(html: string): string | undefined {
  return /<article.*?<\/article>/s.exec(html)?.[0];
}

function choices(html: string): { key: string; value: string; checked: boolean }[] {
  return [...html.matchAll(/<input type="checkbox"[^>]*>/g)].map(([input]) => ({
    key: / name="(.*?)"/.exec(input)?.[1] ?? '',
    value: / value="(.*?)"/.exec(input)?.[1] ?? '',
    checked: input.includes(' checked'),
  }));
}

describe('layouts', () => {
  let app: RequestListener;
  beforeAll(async () => {
    ({ app } = await createTestStorefront());
  });

  it('[LY-01] default layout: header and footer, in the consumer’s colours', async () => {
    const [part, pro] = [await readPage(app, '/produit/lame'), await readPage(app, '/pro/produit/lame')];
    expect([themeOf(part.html), themeOf(pro.html)]).toEqual([undefined, 'pro']);
    expect(part.html).toMatch(/<header.*<main.*<footer/s);
  });

  it('[LY-01, PR-05] product of the signature line: its layout and logo', async () => {
    const [signature, usual] = [
      await readPage(app, '/signature/produit/trumeau'),
      await readPage(app, '/produit/lame'),
    ];
    expect(signature.status).toBe(200);
    expect(themeOf(signature.html)).toBe('signature');
    expect(logoOf(signature.html)).toBeDefined();
    expect(logoOf(signature.html)).not.toBe(logoOf(usual.html));
  });

  it('[LY-01] empty layout: skip link and a logo that leads home only', async () => {
    const closed = await createTestStorefront({ env: { MAINTENANCE: 'true' } });
    const page = await readPage(closed.app, '/en/maintenance');
    expect(page.html).not.toMatch(/<footer|<form|<dialog/);
    expect(page.html).toContain('href="#content"');
    expect(page.links).toContain('/en');
    expect(page.headings).toHaveLength(1);
  });

  it('[GD-05] shared fragments: equal in cached and personal pages', async () => {
    const seen = new Set<string | undefined>();
    for (const path of [
      '/produit/lame',
      '/en/product/lame',
      '/pro/produit/lame',
      '/signature/produit/trumeau',
    ]) {
      // An unknown parameter makes a page private.
      const [made, cached] = [await readPage(app, `${path}?unknown=1`), await readPage(app, path)];
      expect(cachedFragments(cached.html)).toEqual(cachedFragments(made.html));
      for (const part of cachedFragments(cached.html)) seen.add(part);
    }
    // Panels in both languages and for both consumers; footers too, and in the look of the signature line.
    expect(seen.size).toBe(7);
    expect(seen).not.toContain(undefined);
  });

  it('[GD-05] card fragments: in the language of each page, with the picture addresses of each site', async () => {
    const { app: elsewhere } = await createTestStorefront({
      env: { MEDIA_URL: 'https://media.atre.example/v2' },
    });
    const list = '/nos-produits/chauffage-electrique';
    const pages = [
      await readPage(app, list),
      await readPage(app, '/en/our-products/electric-heating'),
      await readPage(elsewhere, list),
    ];
    const [french, english, foreign] = pages.map(({ html }) => firstCard(html));
    expect(french).toMatch(/ src="\/media\/pictures\/.*<dt>L × H/s);
    expect(english).toMatch(/ src="\/media\/pictures\/.*<dt>W × H/s);
    expect(foreign).toBe(french?.replaceAll('/media/', 'https://media.atre.example/v2/'));
    // Streamed for one visitor, from cached fragments.
    const again = await readPage(app, `${list}?unknown=1`);
    expect(firstCard(again.html)).toBe(french);
  });

  it('[GD-05] facet choices: belong to their page, whichever page was rendered first', async () => {
    const list = '/nos-produits/chauffage-electrique';
    const [first, second] = choices((await readPage(app, list)).html);
    const path = ({ key, value }: { key: string; value: string }) => `${list}/_${key}__${value}`;
    if (!first || !second) throw new Error('The list has no choices.');
    expect(second.key).toBe(first.key);
    const chosen = [];
    for (const address of [list, path(first), path(second), `${path(first)}?unknown=1`]) {
      const { html } = await readPage(app, address);
      chosen.push(choices(html).flatMap(({ checked, value }) => (checked ? [value] : [])));
    }
    expect(chosen).toEqual([[], [first.value], [second.value], [first.value]]);
  });

  it('[FT-01] footer: has the four figures', async () => {
    const { html } = await readPage(app, '/en');
    const footer = /<footer.*<\/footer>/s.exec(html)?.[0].replace(/<svg.*?<\/svg>|<[^>]*>/gs, ' ') ?? '';
    for (const [name, figure] of [
      ['factories', 6],
      ['R&amp;D centres', 5],
      ['training centres', 3],
      ['advisers', 200],
    ]) {
      expect(footer).toMatch(new RegExp(`${name}[^.]*[^]*?\\. +${figure}\\b`));
    }
  });
});
