import type { Server } from 'node:http';

/** Starts listening. @throws when the port is taken or not ours to take, in words. */
export function listen(server: Server, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'it is already in use' : (error.code ?? error.message);
      reject(new Error(`Cannot listen on ${host}:${port}: ${reason}.`));
    });
    server.listen(port, host, () => resolve(server));
  });
}
