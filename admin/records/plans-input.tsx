import { required } from 'ra-core';
import { CheckboxGroupInput } from 'ra-ui-materialui';
import { useSite } from '#admin/app/use-site.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** The audiences that see a record: at least one. */
export function PlansInput() {
  const text = useMessages();
  const plans = useSite()?.salesplan ?? [];
  return (
    <CheckboxGroupInput
      source="exist_in"
      label={text('records.plans')}
      choices={plans.map(({ id, target }) => ({ id, name: text(`records.plan.${target}`) }))}
      validate={required()}
    />
  );
}
