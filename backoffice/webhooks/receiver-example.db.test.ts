import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { Webhook as Signer } from 'standardwebhooks';
import { findFreePort } from '#scripts/find-free-port.ts';

const SECRET = `whsec_${Buffer.from('secret of the example receiver').toString('base64')}`;

it('receiver of docs/webhooks.md: accepts a signed message once and refuses a forged one', async () => {
  const code =
    /```js\n(?<code>[^`]+)```/.exec(readFileSync('docs/webhooks.md', 'utf8'))?.groups?.['code'] ?? '';
  const folder = mkdtempSync(join('.cache', 'receiver-'));
  const file = join(folder, 'receiver.mjs');
  writeFileSync(file, code);
  const port = await findFreePort();
  const receiver = spawn(process.execPath, [file], {
    env: { ...process.env, PORT: String(port), WEBHOOK_SECRET: SECRET },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  receiver.stdout.setEncoding('utf8').on('data', (chunk) => {
    output += String(chunk);
  });
  try {
    const body = JSON.stringify({
      type: 'order.shipped',
      timestamp: new Date().toISOString(),
      data: { id: 3 },
    });
    const now = new Date();
    const post = (signature: string) =>
      fetch(`http://127.0.0.1:${port}`, {
        method: 'POST',
        headers: {
          'webhook-id': 'a',
          'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
          'webhook-signature': signature,
        },
        body,
      });
    const signature = new Signer(SECRET).sign('a', now, body);
    const first = await retry(() => post(signature));
    expect([first.status, (await post(signature)).status]).toEqual([204, 204]);
    expect((await post('v1,Zm9yZ2Vk')).status).toBe(400);
    expect(output.match(/order\.shipped/g)).toHaveLength(1);
  } finally {
    receiver.kill();
    await once(receiver, 'exit');
    rmSync(folder, { recursive: true });
  }
});

/** Repeats a request until the receiver listens. */
async function retry(send: () => Promise<Response>): Promise<Response> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      return await send();
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
  }
  throw new Error('The receiver did not start.');
}
