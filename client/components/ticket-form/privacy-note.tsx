import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import { href } from '#routes/href.ts';

const PRIVACY = { fr: 'donnees-personnelles', en: 'privacy' } as const;

/** Information on data use beside the button: the request itself is the legal basis. */
export function PrivacyNote() {
  const text = useTranslations();
  const { site } = usePage();
  const privacy = href('cms', { ...site, target: 'part' }, { slug: PRIVACY[site.locale] });
  return (
    <p>
      {text('ticket.privacy_note')}{' '}
      <TextLink href={privacy} target="_blank">
        {text('ticket.privacy')}
      </TextLink>
    </p>
  );
}
