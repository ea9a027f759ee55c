import { authState } from '#shared/contract/customer.ts';
import type { Tester } from './create-tester.ts';

export type Login = { email: string; password: string };

export type OpenSession = { token: string; customerId: string; siret: string | undefined };

/** Opens a session for the rest of the suite. @throws CallFailed */
export async function openSession(tester: Tester, login: Login): Promise<OpenSession> {
  const opened = authState.parse(await tester.call('POST /user/login', { body: login }));
  const { customer, token } = opened;
  return { token, customerId: customer.customer_id, siret: customer.company?.siret };
}

/** Login, renewal and logout, with the refusals of each. Other sessions of the account stay open. */
export async function trySession(tester: Tester, login: Login): Promise<void> {
  await tester.refuse(
    'POST /user/login',
    { body: { ...login, password: `${login.password} wrong` } },
    { status: 401, code: 'invalid_credentials', when: 'for a wrong password' },
  );
  const opened = authState.parse(await tester.call('POST /user/login', { body: login }));
  const { email } = opened.user;
  await tester.call('POST /user/logged', {
    body: { email, refresh: 0, refresh_token: opened.refresh_token },
  });
  await tester.refuse(
    'POST /user/logged',
    { body: { email, refresh: 0, refresh_token: 'unknown' } },
    { status: 500, code: 'refresh_no_longer_available', when: 'for an unknown refresh token' },
  );
  await tester.call('GET /user/logout', { token: opened.token });
  await tester.refuse(
    'GET /address',
    { token: opened.token },
    { status: 500, code: 'blacklisted_token', when: 'after the logout' },
  );
}
