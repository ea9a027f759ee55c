import { findNetwork, type HomeNetwork } from './find-network.ts';
import { listOrNone } from '#client/pages/unanswered.ts';
import type { PageLoad } from '#client/pages/page-load.ts';
import { alternatesOf, audiencesOf } from '#client/pages/static-page-paths.ts';
import { href } from '#routes/href.ts';
import type { Category } from '#shared/contract/category.ts';
import type { ScenePicture } from '#shared/contract/scene-picture.ts';
import type { Home, Slide } from '#shared/contract/home.ts';
import { OutcomeError } from '#shared/page-outcome.ts';

export type Family = { name: string; url: string; picture: ScenePicture };
export type HomeData = {
  home: Home;
  slides: Slide[];
  /** The families of the catalogue that have a picture. */
  families: Family[];
  /** Who is near, if anybody answers. */
  network: HomeNetwork | null;
};

/** The home page of the audience, with the slides of its head. */
export const load: PageLoad<HomeData> = async (args) => {
  const { api, store, match } = args;
  const [homes, slides, categories, network] = await Promise.all([
    api.home.list(),
    listOrNone(api.slider.list()),
    listOrNone(api.categories.list({ depth: 0 })),
    findNetwork(args),
  ]);
  const [home] = homes.items;
  if (!home) throw new OutcomeError({ kind: 'notFound' });
  const { siteUrl } = store.settings;
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
          name: 'Âtre',
          url: siteUrl,
          logo: `${siteUrl}/icon-512.png`,
          foundingDate: '1921',
        },
        {
          '@type': 'WebSite',
          name: 'Âtre',
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

function familiesOf(roots: readonly Category[], target: 'part' | 'pro'): Family[] {
  return roots.flatMap(({ name, canonical, picture, signature }) =>
    picture && !signature ? [{ name, url: canonical[target], picture }] : [],
  );
}
