import { Histogram, type Registry } from 'prom-client';
import { notesOf } from '#shared/contract/documentation/find-notes.ts';
import type { EndedCall } from './access-log.ts';

/** From a cached read to the storefront's limit for writes. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts and times requests by operation (its `operationId`) and class of status (`2xx`). */
export function createOperationMetrics(registry: Registry): (call: EndedCall) => void {
  const durations = new Histogram({
    name: 'atre_operation_duration_seconds',
    help: 'From the arrival of a request to the end of its response, by operation and class of status.',
    labelNames: ['operation', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  return ({ operationId, status, seconds }) => {
    durations.observe(
      { operation: notesOf(operationId).name, status: `${Math.floor(status / 100)}xx` },
      seconds,
    );
  };
}
