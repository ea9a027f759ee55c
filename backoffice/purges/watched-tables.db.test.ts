import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Database } from '#backoffice/database/database.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

const OWN = 'of one visitor, asked for each time';
const SECRET = 'no response contains it';
const DERIVED = 'written together with what it is made of, which is watched';

/**
 * Tables without effect on cached pages, with the reason. A new table is watched (a migration like 0039) or
 * listed here.
 */
const UNWATCHED: Record<string, string> = {
  account: OWN,
  account_link: SECRET,
  address: OWN,
  attempt: SECRET,
  cart: OWN,
  cart_line: OWN,
  cart_promotion: OWN,
  catalogue_version: DERIVED,
  company: OWN,
  company_register: 'sign-ups look companies up, whose pages are not kept',
  configuration: OWN,
  consent_choice: SECRET,
  credit_limit_change: SECRET,
  credit_note: OWN,
  credit_note_line: OWN,
  customer: OWN,
  document_file: 'measured once a file has been made; its size may be missing for a minute',
  favorite: OWN,
  former_product: 'shown among favourites alone',
  invoice: OWN,
  kysely_migration: SECRET,
  kysely_migration_lock: SECRET,
  known_device: SECRET,
  loyalty_movement: OWN,
  mail: SECRET,
  number_series: SECRET,
  operator: SECRET,
  operator_change: SECRET,
  operator_invitation: SECRET,
  operator_link: SECRET,
  operator_recovery_code: SECRET,
  operator_request: SECRET,
  operator_session: SECRET,
  operator_token: SECRET,
  operator_totp: SECRET,
  order_letter: SECRET,
  order_note: SECRET,
  order_return: OWN,
  order_return_line: OWN,
  import_run: 'the team alone reads it',
  missed_search: 'the team alone reads it',
  page_draft: 'previews alone show it, which are not cached',
  parcel: OWN,
  parcel_line: OWN,
  part_key: DERIVED,
  part_words: DERIVED,
  payment: OWN,
  payment_event: SECRET,
  point_correction: OWN,
  project: OWN,
  promotion: OWN,
  promotion_use: OWN,
  proposal: OWN,
  proposal_share: 'shown under a secret address alone, as it was when it was shared',
  quick_order: OWN,
  refresh_token: SECRET,
  refund: OWN,
  sav_vote: 'any visitor votes: a count may be a minute old, and nobody may empty the cache',
  search_version: DERIVED,
  search_word: DERIVED,
  secret: SECRET,
  sent_configuration: SECRET,
  session: SECRET,
  shop_file: 'read by the export alone; tables that pages show name the encoded files',
  shop_order: OWN,
  shop_order_event: OWN,
  shop_order_line: OWN,
  shop_record: DERIVED,
  signing_key: SECRET,
  stock_alert: OWN,
  stock_move: 'the stock itself is watched',
  ticket: OWN,
  ticket_file: OWN,
  ticket_message: SECRET,
  webhook: SECRET,
  webhook_delivery: SECRET,
  webhook_event: SECRET,
};

/** Bits of `pg_trigger.tgtype`. */
const EVENTS = { insert: 4, delete: 8, update: 16 };

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('every table: reports inserts, updates and deletes, or is listed with a reason', async () => {
  const { rows } = await sql<{ name: string; types: number[] }>`
    select relname as name, coalesce(array_agg(tgtype) filter (where proname like 'tell\\_%'), '{}') as types
    from pg_class
      left join pg_trigger on tgrelid = pg_class.oid
      left join pg_proc on pg_proc.oid = tgfoid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    group by relname order by relname`.execute(database.db);
  expect(rows.length).toBeGreaterThan(60);
  const missing = rows.flatMap(({ name, types }) =>
    Object.entries(EVENTS).flatMap(([event, bit]) =>
      types.some((type) => (type & bit) > 0) ? [] : [`${event} of ${name}`],
    ),
  );
  const unwatched = Object.keys(UNWATCHED).flatMap((name) =>
    Object.keys(EVENTS).map((event) => `${event} of ${name}`),
  );
  expect(missing.toSorted()).toEqual(unwatched.toSorted());
});
