/** Which reviews a product page shows: in its address, so that every choice is a link and works without scripts. */

export const REVIEW_ORDERS = ['newest', 'best', 'worst'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

export interface ReviewChoice {
  /** only reviews with so many stars */
  stars: number | null;
  order: ReviewOrder;
  /** pages shown, counted from 1 */
  pages: number;
}

export const allReviews: ReviewChoice = { stars: null, order: 'newest', pages: 1 };

const MOST_PAGES = 100;

export function readReviewChoice(parameters: URLSearchParams): ReviewChoice {
  const stars = Number(parameters.get('stars'));
  const pages = Number(parameters.get('reviews'));
  return {
    stars: [1, 2, 3, 4, 5].includes(stars) ? stars : null,
    order: REVIEW_ORDERS.find((order) => order === parameters.get('order')) ?? 'newest',
    pages: Number.isInteger(pages) && pages >= 1 ? Math.min(pages, MOST_PAGES) : 1,
  };
}

/** The parameters of a choice; what goes without saying is empty. */
export const reviewValues = ({ stars, order, pages }: ReviewChoice) => ({
  stars: stars === null ? '' : String(stars),
  order: order === 'newest' ? '' : order,
  reviews: pages === 1 ? '' : String(pages),
});

/** The same page with another choice of reviews; all other parameters stay. */
export function reviewHref(search: string, choice: ReviewChoice): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(reviewValues(choice))) {
    if (value) parameters.set(name, value);
    else parameters.delete(name);
  }
  return `?${parameters}#reviews`;
}
