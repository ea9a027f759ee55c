import type { PageLoad } from '#client/pages/page-load.ts';
import { alternatesOf, audiencesOf } from '#client/pages/static-page-paths.ts';
import { href } from '#routes/href.ts';
import type { Home, Slide } from '#shared/contract/home.ts';
import { OutcomeError } from '#shared/page-outcome.ts';

export type HomeData = { home: Home; slides: Slide[] };

/** The home page of the audience, with the slides of its head. */
export const load: PageLoad<HomeData> = async ({ api, store, match }) => {
  const [homes, slides] = await Promise.all([api.home.list(), api.slider.list()]);
  const [home] = homes.items;
  if (!home) throw new OutcomeError({ kind: 'notFound' });
  const { siteUrl } = store.settings;
  const site = { locale: match.locale, target: match.urlTarget };
  return {
    kind: 'ok',
    data: { home, slides: slides.items },
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
