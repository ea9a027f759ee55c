import { Search } from 'lucide';
import { useState, type ComponentType, type FormEvent } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Button } from '#client/ui/button/button.tsx';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import type { UrlTarget } from '#shared/domain/sales-plan.ts';
import type { NearResultsProps } from './near-results.tsx';
import styles from './near-section.module.css';

/** Maximum length of an address. */
const MAX_PLACE_LENGTH = 80;

type NearFormProps = {
  /** The locator's page, where the form leads without scripts. */
  action: string;
  target: UrlTarget;
};

type Request = { place: string; Results: ComponentType<NearResultsProps> };

/** A place, and the contacts around it below, whose code is loaded with the first search. */
export const NearForm = island(NearFormContent, PlainNearForm);

function NearFormContent(props: NearFormProps) {
  const [request, setRequest] = useState<Request | null>(null);
  const search = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const place = new FormData(form).get('place');
    try {
      const { NearResults } = await import('./near-results.tsx');
      setRequest({ place: typeof place === 'string' ? place : '', Results: NearResults });
    } catch {
      form.submit();
    }
  };
  return (
    <>
      <PlainNearForm {...props} onSubmit={(event) => void search(event)} />
      {request && <request.Results {...props} place={request.place} />}
    </>
  );
}

type PlainProps = NearFormProps & { onSubmit?: (event: FormEvent<HTMLFormElement>) => void };

function PlainNearForm({ action, onSubmit }: PlainProps) {
  const text = useTranslations();
  return (
    <form action={action} className={styles.form} onSubmit={onSubmit}>
      <TextField
        label={text('product.near_label')}
        name="place"
        maxLength={MAX_PLACE_LENGTH}
        autoComplete="postal-code"
      />
      <Button type="submit" kind="ink" icon={Search}>
        {text('product.near_submit')}
      </Button>
    </form>
  );
}
