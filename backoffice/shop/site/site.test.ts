import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { DEMO_SHOP_FOLDER } from '#backoffice/demo/demo-shop.ts';
import { readDemoSite } from '#backoffice/demo/demo-site.ts';
import { createFindings } from '#backoffice/shop/files/finding.ts';
import { findingText } from '#backoffice/shop/files/finding-text.ts';
import { openShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { LOCALES } from '#shared/locale.ts';
import { writeTestFolder } from '#tests/support/test-shop-folder.ts';
import { readSite } from './read-site.ts';
import { siteFiles } from './write-site.ts';

const SHOP = await readFile(join(DEMO_SHOP_FOLDER, 'shop.yaml'), 'utf8');
const IBAN_LINE = SHOP.slice(0, SHOP.indexOf('iban:')).split('\n').length;
const COLOURS = {
  paper: '#ffffff',
  plaster: '#eeeeee',
  stone: '#cccccc',
  ink: '#101010',
  accent: '#0b5394',
  accent_dark: '#073763',
  accent_light: '#9fc5e8',
  trade: '#38561d',
  trade_dark: '#274e13',
};

async function findingsOf(files: Record<string, string>) {
  const directory = await writeTestFolder({ 'shop.yaml': SHOP, ...files });
  const findings = createFindings();
  const site = await readSite(await openShopFolder(directory.path), findings);
  await directory.remove();
  return { site, found: findings.all };
}

const withColours = (changes: Partial<typeof COLOURS>) =>
  SHOP.replace(
    'colours: null',
    `colours:\n${Object.entries({ ...COLOURS, ...changes })
      .map(([name, value]) => `    ${name}: "${value}"`)
      .join('\n')}`,
  );

describe('site of a shop', () => {
  it('demo shop read, then written: every file is the same', async () => {
    for (const [path, text] of siteFiles(await readDemoSite()))
      expect([path, text]).toEqual([path, await readFile(join(DEMO_SHOP_FOLDER, path), 'utf8')]);
  });

  it.each([
    ['no shop.yaml', { 'shop.yaml': '' }, 'shop.yaml', 1],
    ['an unknown field', { 'shop.yaml': SHOP.replace('  phone:', '  telephone:') }, 'shop.yaml', 5],
    [
      'a VAT number of another company',
      { 'shop.yaml': SHOP.replace(/vat_number: .*/, 'vat_number: FR00123456789') },
      'shop.yaml',
      0,
    ],
    ['a mistyped IBAN', { 'shop.yaml': SHOP.replace(/iban: FR76/, 'iban: FR77') }, 'shop.yaml', IBAN_LINE],
    ['an unknown currency', { 'shop.yaml': SHOP.replace('currency: EUR', 'currency: EURO') }, 'shop.yaml', 0],
    [
      'transfers without account',
      { 'shop.yaml': SHOP.replace(/bank_account:\n(?: {4}.*\n)+/, '') },
      'shop.yaml',
      0,
    ],
    ['a misspelt field of the account', { 'shop.yaml': SHOP.replace('bic:', 'bics:') }, 'shop.yaml', 0],
    ['a VAT rate twice', { 'shop.yaml': SHOP.replace('- 5.5', '- 20') }, 'shop.yaml', 0],
    [
      'text in a drawing',
      { 'theme/logo.svg': '<svg viewBox="0 0 9 9">\n<text>A</text></svg>' },
      'theme/logo.svg',
      2,
    ],
    [
      'a moved path',
      { 'theme/logo.svg': '<svg viewBox="0 0 9 9">\n<path transform="scale(2)" d="M0 0"/></svg>' },
      'theme/logo.svg',
      2,
    ],
    [
      'a drawing with a script',
      { 'theme/icon.svg': '<svg viewBox="0 0 9 9"><path d="M0 0&quot;/><script>"/></svg>' },
      'theme/icon.svg',
      1,
    ],
  ])('%s: an error at its line, with a sentence in both languages', async (_case, files, file, line) => {
    const { found } = await findingsOf(files);
    const errors = found.filter(({ severity }) => severity === 'error');
    expect(errors[0]).toMatchObject(line === 0 ? { file } : { file, line });
    for (const lang of LOCALES)
      for (const finding of errors) expect(findingText(finding, lang)).toMatch(/[.?]$/);
  });

  it('commerce: fields left out have the usual values, spaces of an IBAN are removed', async () => {
    const [start = ''] = SHOP.split('currency:');
    expect((await findingsOf({ 'shop.yaml': start })).site).toMatchObject({
      currency: 'EUR',
      commerce: { vat_rates: [20, 10, 5.5], payment_means: ['cb'], bank_account: null, mail_sender: null },
    });
    const spaced = SHOP.replace(/iban: .*/, 'iban: be68 5390 0754 7034');
    expect((await findingsOf({ 'shop.yaml': spaced })).site?.commerce.bank_account?.iban).toBe(
      'BE68539007547034',
    );
  });

  it('colours: a pair that is hard to read is a warning at the colour, a good palette has none', async () => {
    expect((await findingsOf({ 'shop.yaml': withColours({}) })).found).toEqual([]);
    const { site, found } = await findingsOf({ 'shop.yaml': withColours({ accent: '#ffcc00' }) });
    expect(site?.brand.colours?.accent).toBe('#ffcc00');
    expect(new Set(found.map(({ severity, field, code }) => `${severity} ${field} ${code}`))).toEqual(
      new Set(['warning accent contrast']),
    );
  });
});
