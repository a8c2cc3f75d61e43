import type { Columns } from './columns.ts';
import { dependsOn, type Facet } from './facet.ts';
import { PriceFacet, type PriceSettings } from './price-ranges.ts';
import { TermsFacet } from './terms-facet.ts';
import type { ValueSetsData } from './value-sets.ts';

/** All facets, by the names that requests give them. Those that are not configured are made on first use. */
export interface Facets {
  get(field: string): Facet;
  /** appends a document that the columns have already */
  add(document: number): void;
  /** reads a document's values again, where its fields have changed */
  refresh(document: number, changedFields: ReadonlySet<string>): void;
}

const MOST_UNFORESEEN = 32;

export function createFacets(
  columns: Columns,
  foreseen: Readonly<Record<string, ValueSetsData>>,
  price: PriceSettings | null,
): Facets {
  const facets = new Map<string, Facet>();
  for (const [field, data] of Object.entries(foreseen)) facets.set(field, new TermsFacet(columns, field, data));
  const foreseenCount = facets.size;

  function make(field: string): Facet {
    const isPrice = price && columns.canonical(field) === price.field;
    const facet = isPrice ? new PriceFacet(columns, field, price) : new TermsFacet(columns, field, null);
    facets.delete(field);
    // The foreseen ones stand at the front.
    if (facets.size >= foreseenCount + MOST_UNFORESEEN) facets.delete([...facets.keys()][foreseenCount]!);
    facets.set(field, facet);
    return facet;
  }

  return {
    get(field) {
      const known = facets.get(field);
      return known?.isCurrent() ? known : make(field);
    },
    add(document) {
      for (const facet of facets.values()) {
        facet.sets.extend();
        facet.refresh(document);
      }
    },
    refresh(document, changedFields) {
      for (const facet of facets.values()) if (dependsOn(facet, changedFields)) facet.refresh(document);
    },
  };
}
