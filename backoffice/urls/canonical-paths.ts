import type { Scope } from '#backoffice/http/scope.ts';
import { entityPath, type Addressed, type EntityType } from '#shared/domain/entity-paths.ts';
import type { Locale } from '#shared/locale.ts';

type Visible = Addressed & { sales_plan_ids: readonly number[] };

/**
 * Paths of an entity by audience. An audience that may not see it gets the path of the other, which is the
 * one to index.
 */
export function canonicalPaths(
  type: EntityType,
  scope: Pick<Scope, 'plans'> & { lang: Locale },
  entity: Visible,
): { part: string; pro: string } {
  const part = entityPath(type, scope.lang, 'part', entity);
  const pro = entityPath(type, scope.lang, 'pro', entity);
  const seenBy = (target: 'part' | 'pro') =>
    scope.plans.some((plan) => plan.target === target && entity.sales_plan_ids.includes(plan.id));
  return { part: seenBy('part') ? part : pro, pro: seenBy('pro') ? pro : part };
}
