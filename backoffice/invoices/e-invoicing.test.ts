import { describe, expect, it } from '@jest/globals';
import { eInvoicingText } from './e-invoicing.ts';
import { DEMO_SELLER } from '#tests/support/demo-brand.ts';

const BUYER = { number: 'C-1', name: 'A', contact: '', email: '', siret: '21005290800014' };

const textOf = (
  day: string,
  { size = 'small', platform = null, siret = BUYER.siret, lang = 'fr' }: Options = {},
) =>
  eInvoicingText({
    lang,
    seller: { ...DEMO_SELLER, size, invoicing_platform: platform },
    buyer: { ...BUYER, siret },
    invoice: { number: 'FA-1', issuedAt: new Date(day) },
  }).replaceAll('\u00a0', ' ');
type Options = {
  size?: 'large' | 'medium' | 'small';
  platform?: string | null;
  siret?: string | null;
  lang?: 'fr' | 'en';
};

describe('[AC-14] sentence on electronic invoices', () => {
  it.each([
    ['2026-08-31T21:59:00Z', 'large', /à compter du 1er septembre 2026.*à compter du 1er septembre 2026/],
    ['2026-08-31T22:00:00Z', 'large', /depuis le 1er septembre 2026.*depuis le 1er septembre 2026/],
    ['2026-11-26T09:00:00Z', 'medium', /depuis le 1er septembre 2026.*depuis le 1er septembre 2026/],
    ['2026-11-26T09:00:00Z', 'small', /depuis le 1er septembre 2026.*à compter du 1er septembre 2027/],
    ['2027-09-01T09:00:00Z', 'small', /depuis le 1er septembre 2026.*depuis le 1er septembre 2027/],
  ] as const)('issued %s by a %s company: states the duties of that day', (day, size, expected) => {
    expect(textOf(day, { size })).toMatch(expected);
  });

  it('names the platform where there is one, in both languages', () => {
    expect(textOf('2026-11-26', { platform: 'Nord' })).toMatch(/La nôtre : Nord\.$/);
    expect(textOf('2026-11-26', { platform: 'Nord', lang: 'en' })).toMatch(/Ours: Nord\.$/);
    expect(textOf('2026-11-26')).not.toContain('La nôtre');
  });

  it('invoice to a consumer: names the format alone', () => {
    expect(textOf('2026-11-26', { siret: null, platform: 'Nord' })).toBe(
      'Ce PDF contient la facture au format Factur-X (profil EN 16931).',
    );
  });
});
