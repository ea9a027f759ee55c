import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { checkRoom, readHeatQuery, writeHeatQuery } from './heat-query.ts';
import { MAX_ROOMS } from './rooms.ts';

const read = (query: string) => readHeatQuery(new URLSearchParams(query));

describe('address of a calculation', () => {
  it('is parsed as it was formatted, room by room', () => {
    const query = read(
      'zip=44000&alt=400&built=since-2013&works=roof&works=walls&room=bathroom&area=6&height=2,4&walls=1&glass=0.5&storey=top&width=700&tall=1800&room=bedroom&area=12&height=2.5&walls=2&glass=2&storey=between&width=&tall=',
    );
    expect(query.rooms.map(({ type, area, width }) => [type, area, width])).toEqual([
      ['bathroom', '6', '700'],
      ['bedroom', '12', ''],
    ]);
    expect([query.altitude, query.built, query.works]).toEqual([400, 'since-2013', ['walls', 'roof']]);
    expect(read(writeHeatQuery(query))).toEqual(query);
  });

  it('adds a blank room, removes one, and starts with one', () => {
    const two = 'zip=44000&area=6&area=12&room=bathroom&room=bedroom';
    expect(read(`${two}&add=1`).rooms.map(({ area }) => area)).toEqual(['6', '12', '']);
    expect(read(`${two}&remove=0`).rooms.map(({ area }) => area)).toEqual(['12']);
    expect([read('').isRequested, read('').rooms.length]).toEqual([false, 1]);
  });

  it('is parsed and formatted for any text', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.array(fc.string(), { maxLength: 40 }), (rest, areas) => {
        const search = new URLSearchParams(rest);
        for (const area of areas) search.append('area', area);
        const query = readHeatQuery(search);
        expect(query.rooms.length).toBeGreaterThan(0);
        expect(query.rooms.length).toBeLessThanOrEqual(MAX_ROOMS);
        expect(writeHeatQuery(query).length).toBeLessThan(4000);
        for (const room of query.rooms) checkRoom(room);
      }),
    );
  });
});

describe('typed room', () => {
  const [blank] = read('').rooms;
  const check = (changes: Record<string, string>) =>
    checkRoom({ ...(blank ?? never()), area: '20', ...changes });

  it('accepts a decimal comma, a point and spaces', () => {
    for (const area of ['24,5', '24.5', ' 24,5 '])
      expect(check({ area })).toMatchObject({ room: { area: 24.5 } });
    expect(check({})).toMatchObject({ room: { height: 2.5, walls: 2, glass: 3, width: undefined } });
  });

  it.each([
    [{ area: '' }, { area: 'required' }],
    [{ area: 'vingt' }, { area: 'format' }],
    [{ area: '-4' }, { area: 'range' }],
    [{ area: '- vingt' }, { area: 'format' }],
    [{ area: '1e3' }, { area: 'format' }],
    [{ area: '900' }, { area: 'range' }],
    [
      { walls: '5', height: '0.5' },
      { walls: 'range', height: 'range' },
    ],
    // « 1,5 » is a number: the error is that it is not a whole one.
    [{ walls: '1.5' }, { walls: 'whole' }],
    [{ walls: '2,5' }, { walls: 'whole' }],
    [{ walls: 'deux' }, { walls: 'format' }],
    [{ area: '   ' }, { area: 'required' }],
    [{ area: '0' }, { area: 'range' }],
    [{ area: '1 000 m²' }, { area: 'range' }],
    [{ area: '20 pieds' }, { area: 'format' }],
    [{ width: '12' }, { width: 'range' }],
  ])('%j has an error by field', (changes, errors) => {
    expect(check(changes)).toEqual({ errors });
  });
});

function never(): never {
  throw new Error('There is always one room.');
}
