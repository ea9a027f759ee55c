import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import request from 'supertest';
import { readPage, tags } from '#tests/support/read-page.ts';
import { startRelay } from '#tests/support/start-relay.ts';
import { createTestStorefront, PATIENT_LIMITS } from '#tests/support/test-storefront.ts';

const SITE = 'http://localhost:3000';
const SAMPLE = 70;

type Entry = { url: string; lastmod: string | undefined; alternates: Record<string, string> };

async function entriesOf(app: RequestListener, path: string): Promise<Entry[]> {
  const { text } = await request(app).get(path);
  return [...text.matchAll(/<url>(.*?)<\/url>/gs)].map(([, inside = '']) => ({
    lastmod: /<lastmod>(.*?)<\/lastmod>/.exec(inside)?.[1],
    url: /<loc>(.*?)<\/loc>/.exec(inside)?.[1] ?? '',
    alternates: Object.fromEntries(
      tags(inside, 'xhtml:link').map((link) => [link['hreflang'] ?? '', link['href'] ?? '']),
    ),
  }));
}

describe('sitemap.xml', () => {
  let app: RequestListener;
  let entries: Entry[];
  beforeAll(async () => {
    ({ app } = await createTestStorefront({ limits: PATIENT_LIMITS }));
    entries = await entriesOf(app, '/sitemap-1.xml');
  });

  it('[CT-08] lists the files of addresses', async () => {
    const response = await request(app).get('/sitemap.xml');
    expect([response.status, response.headers['content-type']]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ]);
    expect(response.text).toContain(`<loc>${SITE}/sitemap-1.xml</loc>`);
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
    const parts = /\/nos-pieces-detachees\/[\w-]+\/recherche$/;
    const others = urls.filter((url) => !parts.test(url));
    expect(
      others.filter((url) => /_filters|\/recherche$|\/results$|maintenance|connexion/.test(url)),
    ).toEqual([]);
  });

  it('[CT-08] every address lists its languages, itself included, and they list it', () => {
    const byUrl = new Map(entries.map((entry) => [entry.url, entry]));
    const lonely = entries.filter(
      ({ url, alternates }) =>
        !Object.values(alternates).includes(url) ||
        Object.values(alternates).some((other) => !byUrl.has(other)),
    );
    expect(lonely).toEqual([]);
  });

  it('[CT-08] dates a page by its last change, a list by its newest entry, and others not at all', () => {
    const dates = new Map(entries.map(({ url, lastmod }) => [url.slice(SITE.length), lastmod]));
    for (const path of ['', '/en/pro', '/nos-produits', '/infos', '/pro/conseils', '/pro/solutions'])
      expect([path, dates.get(path || '/') ?? dates.get(path)]).toEqual([
        path,
        expect.stringMatching(/^\d{4}-\d\d-\d\d/),
      ]);
    for (const path of ['/support-faq', '/en/support-faq/fault-codes', '/plan-du-site'])
      expect([path, dates.get(path)]).toEqual([path, expect.stringMatching(/^\d{4}-\d\d-\d\d/)]);
    const undated = entries.filter(({ lastmod }) => lastmod === undefined).map(({ url }) => url);
    expect(
      undated.filter(
        (url) =>
          !/trouver-|find-|contact|puissance|calculator|documentations|telecharger|download|devis|inscription|signup|detachees|spare-parts/.test(
            url,
          ),
      ),
    ).toEqual([]);
  });

  it('[CT-08] has ten thousand addresses a file, those of the route table among them', async () => {
    const relay = await startRelay();
    const many = Array.from({ length: 10_100 }, (_empty, index) => ({
      path: `/page-${index}`,
      lang: 'fr',
      target: 'part',
      entity_type: 'cms_page',
      entity_id: index + 1,
      lastmod: '2026-01-01',
      alternates: { fr: `/page-${index}` },
      robots: 'index,follow',
    }));
    relay.refuse = ({ url }) => {
      const requested = new URL(url, relay.url);
      if (!requested.pathname.endsWith('/url')) return undefined;
      const [page, perPage] = ['page', 'perPage'].map((name) => Number(requested.searchParams.get(name)));
      const from = ((page ?? 1) - 1) * (perPage ?? 0);
      const items = many.slice(from, from + (perPage ?? 0));
      return { status: 200, body: JSON.stringify({ items, total: many.length }) };
    };
    const large = await createTestStorefront({ backofficeUrl: relay.url });
    const index = await request(large.app).get('/sitemap.xml');
    expect(index.text.match(/<loc>/g)).toHaveLength(2);
    const files = [
      await entriesOf(large.app, '/sitemap-1.xml'),
      await entriesOf(large.app, '/sitemap-2.xml'),
    ].map((file) => file.map(({ url }) => url));
    expect(files[0]).toHaveLength(10_000);
    expect(files[1]?.length).toBeGreaterThan(100);
    const all = new Set(files.flat());
    expect(all.size).toBe(files.flat().length);
    expect(many.filter(({ path }) => !all.has(SITE + path))).toEqual([]);
    expect(all.has(`${SITE}/contact`)).toBe(true);
    expect((await request(large.app).get('/sitemap-3.xml')).status).toBe(404);
    await relay.close();
  }, 60_000);

  it('[CT-08] the listed addresses are pages, canonical and indexable', async () => {
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
