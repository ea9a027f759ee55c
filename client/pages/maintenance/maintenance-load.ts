import type { PageLoad } from '#client/pages/common/load/page-load.ts';

/** The page shown while the site is closed: it answers 503 all the same. */
export const load: PageLoad<null> = async ({ text }) => ({
  kind: 'ok',
  data: null,
  meta: {
    title: text('maintenance.title'),
    description: text('maintenance.text'),
    indexed: false,
    status: 503,
  },
});
