import type { ProductSource, ProductSources } from './product-source.ts';

/** The colours that a configurable product comes in. */
export interface Family {
  colourCount: number;
  /** the colours a card shows for this member: its own first, then the ones people buy most */
  preview(own: number | undefined): number[];
}

const PREVIEW_SIZE = 5;

/** How many products come in each colour. */
export type ColourUse = ReadonlyMap<number, number>;

export function colourUse({ list }: ProductSources): ColourUse {
  const use = new Map<number, number>();
  for (const { attributes } of list) {
    if (attributes.color !== undefined) use.set(attributes.color, (use.get(attributes.color) ?? 0) + 1);
  }
  return use;
}

export function createFamilies(
  sources: ProductSources,
  useOfColour: ColourUse,
): (source: ProductSource) => Family | null {
  const families = new Map<string, Family>();
  for (const [parentSku, variants] of sources.variantsOf) {
    const colours = coloursByPopularity(variants, useOfColour);
    if (colours.length === 0) continue;
    families.set(parentSku, {
      colourCount: colours.length,
      preview: (own) => [...new Set(own === undefined ? colours : [own, ...colours])].slice(0, PREVIEW_SIZE),
    });
  }
  return ({ row }) => families.get(row.parent_sku ?? row.sku) ?? null;
}

/** Bestsellers first, then the colours that most parts come in. */
function coloursByPopularity(variants: readonly ProductSource[], useOfColour: ColourUse): number[] {
  const bestRank = new Map<number, number>();
  for (const { row, attributes } of variants) {
    if (attributes.color === undefined) continue;
    const rank = Math.min(
      row.bestseller_rank ?? Number.MAX_SAFE_INTEGER,
      bestRank.get(attributes.color) ?? Number.MAX_SAFE_INTEGER,
    );
    bestRank.set(attributes.color, rank);
  }
  return [...bestRank.keys()].sort(
    (a, b) => bestRank.get(a)! - bestRank.get(b)! || (useOfColour.get(b) ?? 0) - (useOfColour.get(a) ?? 0) || a - b,
  );
}
