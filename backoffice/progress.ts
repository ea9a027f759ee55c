/** `notice`: lines for the person who starts the program. */
export type BackofficeMessage =
  | { step: string }
  | { ready: string }
  | { failed: string }
  | { notice: string };

/** Sends a message to the parent process, or to the console without one. */
export function reportToParent(message: BackofficeMessage): void {
  if (process.send) {
    process.send(message);
    return;
  }
  const [text] = Object.values(message);
  process.stdout.write('notice' in message ? message.notice : `${Object.keys(message)[0]}: ${text}\n`);
}
