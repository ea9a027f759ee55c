import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startOtlpReceiver, type OtlpReceiver } from '#tests/support/otlp-receiver.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { startTracing } from './start-tracing.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALL = 'b7ad6b7169203331';
const COMMON = 'site_id=1&lang=fr&sales_plan_id=1';

describe('tracing of the back office', () => {
  let receiver: OtlpReceiver;
  let backoffice: TestBackoffice;
  beforeAll(async () => {
    receiver = await startOtlpReceiver();
    const tracing = startTracing(receiver.url);
    backoffice = await startTestBackoffice({ traceRequest: tracing.traceRequest });
    const headers = { traceparent: `00-${TRACE}-${CALL}-01`, 'x-request-id': 'request-of-the-test' };
    for (const path of ['/url/entity', '/customer/C-004512/address'])
      await fetch(`${backoffice.url}/api/v1${path}?${COMMON}&entity_type=product&slug=lame`, { headers });
    await backoffice.close();
    await tracing.close();
  });
  afterAll(() => receiver.close());

  it('[AP-15] request: a span named by its operation, below the call of the storefront', () => {
    expect(receiver.spans.find(({ name }) => name === 'GET /url/entity')).toMatchObject({
      traceId: TRACE,
      parentSpanId: CALL,
      attributes: { 'http.response.status_code': 200, 'atre.request_id': 'request-of-the-test' },
    });
  });

  it('statements: a span each below their request, without values', () => {
    const page = receiver.spans.find(({ name }) => name === 'GET /url/entity');
    const statements = receiver.spans.filter(({ parentSpanId }) => parentSpanId === page?.spanId);
    expect(new Set(statements.map(({ name }) => name))).toEqual(new Set(['statement select']));
    expect(statements.map(({ attributes }) => attributes['db.query.text'])).toContainEqual(
      expect.stringMatching(/^select .*\$1/),
    );
    expect(JSON.stringify(receiver.spans)).not.toMatch(/lame|C-004512/);
  });
});
