import { NumberInput } from 'ra-ui-materialui';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** Rank of a stored record; a new one comes last. */
export function PositionInput({ isStored }: { isStored: boolean }) {
  const text = useMessages();
  if (!isStored) return null;
  return (
    <NumberInput
      source="position"
      label={text('support.position')}
      helperText={text('support.position_help')}
      min={0}
    />
  );
}
