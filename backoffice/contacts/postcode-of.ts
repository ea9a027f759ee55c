import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';

/** Postcode of the delivery address, else of the company. */
export async function postcodeOf(db: Kysely<Schema>, customerId: number): Promise<string | undefined> {
  const found = await db
    .selectFrom('address')
    .innerJoin('customer', (join) =>
      join.on((on) =>
        on.or([
          on('address.customer_id', '=', on.ref('customer.id')),
          on('address.company_id', '=', on.ref('customer.company_id')),
        ]),
      ),
    )
    .select('address.zipcode')
    .where('customer.id', '=', customerId)
    .orderBy('address.primary', 'desc')
    .orderBy('address.customer_id', (order) => order.nullsLast())
    .orderBy('address.id')
    .executeTakeFirst();
  return found?.zipcode;
}
