import { describe, expect, it } from '@jest/globals';
import { toChronopost } from './chronopost.ts';

const TUESDAY = Date.parse('2026-06-16T10:00:00+02:00');
const CUT_OFF = Date.parse('2026-06-16T13:00:00+02:00');
const full = { count: 2, display_chronopost: true };
const carriers = [{ technical_name: 'chronopost', date: '2026-06-17' }];

const shown = (cart: { count: number; display_chronopost: boolean }, isBuyer = true) =>
  toChronopost(TUESDAY, { cart, carriers, isBuyer }).show;

describe('express banner', () => {
  it('[CK-14] express banner: shown to a logged-in professional whose cart has the flag or is empty', () => {
    expect(shown(full)).toBe(true);
    expect(shown({ count: 0, display_chronopost: false })).toBe(true);
    expect(shown({ count: 2, display_chronopost: false })).toBe(false);
    expect(shown(full, false)).toBe(false);
  });

  it('[CK-14] express banner: times are the server’s, in seconds; the day is the express carrier’s', () => {
    expect(toChronopost(TUESDAY, { cart: full, carriers, isBuyer: true })).toEqual({
      show: true,
      deadline_epoch: CUT_OFF / 1000,
      now_epoch: TUESDAY / 1000,
      date: '2026-06-17',
    });
    expect(toChronopost(CUT_OFF, { cart: full, carriers, isBuyer: true })).toMatchObject({
      show: false,
      deadline_epoch: null,
      now_epoch: CUT_OFF / 1000,
    });
  });

  it('[CK-14] express banner: hidden when the express carrier does not take the parcel', () => {
    const refused = [{ technical_name: 'chronopost', date: null }];
    expect(toChronopost(TUESDAY, { cart: full, carriers: refused, isBuyer: true }).show).toBe(false);
    expect(toChronopost(TUESDAY, { cart: full, carriers: [], isBuyer: true }).show).toBe(false);
  });
});
