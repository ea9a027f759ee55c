import { createSessionsApi } from '#shared/api/sessions.ts';
import type { LoadArgs } from './page-load.ts';

/**
 * The number of who is logged in, as paths of calls have it; asked of the back office only where the token does not say
 * it. @throws ApiError when nobody is.
 */
export async function ownCustomer({ api, store }: Pick<LoadArgs, 'api' | 'store'>): Promise<string> {
  return store.auth.customerNumber ?? (await createSessionsApi(api.caller).current()).customer.customer_id;
}
