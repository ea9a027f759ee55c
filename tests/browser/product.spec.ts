import { expect } from '@playwright/test';
import { openPage } from './support/open-page.ts';
import { test } from './support/site-test.ts';

/** No-break space, used by the price formatter between thousands and before a sign. */
const NBSP = '\u00a0';

test('[PR-02] selected size and colour: show reference, price and measures, and are in the address', async ({
  page,
}) => {
  await openPage(page, '/produit/lame');
  const main = page.getByRole('main');
  await expect(main.getByText('Réf. AT-LAM-1500-BR')).toBeVisible();
  await main.getByRole('radio', { name: /^2 000 W/ }).check({ force: true });
  await expect(main.getByText('Réf. AT-LAM-2000-BR')).toBeVisible();
  await expect(page).toHaveURL('/produit/lame?ref=AT-LAM-2000-BR');
  await main.getByRole('radio', { name: 'Lin', exact: true }).check({ force: true });
  await expect(main.getByText('Réf. AT-LAM-2000-LI')).toBeVisible();
  await expect(page).toHaveURL('/produit/lame?ref=AT-LAM-2000-LI');
  await expect(main.getByText('798,00 € TTC')).toBeVisible();
  await expect(main.getByText('Cotes en millimètres, Lame 2 000 W.')).toBeVisible();
  const plan = main.getByRole('region', { name: 'Plan coté' });
  await expect(plan.getByRole('img', { name: /largeur 1 600 mm/ })).toBeVisible();
  await page.reload();
  await expect(main.getByText('Réf. AT-LAM-2000-LI')).toBeVisible();
  await expect(main.getByRole('radio', { name: 'Lin', exact: true })).toBeChecked();
  await main
    .getByRole('link', { name: /Futaie/ })
    .first()
    .click();
  await expect(main.getByText(/Réf. AT-FUT-/)).toBeVisible();
  await page.goBack();
  await expect(main.getByText('Réf. AT-LAM-2000-LI')).toBeVisible();
});

test('[PR-02] pictures further down: the room beside the question of the size, the detail beside the story', async ({
  page,
}) => {
  await openPage(page, '/produit/lame');
  const sizing = page.getByRole('region', { name: 'Dans votre pièce' });
  await expect(sizing.getByRole('img', { name: /séjour au parquet de chêne/ })).toBeVisible();
  const story = page.getByRole('main').locator('section').filter({ hasText: 'une seule coulée' });
  await expect(story.getByRole('img', { name: /Lame/ })).toHaveCount(1);
  await page.getByRole('radio', { name: 'Lin', exact: true }).check({ force: true });
  for (const place of [sizing, story]) await expect(place.getByText('Lame 1 500 W, brique')).toBeVisible();
  await expect(story.getByRole('img', { name: /séjour/ })).toHaveCount(0);
  await sizing.getByRole('textbox', { name: /^Surface/ }).fill('20');
  await sizing.getByRole('button', { name: 'Voir la taille' }).click();
  await expect(sizing.getByRole('heading', { level: 3 })).toBeVisible();
  await expect(sizing.getByRole('img', { name: /séjour au parquet/ })).toHaveCount(0);
});

test('[PR-02] technical table: has every size; a document is a valid PDF', async ({ page }) => {
  await openPage(page, '/produit/lame');
  const table = page.getByRole('table', { name: 'Caractéristiques, Lame' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Taille',
    '750 W',
    '1 000 W',
    '1 250 W',
    '1 500 W',
    '1 800 W',
    '2 000 W',
  ]);
  await expect(
    table
      .getByRole('row', { name: /^Masse/ })
      .getByRole('cell')
      .nth(3),
  ).toHaveText('21,4');
  const documents = page.getByRole('region', { name: 'Documents' });
  const link = documents.getByRole('link', { name: /Fiche produit/ });
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toBe('application/pdf');
  const content = await response.body();
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  expect(content.subarray(-8).toString()).toContain('%%EOF');
  const locked = documents.getByRole('listitem').filter({ hasText: 'Réservé aux professionnels connectés' });
  await expect(locked).toBeVisible();
  await expect(locked.getByRole('link')).toHaveAttribute('href', /^\/pro\/connexion\?redirect=/);
});

test('[PR-06] prices: formatted by language, with the consumer’s tax', async ({ page }) => {
  for (const [path, amount] of [
    ['/produit/source', `2${NBSP}590,00${NBSP}€ TTC`],
    ['/en/product/source', '€2,590.00 incl. VAT'],
    ['/pro/produit/source', `2${NBSP}158,33${NBSP}€ HT`],
    ['/en/pro/product/source', '€2,158.33 excl. VAT'],
    ['/recherche?q=source', `dès 2${NBSP}290${NBSP}€ TTC`],
    ['/en/results?q=source', 'from €2,290 incl. VAT'],
  ] as const) {
    await page.goto(path);
    expect(await page.getByRole('main').textContent(), path).toContain(amount);
  }
});

test('[PR-02] size chosen before the drawing is interactive: drawing, legend and table follow it', async ({
  page,
}) => {
  const waiting: (() => Promise<void>)[] = [];
  await page.route(/\/assets\/(?:drawing|product)-late-[^/]+\.js$/, (route) => {
    waiting.push(() => route.continue());
  });
  await page.goto('/produit/auvent?ref=AT-AUV-3500-BL');
  const main = page.getByRole('main');
  const legend = main.getByRole('table', { name: 'Raccordements, vus de face' });
  await expect(legend.getByRole('row', { name: /^2 Frigorigène, gaz/ })).toContainText('3/8″');
  const size = main.getByRole('radio', { name: /^5 kW/ });
  await expect(async () => {
    await size.check({ force: true });
    await expect(main.getByText('Réf. AT-AUV-5000-BL')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect.poll(() => waiting.length).toBe(2);
  for (const load of waiting) await load();
  await expect(legend.getByRole('row', { name: /^2 Frigorigène, gaz/ })).toContainText('1/2″');
  await expect(main.getByText(/^Cotes en millimètres, Auvent 5\skW/)).toBeVisible();
  await expect(main.locator('[aria-labelledby="technical-title"] th[aria-current]')).toHaveText(/^5\skW$/);
  await expect(main.getByRole('link', { name: /^Télécharger le plan coté de 5\skW/ })).toHaveAttribute(
    'href',
    /at-auv-5000\.svg$/,
  );
});

test('[PR-03, ER-10] product for professionals: redirects there, from the address and from the results', async ({
  page,
}) => {
  await page.goto('/produit/sas');
  await expect(page).toHaveURL('/pro/produit/sas');
  await page.goto('/en/product/sas');
  await expect(page).toHaveURL('/en/pro/product/sas');
  await openPage(page, '/recherche?q=rideau%20air%20chaud');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Pour les professionnels' });
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/pro\/produit\//);
  await expect(page.getByRole('navigation', { name: 'Public' }).locator('[aria-current]')).toHaveText(
    'Professionnels',
  );
});

test('phone: links back to the category that the visitor came from', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/nos-produits/seche-serviettes');
  await page.getByRole('main').getByRole('link', { name: 'Rive', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rive');
  await page.getByRole('link', { name: 'Retour : Sèche-serviettes' }).click();
  await expect(page).toHaveURL('/nos-produits/seche-serviettes');
});

test('[PR-02] floor-standing product: on the floor of its picture', async ({ page }) => {
  await openPage(page, '/produit/source');
  const figure = page.getByRole('group', { name: /^Images de/ }).locator('svg:has(foreignObject)');
  const [floor, foot] = await figure.first().evaluate((drawing) => {
    const [line, dimensions] = drawing.querySelectorAll(':scope > path, :scope > g > path');
    return [line, dimensions].map((path) => path?.getBoundingClientRect().bottom ?? NaN);
  });
  // The dimension's tick extends slightly below the foot.
  expect(Math.abs((floor ?? 0) - (foot ?? NaN))).toBeLessThan(10);
});
