/** Page numbers to link: first, last and the neighbours of the current one; null is a gap. */
export function pageWindow(current: number, total: number, reach = 1): (number | null)[] {
  const pages: (number | null)[] = [];
  for (let page = 1; page <= total; page++) {
    const near = Math.abs(page - current) <= reach || page === 1 || page === total;
    // A gap of a single page is that page.
    const bridges = page === current - reach - 1 || page === current + reach + 1;
    if (near || (bridges && (page === 2 || page === total - 1))) pages.push(page);
    else if (pages.at(-1) !== null) pages.push(null);
  }
  return pages;
}
