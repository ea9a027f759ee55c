import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { Failure } from '#backoffice/http/failure.ts';
import { hashCartToken } from '#backoffice/cart/cart-owner.ts';
import { mergeCarts, type Merge } from '#backoffice/cart/merge-carts.ts';
import type { AuthState } from '#shared/contract/customer.ts';
import type { Locale } from '#shared/locale.ts';
import type { AccessTokens } from './access-tokens.ts';
import { findAccountByEmail, type KnownAccount } from './find-account.ts';
import { findKnownDevice, rememberDevice } from './known-devices.ts';
import { countLogin, forgetLogin } from './login-throttle.ts';
import { isPassword } from './passwords.ts';
import { openSession } from './sessions.ts';
import { toSignedIn } from './signed-in.ts';

type Given = {
  siteId: number;
  email: string;
  password: string;
  lang: Locale;
  /** Token of the guest cart from before the login. */
  cartToken: string | undefined;
  /** IP address of the visitor, and the browser's device token if it has one. */
  address: string;
  deviceToken: string | undefined;
};

/**
 * Opens a session. An unknown email and a wrong password get the same refusal after the same
 * work; the account's state is disclosed only with the right password.
 * @throws Failure 401, or 429 after too many wrong passwords
 */
export async function logIn(db: Kysely<Schema>, tokens: AccessTokens, given: Given): Promise<AuthState> {
  const { siteId, email, password, address, deviceToken } = given;
  const knownDevice = await findKnownDevice(db, { siteId, email }, deviceToken);
  const attempt = { siteId, email, address, knownDevice };
  await countLogin(db, attempt);
  const account = await findAccountByEmail(db, siteId, email);
  const isRight = await isPassword(account?.passwordHash, password);
  if (!account || !isRight)
    throw new Failure(401, { code: 'invalid_credentials', message: 'E-mail or password is wrong.' });
  await forgetLogin(db, attempt);
  if (account.state !== 'approved') {
    throw await notOpenYet(tokens, account);
  }
  const session = await openSession(db, account.id);
  return {
    ...(await toSignedIn(db, tokens, { account, ...session })),
    device_token: await rememberDevice(db, account.id, deviceToken),
    favorites: await db
      .selectFrom('favorite')
      .select(['entity_type', 'entity_id'])
      .where('customer_id', '=', account.customerId)
      .orderBy('added_at', 'desc')
      .orderBy('entity_id')
      .execute(),
    cart: account.isProfessional ? await mergeCarts(db, toMerge(account, given)) : null,
  };
}

function toMerge({ customerId }: KnownAccount, { siteId, lang, cartToken }: Given): Merge {
  const tokenHash = cartToken === undefined ? undefined : hashCartToken(cartToken);
  return { siteId, lang, customerId, tokenHash };
}

/**
 * States how far the application has come; while the email is unconfirmed, adds the token that
 * requests a new link.
 */
async function notOpenYet(tokens: AccessTokens, { id, state }: KnownAccount): Promise<Failure> {
  return new Failure(401, {
    code: 'USER_NOT_VALIDATED',
    message: 'This account is not approved.',
    status: state,
    ...(state === 'created' && { tmp_token: await tokens.signTemporary(id) }),
  });
}
