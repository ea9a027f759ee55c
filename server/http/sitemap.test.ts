import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { readPage, tags } from '#tests/support/read-page.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

const SITE = 'http://localhost:3000';
const SAMPLE = 70;

type Entry = { url: string; alternates: Record<string, string> };

async function entriesOf(app: Express, path: string): Promise<Entry[]> {
  const { text } = await request(app).get(path);
  return [...text.matchAll(/<url>(.*?)<\/url>/gs)].map(([, inside = '']) => ({
    url: /<loc>(.*?)<\/loc>/.exec(inside)?.[1] ?? '',
    alternates: Object.fromEntries(
      tags(inside, 'xhtml:link').map((link) => [link['hreflang'] ?? '', link['href'] ?? '']),
    ),
  }));
}

describe('sitemap.xml', () => {
  let app: Express;
  let entries: Entry[];
  beforeAll(async () => {
    ({ app } = await createTestStorefront());
    entries = await entriesOf(app, '/sitemap-1.xml');
  });

  it('[CT-08] lists files that hold the addresses', async () => {
    const answer = await request(app).get('/sitemap.xml');
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(answer.text).toContain(`<loc>${SITE}/sitemap-1.xml</loc>`);
    expect((await request(app).get('/sitemap-2.xml')).status).toBe(404);
  });

  it('[CT-08] lists every kind of page in both languages for both audiences, each once', () => {
    const urls = entries.map(({ url }) => url);
    expect(urls).toEqual(
      expect.arrayContaining(
        ['/', '/en/pro', '/nos-produits', '/produit/lame', '/en/pro/product/sas', '/mentions-legales'].map(
          (path) => SITE + path,
        ),
      ),
    );
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls).not.toContain(`${SITE}/produit/sas`);
    expect(urls.filter((url) => /_filters|\/recherche$|\/results$|maintenance|connexion/.test(url))).toEqual(
      [],
    );
  });

  it('[CT-08] every address names its languages, itself among them, and they name it', () => {
    const byUrl = new Map(entries.map((entry) => [entry.url, entry]));
    const lonely = entries.filter(
      ({ url, alternates }) =>
        !Object.values(alternates).includes(url) ||
        Object.values(alternates).some((other) => !byUrl.has(other)),
    );
    expect(lonely).toEqual([]);
  });

  it('[CT-08] the addresses it lists answer, are their own canonical page and let themselves be listed', async () => {
    const step = entries.length / SAMPLE;
    const sample = Array.from({ length: SAMPLE }, (_empty, index) => entries[Math.floor(index * step)]);
    const bad: string[] = [];
    for (const entry of sample) {
      const url = entry?.url ?? '';
      const page = await readPage(app, url.slice(SITE.length) || '/');
      if (page.status !== 200 || page.canonical !== url || page.robots !== undefined) {
        bad.push(`${page.status} ${url} ${page.canonical} ${page.robots}`);
      }
    }
    expect(bad).toEqual([]);
  }, 60_000);
});
