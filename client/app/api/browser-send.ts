import { createKySend, type KySendOptions } from '#shared/api/ky-send.ts';
import type { ApiCall, Send } from '#shared/api/send.ts';

/** Sends the browser's calls. `baseUrl`: this site's proxy to the back office (`settings.apiPath`). */
export function createBrowserSend(options: Pick<KySendOptions, 'baseUrl' | 'fetch' | 'retries'>): Send {
  return createKySend({ ...options, outlivesPage: () => document.visibilityState === 'hidden' });
}

/** Sends a form with files; `onProgress` receives the uploaded percentage. */
export async function upload(
  call: ApiCall,
  options: { baseUrl: string; onProgress: (percent: number) => void },
): Promise<unknown> {
  const { sendUpload } = await import('#shared/api/upload-send.ts');
  return sendUpload(call, options);
}
