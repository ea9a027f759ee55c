/** What is asked for besides pages, by where its path begins. */
const KINDS: readonly [start: string, name: string][] = [
  ['/assets/', 'files'],
  ['/media/', 'media'],
  ['/healthz', 'probe'],
  ['/readyz', 'probe'],
  ['/metrics', 'probe'],
  ['/test-bank/', 'bank'],
];

/** What a request is counted as: its page's name, else the kind of thing asked for; never its address. */
export function nameRequest(path: string, apiPath: string, pageName: string | undefined): string {
  if (pageName !== undefined) return pageName;
  if (path.startsWith(apiPath)) return 'api';
  return KINDS.find(([start]) => path.startsWith(start))?.[1] ?? 'other';
}
