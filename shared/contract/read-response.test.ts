import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { z } from 'zod';
import { arbitraryOf } from '#tests/support/arbitrary-of-schema.ts';
import { hasIndependentLists } from './independent-lists.ts';
import { OPERATIONS, operationById } from './operations.ts';
import { readResponse } from './read-response.ts';

const LENIENT = { isLenient: true };
const list = z.object({
  items: z.array(
    z.object({
      id: z.number(),
      name: z.string().min(1),
      cover: z.object({ url: z.string() }).nullable(),
      note: z.string().optional(),
      childs: z.array(z.object({ url: z.string().startsWith('/') })),
      rows: z.array(z.array(z.string())),
    }),
  ),
  total: z.number(),
});
const item = (id: number, changes: object = {}) => ({
  id,
  name: 'Lame',
  cover: { url: 'x' },
  childs: [],
  rows: [],
  ...changes,
});
const read = (items: unknown[]) => readResponse(list, { items, total: items.length }, LENIENT);

describe('readResponse', () => {
  it('[ER-03] response with an invalid list item: the item is dropped, reported and not counted', () => {
    expect(read([item(1), item(2, { name: '' }), null, item(3)])).toEqual({
      isUsable: true,
      value: { items: [item(1), item(3)], total: 2 },
      errors: [
        { at: 'items.1.name', issue: 'too_small' },
        { at: 'items.2', issue: 'invalid_type' },
      ],
    });
  });

  it('response with an invalid nested item: only the innermost item is dropped', () => {
    const childs = [{ url: '/a' }, { url: 'javascript:x' }];
    expect(read([item(1, { childs })])).toMatchObject({
      value: { items: [{ id: 1, childs: [{ url: '/a' }] }], total: 1 },
    });
  });

  it('response with an invalid nullable or optional field: the field is cleared and its item stays', () => {
    const reading = read([item(1, { cover: { url: 3 }, note: 4 })]);
    expect(reading).toMatchObject({ value: { items: [{ id: 1, cover: null }] } });
    expect(reading.isUsable && 'note' in (reading.value.items[0] ?? {})).toBe(false);
  });

  it('response with an invalid cell: the whole row is dropped', () => {
    expect(
      read([
        item(1, {
          rows: [
            ['a', 'b'],
            ['c', 4],
          ],
        }),
      ]),
    ).toMatchObject({
      value: { items: [{ rows: [['a', 'b']] }] },
    });
  });

  it('response with a repeated item number: the second item is dropped', () => {
    expect(read([item(1), item(1, { name: 'Rive' })])).toMatchObject({
      value: { items: [{ name: 'Lame' }], total: 1 },
      errors: [{ at: 'items.1', issue: 'repeated' }],
    });
  });

  it('response whose non-empty list loses its last item: the surrounding block is dropped', () => {
    const block = z.object({ questions: z.array(z.object({ q: z.string() })).min(1) });
    const reading = readResponse(
      z.object({ blocks: z.array(block) }),
      { blocks: [{ questions: [{ q: 1 }] }] },
      LENIENT,
    );
    expect(reading).toMatchObject({ isUsable: true, value: { blocks: [] } });
  });

  it('response without a required field: it is not usable', () => {
    expect(readResponse(list, { items: [], total: 'many' }, LENIENT)).toEqual({
      isUsable: false,
      errors: [{ at: 'total', issue: 'invalid_type' }],
    });
    expect(
      readResponse(list, { items: [item(1, { name: '' })], total: 1 }, { isLenient: false }).isUsable,
    ).toBe(false);
  });

  it('response texts: control characters, lone surrogates and bidi overrides are removed', () => {
    expect(read([item(1, { name: 'A\u0000\u001bB\uffff\u202eC\ud800' })])).toMatchObject({
      value: { items: [{ name: 'ABC\ufffd' }] },
    });
  });

  it('response nested 100,000 levels deep: it is read without exhausting the stack', () => {
    const deep = JSON.parse(
      `{"items":${'[{"childs":'.repeat(100_000)}[]${'}]'.repeat(100_000)},"total":1}`,
    ) as unknown;
    expect(readResponse(operationById('GET /category').response, deep, LENIENT)).toMatchObject({
      isUsable: true,
      value: { items: [] },
    });
  });

  it('arbitrary response to any operation: nothing is thrown, and a usable result satisfies the schema', () => {
    const reads = OPERATIONS.filter(({ method, fileType }) => method === 'get' && fileType === undefined);
    const anyResponse = fc.oneof(
      ...reads.map((operation) =>
        arbitraryOf(operation.response).map((response) => [operation, response] as const),
      ),
    );
    fc.assert(
      fc.property(anyResponse, ([operation, response]) => {
        const reading = readResponse(operation.response, response, {
          isLenient: hasIndependentLists(operation),
        });
        const isRight = reading.isUsable
          ? operation.response.safeParse(reading.value).success
          : reading.errors.length > 0;
        expect(isRight).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
