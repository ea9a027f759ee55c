import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { documentAnchor, useDocumentLogin } from '#client/components/document-login/use-document-login.ts';
import { findExactMatch } from '#client/components/search-hit/exact-match.ts';
import { HIT_ICONS } from '#client/components/search-hit/hit-kinds.ts';
import { findReplacement } from '#client/components/search-hit/replacement.ts';
import { isForProfessionals, useHitUrl, useNoticeUrl } from '#client/components/search-hit/use-hit-url.ts';
import type { SearchResponse, SearchHit } from '#shared/contract/search.ts';
import type { Hit } from './hit-row.tsx';
import type { HitTab } from './tabs.ts';

/** Converts top hits to rows, with their kind and whether the reference matches exactly. */
export function useTopHits(): (hits: readonly SearchHit[], query: string) => Hit[] {
  const text = useTranslations();
  const toHit = useHit();
  return (hits, query) =>
    hits.map((hit) => {
      const match = findExactMatch(hit, query);
      const exact = match && text(match === 'barcode' ? 'search.exact_barcode' : 'search.exact');
      return { ...toHit(hit), kinds: [text(`search.kind_${hit.type}`), ...(exact ? [exact] : [])] };
    });
}

export function useTabHits(): (tab: HitTab, found: SearchResponse) => Hit[] {
  const { target } = usePage().site;
  const toHit = useHit();
  const noticeUrl = useNoticeUrl();
  const loginOf = useDocumentLogin();
  return (tab, found) => {
    switch (tab) {
      case 'categories':
        return found.categories.items.map(({ id, name, parent, canonical }) => ({
          key: String(id),
          title: name,
          detail: parent ?? '',
          url: canonical[target],
        }));
      case 'pages':
        return found.pages.items.map(({ id, title, description, canonical }) => ({
          key: String(id),
          title,
          detail: description,
          url: canonical[target],
        }));
      case 'notices':
        return found.notices.items.map((notice) => {
          const { url, isLocked } = noticeUrl(notice);
          return {
            key: String(notice.id),
            anchor: documentAnchor(notice.id),
            title: notice.title,
            detail: isLocked ? '' : 'PDF',
            // The login redirects back to this list.
            url: isLocked ? loginOf(notice.id) : url,
            isLocked,
          };
        });
      case 'parts':
        return found.parts.items.map(toHit);
      case 'faults':
        return found.faults.items.map((hit) => withoutFigure(toHit(hit)));
    }
  };
}

function useHit(): (hit: SearchHit) => Hit {
  const text = useTranslations();
  const { target } = usePage().site;
  const hitUrl = useHitUrl();
  return (hit) => {
    const { key, type, title, detail, cover, price } = hit;
    const replacement = findReplacement(hit);
    return {
      key,
      title,
      detail,
      note:
        replacement && text('results.replaced', { former: replacement.former, reference: replacement.by }),
      ...hitUrl(hit),
      figure: { picture: cover, icon: HIT_ICONS[type] },
      price,
      forProfessionals: isForProfessionals(hit, target),
    };
  };
}

/** Removes the figure: a column of identical icons carries no information. */
function withoutFigure({ figure: _figure, ...hit }: Hit): Hit {
  return hit;
}
