import type { Kysely } from 'kysely';
import type { AccessTokens } from '#backoffice/accounts/access-tokens.ts';
import { hashPassword } from '#backoffice/accounts/passwords.ts';
import { makeLink } from '#backoffice/accounts/account-links.ts';
import { siretRefusal } from '#backoffice/companies/find-company.ts';
import { listContent } from '#backoffice/content/content-store.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidForm } from '#backoffice/http/failure.ts';
import { hashFields } from '#backoffice/http/hash-fields.ts';
import type { Call } from '#backoffice/http/serve-operation.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { Outbox } from '#backoffice/mail/outbox.ts';
import type { SignupForm } from '#shared/contract/account.ts';
import type { SiretRules } from '#shared/domain/siret.ts';
import { createOncePerKey, type OncePerKey } from './once-per-key.ts';
import { readSignup, type Application } from './read-signup.ts';
import { isSaved, saveApplication } from './save-application.ts';
import { confirmationEmail, knownAddressEmail } from './signup-emails.ts';

export type SignupDependencies = {
  db: Kysely<Schema>;
  tokens: AccessTokens;
  outbox: Outbox;
  teamAddress: string;
  siretRules: SiretRules;
};

type SignupCall = Call<'POST /user/signup'>;
type Accepted = { accepted: true };

const FORM_KEY = /^[\w-]{16,64}$/;

/** Accepts applications. The response is the same for a known email; its owner learns it by email. */
export function createSignup(deps: SignupDependencies): (call: SignupCall) => Promise<Accepted> {
  const once: OncePerKey = createOncePerKey();
  return ({ body, scope }) => {
    if (!FORM_KEY.test(body.key)) throw invalidForm({ form: 'invalid' });
    const formKey = identify(body);
    return once(`${scope.siteId} ${formKey}`, () => take(deps, body, scope, formKey));
  };
}

/**
 * Fingerprint of a form: the same when it is sent again, different for another application under the same
 * key.
 */
function identify({ password: _password, password_confirmation: _again, ...form }: SignupForm): string {
  return hashFields(form);
}

async function take(
  deps: SignupDependencies,
  form: SignupForm,
  scope: Scope,
  formKey: string,
): Promise<Accepted> {
  const { db, outbox } = deps;
  if (await isSaved(db, { siteId: scope.siteId, formKey })) return { accepted: true };
  const application = await check(deps, form, scope);
  const siteUrl = await readSiteUrl(db, scope.siteId);
  const { siteId, lang } = scope;
  const { email, firstname, lastname, password } = application;
  const passwordHash = await hashPassword(password);
  await saveApplication(
    db,
    { siteId, lang, application, passwordHash, formKey },
    {
      async confirm(trx, accountId) {
        const token = await makeLink(trx, accountId, 'validate');
        await outbox.put(trx, confirmationEmail({ email, firstname, lastname, lang, siteUrl }, token));
      },
      notifyOwner: (trx) => outbox.put(trx, knownAddressEmail({ email, lang, siteUrl })),
    },
  );
  void outbox.deliver();
  return { accepted: true };
}

/** @throws Failure 422 with a code for every invalid field. */
async function check(
  { db, siretRules }: SignupDependencies,
  form: SignupForm,
  scope: Scope,
): Promise<Application> {
  const civilities = await listContent<{ code: string }>(db, scope, 'civility');
  const { application, errors } = readSignup(
    form,
    civilities.map(({ data }) => data.code),
  );
  if (errors['siret'] === undefined) {
    const refusal = await siretRefusal(db, scope.siteId, application.siret, siretRules);
    if (refusal) errors['siret'] = refusal;
  }
  if (Object.keys(errors).length > 0) throw invalidForm(errors);
  return application;
}

async function readSiteUrl(db: Kysely<Schema>, siteId: number): Promise<string> {
  const { url } = await db
    .selectFrom('site')
    .select('url')
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow();
  return url;
}
