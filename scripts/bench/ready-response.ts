import { mkdirSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { findFreePort } from '../find-free-port.ts';
import type { Encoding } from './generate-load.ts';
import { startProgram, type Program } from './processes.ts';
import type { ReadyResponse } from './ready-buffer-server.ts';

/** Headers that each connection sets itself; all others are copied from our response. */
const OWN_HEADERS = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']);

/** Fetches a response as sent over the wire, compressed if it was. @throws when it is not a success */
export async function takeResponse(url: string, encoding: Encoding): Promise<ReadyResponse> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { accept: 'text/html', 'accept-encoding': encoding };
    get(url, { agent: false, headers }, resolve).on('error', reject);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  if (response.statusCode !== 200) throw new Error(`${url} returns ${response.statusCode}.`);
  const headers = Object.entries(response.headers).filter(([name]) => !OWN_HEADERS.has(name));
  return {
    headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    body: Buffer.concat(chunks).toString('base64'),
  };
}

/** Starts a server that only sends this response. */
export async function serveReady(kind: 'raw' | 'express', response: ReadyResponse): Promise<Program> {
  const port = await findFreePort();
  const file = join('.cache', `bench-answer-${kind}.json`);
  mkdirSync('.cache', { recursive: true });
  writeFileSync(file, JSON.stringify(response));
  const script = join('scripts', 'bench', 'ready-buffer-server.ts');
  return startProgram({ command: [process.execPath, script, kind, file], port });
}
