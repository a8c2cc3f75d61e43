import type { CmsHierarchy } from '@brixel/contract/catalog';
import type { FooterColumn } from '@brixel/contract/home-page';

const bySortOrder = (a: CmsHierarchy, b: CmsHierarchy): number => a.sort_order - b.sort_order;

/** The footer that the hierarchy of pages makes: level 1 nodes are groups, their children are links. */
export function footerGroups(nodes: readonly CmsHierarchy[]): FooterColumn[] {
  return nodes
    .filter((node) => node.parent_node_id === null)
    .sort(bySortOrder)
    .map((group) => ({
      label: group.label,
      links: nodes
        .filter((node) => node.parent_node_id === group.node_id)
        .sort(bySortOrder)
        .map((node) => ({ label: node.label, path: node.request_url })),
    }))
    .filter((group) => group.links.length > 0);
}
