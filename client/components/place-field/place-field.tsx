import { island } from '#client/app/parts/island.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import { Combobox } from '#client/ui/combobox/combobox.tsx';
import { usePlaceSuggestions } from './use-place-suggestions.ts';

/** Maximum length of an address. */
const MAX_PLACE_LENGTH = 80;

type PlaceFieldProps = {
  name: string;
  /** For fields that accept more than a commune. */
  label?: string;
  place: string;
  error?: string | undefined;
  hint?: string;
  onPick: (place: string) => void;
};

/** A commune or postcode in France, suggested from three characters on. */
export const PlaceField = island(PlaceFieldContent, PlainPlaceField);

function PlainPlaceField({ name, label, place, error, hint }: PlaceFieldProps) {
  const text = useTranslations();
  return (
    <TextField
      {...{ name, error }}
      label={label ?? text('locator.field')}
      {...(hint && { hint })}
      defaultValue={place}
      maxLength={MAX_PLACE_LENGTH}
    />
  );
}

function PlaceFieldContent({ name, label, place, error, hint, onPick }: PlaceFieldProps) {
  const text = useTranslations();
  const { suggestions, state, onText } = usePlaceSuggestions();
  const none = {
    short: text('locator.suggestions_short'),
    loading: text('researching'),
    known: text('locator.suggestions_none'),
  };
  return (
    <Combobox
      name={name}
      label={label ?? text('locator.field')}
      {...(hint && { hint })}
      error={error}
      defaultValue={place}
      maxLength={MAX_PLACE_LENGTH}
      options={suggestions}
      labels={{
        none: none[state],
        count: (count) => text('locator.suggestions', { count }),
      }}
      onText={onText}
      onPick={onPick}
    />
  );
}
