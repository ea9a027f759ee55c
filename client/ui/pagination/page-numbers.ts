const AROUND = 1;

/** Page numbers to show: first, last and those around the current page; `null` stands for a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const around = [page - AROUND, page, page + AROUND].filter((number) => number > 1 && number < pages);
  const shown = pages < 1 ? [] : [...new Set([1, ...around, pages])];
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}
