import { expect, type Locator } from '@playwright/test';
import { openFilters } from './support/open-filters.ts';
import { openPage } from './support/open-page.ts';
import { test } from './support/site-test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`forced colours, ${colorScheme}`, () => {
    test.use({ contextOptions: { forcedColors: 'active' }, colorScheme });

    test('focus, selection and drawings: visible', async ({ page }) => {
      await openPage(page, '/nos-produits/chauffage-electrique/radiateurs-electriques');
      const ground = await styleOf(page.locator('body'), 'background-color');
      const main = page.getByRole('main');

      const links = [
        page.getByRole('banner').getByRole('link').first(),
        main.getByRole('article').getByRole('link').first(),
        main.getByRole('checkbox', { name: 'Comparer' }).first(),
        main.getByRole('combobox').first(),
      ];
      await page.keyboard.press('Tab');
      for (const control of links) {
        await control.focus();
        const ring = await ringOf(control);
        expect(ring.width).toBeGreaterThanOrEqual(2);
        expect(ring.colour).not.toBe(ground);
      }

      const pages = main.getByRole('navigation', { name: 'Pages' });
      expect(await styleOf(pages.locator('[aria-current]'), 'background-color')).not.toBe(
        await styleOf(pages.locator('a:not([aria-current])').first(), 'background-color'),
      );
      const tab = main.locator('[aria-current]').first();
      expect(await styleOf(tab, 'background-color', '::after')).not.toBe(ground);

      const box = main.getByRole('checkbox', { name: /Inertie sèche/ });
      await openFilters(page);
      const before = await styleOf(box, 'background-color');
      await box.check();
      await expect.poll(() => styleOf(box, 'background-color')).not.toBe(before);
      expect(await styleOf(page.getByRole('button').first(), 'border-color')).not.toBe(ground);
    });

    test('selected size and colour: distinguishable', async ({ page }) => {
      await openPage(page, '/produit/lame');
      const radios = page.getByRole('main').getByRole('radio');
      for (const name of ['Sapin', /^1 000 W/]) {
        const radio = radios.and(page.getByRole('radio', { name })).first();
        const before = await look(radio);
        await radio.check({ force: true });
        expect(await look(radio)).not.toBe(before);
      }
    });
  });
}

/** Style of a selected cell. */
function look(radio: Locator): Promise<string> {
  return radio.evaluate((input) => {
    const cell = input.nextElementSibling ?? input.parentElement ?? input;
    const { outlineStyle, backgroundColor, borderColor, color } = getComputedStyle(cell);
    const label = getComputedStyle(input.closest('label') ?? input);
    return [outlineStyle, backgroundColor, borderColor, color, label.backgroundColor, label.color].join();
  });
}

/** The outline of the focused element, or of its card. */
function ringOf(control: Locator): Promise<{ width: number; colour: string }> {
  return control.evaluate((element) => {
    for (let place: Element | null = element; place; place = place.parentElement) {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(place);
      if (outlineStyle === 'solid') return { width: parseFloat(outlineWidth), colour: outlineColor };
    }
    return { width: 0, colour: '' };
  });
}

function styleOf(locator: Locator, property: string, pseudo?: string): Promise<string> {
  return locator.evaluate(
    (element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ''),
    [property, pseudo] as const,
  );
}
