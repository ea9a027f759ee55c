import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { listen } from './listen.ts';

describe('listening', () => {
  it('a taken port is an error in one sentence', async () => {
    const first = await listen(createServer(), 0, '127.0.0.1');
    const { port } = first.address() as AddressInfo;
    await expect(listen(createServer(), port, '127.0.0.1')).rejects.toThrow(
      `Cannot listen on 127.0.0.1:${port}: the port is already in use.`,
    );
    first.close();
  });
});
