import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import type { Response } from 'express';
import { isInList } from '../http/address-list.ts';
import { nameRequest } from '../metrics/name-request.ts';

export type TraceRequest = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

declare module 'express-serve-static-core' {
  // Express's own type is an interface: only another one can add to it.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Locals {
    /** The request's `traceparent` for forwarded calls. */
    traceparent?: string;
  }
}

/** Creates a span for each request, with its route and status, without its address or visitor. */
export function createTraceRequests(
  tracer: Tracer,
  { apiPath, trustProxy }: { apiPath: string; trustProxy: readonly string[] },
): TraceRequest {
  return (request, response, next) => {
    const { method = '', url = '', socket, headers } = request;
    const [path = ''] = url.split('?', 1);
    const isTrusted = isInList(socket.remoteAddress ?? '', trustProxy);
    const parent = isTrusted ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT;
    const attributes = { 'http.request.method': method };
    const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
    const current = trace.setSpan(parent, span);
    response.once('close', () => end(span, method, response, (page) => nameRequest(path, apiPath, page)));
    const { locals } = response as Partial<Response>;
    if (locals) locals.traceparent = writeTraceparent(current);
    context.with(current, next);
  };
}

function end(
  span: Span,
  method: string,
  response: ServerResponse,
  nameOf: (pageName: string | undefined) => string,
): void {
  const { locals } = response as Partial<Response>;
  const route = nameOf(locals?.['route'] as string | undefined);
  span.updateName(`${method} ${route}`);
  span.setAttributes({ 'http.route': route, 'http.response.status_code': response.statusCode });
  if (locals?.context) span.setAttribute('atre.request_id', locals.context.id);
  if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

function writeTraceparent(current: ReturnType<typeof trace.setSpan>): string {
  const carrier: Record<string, string> = {};
  propagation.inject(current, carrier);
  return carrier['traceparent'] ?? '';
}
