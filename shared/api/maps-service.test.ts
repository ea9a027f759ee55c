import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listen } from '#shared/listen.ts';
import { suggestPlaces } from './maps-service.ts';

let server: Server;
let url: string;
let received: RequestListener;
const seen: { headers: Record<string, unknown>; body: unknown }[] = [];

beforeAll(async () => {
  server = await listen(
    createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => {
        seen.push({ headers: request.headers, body: JSON.parse(text) as unknown });
        received(request, response);
      });
    }),
    0,
    '127.0.0.1',
  );
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/places`;
});
afterAll(() => void server.close());

describe('maps service', () => {
  it('[TP-03] is called in French, for the region eu, and for places in France only', async () => {
    received = (_request, response) =>
      response.end(
        JSON.stringify({
          suggestions: [{ placePrediction: { text: { text: '44000 Nantes, France' } } }, {}],
        }),
      );
    expect(await suggestPlaces({ url, key: 'secret' }, 'nant')).toEqual(['44000 Nantes']);
    expect(seen[0]).toMatchObject({
      headers: { 'x-goog-api-key': 'secret' },
      body: { input: 'nant', languageCode: 'fr-FR', regionCode: 'eu', includedRegionCodes: ['fr'] },
    });
  });

  it('[TP-03] is an error when it refuses or returns nonsense', async () => {
    received = (_request, response) => response.writeHead(403).end();
    await expect(suggestPlaces({ url, key: 'bad' }, 'nant')).rejects.toThrow('403');
    received = (_request, response) => response.end('<html>');
    await expect(suggestPlaces({ url, key: 'bad' }, 'nant')).rejects.toThrow('JSON');
  });
});
