import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WRITABLE_RESOURCES } from '#shared/contract/records.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { PAGE_OF_BLOCKS, WHOLE_RECORDS } from '#tests/support/whole-records.ts';

describe('fields that a record does not have', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  it.each(WRITABLE_RESOURCES)(
    '[AP-16] write of %s: a misspelt field is refused by its name',
    async (name) => {
      const [field = ''] = Object.keys(WHOLE_RECORDS[name]);
      const { [field]: value, ...record } = WHOLE_RECORDS[name];
      const misspelt = `${field}x`;
      for (const method of ['POST', 'PUT']) {
        const response = await api.operate(method, `/${name}`, { id: 1, ...record, [misspelt]: value });
        expect([method, response.status, response.body]).toMatchObject([
          method,
          400,
          { code: 'invalid_request', errors: { [misspelt]: 'unknown_key' }, params: { [misspelt]: field } },
        ]);
      }
    },
  );

  it('[AP-16] write of a page: names the field of a block, beside other refused fields', async () => {
    const blocks = [{ type: 'text', markdown: 'Un essai', markdwon: 'Un essai', zzzzzzzz: 1 }];
    const response = await api.operate('POST', '/page', { ...PAGE_OF_BLOCKS, title: '', blocks });
    expect([response.status, response.body]).toMatchObject([
      400,
      {
        errors: {
          title: 'required',
          'blocks.0.markdwon': 'unknown_key',
          'blocks.0.zzzzzzzz': 'unknown_key',
        },
        params: { 'blocks.0.markdwon': 'markdown' },
      },
    ]);
  });

  it('[AP-16] form of a visitor: further fields are ignored', async () => {
    const body = { email: 'personne@atre.example', campaign: 'autumn' };
    expect((await api.call('POST', '/user/rewind', { body })).status).toBe(200);
  });
});
