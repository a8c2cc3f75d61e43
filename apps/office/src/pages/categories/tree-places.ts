import type { CategoryNode, CategoryPlace } from '@brixel/contract/office/category-endpoints';

type Node = Pick<CategoryNode, 'id' | 'parent_id'>;

/** Nodes come in the order of the tree, each before those below it. */
export const childrenOf = <T extends Node>(nodes: readonly T[], parentId: number | null): T[] =>
  nodes.filter(({ parent_id }) => parent_id === parentId);

/** Itself included. */
export function isWithin(nodes: readonly Node[], id: number | null, aboveId: number): boolean {
  for (let at = id; at !== null; at = nodes.find((node) => node.id === at)?.parent_id ?? null)
    if (at === aboveId) return true;
  return false;
}

/** Where it stands now, as a place that it can be put back to. */
export function placeOf(nodes: readonly Node[], { id, parent_id }: Node): CategoryPlace {
  const siblings = childrenOf(nodes, parent_id);
  return { parent_id, before: siblings[siblings.findIndex((node) => node.id === id) + 1]?.id ?? null };
}

export type Step = 'up' | 'down' | 'in' | 'out';

/** One step by the keyboard; null where there is no such place. */
export function placeAfterStep(nodes: readonly Node[], node: Node, step: Step): CategoryPlace | null {
  const { id, parent_id } = node;
  const siblings = childrenOf(nodes, parent_id);
  const at = siblings.findIndex((sibling) => sibling.id === id);
  const previous = siblings[at - 1];
  if (step === 'up') return previous ? { parent_id, before: previous.id } : null;
  if (step === 'down') return siblings[at + 1] ? { parent_id, before: siblings[at + 2]?.id ?? null } : null;
  if (step === 'in') return previous ? { parent_id: previous.id, before: null } : null;
  const parent = nodes.find((other) => other.id === parent_id);
  return parent ? placeOf(nodes, parent) : null;
}

export type Zone = 'before' | 'inside' | 'after';

/** Where something is dropped on a row; null below itself. */
export function placeOfDrop(nodes: readonly Node[], movedId: number, target: Node, zone: Zone): CategoryPlace | null {
  if (isWithin(nodes, target.id, movedId)) return null;
  if (zone === 'inside') return { parent_id: target.id, before: null };
  const siblings = childrenOf(nodes, target.parent_id).filter(({ id }) => id !== movedId);
  const at = siblings.findIndex(({ id }) => id === target.id);
  return { parent_id: target.parent_id, before: siblings[zone === 'before' ? at : at + 1]?.id ?? null };
}
