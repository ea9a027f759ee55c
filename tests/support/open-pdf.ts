import { getDocumentProxy } from 'unpdf';

type Try = (run: (...values: unknown[]) => unknown, ...values: unknown[]) => Promise<unknown>;

/** The oldest Node we support lacks what the reader calls. */
const promise = Promise as unknown as { try?: Try };
promise.try ??= async (run, ...values) => await run(...values);

/** A PDF file for reading. @throws when it is none. */
export function openPdf(bytes: ArrayBuffer | Uint8Array): ReturnType<typeof getDocumentProxy> {
  return getDocumentProxy(new Uint8Array(bytes));
}
