import type { RequestHandler } from 'express';
import { openTracer } from '#shared/tracing/open-tracer.ts';
import { createTraceRequests } from './trace-requests.ts';

export type Tracing = {
  /** Runs a request inside its span. */
  traceRequest: RequestHandler;
  /** Sends pending spans, and ends. */
  close: () => Promise<void>;
};

/** Starts tracing. Imported only if it is configured. `url`: base URL of an OTLP receiver, over HTTP. */
export function startTracing(url: string): Tracing {
  const { tracer, close } = openTracer('atre-backoffice', url);
  return { traceRequest: createTraceRequests(tracer), close };
}
