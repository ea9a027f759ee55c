import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import express from 'express';

/**
 * Sends one response to every request: `raw` by `node:http` alone, `express` by a route of Express. `node
 * scripts/bench/ready-buffer-server.ts raw|express FILE`, FILE a `ReadyResponse` in JSON.
 */
export type ReadyResponse = { headers: Record<string, string>; body: string };

const [kind, file = ''] = process.argv.slice(2);
const received = JSON.parse(readFileSync(file, 'utf8')) as ReadyResponse;
const body = Buffer.from(received.body, 'base64');
const headers = Object.entries(received.headers);
const server = kind === 'express' ? createServer(createExpress()) : createServer(sendRaw());
server.listen(Number(process.env['PORT']), '127.0.0.1');

function sendRaw(): Parameters<typeof createServer>[1] {
  const all = { ...received.headers, 'content-length': String(body.length) };
  return (_request, response) => {
    response.writeHead(200, all);
    response.end(body);
  };
}

function createExpress() {
  const app = express();
  app.disable('x-powered-by');
  app.get('*path', (_request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader('content-length', body.length);
    response.end(body);
  });
  return app;
}
