/** The colours that a configurable product comes in. */
export interface Family {
  colourCount: number;
  /** the colours a card shows for this member: its own first, then the ones people buy most */
  preview(own: number | undefined): number[];
}

const PREVIEW_SIZE = 5;

/** How many products come in each colour. */
export type ColourUse = ReadonlyMap<number, number>;

/** A product as its family counts it. */
export interface FamilyMember {
  readonly color: number | undefined;
  /** its place among the bestsellers */
  readonly rank: number | null;
}

export function colourUse(products: Iterable<FamilyMember>): ColourUse {
  const use = new Map<number, number>();
  for (const { color } of products) if (color !== undefined) use.set(color, (use.get(color) ?? 0) + 1);
  return use;
}

export type FamilyOf = (product: { sku: string; parent_sku: string | null }) => Family | null;

/** `variantsOf`: by the sku of each family. */
export function createFamilies(
  variantsOf: ReadonlyMap<string, readonly FamilyMember[]>,
  useOfColour: ColourUse,
): FamilyOf {
  const families = new Map<string, Family>();
  for (const [parentSku, variants] of variantsOf) {
    const colours = coloursByPopularity(variants, useOfColour);
    if (colours.length === 0) continue;
    const first = colours.slice(0, PREVIEW_SIZE);
    families.set(parentSku, {
      colourCount: colours.length,
      preview: (own) =>
        own === undefined ? first : [own, ...first.filter((colour) => colour !== own)].slice(0, PREVIEW_SIZE),
    });
  }
  return ({ sku, parent_sku }) => families.get(parent_sku ?? sku) ?? null;
}

/** Bestsellers first, then the colours that most parts come in. */
function coloursByPopularity(variants: readonly FamilyMember[], useOfColour: ColourUse): number[] {
  const bestRank = new Map<number, number>();
  for (const { color, rank } of variants) {
    if (color === undefined) continue;
    const own = rank ?? Number.MAX_SAFE_INTEGER;
    bestRank.set(color, Math.min(own, bestRank.get(color) ?? Number.MAX_SAFE_INTEGER));
  }
  return [...bestRank.keys()].sort(
    (a, b) => bestRank.get(a)! - bestRank.get(b)! || (useOfColour.get(b) ?? 0) - (useOfColour.get(a) ?? 0) || a - b,
  );
}
