import { useLocale } from 'ra-core';
import { createContext, useContext } from 'react';
import { readMeta } from './read-meta.ts';

/** Number of the sales plan that every call names. */
export const SalesPlanContext = createContext(1);

/**
 * Addresses of files of the API for links: the browser sends the cookie of the session with them.
 * `path`: below the base path, such as `/fulfilment/labels`.
 */
export function useFileUrl(): (path: string, query?: Record<string, string>) => string {
  const lang = useLocale();
  const plan = useContext(SalesPlanContext);
  return (path, query = {}) => {
    const scope = { site_id: readMeta('site-id'), lang, sales_plan_id: String(plan) };
    const base = readMeta('api-path').replace(/\/$/, '');
    return `${base}${path}?${new URLSearchParams({ ...scope, ...query }).toString()}`;
  };
}
