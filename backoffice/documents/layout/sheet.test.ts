import { expect, it } from '@jest/globals';
import { readPdf } from '#tests/support/read-pdf.ts';
import { DEMO_BRAND } from '#tests/support/demo-brand.ts';
import { createSheet, INK } from './sheet.ts';
import { writeText } from './write-text.ts';

async function readBack(words: string): Promise<string> {
  const date = new Date('2026-01-01');
  const sheet = createSheet({ lang: 'fr', brand: DEMO_BRAND, title: '', subject: '', keywords: '', date });
  sheet.tag('P', () => writeText(sheet, { face: 'strong', size: 12, color: INK }, words));
  const { bytes } = await sheet.finish();
  return (await readPdf(new Uint8Array(bytes).buffer)).text;
}

it('[CT-04] text copied from a document is independent of the glyphs before it', async () => {
  // Ý is drawn from a Y and an accent, so the font is asked for a Y that is not in the text.
  expect(await readBack('Ý')).toContain('Ý');
  expect(await readBack('FIORY')).toContain('FIORY');
});
