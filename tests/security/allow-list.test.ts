import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { IS_LONG_FORM } from '#tests/support/attack-size.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';
import { listen } from '#shared/listen.ts';

/** Network namespace: a separate machine, as the site sees it. */
const SPACE = `atre-${process.pid}`;
const OWN = ['198.18.7.1', 'fd00:7::1'] as const;
const GUEST = ['198.18.7.2', 'fd00:7::2'] as const;

const run = (...words: string[]) => execFileSync('ip', words, { stdio: 'pipe' });

/** A veth pair with one end in a network namespace: needs root and iproute2. */
function hasCable(): boolean {
  try {
    run('netns', 'add', SPACE);
    run('link', 'add', 'atre0', 'type', 'veth', 'peer', 'name', 'atre1', 'netns', SPACE);
    run('addr', 'add', `${OWN[0]}/30`, 'dev', 'atre0');
    run('-6', 'addr', 'add', `${OWN[1]}/64`, 'dev', 'atre0', 'nodad');
    run('link', 'set', 'atre0', 'up');
    run('-n', SPACE, 'addr', 'add', `${GUEST[0]}/30`, 'dev', 'atre1');
    run('-n', SPACE, '-6', 'addr', 'add', `${GUEST[1]}/64`, 'dev', 'atre1', 'nodad');
    run('-n', SPACE, 'link', 'set', 'atre1', 'up');
    return true;
  } catch {
    return false;
  }
}

const isReady = IS_LONG_FORM && hasCable();
if (IS_LONG_FORM && !isReady)
  console.log('Allow-list from real addresses: skipped, it needs root and iproute2.');
const describeIfReady = isReady ? describe : describe.skip;

/** Status for a request from the other machine with a forged client address. */
async function statusFor(list: string, host: string, claim: string): Promise<string> {
  const { app } = await createTestStorefront({ env: { IP_ALLOW_LIST: list, LOG_LEVEL: 'silent' } });
  const server = await listen(createServer(app), 0, '::');
  const { port } = server.address() as AddressInfo;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}/robots.txt`;
  try {
    const asked = [
      'netns',
      'exec',
      SPACE,
      'curl',
      '-s',
      '-o',
      '/dev/null',
      '-w',
      '%{http_code}',
      '--max-time',
      '5',
    ];
    const { stdout } = await promisify(execFile)('ip', [...asked, '-H', `X-Forwarded-For: ${claim}`, url]);
    return stdout;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describeIfReady('[GD-03] visitors from real addresses', () => {
  afterAll(() => {
    if (isReady) run('netns', 'delete', SPACE);
  });

  it.each([
    ['an IPv4 address, mapped into IPv6 by the socket', GUEST[0], OWN[0], '200'],
    ['a range', '198.18.7.0/30', OWN[0], '200'],
    ['an IPv6 address', 'fd00:7:0::0:2', OWN[1], '200'],
    ['an IPv6 range', 'fd00:7::/64', OWN[1], '200'],
    ['the neighbour’s address', '198.18.7.9', OWN[0], '401'],
    ['the neighbour’s range', 'fd00:8::/64', OWN[1], '401'],
    ['an address of the other kind', GUEST[0], OWN[1], '401'],
    ['a name that is another’s', 'localhost.localdomain', OWN[0], '401'],
  ])('%s', async (_what, list, host, expected) => {
    // The forged address is on the list, but it comes from an address that is no trusted proxy.
    expect(await statusFor(list, host, expected === '200' ? '203.0.113.1' : list)).toBe(expected);
  });
});
