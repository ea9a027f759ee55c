import { sql, type Kysely } from 'kysely';

/**
 * The shop. Amounts in integer cents before tax, rates of VAT in hundredths of a percent, weights in grams. `type`
 * and `element_id` identify an element: `product` a variant, `part` a spare part or an accessory.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createParts(db);
  await createExplodedViews(db);
  await createCarts(db);
  await createOrders(db);
  await createPayments(db);
}

async function createParts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table part (
      id serial primary key,
      site_id integer not null references site (id),
      category_id integer not null references category (id),
      kind text not null check (kind in ('spare', 'accessory')),
      family text not null,
      reference text not null,
      ean text not null,
      old_references text[] not null default '{}',
      names jsonb not null,
      details jsonb not null default '{}',
      price integer not null check (price >= 0),
      eco integer not null default 0 check (eco >= 0),
      vat_rate integer not null default 2000,
      weight integer not null check (weight > 0),
      stock integer not null check (stock >= 0),
      status text not null check (status in ('available', 'on_order', 'obsolete')),
      delay_days integer not null default 0,
      replaced_by_id integer references part (id),
      replaced_why jsonb,
      unique (site_id, reference)
    )`.execute(db);
  await sql`create index part_category on part (category_id, family)`.execute(db);
  await sql`
    create table part_product (
      part_id integer not null references part (id) on delete cascade,
      product_id integer not null references product (id) on delete cascade,
      quantity integer not null default 1,
      year_from integer,
      year_to integer,
      serial_from text,
      serial_to text,
      primary key (part_id, product_id)
    )`.execute(db);
  await sql`create index part_product_product on part_product (product_id)`.execute(db);
}

async function createExplodedViews(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table exploded_view (
      id serial primary key,
      site_id integer not null references site (id),
      category_id integer not null references category (id),
      code text not null,
      slugs jsonb not null,
      titles jsonb not null,
      image jsonb not null,
      position integer not null default 0,
      unique (site_id, code)
    )`.execute(db);
  await sql`
    create table exploded_view_product (
      view_id integer not null references exploded_view (id) on delete cascade,
      product_id integer not null references product (id) on delete cascade,
      year_from integer not null,
      year_to integer,
      primary key (view_id, product_id)
    )`.execute(db);
  await sql`
    create table exploded_view_part (
      view_id integer not null references exploded_view (id) on delete cascade,
      position text not null,
      part_id integer not null references part (id),
      quantity integer not null default 1,
      x double precision,
      y double precision,
      r double precision,
      primary key (view_id, position)
    )`.execute(db);
}

async function createCarts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cart (
      id serial primary key,
      site_id integer not null references site (id),
      token_hash text not null unique,
      customer_id integer references customer (id) on delete set null,
      state text not null default 'open' check (state in ('open', 'ordered', 'merged')),
      zipcode text,
      shipping jsonb,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      valid_until timestamptz not null
    )`.execute(db);
  await sql`create unique index cart_of_customer on cart (customer_id) where state = 'open'`.execute(db);
  await sql`
    create table cart_line (
      id serial primary key,
      cart_id integer not null references cart (id) on delete cascade,
      type text not null check (type in ('product', 'part')),
      element_id integer not null,
      schema_id integer references exploded_view (id) on delete set null,
      quantity integer not null check (quantity > 0),
      unit_seen integer not null,
      unique nulls not distinct (cart_id, type, element_id, schema_id)
    )`.execute(db);
  await sql`
    create table cart_promotion (
      cart_id integer not null references cart (id) on delete cascade,
      promotion_id integer not null references promotion (id) on delete cascade,
      primary key (cart_id, promotion_id)
    )`.execute(db);
  await sql`
    create table stock_alert (
      id serial primary key,
      site_id integer not null references site (id),
      customer_id integer not null references customer (id) on delete cascade,
      type text not null,
      element_id integer not null,
      lang text not null,
      asked_at timestamptz not null default now(),
      unique (customer_id, type, element_id)
    )`.execute(db);
}

async function createOrders(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shop_order (
      id serial primary key,
      site_id integer not null references site (id),
      reference text not null,
      customer_id integer references customer (id) on delete set null,
      cart_id integer unique references cart (id),
      idempotency_key text,
      lang text not null,
      status text not null,
      payment text not null,
      carrier text not null,
      buyer jsonb not null,
      delivery_address jsonb not null,
      invoice_address jsonb not null,
      relay jsonb,
      phone text,
      comment text not null default '',
      amount jsonb not null,
      total integer not null,
      tracking text,
      created_at timestamptz not null default now(),
      unique (site_id, reference),
      unique (site_id, idempotency_key)
    )`.execute(db);
  await sql`create index shop_order_customer on shop_order (customer_id, created_at desc)`.execute(db);
  await sql`
    create table shop_order_line (
      id serial primary key,
      order_id integer not null references shop_order (id) on delete cascade,
      type text not null,
      element_id integer not null,
      reference text not null,
      name text not null,
      quantity integer not null check (quantity > 0),
      unit integer not null,
      total integer not null,
      eco integer not null,
      vat_rate integer not null,
      weight integer not null,
      schema_title text
    )`.execute(db);
  await sql`create index shop_order_line_order on shop_order_line (order_id)`.execute(db);
  await sql`
    create table shop_order_event (
      id serial primary key,
      order_id integer not null references shop_order (id) on delete cascade,
      code text not null,
      details jsonb not null default '{}',
      happened_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index shop_order_event_order on shop_order_event (order_id)`.execute(db);
  // Numbers without gaps: one row per series, incremented in the transaction that uses the number.
  await sql`
    create table number_series (
      site_id integer not null references site (id),
      series text not null,
      last integer not null,
      primary key (site_id, series)
    )`.execute(db);
  await sql`
    create table invoice (
      order_id integer primary key references shop_order (id),
      site_id integer not null references site (id),
      number text not null,
      issued_at timestamptz not null default now(),
      unique (site_id, number)
    )`.execute(db);
}

async function createPayments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment (
      id serial primary key,
      order_id integer not null references shop_order (id),
      provider text not null,
      reference text not null unique,
      amount integer not null,
      state text not null check (state in ('pending', 'paid', 'refused', 'cancelled', 'refund_due', 'refunded')),
      reason text,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      checked_at timestamptz
    )`.execute(db);
  await sql`create index payment_order on payment (order_id)`.execute(db);
  await sql`create index payment_pending on payment (created_at) where state = 'pending'`.execute(db);
  await sql`
    create table payment_event (
      provider text not null,
      event_id text not null,
      payment_id integer not null references payment (id),
      state text not null,
      received_at timestamptz not null default now(),
      primary key (provider, event_id)
    )`.execute(db);
}
