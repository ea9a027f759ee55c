import type { ElementType } from '#shared/contract/cart.ts';

export type ElementKey = { type: ElementType; elementId: number };

/** Map key of an element. */
export function elementKey({ type, elementId }: ElementKey): string {
  return `${type}:${elementId}`;
}
