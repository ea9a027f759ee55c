import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { watchForDrain, type Drain } from './drain-server.ts';
import { listen } from './listen.ts';

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** Response times in milliseconds; the slower one exceeds the wait for idle connections. */
const TIMES: Record<string, number> = { '/at-once': 0, '/slower': 2500 };

type Client = { socket: Socket; received: () => string; ended: Promise<void> };

describe('graceful shutdown', () => {
  let server: Server;
  let drain: Drain;
  const clients: Client[] = [];
  beforeEach(async () => {
    server = createServer((request, response) => {
      // As proxied responses do.
      response.setHeader('connection', 'keep-alive');
      const received = () => response.end('whole');
      if (request.url === '/begun') response.write('half ');
      if (request.url === '/never') return;
      setTimeout(received, TIMES[request.url ?? ''] ?? 600);
    });
    drain = watchForDrain(server);
    await listen(server, 0, '127.0.0.1');
  });
  afterEach(() => {
    for (const { socket } of clients.splice(0)) socket.destroy();
    server.closeAllConnections();
    server.close();
  });

  const open = async (text: string): Promise<Client> => {
    let received = '';
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('error', () => undefined);
    const ended = new Promise<void>((resolve) => {
      socket.once('close', () => resolve());
    });
    socket.write(text);
    const client = { socket, received: () => received, ended };
    clients.push(client);
    await wait(50);
    return client;
  };

  it('responses meanwhile close their connection, and the server still listens', async () => {
    const idle = await open(get('/at-once'));
    while (idle.received() === '') await wait(20);
    expect(idle.received()).toMatch(/connection: keep-alive/i);
    drain.begin();
    idle.socket.write(get('/at-once'));
    await idle.ended;
    expect(idle.received()).toMatch(/connection: close/i);
    const late = await open(get('/at-once'));
    await late.ended;
    expect(late.received()).toMatch(/connection: close[^]*whole/i);
  });

  it('responses in flight are completed, begun or not, and then their connections end', async () => {
    const waiting = await open(get('/slow'));
    const begun = await open(get('/begun'));
    while (!begun.received().includes('half')) await wait(20);
    const since = performance.now();
    expect(await drain.close(5000)).toBe(0);
    expect(performance.now() - since).toBeLessThan(1500);
    await Promise.all([waiting.ended, begun.ended]);
    expect(waiting.received()).toMatch(/connection: close[^]*whole/i);
    expect(begun.received()).toContain('whole');
  });

  it('idle connections and half-sent requests are not awaited', async () => {
    const idle = await open(get('/at-once'));
    const silent = await open('');
    const half = await open('GET / HTTP/1.1\r\nHo');
    const since = performance.now();
    expect(await drain.close(5000)).toBe(0);
    await Promise.all([idle.ended, silent.ended, half.ended]);
    expect(performance.now() - since).toBeLessThan(3500);
  });

  it('slow responses are completed after idle connections were closed', async () => {
    const slow = await open(get('/slower'));
    const silent = await open('');
    expect(await drain.close(5000)).toBe(0);
    await Promise.all([slow.ended, silent.ended]);
    expect(slow.received()).toContain('whole');
  });

  it('connections that do not end are closed and counted', async () => {
    const never = await open(get('/never'));
    expect(await drain.close(400)).toBe(1);
    await never.ended;
  });
});
