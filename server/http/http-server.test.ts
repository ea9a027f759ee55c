import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import express from 'express';
import { listen } from '#shared/listen.ts';
import { createHttpServer } from './http-server.ts';

/** From this version on it costs nothing, and is left as it is. */
const isCostly = Number(process.versions.node.split('.', 1)[0]) < 24;

/** What a request and its answer are of before the application has them, and after. */
async function watchPrototypes(open: (app: express.Express, listener: RequestListener) => Server) {
  const app = express();
  app.get('/', (request, response) => {
    response.json({ path: request.path, host: request.hostname });
  });
  const prototypes: unknown[][] = [];
  const server = open(app, (request, response) => {
    const before = [Object.getPrototypeOf(request), Object.getPrototypeOf(response)];
    app(request, response);
    prototypes.push(before, [Object.getPrototypeOf(request), Object.getPrototypeOf(response)]);
  });
  await listen(server, 0, '127.0.0.1');
  try {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    return { prototypes, answered: await answer.json() };
  } finally {
    server.close();
  }
}

(isCostly ? describe : describe.skip)('requests and answers', () => {
  it('are what Express wants them to be from the start: it changes nothing about them', async () => {
    const { prototypes, answered } = await watchPrototypes((app, listener) =>
      createHttpServer(app, listener, {}),
    );
    const [before, after] = prototypes;
    expect(after?.map((one, index) => one === before?.[index])).toEqual([true, true]);
    expect(answered).toEqual({ path: '/', host: '127.0.0.1' });
  });

  it('of a plain server are changed each time: this test would see it', async () => {
    const { prototypes } = await watchPrototypes((_app, listener) => createServer(listener));
    const [before, after] = prototypes;
    expect(after?.map((one, index) => one === before?.[index])).toEqual([false, false]);
  });
});
