import { describe, expect, it } from '@jest/globals';
import { WAITING_WORK } from '#shared/contract/operator-today.ts';
import { linkOfWork } from './work-links.ts';

describe('links of waiting work', () => {
  it('orders to prepare: lead to the list with its filter', () => {
    const link = linkOfWork('orders_to_prepare', () => true) ?? '';
    expect(link.startsWith('#/orders?')).toBe(true);
    expect(new URLSearchParams(link.split('?')[1]).get('filter')).toBe('{"status":"confirmed"}');
  });

  it('screen that the operator may not open: leads to the page of the back office, if there is one', () => {
    expect(linkOfWork('applications', () => false)).toBe('/accounts');
    expect(linkOfWork('tickets', () => false)).toBeUndefined();
  });

  it('every kind of work: has a link for those who may open every screen', () => {
    expect(WAITING_WORK.filter((work) => linkOfWork(work, () => true) === undefined)).toEqual([]);
  });
});
