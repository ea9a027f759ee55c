/** A request as the server itself tells of it: its time is that of its own clock, without the client's. */
export type AccessLine = { method: string; path: string; status: number; ms: number };

/** The requests that a program's output tells of. Refusals of 500 and more are told at `LOG_LEVEL=warn`, all at `info`. */
export function readAccessLines(output: string): AccessLine[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('"msg":"request"}'))
    .map((line) => JSON.parse(line) as AccessLine);
}
