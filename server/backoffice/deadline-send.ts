import { UnavailableError } from '#shared/api/api-error.ts';
import type { Send } from '#shared/api/send.ts';

/**
 * One page's share of the visitor's patience: whatever calls it makes, one after the other, none goes on past
 * `milliseconds` from now. The calls themselves are not cut: others may be waiting for the same answer.
 */
export function createDeadlineSend(send: Send, milliseconds: number): Send {
  const end = performance.now() + milliseconds;
  return async (call) => {
    const left = end - performance.now();
    if (left <= 0) throw new UnavailableError('timeout');
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new UnavailableError('timeout')), left);
    });
    try {
      return await Promise.race([send(call), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
