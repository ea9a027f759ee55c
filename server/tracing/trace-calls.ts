import { context, propagation, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import { matchOperation } from '#shared/contract/match-operation.ts';

export type TraceFetch = (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;

/**
 * Creates a span for each call to the back office, below the span of its request, and sends `traceparent`. Calls are
 * named by the contract, because addresses contain customer numbers.
 */
export function createTraceFetch(tracer: Tracer, apiPath: string): TraceFetch {
  return (fetch) => async (input, init) => {
    if (!trace.getActiveSpan()) return fetch(input, init);
    const request = new Request(input, init);
    const name = nameCall(request, apiPath);
    const attributes = { 'http.request.method': request.method, 'atre.call': name };
    const span = tracer.startSpan(`call ${name}`, { kind: SpanKind.CLIENT, attributes });
    propagation.inject(trace.setSpan(context.active(), span), request.headers, {
      set: (headers, header, value) => headers.set(header, value),
    });
    try {
      const response = await fetch(request);
      span.setAttribute('http.response.status_code', response.status);
      return response;
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).name });
      throw error;
    } finally {
      span.end();
    }
  };
}

function nameCall({ method, url }: Request, apiPath: string): string {
  const { pathname } = new URL(url);
  const operation =
    pathname.startsWith(apiPath) && matchOperation(method, pathname.slice(apiPath.length - 1));
  return operation ? operation.id : method;
}
