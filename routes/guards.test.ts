import { describe, expect, it } from '@jest/globals';
import { runGuards, type GuardContext } from './guards.ts';
import { matchPath } from './match-path.ts';
import { ROUTES } from './paths.ts';

const STRANGER = { isLogged: false, isProConnected: false };
const CUSTOMER = { isLogged: true, isProConnected: false };
const PROFESSIONAL = { isLogged: true, isProConnected: true };

function contextOf(path: string, changes: Partial<GuardContext> = {}): GuardContext {
  const match = matchPath(path)?.match;
  if (!match) throw new Error(`No page at ${path}.`);
  return { match, visitor: STRANGER, current: 'part', maintenance: false, requested: path, ...changes };
}

function enter(path: string, changes: Partial<GuardContext> = {}) {
  const context = contextOf(path, changes);
  return runGuards(context.match.row.guards, context);
}

const redirectTo = (to: string) => ({ outcome: { kind: 'redirect', status: 302, to } });

describe('guards', () => {
  it.each(['nobody', 'toString', '__proto__', 'Meta', ''])(
    '[GD-01] a guard named "%s" is an error, which the server answers with 500',
    (name) => {
      expect(() => runGuards(['meta', name], contextOf('/'))).toThrow('There is no guard named');
    },
  );

  it('[GD-01] every route names guards that exist', () => {
    for (const row of ROUTES) {
      expect(() => runGuards(row.guards, contextOf('/'))).not.toThrow();
    }
  });

  it('[GD-01] the first that decides wins: no later name is even looked at', () => {
    const context = contextOf('/mon-compte', { maintenance: true });
    expect(runGuards(['maintenance', 'authenticated', 'nobody'], context)).toEqual(
      redirectTo('/maintenance'),
    );
  });

  it('[GD-01] salesplanTargeted says for whom a page is entered, meta whether search engines may list it', () => {
    expect(enter('/pro/aide-contact')).toEqual({ entry: { target: 'pro', indexed: true } });
    expect(enter('/pro/connexion')).toEqual({ entry: { target: 'pro', indexed: false } });
    expect(enter('/aide-contact')).toEqual({ entry: { target: 'part', indexed: true } });
  });

  it('[PL-02] a page without pro keeps the plan of a professional, and is private for anybody else', () => {
    expect(enter('/aide-contact', { visitor: PROFESSIONAL, current: 'pro_connect' })).toMatchObject({
      entry: { target: 'pro_connect' },
    });
    expect(enter('/aide-contact', { visitor: CUSTOMER, current: 'part' })).toMatchObject({
      entry: { target: 'part' },
    });
  });

  it('[PL-03] a page with pro is pro_connect for a professional logged in, pro for anybody else', () => {
    expect(enter('/pro', { visitor: PROFESSIONAL })).toMatchObject({ entry: { target: 'pro_connect' } });
    expect(enter('/pro', { visitor: CUSTOMER })).toMatchObject({ entry: { target: 'pro' } });
    expect(enter('/en/pro')).toMatchObject({ entry: { target: 'pro' } });
  });

  it('[PL-03] English favourites are entered by professionals although the address does not say pro', () => {
    expect(enter('/en/my-favorites', { visitor: PROFESSIONAL })).toMatchObject({
      entry: { target: 'pro_connect' },
    });
  });
});

describe('pages for somebody logged in', () => {
  it('lead others to login, which brings them back with the query they came with', () => {
    expect(enter('/mes-commandes', { requested: '/mes-commandes?page=2&tri=date' })).toEqual(
      redirectTo('/pro/connexion?redirect=%2Fmes-commandes%3Fpage%3D2%26tri%3Ddate'),
    );
    expect(enter('/en/my-favorites')).toEqual(redirectTo('/en/pro/login?redirect=%2Fen%2Fmy-favorites'));
  });

  it('open for customers and professionals alike', () => {
    expect(enter('/mon-compte', { visitor: CUSTOMER })).toMatchObject({ entry: { indexed: false } });
    expect(enter('/mon-compte', { visitor: PROFESSIONAL })).toMatchObject({ entry: { indexed: false } });
  });

  it('are the account, the cart and the orders; public pages of professionals stay public', () => {
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
      expect(enter(path)).toMatchObject({ entry: { target: 'pro' } });
    }
  });
});

describe('a closed site', () => {
  it('[GD-02] leads every page to the maintenance page of its language, and shows that one', () => {
    expect(enter('/produit/x', { maintenance: true })).toEqual(redirectTo('/maintenance'));
    expect(enter('/en/pro/help-contact', { maintenance: true })).toEqual(redirectTo('/en/maintenance'));
    expect(enter('/mon-compte', { maintenance: true })).toEqual(redirectTo('/maintenance'));
    expect(enter('/maintenance', { maintenance: true })).toMatchObject({ entry: { target: 'part' } });
  });

  it('[GD-02] is closed for each page of the table', () => {
    expect(ROUTES.filter((row) => row.guards[0] !== 'maintenance')).toEqual([]);
  });

  it('[GD-02] once open leads its page home', () => {
    expect(enter('/maintenance')).toEqual(redirectTo('/'));
    expect(enter('/en/maintenance')).toEqual(redirectTo('/en'));
  });
});
