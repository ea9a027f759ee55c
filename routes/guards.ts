import { resolveTarget, type Target } from '#shared/domain/sales-plan.ts';
import type { PageOutcome } from '#shared/page-outcome.ts';
import { href } from './href.ts';
import type { PageMatch } from './match.ts';
import type { GuardName } from './paths.ts';

export type Visitor = { isLogged: boolean; isProConnected: boolean };

export type GuardContext = {
  match: PageMatch;
  visitor: Visitor;
  /** The sales plan before this page. */
  current: Target;
  maintenance: boolean;
  /** Requested path and query, to return to after login. */
  requested: string;
};

/** Result of a guard: an outcome instead of the page, or properties for loading it. */
export type GuardResult = { outcome: PageOutcome<never> } | { properties: Partial<PageProperties> };
export type PageProperties = { target: Target; indexed: boolean };

type Guard = (context: GuardContext) => GuardResult;

const PASS: GuardResult = { properties: {} };

const guards: Record<GuardName, Guard> = {
  /** In maintenance mode every page redirects to the maintenance page; otherwise that page redirects home. */
  maintenance({ match, maintenance }) {
    const site = { locale: match.locale, target: 'part' } as const;
    if (maintenance && match.name !== 'maintenance') return redirectTo(href('maintenance', site));
    if (!maintenance && match.name === 'maintenance') return redirectTo(href('index', site));
    return PASS;
  },

  /** Sets the audience of the page (spec section 4, sales plan). */
  salesplanTargeted({ match, visitor, current }) {
    return {
      properties: {
        target: resolveTarget({ route: match.target, current, isProConnected: visitor.isProConnected }),
      },
    };
  },

  /** Redirects visitors without a session to login, which returns to the page (spec section 6). */
  authenticated({ match, visitor, requested }) {
    if (visitor.isLogged) return PASS;
    const login = href('login', { locale: match.locale, target: 'pro' });
    return redirectTo(`${login}?redirect=${encodeURIComponent(requested)}`);
  },

  /** Sets whether the route is indexed; the entity may still exclude it. */
  meta({ match }) {
    return { properties: { indexed: match.row.indexed } };
  },
};

/**
 * Runs guards in order: the first outcome wins, otherwise their properties are merged.
 * @throws on an unknown guard; the response is then a 500 (spec section 8).
 */
export function runGuards(names: readonly string[], context: GuardContext): GuardResult {
  const properties: Partial<PageProperties> = {};
  for (const name of names) {
    const result = guardNamed(name)(context);
    if ('outcome' in result) return result;
    Object.assign(properties, result.properties);
  }
  return { properties };
}

function guardNamed(name: string): Guard {
  if (!Object.hasOwn(guards, name)) throw new Error(`There is no guard named ${name}.`);
  return guards[name as GuardName];
}

function redirectTo(to: string): GuardResult {
  return { outcome: { kind: 'redirect', to, status: 302 } };
}
