import { usePage } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { href } from '#routes/href.ts';
import { Checkbox } from '#client/ui/checkbox/checkbox.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import { TICKET_FAULTS } from './ticket-labels.ts';

/** Where each language says what becomes of personal data. */
const PRIVACY = { fr: 'donnees-personnelles', en: 'privacy' } as const;

/** Without it nobody may read what was written. */
export function ConsentField() {
  const text = useText();
  const { site } = usePage();
  const { id, defaultValue, error } = useFormFields(TICKET_FAULTS)('consent', text('ticket.consent_label'));
  const privacy = href('cms', { ...site, target: 'part' }, { slug: PRIVACY[site.locale] });
  return (
    <Checkbox id={id} name="consent" value="yes" defaultChecked={defaultValue === 'yes'} error={error}>
      {text('ticket.consent')}{' '}
      <TextLink href={privacy} target="_blank">
        {text('ticket.privacy')}
      </TextLink>
    </Checkbox>
  );
}
