import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Banner } from '#client/ui/banner/banner.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';

/** Placeholder for data that the back office did not return, with a link to reload. */
export function UnavailableNotice({ children }: { children: string }) {
  const text = useTranslations();
  const { match, search } = usePage();
  return (
    <Banner tone="caution">
      <p>
        {children}{' '}
        <TextLink href={match.pathname + search} data-document>
          {text('error.again')}
        </TextLink>
      </p>
    </Banner>
  );
}
