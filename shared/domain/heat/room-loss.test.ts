import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { envelopeOf, PERIOD_NAMES, WORK_NAMES } from './building.ts';
import { ALTITUDES, baseTemperature, departmentOf, DEPARTMENTS } from './climate.ts';
import { roomLoss } from './room-loss.ts';
import { ROOM_TYPE_NAMES, STOREY_NAMES, type Room } from './rooms.ts';
import { unitsFor } from './units.ts';

const figure = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const rooms: fc.Arbitrary<Room> = fc.record({
  type: fc.constantFrom(...ROOM_TYPE_NAMES),
  area: figure(1, 200),
  height: figure(1.8, 6),
  walls: fc.integer({ min: 0, max: 4 }),
  glass: figure(0, 60),
  storey: fc.constantFrom(...STOREY_NAMES),
});
const works = fc.subarray(WORK_NAMES);
const periods = fc.constantFrom(...PERIOD_NAMES);
const outside = fc.integer({ min: -28, max: -2 });

describe('heat loss of a room', () => {
  it('is never less for more surface, more height, more outside walls', () => {
    fc.assert(
      fc.property(rooms, periods, works, outside, figure(1, 3), (room, period, done, cold, factor) => {
        const envelope = envelopeOf(period, done);
        const { watts } = roomLoss(room, envelope, cold);
        const bigger: Room[] = [
          { ...room, area: room.area * factor },
          { ...room, height: room.height * factor },
          { ...room, walls: room.walls + 1 },
        ];
        for (const other of bigger)
          expect(roomLoss(other, envelope, cold).watts).toBeGreaterThanOrEqual(watts - 1e-6);
      }),
    );
  });

  it('is never less where it is colder, nor under a roof or on the ground', () => {
    fc.assert(
      fc.property(rooms, periods, works, outside, (room, period, done, cold) => {
        const envelope = envelopeOf(period, done);
        const { watts } = roomLoss({ ...room, storey: 'between' }, envelope, cold);
        expect(roomLoss({ ...room, storey: 'between' }, envelope, cold - 1).watts).toBeGreaterThan(watts);
        for (const storey of STOREY_NAMES) {
          expect(roomLoss({ ...room, glass: 0, storey }, envelope, cold).watts).toBeGreaterThanOrEqual(
            roomLoss({ ...room, glass: 0, storey: 'between' }, envelope, cold).watts,
          );
        }
      }),
    );
  });

  it('is never more after works', () => {
    fc.assert(
      fc.property(rooms, periods, works, outside, (room, period, done, cold) => {
        const before = roomLoss(room, envelopeOf(period, []), cold).watts;
        expect(roomLoss(room, envelopeOf(period, done), cold).watts).toBeLessThanOrEqual(before + 1e-6);
      }),
    );
  });

  it('is the sum of its parts, within its range, and the advised power covers it', () => {
    fc.assert(
      fc.property(rooms, periods, works, outside, (room, period, done, cold) => {
        const loss = roomLoss(room, envelopeOf(period, done), cold);
        expect(loss.parts.every(({ watts }) => watts >= 0)).toBe(true);
        expect(loss.parts.reduce((sum, { watts }) => sum + watts, 0)).toBeCloseTo(loss.watts, 6);
        expect(loss.low <= loss.watts && loss.watts <= loss.high).toBe(true);
        expect(loss.advised).toBeGreaterThanOrEqual(loss.watts);
        expect(loss.advised % 50).toBe(0);
      }),
    );
  });

  it('of a bedroom equals the calculation by hand', () => {
    // 16 m², 2.5 m high, two outside walls of 4 m, 3 m² of windows: 17 m² of wall. 18 − (−5) = 23 K.
    const room: Room = { type: 'bedroom', area: 16, height: 2.5, walls: 2, glass: 3, storey: 'between' };
    const loss = roomLoss(room, envelopeOf('1989-2000', []), -5);
    const transmission = (17 * 0.5 + 3 * 2.8) * 1.1;
    const air = 0.34 * 0.6 * 40;
    expect(loss.watts).toBeCloseTo((transmission + air) * 23, 6);
    expect(loss.advised).toBe(Math.ceil((loss.watts * 1.15) / 50) * 50);
  });
});

describe('base temperature', () => {
  it('is known for the 96 départements of metropolitan France', () => {
    expect(new Set(DEPARTMENTS).size).toBe(96);
    expect(baseTemperature('972', 200)).toBeUndefined();
    expect([departmentOf('2A004'), departmentOf('67482'), departmentOf('97209')]).toEqual([
      '2A',
      '67',
      '972',
    ]);
  });

  it('falls with altitude', () => {
    const temperatures = ALTITUDES.map(({ upTo }) => baseTemperature('38', upTo) ?? 0);
    expect(temperatures).toEqual([...temperatures].sort((one, other) => other - one));
    expect(temperatures[0]).toBe(-10);
  });
});

it('a need is shared by as many appliances as necessary, none too weak', () => {
  fc.assert(
    fc.property(fc.integer({ min: 250, max: 40_000 }), (advised) => {
      const { count, min, max } = unitsFor(advised);
      expect(count * min).toBeGreaterThanOrEqual(advised);
      expect(min).toBeLessThanOrEqual(2000);
      expect(max).toBeGreaterThan(min);
    }),
  );
  expect(unitsFor(1300)).toMatchObject({ count: 1, min: 1300 });
  expect(unitsFor(3100)).toMatchObject({ count: 2, min: 1550 });
});
