import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { useApi } from '#admin/app/api-context.ts';
import { readMeta } from '#admin/app/read-meta.ts';
import { readPages } from '#admin/api/read-pages.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { EditedLanguage } from './edited-language.ts';

/** Sales plans of the site as choices; `undefined` until they have arrived. */
export function usePlanChoices(): { id: number; name: string }[] | undefined {
  const text = useMessages();
  const api = useApi();
  const { data } = useQuery({ queryKey: ['plans'], queryFn: () => api.call('GET /site') });
  const site = data?.items.find(({ id }) => id === Number(readMeta('site-id')));
  return site?.salesplan.map(({ id, target }) => ({ id, name: text(`pages.plan.${target}`) }));
}

/** Tags as choices, in the language that the form edits. */
export function useTagChoices(): { id: string; name: string }[] {
  const api = useApi();
  const lang = useContext(EditedLanguage);
  const { data } = useQuery({
    queryKey: ['tags', lang],
    queryFn: () => readPages((page) => api.call('GET /tags/record', { query: { ...page, lang } })),
  });
  return (data?.items ?? []).map(({ code, label }) => ({ id: code, name: label }));
}
