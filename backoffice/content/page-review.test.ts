import { describe, expect, it } from '@jest/globals';
import { DEMO_PAGES as PAGES } from '#tests/support/demo-content.ts';
import { LOCALES } from '#shared/locale.ts';
import { reviewOn } from './page-review.ts';

const lasting = { type: 'text' as const, markdown: 'Demandez d’abord, signez ensuite.' };
const dated = { type: 'text' as const, markdown: 'La TVA est de 5,5 %.', dated: true };
const review = { last: '2026-11-26', due: '2027-03-01' };

const words = (value: unknown) => JSON.stringify(value);

describe('review of a page', () => {
  it('before its day: every block stays and the page is not due', () => {
    expect(reviewOn({ blocks: [lasting, dated], review }, '2027-02-28')).toEqual({
      review: { ...review, is_due: false },
      blocks: [lasting, dated],
    });
  });

  it.each(['2027-03-01', '2027-03-02', '2030-01-01'])(
    'on %s: the page is due and its dated blocks are gone',
    (today) => {
      expect(reviewOn({ blocks: [lasting, dated], review }, today)).toEqual({
        review: { ...review, is_due: true },
        blocks: [lasting],
      });
    },
  );

  it('a record without a review keeps its blocks', () => {
    const unchanged = { review: null, blocks: [lasting, dated] };
    expect(reviewOn({ blocks: [lasting, dated], review: null }, '2030-01-01')).toEqual(unchanged);
    expect(reviewOn({ blocks: [lasting, dated] }, '2030-01-01')).toEqual(unchanged);
  });
});

describe('dated statements of the demo', () => {
  /** Rates, regulations by date, announcements: statements that expire. */
  const DATED: RegExp[] = [
    /TVA (?:des travaux|à taux réduit)|VAT on works|Reduced-rate VAT/,
    /MaPrimeRénov/,
    /[Dd]epuis 20(?:18|22|25)|[Ss]ince 20(?:18|22|25)|1 July 2022|1er juillet 2022/,
    /Code de la santé publique|public health code|Code de l’énergie/,
    /tarif 2026|2026 rates|Éditions 2026|2026 editions/,
    /en septembre|by September/,
    /jusqu’au 16 septembre|by 16 September/,
  ];
  /** Pages about the past, and legal texts, which carry a version date. */
  const LEGAL = new Set(['legal-notice', 'privacy', 'terms', 'accessibility', 'cookies']);

  it.each(LOCALES)('in %s, blocks of advice with rates, grants or laws are dated', (lang) => {
    const undated = PAGES.filter(({ key }) => !LEGAL.has(key)).flatMap((page) =>
      page[lang].blocks
        .filter((block) => !block.dated && DATED.some((sign) => sign.test(words(block))))
        .map((block) => [page.key, words(block).slice(0, 160)]),
    );
    expect(undated).toEqual([]);
  });

  it('pages with dated blocks have a review, and the same number in both languages', () => {
    for (const { key, fr, en } of PAGES) {
      const count = [fr, en].map(({ blocks }) => blocks.filter(({ dated: is }) => is).length);
      expect([key, count[0] === count[1], Boolean(fr.review)]).toEqual([key, true, (count[0] ?? 0) > 0]);
    }
  });

  it('a page past its review date omits its announcements', () => {
    const page = PAGES.find(({ key }) => key === 'the-foundry-opens-its-doors');
    for (const lang of LOCALES) {
      const { blocks } = reviewOn({ ...page?.[lang], blocks: page?.[lang].blocks ?? [] }, '2026-11-26');
      expect(words(blocks)).not.toMatch(/inscrire|book\?|16 sept/i);
      expect(blocks.length).toBeGreaterThan(0);
    }
  });
});
