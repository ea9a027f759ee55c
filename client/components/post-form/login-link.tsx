import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import { href } from '#routes/href.ts';

/** A link to login and back; with scripts the input is restored then (client/app/forms/form-draft.ts). */
export function LoginLink() {
  const text = useTranslations();
  const { match, search } = usePage();
  const login = href('login', { locale: match.locale, target: 'pro' });
  return (
    <p>
      <TextLink href={`${login}?redirect=${encodeURIComponent(match.pathname + search)}`} data-document>
        {text('forms.log_again')}
      </TextLink>
    </p>
  );
}
