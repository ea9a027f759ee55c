import { expect, test, type Page } from '@playwright/test';

/** Follows a link that content of the site could have. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    const link = document.createElement('a');
    link.href = target;
    link.textContent = 'old address';
    document.querySelector('main')?.prepend(link);
  }, href);
  await page.getByRole('link', { name: 'old address' }).click();
}

test('[RD-01] internal link to an old address: the client redirects like a page load', async ({ page }) => {
  await page.goto('/mentions-legales');
  await page.locator('html[data-hydrated]').waitFor();
  for (const [href, path] of [
    ['/pro/infos/chauffage', '/pro/conseils/chauffage'],
    ['/index.php?a=1', '/?a=1'],
    ['/fr', '/'],
    ['/?s=notice', '/documentations'],
    ['/radiateurs-2025', '/nos-produits/chauffage-electrique'],
    ['/en/help-contact', '/en/help-contact'],
    ['/mentions-legales', '/mentions-legales'],
  ] as const) {
    await follow(page, href);
    await expect(page).toHaveURL(path, { timeout: 15_000 });
    await page.locator('html[data-hydrated]').waitFor();
  }
  await follow(page, '/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('introuvable');
  await page.goBack();
  await expect(page).toHaveURL('/mentions-legales');
});

test('[RT-58, PL-05] switches: keep the current variant and anchor of the address', async ({ page }) => {
  await page.goto('/produit/lame?ref=AT-LAM-1500#documents');
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('link', { name: 'Professionnels' }).first().click();
  await expect(page).toHaveURL('/pro/produit/lame?ref=AT-LAM-1500#documents');
  await page.locator('header a[hreflang="en"]').first().click();
  await expect(page).toHaveURL('/en/pro/product/lame?ref=AT-LAM-1500#documents');
});

test('[ER-01] malformed address: its error page links home without a reload', async ({ page }) => {
  await page.goto('/support-faq/%E9');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('html[data-hydrated]').waitFor();
  await page.locator('main a[href="/"]').first().click();
  await expect(page).toHaveURL('/');
});

test('[ER-01] link to a malformed address: a click shows the same as a page load', async ({ page }) => {
  for (const address of [
    '/produit/%E0%A4%A',
    '/a%00b',
    '/en/%zz',
    `/recherche?q=${'a'.repeat(9000)}`,
    '/.//contact',
  ]) {
    const loaded = await page.goto(address);
    const [status, title] = [loaded?.status(), await page.getByRole('heading', { level: 1 }).textContent()];
    await page.goto('/mentions-legales');
    await page.locator('html[data-hydrated]').waitFor();
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = location.origin + href;
      link.textContent = 'Suivre';
      document.querySelector('main')?.prepend(link);
    }, address);
    const clicked = page.waitForResponse((response) => response.request().isNavigationRequest());
    await page.getByRole('link', { name: 'Suivre' }).click();
    expect([address, (await clicked).status()]).toEqual([address, status]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  }
});
