import type { PageLoad } from '#client/pages/common/load/page-load.ts';

/** The page of a closed site; its status is 503. */
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
