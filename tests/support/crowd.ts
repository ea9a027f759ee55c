import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ask, type HttpResponse, type Question } from './ask.ts';

/** Opens connections that send nothing. Returns those that are still open after a while, which the server accepted. */
export async function startCrowd(port: number, count: number, milliseconds: number): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets) socket.on('error', () => undefined).resume();
  await wait(milliseconds);
  return sockets.filter(({ destroyed, readyState }) => !destroyed && readyState === 'open');
}

/** A visitor on one connection that stays open. @throws when it closes */
export async function holdConnection(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let connections = 0;
  const createConnection = agent.createConnection.bind(agent);
  agent.createConnection = (...parts) => {
    connections += 1;
    return createConnection(...parts);
  };
  await ask(port, { path: '/healthz' }, agent);
  return {
    ask: async (question: Question): Promise<HttpResponse> => {
      const response = await ask(port, question, agent);
      if (connections > 1) throw new Error('The connection was closed.');
      return response;
    },
    leave: () => agent.destroy(),
  };
}
