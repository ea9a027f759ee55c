import { usePage } from '#client/app/page-context.ts';
import { useStore } from '#client/stores/store-context.ts';

/** Addresses of a worksite's files: plain links, to which the storefront adds who asks. */
export function useFileUrl(): (worksite: number, file: 'all' | 'proposal') => string {
  const { locale } = usePage().site;
  const { settings } = useStore();
  return (worksite, file) =>
    `/api/v1/project/files?${new URLSearchParams({
      site_id: String(settings.siteId),
      lang: locale,
      sales_plan_id: String(settings.callPlanId),
      id: String(worksite),
      file,
    })}`;
}
