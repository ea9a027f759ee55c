import { openTracer } from '#shared/tracing/open-tracer.ts';
import { createTraceFetch, type TraceFetch } from './trace-calls.ts';
import { createTraceRequests, type TraceRequest } from './trace-requests.ts';

export type Tracing = {
  /** Runs a request inside its span. */
  traceRequest: TraceRequest;
  /** Wraps `fetch`: each call to the back office has a span. */
  traceFetch: TraceFetch;
  /** Sends pending spans, and ends. */
  close: () => Promise<void>;
};

export type TracingOptions = {
  /** Base URL of an OTLP receiver, over HTTP. */
  url: string;
  apiPath: string;
  /** Proxies whose `traceparent` is trusted. */
  trustProxy: readonly string[];
};

/** Starts tracing. Imported only if it is configured. */
export function startTracing({ url, apiPath, trustProxy }: TracingOptions): Tracing {
  const { tracer, close } = openTracer('atre-storefront', url);
  return {
    traceRequest: createTraceRequests(tracer, { apiPath, trustProxy }),
    traceFetch: createTraceFetch(tracer, apiPath),
    close,
  };
}
