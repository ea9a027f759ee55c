import { useId, useRef } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import type { FieldState } from '#client/components/post-form/form-fields.ts';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import { Spoken } from '#client/ui/live-region/spoken.tsx';
import styles from './town-fields.module.css';
import { useTowns } from './use-towns.ts';

/** Postcode and town. A single town of the postcode is filled in, several are suggested; a typed town is preserved. */
export const TownFields = island(TownFieldsContent, PlainTownFields);

type TownFieldsProps = { zipcode: FieldState; city: FieldState };

function PlainTownFields({ zipcode, city }: TownFieldsProps) {
  return (
    <div className={styles.town}>
      <TextField {...zipcode} />
      <TextField {...city} />
    </div>
  );
}

function TownFieldsContent({ zipcode, city }: TownFieldsProps) {
  const text = useTranslations();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const filled = useRef('');
  const { towns, look } = useTowns((found) => {
    const input = field.current;
    const [only] = found;
    if (!input || found.length !== 1 || only === undefined) return;
    if (input.value.trim() !== '' && input.value !== filled.current) return;
    input.value = only;
    filled.current = only;
    // Saves it in the form's draft.
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  return (
    <div className={styles.town}>
      <TextField
        {...zipcode}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={20}
        onInput={(event) => look(event.currentTarget.value)}
      />
      <TextField {...city} ref={field} list={listId} autoComplete="address-level2" maxLength={120} />
      <datalist id={listId}>
        {towns.map((town) => (
          <option key={town} value={town}>
            {town}
          </option>
        ))}
      </datalist>
      <Spoken
        className={styles.towns}
        text={towns.length > 1 && text('forms.towns', { count: towns.length })}
      />
    </div>
  );
}
