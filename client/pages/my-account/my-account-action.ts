import type { ActionArgs, ActionOutcome, PageAction } from '#client/pages/page-action.ts';
import { href } from '#routes/href.ts';
import { secretOf, textOf } from '#shared/form-state.ts';

/** The forms of the account: a new password, and the way out. */
export const action: PageAction = (args) =>
  textOf(args.form, 'intent') === 'logout' ? logOut(args) : changePassword(args);

/** The session is over for this browser whatever the back office says. */
async function logOut({ api, match }: ActionArgs): Promise<ActionOutcome> {
  await api.sessions.logout().catch(() => undefined);
  return { kind: 'redirect', to: href('index', { locale: match.locale, target: 'part' }), status: 303 };
}

async function changePassword({ api, match, form }: ActionArgs): Promise<ActionOutcome> {
  await api.sessions.changePassword({
    old_password: secretOf(form, 'old_password'),
    password: secretOf(form, 'password'),
    password_confirmation: secretOf(form, 'password_confirmation'),
  });
  return { kind: 'redirect', to: `${match.pathname}?changed=1`, status: 303 };
}
