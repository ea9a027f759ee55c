import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

const RECORD = {
  title: 'Essai des versions',
  slug: 'essai-des-versions',
  type: 'page',
  lead: 'Chapeau',
  description: 'Description',
  published_at: '9999-12-31',
  tags: [],
  exist_in: [1],
  blocks: [{ type: 'text', markdown: 'Premier texte' }],
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function tokenOf(role: string): Promise<string> {
  const { body } = await api.operate('POST', '/operator/token', {
    name: role,
    roles: [role],
    expires_at: new Date(Date.now() + 3_600_000).toISOString(),
  });
  return (body as { token: string }).token;
}

const idOf = (body: unknown) => (body as { id: number }).id;

describe('changes of a page', () => {
  it('role content: reads what was changed in a language, without network addresses', async () => {
    const id = idOf((await api.operate('POST', '/page', RECORD)).body);
    await api.operate('PUT', '/page', { ...RECORD, id, title: 'Titre anglais' }, { lang: 'en' });
    await api.operate('PUT', '/page', { ...RECORD, id, lead: 'Autre chapeau' });
    const token = await tokenOf('content');
    const { status, body } = await api.call('GET', `/operator/page/${id}/change`, { token });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      total: 2,
      items: [
        { operation: 'PUT /page', before: { lead: 'Chapeau' }, after: { lead: 'Autre chapeau' } },
        { operation: 'POST /page', before: null },
      ],
    });
    expect(JSON.stringify(body)).not.toContain('address');
    await api.operate('DELETE', `/page/${id}`);
    expect((await api.call('GET', `/operator/page/${id}/change`, { token })).status).toBe(404);
  });

  it('other roles: are refused', async () => {
    const id = idOf((await api.operate('POST', '/page', RECORD)).body);
    for (const role of ['catalogue', 'read_only']) {
      const { status } = await api.call('GET', `/operator/page/${id}/change`, { token: await tokenOf(role) });
      expect([role, status]).toEqual([role, 403]);
    }
    await api.operate('DELETE', `/page/${id}`);
  });
});

it('records of pages: are found by a part of their title, in upper or lower case', async () => {
  const id = idOf((await api.operate('POST', '/page', RECORD)).body);
  const found = await api.operate('GET', '/page/record', undefined, { q: 'DES VERS' });
  expect(found.body).toMatchObject({ total: 1, items: [{ id, title: RECORD.title }] });
  const none = await api.operate('GET', '/page/record', undefined, { q: 'd_s vers' });
  expect(none.body).toMatchObject({ total: 0, items: [] });
  await api.operate('DELETE', `/page/${id}`);
});
