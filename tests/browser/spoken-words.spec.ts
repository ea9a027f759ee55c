import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#shared/locale.ts';
import type { Translate } from '#client/app/intl/use-translations.ts';
import { messagesOf } from './support/messages.ts';
import { closeFilters, openFilters } from './support/open-filters.ts';
import { openPage } from './support/open-page.ts';
import { createOwnBuyer, enterAs } from './support/own-buyer.ts';
import { test } from './support/site-test.ts';
import { recordSpokenWords, type SpokenWords } from './support/spoken-words.ts';

/** A control that is used once, and its exact announcements. */
type Step = {
  /** Opened before; steps without one continue on the previous page. */
  path?: string;
  act: (page: Page, main: Locator) => Promise<unknown>;
  words: (text: Translate, main: Locator) => Promise<string[]> | string[];
};

const shown = async (locator: Locator) => (await locator.innerText()).replaceAll(/\s+/g, ' ').trim();
const joined = (...parts: string[]) => [parts.join(' / ')];

const listed = async (text: Translate, main: Locator, order: 'position' | 'name', page?: number) => [
  [
    await shown(main.locator('[data-spoken] b').first()),
    `${text('order.label')} ${text(`order.${order}`)}`,
    ...(page ? [text('pagination.page', { page })] : []),
  ].join(', '),
];

const total = async (main: Locator) => shown(main.locator('dl [class*=total] dd'));

const summed = async (text: Translate, main: Locator, count: number) =>
  text('cart.spoken', { count, total: await total(main) });

/** A search by the field of a page. */
const search = (requested: string) => async (_page: Page, main: Locator) => {
  await main.getByRole('searchbox').first().fill(requested);
  await main.getByRole('searchbox').first().press('Enter');
};

function publicSteps(locale: Locale): Step[] {
  const at = (fr: string, en: string) => (locale === 'fr' ? fr : en);
  const category = at('/nos-produits/chauffage-electrique', '/en/our-products/electric-heating');
  return [
    {
      path: category,
      act: async (page) => (await openFilters(page)).getByRole('checkbox').first().click(),
      words: (text, main) => listed(text, main, 'position'),
    },
    {
      act: async (page, main) => {
        await closeFilters(page);
        await main.getByLabel(messagesOf(locale)('order.label')).selectOption('name');
      },
      words: (text, main) => listed(text, main, 'name'),
    },
    {
      act: async (page, main) => {
        await openFilters(page);
        await main.locator('[name=price_min]').fill('abc');
        await page.keyboard.press('Enter');
      },
      words: (text) => [text('filters.price_unread')],
    },
    {
      path: category,
      act: (_page, main) => main.locator('a[rel=next]').click(),
      words: (text, main) => listed(text, main, 'position', 2),
    },
    {
      act: (_page, main) => main.locator('[name=products]').first().click(),
      words: (text) => [text('compare.count', { count: 1 })],
    },
    {
      path: at('/produit/lame', '/en/product/lame'),
      act: (_page, main) =>
        main
          .locator('input[name=size]')
          .last()
          .focus()
          .then(() => _page.keyboard.press('Space')),
      words: async (_text, main) => {
        const [size = ''] = (
          await main.locator('label:has(input[name=size]:checked) span').first().innerText()
        ).split('\n');
        const colour = await shown(main.locator('legend:has(+ div input[name=colour]) span'));
        const price = await shown(main.locator('span.figures[class*=large]').first());
        const reference = await shown(main.locator('[class*=purchase] [class*=reference]'));
        const stock = await shown(main.locator('[data-stock]'));
        return [[size.trim(), colour, price, reference, stock].join(', ')];
      },
    },
    {
      act: (_page, main) => main.getByRole('button', { name: messagesOf(locale)('gallery.next') }).click(),
      words: (_text, main) =>
        main
          .locator('[data-spoken]')
          .first()
          .innerText()
          .then((words) => [words]),
    },
    {
      path: at('/recherche?q=radiateur', '/en/results?q=radiator'),
      act: search('zzqqxx'),
      words: (text) => [text('results.none')],
    },
    {
      path: at('/documentations', '/en/documentations'),
      act: search('lame'),
      words: async (text, main) => {
        const count = await shown(main.locator('[data-spoken] b').first());
        const isLong = (await main.locator('a[rel=next]').count()) > 0;
        return [isLong ? `${count}, ${text('pagination.page', { page: 1 })}` : count];
      },
    },
    {
      path: at('/nos-pieces-detachees', '/en/our-spare-parts'),
      act: async (page, main) => {
        await main.locator('[name=q]').first().fill('zzqq');
        await page.keyboard.press('Enter');
      },
      words: (text) => [text('parts.nothing_found')],
    },
    {
      path: at('/calculer-la-puissance', '/en/power-calculator'),
      act: (_page, main) => main.getByRole('button', { name: messagesOf(locale)('power.submit') }).click(),
      words: (text) => joined(text('power.faults'), text('power.zip_required'), text('power.error_required')),
    },
    {
      act: async (page, main) => {
        await main.locator('[name=zip]').fill('44000');
        await main.locator('[name=area]').fill('20');
        await page.keyboard.press('Enter');
      },
      words: async (text, main) => [
        `${text('power.total', { count: 1 })}, ${await shown(main.locator('#result [class*=figure]').first())}.`,
      ],
    },
    {
      path: at('/support-faq', '/en/support-faq'),
      act: search('bruit'),
      words: (_text, main) =>
        main
          .locator('[data-spoken]')
          .innerText()
          .then((words) => [words]),
    },
    {
      path: at('/pro/connexion', '/en/pro/login'),
      act: (_page, main) =>
        main.getByRole('button', { name: messagesOf(locale)('account.password_show') }).click(),
      words: (text) => [text('account.password_shown')],
    },
  ];
}

function buyerSteps(locale: Locale): Step[] {
  const at = (fr: string, en: string) => (locale === 'fr' ? fr : en);
  const name = messagesOf(locale);
  return [
    {
      path: at('/commande/panier', '/en/order/cart'),
      act: (_page, main) =>
        main
          .getByRole('button', { name: /^(?:Un de plus|One more)/ })
          .first()
          .click(),
      words: async (text, main) => [await summed(text, main, 2)],
    },
    {
      act: async (page, main) => {
        await main.locator('[name^=quantity]').first().fill('deux');
        await page.keyboard.press('Tab');
      },
      words: (text) => [text('basket.quantity_unclear')],
    },
    {
      act: (_page, main) => main.locator('[name^=quantity]').first().fill('3'),
      words: async (text, main) => [await summed(text, main, 3)],
    },
    {
      act: (_page, main) => main.locator('[name="remove"]').first().click(),
      words: async (text, main) => [
        `${await shown(main.locator('[data-banner=good] p').first())} / ${text('cart.spoken', { count: 0, total: '' })}`,
      ],
    },
    {
      act: (_page, main) => main.getByRole('button', { name: name('cart.undo') }).click(),
      words: async (text, main) => [await summed(text, main, 3)],
    },
    {
      path: at('/commande/livraison', '/en/order/shipping'),
      act: (_page, main) =>
        main.locator('[name=carrier][value^=chrono]:not(:disabled)').first().click({ force: true }),
      words: async (text, main) => [
        `${text('delivery.sum_shipping')} ${await shown(main.locator('aside dl div:nth-last-child(4) dd'))}, ${text('delivery.sum_total')} ${await shown(main.locator('aside dl div').last().locator('dd'))}`,
      ],
    },
    {
      path: at('/mes-chantiers?view=new', '/en/my-worksites?view=new'),
      act: async (page, main) => {
        await main.locator('[name=name]').fill('Maison');
        await main.locator('[name=zipcode]').fill('29000');
        await main.locator('[name=city]').fill('Quimper');
        await main.getByRole('button', { name: name('worksites.create') }).click();
        await page.waitForURL(/worksite=\d+$/);
      },
      words: () => [],
    },
    {
      act: async (_page, main) => {
        await main.getByRole('link', { name: name('worksites.add_room') }).click();
        await main.locator('[name=name]').fill('Séjour');
        await main.locator('[name=area]').fill('20');
        await main.getByRole('button', { name: name('worksites.size_room') }).click();
      },
      words: (text) => [text('worksites.said_added', { name: 'Séjour' })],
    },
    {
      act: async (_page, main) => {
        await main.getByRole('link', { name: name('worksites.later') }).click();
        await main.getByRole('link', { name: `${name('worksites.edit')} Séjour` }).click();
        await main.locator('[name=name]').fill('Salon');
        await main.getByRole('button', { name: name('worksites.save') }).click();
      },
      words: (text) => [text('worksites.said_room', { name: 'Salon' })],
    },
    {
      act: async (_page, main) => {
        await main.getByRole('link', { name: `${name('worksites.remove')} Salon` }).click();
        await main.getByRole('button', { name: `${name('worksites.delete_yes')} Salon` }).click();
      },
      words: (text) => [text('worksites.room_deleted')],
    },
    {
      act: (_page, main) => main.getByRole('button', { name: name('worksites.undo') }).click(),
      words: (text) => [text('worksites.said_added', { name: 'Salon' })],
    },
  ];
}

async function take(page: Page, spoken: SpokenWords, text: Translate, steps: Step[]): Promise<void> {
  const main = page.getByRole('main');
  for (const [index, { path, act, words }] of steps.entries()) {
    if (path !== undefined) {
      await openPage(page, path);
      await spoken.expect(() => [], `${path} says nothing by itself`);
    }
    await act(page, main);
    await spoken.expect(() => words(text, main), `step ${index} at ${page.url()}`);
  }
}

for (const locale of ['fr', 'en'] as const) {
  test(`[TP-10] public pages: each change is announced once, in the words of the page (${locale})`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(90_000);
    complaints.allow(/status of 4/);
    const spoken = await recordSpokenWords(page, { ignored: [messagesOf(locale)('loading')] });
    await take(page, spoken, messagesOf(locale), publicSteps(locale));
  });

  test(`[TP-10] cart, delivery and worksites: each change is announced once (${locale})`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const buyer = await createOwnBuyer();
    const spoken = await recordSpokenWords(page, { ignored: [messagesOf(locale)('loading')] });
    await enterAs(page, buyer.email, '/commande/panier');
    await take(page, spoken, messagesOf(locale), buyerSteps(locale));
  });
}
