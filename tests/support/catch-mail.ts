import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export type MailCatcher = {
  url: string;
  /** Received mails as sent. */
  mails: { to: string[]; source: string }[];
  /** When true, it refuses every recipient. */
  refuses: boolean;
  /** When true, it accepts connections and sends nothing. */
  hangs: boolean;
  /** Number of connections that it left hanging. */
  hanging: number;
  close: () => Promise<void>;
};

/** Starts a mail server with the SMTP commands that a client needs to send. */
export async function catchMail(): Promise<MailCatcher> {
  const catcher: Omit<MailCatcher, 'url' | 'close'> = { mails: [], refuses: false, hangs: false, hanging: 0 };
  const held: Socket[] = [];
  const server = createServer((socket) => {
    if (!catcher.hangs) return converse(socket, catcher);
    catcher.hanging = held.push(socket.on('error', () => socket.destroy()));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return Object.assign(catcher, {
    url: `smtp://127.0.0.1:${port}`,
    close: async () => {
      for (const socket of held) socket.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  });
}

function converse(socket: Socket, catcher: Omit<MailCatcher, 'url' | 'close'>): void {
  let to: string[] = [];
  let source: string[] | undefined;
  let rest = '';
  const reply = (words: string) => socket.write(`${words}\r\n`);
  const take = (line: string) => {
    if (source) {
      if (line !== '.') source.push(line.replace(/^\.\./, '.'));
      else {
        catcher.mails.push({ to, source: source.join('\r\n') });
        [to, source] = [[], undefined];
        reply('250 taken');
      }
      return;
    }
    const [command = ''] = line.toUpperCase().split(/[ :]/, 1);
    if (command === 'EHLO') reply('250 catcher');
    else if (command === 'RCPT' && catcher.refuses) reply('550 nobody here');
    else if (command === 'DATA') {
      source = [];
      reply('354 go on');
    } else {
      if (command === 'RCPT') to.push(/<(.*)>/.exec(line)?.[1] ?? '');
      reply(command === 'QUIT' ? '221 bye' : '250 ok');
      if (command === 'QUIT') socket.end();
    }
  };
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString()).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  });
  reply('220 catcher');
}
