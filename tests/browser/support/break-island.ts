import type { Page } from '@playwright/test';

/** Message of the injected error. */
export const BROKEN = 'broken on purpose';

type Broken = readonly [selector: string, times: number, message: string];

/** Makes the next changes of an existing element, or of its content, throw. */
export async function breakIsland(page: Page, selector: string): Promise<void> {
  await page.evaluate(throwOnChange, [selector, 1, BROKEN] as const);
}

/** Makes the creation of an element throw, which React tries twice, in the page that is opened next. */
export async function breakNewIsland(page: Page, selector: string): Promise<void> {
  await page.addInitScript(throwOnChange, [selector, 2, BROKEN] as const);
}

/** Runs in the page. */
function throwOnChange([broken, max, message]: Broken): void {
  let left = max;
  const failAt = (...nodes: unknown[]) => {
    const isHit = nodes.some((node) => {
      const element = node instanceof Element ? node : node instanceof Text ? node.parentElement : null;
      return element?.closest(broken);
    });
    if (left === 0 || !isHit) return;
    left -= 1;
    throw new Error(message);
  };
  for (const [owner, names] of [
    [Node.prototype, ['appendChild', 'insertBefore', 'removeChild']],
    [Element.prototype, ['setAttribute', 'removeAttribute']],
  ] as const)
    for (const name of names) {
      const method = Reflect.get(owner, name);
      Reflect.set(owner, name, function change(this: Node, ...values: unknown[]): unknown {
        failAt(this, ...values);
        return Reflect.apply(method, this, values);
      });
    }
  for (const name of ['nodeValue', 'textContent']) {
    const property = Object.getOwnPropertyDescriptor(Node.prototype, name);
    Object.defineProperty(Node.prototype, name, {
      ...property,
      set(this: Node, value: unknown) {
        failAt(this);
        property?.set?.call(this, value);
      },
    });
  }
}
