import { sql, type Kysely } from 'kysely';

/** Existing labels have no second class and no figures until their product is written again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update product_translation set texts = jsonb_set(texts, '{models}', (
      select jsonb_agg(
        case when jsonb_typeof(model.value -> 'energy_label') = 'object'
          then jsonb_set(model.value, '{energy_label}',
            '{"application": null, "second": null, "figures": []}'::jsonb || (model.value -> 'energy_label'))
          else model.value end
        order by model.ordinality)
      from jsonb_array_elements(texts -> 'models') with ordinality as model
    )) where jsonb_array_length(texts -> 'models') > 0`.execute(db);
}
