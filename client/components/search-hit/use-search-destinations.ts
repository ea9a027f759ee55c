import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import type { RouteName } from '#routes/paths.ts';

export type SearchDestination = { key: RouteName; title: string; text?: string; url: string };

/** Returns the other places to search a text: fault codes, spare parts, documents, contact. */
export function useSearchDestinations(): (query: string) => SearchDestination[] {
  const text = useTranslations();
  const href = useHref();
  const { site, isEnabled } = usePage();
  const documents = site.target === 'pro' ? 'to-download' : 'documentations';
  return (query) => {
    const filledIn = query === '' ? '' : `?q=${encodeURIComponent(query)}`;
    const destinations: SearchDestination[] = [
      {
        key: 'fault-finder',
        title: text('search.way_faults'),
        text: text('search.way_faults_text'),
        url: href('fault-finder') + filledIn,
      },
      {
        key: 'accessories',
        title: text('search.way_parts'),
        text: text('search.way_parts_text'),
        url: href('accessories') + filledIn,
      },
      {
        key: documents,
        title: text('search.way_documents'),
        text: text('search.way_documents_text'),
        url: href(documents) + filledIn,
      },
      { key: 'contact', title: text('search.way_contact'), url: href('contact') },
    ];
    return destinations.filter(({ key }) => isEnabled(key));
  };
}
