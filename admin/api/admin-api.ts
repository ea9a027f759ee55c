import { createCaller, type Caller } from '#shared/api/caller.ts';
import { createKySend } from '#shared/api/ky-send.ts';
import type { BrandColours } from '#shared/contract/brand.ts';

export type Connection = { apiPath: string; siteId: number };

/** Facts of the shop that every screen needs. */
export type Shop = { name: string; colours: BrandColours | null; salesPlanId: number };

/** Plan of the first request: the call that lists the sites accepts any. */
const ANY_PLAN = 1;
/** Writes of large records take longer than reads. */
const TIMEOUT_MS = 30_000;

/** Creates the typed calls of the contract. The browser adds the cookie of the session itself. */
export function createAdminApi(
  { apiPath, siteId }: Connection,
  { locale, salesPlanId }: { locale: () => string; salesPlanId: number },
): Caller {
  const send = createKySend({ baseUrl: apiPath, timeout: TIMEOUT_MS });
  return {
    call: (id, ...input) =>
      createCaller(send, { siteId, locale: locale(), salesPlanId: () => salesPlanId }).call(id, ...input),
  };
}

/** Reads name, colours and first sales plan of the site. @throws ApiError */
export async function readShop(connection: Connection, locale: string): Promise<Shop> {
  const api = createAdminApi(connection, { locale: () => locale, salesPlanId: ANY_PLAN });
  const { items } = await api.call('GET /site');
  const site = items.find(({ id }) => id === connection.siteId);
  return {
    name: site?.brand?.name ?? site?.domain ?? '',
    colours: site?.brand?.colours ?? null,
    salesPlanId: site?.salesplan[0]?.id ?? ANY_PLAN,
  };
}
