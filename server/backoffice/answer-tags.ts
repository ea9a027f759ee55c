import type { ApiCall } from '#shared/api/send.ts';

/** What an answer of the back office is about, for purges: `product`, `product:12`. */
export function tagsOfCall({ path }: ApiCall, _answer: unknown): string[] {
  const [resource = '', id] = path.split('/');
  return id && /^\d+$/.test(id) ? [resource, `${resource}:${id}`] : [resource];
}
