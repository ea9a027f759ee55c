import { createServer, type Server } from 'node:net';

/** Starts listening. @throws when the port is taken or not ours to take, in words. */
export function listen<Listener extends Server>(
  server: Listener,
  port: number,
  host: string,
  variable?: string,
): Promise<Listener> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(describe(error, { port, host, variable }))),
    );
    server.listen(port, host, () => resolve(server));
  });
}

/**
 * Before a start does anything that takes time. `variable` names the port's variable.
 * @throws one sentence when nothing could listen there
 */
export async function requireFreePort(
  { port, host }: { port: number; host: string },
  variable: string,
): Promise<void> {
  const server = await listen(createServer(), port, host, variable);
  await new Promise((resolve) => {
    server.close(resolve);
  });
}

type Wanted = { port: number; host: string; variable: string | undefined };

function describe({ code, message }: NodeJS.ErrnoException, { port, host, variable }: Wanted): string {
  const reasons: Record<string, string> = {
    EADDRINUSE: 'the port is already in use',
    EACCES: 'this user may not listen on that port',
    EADDRNOTAVAIL: 'this machine does not have that address',
    ENOTFOUND: 'there is no such host',
  };
  const reason = reasons[code ?? ''] ?? message;
  const wayOut =
    variable === undefined ? '' : ` Stop what listens there, or set ${variable} to another port.`;
  return `Cannot listen on ${host}:${port}: ${reason}.${wayOut}`;
}
