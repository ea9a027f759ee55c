import { sql, type Kysely } from 'kysely';

/** Types of products know the room that they heat and its energy, as the shop's records state them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update product_type set data = data || jsonb_build_object('heated_room', case
      when stored.type ->> 'room' is null then null
      else jsonb_build_object(
        'type', stored.type ->> 'room',
        'energy', case
          when stored.type -> 'energy' ? 'electric-heater' then 'electricity'
          when stored.type -> 'energy' ? 'gas-heater' then 'gas'
        end
      )
    end)
    from (select key, record::jsonb as type from shop_record where kind = 'type') as stored
    where stored.key = product_type.key`.execute(db);
}
