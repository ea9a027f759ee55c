import { INK, MARGIN, NOTE, STONE, WIDTH, type Sheet } from '#backoffice/documents/layout/sheet.ts';
import { heightOfText, writeText, type TextStyle } from '#backoffice/documents/layout/write-text.ts';
import { messageFormatter } from '#backoffice/messages/format-message.ts';
import { vatNumberOf, writtenSiren } from '#shared/domain/company-numbers.ts';
import { writtenSiret } from '#shared/domain/siret.ts';
import type { OrderDocumentData, DocumentAddress } from './document-data.ts';
import { legalFormText } from '#backoffice/sites/identity-text.ts';

const COLUMNS = 3;
const GAP = 14;
const NAME: TextStyle = { face: 'strong', size: 9, color: INK };
const BODY: TextStyle = { face: 'text', size: 9, color: INK };
const TITLE: TextStyle = { ...BODY, color: NOTE };

type Party = { title: string; name: string; lines: string[] };

/** Draws seller, billing address and delivery address in three columns of equal height. */
export function drawParties(sheet: Sheet, document: OrderDocumentData): void {
  const { pdf } = sheet;
  const width = (WIDTH - (COLUMNS - 1) * GAP) / COLUMNS;
  const parties = partiesOf(document);
  const heights = parties.map(
    ({ title, name, lines }) =>
      heightOfText(sheet, TITLE, title, width) +
      heightOfText(sheet, NAME, name, width) +
      heightOfText(sheet, BODY, lines.join('\n'), width) +
      22,
  );
  const height = Math.max(...heights);
  sheet.ensure(height);
  const top = pdf.y;
  for (const [index, { title, name, lines }] of parties.entries()) {
    const x = MARGIN + index * (width + GAP);
    sheet.decorate(() =>
      pdf
        .moveTo(x, top)
        .lineTo(x + width, top)
        .lineWidth(0.5)
        .stroke(index === 0 ? INK : STONE),
    );
    sheet.group('Sect', () => {
      sheet.heading(title, () => writeText(sheet, TITLE, title, { x, y: top + 7, width }));
      sheet.tag('P', () => writeText(sheet, NAME, name, { x, y: pdf.y + 3, width }));
      for (const line of lines) sheet.tag('P', () => writeText(sheet, BODY, line, { x, y: pdf.y, width }));
    });
  }
  pdf.x = MARGIN;
  pdf.y = top + height;
}

function partiesOf(document: OrderDocumentData): Party[] {
  const { lang, seller, buyer, billing, delivery } = document;
  const text = messageFormatter(lang);
  const labelled = (label: 'siret' | 'vat_number' | 'customer' | 'contact', value: string) =>
    text('order-documents.labelled', { label: text(`order-documents.${label}`), value });
  const siret = (value: string) => labelled('siret', writtenSiret(value));
  return [
    {
      title: text('order-documents.seller'),
      name: seller.name,
      lines: [
        seller.address_1,
        `${seller.zipcode} ${seller.city}`,
        legalFormText(seller, lang),
        `${seller.register} ${writtenSiren(seller.siret)}`,
        siret(seller.siret),
        labelled('vat_number', seller.vat_number),
        `${seller.phone}\n${seller.billing_email}`,
      ],
    },
    {
      title: text('order-documents.billed_to'),
      name: buyer.name,
      lines: [
        ...placeOf(billing),
        labelled('customer', buyer.number),
        ...(buyer.siret === null
          ? []
          : [siret(buyer.siret), labelled('vat_number', vatNumberOf(buyer.siret))]),
      ],
    },
    {
      title: text('order-documents.delivered_to'),
      name: delivery.name,
      lines: [...placeOf(delivery), ...(buyer.contact === '' ? [] : [labelled('contact', buyer.contact)])],
    },
  ];
}

function placeOf({ address_1: first, address_2: second, zipcode, city }: DocumentAddress): string[] {
  return [first, second ?? '', `${zipcode} ${city}`].filter((line) => line !== '');
}
