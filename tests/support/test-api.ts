import { OPERATOR_TOKEN, startTestBackoffice, type TestBackoffice } from './test-backoffice.ts';

export type ApiResponse = {
  status: number;
  type: string;
  retryAfter?: string | undefined;
  etag?: string;
  body: unknown;
};
type Query = Record<string, string>;

export type TestApi = TestBackoffice & {
  /** A call with the three common parameters: site 1, French, the consumer's plan by default. */
  call(method: string, path: string, options?: CallOptions): Promise<ApiResponse>;
  get(path: string, query?: Query): Promise<ApiResponse>;
  /** A call as an operator. */
  operate(method: string, path: string, body?: unknown, query?: Query): Promise<ApiResponse>;
};

/** `address`: client address that the storefront forwards. */
type CallOptions = {
  query?: Query;
  body?: unknown;
  token?: string;
  address?: string;
  cartToken?: string;
  /** Identifies the browser. */
  deviceToken?: string;
  /** Idempotency key. */
  key?: string;
  /** Entity tag that the stored record must have. */
  ifMatch?: string | undefined;
};

/** Starts a back office for one test file, with a client for it. */
export async function startTestApi(options?: Parameters<typeof startTestBackoffice>[0]): Promise<TestApi> {
  const backoffice = await startTestBackoffice(options);
  return { ...backoffice, ...createTestClient(backoffice.url) };
}

/** A client for a running back office. */
export function createTestClient(url: string): Pick<TestApi, 'call' | 'get' | 'operate'> {
  const call = async (method: string, path: string, options: CallOptions = {}): Promise<ApiResponse> => {
    const query = new URLSearchParams({ site_id: '1', lang: 'fr', sales_plan_id: '1', ...options.query });
    const response = await fetch(`${url}/api/v1${path}?${query}`, {
      method,
      headers: {
        ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
        ...(options.cartToken !== undefined && { 'x-cart-token': options.cartToken }),
        ...(options.deviceToken !== undefined && { 'x-device-token': options.deviceToken }),
        ...(options.key !== undefined && { 'idempotency-key': options.key }),
        ...(options.ifMatch !== undefined && { 'if-match': options.ifMatch }),
        ...(options.address !== undefined && { 'x-client-address': options.address }),
        ...(options.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
    });
    const text = await response.text();
    const type = response.headers.get('content-type') ?? '';
    const etag = response.headers.get('etag');
    return {
      status: response.status,
      type,
      retryAfter: response.headers.get('retry-after') ?? undefined,
      ...(etag !== null && { etag }),
      body: type.startsWith('application/json') ? (JSON.parse(text) as unknown) : text,
    };
  };
  return {
    call,
    get: (path, query = {}) => call('GET', path, { query }),
    operate: (method, path, body, query = {}) => call(method, path, { query, body, token: OPERATOR_TOKEN }),
  };
}
