import type { Kysely } from 'kysely';
import { readFacts } from '#backoffice/content/site-facts.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { DEFAULT_PERIODS } from '#backoffice/privacy/retention-periods.ts';
import { errorAt, warningAt, type Findings } from '#backoffice/shop/files/finding.ts';
import { findMenuErrors } from '#backoffice/writes/menu-errors.ts';
import { findMissing } from '#backoffice/writes/find-missing.ts';
import { findBlockErrors } from '#backoffice/writes/page-errors.ts';
import { WRITABLE_RESOURCES, type WritableResource } from '#shared/contract/records.ts';
import type { SalesPlan } from '#shared/domain/sales-plan.ts';
import type { IsOwnHost } from '#redirects/own-host.ts';
import { DEFAULT_LOCALE, LOCALES } from '#shared/locale.ts';
import { listReferences, type Reference } from '#backoffice/writes/record-references.ts';
import type { ContentEntry } from './content-entry.ts';
import { DATA_SCHEMAS } from './data-schemas.ts';
import { createCheckLink } from './check-links.ts';
import { listFacts, listLinks } from './list-strings.ts';
import type { ShopContent } from './read-content.ts';
import { verifyRedirects } from './verify-redirects.ts';

/** Resources whose texts may contain facts, besides the blocks of pages. */
const FILLED: ReadonlySet<string> = new Set(['setting', 'menu']);

type VerifyOptions = {
  siteId: number;
  plans: readonly SalesPlan[];
  /** Names the hosts of the site, which redirects write as paths. */
  isOwnHost: IsOwnHost;
  findings: Findings;
};

/**
 * Checks the editorial content of a shop against the whole of it: what the operators' writes check, links in texts, and
 * facts. Called in the transaction of the import, after all tables are written. A link of a text that leads nowhere is
 * a warning, because an export may contain one.
 */
export async function verifyContent(
  db: Kysely<Schema>,
  content: ShopContent,
  { siteId, plans, isOwnHost, findings }: VerifyOptions,
): Promise<void> {
  const [plan] = plans;
  if (!plan) return;
  for (const lang of LOCALES) {
    const scope: Scope = { siteId, lang, plan, plans: [...plans] };
    await verifyReferences(db, scope, content, findings);
    await verifyMenus(db, scope, content, findings);
    verifyBlocks(scope, content, findings);
    await verifyLinks(db, scope, content, findings);
    await verifyFacts(db, scope, content, findings);
  }
  const scope: Scope = { siteId, lang: DEFAULT_LOCALE, plan, plans: [...plans] };
  await verifyRedirects(db, content.redirects, { scope, isOwnHost, findings });
}

async function verifyReferences(
  db: Kysely<Schema>,
  scope: Scope,
  { entries, positions }: ShopContent,
  findings: Findings,
): Promise<void> {
  const references = entries.flatMap((entry, index) =>
    referencesOf(entry, scope).map((reference) => ({ ...reference, path: `${index} ${reference.path}` })),
  );
  const missing = await findMissing(db, scope, references);
  for (const { path, kind, value } of references) {
    const [index = '', field = ''] = path.split(' ');
    const entry = entries[Number(index)];
    if (!entry || missing[path] === undefined) continue;
    const position = positions.find(entry, scope.lang, toPath(field));
    findings.add(errorAt(position, 'reference_unknown', { kind, value }, field));
  }
}

function referencesOf({ resource, texts }: ContentEntry, { lang }: Scope): Reference[] {
  const data = texts[lang]?.data;
  if (!data) return [];
  if (resource === 'sav_fault') return listReferences('sav', { exist_in: [], ...data });
  return isWritable(resource) ? listReferences(resource, { exist_in: [], ...data }) : [];
}

async function verifyMenus(
  db: Kysely<Schema>,
  scope: Scope,
  { entries, positions }: ShopContent,
  findings: Findings,
): Promise<void> {
  for (const entry of entries) {
    const data = entry.resource === 'menu' ? entry.texts[scope.lang]?.data : undefined;
    if (!data) continue;
    const errors = await findMenuErrors(db, scope, DATA_SCHEMAS.menu.parse(data).items);
    for (const [path, code] of Object.entries(errors)) {
      const position = positions.find(entry, scope.lang, toPath(path));
      findings.add(errorAt(position, code === 'unknown' ? 'target_unknown' : code, {}, path));
    }
  }
}

function verifyBlocks({ lang }: Scope, { entries, positions }: ShopContent, findings: Findings): void {
  for (const entry of entries) {
    const data = entry.resource === 'page' ? entry.texts[lang]?.data : undefined;
    if (!data) continue;
    for (const [path, code] of Object.entries(findBlockErrors(DATA_SCHEMAS.page.parse(data).blocks)))
      findings.add(errorAt(positions.find(entry, lang, toPath(path)), code, {}, path));
  }
}

async function verifyLinks(
  db: Kysely<Schema>,
  scope: Scope,
  { entries, positions }: ShopContent,
  findings: Findings,
): Promise<void> {
  const checkLink = createCheckLink(db, scope);
  for (const entry of entries) {
    const data = entry.texts[scope.lang]?.data;
    if (!data || entry.resource === 'menu') continue;
    for (const { path, url } of listLinks(data)) {
      const reason = await checkLink(url);
      if (!reason) continue;
      const position = positions.find(entry, scope.lang, path);
      findings.add(warningAt(position, reason.code, reason.values, path.join('.')));
    }
  }
}

/** Unknown facts, and facts in fields that are shown as they are. */
async function verifyFacts(
  db: Kysely<Schema>,
  scope: Scope,
  { entries, positions }: ShopContent,
  findings: Findings,
): Promise<void> {
  const known = await readFacts(db, scope, { takesCards: true, retention: DEFAULT_PERIODS });
  for (const entry of entries) {
    for (const { path, fact } of listFacts(entry.texts[scope.lang]?.data)) {
      const isFilled = entry.resource === 'page' ? path[0] === 'blocks' : FILLED.has(entry.resource);
      if (isFilled && known[fact] !== undefined) continue;
      const code = isFilled ? 'fact_unknown' : 'fact_not_filled';
      findings.add(errorAt(positions.find(entry, scope.lang, path), code, { fact }, path.join('.')));
    }
  }
}

function toPath(path: string): (string | number)[] {
  return path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

function isWritable(resource: string): resource is WritableResource {
  return WRITABLE_RESOURCES.some((name) => name === resource);
}
