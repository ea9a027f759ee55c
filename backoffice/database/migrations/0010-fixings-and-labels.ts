import { sql, type Kysely } from 'kysely';

/** Existing sizes have no fixing points and no energy label until they are written again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update product_translation set texts = jsonb_set(texts, '{models}', coalesce((
      select jsonb_agg('{"fixings": [], "energy_label": null}'::jsonb || model.value order by model.ordinality)
      from jsonb_array_elements(texts -> 'models') with ordinality as model
    ), '[]'::jsonb))`.execute(db);
}
