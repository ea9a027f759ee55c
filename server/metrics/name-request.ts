/** Kinds of requests besides pages, by the start of their path. */
const KINDS: readonly [start: string, name: string][] = [
  ['/assets/', 'files'],
  ['/media/', 'media'],
  ['/healthz', 'probe'],
  ['/readyz', 'probe'],
  ['/metrics', 'probe'],
  ['/test-bank/', 'bank'],
];

/** Names a request for metrics: by its page, else by its kind; never by its address. */
export function nameRequest(path: string, apiPath: string, pageName: string | undefined): string {
  if (pageName !== undefined) return pageName;
  if (path.startsWith(apiPath)) return 'api';
  return KINDS.find(([start]) => path.startsWith(start))?.[1] ?? 'other';
}
