import { expect, type Page, type Request } from '@playwright/test';
import { DEMO_PASSWORD } from '#tests/support/demo-password.ts';
import { holdResponses } from './support/hold-responses.ts';
import { closeFilters, openFilters } from './support/open-filters.ts';
import { isSameDocument, markDocument, openPage } from './support/open-page.ts';
import { test } from './support/site-test.ts';

const DEBOUNCE_MS = 300;
/** Longer than the field's width transition. */
const LONG_PRESS_MS = 600;
const SEARCH_CALL = /\/api\/v1\/search\b/;

const fieldOf = (page: Page) => page.locator('#search-field');
const listOf = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });

test('[SE-01] Enter and the button: search; the button of an empty field opens it', async ({ page }) => {
  await openPage(page, '/');
  const button = page.getByRole('banner').getByRole('button', { name: 'Rechercher', exact: true });
  await button.click();
  await expect(fieldOf(page)).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  // The combobox replaces the plain field once it has loaded.
  await expect(fieldOf(page)).toHaveAttribute('role', 'combobox');
  await markDocument(page);
  await fieldOf(page).fill('pompe à chaleur');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/recherche?q=pompe%20%C3%A0%20chaleur');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('« pompe à chaleur »');
  await expect(fieldOf(page)).toHaveAttribute('role', 'combobox');
  await fieldOf(page).fill('ventilation');
  await button.click();
  await expect(page).toHaveURL('/recherche?q=ventilation');
  expect(await isSameDocument(page)).toBe(true);
  await openPage(page, '/produit/lame');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => widthOf(page)).toBe(1);
  await button.click();
  await expect(fieldOf(page)).toBeFocused();
  await expect.poll(() => widthOf(page)).toBeGreaterThan(150);
  await page.getByRole('button', { name: 'Fermer la recherche' }).click();
  await expect.poll(() => widthOf(page)).toBe(1);
});

test('[SE-01] search button: stays under the pointer during a long press', async ({ page }) => {
  await openPage(page, '/');
  const button = page.getByRole('banner').getByRole('button', { name: 'Rechercher', exact: true });
  await button.click({ delay: LONG_PRESS_MS });
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page)).toHaveAttribute('role', 'combobox');
  await page.keyboard.type('ventilation');
  await button.click({ delay: LONG_PRESS_MS });
  await expect(page).toHaveURL('/recherche?q=ventilation');
});

test('[SE-02, SE-03] suggestions by group: from three characters, after a pause of 300 ms, at most four', async ({
  page,
}) => {
  await openPage(page, '/');
  const calls = countCalls(page);
  await fieldOf(page).click();
  await page.keyboard.type('ra');
  await page.waitForTimeout(2 * DEBOUNCE_MS);
  expect(calls).toHaveLength(0);
  // Typed at once, because a busy machine may pause longer than the debounce.
  await page.keyboard.type('diateur');
  const typed = Date.now();
  await page.waitForRequest(SEARCH_CALL);
  expect(Date.now() - typed).toBeGreaterThan(DEBOUNCE_MS * 0.8);
  await expect(listOf(page).getByRole('group', { name: 'Meilleurs résultats' })).toBeVisible();
  expect(calls.map((call) => new URL(call.url()).searchParams.get('text'))).toEqual(['radiateur']);
  const shown = new Set<string>();
  for (const group of await listOf(page).getByRole('group').all()) {
    const options = group.getByRole('option');
    expect(await options.count()).toBeLessThanOrEqual(4);
    // The best results are not repeated below.
    for (const option of await options.all()) {
      const address = (await option.getAttribute('href')) ?? '';
      expect(shown).not.toContain(address);
      shown.add(address);
    }
  }
  for (const name of ['Produits', 'Conseils et pages', 'Documents'])
    await expect(listOf(page).getByRole('group', { name: new RegExp(`^${name} \\d+$`) })).toBeVisible();
  await expect(listOf(page).getByRole('option').last()).toHaveText(/^Voir les \d+ résultats$/);
  await expect(page.getByText(/^\d+ résultats$/)).toBeVisible();
});

test('[SE-02] input while suggestions load: gets its own suggestions', async ({ page }) => {
  await page.route(/assisted-input/, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 700);
    });
    await route.continue();
  });
  await openPage(page, '/');
  await fieldOf(page).click();
  await page.keyboard.type('lame', { delay: 30 });
  await expect(listOf(page).getByRole('option', { name: /^Lame/ }).first()).toBeVisible();
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type(' 2');
  await expect(fieldOf(page)).toHaveValue('lame 2');
});

test('[SE-02] suggestions by keyboard: arrow keys select, Enter follows, Escape closes', async ({ page }) => {
  await openPage(page, '/');
  await fieldOf(page).click();
  await page.keyboard.type('radiateur');
  const options = listOf(page).getByRole('option');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(listOf(page)).toHaveCount(0);
  await expect(fieldOf(page)).toHaveValue('radiateur');
  const answered = page.waitForResponse(SEARCH_CALL);
  await page.keyboard.type('s');
  await answered;
  await expect(page.getByText(/^\d+ résultats$/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const chosen = await options.first().getAttribute('id');
  await expect(fieldOf(page)).toHaveAttribute('aria-activedescendant', chosen ?? '');
  const [name = ''] = (await options.first().innerText()).split('\n');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(listOf(page)).toHaveCount(0);
});

test('[SE-01] search field: follows the address, and opens again on a phone after a search', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await openPage(page, '/recherche?q=ventilation');
  const button = page.getByRole('banner').getByRole('button', { name: 'Rechercher', exact: true });
  await button.click();
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page)).toHaveValue('ventilation');
  await expect(fieldOf(page)).toHaveAttribute('role', 'combobox');
  await fieldOf(page).fill('lame');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/recherche?q=lame');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('lame');
  await page.goBack();
  await expect(page).toHaveURL('/recherche?q=ventilation');
  await expect(fieldOf(page)).toHaveValue('ventilation');
  await page.goForward();
  await expect(fieldOf(page)).toHaveValue('lame');
  await page.getByRole('banner').getByRole('link', { name: 'Accueil' }).click();
  await expect(page).toHaveURL('/');
  await expect(fieldOf(page)).toHaveValue('');
  await button.click();
  await expect(fieldOf(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => widthOf(page)).toBe(1);
});

test('[SE-03] suggestion: a link that opens a new tab with Control', async ({ page, context }) => {
  await openPage(page, '/');
  await fieldOf(page).click();
  await page.keyboard.type('lame');
  const option = listOf(page).getByRole('option', { name: /^Lame/ }).first();
  await expect(option).toHaveAttribute('href', '/produit/lame');
  const [tab] = await Promise.all([context.waitForEvent('page'), option.click({ modifiers: ['Control'] })]);
  await expect(tab).toHaveURL('/produit/lame');
  await tab.close();
  await expect(page).toHaveURL('/');
  await option.click();
  await expect(page).toHaveURL('/produit/lame');
  await expect(listOf(page)).toHaveCount(0);
  await expect(fieldOf(page)).toHaveValue('');
});

test('[SE-04] document for logged-in users: login, then the document', async ({ page }) => {
  await openPage(page, '/');
  await fieldOf(page).click();
  await page.keyboard.type('schéma électrique');
  const locked = listOf(page)
    .getByRole('option', { name: /Schéma électrique.*Réservé/ })
    .first();
  await expect(locked).toHaveAttribute('href', /^\/pro\/connexion\?redirect=/);
  await locked.click();
  await page.getByLabel('Adresse e-mail').fill('pro@atre.example');
  await page.getByLabel('Mot de passe', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(/\/recherche\?q=.*&tab=notices#document-\d+$/);
  const row = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
  await expect(row.getByRole('link', { name: /Schéma électrique/ })).toHaveAttribute('href', /\/media\//);
});

test('[SE-05] search: shows that it is in progress, and that nothing was found', async ({ page }) => {
  const release = await holdResponses(page, SEARCH_CALL);
  await openPage(page, '/');
  await fieldOf(page).click();
  await page.keyboard.type('zzzzqq');
  await expect(page.getByText('Recherche en cours')).toBeVisible();
  release();
  await expect(page.getByText('Aucune suggestion pour ces mots')).toBeVisible();
  await page.unroute(SEARCH_CALL);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText('Aucun résultat pour ces mots.');
  await expect(page.getByRole('main').getByRole('link', { name: 'Ventilation' })).toBeVisible();
});

test('[SE-06] results: under tabs, in spite of misspelling or missing accents, or by reference', async ({
  page,
}) => {
  await openPage(page, '/recherche?q=radiatteur');
  const main = page.getByRole('main');
  await expect(main).toContainText('Résultats pour « radiateur ».');
  const tabs = page.getByRole('navigation', { name: 'Résultats par genre' });
  await expect(tabs.getByRole('link', { name: /Produits \d+/ })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: /Conseils et pages/ }).click();
  await expect(page).toHaveURL('/recherche?q=radiatteur&tab=pages');
  const article = main.getByRole('link', { name: /Réparer plutôt que jeter/ });
  await article.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réparer plutôt que jeter');
  await openPage(page, '/recherche?q=seche%20serviette');
  await expect(tabs.getByRole('link', { name: /Catégories/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /Roseau|Étendage/ }).first()).toBeVisible();
  await openPage(page, '/recherche?q=AT-LAM-1500-BR');
  await expect(main.getByRole('heading', { level: 2, name: 'Lame' })).toBeVisible();
});

test('[SE-06, RT-07] product results: have filters and pages under their own address', async ({ page }) => {
  await openPage(page, '/recherche?q=radiateur');
  const main = page.getByRole('main');
  const count = main.getByText(/^\d+ produits?$/);
  const all = await count.innerText();
  await (await openFilters(page)).getByRole('checkbox', { name: /Inertie fluide/ }).check();
  await expect(page).toHaveURL('/recherche/_TYPE__inertie-fluide?q=radiateur');
  await closeFilters(page);
  await expect(count).not.toHaveText(all);
  await main.getByRole('link', { name: /Retirer le filtre/ }).click();
  await expect(count).toHaveText(all);
  await main.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/recherche/_p__2?q=radiateur');
  await expect(main.locator('[aria-current="page"]', { hasText: /^2$/ })).toBeVisible();
  const names = await main.getByRole('heading', { level: 2 }).allInnerTexts();
  await page.reload();
  expect(await main.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(names);
});

/** The closed field is one pixel wide, for skip links and the tab key. */
async function widthOf(page: Page): Promise<number | undefined> {
  return (await fieldOf(page).boundingBox())?.width;
}

function countCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (SEARCH_CALL.test(request.url())) calls.push(request);
  });
  return calls;
}
