import type { Kysely } from 'kysely';
import { findAccount } from '#backoffice/accounts/find-account.ts';
import { countOldPassword, forgetOldPasswords } from '#backoffice/accounts/password-attempts.ts';
import { isPassword } from '#backoffice/accounts/passwords.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidForm } from '#backoffice/http/failure.ts';
import { tokenError, type LoggedAccount } from '#backoffice/http/principal.ts';
import type { Outbox } from '#backoffice/mail/outbox.ts';
import type { DeletionForm } from '#shared/contract/account-deletion.ts';
import { farewellEmail } from './farewell-email.ts';
import { removeFiles } from '#backoffice/privacy/forget-tickets.ts';
import { forgetCustomer } from './forget-customer.ts';
import { requireSettled } from './require-settled.ts';
import { lockCustomer } from './owned-address.ts';

type Dependencies = { db: Kysely<Schema>; outbox: Outbox; attachmentFolder: string };

/**
 * Deletes the account and the customer's data (forget-customer.ts), after a check of the
 * password. Unsettled orders prevent it, and the losses must be accepted.
 * @throws Failure 422 for a wrong password or losses that are not accepted; 429 after too many
 * passwords; 409 for open orders, and when the losses have changed since they were shown
 */
export async function deleteAccount(
  { db, outbox, attachmentFolder }: Dependencies,
  { accountId, customerId, siteId }: LoggedAccount,
  { password, accepted }: DeletionForm,
): Promise<void> {
  const account = await findAccount(db, accountId);
  if (!account) throw tokenError('blacklisted_token');
  if (password === '') throw invalidForm({ password: 'required' });
  const tried = { siteId, email: account.email };
  await countOldPassword(db, tried);
  if (!(await isPassword(account.passwordHash, password))) throw invalidForm({ password: 'invalid' });
  await forgetOldPasswords(db, tried);
  const files = await db.transaction().execute(async (trx) => {
    // A concurrent order of the customer waits for this lock, or is seen here.
    await lockCustomer(trx, customerId);
    await requireSettled(trx, { siteId, customerId, accepted });
    const forgotten = await forgetCustomer(trx, customerId);
    await outbox.put(trx, farewellEmail(account, forgotten.name));
    return forgotten.files;
  });
  await removeFiles(attachmentFolder, files);
  void outbox.deliver();
}
