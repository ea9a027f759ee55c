import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useDocumentLogin } from '#client/components/document-login/use-document-login.ts';
import { documentUrl } from '#client/components/document-size/document-url.ts';
import { useStore } from '#client/stores/store-context.ts';
import type { ProductDocument } from '#shared/contract/product.ts';
import type { SearchHit } from '#shared/contract/search.ts';
import type { UrlTarget } from '#shared/domain/sales-plan.ts';

/** `url` is `undefined` for documents that the logged-in customer may not open. */
export type HitUrl = { url: string | undefined; isLocked: boolean };

/** Returns the URL function of documents: the file, or the login that returns to a search for it. */
export function useNoticeUrl(): (notice: ProductDocument) => HitUrl {
  const href = useHref();
  const loginOf = useDocumentLogin();
  const { mediaUrl } = useStore().settings;
  return (notice) => {
    const { url } = notice.media;
    if (url !== null) return { url: documentUrl(mediaUrl, url, notice), isLocked: false };
    const search = `${href('results')}?q=${encodeURIComponent(notice.title)}&tab=notices`;
    return { url: loginOf(notice.id, search), isLocked: true };
  };
}

export function useHitUrl(): (hit: Pick<SearchHit, 'canonical' | 'notice'>) => HitUrl {
  const { target } = usePage().site;
  const noticeUrl = useNoticeUrl();
  return ({ canonical, notice }) => {
    if (canonical) return { url: canonical[target], isLocked: false };
    return notice ? noticeUrl(notice) : { url: undefined, isLocked: false };
  };
}

/** True for a product that only professionals buy, shown to a consumer. */
export function isForProfessionals(
  { type, canonical }: Pick<SearchHit, 'type' | 'canonical'>,
  target: UrlTarget,
): boolean {
  const isProduct = type === 'product' || type === 'variant';
  return isProduct && target === 'part' && canonical !== null && canonical.part === canonical.pro;
}
