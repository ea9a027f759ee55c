import { createKySend, type KySendOptions } from '#shared/api/ky-send.ts';
import type { ApiCall, Send } from '#shared/api/send.ts';

/** Where this site hands calls on to the back office. */
const API_PATH = '/api/v1/';

/** What carries the browser's calls. */
export function createBrowserSend(options: Pick<KySendOptions, 'fetch' | 'retries'> = {}): Send {
  return createKySend({ baseUrl: API_PATH, ...options });
}

/** Sends a form with files; `onProgress` is told how much of it has gone out, in percent. */
export async function upload(call: ApiCall, onProgress: (percent: number) => void): Promise<unknown> {
  const { sendUpload } = await import('#shared/api/upload-send.ts');
  return sendUpload(call, { baseUrl: API_PATH, onProgress });
}
