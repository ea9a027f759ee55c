import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { isOnPath } from '#scripts/is-on-path.ts';
import { countMissingGlyphs, readPdfLines } from '#tests/support/pdf-text.ts';
import { readPdf, withoutSpaces } from '#tests/support/read-pdf.ts';
import { DEMO_BRAND } from '#tests/support/demo-brand.ts';
import { createSheet, INK } from './sheet.ts';
import { heightOfText, widthOfText, writeLine, writeText, type TextStyle } from './write-text.ts';

const STYLE: TextStyle = { face: 'text', size: 10, color: INK };
const TITLE = {
  lang: 'fr',
  brand: DEMO_BRAND,
  title: '',
  subject: '',
  keywords: '',
  date: new Date('2026-01-01'),
} as const;

async function draw(text: string, width = 400): Promise<{ bytes: Uint8Array; missing: string }> {
  let missing = '';
  const sheet = createSheet({ ...TITLE, onMissing: (characters) => (missing += characters) });
  sheet.tag('P', () => writeText(sheet, STYLE, text, { width }));
  const { bytes } = await sheet.finish();
  return { bytes: new Uint8Array(bytes), missing };
}

const textOf = async (bytes: Uint8Array) => (await readPdf(bytes.slice().buffer)).text;
const fontsOf = (bytes: Uint8Array) =>
  new Set(
    [
      ...Buffer.from(bytes)
        .toString('latin1')
        .matchAll(/\/BaseFont \/\w+\+([\w-]+)/g),
    ].map(([, name]) => name),
  );

describe('text of documents', () => {
  it('[CT-04] document text: characters that no font has are replaced, reported, and still copied', async () => {
    const { bytes, missing } = await draw('Chez 王先生, 2ᵉ porte 🔥');
    expect(countMissingGlyphs(bytes)).toBe(0);
    expect(missing).toBe('王先生🔥');
    expect(await textOf(bytes)).toContain('Chez???,2ᵉporte?');
    const copied = isOnPath('pdftotext') ? (await readPdfLines(bytes)).join('') : missing;
    expect(copied).toMatch(/王先生[^]*🔥/u);
  });

  it('[CT-04] document text: superscripts, subscripts and fractions stay in the face of their word', async () => {
    const { bytes } = await draw('120 m², 40 m³, CO₂, 3ᵉ étage, ½ palier, ±5 mm');
    expect([...fontsOf(bytes)]).toEqual(['InstrumentSans-Regular']);
  });

  it('[CT-04] document text: a name with one Vietnamese word is set in one face', async () => {
    const { bytes } = await draw('Nguyễn Anne');
    const body = Buffer.from(bytes).toString('latin1');
    expect(body).toContain('Inter-Regular');
    // The footer is the only other text.
    expect((await textOf(bytes)).startsWith('NguyễnAnne')).toBe(true);
  });

  it('[CT-04] document text: for any input, no glyph is missing and no text is lost', async () => {
    const characters = fc.mapToConstant(
      { num: 0x24f - 0x20, build: (value) => String.fromCodePoint(0x20 + value) },
      { num: 0x24f, build: (value) => String.fromCodePoint(0x2b0 + value) },
      { num: 0x1ff, build: (value) => String.fromCodePoint(0x1e00 + value) },
      { num: 0x2ff, build: (value) => String.fromCodePoint(0x2000 + value) },
      { num: 0x40, build: (value) => String.fromCodePoint(0x4e00 + value) },
    );
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: characters, minLength: 1, maxLength: 120 }), async (text) => {
        expect(countMissingGlyphs((await draw(text, 120)).bytes)).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  it('[CT-04] document text: the measured height is that of the written text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 20, max: 400 }), (text, width) => {
        const sheet = createSheet(TITLE);
        const before = sheet.pdf.y;
        const height = heightOfText(sheet, STYLE, text, width);
        writeText(sheet, STYLE, text, { width });
        expect(sheet.pdf.y - before).toBeCloseTo(height, 6);
      }),
      { numRuns: 100 },
    );
  });

  it('[CT-04] document text: a line wider than its column ends with an ellipsis inside it', async () => {
    const sheet = createSheet(TITLE);
    const long = 'Remise de bienvenue des professionnels du chauffage';
    writeLine(sheet, STYLE, long, { x: 56, y: 100, width: 120 });
    const { bytes } = await sheet.finish();
    const text = await textOf(new Uint8Array(bytes));
    const shown = text.slice(0, text.indexOf('…') + 1);
    expect(withoutSpaces(long).startsWith(shown.slice(0, -1))).toBe(true);
    expect(widthOfText(createSheet(TITLE).pdf, STYLE, shown)).toBeLessThanOrEqual(120);
  });
});
