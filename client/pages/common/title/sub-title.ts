/** Title of a view: the page's title, then search, filters, tab, step or page number. */
export function subTitle(title: string, ...parts: (string | false | undefined)[]): string {
  return [title, ...parts].filter(Boolean).join(', ');
}
