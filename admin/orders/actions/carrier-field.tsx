import { useCarriers } from '#admin/carriers/use-carriers.ts';
import { CallField } from '#admin/fields/form-fields.tsx';
import type { Submission } from '#admin/fields/use-submit.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** Carrier of a parcel, by its name. `chosen`: that of the order, which may have been removed since. */
export function CarrierField({ chosen, submission }: { chosen: string; submission: Submission }) {
  const text = useMessages();
  const carriers = useCarriers();
  const isKnown = carriers.some(({ id }) => id === chosen);
  const choices = isKnown ? carriers : [{ id: chosen, name: chosen }, ...carriers];
  return (
    // The names arrive later: the chosen one stays the same.
    <CallField
      key={String(isKnown)}
      select
      name="carrier"
      label={text('orders.carrier')}
      defaultValue={chosen}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      submission={submission}
    >
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </CallField>
  );
}
