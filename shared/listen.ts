import { createServer, type Server } from 'node:net';

/** Starts listening. @throws one sentence when the port is taken or not permitted */
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
 * Checks a port before a start does anything slow. `variable` names the port's variable.
 * @throws one sentence when no server can listen there
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

type Endpoint = { port: number; host: string; variable: string | undefined };

function describe({ code, message }: NodeJS.ErrnoException, { port, host, variable }: Endpoint): string {
  const reasons: Record<string, string> = {
    EADDRINUSE: 'the port is already in use',
    EACCES: 'this user may not listen on that port',
    EADDRNOTAVAIL: 'this machine does not have that address',
    ENOTFOUND: 'there is no such host',
  };
  const reason = reasons[code ?? ''] ?? message;
  const remedy =
    variable === undefined ? '' : ` Stop what listens there, or set ${variable} to another port.`;
  return `Cannot listen on ${host}:${port}: ${reason}.${remedy}`;
}
