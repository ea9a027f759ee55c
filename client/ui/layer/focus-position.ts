import { findInvoker, FOCUS_STOPS, isFocusable, isShown } from './focus-stops.ts';

/** Position of the focus, from which an equivalent element is found after the original is removed. */
export type FocusPosition = {
  element: HTMLElement;
  /** Tag, type and name, which a re-rendered control shares with its predecessor. */
  key: string;
  /** The focus was visible: keyboard use, or a field. */
  isByKeyboard: boolean;
  /** Its index among the controls of the same key in each of its regions. */
  regions: readonly { region: Element; index: number }[];
  /** Tab stops around it, in document order. */
  previous: readonly HTMLElement[];
  next: readonly HTMLElement[];
};

const LISTS = 'ul, ol, tbody, fieldset, form';
const LAYERS = 'dialog, [popover], [data-bar]';
const REGIONS = `${LISTS}, ${LAYERS}, li, tr, section, article, aside, nav, search, main, header, footer, [role="region"], [role="group"]`;
/** Tab stops considered on each side of the lost one. */
const MAX_STOPS = 40;

export function describeFocus(element: HTMLElement): FocusPosition {
  const key = keyOf(element);
  const scope = element.closest('main, dialog, [popover], header, footer') ?? document.body;
  const stops = [...scope.querySelectorAll<HTMLElement>(FOCUS_STOPS)];
  const index = stops.indexOf(element);
  const matches = findMatches(document.body, key);
  return {
    element,
    key,
    isByKeyboard: element.matches(':focus-visible'),
    regions: regionsOf(element).map((region) => ({
      region,
      index: matches.filter((match) => region.contains(match)).indexOf(element),
    })),
    previous: stops.slice(Math.max(0, index - MAX_STOPS), Math.max(0, index)).toReversed(),
    next: stops.slice(index + 1, index + 1 + MAX_STOPS),
  };
}

/**
 * The control rendered in place of the lost one: the same key in the nearest region that is still shown. After a form
 * returned with errors, its first invalid field.
 */
export function findReplacement({ regions, key }: FocusPosition): HTMLElement | undefined {
  for (const { region, index } of regions) {
    const matches = isShown(region) ? findMatches(region, key).filter(isFocusable) : [];
    const replacement = matches[index] ?? matches.at(-1);
    if (replacement) return invalidFieldOf(replacement) ?? replacement;
    // Beyond a closed layer the same key means another control.
    if (region.matches(LAYERS)) return undefined;
  }
  return undefined;
}

/**
 * The next tab stop in the nearest region that is still shown, else that region's heading, else the stop before. For a
 * layer that is closed or empty, the element that had the focus before it.
 */
export function findSuccessor(
  { regions, next, previous }: FocusPosition,
  openers: WeakMap<Element, FocusPosition>,
): HTMLElement | undefined {
  for (const { region } of regions) {
    const isIn = (stop: HTMLElement) => region.contains(stop) && isFocusable(stop);
    const found = isShown(region) && (next.find(isIn) ?? headingOf(region) ?? previous.find(isIn));
    if (found) return found;
    if (region.matches(LAYERS)) return findOpener(region, openers);
  }
  return undefined;
}

/** The layer that contains an element. When it closes, the focus returns to its opener. */
export function layerOf(element: Element): Element | null {
  return element.closest(LAYERS);
}

function findOpener(layer: Element, openers: WeakMap<Element, FocusPosition>): HTMLElement | undefined {
  const opener = openers.get(layer);
  openers.delete(layer);
  if (opener && isFocusable(opener.element)) return opener.element;
  return findInvoker(layer) ?? (opener && (findReplacement(opener) ?? findSuccessor(opener, openers)));
}

function invalidFieldOf(replacement: HTMLElement): HTMLElement | undefined {
  const form =
    replacement instanceof HTMLButtonElement && replacement.type === 'submit' ? replacement.form : null;
  return [...(form?.querySelectorAll('[aria-invalid="true"]') ?? [])].find(isFocusable);
}

function headingOf(region: Element): HTMLElement | undefined {
  if (region.matches(LISTS)) return undefined;
  const heading = [...region.querySelectorAll<HTMLElement>('h1, h2, h3, h4')].find(isFocusable);
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
}

function regionsOf(element: Element): Element[] {
  const region = element.parentElement?.closest(REGIONS);
  return region ? [region, ...regionsOf(region)] : [];
}

function findMatches(region: Element, key: string): HTMLElement[] {
  const [tag = ''] = key.split('\n');
  return [...region.querySelectorAll<HTMLElement>(tag)].filter((element) => keyOf(element) === key);
}

function keyOf(element: HTMLElement): string {
  const of = (name: string) => element.getAttribute(name) ?? '';
  const type = of('type');
  const isChoice = type === 'radio' || type === 'checkbox';
  const message = element.matches('input, select, textarea') ? '' : element.textContent.trim();
  return [element.localName, type, of('name'), isChoice ? of('value') : '', of('aria-label') || message].join(
    '\n',
  );
}
