/** Title of a view of a page: the page, then where in it one is (a search, filters, a tab, a step, a page of a list). */
export function subTitle(title: string, ...parts: (string | false | undefined)[]): string {
  return [title, ...parts].filter(Boolean).join(', ');
}
