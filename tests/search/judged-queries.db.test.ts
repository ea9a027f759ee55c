import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { logInDemo } from '#tests/support/demo-login.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { readJudgedQueries } from './judged-queries.ts';
import { precision, scoreQueries, type Scored } from './score.ts';

/** Hundreds of searches, on a busy machine. */
const TIMEOUT_MS = 240_000;
const KEYS = new Set(['reference', 'ean', 'plate']);
const MIN_OF_KEYS = 0.95;

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startTestApi();
  ({ token } = await logInDemo(api));
});
afterAll(() => api.close());

describe('judged queries', () => {
  it.each([
    ['seen', 0.95],
    ['unseen', 0.9],
  ] as const)(
    '[SE-06] %s: references and numbers are first, the rest within five',
    async (set, minOfRest) => {
      const scored = await scoreQueries(api, token, readJudgedQueries(set));
      const [keys, rest] = [scored.filter(isKey), scored.filter((one) => !isKey(one))];
      const figures = { keys: precision(keys).at1, rest: precision(rest).at5 };
      expect(figures.keys).toBeGreaterThanOrEqual(MIN_OF_KEYS);
      expect(figures.rest).toBeGreaterThanOrEqual(minOfRest);
    },
    TIMEOUT_MS,
  );
});

function isKey({ kind }: Scored): boolean {
  return KEYS.has(kind);
}
