import { subTitle } from '#client/pages/common/title/sub-title.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import { alternatesOf } from '#client/pages/common/load/static-page-paths.ts';
import type { Civility } from '#shared/contract/reference-data.ts';
import { readStep, STEP_FIELD, STEPS } from './signup-steps.ts';

export type SignupData = {
  civilities: Civility[];
  /** Idempotency key: submitting the same form twice creates one application. */
  key: string;
};

export const load: PageLoad<SignupData> = async ({ api, match, text, refused }) => {
  const step = readStep(refused?.values[STEP_FIELD]?.[0]);
  const { items } = await api.caller.call('GET /civility');
  return {
    kind: 'ok',
    data: { civilities: items, key: crypto.randomUUID() },
    meta: {
      title: subTitle(
        text('signup.title'),
        step > 0 && text('signup.place', { step: step + 1, steps: STEPS.length }),
      ),
      description: text('signup.description'),
      indexed: true,
      personal: true,
      alternates: alternatesOf('signup', match),
      breadcrumb: [{ label: text('signup.crumb'), url: match.pathname }],
    },
  };
};
