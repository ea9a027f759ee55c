import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';

/**
 * Records a statement that has ended as a span below the request that sent it: its text with placeholders, without
 * values. Does nothing without tracing, and outside requests.
 */
export function traceStatement({ level, query, queryDurationMillis }: LogEvent): void {
  if (!trace.getActiveSpan()) return;
  const end = Date.now();
  const [verb = ''] = query.sql.trim().split(/\s/, 1);
  const span = trace.getTracer('atre-backoffice').startSpan(`statement ${verb.toLowerCase()}`, {
    kind: SpanKind.CLIENT,
    startTime: end - queryDurationMillis,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql },
  });
  if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(end);
}
