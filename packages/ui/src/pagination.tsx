import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';
import { Link } from './link.tsx';

interface PaginationProps {
  label: string;
  current: number;
  total: number;
  hrefOf: (page: number) => string;
  /** Accessible name of a page link, for example "Seite 3". */
  pageLabel: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
}

export function Pagination(props: PaginationProps) {
  const { label, current, total, hrefOf, pageLabel, previousLabel, nextLabel } = props;
  if (total < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className="pager">
        {current > 1 && (
          <li>
            <Link href={hrefOf(current - 1)} rel="prev" aria-label={previousLabel}>
              <ChevronLeftIcon />
            </Link>
          </li>
        )}
        {pageWindow(current, total).map((page, index, all) =>
          page === null ? (
            <li key={`gap after ${all[index - 1]}`} aria-hidden="true">
              <span>…</span>
            </li>
          ) : (
            <li key={page}>
              <Link
                href={hrefOf(page)}
                aria-label={pageLabel(page)}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </Link>
            </li>
          ),
        )}
        {current < total && (
          <li>
            <Link href={hrefOf(current + 1)} rel="next" aria-label={nextLabel}>
              <ChevronRightIcon />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

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
