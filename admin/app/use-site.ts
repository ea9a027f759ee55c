import { useQuery } from '@tanstack/react-query';
import type { Site } from '#shared/contract/site.ts';
import { useApi } from './api-context.ts';
import { readMeta } from './read-meta.ts';

/** The site with its sales plans, its features and its address; `undefined` until it has arrived. */
export function useSite(): Site | undefined {
  const api = useApi();
  const { data } = useQuery({ queryKey: ['site'], queryFn: () => api.call('GET /site') });
  return data?.items.find(({ id }) => id === Number(readMeta('site-id')));
}
