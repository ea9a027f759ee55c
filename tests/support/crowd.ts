import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ask, type Answered, type Question } from './ask.ts';

/** Connections that say nothing. Gives those that still stand after a while: they were taken. */
export async function startCrowd(port: number, count: number, milliseconds: number): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets) socket.on('error', () => undefined).resume();
  await wait(milliseconds);
  return sockets.filter(({ destroyed, readyState }) => !destroyed && readyState === 'open');
}

/** A visitor whose one connection stands, whatever comes meanwhile. @throws when it does not */
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
    ask: async (question: Question): Promise<Answered> => {
      const answer = await ask(port, question, agent);
      if (connections > 1) throw new Error('The connection did not stand.');
      return answer;
    },
    leave: () => agent.destroy(),
  };
}
