import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { productLink } from '#client/components/product-card/product-link.ts';
import { HIT_ICONS } from '#client/components/search-hit/hit-kinds.ts';
import { findReplacement } from '#client/components/search-hit/replacement.ts';
import { isForProfessionals, useHitUrl, useNoticeUrl } from '#client/components/search-hit/use-hit-url.ts';
import type { SearchResponse, SearchHit } from '#shared/contract/search.ts';
import type { Suggestion, SuggestionGroup } from './suggestion.ts';

/** Returns the function that groups the hits of a response in display order; a top hit is not repeated. */
export function useSuggestionGroups(): (response: SearchResponse) => SuggestionGroup[] {
  const text = useTranslations();
  const page = usePage();
  const hitUrl = useHitUrl();
  const noticeUrl = useNoticeUrl();
  const { target } = page.site;

  const toSuggestion = (hit: SearchHit): Suggestion => {
    const { url, isLocked } = hitUrl(hit);
    const replaced = findReplacement(hit);
    return {
      key: hit.key,
      label: hit.title,
      detail: hit.detail,
      note: replaced && text('search.replaces', { reference: replaced.former }),
      url,
      isLocked,
      forProfessionals: isForProfessionals(hit, target),
      figure: { picture: hit.cover, icon: HIT_ICONS[hit.type] },
      price: hit.price,
    };
  };

  return (response) => {
    const top = response.top.map((hit): Suggestion => ({
      ...toSuggestion(hit),
      detail: [text(`search.kind_${hit.type}`), hit.detail].filter(Boolean).join(' · '),
    }));
    const groups: SuggestionGroup[] = [
      {
        key: 'categories',
        label: text('search.categories'),
        total: response.categories.total,
        items: response.categories.items.map((category) => ({
          key: `category:${category.id}`,
          label: category.name,
          detail: category.parent ?? '',
          url: category.canonical[target],
        })),
      },
      {
        key: 'products',
        label: text('search.products'),
        total: response.products.total,
        items: response.products.items.map((product) => ({
          key: `product:${product.id}`,
          label: product.name,
          detail: [product.subtitle, product.reference].filter(Boolean).join(' · '),
          figure: { picture: product.cover, icon: HIT_ICONS.product },
          price: product.price,
          ...productLink(product, page),
        })),
      },
      {
        key: 'parts',
        label: text('search.parts'),
        total: response.parts.total,
        items: response.parts.items.map(toSuggestion),
      },
      {
        key: 'faults',
        label: text('search.faults'),
        total: response.faults.total,
        // Fault codes have no picture, and identical icons add nothing.
        items: response.faults.items.map((hit) => ({ ...toSuggestion(hit), figure: undefined })),
      },
      {
        key: 'pages',
        label: text('search.pages'),
        total: response.pages.total,
        items: response.pages.items.map(({ id, title, canonical }) => ({
          key: `page:${id}`,
          label: title,
          url: canonical[target],
        })),
      },
      {
        key: 'notices',
        label: text('search.notices'),
        total: response.notices.total,
        items: response.notices.items.map((notice) => ({
          key: `notice:${notice.id}`,
          label: notice.title,
          ...noticeUrl(notice),
        })),
      },
    ];
    const inTop = new Set(top.map(addressOf));
    return [
      { key: 'top', label: text('search.top'), items: top },
      ...groups.map((group) => ({
        ...group,
        items: group.items.filter((item) => !inTop.has(addressOf(item))),
      })),
    ].filter((group) => group.items.length > 0);
  };
}

/** Options without a URL are distinguished by their label. */
function addressOf({ url, label }: Suggestion): string {
  return url ?? label;
}
