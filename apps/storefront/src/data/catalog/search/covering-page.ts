/** A page of whole numbers that holds the wanted entries, for APIs that only know pages. */
export interface CoveringPage {
  pageSize: number;
  /** the first one is 1 */
  currentPage: number;
  /** place of the page's first entry */
  from: number;
}

/** The smallest such page: mostly the wanted entries themselves, else a few more around them. */
export function coveringPage(start: number, size: number): CoveringPage {
  const last = start + Math.max(size, 1) - 1;
  let pageSize = size;
  while (pageSize > 0 && Math.floor(start / pageSize) !== Math.floor(last / pageSize)) pageSize += 1;
  const before = pageSize > 0 ? Math.floor(start / pageSize) : 0;
  return { pageSize, currentPage: before + 1, from: before * pageSize };
}
