import { attribute, descendants, findInMain, readableText, type HtmlElement } from './html-tree.ts';

/** Autocomplete tokens of fields about the visitor (WCAG 1.3.5), by field name. */
const TOKENS: Record<string, RegExp> = {
  email: /^(?:email|username)$/,
  firstname: /^given-name$/,
  lastname: /^family-name$/,
  phone: /^tel$/,
  mobile: /^tel$/,
  company: /^organization$/,
  address_1: /^address-line1$/,
  address_2: /^address-line2$/,
  password: /^(?:current|new)-password$/,
  old_password: /^current-password$/,
  password_confirmation: /^new-password$/,
};
/** Fields with a format that has to be stated. */
const FORMATTED = new Set(['phone', 'mobile', 'siret']);
const OPTIONAL = /\((?:facultatif|optional)\)/;
const NOTE = /obligatoires, sauf mention|are required unless marked/;
const TYPED = /^(?:input|select|textarea)$/;

/**
 * Missing information about fields of the forms that a page posts to itself (RGAA 11.1, 11.10, 11.13; WCAG
 * 1.3.5, 3.3.2).
 */
export function findFieldFindings(html: string): string[] {
  const forms = findInMain(
    html,
    (element) => element.tagName === 'form' && attribute(element, 'method') === 'post',
  );
  return forms.flatMap((form) => {
    const fields = descendants(form, isShown);
    const labelled = fields.map((field) => ({ field, label: labelOf(field, html) }));
    const inText = labelled.filter(
      ({ field }) => attribute(field, 'aria-required') || attribute(field, 'required') !== undefined,
    );
    const isMarked = inText.length < 2 || NOTE.test(readableText(form));
    return [
      ...(isMarked ? [] : [`form of ${attribute(fields[0] ?? form, 'name')}: no note on required fields`]),
      ...labelled.flatMap(({ field, label }) => findingsOf(field, label, html)),
    ];
  });
}

function isShown(element: HtmlElement): boolean {
  const type = attribute(element, 'type') ?? 'text';
  const isTrap = attribute(element, 'tabindex') === '-1';
  return TYPED.test(element.tagName) && type !== 'hidden' && !isTrap;
}

function findingsOf(field: HtmlElement, label: string, html: string): string[] {
  const name = attribute(field, 'name') ?? '';
  const type = attribute(field, 'type') ?? 'text';
  const token = TOKENS[name];
  const isRequired =
    attribute(field, 'aria-required') === 'true' || attribute(field, 'required') !== undefined;
  const isText = type !== 'checkbox' && type !== 'radio';
  const description = describe(field, html);
  return [
    ...(label === '' ? [`${name}: no label`] : []),
    ...(isText && isRequired === OPTIONAL.test(label)
      ? [`${name}: neither required nor optional, or both`]
      : []),
    ...(token && !token.test(attribute(field, 'autocomplete') ?? '') ? [`${name}: autocomplete`] : []),
    ...(FORMATTED.has(name) && description === '' ? [`${name}: no format`] : []),
    ...(attribute(field, 'aria-invalid') === 'true' && description === '' ? [`${name}: no error text`] : []),
  ];
}

function describe(field: HtmlElement, html: string): string {
  const ids = new Set((attribute(field, 'aria-describedby') ?? '').split(' '));
  return findInMain(html, (element) => ids.has(attribute(element, 'id') ?? '-'))
    .map(readableText)
    .join(' ')
    .trim();
}

function labelOf(field: HtmlElement, html: string): string {
  const own = attribute(field, 'aria-label');
  if (own) return own;
  const id = attribute(field, 'id');
  const labels = findInMain(
    html,
    (element) =>
      element.tagName === 'label' &&
      ((id !== undefined && attribute(element, 'for') === id) ||
        descendants(element, (inner) => inner === field || isSame(inner, field)).length > 0),
  );
  return labels.map(readableText).join(' ').trim();
}

/** Compares by content, because each query parses the document again. */
function isSame(one: HtmlElement, other: HtmlElement): boolean {
  return one.tagName === other.tagName && JSON.stringify(one.attrs) === JSON.stringify(other.attrs);
}
