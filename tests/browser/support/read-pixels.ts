import type { Locator } from '@playwright/test';
import sharp from 'sharp';

type Colour = [red: number, green: number, blue: number];

/** Colours of an element: `share` is the fraction of its area with a colour that matches. */
export async function readPixels(
  element: Locator,
): Promise<{ share: (responses: (colour: Colour) => boolean) => number }> {
  const { data, info } = await sharp(await element.screenshot({ timeout: 60_000 }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    share: (responses) => {
      let found = 0;
      for (let at = 0; at < data.length; at += info.channels) {
        if (responses([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])) found += 1;
      }
      return found / (info.width * info.height);
    },
  };
}
