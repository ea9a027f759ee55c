import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useDocumentLogin } from '#client/components/document-login/use-document-login.ts';
import { documentUrl } from '#client/components/document-size/document-url.ts';
import { useStore } from '#client/stores/store-context.ts';
import type { ProductDocument } from '#shared/contract/product.ts';
import type { SearchHit } from '#shared/contract/search.ts';
import type { UrlTarget } from '#shared/domain/sales-plan.ts';

/** `url` is `undefined` for what the customer who is logged in may not open. */
export type HitUrl = { url: string | undefined; isLocked: boolean };

/** Gives the address of a document: its file, or the login that leads to a search that finds it. */
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

/** Gives the address of a hit in the audience of the page. */
export function useHitUrl(): (hit: Pick<SearchHit, 'canonical' | 'notice'>) => HitUrl {
  const { target } = usePage().site;
  const noticeUrl = useNoticeUrl();
  return ({ canonical, notice }) => {
    if (canonical) return { url: canonical[target], isLocked: false };
    return notice ? noticeUrl(notice) : { url: undefined, isLocked: false };
  };
}

/** Whether a consumer finds a product here that only professionals buy: its page is theirs. */
export function isForProfessionals(
  { type, canonical }: Pick<SearchHit, 'type' | 'canonical'>,
  target: UrlTarget,
): boolean {
  const isProduct = type === 'product' || type === 'variant';
  return isProduct && target === 'part' && canonical !== null && canonical.part === canonical.pro;
}
