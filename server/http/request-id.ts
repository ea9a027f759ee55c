import { AsyncLocalStorage } from 'node:async_hooks';

export const REQUEST_ID_HEADER = 'x-request-id';

const ids = new AsyncLocalStorage<string>();

/** Runs the steps of a request; calls to the back office in them bear its id. */
export function runWithRequestId(id: string, run: () => void): void {
  ids.run(id, run);
}

/** Header of a call to the back office with the id of the current request; empty outside requests. */
export function requestIdHeader(): Record<string, string> {
  const id = ids.getStore();
  return id === undefined ? {} : { [REQUEST_ID_HEADER]: id };
}
