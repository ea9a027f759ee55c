import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { syncContent } from '#backoffice/shop/content/sync-content.ts';
import { FIRST_PLANS } from '#backoffice/sites/ensure-site.ts';
import { readDemoContent } from './demo-content.ts';

/** Creates the editorial content of the demo shop: menus, settings, pages, after-sales pages, redirects. */
export async function seedContent(db: Kysely<Schema>, siteId: number): Promise<void> {
  const { entries, redirects } = await readDemoContent();
  const rules = redirects.map(({ rule }) => rule);
  await syncContent(db, { entries, redirects: rules }, { siteId, plans: FIRST_PLANS, remove: false });
}
