import type { Page } from '@playwright/test';

/** The narrowest file of a picture, below which none exists. */
const MIN_WIDTH = 320;

/** Pictures whose file is more than twice as wide as shown, at one pixel per point. */
export function findPictureFindings(page: Page): Promise<string[]> {
  return page.evaluate(async (minWidth) => {
    // Vector pictures have no width of their own.
    const shown = [...document.images].filter(
      (image) => image.checkVisibility() && !image.src.endsWith('.svg'),
    );
    for (const image of shown) image.loading = 'eager';
    const sizes = await Promise.all(
      shown.map(async (image) => {
        await image.decode().catch(() => undefined);
        // With `sizes`, `naturalWidth` is not the file's width, so the file is loaded separately.
        const file = new Image();
        file.src = image.currentSrc;
        await file.decode().catch(() => undefined);
        const box = image.getBoundingClientRect();
        // A picture with `cover` extends beyond its box.
        const covers = getComputedStyle(image).objectFit === 'cover';
        const ratio = file.naturalWidth / file.naturalHeight;
        const width = covers ? Math.max(box.width, box.height * ratio) : box.width;
        return { path: new URL(image.currentSrc).pathname, file: file.naturalWidth, width };
      }),
    );
    // A large file on the page serves small copies too, because browsers reuse it.
    const largest = (path: string) =>
      Math.max(...sizes.filter((size) => size.path === path).map(({ width }) => width));
    return sizes
      .filter(({ path, file }) => file > minWidth && file > largest(path) * 2)
      .map(({ path, file, width }) => `${path}: ${file} px wide for ${width.toFixed(0)}`);
  }, MIN_WIDTH);
}
