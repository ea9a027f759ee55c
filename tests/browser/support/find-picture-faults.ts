import type { Page } from '@playwright/test';

/** The smallest file there is of a picture: nothing smaller can be chosen. */
const SMALLEST = 320;

/** Pictures whose file is more than twice as wide as they are shown, on a screen of one pixel a point. */
export function findPictureFaults(page: Page): Promise<string[]> {
  return page.evaluate(async (smallest) => {
    // What is drawn by lines has no width of its own.
    const shown = [...document.images].filter(
      (image) => image.checkVisibility() && !image.src.endsWith('.svg'),
    );
    for (const image of shown) image.loading = 'eager';
    const sizes = await Promise.all(
      shown.map(async (image) => {
        await image.decode().catch(() => undefined);
        // What `naturalWidth` says of a picture with `sizes` is not the file's width: asked for by itself, it is.
        const file = new Image();
        file.src = image.currentSrc;
        await file.decode().catch(() => undefined);
        const box = image.getBoundingClientRect();
        // What covers its place goes on beyond it.
        const covers = getComputedStyle(image).objectFit === 'cover';
        const ratio = file.naturalWidth / file.naturalHeight;
        const width = covers ? Math.max(box.width, box.height * ratio) : box.width;
        return { path: new URL(image.currentSrc).pathname, file: file.naturalWidth, width };
      }),
    );
    // A file that is shown in full somewhere on the page serves small copies of it too: browsers take what they have.
    const largest = (path: string) =>
      Math.max(...sizes.filter((size) => size.path === path).map(({ width }) => width));
    return sizes
      .filter(({ path, file }) => file > smallest && file > largest(path) * 2)
      .map(({ path, file, width }) => `${path}: ${file} px wide for ${width.toFixed(0)}`);
  }, SMALLEST);
}
