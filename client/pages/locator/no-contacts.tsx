import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx';
import { href } from '#routes/href.ts';
import { distanceText } from '#shared/domain/distance-text.ts';
import type { LocatorData } from './locator-data.ts';
import { locatorSearch, RADII } from './locator-request.ts';

/** No contact within the radius: shows the distance to the nearest and suggests other searches. */
export function NoContacts({ data: { nearest, request, productType } }: { data: LocatorData }) {
  const text = useTranslations();
  const { match, site } = usePage();
  const wider = nearest === null ? undefined : RADII.find((radius) => radius * 1000 >= nearest);
  const why =
    nearest === null
      ? `${text('locator.none_at_all')} ${text('locator.none_text')}`
      : text('locator.nearest', { distance: distanceText(nearest, site.locale) });
  const reset = { page: 1, point: null };
  return (
    <EmptyState title={text('locator.none_title')} text={why} headingLevel="h3">
      {wider && (
        <ButtonLink
          href={match.pathname + locatorSearch(request, { ...reset, radius: wider })}
          kind="secondary"
          rel="nofollow"
        >
          {text('locator.widen', { radius: wider })}
        </ButtonLink>
      )}
      {request.label !== '' && (
        <ButtonLink
          href={match.pathname + locatorSearch(request, { ...reset, label: '' })}
          kind="secondary"
          rel="nofollow"
        >
          {text('locator.without_label')}
        </ButtonLink>
      )}
      {productType && (
        <ButtonLink
          href={href(match.name, site) + locatorSearch(request, reset)}
          kind="secondary"
          rel="nofollow"
        >
          {text('locator.without_product')}
        </ButtonLink>
      )}
    </EmptyState>
  );
}
