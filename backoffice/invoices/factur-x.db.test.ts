import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { XmlDocument } from 'libxml2-wasm';
import { z } from 'zod';
import type { Database } from '#backoffice/database/database.ts';
import { readOrder } from '#backoffice/orders/read-order.ts';
import { countMissingGlyphs } from '#tests/support/pdf-text.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { drawOrderDocument } from '#backoffice/order-documents/draw-order-document.ts';
import { writeInvoiceXml } from './invoice-xml.ts';
import { isIssued, type InvoiceData } from '#backoffice/order-documents/document-data.ts';
import { toDocumentData } from '#backoffice/order-documents/to-document-data.ts';

const NAMESPACES = {
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  dc: 'http://purl.org/dc/elements/1.1/',
  xmp: 'http://ns.adobe.com/xap/1.0/',
  pdf: 'http://ns.adobe.com/pdf/1.3/',
  pdfaid: 'http://www.aiim.org/pdfa/ns/id/',
  pdfaSchema: 'http://www.aiim.org/pdfa/ns/schema#',
  pdfaProperty: 'http://www.aiim.org/pdfa/ns/property#',
  fx: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
};

let database: Database;
let document: InvoiceData;
let bytes: Uint8Array;
beforeAll(async () => {
  database = await openTestDatabase();
  const order = await readOrder(database.db, { siteId: 1, reference: 'CD-018655' });
  if (!order) throw new Error('The demo has this order.');
  const { buyer } = order;
  // Markup in a name must not break the metadata.
  const company = { name: 'Ağaoğlu & Ćosić <SARL>', siret: '21005290800014' };
  const issued = toDocumentData({ ...order, buyer: { ...buyer, company } }, 'Ronde');
  if (!isIssued(issued)) throw new Error('Its invoice is issued.');
  document = issued;
  bytes = new Uint8Array(await drawOrderDocument('invoice', document));
});
afterAll(() => database.close());

const raw = () => Buffer.from(bytes).toString('latin1');
/** Finds the metadata packet, the only uncompressed stream. */
function metadata(): XmlDocument {
  const file = Buffer.from(bytes).toString('utf8');
  const from = file.indexOf('<x:xmpmeta');
  return XmlDocument.fromString(file.slice(from, file.indexOf('</x:xmpmeta>') + '</x:xmpmeta>'.length));
}
const valueAt = (path: string) => z.string().parse(metadata().root.eval(`string(//${path})`, NAMESPACES));

describe('the invoice as Factur-X', () => {
  it('[AC-14] Factur-X: the PDF embeds the XML offered beside it as factur-x.xml', async () => {
    const { attachments } = await readPdf(bytes.slice().buffer);
    expect([...attachments.keys()]).toEqual(['factur-x.xml']);
    expect(new TextDecoder().decode(attachments.get('factur-x.xml'))).toBe(writeInvoiceXml(document));
    expect(raw()).toMatch(/\/AFRelationship \/Alternative/);
    expect(raw()).toMatch(/\/AF \[\d+ 0 R\]/);
    expect(raw()).toMatch(/\/Subtype \/text#2Fxml/);
    expect(raw()).toMatch(/\/Params <<[^>]*\/ModDate/);
  });

  it('[AC-14] Factur-X: the metadata names part, profile and file, and describes its own schema', () => {
    expect([valueAt('pdfaid:part'), valueAt('pdfaid:conformance')]).toEqual(['3', 'B']);
    expect(
      ['DocumentType', 'DocumentFileName', 'Version', 'ConformanceLevel'].map((name) =>
        valueAt(`fx:${name}`),
      ),
    ).toEqual(['INVOICE', 'factur-x.xml', '1.0', 'EN 16931']);
    expect(valueAt('pdfaSchema:namespaceURI')).toBe(NAMESPACES.fx);
    expect(metadata().root.find('//pdfaProperty:name', NAMESPACES)).toHaveLength(4);
  });

  it('[AC-14] Factur-X: metadata and file properties agree', async () => {
    const { properties: facts } = await readPdf(bytes.slice().buffer);
    expect(valueAt('dc:title//rdf:li')).toBe(facts.get('Title'));
    expect(valueAt('dc:creator//rdf:li')).toBe(facts.get('Author'));
    expect(valueAt('dc:description//rdf:li')).toBe(facts.get('Subject'));
    expect(valueAt('pdf:Keywords')).toBe(facts.get('Keywords'));
    expect(valueAt('pdf:Producer')).toBe(facts.get('Producer'));
    expect(valueAt('xmp:CreatorTool')).toBe(facts.get('Creator'));
    const times = [valueAt('xmp:CreateDate'), valueAt('xmp:ModifyDate')].map((time) =>
      time.replaceAll(/[-:T]/g, ''),
    );
    expect([facts.get('CreationDate'), facts.get('ModDate')]).toEqual(times.map((time) => `D:${time}`));
  });

  it('[AC-14] Factur-X: the file conforms to PDF/A-3b: embedded fonts, one colour space, no transparency', () => {
    expect(raw()).toMatch(/\/OutputIntents \[\d+ 0 R\]/);
    expect(raw()).toMatch(/\/DestOutputProfile \d+ 0 R/);
    const fonts = raw().match(/\/Type \/FontDescriptor/g)?.length ?? 0;
    expect(fonts).toBeGreaterThan(2);
    expect(raw().match(/\/FontFile2 \d+ 0 R/g)).toHaveLength(fonts);
    expect(raw()).not.toMatch(/\/BaseFont \/Helvetica|\/SMask|\/ca [0-9.]|\/Encrypt|\/JavaScript|\/Launch/);
    expect(raw()).toMatch(/\/ID \[</);
    expect(raw()).toMatch(/\/Marked true/);
    expect(raw()).toMatch(/\/Lang \(fr\)/);
    expect(countMissingGlyphs(bytes)).toBe(0);
  });

  it('[AC-14] Factur-X: the same order gives the same bytes', async () => {
    expect(Buffer.from(await drawOrderDocument('invoice', document)).equals(Buffer.from(bytes))).toBe(true);
  });
});
