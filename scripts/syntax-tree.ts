import { visitorKeys, type Node } from 'oxc-parser';

/** A node with its parent and the parent's field. */
export type Placed = { node: Node; field: string; parent: Node | undefined };

/** Lists the children of a node with their fields, in source order. */
export function childrenOf(node: Node): { node: Node; field: string }[] {
  return (visitorKeys[node.type] ?? []).flatMap((field) => {
    const value: unknown = Reflect.get(node, field);
    return [value].flat().flatMap((child) => (isNode(child) ? [{ node: child, field }] : []));
  });
}

/** Lists a node and its descendants, in source order. */
export function* walk(node: Node, field = '', parent?: Node): Generator<Placed> {
  yield { node, field, parent };
  for (const child of childrenOf(node)) yield* walk(child.node, child.field, node);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
