import { useSite } from '#admin/app/use-site.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** Names of the audiences that see a record. */
export function usePlanNames(): (ids: readonly number[]) => string {
  const text = useMessages();
  const plans = useSite()?.salesplan ?? [];
  return (ids) =>
    plans
      .filter(({ id }) => ids.includes(id))
      .map(({ target }) => text(`records.plan.${target}`))
      .join(', ');
}
