import type { MouseEvent, RefObject } from 'react';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { RelayLines } from '#client/components/relay-picker/relay-lines.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { FieldError } from '#client/ui/field/field.tsx';
import { DELIVERY_ERRORS } from './delivery-errors.ts';
import styles from './relay-choice.module.css';
import type { ChosenRelay } from './use-delivery.ts';

type RelayChoiceProps = {
  relay: ChosenRelay | null;
  chosenRef: RefObject<HTMLDivElement | null>;
  onPick: () => void;
};

/** The selected relay point, or the button to select one (RP-01). Without scripts the button opens a page. */
export function RelayChoice({ relay, chosenRef, onPick }: RelayChoiceProps) {
  const text = useTranslations();
  const { id, error } = useFormFields(DELIVERY_ERRORS)('relay', text('delivery.relay'));
  const pick = (event: MouseEvent) => {
    event.preventDefault();
    onPick();
  };
  return (
    <div className={styles.relay}>
      <div ref={chosenRef} tabIndex={-1} className={styles.chosen}>
        <h2>{text('delivery.relay')}</h2>
        {relay ? (
          <>
            <input type="hidden" name="relay" value={relay.identifiant} />
            <p className={styles.name}>{relay.nom}</p>
            <RelayLines relay={relay} />
          </>
        ) : (
          <p className={styles.none}>{text('delivery.relay_none')}</p>
        )}
      </div>
      <div>
        <Button id={id} type="submit" name="intent" value="relays" kind="secondary" onClick={pick}>
          {text(relay ? 'delivery.relay_change' : 'delivery.relay_choose')}
        </Button>
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </div>
  );
}
