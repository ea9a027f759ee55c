/** A request as logged by the server, timed by its own clock. */
export type AccessLine = { method: string; path: string; status: number; ms: number };

/**
 * The logged requests in a program's output. Statuses of 500 and more are logged at `LOG_LEVEL=warn`, all
 * at `info`.
 */
export function readAccessLines(output: string): AccessLine[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('"msg":"request"}'))
    .map((line) => JSON.parse(line) as AccessLine);
}
