import { reconcilePayments, type ReconcileOptions } from './reconcile.ts';

const EVERY_MS = 20_000;

/** Reconciles at start and on a schedule, without overlapping runs. */
export function startReconciler(
  options: ReconcileOptions,
  everyMs = EVERY_MS,
): { stop: () => Promise<void> } {
  let round: Promise<void> | undefined;
  const run = () => {
    round ??= reconcilePayments(options)
      .catch((error: unknown) => options.logger.error({ err: error }, 'reconciliation failed'))
      .finally(() => {
        round = undefined;
      });
  };
  run();
  const timer = setInterval(run, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
