import { expect, type Locator } from '@playwright/test';
import { openPage } from './support/open-page.ts';
import { test } from './support/site-test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in colours of the visitor’s, ${colorScheme}`, () => {
    test.use({ contextOptions: { forcedColors: 'active' }, colorScheme });

    test('what has the focus, what is selected and what is drawn stays visible', async ({ page }) => {
      await openPage(page, '/nos-produits/chauffage-electrique');
      const ground = await styleOf(page.locator('body'), 'background-color');
      const main = page.getByRole('main');

      const links = [
        page.getByRole('banner').getByRole('link').first(),
        main.getByRole('article').getByRole('link').first(),
        main.getByRole('checkbox').first(),
        main.getByRole('combobox').first(),
      ];
      for (const control of links) {
        await control.focus();
        await page.keyboard.press('Shift');
        const ring = control.page().locator('*:focus');
        expect(parseFloat(await styleOf(ring, 'outline-width'))).toBeGreaterThanOrEqual(2);
        expect(await styleOf(ring, 'outline-style')).toBe('solid');
        expect(await styleOf(ring, 'outline-color')).not.toBe(ground);
      }

      const current = main.getByRole('navigation').locator('[aria-current="page"]').last();
      await current.scrollIntoViewIfNeeded();
      expect(await styleOf(current, 'background-color')).not.toBe(
        await styleOf(main.getByRole('link', { name: 'Page 2' }), 'background-color'),
      );
      const tab = main.locator('[aria-current]').first();
      expect(await styleOf(tab, 'background-color', '::after')).not.toBe(ground);

      const box = main.getByRole('checkbox', { name: /Inertie sèche/ });
      const before = await styleOf(box, 'background-color');
      await box.check();
      await expect.poll(() => styleOf(box, 'background-color')).not.toBe(before);
      expect(await styleOf(page.getByRole('button').first(), 'border-color')).not.toBe(ground);
    });

    test('the size and colour chosen are told apart', async ({ page }) => {
      await openPage(page, '/produit/lame');
      const radios = page.getByRole('main').getByRole('radio');
      const look = (radio: Locator) =>
        radio.evaluate((input) => {
          const cell = input.nextElementSibling ?? input.parentElement ?? input;
          const { outlineStyle, backgroundColor, borderColor, color } = getComputedStyle(cell);
          const label = getComputedStyle(input.closest('label') ?? input);
          return [
            outlineStyle,
            backgroundColor,
            borderColor,
            color,
            label.backgroundColor,
            label.color,
          ].join();
        });
      for (const name of ['Sapin', /^1 000 W/]) {
        const radio = radios.and(page.getByRole('radio', { name })).first();
        const before = await look(radio);
        await radio.check({ force: true });
        expect(await look(radio)).not.toBe(before);
      }
    });
  });
}

function styleOf(locator: Locator, property: string, pseudo?: string): Promise<string> {
  return locator.evaluate(
    (element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ''),
    [property, pseudo] as const,
  );
}
