import { usePage } from '#client/app/page-context.ts';
import { useStore } from '#client/stores/store-context.ts';

/** Where the API begins, as browsers reach it. */
const API_PATH = '/api/v1';

/** The address of a file behind the login, for a plain link: the storefront adds what proves who asks. */
export function useOwnFile(): (path: string, query?: Record<string, string>) => string {
  const { settings } = useStore();
  const { locale } = usePage().site;
  return (path, query = {}) =>
    `${API_PATH}${path}?${new URLSearchParams({
      site_id: String(settings.siteId),
      lang: locale,
      sales_plan_id: String(settings.callPlanId),
      ...query,
    })}`;
}
