import { createServer, type AddressInfo } from 'node:net';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { runBuiltProgram } from '#tests/support/built-program.ts';

const MINUTE = 60_000;

describe('refused start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atre-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Returns its standard error and exit status. */
  const refusalOf = async (env: Record<string, string>) => {
    const program = await runBuiltProgram({ DATA_DIR: join(folder, 'data'), ...env });
    const status = await program.ended;
    return { status, lines: program.output.stderr.split('\n').filter(Boolean) };
  };

  it('invalid variables: one line for each, status 1', async () => {
    const { status, lines } = await refusalOf({ PUBLIC_URL: 'nowhere', TRUST_PROXY: 'true' });
    expect(status).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/^PUBLIC_URL="nowhere" is not accepted: it must be .*\.$/),
      expect.stringMatching(/^TRUST_PROXY="true" is not accepted: it must be .*\.$/),
    ]);
  });

  it('misspelt variable that would close the site: one line with its name and the intended one', async () => {
    const { status, lines } = await refusalOf({ IP_ALOW_LIST: '192.0.2.1' });
    expect([status, lines]).toEqual([
      1,
      ['IP_ALOW_LIST is not a variable of this site: did you mean IP_ALLOW_LIST?'],
    ]);
  });

  it('invalid allow-list: the start is refused instead of admitting all addresses', async () => {
    const { status, lines } = await refusalOf({ IP_ALLOW_LIST: '10.0.0.0/99' });
    expect([status, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toContain('IP_ALLOW_LIST="10.0.0.0/99"');
  });

  it(
    'invalid variable of the back office: one line, status 1',
    async () => {
      const { status, lines } = await refusalOf({ DEMO_DATA: 'perhaps' });
      expect([status, lines.length]).toEqual([1, 1]);
      expect(lines[0]).toContain('DEMO_DATA');
    },
    MINUTE,
  );

  it(
    'data folder that cannot be created: one line with its path, status 1',
    async () => {
      const file = join(folder, 'a-file');
      writeFileSync(file, '');
      const { status, lines } = await refusalOf({ DATA_DIR: join(file, 'data') });
      expect([status, lines.length]).toEqual([1, 1]);
      expect(lines[0]).toContain(file);
    },
    MINUTE,
  );

  it('storefront without a back office beside it and without API_URL: one line, status 1', async () => {
    // The build without the back office, as in the storefront's image. Packages resolve only from inside
    // this folder.
    mkdirSync('.cache', { recursive: true });
    const alone = mkdtempSync(join('.cache', 'alone-'));
    try {
      for (const part of ['client', 'server'])
        cpSync(join('dist', part), join(alone, part), { recursive: true });
      const program = await runBuiltProgram({}, join(alone, 'server', 'main.js'));
      expect([await program.ended, program.output.stderr]).toEqual([
        1,
        'No back office is installed beside this storefront: set API_URL to the address of one.\n',
      ]);
    } finally {
      rmSync(alone, { recursive: true });
    }
  });

  it('file of variables that cannot be read: one line with its path, status 1', async () => {
    const { status, lines } = await refusalOf({ ENV_FILE: folder });
    expect([status, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toContain(folder);
  });

  it(
    'port of storefront or back office in use: one line with the port and its variable, before any work',
    async () => {
      const server = createServer();
      await new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', resolve);
      });
      const { port } = server.address() as AddressInfo;
      for (const variable of ['PORT', 'BACKOFFICE_PORT']) {
        const data = join(folder, `data-of-${variable}`);
        const { status, lines } = await refusalOf({ [variable]: String(port), DATA_DIR: data });
        expect([status, lines]).toEqual([
          1,
          [
            `Cannot listen on 127.0.0.1:${port}: the port is already in use. Stop what listens there, or set ${variable} to another port.`,
          ],
        ]);
        // No file was created for it.
        expect(existsSync(data)).toBe(false);
      }
      server.close();
    },
    MINUTE,
  );

  it(
    'npm start and npm run dev: detect a port in use before they build',
    async () => {
      const server = createServer();
      await new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', resolve);
      });
      const { port } = server.address() as AddressInfo;
      for (const [script, variable] of [
        ['start', 'PORT'],
        ['start', 'BACKOFFICE_PORT'],
        ['dev', 'PORT'],
        ['dev', 'BACKOFFICE_PORT'],
      ] as const) {
        const output = spawnSync(process.execPath, [`scripts/${script}.ts`], {
          encoding: 'utf8',
          env: {
            PATH: process.env['PATH'],
            HOST: '127.0.0.1',
            PORT: '0',
            [variable]: String(port),
            ENV_FILE: '/nonexistent/.env',
          },
        });
        expect([script, output.status, output.stdout, output.stderr]).toEqual([
          script,
          1,
          '',
          `Cannot listen on 127.0.0.1:${port}: the port is already in use. Stop what listens there, or set ${variable} to another port.\n`,
        ]);
      }
      server.close();
    },
    MINUTE,
  );
});
