import { createSessionsApi } from '#shared/api/sessions.ts';
import type { LoadArgs } from './page-load.ts';

/**
 * Returns the id of the logged-in customer. Calls the back office only when the token does not contain it.
 * @throws ApiError without a session
 */
export async function ownCustomer({ api, store }: Pick<LoadArgs, 'api' | 'store'>): Promise<string> {
  return store.auth.customerNumber ?? (await createSessionsApi(api.caller).current()).customer.customer_id;
}
