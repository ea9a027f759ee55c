import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { readBrand } from '#backoffice/brand/read-brand.ts';
import { findRedirection } from '#backoffice/redirections/find-redirection.ts';
import type { Reason } from '#backoffice/shop/files/issue-finding.ts';
import { createFindPage } from '#backoffice/urls/find-page.ts';
import { featureOf } from '#routes/enabled-routes.ts';
import { matchPath } from '#routes/match-path.ts';
import type { Feature } from '#shared/domain/features.ts';
import { matchRedirect } from '#redirects/match-redirect.ts';

/** Reason for which a path of the site is no good link; `undefined` for a page. */
export type CheckLink = (url: string) => Promise<Reason | undefined>;

/** Checks links against the pages and redirects in the database. Remembers what it has found. */
export function createCheckLink(db: Kysely<Schema>, scope: Scope): CheckLink {
  const findPage = createFindPage(db, scope);
  const known = new Map<string, Promise<Reason | undefined>>();
  const check = async (path: string): Promise<Reason | undefined> => {
    const page = await findPage(path);
    if (page.kind === 'page') return undefined;
    const feature = featureOfPath(path);
    if (
      page.kind === 'missing' &&
      feature !== undefined &&
      !(await readBrand(db, scope.siteId)).features.includes(feature)
    )
      return { code: 'link_feature_off', values: { value: path, feature } };
    if (page.kind === 'redirect') return { code: 'link_redirected', values: { value: path, to: page.to } };
    const rule = await findRedirection(db, scope, path);
    const to = rule?.to ?? matchRedirect('', path)?.to;
    return to === undefined
      ? { code: 'link_broken', values: { value: path } }
      : { code: 'link_redirected', values: { value: path, to } };
  };
  return (url) => {
    const [path = ''] = url.split('#', 1);
    const found = known.get(path) ?? check(path);
    known.set(path, found);
    return found;
  };
}

function featureOfPath(path: string): Feature | undefined {
  const [pathname = ''] = path.split('?', 1);
  const name = matchPath(pathname)?.match?.name;
  return name && featureOf(name);
}
