import type { Control } from '#scripts/controls/control.ts';

/** What becomes of forms that are refused. */
export const FORMS: readonly Control[] = [
  {
    name: 'a refused form shows its page as it is now',
    file: 'client/app/router/page-routes.ts',
    find: 'return actionStatus < 500 && actionStatus !== SESSION_OVER;',
    replace: 'return actionStatus < 400 && SESSION_OVER > 0;',
    test: 'tests/server/refused-forms.test.ts',
    title: 'shows the page as it is now, by the server and by the router of browsers',
  },
];
