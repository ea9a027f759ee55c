import { findNetwork, type HomeNetwork } from './find-network.ts';
import { listOrEmpty } from '#client/pages/common/load/unavailable.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import type { Translate } from '#client/app/intl/use-translations.ts';
import { alternatesOf, audiencesOf } from '#client/pages/common/load/static-page-paths.ts';
import { href } from '#routes/href.ts';
import type { PageMatch } from '#routes/match.ts';
import type { Category } from '#shared/contract/category.ts';
import type { ScenePicture } from '#shared/contract/scene-picture.ts';
import type { Home, Slide } from '#shared/contract/home.ts';
import type { PageOutcome } from '#shared/page-outcome.ts';

export type Family = { name: string; url: string; picture: ScenePicture };
export type HomeData = {
  /** `null`: no content for this audience yet. */
  home: Home | null;
  slides: Slide[];
  /** Product families that have a picture. */
  families: Family[];
  /** `null` when the back office is unavailable. */
  network: HomeNetwork | null;
};

export const load: PageLoad<HomeData> = async (args) => {
  const { api, store, match, text } = args;
  const [homes, slides, categories, network] = await Promise.all([
    api.home.list(),
    listOrEmpty(api.slider.list()),
    listOrEmpty(api.categories.list({ depth: 0 })),
    findNetwork(args),
  ]);
  const [home] = homes.items;
  if (!home) return beingSetUp(args.match, text);
  const { siteUrl, brand } = store.settings;
  const site = { locale: match.locale, target: match.urlTarget };
  return {
    kind: 'ok',
    data: { home, slides, families: familiesOf(categories, match.urlTarget), network },
    meta: {
      title: home.title,
      description: home.description,
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
    },
  };
};

/** Page of a site with an empty database; not indexed. */
function beingSetUp(match: PageMatch, text: Translate): PageOutcome<HomeData> {
  return {
    kind: 'ok',
    data: { home: null, slides: [], families: [], network: null },
    meta: {
      title: text('home.setup_title'),
      description: text('home.setup_text'),
      indexed: false,
      alternates: alternatesOf('index', match),
      audiences: audiencesOf('index', match),
    },
  };
}

function familiesOf(roots: readonly Category[], target: 'part' | 'pro'): Family[] {
  return roots.flatMap(({ name, canonical, picture, signature }) =>
    picture && !signature ? [{ name, url: canonical[target], picture }] : [],
  );
}
