import { OutcomeError } from '#shared/page-outcome.ts';

/** The page of a list that `?page=` asks for. @throws OutcomeError 404 for what is no page. */
export function readPageInQuery(search: URLSearchParams): number {
  const page = search.get('page') ?? '1';
  if (!/^[1-9]\d{0,4}$/.test(page)) throw new OutcomeError({ kind: 'notFound' });
  return Number(page);
}
