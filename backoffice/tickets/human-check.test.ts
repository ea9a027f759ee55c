import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { listen } from '#shared/listen.ts';
import { createHumanCheck } from './human-check.ts';

const LOGGER = pino({ level: 'silent' });

/** Replaces the external provider; the token selects its response. */
const provider = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const fields = new URLSearchParams(body);
    const [kind, score] = (fields.get('response') ?? '').split(' ');
    if (kind === 'hang') return;
    response.writeHead(kind === 'broken' ? 500 : 200, { 'content-type': 'application/json' });
    const isOurs = fields.get('secret') === 'our-secret' && fields.get('remoteip') === '198.51.100.7';
    response.end(
      kind === 'html' ? '<p>' : JSON.stringify({ success: isOurs && kind === 'good', score: Number(score) }),
    );
  });
});
let url: string;

beforeAll(async () => {
  await listen(provider, 0, '127.0.0.1');
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/siteverify`;
});
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});

describe('human verification', () => {
  it.each([
    ['good 0.9', 'passed'],
    ['good 0.1', 'refused'],
    ['bad 0.9', 'refused'],
    ['', 'unavailable'],
    ['broken', 'unavailable'],
    ['html', 'unavailable'],
    ['hang', 'unavailable'],
  ])('[TP-01] a token "%s" is %s', async (token, verification) => {
    const check = createHumanCheck({ secret: 'our-secret', url }, LOGGER);
    expect(await check(token, '198.51.100.7')).toBe(verification);
  });

  it('[TP-01] verification: unavailable when the provider cannot be reached, off when not configured', async () => {
    const unreachable = createHumanCheck({ secret: 's', url: 'http://127.0.0.1:9/' }, LOGGER);
    expect(await unreachable('good 0.9', '')).toBe('unavailable');
    expect(await createHumanCheck(undefined, LOGGER)('anything', '')).toBe('off');
  });
});
