import { writeTable } from '#backoffice/loyalty/csv.ts';
import type { Locale } from '#shared/locale.ts';
import type { Paper } from './paper.ts';
import { dayIso } from './paper-format.ts';
import { spreadByRate } from './spread-by-rate.ts';

const CENTS = 100;

const HEAD: Record<Locale, string[]> = {
  fr: [
    'Document',
    'Date',
    'Commande',
    'Référence',
    'Désignation',
    'Quantité',
    'P.U. HT',
    'Total HT',
    'Taux de TVA',
  ],
  en: [
    'Document',
    'Date',
    'Order',
    'Reference',
    'Description',
    'Quantity',
    'Unit excl. VAT',
    'Total excl. VAT',
    'VAT rate',
  ],
};
const REST: Record<Locale, { discount: string; eco: string; shipping: string }> = {
  fr: { discount: 'Remises', eco: 'Éco-participation', shipping: 'Transport' },
  en: { discount: 'Discounts', eco: 'Eco-contribution', shipping: 'Carriage' },
};

/**
 * The lines of an order as a table, and below them, a line each rate, what was taken off and added: the column of totals adds
 * up to the total before tax.
 */
export function writeLineTable(paper: Paper): string {
  const { lang, invoice, reference, orderedAt, lines } = paper;
  const document = [invoice?.number ?? reference, dayIso(invoice?.issuedAt ?? orderedAt), reference];
  const rest = spreadByRate(paper).flatMap(({ rate, discount, eco, shipping }) =>
    Object.entries({ discount, eco, shipping }).flatMap(([name, amount]) =>
      amount === 0
        ? []
        : [
            [
              ...document,
              '',
              REST[lang][name as keyof (typeof REST)['fr']],
              1,
              amount / CENTS,
              amount / CENTS,
              rate / CENTS,
            ],
          ],
    ),
  );
  const rows = lines.map((line) => [
    ...document,
    line.reference,
    line.name,
    line.quantity,
    line.unit / CENTS,
    line.total / CENTS,
    line.rate / CENTS,
  ]);
  return writeTable([HEAD[lang], ...rows, ...rest], lang);
}
