import { describe, expect, it } from '@jest/globals';
import { runGuards, type GuardContext } from './guards.ts';
import { matchPath } from './match-path.ts';
import { ROUTES } from './paths.ts';

const ANONYMOUS = { isLogged: false, isProConnected: false };
const CUSTOMER = { isLogged: true, isProConnected: false };
const PROFESSIONAL = { isLogged: true, isProConnected: true };

function contextOf(path: string, changes: Partial<GuardContext> = {}): GuardContext {
  const match = matchPath(path)?.match;
  if (!match) throw new Error(`No page at ${path}.`);
  return { match, visitor: ANONYMOUS, current: 'part', maintenance: false, requested: path, ...changes };
}

function enter(path: string, changes: Partial<GuardContext> = {}) {
  const context = contextOf(path, changes);
  return runGuards(context.match.row.guards, context);
}

const redirectTo = (to: string) => ({ outcome: { kind: 'redirect', status: 302, to } });

describe('guards', () => {
  it.each(['nobody', 'toString', '__proto__', 'Meta', ''])(
    '[GD-01] unknown guard "%s": throws, which results in a 500',
    (name) => {
      expect(() => runGuards(['meta', name], contextOf('/'))).toThrow('There is no guard named');
    },
  );

  it('[GD-01] all guards in the route table exist', () => {
    for (const row of ROUTES) {
      expect(() => runGuards(row.guards, contextOf('/'))).not.toThrow();
    }
  });

  it('[GD-01] first guard with an outcome wins: later guards do not run', () => {
    const context = contextOf('/mon-compte', { maintenance: true });
    expect(runGuards(['maintenance', 'authenticated', 'nobody'], context)).toEqual(
      redirectTo('/maintenance'),
    );
  });

  it('[GD-01] salesplanTargeted sets the audience, meta sets whether the page is indexed', () => {
    expect(enter('/pro/aide-contact')).toEqual({ properties: { target: 'pro', indexed: true } });
    expect(enter('/pro/connexion')).toEqual({ properties: { target: 'pro', indexed: false } });
    expect(enter('/aide-contact')).toEqual({ properties: { target: 'part', indexed: true } });
  });

  it('[PL-02] page without pro: keeps a professional plan, is consumer otherwise', () => {
    expect(enter('/aide-contact', { visitor: PROFESSIONAL, current: 'pro_connect' })).toMatchObject({
      properties: { target: 'pro_connect' },
    });
    expect(enter('/aide-contact', { visitor: CUSTOMER, current: 'part' })).toMatchObject({
      properties: { target: 'part' },
    });
  });

  it('[PL-03] page with pro: pro_connect for a logged-in professional, pro otherwise', () => {
    expect(enter('/pro', { visitor: PROFESSIONAL })).toMatchObject({ properties: { target: 'pro_connect' } });
    expect(enter('/pro', { visitor: CUSTOMER })).toMatchObject({ properties: { target: 'pro' } });
    expect(enter('/en/pro')).toMatchObject({ properties: { target: 'pro' } });
  });

  it('[PL-03] English favourites: professional although the address has no pro', () => {
    expect(enter('/en/my-favorites', { visitor: PROFESSIONAL })).toMatchObject({
      properties: { target: 'pro_connect' },
    });
  });
});

describe('authenticated pages', () => {
  it('visitor without session: redirected to login, which returns to path and query', () => {
    expect(enter('/mes-commandes', { requested: '/mes-commandes?page=2&tri=date' })).toEqual(
      redirectTo('/pro/connexion?redirect=%2Fmes-commandes%3Fpage%3D2%26tri%3Ddate'),
    );
    expect(enter('/en/my-favorites')).toEqual(redirectTo('/en/pro/login?redirect=%2Fen%2Fmy-favorites'));
  });

  it('customer and professional: both admitted', () => {
    expect(enter('/mon-compte', { visitor: CUSTOMER })).toMatchObject({ properties: { indexed: false } });
    expect(enter('/mon-compte', { visitor: PROFESSIONAL })).toMatchObject({ properties: { indexed: false } });
  });

  it('route table: account, cart and orders are authenticated, public professional pages are not', () => {
    const guarded = ROUTES.filter((row) => row.guards.includes('authenticated')).map((row) => row.name);
    expect(guarded).toEqual(
      expect.arrayContaining(['my-account', 'worksites', 'favorites', 'cart', 'order_list']),
    );
    for (const path of [
      '/pro',
      '/pro/conseils',
      '/pro/a-telecharger',
      '/pro/connexion',
      '/pro/inscription',
    ]) {
      expect(enter(path)).toMatchObject({ properties: { target: 'pro' } });
    }
  });
});

describe('maintenance mode', () => {
  it('[GD-02] on: every page redirects to the maintenance page in its language, which is shown', () => {
    expect(enter('/produit/x', { maintenance: true })).toEqual(redirectTo('/maintenance'));
    expect(enter('/en/pro/help-contact', { maintenance: true })).toEqual(redirectTo('/en/maintenance'));
    expect(enter('/mon-compte', { maintenance: true })).toEqual(redirectTo('/maintenance'));
    expect(enter('/maintenance', { maintenance: true })).toMatchObject({ properties: { target: 'part' } });
  });

  it('[GD-02] on: applies to each page of the table', () => {
    expect(ROUTES.filter((row) => row.guards[0] !== 'maintenance')).toEqual([]);
  });

  it('[GD-02] off: the maintenance page redirects home', () => {
    expect(enter('/maintenance')).toEqual(redirectTo('/'));
    expect(enter('/en/maintenance')).toEqual(redirectTo('/en'));
  });
});
