import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { brokenLinks } from '#shared/contract/broken-link.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const read = async () => brokenLinks.parse((await api.operate('GET', '/operator/broken-link')).body);

describe('broken links', () => {
  it('content of the demo: every link leads to a page', async () => {
    expect(await read()).toEqual({ items: [], total: 0 });
  });

  it('links and redirects to a page that is gone: listed by record and language, also those in Markdown', async () => {
    const page = {
      title: 'Page aux liens',
      slug: 'page-aux-liens',
      type: 'page',
      lead: 'Des liens.',
      description: 'Des liens.',
      published_at: null,
      tags: [],
      exist_in: [1],
      scene: null,
      worksite: null,
      review: null,
      blocks: [
        { type: 'text', markdown: 'Voir [la page](/nulle-part) et [Lame](/produit/lame).' },
        {
          type: 'html',
          html: '<p><a href="/contact/nul">Nul</a> <a href="https://exemple.example/">Ailleurs</a></p>',
        },
        { type: 'links', title: 'Liens', links: [{ label: 'Rien', text: '', url: '/produit/inconnu' }] },
        {
          type: 'download',
          title: 'Fichiers',
          files: [{ label: 'Notice', url: '/notice.pdf', mime: 'application/pdf', size: null }],
        },
      ],
    };
    const created = await api.operate('POST', '/page', page);
    expect(created.status).toBe(200);
    const { id } = created.body as { id: number };
    await read();
    const rule = await api.db
      .insertInto('redirection')
      .values({
        site_id: 1,
        source: '/ancienne-adresse',
        key: '/ancienne-adresse',
        target: '/categorie/perdue',
        code: 301,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    // The rule was not written by an operator, whose writes end the cached result.
    expect((await read()).total).toBe(3);
    expect((await api.operate('PUT', '/page', { ...page, id, lead: 'Encore.' })).status).toBe(200);
    const own = { resource: 'page', id, lang: 'fr', title: 'Page aux liens' };
    expect(await read()).toEqual({
      items: [
        { ...own, url: '/nulle-part' },
        { ...own, url: '/contact/nul' },
        { ...own, url: '/produit/inconnu' },
        {
          resource: 'redirection',
          id: rule.id,
          lang: null,
          title: '/ancienne-adresse',
          url: '/categorie/perdue',
        },
      ],
      total: 4,
    });
  });
});
