import type { Kysely } from 'kysely';
import { toCustomer } from '#backoffice/accounts/to-customer.ts';
import { listContent } from '#backoffice/content/content-store.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { createFormReader } from '#backoffice/forms/form-reader.ts';
import { invalidForm } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { Customer, CustomerForm } from '#shared/contract/customer.ts';
import { lockCustomer } from './owned-address.ts';

/**
 * Changes a customer's personal data and a professional's company name, but not its number. The
 * telephone is optional for private customers.
 * @throws Failure 422 with a code per invalid field.
 */
export async function changeCustomer(
  db: Kysely<Schema>,
  scope: Scope,
  customerId: number,
  form: CustomerForm,
): Promise<Customer> {
  const civilities = await listContent<{ code: string }>(db, scope, 'civility');
  return db.transaction().execute(async (trx) => {
    const companyId = await lockCustomer(trx, customerId);
    const { line, phone, addError, errors } = createFormReader<keyof CustomerForm>(form);
    const values = {
      civility: line('civility'),
      firstname: line('firstname'),
      lastname: line('lastname'),
      phone: phone('phone', { isRequired: companyId !== null }) || null,
    };
    if (!civilities.some(({ data }) => data.code === values.civility)) addError('civility', 'invalid');
    const name = companyId !== null && form.company !== undefined ? line('company') : undefined;
    if (Object.keys(errors).length > 0) throw invalidForm(errors);
    await trx.updateTable('customer').set(values).where('id', '=', customerId).execute();
    if (companyId !== null && name !== undefined)
      await trx.updateTable('company').set({ name }).where('id', '=', companyId).execute();
    return toCustomer(trx, customerId);
  });
}
