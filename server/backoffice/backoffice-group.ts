import type { ApiCall } from '#shared/api/send.ts';
import type { BackofficeGroup } from './backoffice-events.ts';

/** Resources of the shop, the first segment of their paths. */
const SHOP = new Set(['cart', 'cart-prepare-card-payment', 'carrier', 'order', 'payment']);
/** Resources of accounts, with or without a token. */
const ACCOUNT = new Set(['user', 'customer', 'customer-validate']);

type Grouped = Pick<ApiCall, 'path' | 'withToken' | 'token'> & { method: string };

/**
 * Returns the group of a call: `shop` for cart and order, `account` for calls with a token and other writes,
 * `content` for public reads.
 */
export function groupOfCall({ method, path, withToken, token }: Grouped): BackofficeGroup {
  const [resource = ''] = path.split('/', 1);
  if (SHOP.has(resource)) return 'shop';
  return method !== 'GET' || withToken || token !== undefined || ACCOUNT.has(resource)
    ? 'account'
    : 'content';
}
