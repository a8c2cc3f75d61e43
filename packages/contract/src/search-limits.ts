/** Limits of searches. Those that browsers need have a name of their own, so that no page loads the others. */

/** Hits of an answer where nothing else is asked for, and goods on a page of a list. */
export const SEARCH_PAGE_SIZE = 50;
/** Shorter texts are not searched for. */
export const MINIMUM_TEXT_LENGTH = 3;
/** Goods in each list of the home page. */
export const HOME_LIST_SIZE = 8;
/** As many attributes as a shop can have, and so what an answer may name. */
export const ATTRIBUTE_LIST_SIZE = 150;

/** Limits of the specification's section 9. */
export const searchLimits = {
  defaultSize: SEARCH_PAGE_SIZE,
  maxSize: 4000,
  attributeSize: ATTRIBUTE_LIST_SIZE,
  categorySize: 4000,
  cmsDefaultSize: 150,
  cmsMaxSize: 500,
  filterAggregationSize: 10,
  colourAggregationSize: 1000,
  minimumScore: 0.02,
  fuzziness: 2,
  boosts: {
    name: 4,
    sku: 3,
    description: 2,
    'category.name': 1,
    logo_design_id: 3,
    logo_element_id: 3,
  },
  priceRanges: [
    [0, 0.02],
    [0.02, 0.05],
    [0.05, 0.2],
    [0.2, 1],
    [1, 2],
    [2, 5],
    [5, 15],
    [15, null],
  ],
} as const;
