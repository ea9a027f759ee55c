import { usePage } from './page-context.ts';
import { useStore } from '#client/stores/store-context.ts';

/**
 * Returns the function that builds the URL of a file that needs a session, for a plain link: the server adds the token.
 */
export function useOwnFile(): (path: string, query?: Record<string, string>) => string {
  const { settings } = useStore();
  const { locale } = usePage().site;
  return (path, query = {}) =>
    `${settings.apiPath.slice(0, -1)}${path}?${new URLSearchParams({
      site_id: String(settings.siteId),
      lang: locale,
      sales_plan_id: String(settings.callPlanId),
      ...query,
    })}`;
}
