import type { Page } from '@playwright/test';

/** Message of the injected error. */
export const BROKEN = 'broken on purpose';

/**
 * Makes the next changes of an element that `selector` finds, or of its content, throw. Pass 1 for an element that is in
 * the page already, 2 for one that React creates, which it tries twice.
 */
export async function breakIsland(page: Page, selector: string, times: number): Promise<void> {
  await page.evaluate(
    ([broken, most, message]) => {
      let left = most;
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
    },
    [selector, times, BROKEN] as const,
  );
}
