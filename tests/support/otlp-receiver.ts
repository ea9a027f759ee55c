import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { listen } from '#shared/listen.ts';

export type ReceivedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Record<string, unknown>;
};

type Export = {
  resourceSpans: {
    scopeSpans: {
      spans: (Omit<ReceivedSpan, 'attributes'> & {
        attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
      })[];
    }[];
  }[];
};

export type OtlpReceiver = { url: string; spans: ReceivedSpan[]; close: () => void };

/** Receives traces like a collector, and stores them. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const all = (body as Export).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans);
      for (const span of all.flatMap((scope) => scope.spans)) {
        const attributes = span.attributes.map(({ key, value }) => [
          key,
          value.stringValue ?? value.intValue,
        ]);
        spans.push({ ...span, attributes: Object.fromEntries(attributes) as Record<string, unknown> });
      }
      response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' });
      response.end('{}');
    });
  });
  await listen(server, 0, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
