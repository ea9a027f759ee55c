import type { OperationId } from '#shared/contract/operations.ts';
import { findOperation } from '#shared/contract/operations.ts';

/** Request parts besides the three common parameters. `token`: value of `Authorization: Bearer`. */
export type Sent = {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  token?: string | undefined;
};

export type Received = { status: number; headers: Headers; text: string; body: unknown };

/** Site, language and sales plan of a request; an omitted parameter is not sent. */
export type CommonParameters = { site_id?: number; lang?: 'fr' | 'en'; sales_plan_id?: number };

const TIMEOUT_MS = 20_000;

/** Sends one request; `baseUrl` is the prefix of all paths. @throws when no response arrives */
export async function sendRequest(
  baseUrl: string,
  id: OperationId,
  { params = {}, query = {}, body, headers = {}, token }: Sent,
  common: CommonParameters,
): Promise<Received> {
  const { method, path } = findOperation(id);
  const address = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...common, ...query }))
    if (value !== undefined) search.set(name, String(value));
  const isForm = body instanceof FormData;
  const response = await fetch(`${baseUrl}${address}?${search}`, {
    method: method.toUpperCase(),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parseJson(text) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
