import { setImmediate as nextTurn } from 'node:timers/promises';

/** Statements that a database executes one after the other, while the program prepares the next. */
export type SendAhead = {
  /** Sends a statement when the former is done. @throws the error of the former */
  send(statement: () => Promise<unknown>): Promise<void>;
  /** Waits for the last statement. @throws its error */
  finish(): Promise<void>;
};

export function createSendAhead(): SendAhead {
  let sent: Promise<unknown> = Promise.resolve();
  return {
    async send(statement) {
      await sent;
      sent = statement();
      // The next call throws its error; until then it must not count as unhandled.
      sent.catch(() => {});
      // Preparing the next statement may take all the time of the process: this one leaves it first.
      await nextTurn();
    },
    async finish() {
      await sent;
    },
  };
}
