import { searchQuery } from '@brixel/commerce/search-query';
import type { AttributeOption, CmsHierarchy } from '@brixel/contract/catalog';
import type { Services } from '#data/services.ts';
import { loadAttributes } from './attribute-queries.ts';
import type { Colour, FooterGroup, ShellData } from './shell-data.ts';

/** Loads what surrounds every page. */

const CMS_SIZE = 500;

export async function loadShell(services: Services, signal: AbortSignal): Promise<ShellData> {
  const { catalog } = services;
  const [categories, colours, nodes] = await Promise.all([
    catalog.categories(),
    loadAttributes(services, ['color'], signal),
    catalog.search('cms_hierarchy', searchQuery(), { size: CMS_SIZE, signal }),
  ]);
  return {
    categories,
    colours: (colours[0]?.options ?? []).flatMap(toColour),
    footer: footerGroups(nodes.hits),
  };
}

const toColour = ({ value, label, swatch }: AttributeOption): Colour[] =>
  label && swatch ? [{ id: value, label, hex: swatch.hex, finish: swatch.finish }] : [];

const bySortOrder = (a: CmsHierarchy, b: CmsHierarchy): number => a.sort_order - b.sort_order;

/** Level 1 nodes are groups, their children are links. */
export function footerGroups(nodes: readonly CmsHierarchy[]): FooterGroup[] {
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
