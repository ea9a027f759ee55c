import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import type { RequestHandler } from 'express';

/**
 * Creates a span for each request below the span of the storefront's call, with the operation and the status, without
 * the path, which may contain a customer number.
 */
export function createTraceRequests(tracer: Tracer): RequestHandler {
  return ({ method, headers }, response, next) => {
    const parent = propagation.extract(ROOT_CONTEXT, headers);
    const attributes = { 'http.request.method': method };
    const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
    response.once('close', () => {
      const { operationId, requestId } = response.locals;
      if (operationId) span.updateName(operationId);
      if (requestId) span.setAttribute('atre.request_id', requestId);
      span.setAttribute('http.response.status_code', response.statusCode);
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(trace.setSpan(parent, span), next);
  };
}
