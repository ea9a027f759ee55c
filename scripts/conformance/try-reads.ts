import { z } from 'zod';
import type { Operation } from '#shared/contract/operation.ts';
import { OPERATIONS, type OperationId } from '#shared/contract/operations.ts';
import { CallFailed, type Tester } from './create-tester.ts';
import { NothingToTry, type Values } from './find-values.ts';
import { READ_PROBES, type Credentials } from './read-probes.ts';
import type { Sent } from './send-request.ts';

const BEYOND = 1_000_000;
const IDS = new Set<string>(OPERATIONS.map(({ id }) => id));
const page = z.looseObject({ items: z.array(z.unknown()), total: z.number() });

/** Sends a valid request to every read operation, and follows the pages of its list. */
export async function tryReads(tester: Tester, values: Values, credentials: Credentials): Promise<void> {
  for (const operation of OPERATIONS) {
    if (operation.method !== 'get') continue;
    await ignoreFailed(async () => {
      const sent = await findRequest(operation, operation.id, values, credentials);
      await tester.call(operation.id, sent);
      if ('perPage' in operation.query.shape) await turnPages(tester, operation.id, sent);
    });
  }
}

/** Runs a part of the suite that may end early; the finding that ended it is already recorded. */
export async function ignoreFailed(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof CallFailed) && !(error instanceof NothingToTry)) throw error;
  }
}

/** @throws NothingToTry without a required token, or without an entity */
async function findRequest(
  operation: Operation,
  id: OperationId,
  values: Values,
  credentials: Credentials,
): Promise<Sent> {
  const token = tokenFor(operation, credentials);
  const probe = READ_PROBES[id];
  const customer: Record<string, string> = operation.path.includes('{customer_id}')
    ? { customer_id: credentials.session?.customerId ?? '' }
    : {};
  const sent = probe ? await probe(values, credentials) : await ofFirst(operation, values, token);
  const headers: Record<string, string> =
    operation.tag === 'cart' && !token ? { 'x-cart-token': credentials.cartToken } : {};
  return { ...sent, token, headers, params: { ...sent.params, ...customer } };
}

/** Request for the first entity of the list that the path belongs to. */
async function ofFirst({ path }: Operation, values: Values, token: string | undefined): Promise<Sent> {
  if (!path.endsWith('/{id}')) return {};
  const listId = `GET ${path.replace('/{id}', '')}`;
  if (!isOperationId(listId)) throw new NothingToTry(`${listId} does not exist`);
  return { params: { id: await values.firstId(listId, token === undefined ? {} : { token }) } };
}

function tokenFor({ access }: Operation, { session, operatorToken }: Credentials): string | undefined {
  if (access === 'public' || access === 'token') return undefined;
  const token = access === 'operator' ? operatorToken : session?.token;
  if (token === undefined) throw new NothingToTry(`no token for ${access}`);
  return token;
}

async function turnPages(tester: Tester, id: OperationId, sent: Sent): Promise<void> {
  const read = async (query: Sent['query']) =>
    page.safeParse(await tester.call(id, { ...sent, query: { ...sent.query, ...query } })).data;
  const first = await read({ perPage: 1, page: 1 });
  if (first && first.items.length > 1)
    tester.finding(id, `returns ${first.items.length} entities with perPage 1`);
  const beyond = await read({ page: BEYOND });
  if (beyond && beyond.items.length > 0) tester.finding(id, 'returns entities on a page beyond the last');
  if (first && beyond && first.total !== beyond.total) tester.finding(id, 'changes total from page to page');
}

function isOperationId(id: string): id is OperationId {
  return IDS.has(id);
}
