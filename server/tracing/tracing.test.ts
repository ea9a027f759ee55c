import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { startOtlpReceiver, type OtlpReceiver } from '#tests/support/otlp-receiver.ts';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

const OUTSIDE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('tracing', () => {
  let receiver: OtlpReceiver;
  let relay: Relay;
  let storefront: TestStorefront;
  beforeAll(async () => {
    receiver = await startOtlpReceiver();
    relay = await startRelay();
    storefront = await createTestStorefront({
      backofficeUrl: relay.url,
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url },
    });
    await request(storefront.app).get('/produit/lame?secret=1').set('traceparent', OUTSIDE);
    await request(storefront.app).get('/api/v1/menu?site_id=1&lang=fr&sales_plan_id=1');
    await storefront.tracing?.close();
  });
  afterAll(async () => {
    await relay.close();
    receiver.close();
  });

  it('creates a span a request, named by its route, below that of the balancer', () => {
    const page = receiver.spans.find(({ name }) => name === 'GET product');
    expect(page).toMatchObject({
      traceId: OUTSIDE.split('-')[1],
      parentSpanId: OUTSIDE.split('-')[2],
      attributes: { 'http.route': 'product', 'http.response.status_code': 200 },
    });
    expect(JSON.stringify(receiver.spans)).not.toMatch(/secret|lame/);
  });

  it('creates a span below it for each call to the back office, named by the contract', () => {
    const page = receiver.spans.find(({ name }) => name === 'GET product');
    const calls = receiver.spans.filter(({ parentSpanId }) => parentSpanId === page?.spanId);
    expect(calls.map(({ name }) => name)).toContain('call GET /site');
    expect(calls.length).toBeGreaterThan(3);
    expect(calls.every(({ attributes }) => attributes['http.response.status_code'] === 200)).toBe(true);
  });

  it('sends the span to the back office, for calls of pages and of browsers', () => {
    const ids = new Set(receiver.spans.map(({ traceId, spanId }) => `00-${traceId}-${spanId}-01`));
    const handedOn = relay.calls.map(({ headers }) => headers['traceparent']);
    expect(handedOn.length).toBeGreaterThan(4);
    for (const traceparent of handedOn) expect(ids).toContain(traceparent);
  });

  it('is off, and not imported, without an endpoint', async () => {
    relay.calls.length = 0;
    const { app, tracing } = await createTestStorefront({ backofficeUrl: relay.url });
    expect(tracing).toBeUndefined();
    await request(app).get('/api/v1/menu?site_id=1&lang=fr&sales_plan_id=1').set('traceparent', OUTSIDE);
    expect(relay.calls[0]?.headers['traceparent']).toBeUndefined();
  });
});
