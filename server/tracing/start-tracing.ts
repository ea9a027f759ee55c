import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { createTraceFetch, type TraceFetch } from './trace-calls.ts';
import { createTraceRequests, type TraceRequest } from './trace-requests.ts';

export type Tracing = {
  /** Runs what answers a request inside a span of its own. */
  traceRequest: TraceRequest;
  /** Makes calls to the back office in spans of their own. */
  traceFetch: TraceFetch;
  /** Sends what has not been sent yet, and ends. */
  close: () => Promise<void>;
};

export type TracingOptions = {
  /** Where traces are sent: the base of an OTLP receiver, over HTTP. */
  url: string;
  apiPath: string;
  /** Whose `traceparent` is believed. */
  trustProxy: readonly string[];
};

/** Starts tracing. Loaded only where traces are wanted: nobody else pays for it. */
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
