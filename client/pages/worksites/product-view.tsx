import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { AccountFrame } from '#client/components/account/account-frame.tsx';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { formatFigure } from '#shared/domain/price.ts';
import { ProductOffer } from './product-offer.tsx';
import { viewTitle } from './view-title.ts';
import type { ProductData } from './worksites-data.ts';
import { useWorksitesUrl } from './worksites-url.ts';
import styles from './worksites.module.css';

export function ProductView({ data }: { data: ProductData }) {
  const { project, configuration, matches } = data;
  const text = useTranslations();
  const urlOf = useWorksitesUrl();
  const { locale } = usePage().site;
  const { sizing } = configuration;
  const back = (
    <ButtonLink href={urlOf({ worksite: project.id })} kind="secondary">
      {text('worksites.later')}
    </ButtonLink>
  );
  if (!matches || !sizing || matches.items.length === 0)
    return (
      <AccountFrame title={viewTitle(text, data)}>
        <EmptyState
          title={text('worksites.no_match')}
          text={text(sizing ? 'worksites.no_match_text' : 'worksites.not_sized')}
        >
          {back}
        </EmptyState>
      </AccountFrame>
    );
  const { count, min } = matches.units;
  const needed = text('worksites.product_lead', { watts: formatFigure(sizing.advised, locale) });
  const shared = text('power.units', { count, each: formatFigure(min, locale) });
  return (
    <AccountFrame
      title={viewTitle(text, data)}
      lead={count > 1 ? `${needed} ${shared}` : needed}
      actions={back}
    >
      <ul className={styles.offers}>
        {matches.items.map((offer) => (
          <ProductOffer key={offer.product.id} offer={offer} count={count} />
        ))}
      </ul>
      {matches.url && (
        <p className={styles.end}>
          <LinkArrow href={matches.url}>{text('power.all', { count: matches.total })}</LinkArrow>
        </p>
      )}
    </AccountFrame>
  );
}
