import { describe, expect, it } from '@jest/globals';
import { toChronopost } from './chronopost.ts';

const TUESDAY = Date.parse('2026-06-16T12:30:00+02:00');
const NOON_PAST = Date.parse('2026-06-16T13:00:00+02:00');
const full = { count: 2, display_chronopost: true };

const shown = (cart: { count: number; display_chronopost: boolean }, isLogged = true) =>
  toChronopost(TUESDAY, { cart, isLogged }).show;

describe('the banner of the express carrier', () => {
  it('[CK-14] is for who is logged in, with a cart that it takes or an empty one', () => {
    expect(shown(full)).toBe(true);
    expect(shown({ count: 0, display_chronopost: false })).toBe(true);
    expect(shown({ count: 2, display_chronopost: false })).toBe(false);
    expect(shown(full, false)).toBe(false);
  });

  it('[CK-14] says the server’s time and the deadline, in seconds', () => {
    expect(toChronopost(TUESDAY, { cart: full, isLogged: true })).toEqual({
      show: true,
      deadline_epoch: NOON_PAST / 1000,
      now_epoch: TUESDAY / 1000,
    });
    expect(toChronopost(NOON_PAST, { cart: full, isLogged: true })).toEqual({
      show: false,
      deadline_epoch: null,
      now_epoch: NOON_PAST / 1000,
    });
  });
});
