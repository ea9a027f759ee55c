import type { ApiCall } from '#shared/api/send.ts';
import type { BackofficeGroup } from './backoffice-events.ts';

/** First parts of paths that sell something. */
const SHOP = new Set(['cart', 'cart-prepare-card-payment', 'carrier', 'order', 'payment']);
/** Those of accounts, whoever asks. */
const ACCOUNT = new Set(['user', 'customer', 'customer-validate']);

type Grouped = Pick<ApiCall, 'path' | 'withToken' | 'token'> & { method: string };

/**
 * Whose breaker and bulkhead a call shares: cart and order have theirs, so have calls in a visitor's name and whatever
 * writes; the rest is content, the same for everybody.
 */
export function groupOfCall({ method, path, withToken, token }: Grouped): BackofficeGroup {
  const [resource = ''] = path.split('/', 1);
  if (SHOP.has(resource)) return 'shop';
  return method !== 'GET' || withToken || token !== undefined || ACCOUNT.has(resource)
    ? 'account'
    : 'content';
}
