import type { Relay, RelayedCall } from './start-relay.ts';

/** A failure of one call to the back office. */
export type InjectedFault = {
  name: string;
  /** Response, or a connection that hangs or breaks. */
  answer:
    | { status: number; body: string; type?: string; headers?: Record<string, string> }
    | 'hang'
    | 'break';
  /** Statuses allowed for a page that depends on the call. */
  page: readonly number[];
  /** The response ends the session of the user (spec section 8): always, or if the call had a token. */
  ends?: 'always' | 'with-token';
};

const json = (status: number, body: object, headers?: Record<string, string>) => ({
  status,
  body: JSON.stringify(body),
  ...(headers && { headers }),
});

/** Codes of specification section 8 that come with a 500. */
const SESSION_CODES = [
  'invalid_token',
  'blacklisted_token',
  'token_required',
  'refresh_no_longer_available',
  'ERROR_EXCEPTION',
];

/**
 * Sales plans of content that the visitor's own lacks: consumers, all professionals, the logged-in
 * professional, none.
 */
const PLANS = [[1], [2, 3], [3], []];

/** Failures of any call of any page. */
export const INJECTED_FAULTS: readonly InjectedFault[] = [
  { name: '400', answer: json(400, { code: 'invalid_request', message: 'No.' }), page: [500] },
  ...PLANS.map((exist_in): InjectedFault => ({
    name: `400 of something that only plans [${exist_in.join(', ')}] have`,
    answer: json(400, { status: 'not_available_in_this_saleplan', message: 'Not here.', exist_in }),
    page: [404],
  })),
  { name: '401', answer: json(401, { code: 'unauthorised', message: 'No.' }), page: [401], ends: 'always' },
  { name: '401 without a body', answer: { status: 401, body: '' }, page: [401], ends: 'always' },
  {
    name: '401 USER_NOT_VALIDATED',
    answer: json(401, { code: 'USER_NOT_VALIDATED', message: 'No.' }),
    page: [401],
  },
  { name: '403', answer: json(403, { code: 'forbidden', message: 'No.' }), page: [500] },
  { name: '404', answer: json(404, { code: 'not_found', message: 'No.' }), page: [404] },
  { name: '409', answer: json(409, { code: 'conflict', message: 'No.' }), page: [500] },
  {
    name: '422',
    answer: json(422, { code: 'invalid_form', message: 'No.', errors: { email: 'invalid_format' } }),
    page: [500],
  },
  {
    name: '429',
    answer: json(429, { code: 'too_many_requests', message: 'No.' }, { 'retry-after': '17' }),
    page: [429],
  },
  { name: '429 that says nothing', answer: { status: 429, body: 'null' }, page: [429] },
  { name: '500', answer: json(500, { code: 'internal_error', message: 'No.' }), page: [503] },
  ...SESSION_CODES.map((code): InjectedFault => ({
    name: `500 ${code}`,
    answer: json(500, { code, message: 'No.' }),
    page: [503],
    ends: 'with-token',
  })),
  { name: '502', answer: { status: 502, body: '<h1>Bad gateway</h1>', type: 'text/html' }, page: [503] },
  { name: '503', answer: json(503, { code: 'unavailable', message: 'No.' }), page: [503] },
  { name: 'HTML', answer: { status: 200, body: '<!doctype html><p>Hello', type: 'text/html' }, page: [503] },
  { name: 'an empty body', answer: { status: 200, body: '' }, page: [503] },
  { name: 'JSON of another kind', answer: { status: 200, body: '[null,{"items":3}]' }, page: [503] },
  { name: 'a hang', answer: 'hang', page: [504] },
  { name: 'a lost connection', answer: 'break', page: [503] },
];

/** Identifies a call across repeated requests of a page, without numbers that differ each time. */
export function nameOfCall({ method, url }: Pick<RelayedCall, 'method' | 'url'>): string {
  const [path = '', query = ''] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  for (const name of ['site_id', 'lang', 'sales_plan_id']) parameters.delete(name);
  return `${method} ${path.replace('/api/v1/', '')}${parameters.size > 0 ? `?${parameters}` : ''}`;
}

/** Makes every call of that name fail. @returns these calls, in order */
export function inject(relay: Relay, fault: InjectedFault, callName: string): RelayedCall[] {
  const hit: RelayedCall[] = [];
  const isMeant = (call: RelayedCall) => {
    if (nameOfCall(call) !== callName) return false;
    hit.push(call);
    return true;
  };
  const { answer: response } = fault;
  if (typeof response === 'string') relay.fail = (call) => (isMeant(call) ? response : undefined);
  else relay.refuse = (call) => (isMeant(call) ? response : undefined);
  return hit;
}

export function stopInjecting(relay: Relay): void {
  relay.refuse = undefined;
  relay.fail = undefined;
}
