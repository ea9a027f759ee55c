import { createServer, type AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { runBuiltProgram } from '#tests/support/built-program.ts';
import { copyDemoShop } from '#tests/support/copy-demo-shop.ts';

const MINUTE = 60_000;

describe('a start that cannot be', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atre-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** What it says on standard error, and the status it ends with. */
  const refusalOf = async (env: Record<string, string>) => {
    const program = await runBuiltProgram({ DATA_DIR: join(folder, 'data'), ...env });
    const status = await program.ended;
    return { status, lines: program.output.stderr.split('\n').filter(Boolean) };
  };

  it('bad variables: one line that names them all, and status 1', async () => {
    const { status, lines } = await refusalOf({ PUBLIC_URL: 'nowhere', TRUST_PROXY: 'true' });
    expect(status).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^Bad configuration\. PUBLIC_URL: .*TRUST_PROXY: .*\.$/)]);
  });

  it('a bad allow-list does not let everybody in: the start is refused', async () => {
    const { status, lines } = await refusalOf({ IP_ALLOW_LIST: '10.0.0.0/99' });
    expect([status, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toContain('IP_ALLOW_LIST: 10.0.0.0/99');
  });

  it(
    'a bad variable of the back office: one line, status 1',
    async () => {
      const { status, lines } = await refusalOf({ DEMO_DATA: 'perhaps' });
      expect([status, lines.length]).toEqual([1, 1]);
      expect(lines[0]).toContain('DEMO_DATA');
    },
    MINUTE,
  );

  it(
    'a data folder that cannot be made: one line that names it, status 1',
    async () => {
      const file = join(folder, 'a-file');
      writeFileSync(file, '');
      const { status, lines } = await refusalOf({ DATA_DIR: join(file, 'data') });
      expect([status, lines.length]).toEqual([1, 1]);
      expect(lines[0]).toContain(file);
    },
    MINUTE,
  );

  it('a file of variables that cannot be read: one line that names it, status 1', async () => {
    const { status, lines } = await refusalOf({ ENV_FILE: folder });
    expect([status, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toContain(folder);
  });

  it(
    'a port in use: one line that names it, status 1, and nothing left running',
    async () => {
      const server = createServer();
      await new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', resolve);
      });
      const { port } = server.address() as AddressInfo;
      await copyDemoShop(join(folder, 'data'));
      const { status, lines } = await refusalOf({ PORT: String(port), DEMO_DATA: 'false' });
      server.close();
      expect(status).toBe(1);
      expect(lines).toEqual([`Cannot listen on 127.0.0.1:${port}: it is already in use.`]);
    },
    2 * MINUTE,
  );
});
