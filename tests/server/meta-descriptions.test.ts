import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import request from 'supertest';
import { matchPath } from '#routes/match-path.ts';
import { readPage } from '#tests/support/read-page.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

const MAX_LENGTH = 160;
/** Pages read per kind, from both ends of the site map. */
const PAGES_A_KIND = 2;

let app: RequestListener;
const samples = new Map<string, string[]>();
beforeAll(async () => {
  ({ app } = await createTestStorefront());
  for (const path of await readSiteMap()) {
    const match = matchPath(path)?.match;
    if (!match) continue;
    const kind = [match.name, match.locale, match.urlTarget].join(' ');
    samples.set(kind, [...(samples.get(kind) ?? []), path]);
  }
});

describe('meta descriptions', () => {
  it.each(['fr part', 'fr pro', 'en part', 'en pro'])(
    'every indexable kind of page (%s): present, short and unique',
    async (site) => {
      const problems: string[] = [];
      const seen = new Map<string, string>();
      const kinds = [...samples].filter(([kind]) => kind.endsWith(site));
      expect(kinds.length).toBeGreaterThan(10);
      for (const path of kinds.flatMap(([, paths]) => ends(paths))) {
        const { metas, robots } = await readPage(app, path);
        if (robots?.includes('noindex')) continue;
        const description = metas['description'] ?? '';
        const former = seen.get(description);
        if (description.trim().length < 20) problems.push(`${path}: "${description}"`);
        if (description.length > MAX_LENGTH) problems.push(`${path}: ${description.length} characters`);
        if (former) problems.push(`${path}: the same as ${former}`);
        seen.set(description, path);
      }
      expect(problems).toEqual([]);
    },
  );

  it('fault code: named, however short its meaning', async () => {
    const { metas } = await readPage(app, '/support-faq/codes-defaut/regulation/l1');
    expect(metas['description']).toMatch(/^L1 .*\. ./);
  });

  it('further page of a list: has its number', async () => {
    for (const path of ['/nos-produits', '/documentations']) {
      const [first, second] = [await readPage(app, path), await readPage(app, `${path}/_p__2`)];
      expect(second.status).toBe(200);
      expect(second.metas['description']).not.toBe(first.metas['description']);
    }
  });
});

async function readSiteMap(): Promise<string[]> {
  const files = await readLocations('/sitemap.xml');
  const pages = await Promise.all(files.map(readLocations));
  return pages.flat();
}

async function readLocations(path: string): Promise<string[]> {
  const { text } = await request(app).get(path);
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => new URL(location).pathname);
}

function ends(paths: string[]): string[] {
  const half = PAGES_A_KIND / 2;
  return paths.length <= PAGES_A_KIND ? paths : [...paths.slice(0, half), ...paths.slice(-half)];
}
