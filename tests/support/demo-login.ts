import { authState, type AuthState } from '#shared/contract/customer.ts';
import { DEMO_PASSWORD } from '#backoffice/demo/demo-accounts.data.ts';
import type { TestApi } from './test-api.ts';

/** Logs in to a demo account. */
export async function logInDemo(api: Pick<TestApi, 'call'>, email = 'pro@atre.example'): Promise<AuthState> {
  const answer = await api.call('POST', '/user/login', { body: { email, password: DEMO_PASSWORD } });
  return authState.parse(answer.body);
}

/** Status and error code of a refusal. */
export function refusal(answer: { status: number; body: unknown }): [number, unknown] {
  return [answer.status, (answer.body as { code?: unknown }).code];
}
