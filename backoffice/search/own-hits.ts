import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { LoggedAccount } from '#backoffice/http/principal.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { formatMessage } from '#backoffice/messages/format-message.ts';
import { selectOwnProjects } from '#backoffice/projects/own-projects.ts';
import { href } from '#routes/href.ts';
import type { SearchHit } from '#shared/contract/search.ts';
import { searchKey } from '#shared/domain/text-keys.ts';
import type { Locale } from '#shared/locale.ts';
import { createHit, samePath } from './create-hit.ts';
import { wordSet } from './word-set.ts';

const MAX_HITS = 4;
/** A document number rather than a catalogue reference. */
const NUMBER = /\d{3}/;
const MIN_WORD = 3;
/** Words that select a kind of own record and occur in none. */
const OWN_WORDS = {
  order: wordSet('commande commandes order orders bon achat purchase po cd'),
  invoice: wordSet('facture factures invoice invoices bill bills fa'),
  worksite: wordSet('chantier chantiers worksite worksites projet project site job'),
};
const EMPTY_WORDS = wordSet(
  'mon ma mes de du des la le les l d my the of for for n no numero number ref reference',
);

type Kind = keyof typeof OWN_WORDS;

/**
 * Finds orders, invoices and worksites of the professional of the session by number, own reference or words.
 *
 * @returns hits, the newest first; none for texts that name none of them
 */
export async function findOwnHits(
  db: Kysely<Schema>,
  scope: Scope,
  account: LoggedAccount | undefined,
  text: string,
): Promise<SearchHit[]> {
  if (!account) return [];
  const words = searchKey(text).split(' ').filter(Boolean);
  const kinds = (Object.keys(OWN_WORDS) as Kind[]).filter((kind) =>
    words.some((word) => OWN_WORDS[kind].has(word)),
  );
  const searched = words.filter(
    (word) => !EMPTY_WORDS.has(word) && !Object.values(OWN_WORDS).some((own) => own.has(word)),
  );
  const isNumber = searched.some((word) => NUMBER.test(word));
  // Without a keyword or a number the words belong to the catalogue search.
  if (searched.length === 0 || (kinds.length === 0 && !isNumber)) return [];
  if (!isNumber && searched.every((word) => word.length < MIN_WORD)) return [];
  const wants = (kind: Kind) => kinds.length === 0 || kinds.includes(kind);
  const [orders, worksites] = await Promise.all([
    wants('order') || wants('invoice') ? findOrders(db, account, searched) : [],
    wants('worksite') ? findWorksites(db, account, searched) : [],
  ]);
  const isInvoiceFirst = kinds.includes('invoice');
  return [
    ...orders.flatMap((order) => {
      const ofInvoice = order.invoice !== null && wants('invoice') ? [invoiceHit(order, scope.lang)] : [];
      const ofOrder = [orderHit(order, scope.lang)];
      return isInvoiceFirst || order.isByInvoice ? [...ofInvoice, ...ofOrder] : [...ofOrder, ...ofInvoice];
    }),
    ...worksites.map((worksite) => worksiteHit(worksite, scope.lang)),
  ].slice(0, MAX_HITS);
}

type Order = {
  reference: string;
  named: string;
  createdAt: Date;
  invoice: string | null;
  isByInvoice: boolean;
};

async function findOrders(db: Kysely<Schema>, account: LoggedAccount, words: string[]): Promise<Order[]> {
  const rows = await db
    .selectFrom('shop_order')
    .leftJoin('invoice', 'invoice.order_id', 'shop_order.id')
    .where('shop_order.site_id', '=', account.siteId)
    .where('shop_order.customer_id', '=', account.customerId)
    .orderBy('shop_order.id', 'desc')
    .select(['shop_order.reference', 'site_reference', 'buyer_order_number', 'created_at', 'invoice.number'])
    .execute();
  return rows
    .filter(({ reference, site_reference, buyer_order_number, number }) =>
      hasAll([reference, site_reference, buyer_order_number, number ?? ''], words),
    )
    .map((row) => ({
      reference: row.reference,
      named: row.site_reference || row.buyer_order_number,
      createdAt: row.created_at,
      invoice: row.number,
      isByInvoice: hasAll([row.number ?? ''], words) && !hasAll([row.reference], words),
    }));
}

type Worksite = { id: number; name: string; reference: string; city: string };

async function findWorksites(
  db: Kysely<Schema>,
  account: LoggedAccount,
  words: string[],
): Promise<Worksite[]> {
  const rows = await selectOwnProjects(db, account.customerId)
    .orderBy('project.id', 'desc')
    .select(['project.id', 'project.name', 'project.reference', 'project.city', 'project.zipcode'])
    .execute();
  return rows.filter(({ name, reference, city, zipcode }) => hasAll([name, reference, city, zipcode], words));
}

/** Returns true when each word occurs in a text, or in a number regardless of its grouping. */
function hasAll(texts: string[], words: string[]): boolean {
  const keys = texts.map(searchKey);
  const joined = keys.map((key) => key.replaceAll(' ', ''));
  return words.every(
    (word) => keys.some((key) => key.includes(word)) || joined.some((key) => key.includes(word)),
  );
}

function orderHit({ reference, named, createdAt }: Order, lang: Locale): SearchHit {
  return createHit({
    type: 'order',
    code: reference,
    title: formatMessage(lang, 'search.order', { reference }),
    detail: [dayOf(createdAt, lang), named].filter(Boolean).join(' · '),
    canonical: samePath(href('order', { locale: lang, target: 'pro' }, { reference })),
  });
}

function invoiceHit({ reference, named, createdAt, invoice }: Order, lang: Locale): SearchHit {
  return createHit({
    type: 'invoice',
    code: invoice ?? reference,
    title: formatMessage(lang, 'search.invoice', { reference: invoice ?? '' }),
    detail: [dayOf(createdAt, lang), named].filter(Boolean).join(' · '),
    canonical: samePath(href('order-bill', { locale: lang, target: 'pro' }, { reference })),
  });
}

function worksiteHit({ id, name, reference, city }: Worksite, lang: Locale): SearchHit {
  const path = href('worksites', { locale: lang, target: 'pro' });
  return createHit({
    type: 'account_worksite',
    code: reference || id,
    title: name,
    detail: [reference, city].filter(Boolean).join(' · '),
    canonical: samePath(`${path}?worksite=${id}`),
  });
}

function dayOf(date: Date, lang: Locale): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(date);
}
