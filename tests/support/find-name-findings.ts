import { attribute, descendants, findInMain, isInside, readableText, type HtmlElement } from './html-tree.ts';

/**
 * Links and buttons of a page with the same name and different targets, which cannot be distinguished out
 * of context, in a list of links or by voice (WCAG 2.4.4, 2.4.6; RGAA 6.1, 11.9).
 */
export function findNameFindings(html: string): string[] {
  const controls = findInMain(
    html,
    (element) =>
      (element.tagName === 'a' && attribute(element, 'href') !== undefined) ||
      (element.tagName === 'button' && attribute(element, 'aria-hidden') !== 'true'),
  );
  const forms = findInMain(html, ({ tagName }) => tagName === 'form');
  const actions = new Map<string, Set<string>>();
  for (const control of controls) {
    if (isInside(control, 'noscript') || attribute(control, 'aria-hidden') === 'true') continue;
    const name = `${control.tagName} ${readableText(control)}`;
    const action = control.tagName === 'a' ? (attribute(control, 'href') ?? '') : actionOf(control, forms);
    actions.set(name, (actions.get(name) ?? new Set()).add(action));
  }
  return [...actions].flatMap(([name, found]) =>
    name.trim() === 'a' || name.trim() === 'button'
      ? [`${name}without a name`]
      : found.size > 1
        ? [`${name}: ${[...found].slice(0, 2).join(' | ')}`]
        : [],
  );
}

/** Data that a button sends, or the element that it opens. */
function actionOf(button: HtmlElement, forms: HtmlElement[]): string {
  const target = ['popovertarget', 'aria-controls', 'formaction', 'name', 'value']
    .map((name) => attribute(button, name) ?? '')
    .join(' ');
  const form = forms.find((candidate) => descendants(candidate, (inner) => inner === button).length > 0);
  const fields = form
    ? descendants(form, (inner) => attribute(inner, 'type') === 'hidden')
        .map((field) => `${attribute(field, 'name')}=${attribute(field, 'value')}`)
        .filter((field) => !/^(?:key|started_at|version|shown)=/.test(field))
        .join('&')
    : '';
  return `${target} ${fields}`;
}
