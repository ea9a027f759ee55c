import { expect, it } from '@jest/globals';
import { readPdf } from '#tests/support/read-pdf.ts';
import { createSheet, INK } from './sheet.ts';
import { writeText } from './write-text.ts';

async function readBack(words: string): Promise<string> {
  const date = new Date('2026-01-01');
  const sheet = createSheet({ lang: 'fr', title: '', subject: '', keywords: '', date });
  sheet.tag('P', () => writeText(sheet, { face: 'strong', size: 12, color: INK }, words));
  const { bytes } = await sheet.finish();
  return (await readPdf(new Uint8Array(bytes).buffer)).text;
}

it('[CT-04] letters can be copied out of a document whatever those before it were made of', async () => {
  // Drawn of a Y and an accent: the file asks for a Y that nobody wrote.
  expect(await readBack('Ý')).toContain('Ý');
  expect(await readBack('FIORY')).toContain('FIORY');
});
