import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
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
  const exporter = new OTLPTraceExporter({ url: `${url}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'atre-storefront' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const tracer = provider.getTracer('atre-storefront');
  return {
    traceRequest: createTraceRequests(tracer, { apiPath, trustProxy }),
    traceFetch: createTraceFetch(tracer, apiPath),
    close: async () => {
      await provider.shutdown();
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}
