import type { ElementType } from '#shared/contract/cart.ts';

export type ElementKey = { type: ElementType; elementId: number };

export function elementKey({ type, elementId }: ElementKey): string {
  return `${type}:${elementId}`;
}
