import { expect, type Page } from '@playwright/test';
import { holdResponses } from './support/hold-responses.ts';
import { isSameDocument, markDocument, openPage } from './support/open-page.ts';
import { test } from './support/site-test.ts';
import { waitForFrames } from './support/wait-for-frames.ts';

const SEARCH_CALL = /\/api\/v1\/sav\/search\b/;
const ARTICLE = '/sav/refaire-la-pression-du-circuit-de-chauffage';

const fieldOf = (page: Page) => page.getByRole('main').getByRole('searchbox');
const voteOf = (page: Page) => page.getByRole('region', { name: 'Cette page vous a-t-elle aidé' });

test('[RT-06, CT-03] support: searches during input, once per pause, and updates the address', async ({
  page,
}) => {
  await openPage(page, '/garanties');
  await openPage(page, '/support-faq');
  await markDocument(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (SEARCH_CALL.test(request.url())) asked.push(new URL(request.url()).searchParams.get('text') ?? '');
  });
  await fieldOf(page).focus();
  await page.keyboard.type('fuite', { delay: 40 });
  await expect(page).toHaveURL('/support-faq/fuite');
  await expect(fieldOf(page)).toBeFocused();
  await expect(page.getByRole('main').locator('[data-spoken]')).toHaveText(/\d+\sr[ée]sultats?/);
  expect(asked).toEqual(['fuite']);
  await page.keyboard.type(' de gaz', { delay: 40 });
  await expect(page).toHaveURL('/support-faq/fuite%20de%20gaz');
  await expect(fieldOf(page)).toHaveValue('fuite de gaz');
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/garanties');
  await page.goForward();
  await expect(fieldOf(page)).toHaveValue('fuite de gaz');
});

test('[RT-06] emptied field: shows every question again; fault code: shows its meaning', async ({ page }) => {
  await openPage(page, '/support-faq/H02');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^H02/ })).toBeVisible();
  await fieldOf(page).fill('');
  await expect(page).toHaveURL('/support-faq');
  const question = main.getByText('Combien coûte un degré de plus ?');
  const response = main.getByText('Environ 7 % de chauffage', { exact: false });
  await expect(response).toBeHidden();
  await question.click();
  await expect(response).toBeVisible();
});

test('[CT-03] vote: stays on the page, can be changed, and asks for the reason after a no', async ({
  page,
}) => {
  await openPage(page, ARTICLE);
  await markDocument(page);
  const vote = voteOf(page);
  await vote.getByRole('button', { name: 'Non' }).click();
  await expect(vote.locator('[data-spoken]')).toHaveText(/Merci de nous le dire/);
  await expect(vote.getByRole('button', { name: 'Non' })).toHaveAttribute('aria-pressed', 'true');
  await vote.getByRole('textbox', { name: /Que manquait-il/ }).fill('Une photographie du robinet.');
  await vote.getByRole('button', { name: 'Envoyer la remarque' }).click();
  await expect(vote.locator('[data-spoken]')).toHaveText(/l’équipe|L’équipe/);
  await vote.getByRole('button', { name: 'Oui' }).click();
  await expect(vote.locator('[data-spoken]')).toHaveText(/Merci, c’est noté\. Vous pouvez changer d’avis/);
  await expect(vote).toContainText(/1 personne l’a trouvée utile\./);
  expect(await isSameDocument(page)).toBe(true);
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[CT-03, LY-05] vote: does not move its buttons', async ({ page }) => {
    await openPage(page, '/sav/trouver-la-plaque-signaletique');
    const yes = voteOf(page).getByRole('button', { name: 'Oui' });
    await voteOf(page).evaluate((region) => region.scrollIntoView({ block: 'center' }));
    const before = await yes.boundingBox();
    await yes.click();
    await expect(voteOf(page).locator('[data-spoken]')).toHaveText(/^Merci/);
    await waitForFrames(page);
    expect(await yes.boundingBox()).toEqual(before);
  });
});

test('[CT-03] vote while the remark is being sent: stored after it', async ({ page }) => {
  await openPage(page, '/sav/trouver-la-plaque-signaletique');
  const vote = voteOf(page);
  await vote.getByRole('button', { name: 'Non' }).click();
  await vote.getByRole('textbox', { name: /Que manquait-il/ }).fill('Une photographie.');
  const release = await holdResponses(page, /\/api\/v1\/sav\/vote\b/);
  await vote.getByRole('button', { name: 'Envoyer la remarque' }).click();
  await vote.getByRole('button', { name: 'Oui' }).click();
  release();
  await expect(vote.getByRole('button', { name: 'Oui' })).toHaveAttribute('aria-pressed', 'true');
  await expect(vote.locator('[data-spoken]')).toHaveText(/^Merci, c’est noté/);
});

test('[CT-03] own vote: shown on a later visit, also after a change', async ({ page }) => {
  const path = '/sav/trouver-la-plaque-signaletique';
  const vote = voteOf(page);
  const yes = vote.getByRole('button', { name: 'Oui' });
  const no = vote.getByRole('button', { name: 'Non' });
  await openPage(page, path);
  await expect(vote.locator('[aria-pressed=true]')).toHaveCount(0);
  await yes.click();
  await expect(vote.locator('[data-spoken]')).toHaveText(/^Merci/);
  await openPage(page, path);
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await expect(vote.locator('[data-spoken]')).toHaveText(
    'Vous avez répondu oui. Vous pouvez changer d’avis.',
  );
  await no.click();
  await expect(vote.locator('[data-spoken]')).toHaveText(/^Merci/);
  await openPage(page, path);
  await expect(no).toHaveAttribute('aria-pressed', 'true');
  await expect(yes).toHaveAttribute('aria-pressed', 'false');
});

test('[LY-04] alert of connected products: stays closed', async ({ page }) => {
  const alert = page.getByText('Le service de l’application est interrompu', { exact: false });
  await openPage(page, '/categorie-sav/produits-connectes');
  await expect(alert).toBeVisible();
  await page.getByRole('button', { name: 'Fermer l’alerte' }).click();
  await expect(alert).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`fault ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });

    test('[RT-06] unsolved: leads to a form prefilled with fault and appliance', async ({ page }) => {
      await page.goto('/support-faq/codes-defaut?q=A01');
      await page.getByRole('link', { name: /^A01/ }).first().click();
      const main = page.getByRole('main');
      await main.getByLabel('Votre appareil').selectOption('Brasier');
      await main.getByRole('button', { name: 'Poser une question' }).click();
      await expect(page).toHaveURL(/\/contact\?/);
      await expect(main.getByRole('combobox', { name: 'Appareil' })).toHaveValue('Brasier');
      await expect(main.getByLabel('Message')).toHaveValue(/^A01\s: pas de flamme/);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[RT-06, CT-03] support: search, fault code and vote work', async ({ page }) => {
    await page.goto('/support-faq');
    await fieldOf(page).fill('plaque signalétique');
    await page.getByRole('main').getByRole('button', { name: 'Chercher' }).click();
    await expect(page).toHaveURL('/support-faq/plaque%20signal%C3%A9tique');
    await page.getByRole('link', { name: /Trouver la plaque signalétique/ }).click();
    await voteOf(page).getByRole('button', { name: 'Oui' }).click();
    await expect(page).toHaveURL(/\?vote=yes#vote$/);
    await expect(voteOf(page).locator('[data-spoken]')).toHaveText(/Merci/);
    await page.goto('/support-faq/codes-defaut');
    await page.getByLabel('Code affiché ou symptôme').fill('a 1');
    await page.getByRole('main').getByRole('button', { name: 'Chercher' }).click();
    await page.getByRole('link', { name: /^A01/ }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A01 : pas de flamme à l’allumage');
  });
});
