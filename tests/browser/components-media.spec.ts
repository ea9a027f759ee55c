import { expect, type Page } from '@playwright/test';
import { ON_DESIGN_SYSTEM, openDesignSystem } from './support/open-design-system.ts';
import { test } from './support/site-test.ts';

test.use(ON_DESIGN_SYSTEM);

test.describe('forced colours', () => {
  test('states: distinguishable without our colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openDesignSystem(page);
    const pairs: [string, string, string][] = [
      ['#checkbox input:checked', '#checkbox input:not(:checked, :indeterminate)', 'background-color'],
      ['#switch input:checked', '#switch input:not(:checked)', 'background-color'],
      ['#radio-group input:checked + span', '#radio-group input:not(:checked) + span', 'background-color'],
      ['#text-field input[aria-invalid]', '#text-field input:not([aria-invalid])', 'border-top-width'],
      ['#text-field input:disabled', '#text-field input:enabled', 'border-top-color'],
      ['#button button:disabled', '#button button:enabled', 'color'],
      ['#pagination [aria-current]', '#pagination a:not([aria-current])', 'background-color'],
    ];
    for (const [chosen, other, property] of pairs) {
      const last = property === 'background-color' && chosen.startsWith('#radio');
      expect(await styleOf(page, chosen, property, last), chosen).not.toBe(
        await styleOf(page, other, property, last),
      );
    }
    await page.locator('#menu button').first().click();
    await page.keyboard.press('ArrowDown');
    expect(await styleOf(page, '[role=menuitem][data-highlighted]', 'background-color')).not.toBe(
      await styleOf(page, '[role=menuitem]:not([data-highlighted])', 'background-color'),
    );
  });
});

test.describe('with less motion', () => {
  test('animations: none, and the carousel jumps', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openDesignSystem(page);
    await page.locator('#dialog button').first().click();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.keyboard.press('Escape');
    await page.locator('#menu button').first().click();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await styleOf(page, '#carousel ul', 'scroll-behavior')).toBe('auto');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('fields, choices, accordion, panels and rows: work', async ({ page }) => {
    await openDesignSystem(page);
    await expect(page.getByText('Un chiffon sec')).toBeVisible();
    await expect(page.getByText('Quatre points de fixation')).toBeVisible();
    await expect(page.locator('#password-field button').first()).toBeHidden();
    await expect(page.locator('#carousel button').first()).toBeHidden();
    const question = page.locator('#accordion summary').nth(1);
    await question.click();
    await expect(page.getByText('Quinze ans').first()).toBeVisible();
    const town = page.locator('#combobox input').first();
    await town.fill('Nantes');
    await expect(town).toHaveValue('Nantes');
    await expect(page.locator('#combobox datalist').first().locator('option')).toHaveCount(21);
    await page.locator('#checkbox input').first().check();
    await page.locator('#select select').first().selectOption('bedroom');
  });
});

function styleOf(page: Page, selector: string, property: string, last = false): Promise<string> {
  const found = page.locator(selector);
  return (last ? found.last() : found.first()).evaluate(
    (element, name) => getComputedStyle(element).getPropertyValue(name),
    property,
  );
}
