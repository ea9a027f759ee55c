import { listOrEmpty } from '#client/pages/common/load/unavailable.ts';
import type { LoadArgs } from '#client/pages/common/load/page-load.ts';
import { alternatesOf, audiencesOf } from '#client/pages/common/load/static-page-paths.ts';
import { href } from '#routes/href.ts';
import type { Home, Slide } from '#shared/contract/home.ts';
import type { PageMeta } from '#shared/page-outcome.ts';

export type LoadedHome = {
  /** `null`: no content for this audience yet. */
  home: Home | null;
  slides: Slide[];
  meta: PageMeta;
};

/** Loads the content of a home page, with its title, description and structured data. */
export async function loadHome(args: LoadArgs): Promise<LoadedHome> {
  const { api } = args;
  const [homes, slides] = await Promise.all([api.home.list(), listOrEmpty(api.slider.list())]);
  const [home] = homes.items;
  return home
    ? { home, slides, meta: metaOf(args, home) }
    : { home: null, slides: [], meta: metaOfSetup(args) };
}

function metaOf({ store, match }: LoadArgs, { title, description }: Home): PageMeta {
  const { siteUrl, brand } = store.settings;
  const site = { locale: match.locale, target: match.urlTarget };
  return {
    title,
    description,
    indexed: true,
    alternates: alternatesOf('index', match),
    audiences: audiencesOf('index', match),
    structuredData: [
      {
        '@type': 'Organization',
        name: brand.name,
        url: siteUrl,
        ...(brand.files !== null && { logo: `${siteUrl}${brand.files}icon-512.png` }),
        ...(brand.founded !== null && { foundingDate: String(brand.founded) }),
      },
      {
        '@type': 'WebSite',
        name: brand.name,
        url: siteUrl + href('index', site),
        inLanguage: match.locale,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${siteUrl}${href('results', site)}?q={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}

/** Page of a site with an empty database; not indexed. */
function metaOfSetup({ match, text }: LoadArgs): PageMeta {
  return {
    title: text('home.setup_title'),
    description: text('home.setup_text'),
    indexed: false,
    alternates: alternatesOf('index', match),
    audiences: audiencesOf('index', match),
  };
}
