import { describe, expect, it } from '@jest/globals';
import type { OrderPromise } from '#shared/contract/delivery-promise.ts';
import type { OrderStatus } from '#shared/domain/order-status.ts';
import { deliveryProgress } from './delivery-progress.ts';

const ROUTE = { carrier: { name: 'colissimo_24_48', days: 2, corsicaDays: 2 }, zipcode: '44000' };
const PROMISE = { date: '2026-06-18', days: 3, slowest: null };
const MADE = {
  date: '2026-07-02',
  days: 13,
  slowest: { reference: 'PR-1', name: 'Façade', delay_days: 10 },
};
const at = (moment: string) => new Date(`${moment}:00+02:00`);

type Events = { shipped?: string; delivered?: string };
const progress = (
  status: OrderStatus,
  now: string,
  { shipped, delivered }: Events = {},
  promise: OrderPromise = PROMISE,
) =>
  deliveryProgress(promise, ROUTE, {
    status,
    confirmedAt: at('2026-06-16T10:00'),
    shippedAt: shipped === undefined ? null : at(shipped),
    deliveredAt: delivered === undefined ? null : at(delivered),
    moment: { now: at(now).getTime() },
  });

describe('progress of a promised date', () => {
  it('promised date: has no progress while it can be met', () => {
    expect(progress('confirmed', '2026-06-16T12:00')).toBeNull();
    expect(progress('shipped', '2026-06-17T12:00', { shipped: '2026-06-16T17:00' })).toBeNull();
  });

  it('order not dispatched in time: expected later, recalculated each day', () => {
    expect(progress('confirmed', '2026-06-17T12:00')).toEqual({ state: 'moved', date: '2026-06-19' });
    expect(progress('prepared', '2026-06-17T14:00')).toEqual({ state: 'moved', date: '2026-06-22' });
    expect(progress('confirmed', '2026-06-25T12:00')).toEqual({ state: 'moved', date: '2026-06-29' });
  });

  it('line made to order: delays the date, and early preparation does not advance it', () => {
    expect(progress('confirmed', '2026-06-25T12:00', {}, MADE)).toBeNull();
    expect(progress('prepared', '2026-06-18T12:00', {}, MADE)).toBeNull();
  });

  it('dispatched parcel: expected on its carrier’s day, earlier or later', () => {
    expect(progress('shipped', '2026-06-22T12:00', { shipped: '2026-06-19T17:00' })).toEqual({
      state: 'moved',
      date: '2026-06-23',
    });
    expect(progress('shipped', '2026-06-19T09:00', { shipped: '2026-06-18T17:00' }, MADE)).toEqual({
      state: 'moved',
      date: '2026-06-22',
    });
  });

  it('parcel past its day without an event: overdue; an arrived one has its day', () => {
    expect(progress('shipped', '2026-06-19T09:00', { shipped: '2026-06-16T17:00' })).toEqual({
      state: 'overdue',
      date: null,
    });
    const events = { shipped: '2026-06-16T17:00', delivered: '2026-06-18T11:00' };
    expect(progress('delivered', '2026-06-30T09:00', events)).toEqual({
      state: 'delivered',
      date: '2026-06-18',
    });
  });

  it('order that waits for payment or is cancelled: has no progress', () => {
    expect(progress('awaiting_transfer', '2026-06-30T09:00')).toBeNull();
    expect(progress('cancelled', '2026-06-30T09:00')).toBeNull();
  });
});
