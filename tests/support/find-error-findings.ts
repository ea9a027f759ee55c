import { attribute, findInMain, readableText } from './html-tree.ts';
import { parseHead } from './read-page.ts';

const IN_TITLE = /^(?:Erreur\s: |Error: )/;

/**
 * Missing error information in a response to a refused form (WCAG 3.3.1, 2.4.3): the title begins with the
 * error, the focus is on the error before any script runs, each invalid field is described, and each link
 * of the summary leads to a field.
 */
export function findErrorFindings(html: string): string[] {
  const title = parseHead(html).title ?? '';
  const focused = findInMain(html, (element) => attribute(element, 'autofocus') !== undefined);
  const invalid = findInMain(html, (element) => attribute(element, 'aria-invalid') === 'true');
  const links = findInMain(html, ({ tagName }) => tagName === 'a').flatMap((link) => {
    const href = attribute(link, 'href') ?? '';
    return href.startsWith('#field-') ? [href.slice(1)] : [];
  });
  return [
    ...(IN_TITLE.test(title) ? [] : [`title: ${title}`]),
    ...(focused.length === 1 ? [] : [`${focused.length} elements with autofocus`]),
    ...invalid.flatMap((field) =>
      isDescribed(html, attribute(field, 'aria-describedby')) ? [] : ['no description'],
    ),
    ...links.filter((id) => findInMain(html, (element) => attribute(element, 'id') === id).length === 0),
  ];
}

function isDescribed(html: string, ids = ''): boolean {
  const named = new Set(ids.split(' '));
  return findInMain(html, (element) => named.has(attribute(element, 'id') ?? '-')).some(
    (element) => readableText(element) !== '',
  );
}
