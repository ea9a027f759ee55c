import type { DocumentSource } from './document-source.ts';
import { drawDeclaration } from './kinds/declaration.ts';
import { drawEnergySheet } from './kinds/energy-sheet.ts';
import { drawInstallationGuide } from './kinds/installation-guide.ts';
import { drawLeaflet } from './kinds/leaflet.ts';
import { drawProductSheet } from './kinds/product-sheet.ts';
import { drawWiringSheet } from './kinds/wiring-sheet.ts';
import { createSheet, type Sheet } from './layout/sheet.ts';
import type { Canvas } from './layout/write-text.ts';

export type MadeDocument = { bytes: Buffer; pages: number };

type Draw = (sheet: Sheet, source: DocumentSource) => void;

const DRAW: Record<string, Draw> = {
  depliant: drawLeaflet,
  fiche: drawProductSheet,
  'notice-pose': drawInstallationGuide,
  'schema-electrique': drawWiringSheet,
  'fiche-energie': drawEnergySheet,
  conformite: drawDeclaration,
};

/** Renders a document. The same source gives the same bytes. @throws for an unknown kind. */
export async function makeDocument(
  source: DocumentSource,
  onMissing?: Canvas['onMissing'],
): Promise<MadeDocument> {
  const draw = DRAW[source.kind];
  if (!draw) throw new Error(`No document is of kind ${source.kind}.`);
  const { lang, brand, title, products, range, date } = source;
  const name = range?.name ?? products[0].name;
  const sheet = createSheet({
    lang,
    brand,
    title: `${name}, ${title.toLowerCase()}`,
    subject: title,
    keywords: products.map(({ reference }) => reference).join(', '),
    date,
    ...(onMissing && { onMissing }),
  });
  draw(sheet, source);
  return sheet.finish();
}
