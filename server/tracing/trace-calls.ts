import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { matchOperation } from '#shared/contract/match-operation.ts';

/** What `fetch` tells of its requests (undici's diagnostics channels). */
type CallMessage = {
  request: { method: string; path: string; addHeader: (name: string, value: string) => void };
  response?: { statusCode: number };
  error?: Error;
};

/**
 * A span a call to the back office, below that of the request it is made for, and `traceparent` with it. Calls are
 * named by the contract: addresses hold numbers of customers. Gives what ends it.
 */
export function traceCalls(tracer: Tracer, apiPath: string): () => void {
  const spans = new WeakMap<object, Span>();

  const onCreate = ({ request }: CallMessage) => {
    if (!trace.getActiveSpan()) return;
    const name = nameCall(request, apiPath);
    const attributes = { 'http.request.method': request.method, 'atre.call': name };
    const span = tracer.startSpan(`call ${name}`, { kind: SpanKind.CLIENT, attributes });
    spans.set(request, span);
    propagation.inject(trace.setSpan(context.active(), span), request, {
      set: (carrier, header, value) => carrier.addHeader(header, value),
    });
  };
  const onHeaders = ({ request, response }: CallMessage) => {
    if (response) spans.get(request)?.setAttribute('http.response.status_code', response.statusCode);
  };
  const onEnd = ({ request, error }: CallMessage) => {
    const span = spans.get(request);
    if (!span) return;
    if (error) span.setStatus({ code: SpanStatusCode.ERROR, message: error.name });
    span.end();
    spans.delete(request);
  };

  const listeners: [channel: string, listener: (message: unknown) => void][] = [
    ['undici:request:create', (message) => onCreate(message as CallMessage)],
    ['undici:request:headers', (message) => onHeaders(message as CallMessage)],
    ['undici:request:trailers', (message) => onEnd(message as CallMessage)],
    ['undici:request:error', (message) => onEnd(message as CallMessage)],
  ];
  for (const [channel, listener] of listeners) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of listeners) unsubscribe(channel, listener);
  };
}

function nameCall({ method, path }: CallMessage['request'], apiPath: string): string {
  const [pathname = ''] = path.split('?', 1);
  const operation =
    pathname.startsWith(apiPath) && matchOperation(method, pathname.slice(apiPath.length - 1));
  return operation ? operation.id : method;
}
