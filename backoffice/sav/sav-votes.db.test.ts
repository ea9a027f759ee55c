import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listOf } from '#shared/contract/common.ts';
import { sav, savSummary, savVoteResponse, type SavVoteResponse } from '#shared/contract/sav.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

let api: TestApi;
let ids: number[];
beforeAll(async () => {
  api = await startTestApi();
  const { items } = listOf(savSummary).parse((await api.get('/sav')).body);
  ids = items.map(({ id }) => id);
});
afterAll(() => api.close());

/** Sends a vote as the storefront forwards it. */
async function vote(
  body: Record<string, unknown>,
  from: { visitor?: string; address: string },
): Promise<SavVoteResponse> {
  const response = await send(body, from);
  expect(response.status).toBe(200);
  return savVoteResponse.parse(await response.json());
}

function send(body: unknown, { visitor, address }: { visitor?: string; address: string }): Promise<Response> {
  return fetch(`${api.url}/api/v1/sav/vote?site_id=1&lang=fr&sales_plan_id=1`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-client-address': address,
      ...(visitor && { 'x-visitor-id': visitor }),
    },
    body: JSON.stringify(body),
  });
}

const visitor = (number: number) => `visitor-number-${number}-----`;

describe('votes on after-sales pages', () => {
  it('[CT-03, AP-10] vote: a second vote of a visitor replaces the first', async () => {
    const [id] = ids;
    const from = { visitor: visitor(1), address: '192.0.2.1' };
    expect(await vote({ id, vote: 1 }, from)).toEqual({ up: 1, down: 0, mine: 1, message: null });
    expect(await vote({ id, vote: -1, comment: 'Trop court' }, from)).toEqual({
      up: 0,
      down: 1,
      mine: -1,
      message: null,
    });
    const page = sav.parse((await api.get(`/sav/${id}`)).body);
    expect(page.votes).toEqual({ up: 0, down: 1 });
  });

  it('[CT-03] vote: concurrent votes of one visitor leave one row', async () => {
    const id = ids[1];
    const from = { visitor: visitor(2), address: '192.0.2.2' };
    await Promise.all([1, -1, 1, -1, 1, 1].map((each) => vote({ id, vote: each }, from)));
    const { votes } = sav.parse((await api.get(`/sav/${id}`)).body);
    expect(votes.up + votes.down).toBe(1);
  });

  it('[CT-03] vote without a visitor number: an address counts as one visitor per day', async () => {
    const id = ids[2];
    await vote({ id, vote: 1 }, { address: '192.0.2.3' });
    expect(await vote({ id, vote: 1 }, { address: '192.0.2.3' })).toMatchObject({ up: 1 });
    expect(await vote({ id, vote: 1 }, { address: '192.0.2.4' })).toMatchObject({ up: 2 });
  });

  it('[CT-03] vote: too many visitors behind one address change nothing, and the response says so', async () => {
    const id = ids[3];
    const address = '192.0.2.5';
    for (let number = 10; number < 15; number += 1)
      await vote({ id, vote: 1 }, { visitor: visitor(number), address });
    const refused = await vote({ id, vote: -1 }, { visitor: visitor(15), address });
    expect(refused).toEqual({ up: 5, down: 0, mine: null, message: 'too_many' });
    const changed = await vote({ id, vote: -1 }, { visitor: visitor(14), address });
    expect(changed).toEqual({ up: 4, down: 1, mine: -1, message: null });
  });

  it('[AP-10] vote: an invalid one is refused by field, one for an unknown page with 404', async () => {
    const [id] = ids;
    const address = '192.0.2.6';
    for (const [body, field] of [
      [{ id, vote: 2 }, 'vote'],
      [{ vote: 1 }, 'id'],
      [{ id, vote: -1, comment: 'x'.repeat(301) }, 'comment'],
      [{ id, vote: -1, comment: 'a\0b' }, 'comment'],
    ] as const) {
      const response = await send(body, { address });
      expect([body, response.status]).toEqual([body, 400]);
      expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field]);
    }
    expect((await send({ id: 999_999, vote: 1 }, { address })).status).toBe(404);
  });
});
