import { resolveTarget, type Target } from '#shared/domain/sales-plan.ts';
import type { PageOutcome } from '#shared/page-outcome.ts';
import { href } from './href.ts';
import type { PageMatch } from './match.ts';
import type { GuardName } from './paths.ts';

/** Who asks for the page, as far as guards need to know. */
export type Visitor = { isLogged: boolean; isProConnected: boolean };

export type GuardContext = {
  match: PageMatch;
  visitor: Visitor;
  /** The plan in force before this page. */
  current: Target;
  maintenance: boolean;
  /** Path and query asked for, to come back to after login. */
  requested: string;
};

/** What a guard decides: an outcome instead of the page, or what the page is entered with. */
export type Verdict = { outcome: PageOutcome<never> } | { entry: Partial<PageEntry> };
export type PageEntry = { target: Target; indexed: boolean };

type Guard = (context: GuardContext) => Verdict;

const PASS: Verdict = { entry: {} };

const guards: Record<GuardName, Guard> = {
  /** While the site is closed every page leads to the maintenance page, and that page home when it is open. */
  maintenance({ match, maintenance }) {
    const site = { locale: match.locale, target: 'part' } as const;
    if (maintenance && match.name !== 'maintenance') return redirectTo(href('maintenance', site));
    if (!maintenance && match.name === 'maintenance') return redirectTo(href('index', site));
    return PASS;
  },

  /** The audience the page is shown to (spec section 4, sales plan). */
  salesplanTargeted({ match, visitor, current }) {
    return {
      entry: {
        target: resolveTarget({ route: match.target, current, isProConnected: visitor.isProConnected }),
      },
    };
  },

  /** A page for somebody logged in: others go to login, which brings them back (spec section 6). */
  authenticated({ match, visitor, requested }) {
    if (visitor.isLogged) return PASS;
    const login = href('login', { locale: match.locale, target: 'pro' });
    return redirectTo(`${login}?redirect=${encodeURIComponent(requested)}`);
  },

  /** What the route itself says of search engines, before any entity is known. */
  meta({ match }) {
    return { entry: { indexed: match.row.indexed } };
  },
};

/**
 * Runs guards in order: the first that decides an outcome wins, else what they say is put together.
 * @throws on a name that is no guard: the answer is then a 500 (spec section 8).
 */
export function runGuards(names: readonly string[], context: GuardContext): Verdict {
  const entry: Partial<PageEntry> = {};
  for (const name of names) {
    const verdict = guardNamed(name)(context);
    if ('outcome' in verdict) return verdict;
    Object.assign(entry, verdict.entry);
  }
  return { entry };
}

function guardNamed(name: string): Guard {
  if (!Object.hasOwn(guards, name)) throw new Error(`There is no guard named ${name}.`);
  return guards[name as GuardName];
}

function redirectTo(to: string): Verdict {
  return { outcome: { kind: 'redirect', to, status: 302 } };
}
