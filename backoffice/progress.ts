/** What the back office tells whoever started it. */
export type BackofficeMessage = { step: string } | { ready: string } | { failed: string };

/** To the parent process, or to the console where there is none. */
export function tellParent(message: BackofficeMessage): void {
  if (process.send) {
    process.send(message);
    return;
  }
  const [text] = Object.values(message);
  process.stdout.write(`${Object.keys(message)[0]}: ${text}\n`);
}
