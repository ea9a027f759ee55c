import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { findFreePort } from '#scripts/find-free-port.ts';
import { listen } from '#shared/listen.ts';
import { runBuiltProgram, stop, untilServed } from '#tests/support/built-program.ts';
import { catchMail, type MailCatcher } from '#tests/support/catch-mail.ts';
import { copyDemoShop } from '#tests/support/copy-demo-shop.ts';

/** All third-party services, on one port of this process. */
export type Outside = {
  origin: string;
  /** Received requests: `POST /recaptcha/api/siteverify` and its body. */
  asked: { what: string; body: string; headers: IncomingMessage['headers'] }[];
};

export type ConfiguredSite = {
  url: string;
  env: Record<string, string>;
  outside: Outside;
  mail: MailCatcher;
  /** Output of the program. */
  output: { stdout: string; stderr: string };
  stop: () => Promise<void>;
};

const SCRIPTS: Record<string, string> = {
  '/tags/container.js': `fetch('PLACE/collect', { method: 'POST', mode: 'no-cors', body: 'seen' });`,
  '/recaptcha/api.js':
    'window.grecaptcha = { ready: (run) => run(), execute: async (key) => `token for ${key}` };',
};

/** The built site with every variable for browsers other than its default. */
export async function startConfiguredSite(): Promise<ConfiguredSite> {
  const folder = mkdtempSync(join(tmpdir(), 'atre-configured-'));
  const [port, backofficePort] = [await findFreePort(), await findFreePort()];
  const backofficeUrl = `http://localhost:${backofficePort}`;
  const { server, outside } = await startOutside(backofficeUrl);
  const mail = await catchMail();
  const url = `http://boutique.localhost:${port}`;
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    API_PATH: '/appels/v3/',
    BACKOFFICE_PORT: String(backofficePort),
    BACKOFFICE_HOST: 'localhost',
    DATA_DIR: folder,
    MEDIA_URL: `${outside.origin}/images`,
    TAG_MANAGER_ID: 'GTM-ESSAI',
    TAG_MANAGER_URL: `${outside.origin}/tags/container.js`,
    TAG_MANAGER_HOSTS: outside.origin,
    HASH_SALT: 'un sel pour les essais',
    MAPS_API_KEY: 'cle-des-essais',
    MAPS_API_URL: `${outside.origin}/places`,
    HUMAN_CHECK_SITE_KEY: 'cle-du-site',
    HUMAN_CHECK_SECRET: 'secret-du-site',
    HUMAN_CHECK_ORIGIN: outside.origin,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Boutique <boutique@essais.example>',
    MAIL_TO: 'equipe@essais.example',
    LOG_LEVEL: 'warn',
  };
  await copyDemoShop(folder);
  const program = await runBuiltProgram(env);
  await untilServed(program, ['/']);
  return {
    url,
    env,
    outside,
    mail,
    output: program.output,
    stop: async () => {
      await stop(program);
      await mail.close();
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startOutside(backofficeUrl: string) {
  const outside: Outside = { origin: '', asked: [] };
  const server = await listen(
    createServer((request, response) => void received(request, response, { outside, backofficeUrl })),
    0,
    '127.0.0.1',
  );
  outside.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { server, outside };
}

async function received(
  request: IncomingMessage,
  response: ServerResponse,
  { outside, backofficeUrl }: { outside: Outside; backofficeUrl: string },
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', outside.origin);
  const { headers, method } = request;
  outside.asked.push({ what: `${method} ${pathname}`, body: await text(request), headers });
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', '*');
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
  const script = SCRIPTS[pathname];
  if (script) {
    response.setHeader('content-type', 'text/javascript');
    response.end(script.replace('PLACE', outside.origin));
  } else if (pathname.startsWith('/images/')) {
    const found = await fetch(`${backofficeUrl}/media/${pathname.slice('/images/'.length)}`);
    response.writeHead(found.status, { 'content-type': found.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await found.arrayBuffer()));
  } else {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(RESPONSES[pathname] ?? {}));
  }
}

const RESPONSES: Record<string, unknown> = {
  '/places': {
    suggestions: [{ placePrediction: { text: { text: '3 quai de la Fosse, 44000 Nantes, France' } } }],
  },
  '/recaptcha/api/siteverify': { success: true, score: 0.9 },
};
