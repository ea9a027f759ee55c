import { required } from 'ra-core';
import { AutocompleteInput, ReferenceInput } from 'ra-ui-materialui';
import { useMessages } from '#admin/i18n/use-messages.ts';

type Props = {
  source: string;
  /** Records to choose from. */
  kind: 'product' | 'part';
  label: string;
  helperText?: string | false;
  isRequired?: boolean;
  /** As the inputs beside it. */
  size?: 'small' | 'medium';
};

/** A product or a part by its name or reference; the record has the reference. */
export function ReferencePicker({
  source,
  kind,
  label,
  helperText = false,
  isRequired = false,
  size = 'medium',
}: Props) {
  const text = useMessages();
  return (
    <ReferenceInput source={source} reference={`${kind}-references`}>
      <AutocompleteInput
        label={label}
        size={size}
        helperText={helperText}
        optionText={textOfChoice}
        noOptionsText={text('records.no_choice')}
        validate={isRequired ? required() : []}
      />
    </ReferenceInput>
  );
}

/** “Steel rail – PR-RAD-001”. A reference that is not in the shop has no name. */
export function textOfChoice({ id, name }: { id: string; name: string }): string {
  return name === '' ? id : `${name} – ${id}`;
}
