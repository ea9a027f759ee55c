import { sql, type Kysely } from 'kysely';

/** Pictures of products by colour and size: width and height of the product in mm. Cards know the sizes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product_picture
    add column width double precision,
    add column height double precision`.execute(db);
  await sql`update product_picture set
    width = (data -> 'scale' ->> 'width')::double precision,
    height = (data -> 'scale' ->> 'height')::double precision`.execute(db);
  await sql`alter table product_picture
    drop constraint product_picture_pkey,
    add primary key (product_id, colour, width, height)`.execute(db);
  await sql`update product_translation set card = card || jsonb_build_object('sizes', coalesce((
    select jsonb_agg(jsonb_build_object('code', size -> 'code', 'width', size -> 'width', 'height', size -> 'height',
      'depth', size -> 'depth') order by position)
    from jsonb_array_elements(texts -> 'models') with ordinality as models (size, position)), '[]'))`.execute(
    db,
  );
}
