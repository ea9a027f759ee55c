import { describe, expect, it } from '@jest/globals';
import {
  findPlan,
  hasPlanFor,
  isProfessional,
  onSessionChange,
  resolveTarget,
  shownTarget,
  TARGETS,
  type SalesPlan,
  type Target,
  type UrlTarget,
} from './sales-plan.ts';

const EURO = { code: 'EUR', symbol: '€' };
const PLANS: SalesPlan[] = [
  { id: 11, target: 'part', currency: EURO },
  { id: 12, target: 'pro', currency: EURO },
  { id: 13, target: 'pro_connect', currency: EURO },
];

describe('sales plans', () => {
  it.each<[UrlTarget, Target, boolean, Target]>([
    ['part', 'part', false, 'part'],
    ['part', 'part', true, 'part'],
    ['part', 'pro', false, 'pro'],
    ['part', 'pro', true, 'pro'],
    ['part', 'pro_connect', true, 'pro_connect'],
  ])(
    '[PL-02] a page for %s with plan %s (professional logged in: %s) gets %s',
    (route, current, isProConnected, expected) => {
      expect(resolveTarget({ route, current, isProConnected })).toBe(expected);
    },
  );

  it.each<[Target, boolean, Target]>([
    ['part', false, 'pro'],
    ['part', true, 'pro_connect'],
  ])(
    '[PL-03] a page for professionals with plan %s (professional logged in: %s) gets %s',
    (current, isProConnected, expected) => {
      expect(resolveTarget({ route: 'pro', current, isProConnected })).toBe(expected);
    },
  );

  it.each<[Target, boolean, Target]>([
    ['pro', true, 'pro_connect'],
    ['pro_connect', false, 'pro'],
    ['pro', false, 'pro'],
    ['pro_connect', true, 'pro_connect'],
    ['part', true, 'part'],
    ['part', false, 'part'],
  ])(
    '[PL-04] plan %s becomes, with a professional logged in (%s), %s',
    (current, isProConnected, expected) => {
      expect(onSessionChange(current, isProConnected)).toBe(expected);
    },
  );

  it('[PL-04] a professional page follows a login or logout', () => {
    expect(resolveTarget({ route: 'pro', current: 'pro', isProConnected: true })).toBe('pro_connect');
    expect(resolveTarget({ route: 'pro', current: 'pro_connect', isProConnected: false })).toBe('pro');
  });

  it('[PL-06] consumers are shown as part, both kinds of professionals as pro', () => {
    expect(TARGETS.map(shownTarget)).toEqual(['part', 'pro', 'pro']);
    expect(TARGETS.map(isProfessional)).toEqual([false, true, true]);
  });

  it("[PL-01] a plan is found by its target, with the site's id and currency", () => {
    expect(TARGETS.map((target) => findPlan(PLANS, target).id)).toEqual([11, 12, 13]);
    expect(findPlan(PLANS, 'pro').currency.symbol).toBe('€');
  });

  it('[PL-01] a site without a plan for an audience: another plan is the fallback, and hasPlanFor is false', () => {
    expect(findPlan(PLANS.slice(0, 2), 'pro_connect').id).toBe(12);
    expect(findPlan(PLANS.slice(0, 1), 'pro').id).toBe(11);
    expect(findPlan([], 'part').currency).toEqual({ code: 'EUR', symbol: '€' });
    expect(hasPlanFor(PLANS.slice(0, 1), 'pro_connect')).toBe(false);
    expect(hasPlanFor(PLANS.slice(0, 2), 'pro_connect')).toBe(true);
  });
});
