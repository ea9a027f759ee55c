import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { findOperation } from '#shared/contract/operations.ts';
import type { MenuItem } from '#shared/contract/menu.ts';
import { readResponse } from '#shared/contract/read-response.ts';
import { records, WRITABLE_RESOURCES, type WritableResource } from '#shared/contract/records.ts';
import { findMenuItemError } from '#shared/domain/menu-pages.ts';
import { listPositions, replaceAt, type ResponsePosition } from '#tests/support/response-positions.ts';
import { anyValue, validValueOf } from '#tests/support/arbitrary-of-schema.ts';
import { ATTACK_MS, attackSize } from '#tests/support/attack-size.ts';
import { HOSTILE_TEXTS, HOSTILE_VALUES } from '#tests/support/hostile-texts.ts';
import { startTestApi, type ApiResponse, type TestApi } from '#tests/support/test-api.ts';
import { WHOLE_RECORDS } from '#tests/support/whole-records.ts';

/** Number of writes per resource; set by `VALUES_RUNS`. */
const RUNS = Number(process.env['VALUES_RUNS'] ?? attackSize(25, 2000));
const SEED = Number(process.env['VALUES_SEED'] ?? attackSize(20_261_126, Date.now() % 2 ** 31));

const text = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS, ...HOSTILE_VALUES),
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
);

type Change = { path: ResponsePosition['path']; value: unknown };

/** One field of a record with another value, mostly of the field's type. */
function changeOf(resource: WritableResource): fc.Arbitrary<Change> {
  const spots = listPositions(records[resource], WHOLE_RECORDS[resource], 'input').slice(1);
  return fc
    .constantFrom(...spots)
    .chain(({ path, named }) =>
      fc
        .oneof({ weight: 4, arbitrary: validValueOf(named, text) }, { weight: 1, arbitrary: anyValue })
        .map((value) => ({ path, value })),
    );
}

/** Problems of a refusal: it must name the changed field or a related one. */
function findRefusalProblems({ status, body }: ApiResponse, { path }: Change): string[] {
  if (status === 200) return [];
  if (status !== 400) return [`status ${status}`];
  const fields = Object.keys((body as { errors?: Record<string, string> }).errors ?? {});
  const isNamed = fields.length > 0 && fields.every((field) => field.split('.')[0] === path[0]);
  return isNamed ? [] : [`refusal that names ${fields.join(', ') || 'nothing'}`];
}

/** Fields of a response that pages would drop. */
function findOmissions(operationId: string, { status, body }: ApiResponse): string[] {
  if (status !== 200) return [];
  const reading = readResponse(findOperation(operationId).response, body, { isLenient: true });
  return reading.errors.map(({ at, issue }) => `${operationId}: ${at} ${issue}`);
}

function findItemProblems(items: readonly MenuItem[]): string[] {
  return items.flatMap((item) => {
    const error = findMenuItemError(item, 'fr');
    return [...(error ? [`menu item: ${error.field} ${error.code}`] : []), ...findItemProblems(item.childs)];
  });
}

describe('values that an operator writes', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  it.each(WRITABLE_RESOURCES)(
    '[AP-16] write of %s: any value is refused by field, or accepted and shown in full',
    async (resource) => {
      const created = await api.operate('POST', `/${resource}`, WHOLE_RECORDS[resource]);
      expect([created.status, created.body]).toEqual([200, { id: expect.any(Number) }]);
      const { id } = created.body as { id: number };
      const property = fc.asyncProperty(changeOf(resource), async (change) => {
        const record = replaceAt(WHOLE_RECORDS[resource], change.path, change.value) as object;
        const written = await api.operate('PUT', `/${resource}`, { ...record, id });
        const read = await api.get(`/${resource}/${id}`);
        const items = resource === 'menu' ? (read.body as { items: MenuItem[] }).items : [];
        expect([
          ...findRefusalProblems(written, change),
          ...(read.status < 500 ? [] : [`status ${read.status}`]),
          ...findOmissions(`GET /${resource}/{id}`, read),
          ...findItemProblems(items),
        ]).toEqual([]);
      });
      await fc.assert(property, { seed: SEED, numRuns: RUNS });
    },
    ATTACK_MS,
  );
});
