import { authState, type AuthState } from '#shared/contract/customer.ts';
import { DEMO_PASSWORD } from '#tests/support/demo-password.ts';
import type { TestApi } from './test-api.ts';

/** Logs in to a demo account. */
export async function logInDemo(api: Pick<TestApi, 'call'>, email = 'pro@atre.example'): Promise<AuthState> {
  const response = await api.call('POST', '/user/login', { body: { email, password: DEMO_PASSWORD } });
  return authState.parse(response.body);
}

/** Status and error code of a refusal. */
export function refusal(response: { status: number; body: unknown }): [number, unknown] {
  return [response.status, (response.body as { code?: unknown }).code];
}
