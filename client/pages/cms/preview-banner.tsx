import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Banner } from '#client/ui/banner/banner.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import { toSitePath } from '#shared/site-path.ts';
import type { Page } from '#shared/contract/page.ts';

export function PreviewBanner({ page, isDraft }: { page: Page; isDraft: boolean }) {
  const text = useTranslations();
  const url = toSitePath(page.canonical.part);
  return (
    <div className="container">
      <Banner
        tone={isDraft ? 'caution' : 'info'}
        title={text(isDraft ? 'article.draft' : 'article.published')}
      >
        <p>
          {text(isDraft ? 'article.draft_text' : 'article.published_text')}{' '}
          {!isDraft && url !== undefined && <TextLink href={url}>{text('article.published_link')}</TextLink>}
        </p>
      </Banner>
    </div>
  );
}
