import { useSite } from '#admin/app/use-site.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** Names of the audiences that see a record. */
export function PlanNames({ ids }: { ids: readonly number[] }) {
  const text = useMessages();
  const plans = useSite()?.salesplan ?? [];
  const names = plans
    .filter(({ id }) => ids.includes(id))
    .map(({ target }) => text(`records.plan.${target}`));
  return <span>{names.join(', ')}</span>;
}
