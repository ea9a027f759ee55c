import { createKySend, type KySendOptions } from '#shared/api/ky-send.ts';
import type { ApiCall, Send } from '#shared/api/send.ts';

/** Carries the browser's calls. `baseUrl`: where this site hands them on to the back office (`settings.apiPath`). */
export function createBrowserSend(options: Pick<KySendOptions, 'baseUrl' | 'fetch' | 'retries'>): Send {
  return createKySend({ ...options, outlivesPage: () => document.visibilityState === 'hidden' });
}

/** Sends a form with files; `onProgress` is told how much of it has gone out, in percent. */
export async function upload(
  call: ApiCall,
  options: { baseUrl: string; onProgress: (percent: number) => void },
): Promise<unknown> {
  const { sendUpload } = await import('#shared/api/upload-send.ts');
  return sendUpload(call, options);
}
