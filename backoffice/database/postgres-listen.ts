import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Listen } from './database.ts';

const AGAIN_MS = 1000;

/** Listens on a separate connection and reconnects when the server closes it. */
export function createPostgresListen(url: string): Listen {
  return async (channel, { onMessage, onGap }) => {
    const ended = new AbortController();
    let client = await open();

    async function open(): Promise<Client> {
      const opened = new Client({ connectionString: url, keepAlive: true });
      opened.on('notification', ({ payload = '' }) => onMessage(payload));
      opened.on('error', () => void reopen(opened));
      await opened.connect();
      await opened.query(`listen ${opened.escapeIdentifier(channel)}`);
      return opened;
    }
    async function reopen(broken: Client): Promise<void> {
      if (ended.signal.aborted || broken !== client) return;
      await broken.end().catch(() => undefined);
      await wait(AGAIN_MS, undefined, { ref: false });
      const opened = await open().catch(() => undefined);
      if (!opened) return reopen(broken);
      client = opened;
      onGap();
    }
    return async () => {
      ended.abort();
      await client.end().catch(() => undefined);
    };
  };
}
