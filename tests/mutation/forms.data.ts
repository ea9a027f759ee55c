import type { MutationTest } from '#scripts/mutation/mutation-test.ts';
import { assumeFalse } from '#scripts/mutation/operators/assume.ts';

/** Responses to refused forms. */
export const FORMS: readonly MutationTest[] = [
  {
    name: 'refused form: the page is rendered with current data',
    in: 'createRoutes',
    mutation: assumeFalse(500),
    test: [
      'tests/server/refused-forms.test.ts',
      'current page: shown by the server and by the browser’s router:',
    ],
  },
];
