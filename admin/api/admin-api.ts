import { createCaller, type Caller } from '#shared/api/caller.ts';
import { UnavailableError } from '#shared/api/api-error.ts';
import { createFormSend } from '#shared/api/form-send.ts';
import { createKySend } from '#shared/api/ky-send.ts';
import type { Send } from '#shared/api/send.ts';
import type { BrandColours } from '#shared/contract/brand.ts';

export type Connection = { apiPath: string; siteId: number };

/** Facts of the shop that every screen needs. */
export type Shop = { name: string; colours: BrandColours | null; salesPlanId: number; currency: string };

/** Plan of the first request: the call that lists the sites accepts any. */
const ANY_PLAN = 1;
/** Writes of large records take longer than reads. */
const TIMEOUT_MS = 30_000;
/** Large pictures take long to send and to encode. */
const FORM_TIMEOUT_MS = 180_000;

/** Creates the typed calls of the contract. The browser adds the cookie of the session itself. */
export function createAdminApi(
  { apiPath, siteId }: Connection,
  { locale, salesPlanId }: { locale: () => string; salesPlanId: number },
): Caller {
  const sendJson = createKySend({ baseUrl: apiPath, timeout: TIMEOUT_MS });
  const sendForm = createFormSend({ baseUrl: apiPath, fetch: fetchForm });
  const send: Send = (call) => (call.body instanceof FormData ? sendForm(call) : sendJson(call));
  return {
    call: (id, ...input) =>
      createCaller(send, { siteId, locale: locale(), salesPlanId: () => salesPlanId }).call(id, ...input),
  };
}

/** Failures of the connection are those of other calls. @throws UnavailableError */
async function fetchForm(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  try {
    return await fetch(input, { ...init, signal: AbortSignal.timeout(FORM_TIMEOUT_MS) });
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw new UnavailableError(isLate ? 'timeout' : 'unreachable');
  }
}

/** Reads name, colours, currency and first sales plan of the site. @throws ApiError */
export async function readShop(connection: Connection, locale: string): Promise<Shop> {
  const api = createAdminApi(connection, { locale: () => locale, salesPlanId: ANY_PLAN });
  const { items } = await api.call('GET /site');
  const site = items.find(({ id }) => id === connection.siteId);
  return {
    name: site?.brand?.name ?? site?.domain ?? '',
    colours: site?.brand?.colours ?? null,
    salesPlanId: site?.salesplan[0]?.id ?? ANY_PLAN,
    currency: site?.salesplan[0]?.currency.code ?? 'EUR',
  };
}
