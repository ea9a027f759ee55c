import { useEffect, useState } from 'react';
import { useDocumentLogin } from '#client/components/document-login/use-document-login.ts';
import { usePage, type CurrentPage } from '#client/app/page-context.ts';
import { useApi } from '#client/app/api-context.ts';
import { useText, type Text } from '#client/app/use-text.ts';
import { productLink } from '#client/components/product-card/product-link.ts';
import { documentUrl } from '#client/components/document-size/document-url.ts';
import type { RootStore } from '#client/stores/root-store.ts';
import { useStore } from '#client/stores/store-context.ts';
import { href } from '#routes/href.ts';
import type { ProductPicture } from '#shared/contract/product-picture.ts';
import type { SearchAnswer } from '#shared/contract/search.ts';

export type Suggestion = {
  key: string;
  label: string;
  detail?: string;
  /** Of the page or the file; without one there is no way to it. */
  url?: string | undefined;
  locked?: true;
  forProfessionals?: boolean;
  picture?: ProductPicture;
};
export type SuggestionGroup = { label: string; total: number; items: Suggestion[] };

type State = 'idle' | 'loading' | 'found' | 'empty';

const SHORTEST_TEXT = 3;
const DEBOUNCE_MS = 300;

/** Suggestions for what is being typed: from three characters, 300 ms after the last one. */
export function useSuggestions(query: string, isWantedAtFirst: boolean) {
  const api = useApi();
  const page = usePage();
  const text = useText();
  const store = useStore();
  const loginOf = useDocumentLogin();
  const { mediaUrl: media } = store.settings;
  const [answer, setAnswer] = useState<SearchAnswer | null>(null);
  const [state, setState] = useState<State>('idle');
  const [isWanted, setWanted] = useState(isWantedAtFirst);
  const wanted = query.trim();
  const { locale, target } = page.site;

  // A suggestion has led to another page.
  useEffect(() => () => setWanted(false), [page.key]);

  useEffect(() => {
    if (wanted.length < SHORTEST_TEXT) {
      setState('idle');
      return undefined;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      setState('loading');
      api.search({ type: 'Suggest', language: locale, text: wanted }).then(
        (found) => {
          if (!isCurrent) return;
          setAnswer(found);
          setState(found.total > 0 ? 'found' : 'empty');
        },
        (error: unknown) => {
          // Suggestions are a help: without them the field still searches.
          if (isCurrent) setState('idle');
          void reportSessionEnd(error, store);
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [api, wanted, locale, target, store]);

  return {
    state,
    total: answer?.total ?? 0,
    groups: state === 'found' && answer ? toGroups(answer, { page, media, text, loginOf }) : [],
    isOpen: isWanted && state !== 'idle',
    onOpenChange: setWanted,
  };
}

async function reportSessionEnd(error: unknown, store: RootStore): Promise<void> {
  const { tellSessionOver } = await import('#client/app/session-over.ts');
  tellSessionOver(error, store);
}

type Shown = {
  page: CurrentPage;
  media: string;
  text: Text;
  loginOf: ReturnType<typeof useDocumentLogin>;
};

function toGroups(answer: SearchAnswer, { page, media, text, loginOf }: Shown): SuggestionGroup[] {
  const { target } = page.site;
  /** Where the search finds the document again, after the login. */
  const noticesUrl = (title: string) =>
    `${href('results', page.site)}?q=${encodeURIComponent(title)}&tab=notices`;
  const groups: SuggestionGroup[] = [
    {
      label: text('search.categories'),
      total: answer.categories.total,
      items: answer.categories.items.map((category) => ({
        key: `category-${category.id}`,
        label: category.name,
        ...(category.parent && { detail: category.parent }),
        url: category.canonical[target],
      })),
    },
    {
      label: text('search.products'),
      total: answer.products.total,
      items: answer.products.items.map((product) => ({
        key: `product-${product.id}`,
        label: product.name,
        detail: product.subtitle,
        ...(product.cover && { picture: product.cover }),
        ...productLink(product, page),
      })),
    },
    {
      label: text('search.pages'),
      total: answer.pages.total,
      items: answer.pages.items.map((found) => ({
        key: `page-${found.id}`,
        label: found.title,
        url: found.canonical[target],
      })),
    },
    {
      label: text('search.notices'),
      total: answer.notices.total,
      items: answer.notices.items.map((notice): Suggestion => ({
        key: `notice-${notice.id}`,
        label: notice.title,
        ...(notice.media.url === null
          ? lockedNotice(loginOf(notice.id, noticesUrl(notice.title)), text)
          : { url: documentUrl(media, notice.media.url, notice) }),
      })),
    },
  ];
  return groups.filter((group) => group.items.length > 0);
}

function lockedNotice(login: string | undefined, text: Text): Pick<Suggestion, 'url' | 'detail' | 'locked'> {
  return { url: login, locked: true, ...(login !== undefined && { detail: text('header.login') }) };
}
