import type { LoadingStore } from '#client/stores/loading-store.ts';
import type { RootStore } from '#client/stores/root-store.ts';
import { createApi } from '#shared/api/create-api.ts';
import type { ApiCall, Send } from '#shared/api/send.ts';
import type { BrowserApi } from './api-context.ts';
import { withCartCount } from './with-cart-count.ts';

/** Calls the back office through this site's proxy. The sending code is loaded with the first call. */
export function createBrowserApi({ settings, loading, cart }: RootStore): BrowserApi {
  let sender: Promise<Send> | undefined;
  const prepare = () =>
    (sender ??= loadSender(settings.apiPath).catch((error: unknown) => {
      // The next call retries.
      sender = undefined;
      throw error;
    }));
  const lazySend: Send = async (call) => {
    if (call.body instanceof FormData)
      return withLoading(loading, () => sendFiles(call, settings.apiPath, loading));
    return withLoading(loading, async () => (await prepare())(call));
  };
  const api = createApi(withCartCount(lazySend, cart), {
    siteId: settings.siteId,
    locale: settings.locale,
    salesPlanId: () => settings.callPlanId,
    isProConnected: () => settings.isProConnected,
  });
  return { ...api, prepare: () => void prepare().catch(() => undefined) };
}

async function loadSender(baseUrl: string): Promise<Send> {
  const { createBrowserSend } = await import('./browser-send.ts');
  return createBrowserSend({ baseUrl });
}

async function sendFiles(call: ApiCall, baseUrl: string, loading: LoadingStore): Promise<unknown> {
  const { upload } = await import('./browser-send.ts');
  try {
    return await upload(call, { baseUrl, onProgress: (percent) => loading.setUploaded(percent) });
  } finally {
    loading.setUploaded(null);
  }
}

async function withLoading<Result>(loading: LoadingStore, call: () => Promise<Result>): Promise<Result> {
  loading.start();
  try {
    const response = await call();
    loading.finish();
    return response;
  } catch (error) {
    loading.fail();
    throw error;
  }
}
