import type { Kysely } from 'kysely';
import { readBrand } from '#backoffice/brand/read-brand.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { findBySlug } from '#backoffice/urls/find-by-slug.ts';
import { PAGE_ENTITIES } from '#backoffice/urls/page-entities.ts';
import { featureOf } from '#routes/enabled-routes.ts';
import { isRouteName } from '#routes/paths.ts';
import type { MenuItem } from '#shared/contract/menu.ts';
import type { Feature } from '#shared/domain/features.ts';
import { CONTENT_PAGE, findMenuItemError } from '#shared/domain/menu-pages.ts';

/** Menu items that cannot be shown in the language of the call: errors by field. */
export async function findMenuErrors(
  db: Kysely<Schema>,
  scope: Scope,
  items: readonly MenuItem[],
): Promise<Record<string, string>> {
  const { features } = await readBrand(db, scope.siteId);
  return findItemErrors(db, scope, { items, features, path: 'items' });
}

type Items = { items: readonly MenuItem[]; features: readonly Feature[]; path: string };

async function findItemErrors(
  db: Kysely<Schema>,
  scope: Scope,
  { items, features, path }: Items,
): Promise<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const [index, item] of items.entries()) {
    const itemPath = `${path}.${index}`;
    const error =
      findMenuItemError(item, scope.lang) ??
      findMissingFeature(item, features) ??
      (await findMissingEntity(db, scope, item));
    if (error) errors[`${itemPath}.${error.field}`] = error.code;
    if (item.type === 'no_destination' && item.childs.length === 0) errors[`${itemPath}.childs`] = 'required';
    const below = { items: item.childs, features, path: `${itemPath}.childs` };
    Object.assign(errors, await findItemErrors(db, scope, below));
  }
  return errors;
}

function findMissingFeature({ type, code }: MenuItem, features: readonly Feature[]) {
  const feature = type === 'code' && code && isRouteName(code) ? featureOf(code) : undefined;
  return feature === undefined || features.includes(feature)
    ? undefined
    : { field: 'code', code: 'feature_off' };
}

async function findMissingEntity(db: Kysely<Schema>, scope: Scope, { type, code, slug }: MenuItem) {
  const entity = type === 'code' && slug ? PAGE_ENTITIES[code || CONTENT_PAGE] : undefined;
  if (!entity || !slug) return undefined;
  const rows = await findBySlug(db, scope, entity, slug);
  const isThere = rows.some((row) => row.lang === scope.lang && row.slug === slug);
  return isThere ? undefined : { field: 'slug', code: 'unknown' };
}
