import type { ElementHandle, Locator, Page } from '@playwright/test';
import { waitForFrames } from './wait-for-frames.ts';

/** Duration of a slow press. */
const PRESS_MS = 150;
const FIELDS =
  'input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=submit]):not([readonly]), textarea';
const PRESSABLE =
  'button, a[href], label:has(input[type=checkbox], input[type=radio]), select, summary, [role=button], [role=tab]';

/** A valid and an invalid value by the type of a field. */
const VALUES: Record<string, [right: string, wrong: string]> = {
  email: ['camille@huppe.example', 'camille'],
  tel: ['04 65 71 12 34', 'zéro'],
  password: ['Chaleur-2026', 'x'],
  date: ['2027-01-15', '2020-01-01'],
};
const OTHER = ['12', '?'] as const;
/** Rounding of coordinates. */
const MAX_DRIFT_PX = 1;

/** Fields of a form that are tried, spread over it, and controls that are pressed for each. */
export type PressLimits = { maxFields: number; maxPressed: number };

/**
 * Presses the controls below each field of a form or dialog. Each press leaves a field whose value has just become
 * invalid, or valid. Returns the controls that moved before the pointer was released, or did not get the click.
 */
export async function findMovedPresses(
  page: Page,
  scope: Locator,
  { maxFields, maxPressed }: PressLimits,
): Promise<string[]> {
  await stopPresses(page);
  const moved: string[] = [];
  const fields = scope.locator(FIELDS);
  const step = Math.ceil((await fields.count()) / maxFields);
  for (let index = 0; index < (await fields.count()); index += step) {
    // React may replace a field when it gets the focus.
    const field = fields.nth(index);
    if (!(await field.isVisible()) || !(await field.isEditable())) continue;
    const type = (await field.getAttribute('type')) ?? '';
    const [right, wrong] = VALUES[type] ?? OTHER;
    for (const [turn, target] of (await findBelow(field, scope, maxPressed)).entries()) {
      // The field was left with the other value before, so that a message appears or disappears now.
      const [before, now] = turn % 2 === 0 ? [right, wrong] : [wrong, right];
      await field.fill(before);
      await field.blur();
      await field.fill(now);
      const finding = await press(page, target);
      if (finding)
        moved.push(
          `${await field.getAttribute('name')} left with ${now} for ${await nameOf(target)}: ${finding}`,
        );
    }
  }
  return moved;
}

/** Presses one control after the other. Returns those that moved, or did not get the click. */
export async function findMoved(page: Page, targets: Locator, max: number): Promise<string[]> {
  await stopPresses(page);
  const moved: string[] = [];
  for (const target of (await visible(targets)).slice(0, max)) {
    const finding = await press(page, target);
    if (finding) moved.push(`${await nameOf(target)}: ${finding}`);
  }
  return moved;
}

/** Records clicks and stops them, so that the page stays for the next press. */
async function stopPresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isKnown = 'isStopped' in window;
    Object.assign(window, { pressed: null, isStopped: true });
    if (isKnown) return;
    window.addEventListener(
      'click',
      (event) => {
        if (!event.isTrusted || !Reflect.get(window, 'isStopped')) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        Object.assign(window, { pressed: event.target });
      },
      { capture: true },
    );
    // An open list of options would cover the next control.
    window.addEventListener('mousedown', (event) => {
      if (event.target instanceof HTMLSelectElement) event.preventDefault();
    });
  });
}

/** Lets clicks through again. */
export async function letPressesThrough(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isStopped: false }));
}

async function press(page: Page, target: ElementHandle<HTMLElement>): Promise<string | undefined> {
  await target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight)
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    Object.assign(window, { pressed: null });
  });
  const seen = await target.boundingBox();
  if (!seen) return undefined;
  await page.mouse.move(seen.x + seen.width / 2, seen.y + seen.height / 2);
  await waitForFrames(page);
  const start = await target.boundingBox();
  // Suggestions for the text just entered may open meanwhile.
  if (!start || (await isCovered(target))) return undefined;
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  const end = await target.boundingBox();
  await page.mouse.up();
  const isPressed = await target.evaluate((element) => {
    const { pressed } = window as Window & { pressed?: Node | null };
    return pressed ? element.contains(pressed) || pressed.contains(element) : false;
  });
  if (!end) return 'went away';
  const by = Math.max(Math.abs(end.x - start.x), Math.abs(end.y - start.y));
  if (by > MAX_DRIFT_PX) return `moved by ${Math.round(by)} px`;
  return isPressed ? undefined : 'did not get the press';
}

/** Returns true where a bar or a menu covers the control by design. */
function isCovered(target: ElementHandle<HTMLElement>): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return !over || !(element.contains(over) || over.contains(element));
  });
}

async function visible(locator: Locator): Promise<ElementHandle<HTMLElement>[]> {
  const found: ElementHandle<HTMLElement>[] = [];
  for (const handle of (await locator.elementHandles()) as ElementHandle<HTMLElement>[])
    if ((await handle.isVisible()) && (await handle.isEnabled())) found.push(handle);
  return found;
}

/** Finds the controls that follow a field, nearest first, and the last one, which usually sends the form. */
async function findBelow(field: Locator, scope: Locator, max: number): Promise<ElementHandle<HTMLElement>[]> {
  const own = await field.elementHandle();
  const below: ElementHandle<HTMLElement>[] = [];
  for (const target of await visible(scope.locator(PRESSABLE)))
    if (await target.evaluate(follows, own)) below.push(target);
  return [...new Set([...below.slice(0, max - 1), ...below.slice(-1)])];
}

function follows(element: Node, other: Node | null): boolean {
  return ((other?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function nameOf(handle: ElementHandle<HTMLElement>): Promise<string> {
  return handle.evaluate(
    (element) =>
      element.getAttribute('aria-label') ??
      element.getAttribute('name') ??
      element.textContent.trim().slice(0, 40),
  );
}
