import { writeTable } from '#backoffice/loyalty/csv.ts';
import type { LineStatus } from '#shared/contract/quick-order.ts';
import type { Locale } from '#shared/locale.ts';
import { isRest, type JudgedLine } from './judge-lines.ts';

const HEAD: Record<Locale, string[]> = {
  fr: ['Ligne', 'Référence', 'Quantité', 'À corriger'],
  en: ['Line', 'Reference', 'Quantity', 'Needs correcting'],
};
const REASONS: Record<Locale, Partial<Record<LineStatus, string>>> = {
  fr: {
    unknown: 'Référence inconnue',
    unclear: 'Quantité à préciser',
    bad_quantity: 'Quantité à corriger',
    no_quantity: 'Sans quantité',
    packed: 'Code d’un carton\u00a0: indiquez la référence de l’article',
    shortened: 'Code abrégé par le tableur',
    choose: 'Taille ou teinte à choisir',
    not_sold: 'Sur devis',
    obsolete: 'N’est plus fabriqué',
    out_of_stock: 'Épuisé',
    short_stock: 'Stock déjà pris par une ligne précédente',
  },
  en: {
    unknown: 'Unknown reference',
    unclear: 'Quantity unclear',
    bad_quantity: 'Quantity needs correcting',
    no_quantity: 'No quantity',
    packed: 'Carton code: give the item reference',
    shortened: 'Code rounded by the spreadsheet',
    choose: 'Size or colour to choose',
    not_sold: 'By quotation',
    obsolete: 'No longer made',
    out_of_stock: 'Out of stock',
    short_stock: 'Stock taken by an earlier line',
  },
};

/** Name of the file without its extension. */
export const REST_FILE: Record<Locale, string> = { fr: 'lignes-a-corriger', en: 'lines-to-correct' };

/** Lines that nothing is ordered for, as a table that can be corrected and pasted again. */
export function writeRest(lines: readonly JudgedLine[], lang: Locale): string {
  const rows = lines
    .filter(isRest)
    .map(({ line, typed, status }) => [line, typed.reference, typed.amount, REASONS[lang][status] ?? '']);
  return writeTable([HEAD[lang], ...rows], lang);
}
