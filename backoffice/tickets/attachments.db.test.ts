import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { MAX_ATTACHMENT_BYTES } from '#shared/domain/attachments.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { fileOf, ticketForm } from '#tests/support/ticket-form.ts';

const MINUTE = 60_000;
const MEGABYTE = 1024 * 1024;

const parent = mkdtempSync(join(tmpdir(), 'atre-attachments-'));
const folder = join(parent, 'attachments');
let backoffice: TestBackoffice;
let visitors = 0;

beforeAll(async () => {
  backoffice = await startTestBackoffice({ emails: { attachmentFolder: folder } });
}, MINUTE);
afterAll(async () => {
  await backoffice.close();
  rmSync(parent, { recursive: true, force: true });
});

/** Sends a ticket with one file. Returns the response and the stored file. */
async function send(name: string, bytes: Uint8Array) {
  visitors += 1;
  const form = ticketForm();
  form.append('files', new File([new Uint8Array(bytes)], name));
  const before = new Set(list(folder));
  const response = await fetch(`${backoffice.url}/api/v1/ticket?site_id=1&lang=fr&sales_plan_id=1`, {
    method: 'POST',
    headers: { 'x-client-address': `198.51.100.${visitors}` },
    body: form,
  });
  const body = (await response.json()) as { errors?: Record<string, string> };
  const stored = list(folder).find((file) => !before.has(file));
  return {
    status: response.status,
    errors: body.errors,
    stored: stored === undefined ? undefined : Buffer.from(readFileSync(join(folder, stored))),
  };
}

function list(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

/** A photograph like a phone's: noise that hardly compresses, rotated by EXIF, with a GPS position. */
async function photograph(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 38 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000000', noise } })
    .jpeg({ quality: 80 })
    .withExif({
      IFD0: { Make: 'Telephone' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '47/1 13/1 6/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '1/1 33/1 13/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

const bytesOf = async (kind: 'png' | 'jpg') => Buffer.from(await fileOf(kind, `a.${kind}`).arrayBuffer());
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\nstartxref\n0\n%%EOF\n');
const HTML = Buffer.from('<!doctype html><script>alert(document.domain)</script>');
const archive = () => Buffer.from(zipSync({ 'run.js': new TextEncoder().encode('alert(1)') }));

describe('pictures of a ticket', () => {
  it(
    '[CT-05] photograph of nearly 5 MB: stored upright and without its position',
    async () => {
      const sent = await photograph(3800, 2840);
      expect(sent.length).toBeGreaterThan(4 * MEGABYTE);
      expect(sent.length).toBeLessThan(MAX_ATTACHMENT_BYTES);
      expect((await sharp(sent).metadata()).orientation).toBe(6);
      expect(sent.includes('Telephone')).toBe(true);
      const { status, stored } = await send('IMG_0001.JPG', sent);
      expect(status).toBe(200);
      const { format, width, height, exif, orientation, icc, xmp } = await sharp(stored).metadata();
      expect({ format, width, height, exif, orientation, icc, xmp }).toEqual({
        format: 'jpeg',
        width: 2840,
        height: 3800,
      });
      expect(stored?.includes('Telephone')).toBe(false);
    },
    MINUTE,
  );

  it.each([
    ['a PNG with a page behind it', 'png', HTML],
    ['a JPEG with a page behind it', 'jpg', HTML],
    ['a PNG that is an archive too', 'png', archive()],
    ['a JPEG that is an archive too', 'jpg', archive()],
  ] as const)('[CT-05] %s: stored as the picture only', async (_what, kind, more) => {
    const { status, stored } = await send(`a.${kind}`, Buffer.concat([await bytesOf(kind), more]));
    expect(status).toBe(200);
    expect(stored?.includes(more)).toBe(false);
    expect((await sharp(stored).metadata()).width).toBe(2);
  });

  it('[CT-05] text metadata of a picture: not stored', async () => {
    const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><script>alert(1)</script></x:xmpmeta>';
    const commented = await sharp(await bytesOf('jpg'))
      .withXmp(xmp)
      .jpeg()
      .toBuffer();
    expect(commented.includes('<script')).toBe(true);
    expect((await send('a.jpg', commented)).stored?.includes('<script')).toBe(false);
  });

  it.each([
    ['a JPEG that breaks off', async () => (await photograph(400, 300)).subarray(0, 4000)],
    ['a PNG that breaks off', async () => (await bytesOf('png')).subarray(0, 50)],
    [
      'a page that begins as a PNG does',
      async () => Buffer.concat([(await bytesOf('png')).subarray(0, 8), HTML]),
    ],
    ['a script that begins as a JPEG does', async () => Buffer.from('\xff\xd8\xff/**/=alert(1)', 'latin1')],
  ])('[CT-05] %s: refused as damaged, and nothing is stored', async (_what, make) => {
    const response = await send('a.png', await make());
    expect(response).toEqual({ status: 422, errors: { files: 'damaged_file' }, stored: undefined });
  });
});

describe('documents of a ticket', () => {
  it('[CT-05] PDF: stored unchanged, also with a leading byte order mark', async () => {
    expect((await send('plan.pdf', PDF)).stored).toEqual(PDF);
  });

  it.each([
    ['a PDF that is an archive too', Buffer.concat([PDF, archive()])],
    [
      'an archive whose comment ends as a PDF does',
      withComment(Buffer.concat([PDF, archive()]), '\n%%EOF\n'),
    ],
    ['a PDF that breaks off', PDF.subarray(0, 30)],
    ['a PDF with a page of its own behind it', Buffer.concat([PDF, Buffer.alloc(4000, HTML)])],
  ])('[CT-05] %s: refused as damaged', async (_what, bytes) => {
    const response = await send('plan.pdf', bytes);
    expect(response).toEqual({ status: 422, errors: { files: 'damaged_file' }, stored: undefined });
  });

  it('[CT-05] HTML page that contains a PDF: refused', async () => {
    const { status, stored } = await send('plan.pdf', Buffer.concat([HTML, PDF]));
    expect([status, stored]).toEqual([422, undefined]);
  });
});

describe('temporary files of forms', () => {
  it('form with files: leaves no temporary file, accepted or refused', async () => {
    await send('plan.pdf', PDF);
    await send('plan.pdf', Buffer.from('no document'));
    expect(list(`${folder}.incoming`)).toEqual([]);
  });
});

/** The end record of a ZIP archive contains the length of its comment. */
function withComment(bytes: Buffer, comment: string): Buffer {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const changed = Buffer.concat([bytes, Buffer.from(comment)]);
  changed.writeUInt16LE(comment.length, end + 20);
  return changed;
}
