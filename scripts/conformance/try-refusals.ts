import type { Operation } from '#shared/contract/operation.ts';
import { OPERATIONS, type OperationId } from '#shared/contract/operations.ts';
import type { Tester } from './create-tester.ts';
import type { Credentials } from './read-probes.ts';
import type { CommonParameters, Sent } from './send-request.ts';
import { ignoreFailed } from './try-reads.ts';

const NO_ENTITY = 2_147_483_647;
const NO_TOKEN = 'not-a-token-of-this-back-office';

/** Sends requests that each operation must refuse. `isWriting`: write operations too. */
export async function tryRefusals(
  tester: Tester,
  credentials: Credentials,
  common: CommonParameters,
  isWriting: boolean,
): Promise<void> {
  for (const operation of OPERATIONS) {
    if (operation.method !== 'get' && !isWriting) continue;
    await ignoreFailed(() => tryOne(tester, operation, operation.id, { credentials, common }));
  }
}

async function tryOne(
  tester: Tester,
  operation: Operation,
  id: OperationId,
  { credentials, common }: { credentials: Credentials; common: CommonParameters },
): Promise<void> {
  const params = fillPath(operation.path, credentials);
  const token = tokenOf(operation, credentials);
  await tryTokens(tester, operation, id, { params, credentials });
  const needsToken = operation.access !== 'public' && operation.access !== 'token';
  if (needsToken && token === undefined) return;
  const sent: Sent = { params, token };
  if (!operation.hasFiles)
    await tester.refuse(
      id,
      sent,
      { status: 400, code: 'invalid_request', field: 'site_id', when: 'without site_id' },
      { ...common, site_id: undefined },
    );
  if ('page' in operation.query.shape && operation.method === 'get')
    await tester.refuse(
      id,
      { ...sent, query: { page: 0 } },
      { status: 400, code: 'invalid_request', field: 'page', when: 'for page 0' },
    );
  if (operation.method === 'get' && operation.path.endsWith('/{id}'))
    await tester.refuse(id, sent, { status: 404, code: 'not_found', when: 'for an unknown number' });
}

/** Sends no token, an unknown token and, for operations of operators, a customer's token. */
async function tryTokens(
  tester: Tester,
  { access }: Operation,
  id: OperationId,
  { params, credentials }: { params: NonNullable<Sent['params']>; credentials: Credentials },
): Promise<void> {
  if (access === 'public' || access === 'token') return;
  const status = access === 'operator' ? 401 : 500;
  await tester.refuse(id, { params }, { status, code: 'token_required', when: 'without a token' });
  await tester.refuse(
    id,
    { params, token: NO_TOKEN },
    { status, code: 'invalid_token', when: 'with an unknown token' },
  );
  if (access === 'operator' && credentials.session)
    await tester.refuse(
      id,
      { params, token: credentials.session.token },
      { status: 403, code: 'forbidden', when: 'with the token of a customer' },
    );
}

function tokenOf({ access }: Operation, { session, operatorToken }: Credentials): string | undefined {
  if (access === 'public' || access === 'token') return undefined;
  return access === 'operator' ? operatorToken : session?.token;
}

function fillPath(path: string, { session }: Credentials): Record<string, string | number> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(
    names.map((name) => [name, name === 'customer_id' ? (session?.customerId ?? 'C-0') : NO_ENTITY]),
  );
}
