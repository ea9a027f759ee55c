import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { listFiles } from '../list-files.ts';
import { CODED_TEXT_EXCEPTIONS } from './coded-texts.data.ts';
import { SEARCH_WORDS } from './collect-texts.ts';
import { findCodedTexts } from './find-coded-texts.ts';

/** Demo content, guides of products and tables of data hold their texts; migrations do not change. */
const WITH_TEXTS = /^backoffice\/(?:demo|documents\/guides|database\/migrations)\/|\.(?:data|test)\.ts$/;

describe('texts of the back office', () => {
  it('code: holds no text for people, which belong to backoffice/locales', () => {
    const paths = listFiles(['backoffice']).filter(
      (path) => path.endsWith('.ts') && !WITH_TEXTS.test(path) && !SEARCH_WORDS.test(path),
    );
    expect(paths.length).toBeGreaterThan(300);
    expect(
      paths.flatMap((path) => findCodedTexts(path, readFileSync(path, 'utf8'), CODED_TEXT_EXCEPTIONS)),
    ).toEqual([]);
  });

  it.each([
    [
      'a French word',
      'backoffice/tickets/ticket-emails.ts',
      "const title = 'Vérification';",
      '"Vérification"',
    ],
    ['a label', 'backoffice/mail/a.ts', "rows.push(['Fichier', name]);", '"Fichier"'],
    [
      'an English sentence',
      'backoffice/order-emails/a.ts',
      "const text = 'The documents are attached';",
      '"The',
    ],
    ['a template', 'backoffice/invoices/a.ts', 'const text = `due on ${day}`;', '"due on'],
    [
      'markup with a text',
      'backoffice/mail/a.ts',
      'const html = `<p class="a">Attached: ${names}</p>`;',
      '"Attached',
    ],
    [
      'a text by language',
      'backoffice/orders/a.ts',
      "const A = { fr: 'Livraison', en: 'Delivery' };",
      '"Delivery"',
    ],
    ['a condition', 'backoffice/orders/a.ts', "const unit = lang === 'fr' ? 'jours' : 'days';", '"jours"'],
  ])('finding: %s', (_case, path, source, text) => {
    expect(findCodedTexts(path, source).join('\n')).toContain(text);
  });

  it.each([
    ['an error', "throw new Error('The invoice is not issued.');"],
    ['a log message', "logger.error({ err }, 'order email failed');"],
    ['SQL', 'sql`select count from mail`;'],
    ['an address and a language tag', "const P = { fr: '/ma-commande/', en: 'en-GB' };"],
    ['markup', 'const html = `<p style="margin:0 0 16px">${text}</p>`;'],
  ])('no finding: %s', (_case, source) => {
    expect(findCodedTexts('backoffice/mail/a.ts', source)).toEqual([]);
  });
});
