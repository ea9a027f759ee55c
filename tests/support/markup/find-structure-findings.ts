import {
  ancestors,
  attribute,
  describe,
  findSyntaxErrors,
  parseMarkup,
  walk,
  wordsOf,
  type Element,
} from './elements.ts';
import { findNameFindings } from './find-name-findings.ts';

/**
 * Findings about the structure of a page as sent by the server, one line each: names of controls (WCAG
 * 2.5.3), tables (RGAA 5), pictures (1), fields and groups (11), headings and landmarks (9, 12), languages
 * (8).
 */
export function findStructureFindings(html: string): string[] {
  const document = parseMarkup(html);
  const all = [...walk(document)].filter((element) => !isUnread(element));
  const of = (...names: string[]) => all.filter(({ tagName }) => names.includes(tagName));
  return [
    ...findSyntaxErrors(html),
    ...findNameFindings(document),
    ...of('a').flatMap(findDoubledName),
    ...of('table').flatMap(findTableFindings),
    ...of('svg', 'img').flatMap(findPictureFinding),
    ...of('input', 'select', 'textarea').flatMap((field) => findFieldFindings(field, all)),
    ...findHeadingFindings(of('h1', 'h2', 'h3', 'h4', 'h5', 'h6')),
    ...findLandmarkFindings(all),
    ...findIdFindings(all),
    ...all.flatMap(findLanguageFinding),
    ...all
      .filter((element) => attribute(element, 'aria-roledescription') !== undefined && !isNamed(element))
      .map((element) => `role description without a name: ${describe(element)}`),
  ];
}

function isUnread(element: Element): boolean {
  return [element, ...ancestors(element)].some(
    (one) => one.tagName === 'noscript' || one.tagName === 'template' || attribute(one, 'hidden') === '',
  );
}

const isHidden = (element: Element) =>
  [element, ...ancestors(element)].some((one) => attribute(one, 'aria-hidden') === 'true');

const isNamed = (element: Element) =>
  Boolean(attribute(element, 'aria-label') ?? attribute(element, 'aria-labelledby'));

const NOTHING = () => false;

/** A link with text whose picture has the same text: screen readers repeat the name. */
function findDoubledName(link: Element): string[] {
  const words = wordsOf(link, NOTHING).trim().toLowerCase();
  const alternatives = [...walk(link)]
    .filter((part) => part.tagName === 'img' && !isHidden(part))
    .map((part) => (attribute(part, 'alt') ?? '').trim().toLowerCase());
  const [first] = words.split(/\s+/);
  return first && alternatives.some((alternative) => alternative.startsWith(first))
    ? [`name said twice: ${describe(link)}`]
    : [];
}

function findTableFindings(table: Element): string[] {
  if (isHidden(table) || attribute(table, 'role') === 'presentation') return [];
  const parts = [...walk(table)];
  const caption = parts.find(({ tagName }) => tagName === 'caption');
  const hasTitle = caption ? wordsOf(caption, NOTHING).trim() !== '' : isNamed(table);
  const heads = parts.filter(({ tagName }) => tagName === 'th');
  const hasEmpty = heads.some((head) => wordsOf(head, NOTHING).trim() === '');
  return [
    ...(hasTitle ? [] : [`table without a caption: ${describe(table)}`]),
    ...(heads.length > 0 ? [] : [`table without a header cell: ${describe(table)}`]),
    ...(heads.every((head) => attribute(head, 'scope')) ? [] : [`th without scope: ${describe(table)}`]),
    ...(hasEmpty ? [`empty th: ${describe(table)}`] : []),
  ];
}

function findPictureFinding(picture: Element): string[] {
  if (isHidden(picture)) return [];
  if (picture.tagName === 'img')
    return attribute(picture, 'alt') === undefined ? [`img without alt: ${describe(picture)}`] : [];
  const parts = [picture, ...ancestors(picture), ...walk(picture)];
  const named = parts.filter((one) => ['img', 'group'].includes(attribute(one, 'role') ?? ''));
  const hasPicture = parts.some(({ tagName }) => tagName === 'img');
  return hasPicture || (named.length > 0 && named.every(isNamed))
    ? []
    : [`drawing neither named nor hidden: ${describe(picture)}`];
}

const UNLABELLED = new Set(['hidden', 'submit', 'button', 'image', 'reset']);

function findFieldFindings(field: Element, all: readonly Element[]): string[] {
  const type = attribute(field, 'type') ?? '';
  if (UNLABELLED.has(type) || isHidden(field)) return [];
  const id = attribute(field, 'id');
  const isLabelled =
    isNamed(field) ||
    attribute(field, 'title') ||
    ancestors(field).some(({ tagName }) => tagName === 'label') ||
    all.some((label) => label.tagName === 'label' && id !== undefined && attribute(label, 'for') === id);
  const isGrouped =
    type !== 'radio' ||
    ancestors(field).some(
      (one) =>
        (attribute(one, 'role') === 'radiogroup' && isNamed(one)) ||
        (one.tagName === 'fieldset' && [...walk(one)].some(({ tagName }) => tagName === 'legend')),
    );
  return [
    ...(isLabelled ? [] : [`field without a label: ${describe(field)}`]),
    ...(isGrouped ? [] : [`radio buttons without a legend: ${describe(field)}`]),
  ];
}

const level = (heading: Element | undefined) => Number(heading?.tagName.slice(1) ?? 0);

/** Levels of headings must not skip one. Dialogs start anew. */
function findHeadingFindings(headings: readonly Element[]): string[] {
  const shown = headings.filter(
    (heading) => !isHidden(heading) && !ancestors(heading).some(({ tagName }) => tagName === 'dialog'),
  );
  return shown.flatMap((heading, index) => [
    ...(index > 0 && level(heading) > level(shown[index - 1]) + 1
      ? [`h${level(shown[index - 1])} followed by ${describe(heading)}`]
      : []),
    ...(wordsOf(heading, NOTHING).trim() || [...walk(heading)].length > 0 ? [] : ['empty heading']),
  ]);
}

const LANDMARK_ROLES = new Set([
  'banner',
  'complementary',
  'contentinfo',
  'main',
  'navigation',
  'region',
  'search',
]);
/** Messages are announced outside of landmarks too. */
const MESSAGE_ROLES = new Set(['status', 'alert', 'log', 'progressbar', 'dialog', 'alertdialog']);

function isLandmark(element: Element): boolean {
  const role = attribute(element, 'role');
  if (role !== undefined) return LANDMARK_ROLES.has(role) || MESSAGE_ROLES.has(role);
  if (['section', 'form'].includes(element.tagName)) return isNamed(element);
  return ['header', 'main', 'footer', 'nav', 'aside', 'search', 'dialog'].includes(element.tagName);
}

/** Returns whether text is outside of all landmarks. */
function isOutside(element: Element): boolean {
  const around = [element, ...ancestors(element)];
  return (
    around.some(({ tagName }) => tagName === 'body') &&
    !around.some((one) => isLandmark(one) || attribute(one, 'aria-live') !== undefined) &&
    !around.some(({ tagName }) => ['script', 'style', 'title'].includes(tagName)) &&
    !isHidden(element)
  );
}

function findLandmarkFindings(all: readonly Element[]): string[] {
  const outside = all.filter(
    (element) =>
      isOutside(element) &&
      element.childNodes.some(
        (child) => child.nodeName === '#text' && 'value' in child && child.value.trim(),
      ),
  );
  const navs = all.filter(({ tagName }) => tagName === 'nav');
  const mains = all.filter(({ tagName }) => tagName === 'main');
  return [
    ...outside.map((element) => `outside of landmarks: ${describe(element)}`),
    ...(navs.length > 1
      ? navs.filter((nav) => !isNamed(nav)).map((nav) => `nav without a name: ${describe(nav)}`)
      : []),
    ...(mains.length === 1 ? [] : [`${mains.length} main elements`]),
  ];
}

function findIdFindings(all: readonly Element[]): string[] {
  const seen = new Set<string>();
  return all.flatMap((element) => {
    const id = attribute(element, 'id');
    if (id === undefined) return [];
    if (seen.has(id)) return [`id twice: ${id}`];
    seen.add(id);
    return [];
  });
}

function findLanguageFinding(element: Element): string[] {
  const lang = attribute(element, 'lang');
  if (element.tagName === 'html' && !lang) return ['html without lang'];
  return lang === undefined || /^(?:fr|en)(?:-[A-Z]{2})?$/.test(lang) ? [] : [`lang="${lang}"`];
}
