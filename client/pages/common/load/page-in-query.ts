import { OutcomeError } from '#shared/page-outcome.ts';

/**
 * Reads the page number from `?page=`.
 * @throws OutcomeError 404 for an invalid number
 */
export function readPageInQuery(search: URLSearchParams): number {
  const page = search.get('page') ?? '1';
  if (!/^[1-9]\d{0,4}$/.test(page)) throw new OutcomeError({ kind: 'notFound' });
  return Number(page);
}
