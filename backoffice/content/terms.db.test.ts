import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { formatMessage } from '#backoffice/messages/format-message.ts';
import { paymentTermsText } from '#backoffice/order-documents/payment-terms-text.ts';
import { readCarriers } from '#backoffice/shipping/list-carriers.ts';
import { DAYS_ON_ACCOUNT } from '#shared/domain/credit-rules.ts';
import { PAYMENT_MEANS } from '#shared/domain/order-status.ts';
import { LOYALTY_RULES } from '#shared/domain/loyalty-rules.ts';
import { page, type Page } from '#shared/contract/page.ts';
import type { Locale } from '#shared/locale.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

const SLUGS: Record<Locale, string> = { fr: 'conditions-generales', en: 'terms' };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function readTerms(lang: Locale): Promise<Page> {
  const row = await api.db
    .selectFrom('content_translation')
    .select('content_id')
    .where('slug', '=', SLUGS[lang])
    .where('lang', '=', lang)
    .executeTakeFirstOrThrow();
  return page.parse((await api.get(`/page/${row.content_id}`, { lang })).body);
}

const tableOf = ({ blocks }: Page) => blocks.find((block) => block.type === 'table');

describe.each(['fr', 'en'] as const)('terms of sale in %s', (lang) => {
  it('state the late-payment rate, the means of payment and the times of invoice and checkout', async () => {
    const terms = JSON.stringify((await readTerms(lang)).blocks);
    for (const words of [
      formatMessage(lang, 'order-documents.legal.late'),
      formatMessage(lang, 'order-documents.legal.indemnity'),
      formatMessage(lang, 'order-documents.legal.discount'),
      ...PAYMENT_MEANS.map((name) => paymentTermsText(name, lang).toLocaleLowerCase(lang)),
      `${DAYS_ON_ACCOUNT} ${lang === 'fr' ? 'jours' : 'days'}`,
    ])
      expect([words, terms.replaceAll('\u00a0', ' ').includes(words.replaceAll('\u00a0', ' '))]).toEqual([
        words,
        true,
      ]);
    for (const value of Object.values(LOYALTY_RULES)) expect(terms).toContain(String(value));
    expect(terms).not.toContain('{{');
  });

  it('list the carriers of the checkout with their days, and follow a change of them', async () => {
    const carriers = await readCarriers(api.db, { siteId: 1, lang });
    const rows = tableOf(await readTerms(lang))?.rows ?? [];
    expect(rows.map(([name]) => name)).toEqual(carriers.map(({ label }) => label));
    for (const [index, { days, corsicaDays }] of carriers.entries()) {
      expect(rows[index]?.[1]).toMatch(new RegExp(`^${days}\\s`));
      expect(rows[index]?.[2]).toMatch(new RegExp(`^${corsicaDays}\\s`));
    }
    await api.db.updateTable('carrier').set({ days: 9 }).execute();
    expect(tableOf(await readTerms(lang))?.rows[0]?.[1]).toMatch(/^9\s/);
    for (const { id, days } of carriers)
      await api.db.updateTable('carrier').set({ days }).where('id', '=', id).execute();
  });
});
