import { describe, expect, it } from '@jest/globals';
import { toHtml, toText } from '#backoffice/mail/email-layout.ts';
import type { Email } from '#backoffice/mail/write-mail.ts';
import { copyForSender, emailToInstaller, type SentConfiguration } from './configuration-emails.ts';

const SHARE: SentConfiguration = {
  firstname: 'Zélie\r\nBcc: all@chantier.example',
  lastname: 'Hautemer',
  email: 'zelie@chantier.example',
  message: 'Pouvez-vous passer en mars ?',
  name: '=1+1 Maison des Tilleuls',
  place: '42300 Roanne',
  rooms: [{ name: 'Séjour <sud>', surface: 24.5, power: 1500, product: 'Lame' }],
};
const FIRM = { nom: 'Chauffage du Beffroi' };

const textOf = ({ content, lang }: Email) => toText(content, lang);

describe('e-mails about a configuration', () => {
  it('[AP-12] reply to the sender, list one room per row, and escape all input in body and headers', () => {
    const email = emailToInstaller(SHARE, FIRM, 'contact@beffroi.example');
    expect(email).toMatchObject({ to: 'contact@beffroi.example', replyTo: SHARE.email });
    expect(textOf(email).replace(/\s/g, ' ')).toContain('- Séjour <sud> : 24,5 m², 1 500 W, Lame');
    expect(toHtml(email.content, email.lang)).toContain('Séjour &lt;sud&gt;');
    expect(textOf(email).replace(/\s/g, ' ')).toContain(SHARE.message ?? '');
    expect(email.subject).not.toMatch(/[\r\n]/);
  });

  it('[AP-12] the copy is in the language of the sender and names the company', () => {
    const copy = copyForSender(SHARE, FIRM, 'en');
    expect(copy).toMatchObject({ to: SHARE.email, subject: 'Your configuration is on its way' });
    expect(textOf(copy)).toContain(FIRM.nom);
    expect(textOf(copy).replace(/\s/g, ' ')).toContain('1,500 W');
  });
});
